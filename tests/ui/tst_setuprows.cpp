#include <QTest>

#include "project/KindWords.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/StepFields.h"

using namespace kernelscope;

static BufferSpec bufferOf(const QString &type, const QList<Expression> &shape, Access access, const Init &init)
{
    BufferSpec buffer;
    buffer.name = u"data"_qs;
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
        const Expression n(u"n"_qs);
        QCOMPARE(bufferLine(bufferOf(u"int"_qs, {n}, Access::Out, ZeroInit{})), u"int [n] out"_qs);
        QCOMPARE(bufferLine(bufferOf(u"float4"_qs, {n, Expression(2.0)}, Access::In, ExpressionInit{Expression(u"i * 2"_qs)})),
                 u"float4 [n, 2] in = i * 2"_qs);
        QCOMPARE(bufferLine(bufferOf(u"int"_qs, {n}, Access::InOut, FileInit{u"a.npy"_qs})), u"int [n] inout from a.npy"_qs);
    }

    void aStepIsOneLine()
    {
        LaunchStep launch;
        launch.kernel = u"add"_qs;
        launch.global = {Expression(u"n"_qs), Expression(u"m"_qs)};
        QCOMPARE(stepLine(stepOf(u"add"_qs, launch)), u"n \u00d7 m"_qs);
        launch.local = {Expression(4.0), Expression(2.0)};
        QCOMPARE(stepLine(stepOf(u"first"_qs, launch)), u"add  n \u00d7 m by 4 \u00d7 2"_qs);
        QCOMPARE(stepLine(stepOf({}, SwapStep{u"a"_qs, u"b"_qs})), u"a \u2194 b"_qs);
        QCOMPARE(stepLine(stepOf({}, WriteStep{u"a"_qs, Expression(2.0), Expression(u"n"_qs)})), u"a from 2 count n"_qs);
        QCOMPARE(stepLine(stepOf({}, FinishStep{})), QString());
        Step conditional = stepOf({}, SwapStep{u"a"_qs, u"b"_qs});
        conditional.when = Expression(u"n > 1"_qs);
        QCOMPARE(stepLine(conditional), u"a \u2194 b when n > 1"_qs);
        conditional.action = FinishStep{};
        QCOMPARE(stepLine(conditional), u"when n > 1"_qs);
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
        check.condition = Expression(u"n > 1"_qs);
        QCOMPARE(checkLine(check), u"n > 1"_qs);
        check.buffer = u"sums"_qs;
        check.index = Expression(0.0);
        check.expected = ExpectedBuffer{u"other"_qs};
        QCOMPARE(checkLine(check), u"sums[0] = other"_qs);
        check.when = Expression(u"n > 1"_qs);
        QCOMPARE(checkLine(check), u"sums[0] = other when n > 1"_qs);
    }
};

QTEST_APPLESS_MAIN(TestSetupRows)
#include "tst_setuprows.moc"
