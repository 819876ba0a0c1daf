// How large the cells are, and what is given up so that values have room in them.

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

constexpr double leastCell = 5;
constexpr double leastPresented = 3; // Pixels, not scaled.
constexpr double legibleCell = 9;
constexpr double valuedCell = 28; // A value of three or four digits can be read in it.
constexpr double mostCell = 96;
constexpr double mostStretch = 2; // A cell is no wider than so many times its height ...
constexpr double mostStretchOfVectors = 5;
constexpr double enoughForDigits = 36; // Times the stretch: of a cell that is wider the digits have room.
constexpr int sizeOfScalar = 8;        // ... where its elements have no more bytes.
constexpr double muchLarger = 1.5;     // Cells so much larger are worth that what is made of others stands beside them, not below.
constexpr double overviews[] = {150, 110, 80, 60, 40}; // Sides of the small pictures, the best first.

bool TilesLayout::isAnyWide() const
{
    return std::ranges::any_of(places, [&](const TilePlace &place) { return place.all.right() > size.width(); });
}

/// Of lists that leave room beside them: wider cells have larger digits.
double TilesLayout::widestCell() const
{
    int longest = 1;
    double outside = 0, most = mostStretch;
    for (std::size_t panel = 0; panel < windows.size(); ++panel) {
        const TileWindow &window = windows[panel];
        most = sheet->object(int(panel)).elementSize > sizeOfScalar ? mostStretchOfVectors : most;
        if (!window.isList)
            return cell;
        longest = std::max(longest, window.columns);
        const double each = outsideSize(window).width();
        outside = std::max(outside, outsideWidth(window.before.size(), each) + outsideWidth(window.behind.size(), each));
    }
    const double room = std::floor((size.width() - 2 * margin() - outside) / longest);
    const double enough = std::max(cell, std::floor(px(most * enoughForDigits))); // Wider, they would only be wide.
    return std::clamp(std::min(room, enough), cell, std::floor(cell * most));
}

bool TilesLayout::fits(double side, double wanted)
{
    overviewSide = side;
    cell = std::max(1.0, std::floor(px(wanted)));
    cellWidth = m_isStretched && cell >= px(leastWithValues) ? widestCell() : cell;
    height = place(places);
    return height <= size.height() && !isAnyWide();
}

/// As many as the widest panel has room for in the picture.
double TilesLayout::mostCellWanted() const
{
    int widest = 1;
    for (const TileWindow &window : windows)
        widest = std::max(widest, window.columns);
    return std::clamp(std::floor((size.width() - 2 * margin()) / scale / widest), leastCell, mostCell);
}

/// Stretched below each other, or as squares beside each other: whichever are wider.
bool TilesLayout::fitsDownTo(double least, int titlesInRow)
{
    m_titlesInRow = titlesInRow;
    m_isStretched = false;
    const bool isSquareFit = findLargest(least);
    const double square = isSquareFit ? cellWidth : 0;
    if (least < leastWithValues || !std::ranges::all_of(windows, &TileWindow::isList))
        return isSquareFit;
    m_isStretched = true;
    if (findLargest(least) && cellWidth > square)
        return true;
    m_isStretched = false;
    return isSquareFit && findLargest(least);
}

/// The largest cells that fit. Cells that can be told apart matter more than the small pictures do.
bool TilesLayout::findLargest(double least)
{
    for (const double side : overviews) {
        if (!fits(side, least))
            continue;
        double most = std::max(least, mostCellWanted()), good = least;
        while (most - good >= 1) {
            const double middle = std::ceil((good + most) / 2);
            if (fits(side, middle))
                good = middle;
            else
                most = middle - 1;
        }
        return fits(side, good);
    }
    return false;
}

bool TilesLayout::fitsBesideEachOther(double least)
{
    m_breaksRows = false;
    const bool fit = fitsDownTo(least, 2);
    m_breaksRows = !fit;
    return fit;
}

/// What is read above what it goes to, or beside it where that makes the cells much larger.
bool TilesLayout::fitsBest(double least)
{
    const bool flows = std::ranges::any_of(sheet->panels, &TilePanel::isLocal);
    m_breaksRows = true;
    const bool fit = fitsDownTo(least, 2);
    const double below = fit ? cell : 0;
    if (flows || (fitsBesideEachOther(least) && cell > muchLarger * below))
        return fit || !flows;
    m_breaksRows = true;
    return fit && fitsDownTo(least, 2);
}

