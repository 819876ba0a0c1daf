#include <numeric>

#include "EngineFixture.h"

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

} // namespace

class tst_PlanExecutor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!m_fixture.hasDevice())
            QSKIP("There is no OpenCL device here.");
        m_fixture.observer = RecordingObserver();
        m_fixture.host.clear();
    }
    void cleanup() { QCOMPARE(m_fixture.engine.liveObjects(), LedgerCount{}); }

    void addsInEveryKindOfMemory_data()
    {
        QTest::addColumn<int>("memory");
        QTest::addColumn<QString>("writeKind");
        QTest::newRow("device") << int(MemoryKind::Device) << QStringLiteral("write");
        QTest::newRow("use host pointer") << int(MemoryKind::UseHostPointer) << QStringLiteral("map");
        QTest::newRow("alloc host pointer") << int(MemoryKind::AllocHostPointer) << QStringLiteral("map");
        QTest::newRow("shared virtual memory") << int(MemoryKind::SharedVirtual) << QStringLiteral("map");
    }
    void addsInEveryKindOfMemory()
    {
        QFETCH(const int, memory);
        QFETCH(const QString, writeKind);
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
    void namesTheLaunchThatWroteOutside_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("expected");
        QTest::newRow("just behind") << 100 << QStringLiteral("at element 100 where the last one is 99");
        QTest::newRow("further behind") << 500 << QStringLiteral("at element 500 where the last one is 99");
        QTest::newRow("just before") << -1 << QStringLiteral("before its start, at element -1");
        QTest::newRow("further before") << -300 << QStringLiteral("before its start, at element -300");
    }
    void namesTheLaunchThatWroteOutside()
    {
        QFETCH(const int, index);
        QFETCH(const QString, expected);
        for (const MemoryKind memory : {MemoryKind::Device, MemoryKind::UseHostPointer, MemoryKind::AllocHostPointer,
                                        MemoryKind::SharedVirtual}) {
            PlanBuilder builder(m_fixture.device());
            const StorageIndex a = builder.buffer(QStringLiteral("a"), 100, memory);
            builder.write(a);
            builder.launch(QStringLiteral("increment"), 100, {bufferArgument(a)});
            builder.launch(QStringLiteral("storeAt"), 1, {bufferArgument(a), intArgument(index)});
            builder.launch(QStringLiteral("increment"), 100, {bufferArgument(a)});
            builder.read(a);
            const ExecutionResult result = m_fixture.run(builder.plan, add);
            QCOMPARE(result.status, RunStatus::GuardViolation);
            QCOMPARE(result.subject, QStringLiteral("storeAt"));
            QVERIFY2(result.message.contains(expected), qPrintable(result.message));
            QVERIFY2(result.message.contains(QStringLiteral("\"a\"")), qPrintable(result.message));
        }
    }

private:
    EngineFixture m_fixture;
};

QTEST_GUILESS_MAIN(tst_PlanExecutor)
#include "tst_planexecutor.moc"
