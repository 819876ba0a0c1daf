// What lies outside of a buffer or array, and what was found about its elements.

#include <algorithm>

#include <QFontMetricsF>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

constexpr std::size_t mostAtAnEnd = 2; // cells

/// The nearest ones to each end. How many there are in all, the heading says.
void TilesLayout::addOutside(TileWindow &window, const TilePanel &panel) const
{
    const TileMoment now = this->now(moment.phase);
    for (const OutsideElement &outside : panel.outside.elements) {
        std::vector<int> positions = outside.positions;
        std::erase_if(positions, [&](int position) {
            return localItem >= 0 && sheet->phases->localItemOf(sheet->phases->eventAt(position)) != localItem;
        });
        (outside.element < 0 ? window.before : window.behind).push_back({outside.element, accessTime(positions, now.from, now.to)});
    }
    std::ranges::reverse(window.before);
    window.before.resize(std::min(window.before.size(), mostAtAnEnd));
    window.behind.resize(std::min(window.behind.size(), mostAtAnEnd));
}

/// As large as a cell, or as its index.
QSizeF TilesLayout::outsideSize(const TileWindow &window) const
{
    QSizeF least;
    if (window.before.empty() && window.behind.empty())
        return least;
    const QFontMetricsF metrics(smallFont());
    for (const auto *list : {&window.before, &window.behind}) {
        for (const TileOutside &outside : *list) {
            const QSizeF text(metrics.horizontalAdvance(outsideIndex(outside.element)) + px(6), metrics.height() + px(2));
            least = least.expandedTo(text.expandedTo({cell, cell}));
        }
    }
    return least;
}

/// With what keeps them apart from the object.
double TilesLayout::outsideWidth(std::size_t cells, double cellWide) const
{
    return cells == 0 ? 0 : double(cells) * cellWide + px(5);
}

QList<std::pair<TileOutside, QRectF>> TilesLayout::outsideCells(int panel) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    const QRectF &grid = places[std::size_t(panel)].grid;
    const QSizeF each = outsideSize(window);
    QList<std::pair<TileOutside, QRectF>> cells;
    for (std::size_t k = 0; k < window.before.size(); ++k)
        cells << std::pair(window.before[k], QRectF(QPointF(grid.left() - outsideWidth(k + 1, each.width()), grid.top()), each));
    const double last = std::max(grid.top(), grid.bottom() - each.height());
    for (std::size_t k = 0; k < window.behind.size(); ++k)
        cells << std::pair(window.behind[k], QRectF(QPointF(grid.right() + outsideWidth(k + 1, each.width()) - each.width(), last), each));
    return cells;
}

bool TilesLayout::hasOutside() const
{
    return std::ranges::any_of(windows, [](const TileWindow &window) { return !window.before.empty() || !window.behind.empty(); });
}

QList<FindingKind> TilesLayout::findingsDrawn() const
{
    QList<FindingKind> kinds;
    for (std::size_t panel = 0; panel < windows.size(); ++panel) {
        for (const FindingCell &found : sheet->panels[panel].findings) {
            if (windows[panel].holds(found.element) && !kinds.contains(found.kind))
                kinds << found.kind;
        }
    }
    return kinds;
}

} // namespace kernelscope
