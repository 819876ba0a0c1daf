#include "ui/tiles/TilesLayout.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <tuple>

namespace kernelscope {

constexpr quint64 mostColumns = 40; // drawn large
constexpr quint64 mostNarrow = 16;  // of either
constexpr quint64 leastNarrow = 4;
constexpr quint64 mostNarrowLocal = 20; // Of a tile all is worth to be seen, with the column that pads it.
constexpr quint64 mostRowsOfList = 12;  // Of a buffer most of it is some other work-group's.
constexpr quint64 mostRowsFolded = 2;
constexpr quint64 shortGroup = 128; // Work-items: as many elements as that have room in rows of 16.
constexpr quint64 shortList = 64;   // Elements: in rows of 16 their values have room.
constexpr quint64 leastWindow = 16;
constexpr quint64 leastOfList = 1; // rows: they have no meaning of their own
constexpr quint8 nowMask = TileElement::ReadNow | TileElement::WrittenNow;

quint8 TileWindow::useOf(quint64 element) const
{
    const auto at = std::ranges::lower_bound(*frame, element, {}, &TileElement::element);
    return at != frame->end() && at->element == element ? at->use : quint8(0);
}

quint8 TilesLayout::usesDrawn() const
{
    quint8 all = 0;
    for (const TileWindow &window : windows) {
        for (const TileElement &at : *window.frame) {
            const auto now = quint8(at.use & nowMask);
            all = quint8(all | (now ? now : at.use)); // What is used now is not drawn as used before.
        }
    }
    return all;
}

bool TilesLayout::isChosenDrawn() const
{
    return chosenPanel >= 0 && chosenPanel < int(windows.size()) && windows[std::size_t(chosenPanel)].holds(chosen);
}

bool TilesLayout::hasGrowth() const
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

bool TileWindow::showsSameAs(const TileWindow &other) const
{
    const auto shown = [](const TileWindow &window) { return std::tuple(window.x, window.y, window.z, window.columns, window.rows); };
    return shape == other.shape && shown(*this) == shown(other);
}

/// One for all, so that an element stands above the one that was made of it.
quint64 TilesLayout::usualRowOfLists() const
{
    const auto isShort = [this](int panel) { return sheet->object(panel).elementCount() <= shortList; };
    if (quint64(sheet->trace().itemsOfGroup()) <= shortGroup)
        return 16;
    return std::ranges::all_of(std::views::iota(0, int(sheet->panels.size())), isShort) ? 16 : 32;
}

GridShape TilesLayout::shapeOf(int panel) const
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
    const quint64 listRow = arrangement.listRow > 0 ? arrangement.listRow : usualRowOfLists();
    const quint64 row = hasRowsOfLaunch() ? sheet->trace().launch().local[0] : listRow;
    const quint64 width = std::min(count, row);
    return {width, (count + width - 1) / width, 1};
}

/// A list has a row for each row of work-items.
bool TilesLayout::hasRowsOfLaunch() const
{
    const TraceLaunch &launch = sheet->trace().launch();
    return launch.dimensions > 1 && launch.local[0] > 1 && launch.local[0] <= mostColumns;
}

/// Neither the project nor the kernel nor the user gave it rows and columns.
bool TilesLayout::isListed(int panel) const
{
    const BoundObject &object = sheet->object(panel);
    const auto shape = declared.find(object.name);
    const bool isDeclared = shape != declared.end() && !sheet->panels[std::size_t(panel)].isLocal && shape->second.size() > 1;
    return !columns.contains(object.name) && object.dimensions.size() <= 1 && !isDeclared;
}

TileMoment TilesLayout::now(int phase) const
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
void TilesLayout::frameNow(TileWindow &window, std::span<const TileElement> elements) const
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
    const quint64 wide = arrangement.isNarrow ? mostNarrow : mostColumns, tall = arrangement.isNarrow ? mostNarrow : mostRows;
    const quint64 least = arrangement.isNarrow ? leastNarrow : leastWindow;
    const quint64 whole = window.mostWholeColumns;
    std::tie(window.x, window.columns) = stretch(window.shape.width, least, wide, window.isList ? mostColumns : whole, low.x, high.x);
    std::tie(window.y, window.rows) = stretch(window.shape.height, window.isList ? leastOfList : least, tall,
                                              window.isList ? window.mostWholeRows : std::min(window.mostWholeRows, whole), low.y, high.y);
}

/// Of the newest phase in which it was used.
const std::vector<TileElement> &TilesLayout::lastFrame(int panel)
{
    m_lastFrames.resize(sheet->panels.size());
    auto &kept = m_lastFrames[std::size_t(panel)];
    if (!kept) {
        const TilePanel &at = sheet->panels[std::size_t(panel)];
        const TileMoment then = TileMoment::ofPhase(*sheet->phases, at.lastUse[std::size_t(moment.phase)]);
        kept = std::make_shared<const std::vector<TileElement>>(sheet->map->frame(at.object, then));
    }
    return *kept;
}

TileWindow TilesLayout::windowOf(int panel)
{
    const TilePanel &at = sheet->panels[std::size_t(panel)];
    TileWindow window;
    window.shape = shapeOf(panel);
    window.isList = isListed(panel);
    window.frame = m_frames[std::size_t(panel)];
    const bool isUsedNow = std::ranges::any_of(*window.frame, [](const TileElement &e) { return (e.use & nowMask) != 0; });
    const bool isFolded = window.isList && arrangement.fold >= (isUsedNow ? TileArrangement::Fold::All : TileArrangement::Fold::Unused);
    const bool isNarrow = arrangement.isNarrow && !window.isList;
    const quint64 narrow = at.isLocal ? mostNarrowLocal : leastNarrow;
    window.mostWholeRows = isFolded ? mostRowsFolded : window.isList && !at.isLocal ? mostRowsOfList : isNarrow ? narrow : mostRows;
    window.mostWholeColumns = isNarrow ? narrow : mostColumns;
    window.isPart = window.shape.width > window.mostWholeColumns || window.shape.height > window.mostWholeRows;
    if (slice >= 0)
        window.z = std::min(quint64(slice), window.shape.slices - 1);
    if (isUsedNow || !(window.isPart || window.shape.slices > 1))
        frameNow(window, *window.frame);
    else
        frameNow(window, lastFrame(panel));
    if (isFolded && !isUsedNow)
        window.rows = std::min(window.rows, int(mostRowsFolded));
    const bool isAll = quint64(window.columns) == window.shape.width && quint64(window.rows) == window.shape.height;
    window.isPart = window.isPart && !isAll;
    addOutside(window, at);
    return window;
}

void TilesLayout::refresh()
{
    m_frames.clear();
    m_lastFrames.clear();
    m_windows.clear();
    m_values.clear();
    reads.clear();
    written.clear();
    for (const TilePanel &panel : sheet->panels) {
        m_frames.push_back(std::make_shared<const std::vector<TileElement>>(sheet->map->frame(panel.object, now(moment.phase))));
        reads.push_back(sheet->map->reuse(panel.object, now(moment.phase)));
        const auto isWritten = [](const TileElement &at) { return (at.use & TileElement::WrittenNow) != 0; };
        written.push_back(quint64(std::ranges::count_if(*m_frames.back(), isWritten)));
    }
    arrange({});
}

/// Its windows, which are made only once for a moment.
void TilesLayout::arrange(const TileArrangement &as)
{
    arrangement = as;
    std::vector<TileWindow> &made = m_windows[shapes()];
    for (int panel = int(made.size()); panel < int(sheet->panels.size()); ++panel)
        made.push_back(windowOf(panel));
    windows = made;
}

} // namespace kernelscope
