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
        Workers workers(options);
        SessionState state{{}, ProjectDocument(), {}};
        PlanWatch watch(state, workers, milliseconds(0));
        QSignalSpy settled(&watch, &PlanWatch::settled);
        watch.planSoon();
        QTest::qWait(0); // it has asked, and no worker is ready yet
        bool isAnswered = false;
        workers.request(PlanProject{}, [&](const Outcome &outcome) { isAnswered = outcome.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(watch.isUpToDate(), 20'000);
        QVERIFY(settled.size() > 0);
    }

    void whatIsEditedWhileItPlansIsPlannedAfterwards()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        Workers workers(options);
        SessionState state{{}, ProjectDocument(), {}};
        PlanWatch watch(state, workers, milliseconds(0));
        watch.planSoon();
        QTest::qWait(0);
        const quint64 before = quint64(projectText(state.document.project).size()); // the fake reports the project's length
        state.document.project.title = QStringLiteral("A longer title");
        watch.planSoon();
        QTRY_VERIFY_WITH_TIMEOUT(watch.isUpToDate(), 20'000);
        QVERIFY(watch.report().totalBytes > before);
    }

    /// Clang may answer after a run, to what it was asked before.
    void whatARunFoundOutStaysKnown()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        Workers workers(options);
        SessionState state{{}, ProjectDocument(), {}};
        state.document.project.sources = {QStringLiteral("a.cl")};
        state.document.texts = {{QStringLiteral("a.cl"), QStringLiteral("kernel void k(global int *a) {}\n#ifdef cl_khr_fp16\n"
                                                                        "kernel void other(global int *a) {}\n#endif\n")}};
        PlanWatch watch(state, workers, milliseconds(0),
                        {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")});
        watch.planSoon();
        QTRY_COMPARE_WITH_TIMEOUT(watch.signature().kernels.size(), 2, 20'000);
        ProgramSignature built = watch.signature();
        built.kernels[0].privateMemorySize = 64;
        watch.adopt(built, {});
        CompilerFacts facts;
        facts.extensions = {QStringLiteral("cl_khr_fp64")}; // and no other
        watch.setFacts(facts);
        QTRY_COMPARE_WITH_TIMEOUT(watch.signature().kernels.size(), 1, 20'000);
        QCOMPARE(watch.signature().kernels[0].privateMemorySize, quint64(64));
        QTRY_VERIFY_WITH_TIMEOUT(watch.isUpToDate(), 20'000);
        state.document.texts[QStringLiteral("a.cl")] += QStringLiteral("kernel void third(global int *a) {}\n");
        watch.sourcesChanged();
        watch.planSoon();
        QTRY_COMPARE_WITH_TIMEOUT(watch.signature().kernels.size(), 2, 20'000);
        QCOMPARE(watch.signature().kernels[0].privateMemorySize, quint64(0));
    }

    /// Else a plan of kernels that are no longer there would have no problem.
    void sourcesWithoutAKernelAreReadToo()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        Workers workers(options);
        SessionState state{{}, ProjectDocument(), {}};
        state.document.project.sources = {QStringLiteral("a.cl")};
        state.document.texts = {{QStringLiteral("a.cl"), QStringLiteral("int helper(int x);\n")}};
        PlanWatch watch(state, workers, milliseconds(0),
                        {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")});
        watch.planSoon();
        QTRY_VERIFY_WITH_TIMEOUT(watch.signature().isRead, 20'000);
        QVERIFY(watch.signature().kernels.isEmpty());
        state.document.texts[QStringLiteral("a.cl")] = QStringLiteral("kernel void k(global int *a) { int x = ; }\n");
        watch.sourcesChanged();
        watch.planSoon();
        QTRY_VERIFY_WITH_TIMEOUT(!watch.diagnostics().isEmpty(), 20'000);
        QVERIFY(!watch.signature().isRead); // a kernel may be hidden by the error
    }
};

QTEST_GUILESS_MAIN(TestPlanWatch)
#include "tst_planwatch.moc"
