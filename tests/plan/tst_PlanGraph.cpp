#include <QtTest>

#include "plan/CommandOrder.h"
#include "plan/PlanGraph.h"

using namespace kernelscope;

/// Plans as small texts, a command a line: "NAME in QUEUE [after NAME ...]: load A 0 16, store B 0 16", with bytes that it touches. A
/// name's first word says what it is: write, read, fill, carry (to the device of its queue), barrier, finish; all others are launches.
/// Queues whose name begins with "any" are out of order, those that end with "@1" are of another device. A launch with "?" has no trace.
class TestPlanGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dependencies_data();
    void dependencies();
    void ranges();
    void steps();
    void loops();
    void sharedMemoryIsCopiedByTheHost();
    void launchesWithoutTracesByTheirSignatures();
};

namespace {

struct Written
{
    Plan plan;
    TracedAccesses traced;
    QHash<QString, int> names;
    ProgramSignature signature;

    StorageIndex storage(const QString &name)
    {
        for (qsizetype i = 0; i < plan.storages.size(); ++i) {
            if (plan.storages[i].name == name)
                return StorageIndex(i);
        }
        PlannedStorage storage;
        storage.name = name;
        storage.sizeInBytes = 64;
        storage.elementCount = 16;
        plan.storages << storage;
        return StorageIndex(plan.storages.size() - 1);
    }
    QueueIndex queue(const QString &name)
    {
        for (qsizetype i = 0; i < plan.queues.size(); ++i) {
            if (plan.queues[i].name == name)
                return QueueIndex(i);
        }
        plan.queues << PlannedQueue{name, DeviceSlot(name.endsWith("@1") ? 1 : 0), name.startsWith("any")};
        return QueueIndex(plan.queues.size() - 1);
    }
    void setAction(PlannedCommand &command, const QString &text)
    {
        const QString kind = command.name.section(' ', 0, 0);
        const QStringList words = text.split(' ', Qt::SkipEmptyParts);
        const bool isTransfer = QStringList{"write", "read", "fill", "carry"}.contains(kind);
        const StorageIndex buffer = isTransfer ? storage(words[0]) : StorageIndex();
        const quint64 offset = words.value(1).toULongLong();
        const quint64 size = words.value(2).toULongLong() - offset;
        if (kind == u"write")
            command.action = WriteCommand{buffer, offset, size};
        else if (kind == u"read")
            command.action = ReadCommand{buffer, offset, size};
        else if (kind == u"fill")
            command.action = FillCommand{buffer, {}, offset, size};
        else if (kind == u"carry")
            command.action = CarryCommand{buffer, DeviceSlot(0), plan.queues[command.queue.value].device};
        else if (kind == u"barrier")
            command.action = BarrierCommand{};
        else if (kind == u"finish")
            command.action = FinishCommand{};
        else
            setLaunch(command, text);
    }
    void setLaunch(PlannedCommand &command, const QString &text)
    {
        LaunchCommand launch;
        launch.kernel = command.name;
        QList<StorageAccess> accesses;
        for (const QString &access : text.split(',', Qt::SkipEmptyParts)) {
            const QStringList words = access.split(' ', Qt::SkipEmptyParts);
            launch.arguments << PlannedBufferArgument{storage(words[1])};
            if (words.value(2) != u"?")
                accesses << StorageAccess{
                    storage(words[1]), words[0] == u"store", true, {{words[2].toULongLong(), words[3].toULongLong()}}, {}};
        }
        command.action = launch;
        if (!accesses.isEmpty())
            traced.insert(int(plan.commands.size()), accesses);
    }
    explicit Written(const QString &text)
    {
        for (const QString &line : text.split('\n', Qt::SkipEmptyParts)) {
            const QString head = line.section(": ", 0, 0);
            PlannedCommand command;
            command.name = head.section(" in ", 0, 0);
            const QString place = head.section(" in ", 1);
            command.queue = queue(place.section(" after ", 0, 0));
            for (const QString &name : place.section(" after ", 1).split(' ', Qt::SkipEmptyParts))
                command.after << CommandIndex(names.value(name, -1));
            command.stepPath = QStringLiteral("/plan/") + command.name;
            setAction(command, line.section(": ", 1));
            names.insert(command.name, int(plan.commands.size()));
            plan.commands << command;
        }
    }
    PlanGraph graph() const { return planGraph(plan, signature, traced); }
};

QStringList linesOf(const PlanGraph &graph)
{
    static const QStringList kinds{"kept", "MISSING", "possible", "needless"};
    QStringList lines;
    for (const GraphDependency &dependency : graph.dependencies) {
        QString line = QStringLiteral("%1 > %2 %3")
                           .arg(graph.steps[dependency.from].name, graph.steps[dependency.to].name, kinds[qsizetype(dependency.kind)]);
        if (!dependency.buffer.isEmpty())
            line += QStringLiteral(" %1 %2-%3").arg(dependency.buffer).arg(dependency.bytes.begin).arg(dependency.bytes.end);
        if (dependency.count > 1)
            line += QStringLiteral(" x%1").arg(dependency.count);
        lines << line;
    }
    return lines;
}

} // namespace

