// Which arrows lead from the elements that a value came from to where it went.

#include <algorithm>
#include <iterator>
#include <tuple>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

constexpr std::size_t mostChosenArrows = 16;
constexpr std::size_t mostEndsTried = 256; // elements, from either end of a list

/// Whether there are any.
bool TilesLayout::addArrows(int panel, quint64 element, bool isChosen)
{
    const std::size_t before = drawn.size();
    const ObjectIndex object = sheet->panels[std::size_t(panel)].object;
    auto sources = sheet->map->sources(object, element, position());
    const auto isLocal = [&](const TileSource &source) {
        return sheet->trace().objects()[source.object.value].memory == AddressSpace::Local;
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
    return drawn.size() > before;
}

/// Of what was just filled, or else was filled before: so that one sees how a tile lies in the buffer it came from. Of a list all of it.
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
    if (window.isList) // It has no corners but its ends.
        return filled;
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

/// Of a list: to the first of its elements that came from global memory, and to the last.
void TilesLayout::addEndArrows(int panel, const std::vector<quint64> &filled)
{
    const auto points = [&](quint64 element) { return addArrows(panel, element, false); };
    const auto tried = qsizetype(std::min(filled.size(), mostEndsTried));
    const auto first = std::find_if(filled.begin(), filled.begin() + tried, points);
    if (first != filled.begin() + tried)
        std::ignore = std::find_if(filled.rbegin(), std::min(filled.rbegin() + tried, std::make_reverse_iterator(first + 1)), points);
}

void TilesLayout::findArrows()
{
    drawn.clear();
    if (arrows == Arrows::None)
        return;
    if (chosenPanel >= 0 && chosenPanel < int(windows.size()))
        addArrows(chosenPanel, chosen, true);
    for (int panel = 0; arrows == Arrows::Corners && panel < int(windows.size()); ++panel) {
        if (!sheet->panels[std::size_t(panel)].isLocal)
            continue;
        const std::vector<quint64> corners = cornersOf(windows[std::size_t(panel)]);
        if (!windows[std::size_t(panel)].isList) {
            for (const quint64 corner : corners)
                addArrows(panel, corner, false);
            continue;
        }
        addEndArrows(panel, corners);
    }
}

} // namespace kernelscope
