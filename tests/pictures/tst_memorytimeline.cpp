#include <QtTest>

#include <QRandomGenerator>

#include "analysis/DataRaces.h"
#include "analysis/ValueText.h"
#include "pictures/MemoryCursor.h"
#include "pictures/RacingCells.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// What a group's memory holds at each moment.
static CellState stateAt(const MemoryTimeline &timeline, int cell, Moment moment)
{
    return timeline.state(cell, timeline.accessesDone(cell, timeline.phases().positionAt(moment)), moment.phase);
}

class TestMemoryTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAppearAsTheyAreWritten();
    void readsTellTheInitialContents();
    void whoWroteAndHowLongAgo();
    void partsOfACell();
    void structsHaveTheirMembers();
    void anAccessToSeveralCells();
    void atomicsLeaveTheirResult();
    void aCopyIsToldOnceAndItsValuesByTheReads();
    void aWindowOfABuffer();
    void oneMemoryUnderTwoNames();
    void outOfBoundsIsNotInIt();
    void steppingEqualsJumping();
    void racingCellsHaveBothAccesses();
    void cellsThatAtomicsOrderDontRace();
    void cellsRaceBetweenGroups();
    void groupsThatUseAtomicsDontRace();
    void aRaceIsShownAsItsValuesProve();
    void aReadShowsWhatAnotherGroupWrote();

private:
    static std::shared_ptr<const MemoryTimeline> timeline(const QString &text, int object, quint64 first = 0,
                                                          quint64 count = MemoryTimeline::mostCells);
    /// "- 3 7" at a moment: values of all cells; "-" uninitialised, "?" not known.
    static QString contents(const MemoryTimeline &timeline, Moment moment);
};

std::shared_ptr<const MemoryTimeline> TestMemoryTimeline::timeline(const QString &text, int object, quint64 first, quint64 count)
{
    const auto phases = std::make_shared<const PhaseTable>(traceFrom(text), GroupSlot(0));
    return std::make_shared<const MemoryTimeline>(phases, ObjectIndex(object), first, count);
}

QString TestMemoryTimeline::contents(const MemoryTimeline &timeline, Moment moment)
{
    QStringList list;
    for (int cell = 0; cell < timeline.cellCount(); ++cell) {
        const CellState state = stateAt(timeline, cell, moment);
        const QString text = timeline.text(cell, state.accesses);
        list << (state.contents == CellState::Contents::Uninitialised ? "-" : text.isEmpty() ? "?" : text);
    }
    return list.join(' ');
}

void TestMemoryTimeline::valuesAppearAsTheyAreWritten()
{
    const auto t = timeline("global 4 local 4\nlocal s int 4\ng0.i* store s[i]=10i\ng0.i* barrier local\n"
                            "g0.i0-1 load s[i+2]=10i+20\ng0.i0-1 store s[i]=20i+20",
                            0);
    QCOMPARE(contents(*t, {0, 0}), "- - - -");
    QCOMPARE(contents(*t, {0, 2}), "0 10 - -");
    QCOMPARE(contents(*t, {1, 0}), "0 10 20 30");
    QCOMPARE(contents(*t, {1, 2}), "0 10 20 30");
    QCOMPARE(contents(*t, {1, 3}), "20 10 20 30");
    QCOMPARE(contents(*t, {1, 4}), "20 40 20 30");
    QCOMPARE(t->number(1, t->accessesDone(1, 99)), 40.0);
}

void TestMemoryTimeline::readsTellTheInitialContents()
{
    const auto t = timeline("global 2 local 2\nbuffer A float 3\ng0.i0 load A[0]=7\ng0.i0 store A[0]=8\ng0.i1 store A[1]=9", 0);
    QCOMPARE(contents(*t, {0, 0}), "7 ? ?");
    QCOMPARE(contents(*t, {0, 9}), "8 9 ?");
    QCOMPARE(int(stateAt(*t, 1, {0, 0}).contents), int(CellState::Contents::Initial));
}

void TestMemoryTimeline::whoWroteAndHowLongAgo()
{
    const auto t =
        timeline("global 4 local 4\nlocal s int 4\ng0.i* store s[i]=i @5\ng0.i* barrier local\ng0.i* load s[3]=3\ng0.i* barrier local\n"
                 "g0.i0 store s[3]=1 @9",
                 0);
    const CellState early = stateAt(*t, 3, {1, 3});
    QCOMPARE(early.writer, 3);
    QCOMPARE(early.ageInPhases, 1);
    QCOMPARE(early.readsSince, 3);
    QCOMPARE(t->trace().site(t->trace().event(early.event).site).range.begin.line, 5);
    const CellState late = stateAt(*t, 3, {2, 1});
    QCOMPARE(late.writer, 0);
    QCOMPARE(late.ageInPhases, 0);
    QCOMPARE(late.readsSince, 0);
    QCOMPARE(t->accesses(3).size(), std::size_t(6));
}

