#include <QtTest>

#include "session/PlanWatch.h"

using namespace kernelscope;
using std::chrono::milliseconds;

/// With the scripted worker (tests/support/fakeworker.cpp).
class TestPlanWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itSettlesWhoeverElseAsksForAPlan()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        WorkerSupervisor supervisor(options);
        SessionState state{{}, ProjectDocument(), {}};
        PlanWatch watch(state, supervisor, milliseconds(0));
        QSignalSpy settled(&watch, &PlanWatch::settled);
        watch.planSoon();
        QTest::qWait(0); // it has asked, and no worker is ready yet
        bool isAnswered = false;
        supervisor.request(PlanProject{}, [&](const Outcome &outcome) { isAnswered = outcome.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(watch.isUpToDate(), 20'000);
        QVERIFY(settled.size() > 0);
    }

    void whatIsEditedWhileItPlansIsPlannedAfterwards()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        WorkerSupervisor supervisor(options);
        SessionState state{{}, ProjectDocument(), {}};
        PlanWatch watch(state, supervisor, milliseconds(0));
        watch.planSoon();
        QTest::qWait(0);
        const quint64 before = quint64(projectText(state.document.project).size()); // the fake reports the project's length
        state.document.project.title = QStringLiteral("A longer title");
        watch.planSoon();
        QTRY_VERIFY_WITH_TIMEOUT(watch.isUpToDate(), 20'000);
        QVERIFY(watch.report().totalBytes > before);
    }
};

QTEST_GUILESS_MAIN(TestPlanWatch)
#include "tst_planwatch.moc"
