#include <QtTest>

#include "tests/support/TraceText.h"
#include "tests/ui/Facts.h"
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
    /// What stands for what: its mark, and the work-item that it names.
    static QStringList legendOf(const std::shared_ptr<const PhaseTable> &phases, Moment moment, bool hasChosen = false,
                                std::optional<int> item = {})
    {
        static const QStringList marks{"fill", "hatched", "finding", "thin", "outline"};
        const auto timeline = std::make_shared<const MemoryTimeline>(phases, ObjectIndex(0));
        MemoryCells cells(timeline, QList<RacingCell>());
        cells.moveTo(moment, -1, item);
        QStringList texts;
        for (const LegendEntry &entry : memoryLegend(cells, hasChosen, false))
            texts << marks.value(int(entry.mark)) + u' ' + factsOf(entry.text).join(u' ');
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
        QCOMPARE(factsOf(phaseOfAll(*phases, 1)), (QStringList{"1", "2"})); // And which is the last.
        const QString only = phaseOfAll(*phasesOf("global 2 local 2"), 0);
        QVERIFY(!only.isEmpty());
        QCOMPARE(factsOf(only), QStringList());
    }

    void aBarrierGoesByItsLine()
    {
        const auto phases = phasesOf("global 2 local 2\ng0.i* barrier local @4\ng0.i* barrier both @7\ng0.i* barrier none @9");
        QCOMPARE(barrierWords(*phases, 0), QStringList());
        const auto said = [&](int phase) { return factsOf(barrierWords(*phases, phase).first(), {"local", "global"}); };
        QCOMPARE(said(1), (QStringList{"4", "local"}));
        QCOMPARE(said(2), (QStringList{"7", "local", "global"}));
        QCOMPARE(said(3), QStringList{"9"});
        QVERIFY(barrierWords(*phases, 3).first().endsWith(barrierWords(*phases, 3).last())); // It is shorter.
        QCOMPARE(factsOf(barrierWords(*phases, 3).last()), QStringList{"9"});
    }

    void theLaunchAndTheGroupAreNamed()
    {
        QCOMPARE(factsOf(placeWords(*phasesOf("global 4 local 2", 1), "pass"), {"pass"}), (QStringList{"pass", "1"}));
        QCOMPARE(factsOf(placeWords(*phasesOf("global 2 local 2"), "pass"), {"pass"}), QStringList{"pass"});
    }

    void aLegendListsWhatIsThere()
    {
        const auto phases = phasesOf("global 4 local 2\nlocal s int 2\ng*.i* store s[i]=x\ng*.i* barrier local\ng*.i* load s[1-i]=1", 1);
        QCOMPARE(legendOf(phases, {0, 0}), QStringList{"hatched "}); // Of what is not written yet.
        QCOMPARE(legendOf(phases, {0, 1}), (QStringList{"fill 2", "hatched "}));
        QCOMPARE(legendOf(phases, {0, 2}), (QStringList{"fill 2", "fill 3"}));
        QCOMPARE(legendOf(phases, {1, 2}, true, 1),
                 (QStringList{"fill 2", "fill 3", "thin 3", "outline "})); // What 3 uses; the chosen one.
    }

    void whatOtherGroupsWriteIsNotCalledUnwritten()
    {
        const auto phases = phasesOf("global 4 local 2\nbuffer A int 4 out\ng*.i* store A[x]=1", 1);
        QCOMPARE(legendOf(phases, {0, 2}), (QStringList{"fill 2", "fill 3", "hatched "}));
        const auto unwritten = [](const std::shared_ptr<const PhaseTable> &of) {
            return MemoryCells(std::make_shared<const MemoryTimeline>(of, ObjectIndex(0)), QList<RacingCell>()).unwrittenText();
        };
        QVERIFY(unwritten(phases) != unwritten(phasesOf("global 4 local 2\nlocal s int 4\ng*.i* store s[i]=x", 1)));
        const auto found = phasesOf("global 4 local 2\nbuffer A int 4\ng*.i* store A[x]=1", 1);
        QCOMPARE(legendOf(found, {0, 2}), (QStringList{"fill 2", "fill 3", "fill "})); // As before the launch.
    }
};

QTEST_MAIN(TestTraceWords)
#include "tst_tracewords.moc"
