#include "ui/reduction/ReductionData.h"

#include <algorithm>
#include <map>

#include "pictures/OutsideAccesses.h"
#include "pictures/PhaseTable.h"
#include "pictures/ReductionPart.h"
#include "project/ElementType.h"
#include "trace/CanonicalObject.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {

static quint64 keyOf(int launch, int event)
{
    return (quint64(quint32(launch)) << 32) | quint32(event);
}

void ReductionData::deriveFromTree()
{
    layout = layoutReduction(tree);
    findShapes();
    findUsers();
    countElements();
    findPhases();
    countOutside();
}

ReductionData ReductionData::make(const ReductionScope &scope, const std::stop_token &stop)
{
    ReductionData sheet(scope);
    ReductionOptions options;
    options.stop = stop;
    if (scope.group && !scope.traces.isEmpty())
        options.group = scope.traces.front().slotOf(*scope.group);
    sheet.tree = reductionTree(scope.traces, options);
    sheet.resultCount = sheet.tree.roots.size();
    sheet.deriveFromTree();
    return sheet;
}

ReductionData ReductionData::ofResult(const ReductionData &whole, int root)
{
    ReductionData sheet(static_cast<const ReductionScope &>(whole));
    sheet.resultCount = whole.resultCount;
    sheet.tree = resultAlone(whole.tree, root);
    sheet.deriveFromTree();
    return sheet;
}

ReductionData ReductionData::inColumns(ReductionData sheet)
{
    sheet.tree.isForest = false;
    sheet.layout = layoutReduction(sheet.tree);
    return sheet;
}

/// Asked for by each text.
void ReductionData::findShapes()
{
    std::vector<std::vector<char>> isVector; // By trace and object.
    for (const Trace &trace : traces) {
        isVector.emplace_back();
        for (const BoundObject &object : trace.objects()) {
            const auto type = elementTypeNamed(object.typeName);
            isVector.back().push_back(type && type->components > 1);
        }
    }
    for (const ReductionNode &node : tree.nodes) {
        hasBundles = hasBundles || node.kind == ReductionNode::Kind::Bundle;
        hasHeld = hasHeld || node.kind == ReductionNode::Kind::Held;
        hasVectors = hasVectors || (node.value && isVector[std::size_t(node.launch)][std::size_t(node.object.value)]);
    }
}

void ReductionData::findUsers()
{
    users.assign(tree.nodes.size(), -1);
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        for (const int input : tree.inputsOf(node)) {
            int &user = users[std::size_t(input)];
            user = user < 0 ? node : user;
        }
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        for (const EventIndex event : {at.event, at.companion}) {
            if (event.value >= 0)
                byEvent.emplace(keyOf(at.launch, event.value), node);
        }
    }
}

void ReductionData::findPhases()
{
    barriers.assign(tree.levels.size(), {});
    phaseCounts.assign(std::size_t(traces.size()), 0);
    for (int launch = 0; launch < int(traces.size()); ++launch) {
        const Trace &trace = traces[launch];
        const std::optional<GroupSlot> slot = group ? trace.slotOf(*group) : std::optional(GroupSlot(0));
        if (trace.groupCount() == 0 || !slot)
            continue;
        const PhaseTable phases(trace, *slot);
        phaseCounts[std::size_t(launch)] = phases.phaseCount();
        for (std::size_t level = 0; level < tree.levels.size(); ++level) {
            const ReductionLevel &at = tree.levels[level];
            if (at.launch == launch && at.phase > 0 && at.phase < phases.phaseCount())
                barriers[level] = barrierWords(phases, at.phase);
        }
    }
}

