#include <algorithm>
#include <numeric>

#include <QFile>

#include <malloc.h>

#include "EngineFixture.h"
#include "opencl/ClApi.h"
#include "project/ScalarValue.h"
#include "tests/support/DeviceTest.h"

using namespace kernelscope;

namespace {

const QByteArray add = R"(
kernel void add(global const int *a, global const int *b, global int *c) {
    size_t i = get_global_id(0);
    c[i] = a[i] + b[i];
}
kernel void increment(global int *a) { a[get_global_id(0)] += 1; }
kernel void addTo(global const int *from, global int *to) { to[get_global_id(0)] += from[get_global_id(0)]; }
kernel void empty(void) {}
kernel void storeAt(global int *a, int index) { a[index] = 7; }
kernel void sumLocal(global const int *a, global int *b, local int *t) {
    size_t l = get_local_id(0);
    t[l] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        int sum = 0;
        for (size_t i = 0; i < get_local_size(0); ++i) sum += t[i];
        b[get_group_id(0)] = sum;
    }
}
)";

/// Hears of one traced launch, and may fail as a device does that is lost after the kernel ran.
class RecordingSink : public TraceSink
{
public:
    void notTraced(const PlannedCommand &, const QString &why, bool runsUntraced) override
    {
        said << (runsUntraced ? QStringLiteral("not traced: ") : QStringLiteral("not traced or run: ")) + why;
    }
    std::any examine(const Trace &batch, bool) const override { return batch.eventCount(); }
    void recorded(const PlannedCommand &, const Trace &batch, const std::any &found) override
    {
        if (isFailing)
            throw cl::Error(CL_OUT_OF_RESOURCES, "clEnqueueMapBuffer");
        said << QStringLiteral("recorded");
        QCOMPARE(std::any_cast<decltype(batch.eventCount())>(found), batch.eventCount());
    }
    bool wantsValues(const PlannedCommand &) override { return false; }
    bool wantsOtherLocal(const PlannedCommand &) override { return asksForOther; }
    void dependsOnLocal(const PlannedCommand &, const std::optional<QStringList> &buffers) override
    {
        said << (buffers ? QStringLiteral("depends [%1]").arg(buffers->join(u' ')) : QStringLiteral("unsteady"));
    }
    bool wantsOtherUnset(const PlannedCommand &) override { return false; }
    void confirmedUnset(const PlannedCommand &, const QList<int> &) override {}
    bool wantsUnoptimised(const PlannedCommand &) override { return std::exchange(asksForUnoptimised, false); }
    void recordedUnoptimised(const PlannedCommand &, const Trace &, const std::any &) override
    {
        said << QStringLiteral("recorded unoptimised");
    }
    bool keepsUnoptimised(const PlannedCommand &, bool isWhole) override
    {
        said << (isWhole ? QStringLiteral("whole") : QStringLiteral("not whole"));
        return isWhole;
    }
    bool finished(const PlannedCommand &) override { return true; }
    void ended(const PlannedCommand &) override {}
    bool asksWhyResultsDiffer(const PlannedCommand &) override { return true; }
    void compared(const PlannedCommand &, const QList<ComparedBuffer> &) override { said << QStringLiteral("compared"); }

    std::optional<OtherOrders> wantsOtherOrders(const PlannedCommand &) override
    {
        return asksForOrders ? std::optional(OtherOrders{firstLoads}) : std::nullopt;
    }
    void comparedOrders(const PlannedCommand &, const QList<OrderedResults> &buffers) override
    {
        for (const OrderedResults &buffer : buffers)
            said << QStringLiteral("%1 %2 %3 %4").arg(buffer.name, text(buffer.usual), text(buffer.reversed), text(buffer.loadedFirst));
    }

    static QString text(QByteArrayView results)
    {
        return results.isEmpty() ? QStringLiteral("-") : QString::number(valueAt<int>(results.data()));
    }

    QStringList said;
    QList<int> firstLoads;
    bool isFailing = false;
    bool asksForOther = false;
    bool asksForUnoptimised = false;
    bool asksForOrders = false;
};

} // namespace

