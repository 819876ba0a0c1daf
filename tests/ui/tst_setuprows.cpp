#include <QTest>

#include "project/ProjectFormat.h"
#include "tests/ui/Facts.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/StepFields.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static BufferSpec bufferOf(const QString &type, const QList<Expression> &shape, Access access, const Init &init)
{
    BufferSpec buffer;
    buffer.name = u"data"_s;
    buffer.type = type;
    buffer.shape = shape;
    buffer.access = access;
    buffer.init = init;
    return buffer;
}

static Step stepOf(const QString &name, const decltype(Step::action) &action)
{
    Step step;
    step.name = name;
    step.action = action;
    return step;
}

class TestSetupRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBufferIsOneLine()
    {
        const Expression n(u"n"_s);
        QCOMPARE(bufferLine(bufferOf(u"int"_s, {n}, Access::Out, ZeroInit{})), u"int [n] out"_s);
        QCOMPARE(bufferLine(bufferOf(u"float4"_s, {n, Expression(2.0)}, Access::In, ExpressionInit{Expression(u"i * 2"_s)})),
                 u"float4 [n, 2] in = i * 2"_s);
        QCOMPARE(
            factsOf(bufferLine(bufferOf(u"int"_s, {n}, Access::InOut, FileInit{u"a.npy"_s})), {u"int"_s, u"n"_s, u"inout"_s, u"a.npy"_s}),
            (QStringList{u"int"_s, u"n"_s, u"inout"_s, u"a.npy"_s}));
    }

    void oneValueIsOne()
    {
        const auto lineOf = [](const QList<Expression> &values) {
            return bufferLine(bufferOf(u"int"_s, {Expression(u"n"_s)}, Access::In, ValuesInit{values}));
        };
        QVERIFY(lineOf({Expression(1.0)}).endsWith(u"1 value"_s));
        QVERIFY(lineOf({Expression(1.0), Expression(2.0)}).endsWith(u"2 values"_s));
    }

    void whereAStepIsExecutedIsEditable()
    {
        Project project;
        project.plan = {stepOf(u"a"_s, LaunchStep{}), stepOf({}, WriteStep{u"b"_s, {}, {}}), stepOf({}, BarrierStep{}),
                        stepOf({}, FinishStep{})};
        const QString noField = u"no such field"_s;
        const auto write = [&](int step, const QString &key, const QString &text) {
            for (const StepField &field : placeFields(project, {step})) {
                if (field.binding.path == u"/plan/%1/%2"_s.arg(step).arg(key)) {
                    field.binding.write(project, text);
                    return field.binding.read(project);
                }
            }
            return noField;
        };
        QCOMPARE(write(0, u"queue"_s, u" io "_s), u"io"_s);
        QCOMPARE(write(0, u"device"_s, u"gpu"_s), u"gpu"_s);
        QCOMPARE(std::get<LaunchStep>(project.plan[0].action).device, u"gpu"_s);
        QCOMPARE(write(1, u"after"_s, u"a,, b , a"_s), u"a, b"_s);
        QCOMPARE(project.plan[1].after, QStringList({u"a"_s, u"b"_s}));
        QCOMPARE(write(1, u"after"_s, QString()), QString());
        QCOMPARE(write(1, u"device"_s, u"gpu"_s), noField);
        QCOMPARE(write(2, u"queue"_s, u"io"_s), noField); // "barrier" names it.
        QVERIFY(placeFields(project, {3}).isEmpty());
    }

    void aStepIsOneLine()
    {
        LaunchStep launch;
        launch.kernel = u"add"_s;
        launch.global = {Expression(u"n"_s), Expression(u"m"_s)};
        QCOMPARE(stepLine(stepOf(u"add"_s, launch)), u"n \u00d7 m"_s);
        launch.local = {Expression(4.0), Expression(2.0)};
        QCOMPARE(stepLine(stepOf(u"first"_s, launch)), u"add  n \u00d7 m by 4 \u00d7 2"_s);
        QCOMPARE(stepLine(stepOf({}, SwapStep{u"a"_s, u"b"_s})), u"a \u2194 b"_s);
        QCOMPARE(factsOf(stepLine(stepOf({}, WriteStep{u"a"_s, Expression(2.0), Expression(u"n"_s)})), {u"a"_s, u"n"_s}),
                 (QStringList{u"a"_s, u"2"_s, u"n"_s}));
        QCOMPARE(stepLine(stepOf({}, FinishStep{})), QString());
        Step placed = stepOf({}, SwapStep{u"a"_s, u"b"_s});
        placed.queue = u"io"_s;
        placed.after = {u"x"_s, u"y"_s};
        const QString swapped = stepLine(stepOf({}, SwapStep{u"a"_s, u"b"_s}));
        QVERIFY(stepLine(placed).startsWith(swapped));
        QCOMPARE(factsOf(stepLine(placed), {u"a"_s, u"b"_s, u"io"_s, u"x"_s, u"y"_s}),
                 (QStringList{u"a"_s, u"b"_s, u"io"_s, u"x"_s, u"y"_s}));
        Step conditional = stepOf({}, SwapStep{u"a"_s, u"b"_s});
        conditional.when = Expression(u"n > 1"_s);
        const QString both = stepLine(conditional);
        conditional.action = FinishStep{};
        QCOMPARE(stepLine(conditional), u"when n > 1"_s);
        QCOMPARE(both, swapped + u' ' + stepLine(conditional));
    }

    void everyKindOfStepSaysWhatItIsFor()
    {
        QStringList purposes;
        for (const QString &kind : stepKindWords())
            purposes << stepPurpose(kind);
        QCOMPARE(purposes.removeDuplicates(), 0);
        QVERIFY(!purposes.contains(QString()));
    }

    void aCheckIsOneLine()
    {
        Check check;
        check.condition = Expression(u"n > 1"_s);
        QCOMPARE(checkLine(check), u"n > 1"_s);
        check.buffer = u"sums"_s;
        check.index = Expression(0.0);
        check.expected = ExpectedBuffer{u"other"_s};
        QCOMPARE(checkLine(check), u"sums[0] = other"_s);
        check.when = Expression(u"n > 1"_s);
        QCOMPARE(checkLine(check), u"sums[0] = other when n > 1"_s);
    }
};

QTEST_APPLESS_MAIN(TestSetupRows)
#include "tst_setuprows.moc"
