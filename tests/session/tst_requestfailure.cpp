#include <csignal>

#include <QtTest>

#include "session/RequestFailure.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;
using Kind = RequestFailure::Kind;

namespace {

Project projectWithLaunch()
{
    LaunchStep launch;
    launch.kernel = QStringLiteral("spin_kernel");
    launch.arguments = {Argument{QStringLiteral("row"), ImageArgument{QStringLiteral("pixels")}}};
    Step step;
    step.name = QStringLiteral("spin");
    step.action = launch;
    RepeatStep repeat;
    repeat.steps = {step};
    Step outer;
    outer.action = repeat;
    Project project;
    project.plan = {outer};
    BufferSpec pixels;
    pixels.name = QStringLiteral("pixels");
    pixels.shape = {Expression(8)};
    project.buffers = {pixels};
    return project;
}

} // namespace

class TestRequestFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFailureIsAResultInWords_data()
    {
        QTest::addColumn<RequestFailure>("failure");
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("message");
        const QString spin = QStringLiteral("spin");
        QTest::newRow("endless kernel") << RequestFailure{Kind::TimedOut, {}, {}, Phase::Running, spin, std::chrono::seconds(30)}
                                        << RunStatus::TimedOut
                                        << QStringLiteral(
                                               "The launch \"spin\" (kernel spin_kernel) was still running after 30 s and was ended. "
                                               "Look for a loop that never ends, or allow more time.");
        QTest::newRow("many short launches") << RequestFailure{.kind = Kind::TimedOut,
                                                               .phase = Phase::Running,
                                                               .subject = spin,
                                                               .limit = std::chrono::seconds(30),
                                                               .done = 38190,
                                                               .total = 50000,
                                                               .isMoving = true}
                                             << RunStatus::TimedOut
                                             << QStringLiteral(
                                                    "The plan was still running after 30 s and was ended: 38,190 of its 50,000 "
                                                    "commands were done, and none took long. Give it fewer, or allow more time.");
        QTest::newRow("no memory")
            << RequestFailure{Kind::Crashed,
                              QStringLiteral("crashed (SIGABRT)"),
                              QStringLiteral("what():  std::bad_alloc"),
                              Phase::Running,
                              spin,
                              {}}
            << RunStatus::Crashed
            << QStringLiteral("The worker crashed (SIGABRT) while running the launch \"spin\" (kernel spin_kernel). Memory is "
                              "short: what this needs is more than the system gives it. Make the buffers smaller, or close other "
                              "programs.");
        QTest::newRow("compile bomb")
            << RequestFailure{Kind::TimedOut, {}, {}, Phase::Building, QStringLiteral("a.cl"), std::chrono::milliseconds(500)}
            << RunStatus::TimedOut
            << QStringLiteral("The worker was still building \"a.cl\" after 500 ms and was ended. The device's compiler "
                              "may be stuck on this source: make it smaller, or allow more time.");
        QTest::newRow("crash") << RequestFailure{Kind::Crashed, QStringLiteral("crashed (SIGSEGV)"), {}, Phase::Running, spin, {}}
                               << RunStatus::Crashed
                               << QStringLiteral("The worker crashed (SIGSEGV) while running the launch \"spin\" (kernel spin_kernel). "
                                                 "A kernel that reads or writes outside its buffers does this; so do barriers "
                                                 "that not all work-items of a group reach, recursion, and large private arrays.");
        QTest::newRow("killed from outside")
            << RequestFailure{.reason = QStringLiteral("crashed (SIGKILL)"), .phase = Phase::Running, .subject = spin, .signal = SIGKILL}
            << RunStatus::Crashed
            << QStringLiteral("The worker crashed (SIGKILL) while running the launch \"spin\" (kernel spin_kernel). Another program ended "
                              "it; the system does so when memory runs out.");
        QTest::newRow("assertion") << RequestFailure{Kind::Crashed,
                                                     QStringLiteral("crashed (SIGABRT)"),
                                                     QStringLiteral("Assertion failed."),
                                                     Phase::Building,
                                                     {},
                                                     {}}
                                   << RunStatus::Crashed
                                   << QStringLiteral(
                                          "The worker crashed (SIGABRT) while building the sources. The device's compiler can't take "
                                          "this source. Its last words: Assertion failed.");
        QTest::newRow("a function without code")
            << RequestFailure{Kind::Crashed,
                              QStringLiteral("crashed (SIGABRT)"),
                              QStringLiteral("note: missing symbols in the kernel binary might be reported as 'file not found' errors."),
                              Phase::FirstLaunch,
                              spin,
                              {}}
            << RunStatus::Crashed
            << QStringLiteral(
                   "The worker crashed (SIGABRT) while preparing the first launch \"spin\" (kernel spin_kernel). The device's compiler has "
                   "no code for a function of OpenCL's that the kernel calls. PoCL 3.1 lacks get_image_width for an image1d_buffer_t: "
                   "if that is what row is, pass the width as a number.");
        QTest::newRow("local memory that only the launch counts")
            << RequestFailure{Kind::Crashed,
                              QStringLiteral("crashed (SIGABRT)"),
                              QStringLiteral("PoCL detected an OpenCL program error: 1 automatic local buffer(s) with total size 0 bytes "
                                             "doesn't fit to the local memory of size 2228224"),
                              Phase::FirstLaunch,
                              spin,
                              {}}
            << RunStatus::Crashed
            << QStringLiteral("The worker crashed (SIGABRT) while preparing the first launch \"spin\" (kernel spin_kernel). The kernel "
                              "\"spin_kernel\" "
                              "declares more local memory than the device has (2.13 MiB). Make its local variables smaller.");
        QTest::newRow("stopped") << RequestFailure{Kind::Cancelled, QStringLiteral("The run was stopped."), {}, Phase::Running, spin, {}}
                                 << RunStatus::Cancelled << QStringLiteral("The run was stopped.");
        QTest::newRow("a driver that fails")
            << RequestFailure{Kind::Crashed, QStringLiteral("ended with exit status 3"), {}, Phase::Starting, {}, {}} << RunStatus::Crashed
            << "The worker ended with exit status 3 while starting. An OpenCL driver that fails as it is loaded does this: look whether "
               "clinfo ends, too, and repair or remove that driver.";
        QTest::newRow("no worker") << RequestFailure{Kind::Unavailable,
                                                     QStringLiteral("It could not be started."),
                                                     QStringLiteral("ssh: no"),
                                                     Phase::Starting,
                                                     {},
                                                     {}}
                                   << RunStatus::Crashed << QStringLiteral("It could not be started. Its last words: ssh: no");
    }
    void everyFailureIsAResultInWords()
    {
        QFETCH(RequestFailure, failure);
        QFETCH(RunStatus, status);
        QFETCH(QString, message);
        const RunResult result = failedRun(failure, projectWithLaunch());
        QCOMPARE(result.message, message);
        QCOMPARE(result.status, status);
    }

    void aCrashIsExplainedByWhatClangSaid_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("advice");
        QTest::newRow("recursion")
            << QStringLiteral("recursion is not allowed in OpenCL C: this calls f")
            << QStringLiteral(
                   " Devices and their compilers crash on recursion: at k.cl:3:7, recursion is not allowed in OpenCL C: this calls f.");
        QTest::newRow("printf")
            << QStringLiteral("format specifies type 'char *' but the argument has type 'int'")
            << QStringLiteral(
                   " A printf whose format does not fit its arguments does this: at k.cl:3:7, format specifies type 'char *' but the "
                   "argument has type 'int'.");
        QTest::newRow("neither")
            << QStringLiteral("unused variable 'a'")
            << QStringLiteral(
                   " A kernel that reads or writes outside its buffers does this; so do barriers that not all work-items of a group "
                   "reach, recursion, and large private arrays.");
    }
    void aCrashIsExplainedByWhatClangSaid()
    {
        QFETCH(QString, said);
        QFETCH(QString, advice);
        Diagnostic diagnostic;
        diagnostic.file = QStringLiteral("k.cl");
        diagnostic.line = 3;
        diagnostic.column = 7;
        diagnostic.message = said;
        const QString message =
            describe({Kind::Crashed, QStringLiteral("crashed (SIGSEGV)"), {}, Phase::Running, QStringLiteral("spin"), {}},
                     projectWithLaunch(), {diagnostic});
        QVERIFY2(message.endsWith(advice), qPrintable(message));
    }

    void theParameterThatIsEvaluatedIsNamed()
    {
        Project project = projectWithLaunch();
        project.parameters = {
            Parameter{QStringLiteral("n"), Expression(QStringLiteral("[1].map(function g(x) { return g(x) })[0]")), {}, {}, {}}};
        RequestFailure failure{Kind::Crashed, QStringLiteral("crashed (SIGSEGV)"), {}, Phase::Evaluating, QStringLiteral("n"), {}};
        QCOMPARE(describe(failure, project),
                 u"The worker crashed (SIGSEGV) while evaluating the parameter \"n\" ([1].map(function g(x) { return g(x) })[0]). An "
                 u"expression that calls itself without an end, or with many million values, does this: make it do less."_s);
        failure.kind = Kind::TimedOut;
        failure.limit = std::chrono::seconds(30);
        QCOMPARE(
            describe(failure, project),
            u"The worker was still evaluating the parameter \"n\" ([1].map(function g(x) { return g(x) })[0]) after 30 s and was ended. "
            u"Look for an expression that never ends."_s);
    }

    void aLaunchOfFarTooManyWorkItemsIsToldSo()
    {
        Project project = projectWithLaunch();
        project.parameters = {Parameter{QStringLiteral("n"), Expression(1'000'000), {}, {}, {}}};
        Step &spin = std::get<RepeatStep>(project.plan.first().action).steps.first();
        std::get<LaunchStep>(spin.action).global = {Expression(QStringLiteral("n")), Expression(1'000'000)};
        const QString message =
            describe({Kind::TimedOut, {}, {}, Phase::Running, QStringLiteral("spin"), std::chrono::seconds(30)}, project);
        QVERIFY2(message.endsWith(u" It has 1,000,000,000,000 work-items, more than a device gets through in that time: give it a smaller "
                                  u"global size, or allow more "
                                  "time."),
                 qPrintable(message));
    }

    void aLaunchThatTracedWentWellIsNotSaidToBeEndless()
    {
        for (const Kind kind : {Kind::TimedOut, Kind::Crashed}) {
            for (const Phase phase : {Phase::FirstLaunch, Phase::Running}) {
                const QString text =
                    describe({kind, QStringLiteral("crashed"), {}, phase, QStringLiteral("spin"), std::chrono::seconds(30), true},
                             projectWithLaunch());
                QVERIFY2(text.endsWith(u"Build with -cl-opt-disable, or run on another device, to see."), qPrintable(text));
                QVERIFY2(!text.contains(u"never ends") && !text.contains(u"outside"), qPrintable(text));
            }
        }
    }
    void theCompilerOfATracedKernelIsSaidToTakeLong()
    {
        RequestFailure failure{Kind::TimedOut, {}, {}, Phase::FirstLaunch, QStringLiteral("spin"), std::chrono::seconds(30)};
        failure.isTraced = true;
        const QString text = describe(failure, projectWithLaunch());
        QVERIFY2(text.contains(u"compiler takes that long for the traced version") && !text.contains(u"never ends"), qPrintable(text));
    }
    void theCompilerOfATracedKernelIsSaidToHaveCrashed()
    {
        RequestFailure failure{Kind::Crashed, QStringLiteral("crashed (SIGSEGV)"), {}, Phase::FirstLaunch, QStringLiteral("spin"), {}};
        QVERIFY(!mayBeTheCompiler(failure));
        failure.isTraced = true;
        QVERIFY(mayBeTheCompiler(failure));
        const QString text = describe(failure, projectWithLaunch());
        QVERIFY2(text.contains(u"the driver's compiler") && text.contains(u"-cl-opt-disable") && !text.contains(u"outside its buffers"),
                 qPrintable(text));
    }
    void thePhaseAndTheSubjectAreInTheResult()
    {
        const RunResult result = failedRun({Kind::TimedOut, {}, {}, Phase::FirstLaunch, QStringLiteral("spin"), {}}, {});
        QCOMPARE(result.phase, QStringLiteral("first launch"));
        QCOMPARE(result.subject, QStringLiteral("spin"));
    }
};

QTEST_GUILESS_MAIN(TestRequestFailure)
#include "tst_requestfailure.moc"
