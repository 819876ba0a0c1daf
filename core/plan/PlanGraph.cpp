#include "plan/PlanGraph.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "plan/CommandOrder.h"
#include "plan/CommandStorages.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

constexpr int mostInOneQueue = 512; ///< commands
constexpr int mostOrdered = 16;     ///< pairs of executions of the same two steps: further ones repeat them
constexpr int mostNeedless = 64;    ///< `after`s that are looked at

struct Overlap
{
    ByteRange bytes;
    bool isCertain = false;
    const StorageAccess *first = nullptr;
    const StorageAccess *second = nullptr;
};

/// The bytes that both touch and one writes: those that they are known to touch before those that they may.
std::optional<Overlap> overlapOf(const QList<StorageAccess> &first, const QList<StorageAccess> &second, StorageIndex storage)
{
    std::optional<Overlap> best;
    for (const StorageAccess &a : first) {
        for (const StorageAccess &b : second) {
            const bool isCertain = a.isCertain && b.isCertain;
            if (a.storage != storage || b.storage != storage || !(a.isWrite || b.isWrite) || (best && (best->isCertain || !isCertain)))
                continue;
            if (const auto common = firstCommon(a.bytes, b.bytes))
                best = Overlap{*common, isCertain, &a, &b};
        }
    }
    return best;
}

class GraphMaker
{
public:
    GraphMaker(const Plan &plan, const ProgramSignature &signature, const TracedAccesses &traced)
        : m_plan(plan), m_signature(signature), m_traced(traced), m_order(plan)
    {
    }
    PlanGraph make();

private:
    using Key = std::tuple<int, int, int>; ///< steps and storage

    void addSteps();
    int stepOf(const PlannedCommand &command);
    void noteBuffers(GraphStep &step, const QList<StorageAccess> &accesses) const;
    void comparePairs();
    void compare(int first, int second);
    bool shareMemory(int first, int second) const;
    void takeOverlap(const Key &key, const Overlap &overlap, bool isOrdered, bool isAfter);
    void leaveOutImplied();
    bool isImplied(const Key &key, const GraphDependency &dependency) const;
    void addNeedless();
    bool isNeeded(int from, int to) const;
    bool sharesBuffer(int from, int to) const;

    const Plan &m_plan;
    const ProgramSignature &m_signature;
    const TracedAccesses &m_traced;
    CommandOrder m_order;
    PlanGraph m_graph;
    std::map<std::pair<QString, QString>, int> m_stepsByKey;
    std::vector<int> m_steps; ///< by command; -1: moves no data
    std::vector<QList<StorageAccess>> m_accesses;
    std::map<Key, GraphDependency> m_found;
    std::map<std::pair<int, int>, int> m_compared; ///< ordered pairs of executions, by their steps
};

int GraphMaker::stepOf(const PlannedCommand &command)
{
    const bool isAdded = command.stepPath.isEmpty();
    const auto [place, isNew] = m_stepsByKey.try_emplace({command.stepPath, isAdded ? command.name : QString()}, int(m_graph.steps.size()));
    if (isNew) {
        GraphStep step;
        step.name = command.name;
        step.kind = commandKind(command);
        step.queue = m_plan.queues[command.queue.value].name;
        step.stepPath = command.stepPath;
        m_graph.steps << step;
    }
    return place->second;
}

void GraphMaker::noteBuffers(GraphStep &step, const QList<StorageAccess> &accesses) const
{
    for (const StorageAccess &access : accesses) {
        const QString &name = m_plan.storages[access.storage.value].name;
        QStringList &names = access.isWrite ? step.writes : step.reads;
        if (!names.contains(name))
            names << name;
    }
}

void GraphMaker::addSteps()
{
    for (int i = 0; i < m_order.commandCount(); ++i) {
        const PlannedCommand &command = m_plan.commands[i];
        m_accesses.push_back(accessesOf(m_plan, CommandIndex(i), m_signature, m_traced));
        const bool movesData = !storagesOf(command).isEmpty();
        m_steps.push_back(movesData ? stepOf(command) : -1);
        if (!movesData)
            continue;
        GraphStep &step = m_graph.steps[m_steps.back()];
        ++step.executions;
        noteBuffers(step, m_accesses.back());
    }
}

/// Each device has memory of its own for a storage; carries are between them.
bool GraphMaker::shareMemory(int first, int second) const
{
    const PlannedCommand &a = m_plan.commands[first];
    const PlannedCommand &b = m_plan.commands[second];
    return m_plan.queues[a.queue.value].device == m_plan.queues[b.queue.value].device || std::holds_alternative<CarryCommand>(a.action) ||
           std::holds_alternative<CarryCommand>(b.action);
}

void GraphMaker::takeOverlap(const Key &key, const Overlap &overlap, bool isOrdered, bool isAfter)
{
    const DependencyKind kind = isOrdered ? DependencyKind::Kept : overlap.isCertain ? DependencyKind::Missing : DependencyKind::Possible;
    const auto [from, to, storage] = key;
    const PlannedStorage &planned = m_plan.storages[storage];
    const GraphDependency found{from,
                                to,
                                kind,
                                planned.name,
                                isAfter,
                                overlap.first->isWrite,
                                overlap.second->isWrite,
                                overlap.bytes,
                                planned.elementSize,
                                1,
                                overlap.first->place,
                                overlap.second->place};
    const auto [place, isNew] = m_found.try_emplace(key, found);
    GraphDependency &known = place->second;
    if (isNew)
        return;
    known.isAfter = known.isAfter || isAfter;
    // One pair of executions without an order is more than all that have one.
    const auto weight = [](DependencyKind k) { return k == DependencyKind::Missing ? 2 : k == DependencyKind::Possible ? 1 : 0; };
    if (weight(kind) > weight(known.kind))
        known = found;
    else if (kind == known.kind)
        ++known.count;
}

