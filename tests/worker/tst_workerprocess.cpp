#include <csignal>

#include "WorkerFixture.h"
#include "tests/support/DeviceTest.h"
#include "worker/DeviceTurn.h"

using namespace kernelscope;

namespace {

const QByteArray addSource = R"(kernel void add(global const float *a, global const float *b, global float *c)
{
    size_t i = get_global_id(0);
    c[i] = a[i] + b[i];
}
)";

const QByteArray addProject = R"({
  "kernelscope": 1,
  "title": "Addition",
  "sources": ["test.cl"],
  "parameters": { "n": 1000 },
  "buffers": [
    { "name": "a", "type": "float", "shape": ["n"], "access": "in", "init": { "expression": "i" } },
    { "name": "b", "type": "float", "shape": ["n"], "access": "in", "init": { "constant": 2 } },
    { "name": "c", "type": "float", "shape": ["n"], "access": "out" }
  ],
  "plan": [
    { "launch": "add", "kernel": "add", "global": ["n"],
      "arguments": { "a": { "buffer": "a" }, "b": { "buffer": "b" }, "c": { "buffer": "c" } } }
  ],
  "checks": [ { "name": "sum", "buffer": "c", "expected": { "expression": "i + 2" } } ]
})";

/// A project of one launch that writes the int buffer "a" of 100 elements.
QByteArray oneBuffer(const QByteArray &kernel)
{
    return R"({ "kernelscope": 1, "title": "One", "sources": ["test.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": [100], "access": "inout" } ],
  "plan": [ { "launch": "it", "kernel": ")" +
           kernel + R"(", "global": [100], "arguments": { "a": { "buffer": "a" } } } ] })";
}

DeviceInfo cpuDevice()
{
    DeviceInfo device;
    device.type = QStringLiteral("CPU");
    return device;
}

