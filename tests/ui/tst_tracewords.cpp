#include <QtTest>

#include "tests/support/TraceText.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryLegend.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// What the views of a trace call work-items, phases and barriers by, and what a legend lists.
class TestTraceWords : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const PhaseTable> phasesOf(const QString &text, int group = 0)
    {
        return std::make_shared<const PhaseTable>(traceFrom(text), GroupSlot(group));
    }
    static QStringList legendOf(const std::shared_ptr<const PhaseTable> &phases, Moment moment, bool hasChosen = false,
                                std::optional<int> item = {})
    {
        const auto timeline = std::make_shared<const MemoryTimeline>(phases, ObjectIndex(0));
        MemoryCells cells(timeline, QList<RacingCell>());
        cells.moveTo(moment, -1, item);
        QStringList texts;
        for (const SceneItem &entry : legendScene(memoryLegend(cells, hasChosen, false), Appearance(), 400).items) {
            if (!entry.name.isEmpty())
                texts << entry.name;
        }
        return texts;
    }

private Q_SLOTS:
    void aWorkItemGoesByItsGlobalId()
    {
        const Trace line = traceFrom("global 128 local 64");
        QCOMPARE(itemWithLocal(line, WorkItemSlot(3)), "3");
        QCOMPARE(itemWithLocal(line, WorkItemSlot(64)), "64 (local 0)");
        const Trace plane = traceFrom("global 4x4 local 2x2");
        QCOMPARE(itemWithLocal(plane, WorkItemSlot(4)), "(2, 0), local (0, 0)");
        QCOMPARE(itemId(plane, WorkItemSlot(4)), "(2, 0)");
    }

    void phasesAreCountedFromZero()
    {
        const auto phases = phasesOf("global 2 local 2\ng0.i* barrier local @4\ng0.i* barrier both @7");
        QCOMPARE(phaseOfAll(*phases, 2), "Phase 2 (the last is 2)");
        QCOMPARE(phaseOfAll(*phasesOf("global 2 local 2"), 0), "The only phase");
    }

    void aBarrierGoesByItsLine()
    {
        const auto phases = phasesOf("global 2 local 2\ng0.i* barrier local @4\ng0.i* barrier both @7\ng0.i* barrier none @9");
        QCOMPARE(barrierWords(*phases, 0), QStringList());
        QCOMPARE(barrierWords(*phases, 1).first(), "after the barrier in line 4 (local)");
        QCOMPARE(barrierWords(*phases, 2).first(), "after the barrier in line 7 (local, global)");
        QCOMPARE(barrierWords(*phases, 3).first(), "after the barrier in line 9");
        QCOMPARE(barrierWords(*phases, 3).last(), "barrier in line 9");
    }

    void theLaunchAndTheGroupAreNamed()
    {
        QCOMPARE(placeWords(*phasesOf("global 4 local 2", 1), "pass"), "Launch pass, work-group 1");
        QCOMPARE(placeWords(*phasesOf("global 2 local 2"), "pass"), "Launch pass, its only work-group");
    }

    void aLegendListsWhatIsThere()
    {
        const auto phases = phasesOf("global 4 local 2\nlocal s int 2\ng*.i* store s[i]=x\ng*.i* barrier local\ng*.i* load s[1-i]=1", 1);
        QCOMPARE(legendOf(phases, {0, 0}), QStringList("not yet written"));
        QCOMPARE(legendOf(phases, {0, 1}), (QStringList{"written by work-item 2", "not yet written"}));
        QCOMPARE(legendOf(phases, {0, 2}), (QStringList{"written by work-item 2", "3"}));
        QCOMPARE(legendOf(phases, {1, 2}, true, 1),
                 (QStringList{"written by work-item 2", "3", "used by work-item 3 in this phase", "the chosen element"}));
    }

    void whatOtherGroupsWriteIsNotCalledUnwritten()
    {
        const auto phases = phasesOf("global 4 local 2\nbuffer A int 4 out\ng*.i* store A[x]=1", 1);
        QCOMPARE(legendOf(phases, {0, 2}), (QStringList{"written by work-item 2", "3", "not written by this work-group"}));
        const auto found = phasesOf("global 4 local 2\nbuffer A int 4\ng*.i* store A[x]=1", 1);
        QCOMPARE(legendOf(found, {0, 2}), (QStringList{"written by work-item 2", "3", "as before the launch"}));
    }
};

QTEST_MAIN(TestTraceWords)
#include "tst_tracewords.moc"
