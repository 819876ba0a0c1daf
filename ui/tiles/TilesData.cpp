#include "ui/tiles/TilesData.h"

#include <algorithm>
#include <limits>

namespace kernelscope {

constexpr std::size_t leastSources = 4;        // of a value that is added up
constexpr std::size_t mostSources = 2'000'000; // looked at, of a panel

quint64 TilePanel::readsOf(quint64 element) const
{
    const auto at = std::lower_bound(reads.begin(), reads.end(), std::pair(element, quint64(0)));
    return at != reads.end() && at->first == element ? at->second : 0;
}

const FindingCell *TilePanel::findingAt(quint64 element) const
{
    const auto at = std::ranges::lower_bound(findings, element, {}, &FindingCell::element);
    return at != findings.end() && at->element == element ? &*at : nullptr;
}

std::shared_ptr<const TilesData> TilesData::make(const std::shared_ptr<const PhaseTable> &phases, const QList<Finding> &findings,
                                                 const std::stop_token &stop)
{
    auto sheet = std::make_shared<TilesData>();
    sheet->phases = phases;
    sheet->map = std::make_unique<const TileMap>(phases, stop);
    sheet->reason = sheet->map->reason();
    for (const ObjectIndex object : sheet->map->objects()) {
        if (!stop.stop_requested())
            sheet->addPanel(object, findings);
    }
    return sheet;
}

void TilesData::addPanel(ObjectIndex object, const QList<Finding> &findings)
{
    TilePanel panel;
    panel.object = object;
    panel.isLocal = trace().objects()[object.value].memory == AddressSpace::Local;
    panel.reuse = map->reuse(object);
    panel.reads = map->readCounts(object);
    panel.outside = accessesOutside(*phases, object);
    const int end = phases->accessCount();
    const auto used = map->frame(object, {end, end, -1});
    panel.isWritten = std::ranges::any_of(used, [](const TileElement &at) { return (at.use & TileElement::WrittenBefore) != 0; });
    if (!used.empty())
        panel.findings = findingCells(phases, object, used.front().element, used.back().element, findings);
    findUses(panel);
    findGrowth(panel);
    panels.push_back(std::move(panel));
}

void TilesData::findUses(TilePanel &panel) const
{
    std::vector<char> used(std::size_t(phases->phaseCount()), 0);
    for (int phase = 0; phase < phases->phaseCount(); ++phase) {
        for (int position = phases->firstPosition(phase); !used[std::size_t(phase)] && position < phases->firstPosition(phase + 1);
             ++position)
            used[std::size_t(phase)] = trace().event(phases->eventAt(position)).object == panel.object;
    }
    const auto first = int(std::find(used.begin(), used.end(), 1) - used.begin()) % phases->phaseCount();
    int last = first;
    for (int phase = 0; phase < phases->phaseCount(); ++phase) {
        last = used[std::size_t(phase)] ? phase : last;
        panel.lastUse.push_back(last);
    }
}

/// Only of what is stored in global memory: there the results of a group end up.
void TilesData::findGrowth(TilePanel &panel) const
{
    if (panel.isLocal)
        return;
    const int end = phases->accessCount();
    std::size_t looked = 0;
    for (const TileElement &element : map->frame(panel.object, {end, end, -1})) {
        if (!(element.use & TileElement::WrittenBefore) || looked > mostSources)
            continue;
        const auto sources = map->sources(panel.object, element.element, end);
        looked += sources.size();
        if (sources.size() < leastSources)
            continue;
        std::vector<quint32> &positions = panel.growth[element.element];
        for (const TileSource &source : sources) {
            const int position = phases->positionOf(source.load);
            if (position >= 0)
                positions.push_back(quint32(position));
        }
        std::sort(positions.begin(), positions.end());
    }
}

int TilesData::panelOf(ObjectIndex object) const
{
    const auto found = std::ranges::find(panels, object, &TilePanel::object);
    return found == panels.end() ? -1 : int(found - panels.begin());
}

int TilesData::panelNamed(const QString &name) const
{
    const auto found =
        std::ranges::find(panels, name, [this](const TilePanel &panel) { return trace().objects()[panel.object.value].name; });
    return found == panels.end() ? -1 : int(found - panels.begin());
}

std::optional<double> TilesData::grown(int panel, quint64 element, int position) const
{
    const auto &growth = panels[std::size_t(panel)].growth;
    const auto at = growth.constFind(element);
    if (at == growth.cend() || at->empty())
        return std::nullopt;
    const auto done = std::lower_bound(at->begin(), at->end(), quint32(std::max(position, 0))) - at->begin();
    return double(done) / double(at->size());
}

} // namespace kernelscope
