#include <QTest>

#include "project/ProjectDocument.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/SetupContext.h"
#include "ui/setup/SetupFollowing.h"
#include "ui/setup/StepFields.h"
#include "ui/setup/StepPath.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static KernelParameter pointer(const QString &name)
{
    return {name, u"float*"_s, ParameterKind::GlobalPointer, ElementType{}, false, Knowledge::Unknown};
}
static KernelParameter value(const QString &name)
{
    return {name, u"int"_s, ParameterKind::Value, ElementType{Scalar::Int, 1, {}}, false, Knowledge::Unknown};
}

static QByteArray wholeText()
{
    return R"({ "kernelscope": 1, "title": "All", "sources": ["a.cl"], "build": { "defines": { "N": "n / 2" } },
        "parameters": { "n": 8, "group": 4 },
        "buffers": [ { "name": "data", "type": "int", "shape": ["n"], "access": "inout", "init": { "expression": "nn + Math.n" } } ],
        "plan": [ { "launch": "go", "kernel": "k", "global": ["n"], "local": ["group"],
                    "arguments": { "p": { "buffer": "data" }, "n": { "value": "n" } } },
                  { "repeat": { "while": "n > 1", "steps": [ { "set": { "n": "n - 1" } } ] } },
                  { "launch": "on", "kernel": "k", "global": ["n"], "after": ["go"],
                    "arguments": { "p": { "buffer": "data" }, "n": { "value": "n" } } } ],
        "checks": [ { "name": "n", "condition": "data[0] + buffers['data'].length + x.data" } ],
        "sweep": { "vary": { "n": [4, 8] }, "launches": ["go"] } })";
}

/// The text with each second string in place of the one before it.
template <typename... Strings> static QByteArray changed(const Strings &...strings)
{
    QByteArray text = wholeText();
    const QList<QByteArray> all{strings...};
    for (qsizetype i = 0; i + 1 < all.size(); i += 2)
        text.replace(all[i], all[i + 1]);
    return text;
}

