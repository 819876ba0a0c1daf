#include <QtTest>

#include <algorithm>

#include "analysis/Evidence.h"
#include "analysis/Findings.h"
#include "pictures/FindingCells.h"
#include "pictures/FindingGroups.h"
#include "pictures/OutsideAccesses.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// Which work-groups take part in what was found, and what no picture has a place for.
class TestFindingGroups : public QObject
{
    Q_OBJECT

private:
    /// Of the only finding.
    static QList<quint64> groupsIn(const QString &text)
    {
        const Trace trace = traceFrom(text);
        const QList<Finding> findings = findAll(trace);
        if (findings.size() != 1)
            return {quint64(findings.size()) + 1000};
        const auto found = groupsOfFinding(trace, findings[0]);
        QList<quint64> groups(found.begin(), found.end());
        std::ranges::sort(groups);
        return groups;
    }

private Q_SLOTS:
    void allGroupsThatRaceWithEachOther()
    {
        QCOMPARE(groupsIn("global 8 local 2\nbuffer A int 8\ng0-3.i0 store A[0]=x @3\ng*.i1 store A[x]=1 @4"),
                 (QList<quint64>{0, 1, 2, 3}));
    }

    void aGroupAtAnElementOfItsOwnDoesNot()
    {
        QCOMPARE(groupsIn("global 8 local 2\nbuffer A int 8\ng0.i0 store A[0]=1 @3\ng2.i0 store A[0]=2 @3\ng1.i0 store A[5]=3 @3"),
                 (QList<quint64>{0, 2}));
    }

    void eachGroupWhoseWorkItemsRace()
    {
        QCOMPARE(groupsIn("global 6 local 2\nlocal s int 2\ng0.i* store s[0]=i @3\ng1.i* store s[i]=i @3\ng2.i* store s[0]=i @3"),
                 (QList<quint64>{0, 2}));
    }

    void aBarrierInBetweenOrdersThem()
    {
        QCOMPARE(groupsIn("global 4 local 2\nlocal s int 2\ng0.i* store s[0]=i @3\ng1.i0 store s[0]=1 @3\ng1.i* barrier local @4\n"
                          "g1.i1 store s[0]=2 @3"),
                 (QList<quint64>{0}));
    }

    void everyGroupThatLeavesABuffer()
    {
        QCOMPARE(groupsIn("global 6 local 2\nbuffer A int 6\ng0.i0 load A[7]=0 @3\ng2.i1 load A[9]=0 @3"), (QList<quint64>{0, 2}));
    }

    /// The device lists the first few work-items of a place that leave an object.
    void everyGroupOfManyThatLeaveABuffer()
    {
        QCOMPARE(groupsIn("global 18 local 2\nbuffer A int 6\ng0-7.i* load A[7]=0 @3\ng8.i* load A[1]=0 @3"),
                 (QList<quint64>{0, 1, 2, 3, 4, 5, 6, 7}));
    }

    void everyGroupThatReadsWhatNobodyWrote()
    {
        QCOMPARE(groupsIn("global 8 local 2\nlocal s int 2\ng0.i1 load s[0]=0 @3\ng1.i1 store s[0]=1 @2\ng1.i1 load s[0]=1 @3\n"
                          "g2-3.i0 load s[1]=0 @3"),
                 (QList<quint64>{0, 2, 3}));
    }

    void whoeverStoredAWrongResult()
    {
        const Trace trace = traceFrom("global 6 local 2\nbuffer A int 3\ng0-2.i0 store A[g]=1 @3");
        Finding mismatch;
        mismatch.kind = FindingKind::ResultMismatch;
        mismatch.object = "A";
        mismatch.accesses = {accessOf(trace, EventIndex(1))};
        mismatch.count = 3;
        QCOMPARE(groupsOfFinding(trace, mismatch).size(), std::size_t(3));
        mismatch.count = 2; // Which of them differ isn't known but of the one that the finding names.
        QCOMPARE(groupsOfFinding(trace, mismatch).size(), std::size_t(1));
    }

    void whatLiesOutsideIsCounted()
    {
        const PhaseTable phases(traceFrom("global 2 local 2\nbuffer A int 4\nbuffer B int 4\ng0.i0 load A-4=0\ng0.i1 load A[4]=0\n"
                                          "g0.i* load B[i]=1"),
                                GroupSlot(0));
        const OutsideAccesses outside = accessesOutside(phases, ObjectIndex(0));
        QCOMPARE(outside, (OutsideAccesses{2, "A[-1]", {{-1, {0}}, {4, {1}}}}));
        QCOMPARE(outsideText(outside), "2 accesses lie outside of it, the first at A[-1]");
        QCOMPARE(outsideText({1, "A[4]", {}}), "A[4] lies outside of it");
        QCOMPARE(accessesOutside(phases, ObjectIndex(1)), OutsideAccesses{});
        QVERIFY(outsideText({}).isEmpty());
    }

    void elementsWithFindings()
    {
        const Trace trace =
            traceFrom("global 4 local 2\nlocal s int 4\ng0.i* store s[1]=i @3\ng1.i* store s[i]=i @3\ng1.i0 load s[3]=0 @4");
        const QList<Finding> findings = findAll(trace);
        const auto in = [&](int group) {
            const auto phases = std::make_shared<const PhaseTable>(trace, GroupSlot(group));
            return findingCells(phases, ObjectIndex(0), 0, 3, findings);
        };
        QCOMPARE(in(0).size(), 1);
        QCOMPARE(in(0).first().element, 1u);
        QVERIFY(in(0).first().kind == FindingKind::DataRace);
        QCOMPARE(in(1).size(), 1);
        QCOMPARE(in(1).first().element, 3u);
        QVERIFY(in(1).first().kind == FindingKind::UninitialisedRead);
    }

    /// Each of the elements that it names, whichever work-group wrote the first of them.
    void elementsThatDifferBetweenTwoRuns()
    {
        const Trace trace = traceFrom("global 3 local 1\nbuffer A int 4\ng0-2.i0 store A[g]=1 @3");
        Finding mismatch;
        mismatch.kind = FindingKind::ResultMismatch;
        mismatch.memory = AddressSpace::Global;
        mismatch.object = "A";
        mismatch.element = 0;
        mismatch.elements = {0, 2, 3};
        mismatch.accesses = {accessOf(trace, EventIndex(0))};
        const auto phases = std::make_shared<const PhaseTable>(trace, GroupSlot(2));
        QList<quint64> elements;
        for (const FindingCell &cell : findingCells(phases, ObjectIndex(0), 0, 2, {mismatch}))
            elements << cell.element;
        QCOMPARE(elements, (QList<quint64>{0, 2}));
    }
};

QTEST_GUILESS_MAIN(TestFindingGroups)
#include "tst_findinggroups.moc"