void ReductionData::countOutside()
{
    const auto add = [this](const Trace &trace, int object, quint64 count) {
        if (outsideCount == 0 && count > 0 && object < trace.objects().size())
            outsideObject = trace.objects()[object].name;
        outsideCount += count;
    };
    for (const Trace &trace : traces) {
        std::optional<PhaseTable> phases;
        if (const std::optional<GroupSlot> slot = group ? trace.slotOf(*group) : std::nullopt)
            phases.emplace(trace, *slot);
        for (int object = 0; phases && object < int(trace.objects().size()); ++object) {
            if (canonicalObject(trace.objects(), object) == object)
                add(trace, object, quint64(accessesOutside(*phases, ObjectIndex(object)).count));
        }
        for (int site = 0; !group && site < trace.sites().size(); ++site) {
            const auto here = [site](const TraceFault &fault) { return fault.head.site() == site && fault.head.outOfBounds(); };
            const auto first = std::ranges::find_if(trace.faults(), here);
            if (first != trace.faults().end())
                add(trace, first->head.object(), trace.faultsAt(SiteIndex(site)));
        }
    }
}

quint64 ReductionData::leafCount() const
{
    quint64 count = 0;
    for (const ReductionNode &node : tree.nodes) {
        if (node.isAsFound())
            count += node.leafCount;
    }
    return count;
}

void ReductionData::countElements()
{
    std::map<std::pair<int, int>, std::vector<bool>> taken; // By launch and object.
    elementCount = 0;
    const auto take = [&](const ReductionNode &node, quint64 element) {
        std::vector<bool> &elements = taken[{node.launch, node.object.value}];
        if (element >= elements.size())
            elements.resize(std::max(element + 1, quint64(2 * elements.size())));
        elementCount += !elements[element];
        elements[element] = true;
    };
    for (const ReductionNode &node : tree.nodes) {
        if (!node.isAsFound())
            continue;
        if (node.kind == ReductionNode::Kind::Leaf)
            take(node, node.element);
        for (quint64 i = 0; node.kind == ReductionNode::Kind::Bundle && i < node.leafCount; ++i)
            take(node, tree.bundled[node.firstBundled + i]);
    }
}

int ReductionData::localItemOf(int node) const
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    return at.item.value % std::max(1, traceOf(node).itemsOfGroup());
}

quint64 ReductionData::groupOf(int node) const
{
    const Trace &trace = traceOf(node);
    return trace.groups()[std::size_t(trace.groupOf(tree.nodes[std::size_t(node)].item).value)];
}

int ReductionData::nodeOf(int launch, int event) const
{
    const auto at = std::find(launches.begin(), launches.end(), launch);
    if (at == launches.end())
        return -1;
    const auto found = byEvent.find(keyOf(int(at - launches.begin()), event));
    return found == byEvent.end() ? -1 : found->second;
}

std::span<const WorkItemSlot> ReductionData::activeIn(int level, GroupSlot slot) const
{
    const ReductionLevel &at = tree.levels[std::size_t(level)];
    const int first = slot.value * traces[at.launch].itemsOfGroup();
    const auto begin = std::ranges::lower_bound(at.active, first, {}, &WorkItemSlot::value);
    const auto end = std::ranges::lower_bound(begin, at.active.end(), first + traces[at.launch].itemsOfGroup(), {}, &WorkItemSlot::value);
    return {begin, end};
}

int ReductionData::beside(int node, int key) const
{
    if (node < 0)
        return tree.roots.empty() ? -1 : tree.roots.front();
    const auto inputs = tree.inputsOf(node);
    const int user = users[std::size_t(node)];
    if (key == Qt::Key_Up)
        return inputs.empty() ? node : inputs.front();
    if (key == Qt::Key_Down)
        return user < 0 ? node : user;
    const auto row = layout.row(tree.nodes[std::size_t(node)].level);
    const auto at = std::ranges::find(row, node) - row.begin(), last = std::ptrdiff_t(row.size()) - 1;
    const auto next = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : at + (key == Qt::Key_Left ? -1 : 1);
    return row[std::size_t(std::clamp<std::ptrdiff_t>(next, 0, last))];
}

std::vector<char> ReductionData::partsOf(int node) const
{
    if (node < 0)
        return {};
    std::vector<char> marks(tree.nodes.size(), 0);
    std::vector<int> open{node};
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        if (std::exchange(marks[std::size_t(at)], char(1)))
            continue;
        const auto inputs = tree.inputsOf(at);
        open.insert(open.end(), inputs.begin(), inputs.end());
    }
    return marks;
}

} // namespace kernelscope