static Project project()
{
    Project project;
    project.parameters = {Parameter{u"n"_s, Expression(16.0), {}, {}, {}}};
    for (const char *name : {"A", "B"}) {
        BufferSpec buffer;
        buffer.name = QString::fromLatin1(name);
        buffer.type = u"float"_s;
        project.buffers.append(buffer);
    }
    LaunchStep launch;
    launch.kernel = u"k"_s;
    launch.arguments = {{u"in"_s, BufferArgument{u"B"_s}}, {u"n"_s, ValueArgument{{Expression(7.0)}}}};
    Step step;
    step.name = u"go"_s;
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
            text += valueText(number->value);
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
        QCOMPARE(condition.path, u"/plan/0/when"_s);
        QCOMPARE(condition.read(edited), QString());
        condition.write(edited, u"device.svmCoarse"_s);
        QCOMPARE(edited.plan[0].when, Expression(u"device.svmCoarse"_s));
        QCOMPARE(condition.read(edited), u"device.svmCoarse"_s);
        condition.write(edited, QString());
        QVERIFY(edited.plan[0].when.isEmpty());
    }

    void argumentsFollowTheSignature_data()
    {
        QTest::addColumn<QList<KernelParameter>>("parameters");
        QTest::addColumn<QString>("arguments");
        QTest::newRow("as it was") << QList{pointer(u"in"_s), value(u"n"_s)} << u"in=B n=7"_s;
        QTest::newRow("renamed") << QList{pointer(u"source"_s), value(u"n"_s)} << u"source=B n=7"_s;
        QTest::newRow("both renamed") << QList{value(u"count"_s), pointer(u"x"_s)} << u"count=7 x=B"_s;
        QTest::newRow("removed") << QList{value(u"n"_s)} << u"n=7"_s;
        QTest::newRow("a new buffer") << QList{pointer(u"in"_s), value(u"n"_s), pointer(u"A"_s)} << u"in=B n=7 A=A"_s;
        QTest::newRow("another kind") << QList{value(u"in"_s), value(u"n"_s)} << u"in=n n=7"_s;
    }
    void argumentsFollowTheSignature()
    {
        QFETCH(QList<KernelParameter>, parameters);
        ProgramSignature signature;
        signature.kernels = {KernelSignature{u"k"_s, parameters, {}, 0, 0, 0, 0}};
        const Project bound = followKernels(signature, signature, project()).project;
        QTEST(described(std::get<LaunchStep>(bound.plan[0].action).arguments), "arguments");
    }

    void whatIsBoundStaysUntouched()
    {
        ProgramSignature signature;
        signature.kernels = {KernelSignature{u"k"_s, {value(u"n"_s), pointer(u"in"_s)}, {}, 0, 0, 0, 0}};
        QCOMPARE(followKernels(signature, signature, project()).project, project());
        QCOMPARE(followKernels({}, {}, project()).project, project());
    }

    void renamingABufferRenamesEveryUse()
    {
        Project renamed = project();
        RepeatStep repeat{Expression(u"n > 1"_s), {}, {}};
        Step swap;
        swap.action = SwapStep{u"A"_s, u"B"_s};
        repeat.steps = {swap};
        Step outer;
        outer.action = repeat;
        renamed.plan.append(outer);
        renameBuffer(renamed, u"B"_s, u"C"_s);
        QCOMPARE(renamed.buffers[1].name, u"C"_s);
        QCOMPARE(described(std::get<LaunchStep>(renamed.plan[0].action).arguments), u"in=C n=7"_s);
        QCOMPARE(std::get<SwapStep>(stepAt(std::as_const(renamed), {1, 0}).action).second, u"C"_s);
    }

    /// The whole project as text: what a name stands for is the same everywhere, and only there.
    void namesAreGivenAnewEverywhere_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *kind, const char *from, const char *to, const QByteArray &after) {
            QTest::addRow("%s %s to %s", kind, from, to) << kind << from << to << after;
        };
        row("parameter", "n", "count",
            changed(R"("n": 8)", R"("count": 8)", R"(["n"])", R"(["count"])", R"("n / 2")", R"("count / 2")", R"("n": "n - 1")",
                    R"("count": "count - 1")", R"("n > 1")", R"("count > 1")", R"("n": [4, 8])", R"("count": [4, 8])", R"("value": "n")",
                    R"("value": "count")"));
        row("buffer", "data", "input",
            changed(R"("name": "data")", R"("name": "input")", R"("buffer": "data" })", R"("buffer": "input" })",
                    R"(data[0] + buffers['data'].length + x.data)", R"(input[0] + buffers['input'].length + x.data)"));
        row("step", "go", "first",
            changed(R"("launch": "go")", R"("launch": "first")", R"("after": ["go"])", R"("after": ["first"])", R"("launches": ["go"])",
                    R"("launches": ["first"])"));
    }
    void namesAreGivenAnewEverywhere()
    {
        QFETCH(QString, kind);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QByteArray, after);
        auto project = readProject(wholeText(), "p.kscope");
        const auto wanted = readProject(after, "p.kscope");
        QVERIFY2(project && wanted, qPrintable(project ? (wanted ? QString() : wanted.error().message) : project.error().message));
        (kind == "parameter" ? renameParameter : kind == "buffer" ? renameBuffer : renameStep)(*project, from, to);
        QCOMPARE(QString::fromUtf8(projectText(*project)), QString::fromUtf8(projectText(*wanted)));
    }

    /// A parameter of its name is what values mean, not the macro.
    void aDefineIsRenamedWithTheValuesThatUseIt()
    {
        Project own;
        own.build.defines = {{u"TILE"_s, Expression(u"n / 4"_s)}, {u"AREA"_s, Expression(u"TILE * TILE + TILES"_s)}};
        QVERIFY(renameDefine(own, u"TILE"_s, u"BLOCK"_s));
        QCOMPARE(own.build.defines[0].name, u"BLOCK"_s);
        QCOMPARE(own.build.defines[1].value.text, u"BLOCK * BLOCK + TILES"_s);
        QVERIFY(!renameDefine(own, u"TILE"_s, u"BLOCK"_s));
        own.build.defines = {{u"TILE"_s, Expression(u"TILE"_s)}};
        own.parameters = {Parameter{u"TILE"_s, Expression(16.0), {}, {}, {}}};
        QVERIFY(renameDefine(own, u"TILE"_s, u"BLOCK"_s));
        QCOMPARE(own.build.defines[0].name, u"BLOCK"_s);
        QCOMPARE(own.build.defines[0].value.text, u"TILE"_s);
    }

    /// The planner says what is wrong with such a name; expressions would come to mean something else.
    void expressionsStayWhereTheNameIsTakenOrNone()
    {
        for (const QString &name : {u"data"_s, u"while"_s, u"2n"_s}) {
            auto project = readProject(wholeText(), "p.kscope");
            QVERIFY(project);
            renameParameter(*project, u"n"_s, name);
            QCOMPARE(project->parameters.first().name, name);
            QCOMPARE(std::get<LaunchStep>(project->plan.first().action).global.first().text, u"n"_s);
        }
    }

    void listsAreSplitOutsideOfBrackets()
    {
        const auto list = listFrom(u"1, max(a, b), [2, 3]"_s);
        QCOMPARE(list.size(), 3);
        QCOMPARE(list[1].text, u"max(a, b)"_s);
        QCOMPARE(listText(list), u"1, max(a, b), [2, 3]"_s);
    }

    void valuesOfStructsAreWrittenAsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("numbers"); // Those that it is taken apart to.
        QTest::newRow("number") << u"n + 1"_s << u"n + 1"_s;
        QTest::newRow("list") << u"1, max(a, b), 3"_s << u"1|max(a, b)|3"_s;
        QTest::newRow("list in a list") << u"1, [2, [3, n]]"_s << u"1|2|3|n"_s;
        QTest::newRow("members") << u"{position: [1, 2], mass: n / 2}"_s << u"1|2|n / 2"_s;
        QTest::newRow("expression that begins with a bracket") << u"[1, 2].map(k => k * 2)"_s << u"[1, 2].map(k => k * 2)"_s;
        QTest::newRow("spread list") << u"[...Array(3).keys()]"_s << u"[...Array(3).keys()]"_s;
        QTest::newRow("two lists") << u"[1, 2][[0, 1]]"_s << u"[1, 2][[0, 1]]"_s;
        QTest::newRow("text") << u"{a: \"1, }\", b: 2}"_s << u"\"1, }\"|2"_s;
    }
    void valuesOfStructsAreWrittenAsText()
    {
        QFETCH(QString, text);
        QFETCH(QString, numbers);
        const GivenValue value = valueFrom(text);
        QCOMPARE(valueText(value), text);
        QStringList texts;
        for (const Expression &number : value.numbers())
            texts << number.text;
        QCOMPARE(texts.join(u'|'), numbers);
    }

    void stepsArePointedAt()
    {
        QCOMPARE(stepPointer({2}), u"/plan/2"_s);
        QCOMPARE(stepPointer({2, 0}), u"/plan/2/repeat/steps/0"_s);
    }

    void namesAreFree()
    {
        QCOMPARE(freeName(u"a"_s, {}), u"a"_s);
        QCOMPARE(freeName(u"a"_s, {u"a"_s, u"a2"_s}), u"a3"_s);
    }
};

QTEST_APPLESS_MAIN(TestSetupValues)
#include "tst_setupvalues.moc"
