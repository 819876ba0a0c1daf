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
};

QTEST_APPLESS_MAIN(tst_RunResult)
#include "tst_RunResult.moc"
