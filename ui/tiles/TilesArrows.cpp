// Which arrows lead from the elements that a value came from to where it went.

#include <algorithm>

#include "ui/tiles/TilesLook.h"

namespace kernelscope {

constexpr std::size_t mostChosenArrows = 16;

void TilesLook::addArrows(int panel, quint64 element, bool isChosen)
{
    const ObjectIndex object = sheet->panels[std::size_t(panel)].object;
    auto sources = sheet->map->sources(object, element, position());
    const auto isLocal = [&](const TileSource &source) {
        return sheet->trace().objects()[source.object.value].memory == MemoryKindOfSite::Local;
    };
    if (!isChosen && std::ranges::any_of(sources, isLocal)) { // What a tile was filled from, however many cells it went through.
        const auto origin = sheet->map->origin(object, element, position());
        sources = origin ? std::vector{*origin} : std::vector<TileSource>();
    }
    sources.resize(std::min(sources.size(), mostChosenArrows));
    for (const TileSource &source : sources) {
        const int from = sheet->panelOf(source.object);
        const bool isItself = from == panel && source.element == element; // A counter that counts on: there is nowhere to point to.
        if (from >= 0 && !isItself)
            drawn.push_back({from, source.element, panel, element, isChosen});
    }
}

/// Of what was just filled, or else was filled before: so that one sees how a tile lies in the buffer it came from.
static std::vector<quint64> cornersOf(const TileWindow &window)
{
    std::vector<quint64> filled;
    for (const quint8 mask : {quint8(TileElement::WrittenNow), quint8(TileElement::WrittenBefore)}) {
        for (const TileElement &at : *window.frame) {
            if ((at.use & mask) && window.holds(at.element))
                filled.push_back(at.element);
        }
        if (!filled.empty())
            break;
    }
    if (filled.empty())
        return {};
    const auto along = [&](qint64 sign) {
        return [&window, sign](quint64 element) {
            const GridCell at = window.shape.cellOf(element);
            return qint64(at.x) + sign * qint64(at.y);
        };
    };
    const auto [first, last] = std::ranges::minmax(filled, {}, along(1));
    const auto [left, right] = std::ranges::minmax(filled, {}, along(-1));
    std::vector<quint64> corners{first, last, left, right};
    std::ranges::sort(corners);
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    return corners;
}

void TilesLook::findArrows()
{
    drawn.clear();
    if (arrows == Arrows::None)
        return;
    if (chosenPanel >= 0 && chosenPanel < int(windows.size()))
        addArrows(chosenPanel, chosen, true);
    for (int panel = 0; arrows == Arrows::Corners && panel < int(windows.size()); ++panel) {
        if (!sheet->panels[std::size_t(panel)].isLocal)
            continue;
        for (const quint64 corner : cornersOf(windows[std::size_t(panel)]))
            addArrows(panel, corner, false);
    }
}

} // namespace kernelscope