void TestMemoryTimeline::partsOfACell()
{
    const auto t = timeline("global 2 local 2\nlocal s int 2\ng0.i0 store:short s+0=258\ng0.i1 store:short s+2=1", 0);
    QCOMPARE(contents(*t, {0, 1}), "? -");
    QCOMPARE(contents(*t, {0, 2}), "65794 -");
}

/// As in Steps; in hexadecimal digits where their layout is not known.
void TestMemoryTimeline::structsHaveTheirMembers()
{
    StructMember position, hits;
    position.name = "position";
    position.type = ElementType{Scalar::Float, 2, {}};
    hits.name = "hits";
    hits.type = ElementType{Scalar::Int, 1, {}};
    hits.offset = 8;
    hits.count = 2;
    const QList<StructLayout> layouts{{"struct body", 16, {position, hits}}};
    const ElementType type{Scalar::Int, 1, "struct body"};
    const float at[] = {1.5f, -2.0f};
    const int counts[] = {7, 9};
    QByteArray bytes(reinterpret_cast<const char *>(at), sizeof at);
    bytes.append(reinterpret_cast<const char *>(counts), sizeof counts);
    QCOMPARE(typedText(type, 16, bytes.constData(), layouts), QString("{position: (1.5, -2), hits: {7, 9}}"));
    QCOMPARE(typedText(type, 16, bytes.constData()), QString("0x0000c03f000000c00700000009000000"));
}

void TestMemoryTimeline::anAccessToSeveralCells()
{
    const auto t = timeline("global 1 local 1\nlocal s int 6\ng0.i0 store:int4 s[1]=7\ng0.i0 store s[2]=5", 0);
    QCOMPARE(contents(*t, {0, 1}), "- 7 7 7 7 -");
    QCOMPARE(contents(*t, {0, 2}), "- 7 5 7 7 -");
}

void TestMemoryTimeline::atomicsLeaveTheirResult()
{
    const auto t = timeline("global 2 local 2\nbuffer C int 1\ng0.i* atomic_add C[0]=5i+3,5", 0);
    QCOMPARE(contents(*t, {0, 0}), "3");
    QCOMPARE(contents(*t, {0, 1}), "8");
    QCOMPARE(contents(*t, {0, 2}), "13");
    QCOMPARE(stateAt(*t, 0, {0, 2}).writer, 1);
}

void TestMemoryTimeline::aCopyIsToldOnceAndItsValuesByTheReads()
{
    const auto t = timeline("global 4 local 4\nbuffer A int 8\nlocal s int 4\ng0.i* copy s[0] A[0] x4/2\ng0.i* wait\ng0.i* barrier local\n"
                            "g0.i1-3 load s[i]=10i",
                            1);
    QCOMPARE(t->accesses(0).size(), std::size_t(1));
    QCOMPARE(contents(*t, {1, 0}), "? 10 20 30");
    const auto a = timeline("global 4 local 4\nbuffer A int 8\nlocal s int 4\ng0.i* copy s[0] A[0] x4/2", 0);
    QCOMPARE(a->accesses(2).size(), std::size_t(1));
    QCOMPARE(a->accesses(1).size(), std::size_t(0));
}

void TestMemoryTimeline::aWindowOfABuffer()
{
    const auto t = timeline("global 8 local 8\nbuffer A int 8\ng0.i* store A[i]=i", 0, 3, 2);
    QCOMPARE(t->cellCount(), 2);
    QCOMPARE(contents(*t, {0, 8}), "3 4");
    const auto behind = timeline("global 8 local 8\nbuffer A int 8\ng0.i* store A[i]=i", 0, 6, 100);
    QCOMPARE(behind->cellCount(), 2);
    QCOMPARE(timeline("global 8 local 8\nbuffer A int 8", 0, 100)->cellCount(), 0);
}

void TestMemoryTimeline::oneMemoryUnderTwoNames()
{
    const auto t = timeline("global 2 local 2\nbuffer A int 2\nbuffer B int 2 same A\ng0.i0 store B[1]=5", 0);
    QCOMPARE(contents(*t, {0, 1}), "? 5");
}

void TestMemoryTimeline::outOfBoundsIsNotInIt()
{
    const auto t = timeline("global 1 local 1\nlocal s int 2\ng0.i0 store s[2]=5\ng0.i0 store s[-1]=5", 0);
    QCOMPARE(contents(*t, {0, 2}), "- -");
}