void TestPlanGraph::dependencies_data()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *name, const char *plan, const QStringList &lines) {
        QTest::newRow(name) << QString::fromLatin1(plan) << lines;
    };
    row("one queue keeps the order", "a in q: store A 0 64\nb in q: load A 0 64\n", {"a > b kept A 0-64"});
    row("two queues don't", "a in q: store A 0 64\nb in r: load A 0 64\n", {"a > b MISSING A 0-64"});
    row("after does", "a in q: store A 0 64\nb in r after a: load A 0 64\n", {"a > b kept A 0-64"});
    row("an after of something later in the queue does",
        "a in q: store A 0 64\nc in q: load C 0 4\nb in r after c: load A 0 64, store C 0 4\n", {"a > b kept A 0-64", "c > b kept C 0-4"});
    row("out of order", "a in any: store A 0 64\nb in any: load A 0 64\n", {"a > b MISSING A 0-64"});
    row("a barrier", "a in any: store A 0 64\nbarrier in any\nb in any: load A 0 64\n", {"a > b kept A 0-64"});
    row("a barrier of another queue", "a in any: store A 0 64\nbarrier in q\nb in any: load A 0 64\n", {"a > b MISSING A 0-64"});
    row("a barrier that waits for one command waits for no other",
        "x in q: store X 0 4\na in any: store A 0 64\nbarrier in any after x\nb in any: load A 0 64\n", {"a > b MISSING A 0-64"});
    row("finish waits for all queues", "a in q: store A 0 64\nfinish in r\nb in r: load A 0 64\n", {"a > b kept A 0-64"});
    row("two reads", "a in q: load A 0 64\nb in r: load A 0 64\n", {});
    row("two writes", "a in q: store A 0 64\nb in r: store A 0 64\n", {"a > b MISSING A 0-64"});
    row("halves", "a in q: store A 0 32\nb in r: store A 32 64\n", {});
    row("halves that overlap", "a in q: store A 0 36\nb in r: store A 32 64\n", {"a > b MISSING A 32-36"});
    row("other buffers", "a in q: store A 0 64\nb in r: store B 0 64\n", {});
    row("transfers", "write 1 in q: A 0 64\nfill 1 in r: A 60 64\n", {"write 1 > fill 1 MISSING A 60-64"});
    row("transfers of parts", "write 1 in q: A 0 32\nread 1 in r: A 32 64\n", {});
    row("what lies between says it already", "a in q: store A 0 64\nb in q: load A 0 64, store A 0 64\nc in q: load A 0 64\n",
        {"a > b kept A 0-64", "b > c kept A 0-64"});
    row("two readers", "a in q: store A 0 64\nb in q: load A 0 64\nc in q: load A 0 64\n", {"a > b kept A 0-64", "a > c kept A 0-64"});
    row("a needless after", "a in q: store A 0 64\nb in r after a: store B 0 64\n", {"a > b needless"});
    row("an after that passes the order on", "a in q: store A 0 64\nb in r after a: store B 0 64\nc in r: load A 0 64\n",
        {"a > c kept A 0-64"});
    row("an after of two readers is of a shared buffer", "a in q: load A 0 64\nb in r after a: load A 0 64\n", {});
    row("devices have memory of their own", "a in q: store A 0 64\nb in q@1: store A 0 64\n", {});
    row("the host waits for an event of another device", "a in q: store A 0 64\nb in q@1 after a: store B 0 64\nc in r: load A 0 64\n",
        {"a > c kept A 0-64"});
    row("a carry waits for all, and all for it", "a in q: store A 0 64\ncarry in q@1: A\nb in r@1: load A 0 64\n",
        {"a > carry kept A 0-64", "carry > b kept A 0-64"});
}

