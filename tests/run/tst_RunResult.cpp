#include <QtTest>

#include "run/RunResult.h"

using namespace kernelscope;

/// Scripts rely on these words and numbers.
class tst_RunResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statuses_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<int>("exit");
        QTest::newRow("ok") << RunStatus::Ok << 0;
        QTest::newRow("check-failed") << RunStatus::CheckFailed << 1;
        QTest::newRow("invalid") << RunStatus::Invalid << 2;
        QTest::newRow("build-failed") << RunStatus::BuildFailed << 3;
        QTest::newRow("crashed") << RunStatus::Crashed << 4;
        QTest::newRow("timed-out") << RunStatus::TimedOut << 4;
        QTest::newRow("guard-violation") << RunStatus::GuardViolation << 4;
        QTest::newRow("cancelled") << RunStatus::Cancelled << 4;
    }
    void statuses()
    {
        QFETCH(RunStatus, status);
        QFETCH(int, exit);
        QCOMPARE(runStatusName(status), QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(exitStatus(status), exit);
    }
    void namesOfLaunchesStayAsTheyAre()
    {
        LaunchTiming launch;
        launch.name = "pass %2";
        launch.runs = 2;
        launch.whole.runs = 1;
        launch.executions.resize(2);
        const QList<LaunchTiming> each = eachExecution({launch});
        QCOMPARE(each.size(), 3);
        QCOMPARE(each[1].name, "pass %2, 2 of 2");
        QCOMPARE(each[2].name, "pass %2, all 2");
    }
};

QTEST_APPLESS_MAIN(tst_RunResult)
#include "tst_RunResult.moc"
