#include <QtTest>

#include "pictures/PhaseTable.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// Phases of a group, and the order in which one steps through the accesses of a phase.
class TestPhaseTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accessesAreTakenInTurn();
    void assignmentsAndFencesAreNoSteps();
    void everyPositionHasItsMomentAndBack();
    void phasesOfAGroupThatDiverged();
    void anEmptyGroupHasOnePhase();
    void theSecondGroupByItself();
    void epochsFollowTheFences();
    void loadsStandBehindTheStoresTheyFound();
    void loadsOfTheSameValueStandBeforeTheStores();
    void atomicsFollowTheirOldValues();
    void theLastStoreIsTheOneThatIsFoundLater();
    void whatWasThereBeforeIsReadFirst();
    void valuesThatFitNoOrder();
    void whatAnotherGroupWroteFits();

private:
    /// "i0 A[1]" of each access in the order of the steps, a bar between phases.
    static QString film(const PhaseTable &table);
};

QString TestPhaseTable::film(const PhaseTable &table)
{
    QStringList parts;
    for (int phase = 0; phase < table.phaseCount(); ++phase) {
        if (phase > 0)
            parts << "|";
        for (int step = 0; step < table.stepCount(phase); ++step) {
            const EventIndex event = table.eventAt(table.positionAt({phase, step}));
            const TraceEvent access = table.trace().event(event);
            parts << QString("%1:%2%3")
                         .arg(table.localItemOf(event))
                         .arg(table.trace().objects()[access.object.value].name)
                         .arg(access.offset / 4);
        }
    }
    return parts.join(' ');
}

void TestPhaseTable::accessesAreTakenInTurn()
{
    const Trace trace = traceFrom("global 3 local 3\nbuffer A int 8\nlocal s int 8\n"
                                  "g0.i* load A[i]\ng0.i1-2 load A[i+3]\ng0.i* store s[i]=1\ng0.i* barrier local\n"
                                  "g0.i2 load s[0]\ng0.i2 load s[1]\ng0.i0 load s[7]");
    const PhaseTable table(trace, GroupSlot(0));
    QCOMPARE(table.phaseCount(), 2);
    QCOMPARE(film(table), "0:A0 1:A1 2:A2 0:s0 1:A4 2:A5 1:s1 2:s2 | 0:s7 2:s0 2:s1");
    QCOMPARE(table.activeItems(1), (std::vector<int>{0, 2}));
}

void TestPhaseTable::assignmentsAndFencesAreNoSteps()
{
    const Trace trace = traceFrom("global 2 local 2\nbuffer A int 8\ng0.i* load A[i]\ng0.i* set x from 3\n"
                                  "g0.i* fence.acquire.device global\ng0.i* store A[i+2]=1 from x");
    const PhaseTable table(trace, GroupSlot(0));
    QCOMPARE(film(table), "0:A0 1:A1 0:A2 1:A3");
    QCOMPARE(table.positionOf(EventIndex(1)), -1); // the assignment of item 0
    QCOMPARE(table.positionOf(EventIndex(3)), 2);
    const auto [first, end] = table.events(0, 1);
    QCOMPARE(first.value, 4);
    QCOMPARE(end.value, 8);
}

void TestPhaseTable::everyPositionHasItsMomentAndBack()
{
    const Trace trace = traceFrom("global 4 local 4\nlocal s int 8\ng0.i* barrier local\ng0.i* store s[i]=i\ng0.i0-1 load s[i+1]\n"
                                  "g0.i* barrier local\ng0.i* barrier local\ng0.i3 load s[0]");
    const PhaseTable table(trace, GroupSlot(0));
    QCOMPARE(table.phaseCount(), 4);
    QCOMPARE(table.accessCount(), 7);
    for (int position = 0; position < table.accessCount(); ++position) {
        QCOMPARE(table.positionAt(table.momentAt(position)), position);
        QCOMPARE(table.positionOf(table.eventAt(position)), position);
        QCOMPARE(table.trace().phaseOf(table.eventAt(position)), table.phaseAt(position));
    }
    QCOMPARE(table.momentAt(6), (Moment{3, 0}));
    QCOMPARE(table.momentAt(7), (Moment{3, 1}));
    QCOMPARE(table.positionAt({1, 99}), 6);
    QCOMPARE(table.positionAt({99, 0}), 7);
    QCOMPARE(table.positionAt({-1, 0}), 0);
}

void TestPhaseTable::phasesOfAGroupThatDiverged()
{
    const Trace trace = traceFrom("global 2 local 2\nlocal s int 8\ng0.i* store s[i]=i\ng0.i1 barrier local\ng0.i1 load s[0]");
    const PhaseTable table(trace, GroupSlot(0));
    QCOMPARE(table.phaseCount(), 2);
    QCOMPARE(film(table), "0:s0 1:s1 | 1:s0");
    QVERIFY(!table.reached(1, 0));
    QVERIFY(table.reached(1, 1));
    QCOMPARE(table.events(1, 0).first, table.events(1, 0).second);
}

void TestPhaseTable::anEmptyGroupHasOnePhase()
{
    const PhaseTable table(traceFrom("global 2 local 2"), GroupSlot(0));
    QCOMPARE(table.phaseCount(), 1);
    QCOMPARE(table.stepCount(0), 0);
    QCOMPARE(table.momentAt(0), Moment{});
}