void TestMemoryTimeline::steppingEqualsJumping()
{
    QString text = "global 8 local 8\nlocal s int 16\n";
    QRandomGenerator random(4);
    for (int line = 0; line < 60; ++line) {
        const int kind = random.bounded(4);
        text += kind == 0 ? QString("g0.i* barrier local\n")
                          : QString("g0.i%1 %2 s[%3]=%4\n")
                                .arg(random.bounded(8))
                                .arg(kind == 1 ? "load" : "store")
                                .arg(random.bounded(16))
                                .arg(line);
    }
    const auto t = timeline(text, 0);
    MemoryCursor cursor(t);
    for (int i = 0; i < 400; ++i) {
        cursor.moveToPosition(random.bounded(t->phases().accessCount() + 1));
        for (int cell = 0; cell < t->cellCount(); ++cell)
            QCOMPARE(cursor.state(cell), stateAt(*t, cell, cursor.moment()));
    }
    cursor.moveTo({999, 0});
    QCOMPARE(cursor.position(), t->phases().accessCount());
}

void TestMemoryTimeline::racingCellsHaveBothAccesses()
{
    const auto t =
        timeline("global 4 local 4\nlocal s int 8\ng0.i* store s[i]=i @1\ng0.i2 load s[3]=3 @2\ng0.i* barrier local\ng0.i* load s[3]=3 @3\n"
                 "g0.i* store s[7]=i @4",
                 0);
    const QList<RacingCell> cells = racingCells(*t, findDataRaces(t->trace()));
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells[0].cell, 3);
    QCOMPARE(t->phases().localItemOf(cells[0].first), 3);
    QCOMPARE(t->phases().localItemOf(cells[0].second), 2);
    QCOMPARE(cells[1].cell, 7);
    QVERIFY(racingCells(*t, {}).isEmpty());
}

void TestMemoryTimeline::cellsThatAtomicsOrderDontRace()
{
    const auto t =
        timeline("global 2 local 2\nbuffer A int 2\nbuffer C int 1\ng0.i0 store A[0]=42 @1\n"
                 "g0.i0 atomic_store.release.work_group C[0]=0,1 @2\ng0.i1 atomic_load.acquire.work_group C[0]=1 @3\ng0.i1 load A[0]=42 @4",
                 0);
    QVERIFY(racingCells(*t, findDataRaces(t->trace())).isEmpty());
}

void TestMemoryTimeline::cellsRaceBetweenGroups()
{
    const auto t =
        timeline("global 4 local 2\nbuffer A int 4\nbuffer B int 4\ng0.i0 load A[1]=0 @1\ng0.i0 store A[1]=5 @2\ng0.i1 store A[3]=1 @2\n"
                 "g1.i0 load A[1]=0 @1\ng1.i1 store A[1]=7 @2\ng1.i0 store A[2]=7 @2\ng1.i0 store B[0]=7 @2",
                 0);
    const QList<RacingCell> cells = racingCells(*t, findDataRaces(t->trace()));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells[0].cell, 1);
    QVERIFY(cells[0].betweenGroups);
    const Trace &trace = t->trace();
    QCOMPARE(trace.groupOf(trace.workItemOf(cells[0].first)), GroupSlot(0));
    QCOMPARE(trace.groupOf(trace.workItemOf(cells[0].second)), GroupSlot(1));
}

void TestMemoryTimeline::groupsThatUseAtomicsDontRace()
{
    const auto t = timeline("global 4 local 2\nbuffer A int 2\ng0.i* atomic_add A[0]=i,1 @1\ng1.i* atomic_add A[0]=i,1 @1\n"
                            "g0.i0 store A[1]=1 @2\ng1.i0 store A[1]=1 @2",
                            0);
    const QList<RacingCell> cells = racingCells(*t, findDataRaces(t->trace()));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells[0].cell, 1);
}

void TestMemoryTimeline::aRaceIsShownAsItsValuesProve()
{
    const auto t = timeline("global 2 local 2\nbuffer A int 1\ng0.i0 load A[0]=0\ng0.i0 store A[0]=1\ng0.i1 load A[0]=1\n"
                            "g0.i1 store A[0]=2",
                            0);
    QStringList shown;
    for (int step = 0; step <= 4; ++step)
        shown << contents(*t, {0, step});
    QCOMPARE(shown.join(u' '), "0 0 1 1 2");
}

void TestMemoryTimeline::aReadShowsWhatAnotherGroupWrote()
{
    const auto t = timeline("global 2 local 1\nbuffer A int 1\ng0.i0 load A[0]=0\ng0.i0 store A[0]=1\ng0.i0 load A[0]=5\n"
                            "g0.i0 store A[0]=6\ng1.i0 store A[0]=5",
                            0);
    QStringList shown;
    for (int step = 0; step <= 4; ++step)
        shown << contents(*t, {0, step});
    QCOMPARE(shown.join(u' '), "0 0 1 5 6");
}

QTEST_GUILESS_MAIN(TestMemoryTimeline)
#include "tst_memorytimeline.moc"
