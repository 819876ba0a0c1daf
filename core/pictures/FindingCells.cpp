#include "pictures/FindingCells.h"

#include <algorithm>
#include <map>

#include "pictures/RacingCells.h"

namespace kernelscope {

constexpr quint64 mostCells = 4'000'000; // between the first and the last element: more take too much memory to look at

static bool isAbout(const Finding &finding, const BoundObject &object)
{
    return finding.object == object.name && finding.memory == object.memory;
}

/// Or of no work-group that is known.
static bool isOfGroup(const Finding &finding, const PhaseTable &phases)
{
    const TraceLaunch &launch = phases.trace().launch();
    const Extent own = phases.trace().groupId(phases.group());
    const auto isOwn = [&](const FindingAccess &access) {
        for (qsizetype d = 0; d < access.groupId.size() && d < launch.dimensions; ++d) {
            if (access.groupId[d] != own[std::size_t(d)])
                return false;
        }
        return true;
    };
    return finding.accesses.isEmpty() || std::ranges::any_of(finding.accesses, isOwn);
}

QList<FindingCell> findingCells(const std::shared_ptr<const PhaseTable> &phases, ObjectIndex object, quint64 first, quint64 last,
                                const QList<Finding> &findings)
{
    const BoundObject &of = phases->trace().objects()[object.value];
    std::map<quint64, FindingCell> cells;
    bool races = false;
    for (const Finding &finding : findings) {
        races = races || (finding.kind == FindingKind::DataRace && isAbout(finding, of));
        for (const quint64 element : isAbout(finding, of) ? finding.elements : QList<quint64>()) {
            if (element >= first && element <= last)
                cells.emplace(element, FindingCell{element, finding.kind, finding.severity});
        }
        const bool isElement = finding.element && *finding.element >= 0 && quint64(*finding.element) < of.elementCount();
        if (finding.kind != FindingKind::DataRace && isElement && isAbout(finding, of) && isOfGroup(finding, *phases))
            cells.emplace(*finding.element, FindingCell{quint64(*finding.element), finding.kind, finding.severity});
    }
    if (races && last - first < mostCells) {
        const MemoryTimeline timeline(phases, object, first, last - first + 1);
        for (const RacingCell &cell : racingCells(timeline, findings))
            cells[first + quint64(cell.cell)] = {first + quint64(cell.cell), FindingKind::DataRace, cell.severity};
    }
    QList<FindingCell> list;
    for (const auto &[element, cell] : cells)
        list << cell;
    return list;
}

} // namespace kernelscope
