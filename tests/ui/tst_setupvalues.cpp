#include <QTest>

#include "ui/setup/ArgumentBinding.h"
#include "ui/setup/ProjectNames.h"
#include "ui/setup/SetupContext.h"
#include "ui/setup/StepFields.h"
#include "ui/setup/StepPath.h"

using namespace kernelscope;

static KernelParameter pointer(const QString &name)
{
    return {name, u"float*"_qs, ParameterKind::GlobalPointer, ElementType{}, false, Knowledge::Unknown};
}
static KernelParameter value(const QString &name)
{
    return {name, u"int"_qs, ParameterKind::Value, ElementType{Scalar::Int, 1, {}}, false, Knowledge::Unknown};
}

static Project project()
{
    Project project;
    project.parameters = {Parameter{u"n"_qs, Expression(16.0), {}, {}, {}}};
    for (const char *name : {"A", "B"}) {
        BufferSpec buffer;
        buffer.name = QString::fromLatin1(name);
        buffer.type = u"float"_qs;
        project.buffers.append(buffer);
    }
    LaunchStep launch;
    launch.kernel = u"k"_qs;
    launch.arguments = {{u"in"_qs, BufferArgument{u"B"_qs}}, {u"n"_qs, ValueArgument{{Expression(7.0)}}}};
    Step step;
    step.name = u"go"_qs;
    step.action = launch;
    project.plan = {step};
    return project;
}

static QString described(const QList<Argument> &arguments)
{
    QStringList parts;
    for (const Argument &argument : arguments) {
        QString text = argument.parameter + u'=';
        if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
            text += buffer->buffer;
        else if (const auto *number = std::get_if<ValueArgument>(&argument.value))
            text += listText(number->components);
        else
            text += u'?';
        parts.append(text);
    }
    return parts.join(u' ');
}

class TestSetupValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepMayHaveACondition()
    {
        Project edited = project();
        const FieldBinding condition = stepCondition({0});
        QCOMPARE(condition.path, u"/plan/0/when"_qs);
        QCOMPARE(condition.read(edited), QString());
        condition.write(edited, u"device.svmCoarse"_qs);
        QCOMPARE(edited.plan[0].when, Expression(u"device.svmCoarse"_qs));
        QCOMPARE(condition.read(edited), u"device.svmCoarse"_qs);
        condition.write(edited, QString());
        QVERIFY(edited.plan[0].when.isEmpty());
    }

    void argumentsFollowTheSignature_data()
    {
        QTest::addColumn<QList<KernelParameter>>("parameters");
        QTest::addColumn<QString>("arguments");
        QTest::newRow("as it was") << QList{pointer(u"in"_qs), value(u"n"_qs)} << u"in=B n=7"_qs;
        QTest::newRow("renamed") << QList{pointer(u"source"_qs), value(u"n"_qs)} << u"source=B n=7"_qs;
        QTest::newRow("both renamed") << QList{value(u"count"_qs), pointer(u"x"_qs)} << u"count=7 x=B"_qs;
        QTest::newRow("removed") << QList{value(u"n"_qs)} << u"n=7"_qs;
        QTest::newRow("a new buffer") << QList{pointer(u"in"_qs), value(u"n"_qs), pointer(u"A"_qs)} << u"in=B n=7 A=A"_qs;
        QTest::newRow("another kind") << QList{value(u"in"_qs), value(u"n"_qs)} << u"in=1 n=7"_qs;
    }
    void argumentsFollowTheSignature()
    {
        QFETCH(QList<KernelParameter>, parameters);
        ProgramSignature signature;
        signature.kernels = {KernelSignature{u"k"_qs, parameters, {}, 0, 0, 0, 0}};
        const Project bound = withBoundArguments(signature, project());
        QTEST(described(std::get<LaunchStep>(bound.plan[0].action).arguments), "arguments");
    }

    void whatIsBoundStaysUntouched()
    {
        ProgramSignature signature;
        signature.kernels = {KernelSignature{u"k"_qs, {value(u"n"_qs), pointer(u"in"_qs)}, {}, 0, 0, 0, 0}};
        QCOMPARE(withBoundArguments(signature, project()), project());
        QCOMPARE(withBoundArguments({}, project()), project());
    }

    void renamingABufferRenamesEveryUse()
    {
        Project renamed = project();
        RepeatStep repeat{Expression(u"n > 1"_qs), {}, {}};
        Step swap;
        swap.action = SwapStep{u"A"_qs, u"B"_qs};
        repeat.steps = {swap};
        Step outer;
        outer.action = repeat;
        renamed.plan.append(outer);
        renameBuffer(renamed, u"B"_qs, u"C"_qs);
        QCOMPARE(renamed.buffers[1].name, u"C"_qs);
        QCOMPARE(described(std::get<LaunchStep>(renamed.plan[0].action).arguments), u"in=C n=7"_qs);
        QCOMPARE(std::get<SwapStep>(stepAt(std::as_const(renamed), {1, 0}).action).second, u"C"_qs);
    }

    void listsAreSplitOutsideOfBrackets()
    {
        const auto list = listFrom(u"1, max(a, b), [2, 3]"_qs);
        QCOMPARE(list.size(), 3);
        QCOMPARE(list[1].text, u"max(a, b)"_qs);
        QCOMPARE(listText(list), u"1, max(a, b), [2, 3]"_qs);
    }

    void stepsArePointedAt()
    {
        QCOMPARE(stepPointer({2}), u"/plan/2"_qs);
        QCOMPARE(stepPointer({2, 0}), u"/plan/2/repeat/steps/0"_qs);
    }

    void namesAreFree()
    {
        QCOMPARE(freeName(u"a"_qs, {}), u"a"_qs);
        QCOMPARE(freeName(u"a"_qs, {u"a"_qs, u"a2"_qs}), u"a3"_qs);
    }
};

QTEST_APPLESS_MAIN(TestSetupValues)
#include "tst_setupvalues.moc"