/// The best first: headings of one line leave the cells more room, shorter rows of lists have larger ones, and rows of a list that
/// nothing is done with now matter less than the values do.
std::vector<TileArrangement> TilesLayout::arrangements() const
{
    std::vector<quint64> rows{0};
    quint64 longestLocal = 0;
    bool hasLists = false, hasMatrices = false;
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel) {
        (isListed(panel) ? hasLists : hasMatrices) = true;
        if (isListed(panel) && sheet->panels[std::size_t(panel)].isLocal)
            longestLocal = std::max(longestLocal, sheet->object(panel).elementCount());
    }
    for (const quint64 row : {16, 8, 4}) {
        if (hasLists && !hasRowsOfLaunch() && row < usualRowOfLists())
            rows.push_back(row);
    }
    std::vector<TileArrangement> all;
    const auto add = [&](const TileArrangement &as) {
        if (as.listRow == 0 || as.fold == TileArrangement::Fold::All || longestLocal <= as.listRow * mostRows)
            all.push_back(as);
    };
    for (const auto fold : {TileArrangement::Fold::None, TileArrangement::Fold::Unused, TileArrangement::Fold::All}) {
        for (const bool isNarrow : {false, true}) {
            for (const quint64 row : rows) { // Rows that are as long as is usual are worth a heading's second line.
                for (const bool isTight : {false, true})
                    add({row, fold, isTight, isNarrow});
            }
            if (!hasMatrices)
                break;
        }
        if (!hasLists)
            break;
    }
    return all;
}

/// The first of those in which the most can be read; false: in none of them values have room. That all digits are written is not worth
/// that rows are left out.
bool TilesLayout::takeArrangement()
{
    const auto panels = int(sheet->panels.size());
    std::optional<TileArrangement> best;
    Legibility most;
    const auto take = [&](const TileArrangement &as) {
        arrange(as);
        m_titleWidths.clear();
        for (int panel = 0; panel < panels; ++panel)
            m_titleWidths.push_back(titleWidth(panel));
        return fitsBest(valuedCell) || fitsBest(leastWithValues);
    };
    for (const TileArrangement &as : arrangements()) {
        if (!take(as))
            continue;
        const Legibility found = legibility();
        const bool isFolded = as.fold != TileArrangement::Fold::None || as.isNarrow;
        const bool isBetter = isFolded ? found.shown > most.shown : found > most;
        if (!best || isBetter) {
            best = as;
            most = found;
        }
        const bool isAllWhole = most.digits == panels * allDigits && most.letters == usualLetters;
        if (most.shown == panels && (isAllWhole || isFolded))
            break;
    }
    return best && take(*best);
}

/// No values can be read: then the pattern of what is used is what the picture tells.
bool TilesLayout::takeSmallCells()
{
    // While presenting, all in sight matters more than the size of each.
    const double leastPixels = scale > 1 ? leastPresented / scale : leastCell;
    const auto isLegible = [&] { return fitsBest(legibleCell) || fitsBesideEachOther(legibleCell); };
    const std::pair<bool, std::function<bool()>> tries[] = {
        {false, isLegible},
        {true, isLegible}, // Of a tile that can be made out more is learnt than of a wider one that can't.
        {true, [&] { return fitsDownTo(leastCell, 2) || fitsDownTo(leastCell, 3); }},
        {true, [&] { return fitsBesideEachOther(leastCell) || fitsDownTo(leastPixels, 2); }}};
    for (const auto &[isNarrow, fitsSomehow] : tries) {
        for (const bool isTight : {false, true}) {
            arrange({0, TileArrangement::Fold::None, isTight, isNarrow});
            m_titleWidths.clear();
            for (int panel = 0; panel < int(sheet->panels.size()); ++panel)
                m_titleWidths.push_back(titleWidth(panel));
            if (fitsSomehow())
                return true;
        }
    }
    return false;
}

/// The largest cells with which all panels are in sight; where there are none, the smallest.
void TilesLayout::layOut()
{
    if (!sheet || sheet->panels.empty())
        return;
    m_breaksRows = true;
    const bool isInSight = takeArrangement() || takeSmallCells();
    if (!isInSight)
        fits(overviews[1], leastCell + 1); // One has to scroll.
    movePlaces(isInSight ? (centres ? std::floor((size.height() - height) * 0.4) : 0) : -scroll);
    widenTitles();
    writeValues();
    findArrows();
}

void TilesLayout::movePlaces(double down)
{
    for (TilePlace &at : places) {
        at.title.translate(0, down);
        at.overview.translate(0, at.overview.isEmpty() ? 0 : down);
        at.grid.translate(0, down);
        at.all.translate(0, down);
    }
}

} // namespace kernelscope
