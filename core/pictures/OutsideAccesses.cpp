#include "pictures/OutsideAccesses.h"

#include <algorithm>
#include <map>

#include "analysis/Evidence.h"
#include "trace/CanonicalObject.h"

namespace kernelscope {

constexpr int mostAtAnEnd = 16; // elements

OutsideAccesses accessesOutside(const PhaseTable &phases, ObjectIndex object)
{
    const Trace &trace = phases.trace();
    OutsideAccesses outside;
    if (std::ranges::none_of(trace.faults(), [](const TraceFault &fault) { return fault.head.outOfBounds(); }))
        return outside;
    const int memory = canonicalObject(trace.objects(), object.value);
    std::map<qint64, std::vector<int>> elements;
    for (int position = 0; position < phases.accessCount(); ++position) {
        const EventIndex index = phases.eventAt(position);
        const EventHead head{trace.heads()[std::size_t(index.value)]};
        const bool isHere =
            head.outOfBounds() && head.object() < trace.objects().size() && canonicalObject(trace.objects(), head.object()) == memory;
        if (!isHere)
            continue;
        if (outside.count++ == 0)
            outside.first = accessedText(trace, index);
        if (trace.objects()[object.value].memory != AddressSpace::Image)
            elements[elementOf(trace.objects()[object.value], trace.event(index).offset)].push_back(position);
    }
    const auto behind = elements.lower_bound(0);
    auto first = behind, end = behind;
    for (int k = 0; k < mostAtAnEnd && first != elements.begin(); ++k)
        --first;
    for (int k = 0; k < mostAtAnEnd && end != elements.end(); ++k)
        ++end;
    for (auto at = first; at != end; ++at)
        outside.elements.push_back({at->first, std::move(at->second)});
    return outside;
}

AccessTime accessTime(const std::vector<int> &positions, int from, int to)
{
    if (std::ranges::any_of(positions, [&](int position) { return position >= from && position < to; }))
        return AccessTime::Now;
    return std::ranges::any_of(positions, [&](int position) { return position < from; }) ? AccessTime::Before : AccessTime::Later;
}

QString outsideText(const OutsideAccesses &outside)
{
    if (outside.count == 0)
        return {};
    if (outside.count == 1)
        return QStringLiteral("%1 lies outside of it").arg(outside.first);
    return QStringLiteral("%1 accesses lie outside of it, the first at %2").arg(QString::number(outside.count), outside.first);
}

} // namespace kernelscope