QString statusOf(const QString &process)
{
    QFile file(process + QStringLiteral("/status"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Their folders in /proc.
QStringList startedBy(qint64 process)
{
    QStringList children;
    for (const QString &number : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const QString folder = QStringLiteral("/proc/") + number;
        if (statusOf(folder).contains(QStringLiteral("\nPPid:\t%1\n").arg(process)))
            children << folder;
    }
    return children;
}

} // namespace

class tst_WorkerProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhetherFilesAreShared()
    {
        QVERIFY(WorkerFixture().hello().sharesFiles);
        QVERIFY(!WorkerFixture(false).hello().sharesFiles);
    }
    void listsDevices()
    {
        WorkerFixture worker;
        const auto reply = worker.ask<DevicesReply>(ListDevices{});
        SKIP_WITHOUT_DEVICE(!reply.devices.isEmpty());
        const DeviceInfo &device = reply.devices.first();
        QVERIFY(!device.name.isEmpty());
        QVERIFY(device.maxWorkGroupSize > 0);
        QCOMPARE(device.maxWorkItemSizes.size(), 3);
        QVERIFY(device.languageStandards.contains(QStringLiteral("CL1.2")));
    }
    void addsVectors()
    {
        WorkerFixture worker;
        worker.hello();
        const RunReply reply = worker.run(WorkerFixture::project(addProject, addSource));
        QCOMPARE(reply.result.message, QString());
        QCOMPARE(reply.result.status, RunStatus::Ok);
        QCOMPARE(reply.result.checks.size(), 1);
        QVERIFY(reply.result.checks[0].passed);
        const QByteArray c = worker.contents(reply.result, QStringLiteral("c"));
        QCOMPARE(c.size(), 4000);
        QCOMPARE(reinterpret_cast<const float *>(c.constData())[999], 1001.0f);
        const QByteArray a = worker.contents(reply.result, QStringLiteral("a"));
        QCOMPARE(reinterpret_cast<const float *>(a.constData())[999], 999.0f);
        QCOMPARE(reply.signature.kernels.value(0).parameters.value(0).name, QStringLiteral("a"));

        const RunReply again = worker.run(WorkerFixture::project(addProject, addSource));
        QVERIFY(again.result.builtFromCache);
    }
    void fillsBuffersAnewWhenTheSetUpChanges()
    {
        WorkerFixture worker;
        worker.hello();
        const auto lastSum = [&worker](const ProjectRequest &request) {
            const RunReply reply = worker.run(request);
            const QByteArray c = worker.contents(reply.result, QStringLiteral("c"));
            return c.isEmpty() ? -1.0f : *reinterpret_cast<const float *>(c.constData() + c.size() - 4);
        };
        ProjectRequest request = WorkerFixture::project(addProject, addSource);
        QCOMPARE(lastSum(request), 1001.0f);
        QCOMPARE(lastSum(request), 1001.0f);
        request.parameters = {{QStringLiteral("n"), QStringLiteral("10")}};
        QCOMPARE(lastSum(request), 11.0f);
        request.parameters.clear();
        request.project.replace("\"constant\": 2", "\"constant\": 3");
        QCOMPARE(lastSum(request), 1002.0f);
    }
    void servesPagesWhereFilesAreNotShared()
    {
        WorkerFixture worker(false);
        worker.hello();
        const RunReply reply = worker.run(WorkerFixture::project(addProject, addSource));
        QCOMPARE(reply.result.status, RunStatus::Ok);
        const BufferResult &c = reply.result.buffers[2];
        const auto page = worker.ask<ResultPage>(ReadResults{c.fileOffset + 400, 8});
        QCOMPARE(page.bytes.size(), 8);
        QCOMPARE(reinterpret_cast<const float *>(page.bytes.constData())[1], 103.0f);
        QCOMPARE(worker.ask<ResultPage>(ReadResults{reply.result.resultsSize - 4, 1000}).bytes.size(), 4);
    }
    void plansWithoutBuilding()
    {
        WorkerFixture worker;
        worker.hello();
        QByteArray project = addProject;
        project.replace("\"global\": [\"n\"]", "\"global\": [\"n\"], \"local\": [7]");
        const auto reply = worker.ask<PlanReply>(PlanProject{WorkerFixture::project(project, addSource)});
        QVERIFY(reply.report.hasErrors());
        QVERIFY2(reply.report.problems[0].message.contains(QStringLiteral("add")), qPrintable(reply.report.problems[0].message));
        const RunReply run = worker.run(WorkerFixture::project(project, addSource));
        QCOMPARE(run.result.status, RunStatus::Invalid);
        QVERIFY(!run.result.message.isEmpty());
    }
    /// Which only the judge knows.
    void tellsWhatIsWrongWithChecks()
    {
        WorkerFixture worker;
        worker.hello();
        QByteArray project = addProject;
        project.replace("\"name\": \"sum\",", "\"name\": \"sum\", \"when\": \"missing > 1\",");
        const auto wrong = worker.run(WorkerFixture::project(project, addSource)).result;
        QCOMPARE(wrong.status, RunStatus::Invalid);
        QVERIFY(std::ranges::any_of(wrong.report.problems, [](const Problem &problem) { return problem.path == u"/checks/0/when"; }));
        QVERIFY2(wrong.message.contains(u"missing"), qPrintable(wrong.message));
        QVERIFY(wrong.buffers.isEmpty() && wrong.resultsFile.isEmpty());
        QCOMPARE(worker.run(WorkerFixture::project(project, "no kernel")).result.status, RunStatus::BuildFailed);

        project.replace("missing > 1", "n < 10");
        const auto without = worker.run(WorkerFixture::project(project, addSource)).result;
        QCOMPARE(without.status, RunStatus::Ok);
        QVERIFY(without.checks.isEmpty());
        QCOMPARE(without.report.problems.value(0).path, QStringLiteral("/checks/0"));
        project.replace("\"expression\": \"i + 2\"", "\"expression\": \"a[i] + b[i] + 1\"");
        project.replace("n < 10", "n > 10");
        QCOMPARE(worker.run(WorkerFixture::project(project, addSource)).result.status, RunStatus::CheckFailed);
    }
    void readsSignatures()
    {
        WorkerFixture worker;
        worker.hello();
        const auto reply = worker.ask<SignaturesReply>(ReadSignatures{WorkerFixture::project(addProject, addSource)});
        QCOMPARE(reply.message, QString());
        QCOMPARE(reply.signature.kernels.size(), 1);
        QCOMPARE(reply.signature.kernels[0].name, QStringLiteral("add"));
        QCOMPARE(reply.signature.kernels[0].parameters[2].isConst, false);
        QVERIFY(reply.signature.kernels[0].maxWorkGroupSize > 0);
    }
    void placesOptionsThatTheDriverRefuses()
    {
        WorkerFixture worker;
        worker.hello();
        QByteArray project = addProject;
        project.replace("\"kernelscope\": 1,", "\"kernelscope\": 1, \"build\": { \"options\": \"--no-such-option\" },");
        const RunResult refused = worker.run(WorkerFixture::project(project, addSource)).result;
        QCOMPARE(refused.status, RunStatus::BuildFailed);
        QVERIFY(!refused.blamesDriver);
        QCOMPARE(refused.report.problems.value(0).path, QStringLiteral("/build/options"));
        QCOMPARE(refused.report.problems.value(0).message, refused.message);
    }
    void placesDataFilesThatCannotBeTaken()
    {
        WorkerFixture worker;
        worker.hello();
        QByteArray project = addProject;
        project.replace(R"({ "constant": 2 })", R"({ "file": "b.bin" })");
        ProjectRequest request = WorkerFixture::project(project, addSource);
        request.files << ProjectFile{QStringLiteral("b.bin"), QByteArray(12, '\0'), {}};
        const auto place = [&] {
            const RunResult refused = worker.run(request).result;
            return refused.status == RunStatus::Invalid ? refused.report.problems.value(0).path : QString();
        };
        QCOMPARE(place(), QStringLiteral("/buffers/1/init/file")); // of a wrong size
        request.files.removeLast();
        QCOMPARE(place(), QStringLiteral("/buffers/1/init/file")); // missing
    }
    void placesBuildErrorsInHeaders()
    {
        WorkerFixture worker;
        worker.hello();
        ProjectRequest request =
            WorkerFixture::project(oneBuffer("k"), "#include \"x.h\"\nkernel void k(global int *a) { a[0] = twice(1); }\n");
        request.files << ProjectFile{QStringLiteral("x.h"), "int twice(int v) {\n    return v * nothing;\n}\n", {}};
        const RunReply failed = worker.run(request);
        QCOMPARE(failed.result.status, RunStatus::BuildFailed);
        QVERIFY(!failed.result.diagnostics.isEmpty());
        QCOMPARE(failed.result.diagnostics[0].file, QStringLiteral("x.h"));
        QCOMPARE(failed.result.diagnostics[0].line, 2);
        QCOMPARE(failed.result.diagnostics[0].column, 16);
        request.files.last().bytes.replace("nothing", "2");
        QCOMPARE(worker.run(request).result.message, QString());
    }
    void capturesWhatKernelsPrint()
    {
        WorkerFixture worker;
        worker.hello();
        const QByteArray source = "kernel void k(global int *a) { if (get_global_id(0) == 42) printf(\"hello %d\\n\", 42); }\n"
                                  "kernel void loud(global int *a) { for (int i = 0; i < 1000; ++i) printf(\"%032d\\n\", i); }\n";
        for (int i = 0; i < 2; ++i) { // the first time with a launch before the timed one
            const RunReply reply = worker.run(WorkerFixture::project(oneBuffer("k"), source));
            QCOMPARE(reply.result.message, QString());
            QCOMPARE(reply.result.output, QStringLiteral("hello 42\n"));
            QCOMPARE(reply.result.outputBytes, quint64(9));
        }
        const RunReply loud = worker.run(WorkerFixture::project(oneBuffer("loud"), source));
        QCOMPARE(loud.result.output.size(), 1 << 20);
        QCOMPARE(loud.result.outputBytes, quint64(100 * 1000 * 33));
    }
    void reportsWritesOutside()
    {
        WorkerFixture worker;
        worker.hello();
        const QByteArray source = "kernel void k(global int *a) { a[get_global_id(0) + 1] = 1; }\n";
        const RunReply reply = worker.run(WorkerFixture::project(oneBuffer("k"), source));
        QCOMPARE(reply.result.status, RunStatus::GuardViolation);
        QCOMPARE(reply.result.subject, QStringLiteral("it"));
        QVERIFY2(reply.result.message.contains(QStringLiteral("element 100")), qPrintable(reply.result.message));
        QVERIFY(reply.result.resultsFile.isEmpty());
        QCOMPARE(worker.run(WorkerFixture::project(addProject, addSource)).result.status, RunStatus::Ok);
        QCOMPARE(QDir(worker.results.path()).entryList(QDir::Files).size(), 1); // the token
    }
    void announcesPhasesBeforeTheyBegin()
    {
        WorkerFixture worker;
        worker.hello();
        const QByteArray source = addSource + "// " + QByteArray::number(QDateTime::currentMSecsSinceEpoch());
        QCOMPARE(worker.run(WorkerFixture::project(addProject, source)).result.status, RunStatus::Ok);
        QList<Phase> phases;
        for (const Progress &progress : worker.progress) {
            if (phases.isEmpty() || phases.last() != progress.phase)
                phases << progress.phase;
        }
        const QList<Phase> expected{Phase::Evaluating,  Phase::Building, Phase::Evaluating, Phase::Running,
                                    Phase::FirstLaunch, Phase::Running,  Phase::Reading,    Phase::Checking};
        QCOMPARE(phases, expected);
    }
    void waitsForItsTurnOnTheDevice()
    {
        DeviceTurn another({cpuDevice()}, true);
        QVERIFY(another.take([](const QString &) {}, [] { return false; }));
        WorkerFixture worker(true, {"--exclusive"});
        worker.hello();
        QVERIFY(worker.ask<DevicesReply>(ListDevices{}).devices.value(0).inUse);
        worker.progress.clear();
        worker.send(RunProject{WorkerFixture::project(addProject, addSource), {}, 1});
        QVERIFY(worker.awaitPhase(Phase::Waiting));
        another = {};
        const Reply reply = worker.reply();
        QVERIFY(std::holds_alternative<RunReply>(reply));
        QCOMPARE(std::get<RunReply>(reply).result.status, RunStatus::Ok);
        QVERIFY(!worker.ask<DevicesReply>(ListDevices{}).devices.value(0).inUse);
    }
    void stopsWaitingWhenItIsCancelled()
    {
        DeviceTurn another({cpuDevice()}, true);
        QVERIFY(another.take([](const QString &) {}, [] { return false; }));
        WorkerFixture worker(true, {"--exclusive"});
        worker.hello();
        worker.progress.clear();
        const quint64 id = worker.send(RunProject{WorkerFixture::project(addProject, addSource), {}, 1});
        QVERIFY(worker.awaitPhase(Phase::Waiting));
        worker.process.write(*encodeFrame(id, Cancel{}));
        const Reply reply = worker.reply();
        QVERIFY(std::holds_alternative<RunReply>(reply));
        QCOMPARE(std::get<RunReply>(reply).result.status, RunStatus::Cancelled);
        another = {};
        QCOMPARE(worker.run(WorkerFixture::project(addProject, addSource)).result.status, RunStatus::Ok);
    }
    void diesWithItsSessionInsideAKernel()
    {
        WorkerFixture worker;
        worker.hello();
        worker.send(
            RunProject{WorkerFixture::project(oneBuffer("k"), "kernel void k(global int *a) { while (a[0] == 0) a[1]++; }\n"), {}, 1});
        while (worker.progress.isEmpty() || worker.progress.last().phase != Phase::FirstLaunch) {
            QVERIFY(worker.process.waitForReadyRead(60000));
            worker.frames.append(worker.process.readAllStandardOutput());
            while (const auto frame = *worker.frames.next())
                worker.progress << std::get<Progress>(*decodeReply(*frame));
        }
        worker.process.closeWriteChannel();
        QVERIFY(worker.process.waitForFinished(5000));
    }
    /// A kernel could take over one that isn't.
    void confinesEveryThread()
    {
        WorkerFixture worker;
        const qint64 judge = worker.hello().processId;
        const auto reply = worker.ask<DevicesReply>(ListDevices{});
        if (!reply.unconfined.isEmpty())
            QSKIP("This system has not all of it.");
        const QStringList processes = QStringList{QStringLiteral("/proc/%1").arg(judge)} + startedBy(judge);
        QCOMPARE(processes.size(), 2);
        for (const QString &process : processes) {
            for (const QString &thread : QDir(process + QStringLiteral("/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QVERIFY(statusOf(process + QStringLiteral("/task/") + thread).contains(QStringLiteral("\nSeccomp:\t2\n")));
        }
    }
    /// As one that crashes between two runs does.
    void endsWhenItsRunnerIsGone()
    {
        WorkerFixture worker;
        const QStringList runner = startedBy(worker.hello().processId);
        QCOMPARE(runner.size(), 1);
        QCOMPARE(::kill(pid_t(runner[0].section(u'/', -1).toInt()), SIGKILL), 0);
        QVERIFY(worker.process.waitForFinished(5000));
        QCOMPARE(worker.process.exitCode(), 128 + SIGKILL);
    }
    void endsOnGarbage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
        QTest::newRow("huge length") << QByteArray("KSW1\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0", 20);
        QTest::newRow("zeros") << QByteArray(100, '\0');
    }
    void endsOnGarbage()
    {
        QFETCH(const QByteArray, bytes);
        WorkerFixture worker;
        worker.process.write(bytes);
        const Reply reply = worker.reply();
        QVERIFY(std::holds_alternative<Refused>(reply));
        QVERIFY2(!std::get<Refused>(reply).message.contains(QStringLiteral("silent")), "no answer");
        QVERIFY(worker.process.waitForFinished(5000));
    }
    void refusesWhatItCannotDecodeAndGoesOn()
    {
        WorkerFixture worker;
        worker.process.write(encodeFrame(Frame{4, 7, QByteArray("\xff\xff nonsense")}));
        QVERIFY(std::holds_alternative<Refused>(worker.reply()));
        QCOMPARE(worker.hello().version, protocolVersion);
        worker.send(RunProject{WorkerFixture::project("{ nonsense", addSource), {}, 1});
        const Reply reply = worker.reply();
        QVERIFY(std::holds_alternative<RunReply>(reply));
        QCOMPARE(std::get<RunReply>(reply).result.status, RunStatus::Invalid);
    }
};

QTEST_GUILESS_MAIN(tst_WorkerProcess)
#include "tst_workerprocess.moc"
