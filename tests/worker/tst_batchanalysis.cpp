#include <QtTest>

#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "tests/support/TraceText.h"
#include "worker/BatchAnalysis.h"

using namespace kernelscope;

namespace {

/// One group of a launch of `groups`: each work-item writes its element, and the first ones of all groups the element 0.
Trace batchOf(int group, int groups, const QString &more = {})
{
    return traceFrom(QStringLiteral("global %1 local 4\ngroups %2\nbuffer A int %1 inout\nlocal s int 4\n"
                                    "g%2.i* store A[4g+i]=1 @7\n%3")
                         .arg(4 * groups)
                         .arg(group)
                         .arg(more));
}

QString shared(int group)
{
    return QStringLiteral("g%1.i3 store A[0]=%1 @8\ng%1.i0 store s[0]=1 @9\ng%1.i1 load s[0]=1 @9\n").arg(group);
}

void add(BatchAnalysis &analysis, const Trace &batch, bool moreToCome)
{
    analysis.add(batch, findAll(batch), moreToCome);
}

/// What findAll() and the summary say one after the other.
QList<Finding> inTurn(const QList<Trace> &batches)
{
    QList<Finding> all;
    GlobalMemorySummary summary;
    for (const Trace &batch : batches) {
        addBatch(all, findAll(batch));
        addBatch(all, summary.add(batch));
    }
    return all;
}

QString text(const QList<Finding> &findings)
{
    QString text;
    for (const Finding &finding : findings)
        text += QStringLiteral("%1 x%2: %3\n").arg(int(finding.kind)).arg(finding.count).arg(finding.message);
    return text;
}

} // namespace

class tst_BatchAnalysis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A launch that races may not show again what it showed.
    void anotherRecordingAddsWhatIsNotKnown()
    {
        const QList<Finding> whole = findAll(batchOf(0, 1, shared(0)));
        const QList<Finding> other = findAll(batchOf(0, 1, "g0.i0 store A[1]=5 @9\ng0.i1 load A[1]=5 @10\n"));
        QVERIFY(!whole.isEmpty());
        QVERIFY(!other.isEmpty());
        QList<Finding> found = whole;
        addMissing(found, whole);
        QCOMPARE(text(found), text(whole));
        addMissing(found, other);
        QCOMPARE(found.size(), whole.size() + other.size());
        for (const Finding &finding : other)
            QVERIFY(text(found).contains(text({finding})));
    }

    void findsRacesWithinAndBetweenBatches()
    {
        QList<Trace> batches;
        for (int group = 0; group < 6; ++group)
            batches << batchOf(group, 6, shared(group));
        BatchAnalysis analysis;
        for (int group = 0; group < 6; ++group)
            add(analysis, batches[group], group < 5);
        const QList<Finding> found = analysis.take();
        QCOMPARE(text(found), text(inTurn(batches)));
        QVERIFY(std::ranges::any_of(found, [](const Finding &f) { return f.object == "s" && f.count == 6; }));
        QVERIFY(std::ranges::any_of(found, [](const Finding &f) { return f.object == "A"; }));
    }
    void startsAnewWithEachLaunch()
    {
        BatchAnalysis analysis;
        add(analysis, batchOf(0, 2, shared(0)), true);
        QVERIFY(!analysis.take().isEmpty());
        add(analysis, batchOf(1, 2), true);
        add(analysis, batchOf(0, 2), false);
        QCOMPARE(text(analysis.take()), QString());
        QCOMPARE(text(analysis.take()), QString());
        // It writes to what the group before it wrote to: in another launch, so that nothing races.
        const Trace other = batchOf(1, 2, "g1.i3 store A[0]=1 @8\n");
        add(analysis, batchOf(0, 2), true);
        QCOMPARE(text(analysis.take()), QString());
        add(analysis, other, false);
        QCOMPARE(text(analysis.take()), QString());
        add(analysis, batchOf(0, 2), true);
        add(analysis, other, false);
        QVERIFY(!analysis.take().isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_BatchAnalysis)
#include "tst_batchanalysis.moc"