void TestPlanGraph::dependencies()
{
    QFETCH(QString, plan);
    QFETCH(QStringList, lines);
    QCOMPARE(linesOf(Written(plan).graph()), lines);
}

void TestPlanGraph::ranges()
{
    QCOMPARE(joined({{8, 12}, {0, 4}, {4, 8}, {20, 24}, {22, 23}}), ByteRanges({{0, 12}, {20, 24}}));
    QVERIFY(!firstCommon({{0, 4}, {8, 12}}, {{4, 8}, {12, 16}}));
    QCOMPARE(firstCommon({{0, 4}, {8, 12}}, {{4, 10}}), std::optional(ByteRange{8, 10}));
    QVERIFY(!firstCommon({}, {{0, 4}}));
}

void TestPlanGraph::steps()
{
    const PlanGraph graph = Written("write A in q: A 0 64\na in q: load A 0 64, store B 0 64\n").graph();
    QCOMPARE(graph.steps.size(), 2);
    QCOMPARE(graph.steps[0].kind, CommandKind::Write);
    QCOMPARE(graph.steps[0].writes, QStringList("A"));
    QCOMPARE(graph.steps[1].reads, QStringList("A"));
    QCOMPARE(graph.steps[1].writes, QStringList("B"));
    QCOMPARE(graph.steps[1].queue, QStringLiteral("q"));
}

/// Executions of one step are one.
void TestPlanGraph::loops()
{
    QString text;
    for (int round = 0; round < 3; ++round)
        text += "a in any: store A 0 64\n";
    const PlanGraph graph = Written(text).graph();
    QCOMPARE(graph.steps.size(), 1);
    QCOMPARE(graph.steps[0].executions, 3);
    QCOMPARE(linesOf(graph), QStringList("a > a MISSING A 0-64 x3"));
    QCOMPARE(linesOf(Written("a in q: store A 0 64\nb in q: load A 0 64\na in q: store A 0 64\nb in q: load A 0 64\n").graph()).size(), 2);
}

void TestPlanGraph::sharedMemoryIsCopiedByTheHost()
{
    Written written("a in q: store A 0 64\nread A in r: A 0 64\n");
    QCOMPARE(linesOf(written.graph()), QStringList("a > read A MISSING A 0-64"));
    written.plan.storages[0].memory = MemoryKind::SharedVirtual;
    QCOMPARE(linesOf(written.graph()), QStringList("a > read A kept A 0-64"));
}

void TestPlanGraph::launchesWithoutTracesByTheirSignatures()
{
    Written written("a in q: store A ?\nb in r: load A ?\n");
    QCOMPARE(linesOf(written.graph()), QStringList("a > b possible A 0-64"));
    for (const char *name : {"a", "b"}) {
        KernelSignature kernel;
        kernel.name = name;
        kernel.parameters = {{"p", "float*", ParameterKind::GlobalPointer, {}, true}};
        written.signature.kernels << kernel;
    }
    QCOMPARE(linesOf(written.graph()), QStringList());
    written.signature = {};
    written.plan.storages[0].access = Access::In;
    QCOMPARE(linesOf(written.graph()), QStringList());
}

QTEST_GUILESS_MAIN(TestPlanGraph)
#include "tst_PlanGraph.moc"