void TestPhaseTable::theSecondGroupByItself()
{
    const Trace trace = traceFrom("global 4 local 2\nbuffer A int 8\ng0.i* load A[x]\ng1.i* load A[x]\ng1.i* barrier both");
    const PhaseTable table(trace, GroupSlot(1));
    QCOMPARE(film(table), "0:A2 1:A3 |");
    QCOMPARE(table.positionOf(EventIndex(0)), -1);
}

void TestPhaseTable::epochsFollowTheFences()
{
    const Trace trace =
        traceFrom("global 2 local 2\nlocal s int 8\ng0.i* barrier local\ng0.i* barrier global\ng0.i* barrier none\ng0.i* barrier both");
    const PhaseTable table(trace, GroupSlot(0));
    const auto starts = [&](FenceFlag fence) {
        QList<int> list;
        for (int phase = 0; phase < table.phaseCount(); ++phase)
            list << table.epochStart(phase, fence);
        return list;
    };
    QCOMPARE(starts(LocalFence), (QList<int>{0, 1, 1, 1, 4}));
    QCOMPARE(starts(GlobalFence), (QList<int>{0, 0, 2, 2, 4}));
}

void TestPhaseTable::loadsStandBehindTheStoresTheyFound()
{
    // As a processor does it: one work-item after the other, here the last one first.
    const PhaseTable table(traceFrom("global 3 local 3\nbuffer A int 8\ng0.i2 load A[0]=0\ng0.i2 store A[0]=1\n"
                                     "g0.i0 load A[0]=1\ng0.i0 store A[0]=2\ng0.i1 load A[0]=2\ng0.i1 store A[0]=3"),
                           GroupSlot(0));
    QCOMPARE(film(table), "2:A0 2:A0 0:A0 0:A0 1:A0 1:A0");
    QVERIFY(table.fitsValues(0));
    for (int position = 0; position < table.accessCount(); ++position)
        QCOMPARE(table.positionOf(table.eventAt(position)), position);
}

void TestPhaseTable::loadsOfTheSameValueStandBeforeTheStores()
{
    const PhaseTable table(traceFrom("global 3 local 3\nbuffer A int 8\ng0.i* load A[0]=7\ng0.i* store A[0]=8"), GroupSlot(0));
    QCOMPARE(film(table), "0:A0 1:A0 2:A0 0:A0 1:A0 2:A0");
}

void TestPhaseTable::atomicsFollowTheirOldValues()
{
    const PhaseTable table(traceFrom("global 3 local 3\nbuffer A int 8\ng0.i0 atomic_add A[1]=9,2\ng0.i1 atomic_add A[1]=5,1\n"
                                     "g0.i2 atomic_add A[1]=6,3"),
                           GroupSlot(0));
    QCOMPARE(film(table), "1:A1 2:A1 0:A1");
    QVERIFY(table.fitsValues(0));
}

void TestPhaseTable::theLastStoreIsTheOneThatIsFoundLater()
{
    const PhaseTable table(traceFrom("global 3 local 3\nlocal s int 1\ng0.i* store s[0]=i\ng0.i* barrier local\ng0.i* load s[0]=1"),
                           GroupSlot(0));
    QCOMPARE(film(table), "0:s0 2:s0 1:s0 | 0:s0 1:s0 2:s0");
    QVERIFY(table.fitsValues(0));
}

/// Local memory that nobody wrote to before.
void TestPhaseTable::whatWasThereBeforeIsReadFirst()
{
    const PhaseTable table(traceFrom("global 2 local 2\nlocal s int 2\ng0.i0 store s[0]=7\ng0.i1 store s[1]=64\n"
                                     "g0.i0 load s[1]=9\ng0.i1 load s[0]=7"),
                           GroupSlot(0));
    QCOMPARE(film(table), "0:s0 0:s1 1:s1 1:s0");
    QVERIFY(table.fitsValues(0));
}

void TestPhaseTable::valuesThatFitNoOrder()
{
    const PhaseTable table(traceFrom("global 2 local 2\nlocal s int 1\ng0.i0 store s[0]=1\ng0.i1 store s[0]=2\n"
                                     "g0.i0 load s[0]=2\ng0.i1 load s[0]=1\ng0.i* barrier local\ng0.i* load s[0]=2"),
                           GroupSlot(0));
    QCOMPARE(table.stepCount(0), 4);
    QVERIFY(!table.fitsValues(0));
    QVERIFY(table.fitsValues(1));
}

void TestPhaseTable::whatAnotherGroupWroteFits()
{
    const PhaseTable table(traceFrom("global 4 local 2\nbuffer A int 1\ng0.i0 load A[0]=0\ng0.i0 store A[0]=1\n"
                                     "g1.i* load A[0]=1\ng1.i* store A[0]=2\ng0.i1 load A[0]=2\ng0.i1 store A[0]=3"),
                           GroupSlot(0));
    QCOMPARE(film(table), "0:A0 0:A0 1:A0 1:A0");
    QVERIFY(table.fitsValues(0));
}

QTEST_GUILESS_MAIN(TestPhaseTable)
#include "tst_phasetable.moc"
