#include "EngineFixture.h"
#include "tests/support/DeviceTest.h"

using namespace kernelscope;

namespace {

const QByteArray stores = R"(
kernel void increment(global int *a) { a[get_global_id(0)] += 1; }
kernel void storeAt(global int *a, int index) { a[index] = 7; }
kernel void storeAtNext(global int *a, global int *index) { a[index[0]++] = 7; }
)";

} // namespace

/// Which launch is told to have written outside its buffers.
class tst_GuardWatch : public QObject
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

    void namesTheLaunchThatWroteOutside_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("expected");
        QTest::newRow("just after") << 100 << QStringLiteral("at element 100 where the last one is 99");
        QTest::newRow("further after") << 500 << QStringLiteral("at element 500 where the last one is 99");
        QTest::newRow("just before") << -1 << QStringLiteral("before its start, at element -1");
        QTest::newRow("further before") << -300 << QStringLiteral("before its start, at element -300");
    }
    void namesTheLaunchThatWroteOutside()
    {
        QFETCH(const int, index);
        QFETCH(const QString, expected);
        for (const MemoryKind memory :
             {MemoryKind::Device, MemoryKind::UseHostPointer, MemoryKind::AllocHostPointer, MemoryKind::SharedVirtual}) {
            PlanBuilder builder(m_fixture.device());
            const StorageIndex a = builder.buffer(QStringLiteral("a"), 100, memory);
            builder.write(a);
            builder.launch(QStringLiteral("increment"), 100, {bufferArgument(a)});
            builder.launch(QStringLiteral("storeAt"), 1, {bufferArgument(a), intArgument(index)});
            builder.launch(QStringLiteral("increment"), 100, {bufferArgument(a)});
            builder.read(a);
            const ExecutionResult result = m_fixture.run(builder.plan, stores);
            QCOMPARE(result.status, RunStatus::GuardViolation);
            QCOMPARE(result.subject, QStringLiteral("storeAt"));
            QVERIFY2(result.message.contains(expected), qPrintable(result.message));
            QVERIFY2(result.message.contains(QStringLiteral("\"a\"")), qPrintable(result.message));
        }
    }
    void findsTheOffenderAmongManyLaunches()
    {
        // Only the fourth writes outside, because of what the ones before did to what the host wrote.
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 100);
        const StorageIndex index = builder.buffer(QStringLiteral("index"), 1);
        builder.write(index);
        for (int i = 0; i < 5; ++i) {
            const LaunchCommand store{QStringLiteral("storeAtNext"), {1}, {1}, {}, {bufferArgument(a), bufferArgument(index)}};
            builder.add(QStringLiteral("store %1").arg(i), store);
        }
        builder.read(index);
        builder.read(a);
        m_fixture.contents(index) = {97};
        const ExecutionResult result = m_fixture.run(builder.plan, stores);
        QCOMPARE(result.status, RunStatus::GuardViolation);
        QCOMPARE(result.subject, QStringLiteral("store 3"));
        QVERIFY2(result.message.contains(QStringLiteral("at element 100")), qPrintable(result.message));
        QCOMPARE(m_fixture.observer.said.count(QStringLiteral("discard")), m_fixture.observer.said.count(QStringLiteral("keep")));
    }
    void doesNotBlameLaunchesInBounds()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 3);
        builder.write(a);
        for (int i = 0; i < 300; ++i)
            builder.launch(QStringLiteral("increment"), 3, {bufferArgument(a)});
        builder.read(a);
        m_fixture.contents(a) = {0, 10, 20};
        const ExecutionResult result = m_fixture.run(builder.plan, stores);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(a), (std::vector<int>{300, 310, 320}));
        QCOMPARE(result.launches.value(0).runs, 300);
    }

private:
    EngineFixture m_fixture;
};

QTEST_GUILESS_MAIN(tst_GuardWatch)
#include "tst_guardwatch.moc"