class tst_PlanExecutor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        SKIP_WITHOUT_DEVICE(m_fixture.hasDevice());
        m_fixture.observer = RecordingObserver();
        m_fixture.host.clear();
    }
    void cleanup() { QCOMPARE(m_fixture.engine.liveObjects(), LedgerCount{}); }

    /// The copy that is kept of a buffer meanwhile is made in the launch's queue, and its memory zeroed in another.
    void aFirstLaunchInAnotherQueueKeepsWhatBuffersHeld()
    {
        PlanBuilder builder(m_fixture.device());
        const QueueIndex other = builder.queue(QStringLiteral("other"));
        constexpr quint64 count = 4 << 20;
        const StorageIndex a = builder.buffer(QStringLiteral("a"), count);
        const int six = 6;
        const QByteArray pattern(reinterpret_cast<const char *>(&six), sizeof six);
        builder.add(QStringLiteral("fill a"), FillCommand{a, pattern, 0, count * sizeof six}, other);
        builder.launch(QStringLiteral("increment"), count, {bufferArgument(a)}, other);
        builder.read(a, other);

        const ExecutionResult result = m_fixture.run(builder.plan, add);

        QCOMPARE(result.message, QString());
        QCOMPARE(std::ranges::count(m_fixture.contents(a), 7), qsizetype(count));
    }

    void addsInEveryKindOfMemory_data()
    {
        QTest::addColumn<int>("memory");
        QTest::addColumn<CommandKind>("writeKind");
        QTest::newRow("device") << int(MemoryKind::Device) << CommandKind::Write;
        QTest::newRow("use host pointer") << int(MemoryKind::UseHostPointer) << CommandKind::Map;
        QTest::newRow("alloc host pointer") << int(MemoryKind::AllocHostPointer) << CommandKind::Map;
        QTest::newRow("shared virtual memory") << int(MemoryKind::SharedVirtual) << CommandKind::Map;
    }
    void addsInEveryKindOfMemory()
    {
        QFETCH(const int, memory);
        QFETCH(const CommandKind, writeKind);
        if (MemoryKind(memory) == MemoryKind::SharedVirtual && !m_fixture.device().svmCoarse)
            QSKIP("This device has no shared virtual memory.");
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 1000, MemoryKind(memory));
        const StorageIndex b = builder.buffer(QStringLiteral("b"), 1000, MemoryKind(memory));
        const StorageIndex c = builder.buffer(QStringLiteral("c"), 1000, MemoryKind(memory));
        builder.write(a);
        builder.write(b);
        builder.launch(QStringLiteral("add"), 1000, {bufferArgument(a), bufferArgument(b), bufferArgument(c)});
        builder.read(c);
        m_fixture.contents(a).assign(1000, 3);
        m_fixture.contents(b).resize(1000);
        std::iota(m_fixture.contents(b).begin(), m_fixture.contents(b).end(), 0);

        const ExecutionResult result = m_fixture.run(builder.plan, add);

        QCOMPARE(result.message, QString());
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(m_fixture.contents(c)[std::size_t(i)], i + 3);
        QCOMPARE(result.launches.size(), 1);
        QCOMPARE(result.launches[0].runs, 1);
        QVERIFY(result.launches[0].medianNs > 0);
        const auto isWrite = [&](const RunEvent &event) { return event.name == u"write a" && event.kind == writeKind; };
        QVERIFY(std::ranges::any_of(result.events, isWrite));
    }
    void everyLaunchTakesItsOwnArguments()
    {
        // The same kernel over and over: only the value changes, then the buffer, then both.
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 8);
        const StorageIndex b = builder.buffer(QStringLiteral("b"), 8);
        const std::pair<StorageIndex, int> stores[] = {{a, 1}, {a, 3}, {b, 3}, {b, 4}, {a, 6}, {a, 6}, {b, 0}};
        for (const auto &[storage, index] : stores)
            builder.launch(QStringLiteral("storeAt"), 1, {bufferArgument(storage), intArgument(index)});
        builder.read(a);
        builder.read(b);
        const ExecutionResult result = m_fixture.run(builder.plan, add, 2);
        QVERIFY2(result.status == RunStatus::Ok, qPrintable(result.message));
        QCOMPARE(m_fixture.contents(a), (std::vector<int>{0, 7, 0, 7, 0, 0, 7, 0}));
        QCOMPARE(m_fixture.contents(b), (std::vector<int>{7, 0, 0, 7, 7, 0, 0, 0}));
    }
    void launchesOnceBeforeTimingWithoutTrace()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 64);
        const StorageIndex b = builder.buffer(QStringLiteral("b"), 64);
        builder.write(a);
        builder.add(QStringLiteral("fill b"), FillCommand{b, QByteArray(4, '\1'), 0, 256});
        builder.launch(QStringLiteral("addTo"), 64, {bufferArgument(a), bufferArgument(b)}, {}, {}, {8});
        builder.launch(QStringLiteral("increment"), 64, {bufferArgument(a)}, {}, {}, {16});
        builder.read(a);
        builder.read(b);
        m_fixture.contents(a).assign(64, 5);
        // A source of its own, so that no other test has launched it before.
        const QByteArray source = add + "// launchesOnceBeforeTimingWithoutTrace";
        const ExecutionResult first = m_fixture.run(builder.plan, source);
        QCOMPARE(first.message, QString());
        QCOMPARE(m_fixture.contents(a)[63], 6);
        QCOMPARE(m_fixture.contents(b)[63], 0x01010101 + 5);
        QVERIFY(m_fixture.observer.said.contains(QStringLiteral("first addTo")));
        QVERIFY(m_fixture.observer.said.contains(QStringLiteral("discard")));

        m_fixture.observer.said.clear();
        const ExecutionResult second = m_fixture.run(builder.plan, source);
        QCOMPARE(second.message, QString());
        QVERIFY(m_fixture.lastBuild.fromCache);
        QVERIFY(!m_fixture.observer.said.contains(QStringLiteral("first addTo")));
        QCOMPARE(second.events[0].name, QStringLiteral("build test.cl (cached)"));
        QCOMPARE(second.events[0].queue, QStringLiteral("host"));
    }
    void repeatsFromTheInitialContents()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 16);
        builder.write(a);
        builder.launch(QStringLiteral("increment"), 16, {bufferArgument(a)});
        builder.read(a);
        m_fixture.contents(a).assign(16, 40);
        const ExecutionResult result = m_fixture.run(builder.plan, add, 5);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(a)[0], 41);
        QCOMPARE(result.launches[0].runs, 5);
        QVERIFY(result.launches[0].minNs <= result.launches[0].medianNs);
        QVERIFY(result.launches[0].medianNs <= result.launches[0].maxNs);
        QVERIFY(result.commandsNs > 0);
    }
    void aShortPlanIsRepeatedUntilItsTimesAreKnown_data()
    {
        QTest::addColumn<quint64>("count");
        QTest::addColumn<bool>("prints");
        QTest::addColumn<int>("runs");
        QTest::newRow("short") << quint64(16) << false << usualRepetitions;
        QTest::newRow("prints") << quint64(16) << true << 1;
        QTest::newRow("much memory") << (quint64(5) << 20) << false << 1;
    }
    void aShortPlanIsRepeatedUntilItsTimesAreKnown()
    {
        QFETCH(quint64, count);
        QFETCH(bool, prints);
        QFETCH(int, runs);
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), count);
        builder.write(a);
        builder.launch(QStringLiteral("increment"), 16, {bufferArgument(a)});
        builder.read(a);
        m_fixture.contents(a).assign(count, 40);
        m_fixture.observer.prints = prints;
        const ExecutionResult result = m_fixture.run(builder.plan, add, untilSpreadIsKnown);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(a)[0], 41);
        QCOMPARE(result.launches.value(0).runs, runs);
    }
    void eachExecutionHasItsOwnTimes()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 16);
        builder.write(a);
        for (const quint64 global : {16, 8, 4})
            builder.launch(QStringLiteral("increment"), global, {bufferArgument(a)});
        const ExecutionResult result = m_fixture.run(builder.plan, add, 2);
        QCOMPARE(result.launches.size(), 1);
        const LaunchTiming launch = result.launches.first();
        QCOMPARE(launch.runs, 6);
        QCOMPARE(launch.whole.runs, 2);
        QCOMPARE(launch.executions.size(), 3);
        double least = 0;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(launch.executions[i].global, QList<quint64>{16U >> i});
            QCOMPARE(launch.executions[i].runs, 2);
            least += launch.executions[i].minNs;
        }
        QVERIFY(launch.whole.minNs >= least && launch.whole.maxNs >= launch.maxNs);
        QCOMPARE(eachExecution(result.launches).size(), 4);
        QCOMPARE(eachExecution(result.launches)[1].name, QStringLiteral("increment, 2 of 3"));
    }
    void startsFromZeroInEveryRepetition()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 24);
        const StorageIndex sum = builder.buffer(QStringLiteral("sum"), 24);
        builder.write(a);
        builder.launch(QStringLiteral("addTo"), 24, {bufferArgument(a), bufferArgument(sum)}, {}, {}, {3});
        builder.read(sum);
        m_fixture.contents(a).assign(24, 4);
        for (const int repetitions : {1, 3}) {
            QCOMPARE(m_fixture.run(builder.plan, add, repetitions).message, QString());
            QCOMPARE(m_fixture.contents(sum), std::vector<int>(24, 4));
        }
    }
    void ordersQueuesByEvents_data()
    {
        QTest::addColumn<bool>("outOfOrder");
        QTest::newRow("in order") << false;
        QTest::newRow("out of order") << true;
    }
    void ordersQueuesByEvents()
    {
        QFETCH(const bool, outOfOrder);
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 256);
        const StorageIndex b = builder.buffer(QStringLiteral("b"), 256);
        const QueueIndex one = builder.queue(QStringLiteral("one"), outOfOrder);
        const QueueIndex two = builder.queue(QStringLiteral("two"), outOfOrder);
        QList<CommandIndex> last{builder.write(a, one), builder.write(b, two)};
        for (int i = 0; i < 20; ++i) {
            last = {builder.launch(QStringLiteral("increment"), 256, {bufferArgument(a)}, one, last)};
            last = {builder.launch(QStringLiteral("addTo"), 256, {bufferArgument(a), bufferArgument(b)}, two, last)};
        }
        builder.read(b, one, last);
        m_fixture.contents(a).assign(256, 0);
        m_fixture.contents(b).assign(256, 0);
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(b)[255], 210);
        const RunEvent &read = result.events.last();
        QCOMPARE(read.queue, QStringLiteral("one"));
        QCOMPARE(read.after.size(), 1);
        const RunEvent &before = result.events[read.after[0]];
        QCOMPARE(before.name, QStringLiteral("addTo"));
        QVERIFY(before.endNs <= read.startNs);
    }
    void waitsAtBarriersOfAnOutOfOrderQueue()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 256);
        const QueueIndex queue = builder.queue(QStringLiteral("free"), true);
        builder.write(a, queue);
        for (int i = 0; i < 10; ++i) {
            builder.add(QStringLiteral("barrier"), BarrierCommand{}, queue);
            builder.launch(QStringLiteral("increment"), 256, {bufferArgument(a)}, queue);
        }
        builder.add(QStringLiteral("finish"), FinishCommand{}, queue);
        builder.read(a, queue);
        m_fixture.contents(a).assign(256, 1);
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(a)[255], 11);
        QVERIFY(std::ranges::any_of(result.events, [](const RunEvent &event) { return event.kind == CommandKind::Barrier; }));
    }
    void reducesInPassesThatSwapBuffers()
    {
        PlanBuilder builder(m_fixture.device());
        StorageIndex from = builder.buffer(QStringLiteral("from"), 4096);
        StorageIndex to = builder.buffer(QStringLiteral("to"), 4096);
        const StorageIndex input = from;
        builder.write(from);
        for (quint64 n = 4096; n > 1; n /= 16) {
            builder.launch(QStringLiteral("sumLocal"), n, {bufferArgument(from), bufferArgument(to), PlannedLocalArgument{64}}, {}, {},
                           {16});
            std::swap(from, to);
        }
        builder.add(QStringLiteral("read"), ReadCommand{from, 0, 4});
        m_fixture.contents(input).resize(4096);
        std::iota(m_fixture.contents(input).begin(), m_fixture.contents(input).end(), 1);
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(from)[0], 4096 * 4097 / 2);
        QCOMPARE(result.launches.value(0).runs, 3);
    }
    void stopsBetweenCommands()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 16);
        builder.write(a);
        for (int i = 0; i < 1000; ++i)
            builder.launch(QStringLiteral("increment"), 16, {bufferArgument(a)});
        m_fixture.observer.cancelAfter = 20;
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.status, RunStatus::Cancelled);
        QCOMPARE(result.subject, QStringLiteral("increment"));
    }
    void saysWhichLaunchTheDriverRefused()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 100);
        builder.write(a);
        builder.launch(QStringLiteral("increment"), 100, {bufferArgument(a)}, {}, {}, {33});
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.status, RunStatus::Invalid);
        QCOMPARE(result.subject, QStringLiteral("increment"));
        QVERIFY2(result.message.contains(QStringLiteral("CL_INVALID_WORK_GROUP_SIZE")), qPrintable(result.message));
        QVERIFY2(result.message.contains(QStringLiteral("does not divide")), qPrintable(result.message));
    }
    void isExecutedUnchangedWhereTracingFails_data()
    {
        QTest::addColumn<QByteArray>("traced");
        QTest::addColumn<QByteArray>("exchanged");
        QTest::addColumn<bool>("isFailing");
        QTest::addColumn<QString>("said");
        const QByteArray good = "kernel void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 1; }";
        const QByteArray wrong = "kernel void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 2; }";
        const QByteArray other = "kernel __attribute__((reqd_work_group_size(2, 1, 1)))\n"
                                 "void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 1; }";
        const QByteArray exchanged = "kernel __attribute__((reqd_work_group_size(2, 1, 1)))\n"
                                     "void increment(global int *a) { a[get_global_id(0)] += 1; }";
        QTest::newRow("nothing fails") << good << QByteArray() << false << "recorded,compared";
        QTest::newRow("the traced launch fails") << other << QByteArray() << false << "not traced: CL_INVALID_WORK_GROUP_SIZE";
        QTest::newRow("reading the trace fails") << good << QByteArray() << true << "not traced: CL_OUT_OF_RESOURCES";
        QTest::newRow("the exchanged launch fails") << wrong << exchanged << false << "recorded,compared";
    }
    void isExecutedUnchangedWhereTracingFails()
    {
        QFETCH(const QByteArray, traced);
        QFETCH(const QByteArray, exchanged);
        QFETCH(const bool, isFailing);
        QFETCH(const QString, said);
        RecordingSink sink;
        sink.isFailing = isFailing;
        TracedProgram program;
        if (!exchanged.isEmpty())
            program.exchanged = {{QStringLiteral("test.cl")}, {{QStringLiteral("test.cl"), exchanged}}, {}};
        const std::vector<int> contents = incremented(program, traced, sink);
        QVERIFY2(sink.said.join(u',').contains(said.section(QStringLiteral(": "), -1)), qPrintable(sink.said.join(u',')));
        QCOMPARE(sink.said.first().startsWith(u"not traced"), said.startsWith(u"not traced"));
        QCOMPARE(contents, std::vector<int>(8, 41));
        QCOMPARE(m_fixture.observer.said.count(QStringLiteral("discard")), m_fixture.observer.said.count(QStringLiteral("keep")));
    }
    /// A launch that the driver failed with, after a work-item had left its memory.
    void isNotExecutedWhereNothingShowsThatItBehaves()
    {
        TracedProgram program;
        AccessSite load;
        load.sizeInBytes = 4;
        load.payloadWords = 1;
        load.hasOffset = true;
        program.kernel.sites << load;
        RecordingSink sink;
        sink.isFailing = true;
        const QByteArray traced =
            "kernel void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 1; trace[trace[5]] = 1; }";
        QCOMPARE(incremented(program, traced, sink), std::vector<int>(8, 40));
        QVERIFY2(sink.said.join(u',').startsWith(u"not traced or run: "), qPrintable(sink.said.join(u',')));
        QVERIFY2(sink.said.join(u',').contains(u"It was not run untraced either"), qPrintable(sink.said.join(u',')));
    }
    void traceBuffersThatTheKernelWroteOverAreNoReasonToRunIt()
    {
        TracedProgram program;
        RecordingSink sink;
        const QByteArray traced = "kernel void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 1; trace[0] = 7; }";
        QCOMPARE(incremented(program, traced, sink), std::vector<int>(8, 41)); // by the traced kernel
        QVERIFY2(sink.said.join(u',').startsWith(u"not traced or run: "), qPrintable(sink.said.join(u',')));
        QCOMPARE(sink.said.size(), 1);
    }
    void whatDependsOnLocalMemoryIsFoundOut_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("said");
        QTest::newRow("depends") << QByteArray("a[get_global_id(0)] = trace[9];") << "depends [a]";
        QTest::newRow("does not") << QByteArray("a[get_global_id(0)] += trace[9] ? 1 : 2;") << "depends []";
        QTest::newRow("differs anyway") << QByteArray("a[get_global_id(0)] = trace[trace[2]];") << "unsteady";
    }
    void whatDependsOnLocalMemoryIsFoundOut()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, said);
        TracedProgram program;
        RecordingSink sink;
        sink.asksForOther = true;
        incremented(program, "kernel void increment(global int *a, global uint *trace) { " + body + " }", sink);
        QCOMPARE(sink.said, (QStringList{QStringLiteral("recorded"), said, QStringLiteral("compared")}));
    }
    void whatTheCompilerMayHaveGotWrongIsTracedWithoutOptimisation()
    {
        const QByteArray traced = "kernel void increment(global int *a, global uint *trace) { a[get_global_id(0)] += 1; }";
        TracedProgram program;
        program.kernel.text = QString::fromLatin1(traced);
        RecordingSink sink;
        sink.asksForUnoptimised = true;
        QCOMPARE(incremented(program, traced, sink), std::vector<int>(8, 41));
        QCOMPARE(sink.said.join(u','), QStringLiteral("recorded,recorded unoptimised,whole,recorded,compared"));
        program.kernel.text = QStringLiteral("kernel void increment(global int *a, global uint *trace) { it can't be built }");
        sink.said.clear();
        sink.asksForUnoptimised = true;
        QCOMPARE(incremented(program, traced, sink), std::vector<int>(8, 41));
        QCOMPARE(sink.said.join(u','), QStringLiteral("recorded,not whole,compared"));
    }
    void whatDependsOnTheOrderIsFoundOut_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("said");
        QTest::newRow("ids") << QByteArray("a[7 - get_global_id(0)] = get_local_id(0) + 10 * get_group_id(0);") << "a 7 7 7";
        QTest::newRow("order") << QByteArray("a[0] = get_global_id(0);") << "a 7 0 7"; // the last one has the first one's id
        QTest::newRow("loads first") << QByteArray("\n#ifdef KERNELSCOPE_FIRST_LOADS\na[0] = KERNELSCOPE_FIRST_LOADS(5) == 1u && "
                                                   "KERNELSCOPE_FIRST_LOADS(4) == 0u ? ((global int *)(trace + trace[trace[11]]))[7] + 100 "
                                                   ": -1;\n#else\na[0] = 3;\n#endif\n")
                                     << "a 3 3 140";
        QTest::newRow("can't be told") << QByteArray("a[0] = 1; /* of a sub_group */") << "a 1 - 1";
        QTest::newRow("refused") << QByteArray("\n#ifdef get_global_id\n#error\n#endif\na[get_global_id(0)] = 1;") << "a 1 - 1";
    }
    void whatDependsOnTheOrderIsFoundOut()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, said);
        RecordingSink sink;
        sink.asksForOrders = true;
        sink.firstLoads = {5};
        const QByteArray traced = "kernel void increment(global int *a, global uint *trace) { " + body + " }";
        TracedProgram program;
        program.kernel.text = QString::fromLatin1(traced);
        QCOMPARE(incremented(program, traced, sink), std::vector<int>(8, 41));
        QVERIFY2(sink.said.first() == u"recorded" && sink.said.last() == u"compared", qPrintable(sink.said.join(u',')));
        QCOMPARE(sink.said.mid(1, sink.said.size() - 2).join(u','), said);
        QCOMPARE(m_fixture.observer.said.count(QStringLiteral("discard")), m_fixture.observer.said.count(QStringLiteral("keep")));
    }
    void keepsOutputWhereTheFirstLaunchFails()
    {
        PlanBuilder builder(m_fixture.device());
        builder.launch(QStringLiteral("pairs"), 8, {}, {}, {}, {8});
        const QByteArray pairs = "kernel __attribute__((reqd_work_group_size(2, 1, 1))) void pairs(void) {}";
        QCOMPARE(m_fixture.run(builder.plan, pairs).status, RunStatus::Invalid);
        QCOMPARE(m_fixture.observer.said.last(), QStringLiteral("keep"));
    }
    void saysWhichBufferFoundNoRoom()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 16);
        const StorageIndex big = builder.buffer(QStringLiteral("big"), 1);
        builder.plan.storages[big.value].sizeInBytes = m_fixture.device().maxAllocationSize * 8;
        builder.write(a);
        builder.add(QStringLiteral("fill"), FillCommand{big, QByteArray(4, '\0'), 0, 4});
        m_fixture.lastBuild = m_fixture.build(add);
        std::vector<int> memory(16);
        const ExecutionRequest request{builder.plan, {m_fixture.lastBuild}, {}, {reinterpret_cast<char *>(memory.data()), nullptr}, 1};
        const ExecutionResult result = m_fixture.engine.execute(request, m_fixture.observer);
        QCOMPARE(result.status, RunStatus::Invalid);
        QVERIFY2(result.message.contains(QStringLiteral("\"big\"")), qPrintable(result.message));
    }
    void launchesKernelsWithoutArguments()
    {
        PlanBuilder builder(m_fixture.device());
        for (int i = 0; i < 2000; ++i)
            builder.launch(QStringLiteral("empty"), 1, {}, {}, {}, {1});
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        QCOMPARE(result.message, QString());
        QCOMPARE(result.launches.value(0).runs, 2000);
    }
    void givesBackMemory_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("cancelAfter");
        QTest::addColumn<int>("status");
        QTest::newRow("good") << 1 << -1 << int(RunStatus::Ok);
        QTest::newRow("writes outside") << (4 << 20) << -1 << int(RunStatus::GuardViolation);
        QTest::newRow("stopped") << 1 << 2 << int(RunStatus::Cancelled);
    }
    void givesBackMemory()
    {
        QFETCH(const int, index);
        QFETCH(const int, cancelAfter);
        QFETCH(const int, status);
        ::mallopt(M_MMAP_THRESHOLD, 1 << 20); // else the heap may keep what was freed
        constexpr quint64 count = 4 << 20;    // 16 MiB
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), count);
        builder.write(a);
        builder.launch(QStringLiteral("increment"), count, {bufferArgument(a)}, {}, {}, {64});
        builder.launch(QStringLiteral("storeAt"), 1, {bufferArgument(a), intArgument(index)});
        builder.read(a);
        qint64 settled = 0;
        for (int i = 0; i < 25; ++i) {
            m_fixture.observer = RecordingObserver();
            m_fixture.observer.cancelAfter = cancelAfter;
            QCOMPARE(int(m_fixture.run(builder.plan, add).status), status);
            QCOMPARE(m_fixture.engine.liveObjects(), LedgerCount{});
            if (i == 4)
                settled = residentBytes();
        }
        QVERIFY2(residentBytes() < settled + 40 * 1024 * 1024, qPrintable(QString::number(residentBytes() - settled)));
    }