void GraphMaker::compare(int first, int second)
{
    const int from = m_steps[std::size_t(first)];
    const int to = m_steps[std::size_t(second)];
    const bool isOrdered = m_order.isBefore(CommandIndex(first), CommandIndex(second));
    if (isOrdered && (from == to || ++m_compared[{from, to}] > mostOrdered))
        return;
    const bool isAfter = m_plan.commands[second].after.contains(CommandIndex(first));
    QList<StorageIndex> storages;
    for (const StorageAccess &access : m_accesses[std::size_t(first)]) {
        if (!storages.contains(access.storage))
            storages << access.storage;
    }
    for (const StorageIndex storage : std::as_const(storages)) {
        const Key key{from, to, storage.value};
        if (const auto overlap = overlapOf(m_accesses[std::size_t(first)], m_accesses[std::size_t(second)], storage))
            takeOverlap(key, *overlap, isOrdered, isAfter);
    }
}

void GraphMaker::comparePairs()
{
    // Where all are in order the first ones show what there is to draw.
    const int count = mayOverlap(m_plan) ? m_order.commandCount() : std::min(m_order.commandCount(), mostInOneQueue);
    for (int second = 0; second < count; ++second) {
        for (int first = 0; first < second && m_steps[std::size_t(second)] >= 0; ++first) {
            if (m_steps[std::size_t(first)] >= 0 && shareMemory(first, second))
                compare(first, second);
        }
    }
}

bool GraphMaker::isImplied(const Key &key, const GraphDependency &dependency) const
{
    if (dependency.kind != DependencyKind::Kept || dependency.isAfter || dependency.from >= dependency.to)
        return false;
    const auto leads = [&](int from, int to) {
        const auto found = m_found.find({from, to, std::get<2>(key)});
        return found != m_found.end() && found->second.kind == DependencyKind::Kept;
    };
    for (int between = dependency.from + 1; between < dependency.to; ++between) {
        if (leads(dependency.from, between) && leads(between, dependency.to))
            return true;
    }
    return false;
}

void GraphMaker::leaveOutImplied()
{
    for (const auto &[key, dependency] : m_found) {
        if (!isImplied(key, dependency))
            m_graph.dependencies << dependency;
    }
}

bool GraphMaker::sharesBuffer(int from, int to) const
{
    const GraphStep &a = m_graph.steps[from];
    const GraphStep &b = m_graph.steps[to];
    return std::ranges::any_of(a.reads + a.writes, [&](const QString &name) { return b.reads.contains(name) || b.writes.contains(name); });
}

/// Whether two others are in order only because of it.
bool GraphMaker::isNeeded(int from, int to) const
{
    const CommandOrder without(m_plan, [&](CommandIndex later, CommandIndex earlier) {
        return m_steps[std::size_t(later.value)] == to && m_steps[std::size_t(earlier.value)] == from;
    });
    for (int second = 0; second < m_order.commandCount(); ++second) {
        for (int first = 0; first < second; ++first) {
            const auto a = CommandIndex(first);
            const auto b = CommandIndex(second);
            if (!m_order.isBefore(a, b) || without.isBefore(a, b))
                continue;
            const Key steps{m_steps[std::size_t(first)], m_steps[std::size_t(second)], 0};
            const auto next = m_found.lower_bound(steps);
            if (next != m_found.end() && std::get<0>(next->first) == std::get<0>(steps) && std::get<1>(next->first) == std::get<1>(steps))
                return true;
        }
    }
    return false;
}

void GraphMaker::addNeedless()
{
    QList<std::pair<int, int>> looked;
    for (int i = 0; i < m_order.commandCount(); ++i) {
        for (const CommandIndex earlier : m_plan.commands[i].after) {
            if (earlier.value < 0 || earlier.value >= i)
                continue;
            const std::pair steps{m_steps[std::size_t(earlier.value)], m_steps[std::size_t(i)]};
            if (steps.first < 0 || steps.second < 0 || looked.contains(steps) || looked.size() >= mostNeedless)
                continue;
            looked << steps;
            if (sharesBuffer(steps.first, steps.second) || isNeeded(steps.first, steps.second))
                continue;
            GraphDependency needless;
            needless.from = steps.first;
            needless.to = steps.second;
            needless.kind = DependencyKind::Needless;
            needless.isAfter = true;
            m_graph.dependencies << needless;
        }
    }
}

PlanGraph GraphMaker::make()
{
    addSteps();
    comparePairs();
    leaveOutImplied();
    addNeedless();
    return m_graph;
}

} // namespace

CommandKind commandKind(const PlannedCommand &command)
{
    return std::visit(
        Overloaded{[](const WriteCommand &) { return CommandKind::Write; }, [](const ReadCommand &) { return CommandKind::Read; },
                   [](const CopyCommand &) { return CommandKind::Copy; }, [](const FillCommand &) { return CommandKind::Fill; },
                   [](const CarryCommand &) { return CommandKind::Carry; }, [](const LaunchCommand &) { return CommandKind::Launch; },
                   [](const BarrierCommand &) { return CommandKind::Barrier; }, [](const FinishCommand &) { return CommandKind::Finish; }},
        command.action);
}

PlanGraph planGraph(const Plan &plan, const ProgramSignature &signature, const TracedAccesses &traced)
{
    return GraphMaker(plan, signature, traced).make();
}

} // namespace kernelscope
