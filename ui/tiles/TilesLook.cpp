#include "ui/tiles/TilesLook.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace kernelscope {

constexpr quint64 mostColumns = 40; // drawn large
constexpr quint64 mostRows = 32;
constexpr quint64 mostRowsOfList = 12; // Of a buffer most of it is some other work-group's.
constexpr quint64 mostRowsFolded = 2;
constexpr quint64 shortGroup = 128; // Work-items: as many elements as that have room in rows of 16.
constexpr quint64 shortList = 64;   // Elements: in rows of 16 their values have room.
constexpr quint64 leastWindow = 16;
constexpr quint64 leastOfList = 1; // rows: they have no meaning of their own
constexpr std::size_t mostChosenArrows = 16;
constexpr quint8 nowMask = TileElement::ReadNow | TileElement::WrittenNow;

quint8 TileWindow::useOf(quint64 element) const
{
    const auto at = std::ranges::lower_bound(frame, element, {}, &TileElement::element);
    return at != frame.end() && at->element == element ? at->use : quint8(0);
}

quint8 TilesLook::usesDrawn() const
{
    quint8 all = 0;
    for (const TileWindow &window : windows) {
        for (const TileElement &at : window.frame) {
            const auto now = quint8(at.use & nowMask);
            all = quint8(all | (now ? now : at.use)); // What is used now is not drawn as used before.
        }
    }
    return all;
}

bool TilesLook::hasGrowth() const
{
    constexpr quint8 writtenMask = TileElement::WrittenNow | TileElement::WrittenBefore;
    for (int panel = 0; panel < int(windows.size()); ++panel) {
        const auto &growth = sheet->panels[std::size_t(panel)].growth;
        for (auto at = growth.keyBegin(); at != growth.keyEnd(); ++at) {
            const auto share = sheet->grown(panel, *at, position());
            if (share && *share > 0 && !(windows[std::size_t(panel)].useOf(*at) & writtenMask))
                return true;
        }
    }
    return false;
}

bool TileWindow::holds(quint64 element) const
{
    const GridCell cell = shape.cellOf(element);
    return cell.z == z && cell.x >= x && cell.x < x + quint64(columns) && cell.y >= y && cell.y < y + quint64(rows);
}

/// One for all, so that an element stands above the one that was made of it.
quint64 TilesLook::rowOfLists() const
{
    const auto isShort = [this](int panel) { return sheet->object(panel).elementCount() <= shortList; };
    if (quint64(sheet->trace().itemsOfGroup()) <= shortGroup)
        return 16;
    return std::ranges::all_of(std::views::iota(0, int(sheet->panels.size())), isShort) ? 16 : 32;
}

GridShape TilesLook::shapeOf(int panel) const
{
    const BoundObject &object = sheet->object(panel);
    const quint64 count = std::max(quint64(1), object.elementCount());
    const auto typed = columns.find(object.name);
    if (typed != columns.end())
        return {typed->second, (count + typed->second - 1) / typed->second, 1};
    if (object.dimensions.size() > 1)
        return GridShape::of(object);
    const auto shape = declared.find(object.name);
    if (shape != declared.end() && !sheet->panels[std::size_t(panel)].isLocal && shape->second.size() > 1)
        return GridShape::of(shape->second, count);
    const TraceLaunch &launch = sheet->trace().launch();
    const bool hasRows = launch.dimensions > 1 && launch.local[0] > 1 && launch.local[0] <= mostColumns;
    const quint64 row = hasRows ? launch.local[0] : rowOfLists();
    const quint64 width = std::min(count, row);
    return {width, (count + width - 1) / width, 1};
}

/// Neither the project nor the kernel nor the user gave it rows and columns.
bool TilesLook::isListed(int panel) const
{
    const BoundObject &object = sheet->object(panel);
    const auto shape = declared.find(object.name);
    const bool isDeclared = shape != declared.end() && !sheet->panels[std::size_t(panel)].isLocal && shape->second.size() > 1;
    return !columns.contains(object.name) && object.dimensions.size() <= 1 && !isDeclared;
}

TileMoment TilesLook::now(int phase) const
{
    if (phase != moment.phase)
        return TileMoment::ofPhase(*sheet->phases, phase, localItem);
    return TileMoment::upTo(*sheet->phases, moment, localItem);
}

/// The stretch of a length that is drawn: all of it, or what is in use and some more.
static std::pair<quint64, int> stretch(quint64 length, quint64 least, quint64 most, quint64 whole, quint64 first, quint64 last)
{
    if (length <= whole)
        return {0, int(length)};
    const quint64 wanted = std::clamp(last - first + 1, least, most);
    const quint64 spare = last - first + 1 < wanted ? (wanted - (last - first + 1)) / 2 : 0;
    const quint64 start = std::min(first > spare ? first - spare : 0, length - wanted);
    return {start, int(wanted)};
}

/// Around the elements that are in use.
void TilesLook::frameNow(TileWindow &window, std::span<const TileElement> elements) const
{
    GridCell low{~quint64(0), ~quint64(0), 0}, high;
    bool any = false;
    for (const TileElement &at : elements) {
        if (!(at.use & nowMask))
            continue;
        const GridCell used = window.shape.cellOf(at.element);
        if (!any && slice < 0)
            window.z = used.z;
        any = true;
        if (used.z != window.z)
            continue;
        low.x = std::min(low.x, used.x);
        low.y = std::min(low.y, used.y);
        high.x = std::max(high.x, used.x);
        high.y = std::max(high.y, used.y);
    }
    if (low.x > high.x)
        low = high = {};
    std::tie(window.x, window.columns) = stretch(window.shape.width, leastWindow, mostColumns, mostColumns, low.x, high.x);
    std::tie(window.y, window.rows) =
        stretch(window.shape.height, window.isList ? leastOfList : leastWindow, mostRows, window.mostWholeRows, low.y, high.y);
}

TileWindow TilesLook::windowOf(int panel, bool isFolded) const
{
    const TilePanel &at = sheet->panels[std::size_t(panel)];
    TileWindow window;
    window.shape = shapeOf(panel);
    window.isList = isListed(panel);
    window.mostWholeRows = window.isList && !at.isLocal ? (isFolded ? mostRowsFolded : mostRowsOfList) : mostRows;
    window.isPart = window.shape.width > mostColumns || window.shape.height > window.mostWholeRows;
    if (slice >= 0)
        window.z = std::min(quint64(slice), window.shape.slices - 1);
    window.frame = sheet->map->frame(at.object, now(moment.phase));
    const bool isUsedNow =
        std::any_of(window.frame.begin(), window.frame.end(), [](const TileElement &e) { return (e.use & nowMask) != 0; });
    if (isUsedNow || !(window.isPart || window.shape.slices > 1))
        frameNow(window, window.frame);
    else
        frameNow(window, sheet->map->frame(at.object, TileMoment::ofPhase(*sheet->phases, at.lastUse[std::size_t(moment.phase)])));
    addOutside(window, at);
    return window;
}

void TilesLook::refresh()
{
    m_whole.clear();
    m_folded.clear();
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel)
        m_whole.push_back(windowOf(panel, false));
    windows = m_whole;
    findArrows();
}

const std::vector<TileWindow> &TilesLook::foldedWindows()
{
    for (int panel = int(m_folded.size()); panel < int(sheet->panels.size()); ++panel)
        m_folded.push_back(m_whole[std::size_t(panel)].rows > int(mostRowsFolded) ? windowOf(panel, true) : m_whole[std::size_t(panel)]);
    return m_folded;
}

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
        for (const TileElement &at : window.frame) {
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