private:
    /// What eight elements of 40 become where `traced` stands in for the traced version of a kernel that adds 1.
    std::vector<int> incremented(TracedProgram program, const QByteArray &traced, RecordingSink &sink)
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 8);
        builder.write(a);
        builder.launch(QStringLiteral("increment"), 8, {bufferArgument(a)}, {}, {}, {8});
        builder.read(a);
        m_fixture.contents(a).assign(8, 40);
        program.slot = DeviceSlot(0);
        program.kernel.kernel = QStringLiteral("increment");
        program.form = tracedForm(std::get<LaunchCommand>(builder.plan.commands[1].action), m_fixture.device());
        program.build = m_fixture.build(traced);
        TraceSettings settings;
        settings.budget = 0;
        settings.programs << program;
        settings.sink = &sink;
        m_fixture.tracing = &settings;
        const auto stop = qScopeGuard([this] { m_fixture.tracing = nullptr; });
        const ExecutionResult result = m_fixture.run(builder.plan, add);
        return result.message.isEmpty() ? m_fixture.contents(a) : std::vector<int>();
    }

    static qint64 residentBytes()
    {
        QFile statm(QStringLiteral("/proc/self/statm"));
        if (!statm.open(QIODevice::ReadOnly))
            return 0;
        return statm.readAll().split(' ').value(1).toLongLong() * 4096;
    }

    EngineFixture m_fixture;
};

QTEST_GUILESS_MAIN(tst_PlanExecutor)
#include "tst_planexecutor.moc"
