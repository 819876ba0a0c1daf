#include <QtTest>

#include "session/PhaseDeadline.h"

using namespace kernelscope;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds never{0};
constexpr milliseconds soon{5};
constexpr milliseconds later{600'000};

Deadlines all(milliseconds deadline)
{
    return {deadline, deadline, deadline, deadline, deadline, deadline, deadline};
}

} // namespace

class TestPhaseDeadline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPhaseHasItsOwn_data()
    {
        QTest::addColumn<Phase>("phase");
        for (int phase = 0; phase <= int(Phase::Checking); ++phase)
            QTest::newRow(qPrintable(phaseName(Phase(phase)))) << Phase(phase);
    }
    void everyPhaseHasItsOwn()
    {
        QFETCH(Phase, phase);
        Deadlines deadlines = all(later);
        milliseconds *const each[] = {&deadlines.starting, &deadlines.evaluating, &deadlines.building, &deadlines.firstLaunch,
                                      &deadlines.running,  &deadlines.reading,    &deadlines.checking};
        *each[int(phase)] = soon;
        PhaseDeadline deadline(deadlines);
        QSignalSpy passed(&deadline, &PhaseDeadline::passed);
        deadline.begin();
        deadline.enter({phase, QStringLiteral("x"), 0, 0});
        QTRY_COMPARE(passed.size(), 1);
        QCOMPARE(deadline.limit(), soon);
        QCOMPARE(deadline.progress().phase, phase);
    }

    void zeroMeansNone()
    {
        PhaseDeadline deadline(all(never));
        QSignalSpy passed(&deadline, &PhaseDeadline::passed);
        deadline.begin();
        deadline.enter({Phase::Running, QString(), 0, 0});
        QVERIFY(!passed.wait(20));
    }

    void runningIsCountedOverAllLaunches()
    {
        Deadlines deadlines = all(later);
        deadlines.running = milliseconds(40);
        PhaseDeadline deadline(deadlines);
        QSignalSpy passed(&deadline, &PhaseDeadline::passed);
        deadline.begin();
        // Were each launch given a time of its own, this would go on for ever.
        QTimer next;
        int launches = 0;
        connect(&next, &QTimer::timeout, this, [&] {
            const Phase phase = ++launches % 2 ? Phase::Running : Phase::FirstLaunch;
            deadline.enter({phase, QString::number(launches), 0, 0});
        });
        connect(&deadline, &PhaseDeadline::passed, &next, &QTimer::stop); // the phase is that of the moment
        next.start(3);
        QTRY_VERIFY(passed.size() > 0);
        QCOMPARE(deadline.progress().phase, Phase::Running);
    }

    void whoDoesOneCommandAfterTheOtherIsMoving()
    {
        PhaseDeadline deadline(all(later));
        deadline.begin();
        deadline.enter({Phase::Running, QStringLiteral("a"), 0, 1000});
        QVERIFY(!deadline.isMoving());
        for (int done = 1; done < 500; ++done)
            deadline.enter({Phase::Running, QStringLiteral("a"), done, 1000});
        QVERIFY(deadline.isMoving());
        deadline.enter({Phase::Reading, QStringLiteral("a"), 500, 1000});
        QVERIFY(!deadline.isMoving());
    }

    void stoppedMeansStopped()
    {
        PhaseDeadline deadline(all(soon));
        QSignalSpy passed(&deadline, &PhaseDeadline::passed);
        deadline.begin();
        deadline.stop();
        QVERIFY(!passed.wait(30));
    }
};

QTEST_GUILESS_MAIN(TestPhaseDeadline)
#include "tst_phasedeadline.moc"
