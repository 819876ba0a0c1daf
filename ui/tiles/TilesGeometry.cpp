// Where the panels of tiles lie: what is read above, below it local arrays and then results, all at one scale.

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/tiles/TilesLayout.h"
#include "ui/tiles/TilesTexts.h"

namespace kernelscope {

constexpr double stripHeight = 8;

/// A list has no shape: of it a strip says all.
QSizeF TilesLayout::overviewSize(int panel, double gridWidth) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    if (!window.isPart)
        return {};
    if (window.isList)
        return {gridWidth, px(stripHeight)};
    const QSizeF cells(double(window.shape.width), double(window.shape.height));
    const double most = px(overviewSide);
    const double factor = std::min(most / cells.width(), most / cells.height());
    return {std::max(px(6), cells.width() * factor), std::max(px(6), cells.height() * factor)};
}

/// What is read, then the local arrays that it goes to, then what is only written: as values flow.
static std::vector<std::pair<int, std::size_t>> flowOrder(const TilesData &sheet)
{
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t panel = 0; panel < sheet.panels.size(); ++panel)
        order.emplace_back(sheet.panels[panel].isLocal ? 1 : sheet.panels[panel].reuse.reads > 0 ? 0 : 2, panel);
    std::ranges::sort(order);
    return order;
}

QFont TilesLayout::smallFont() const
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * (arrangement.isTight ? 0.92 : 1));
    return small;
}

QFont TilesLayout::legendFont() const
{
    QFont letters = font;
    letters.setPointSizeF(font.pointSizeF() * (legendBrevity > 0 ? 0.92 : 1));
    return letters;
}

double TilesLayout::titleHeight() const
{
    return (arrangement.isTight ? 1 : 2) * QFontMetricsF(font).height() + px(4);
}

/// The least that the text of a panel takes.
double TilesLayout::titleWidth(int panel) const
{
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold), small(smallFont());
    const QString outside = outsideText(*this, panel);
    const double name = metrics.horizontalAdvance(sheet->object(panel).name) + px(8);
    if (arrangement.isTight)
        return std::ceil(name + small.horizontalAdvance(outside.isEmpty() ? reuseTexts(*this, panel).constLast() : outside)) + px(2);
    const QString second = outside.isEmpty() ? reuseText(*this, panel) : reuseText(*this, panel) + QStringLiteral(" \u00b7 ") + outside;
    const double first = name + small.horizontalAdvance(tileTitles(*this, panel).constLast());
    return std::ceil(std::max(first, small.horizontalAdvance(second))) + px(2);
}

/// Beside the panels arrows pass.
double TilesLayout::margin() const
{
    const bool hasArrows = arrows != Arrows::None && std::ranges::any_of(sheet->panels, &TilePanel::isLocal);
    return px(hasArrows ? 15 : 4);
}

/// Returns the height that all take.
double TilesLayout::place(std::vector<TilePlace> &into) const
{
    const double title = titleHeight(), gap = px(20), rowGap = px(16), margin = this->margin();
    double x = margin, y = margin, rowHeight = 0;
    bool wasRead = false;
    into.assign(windows.size(), {});
    double left = 0; // One for all lists, so that an element stands above the one that was made of it.
    for (const TileWindow &window : windows)
        left = std::max(left, window.isList ? outsideWidth(window.before.size(), outsideSize(window).width()) : 0);
    for (const auto &[rank, panel] : flowOrder(*sheet)) {
        const TileWindow &window = windows[panel];
        const QSizeF grid(double(window.columns) * cellWidth, double(window.rows) * cell);
        const QSizeF overview = overviewSize(int(panel), grid.width()), outside = outsideSize(window);
        const double above = window.isList && !overview.isEmpty() ? overview.height() + px(6) : 0;
        const double before = window.isList ? left : outsideWidth(window.before.size(), outside.width());
        const double beside = before + (above > 0 || overview.isEmpty() ? 0 : overview.width() + px(12));
        const double all = beside + grid.width() + outsideWidth(window.behind.size(), outside.width());
        const double width = std::max(std::min(m_titleWidths[panel], size.width() / m_titlesInRow - gap), all);
        const bool isBroken = m_breaksRows && wasRead && rank > 0;
        if (x > margin && (x + width > size.width() - px(4) || isBroken)) {
            x = margin;
            y += rowHeight + rowGap;
            rowHeight = 0;
        }
        wasRead = rank == 0;
        const double high = std::max(overview.height(), above + std::max(grid.height(), outside.height()));
        into[panel].title = {x, y, width, title};
        const double top = y + title;
        if (!overview.isEmpty())
            into[panel].overview = {QPointF(above > 0 ? x + beside : x, top), overview};
        into[panel].grid = {QPointF(x + beside, top + above), grid};
        into[panel].all = {x, top, all, high};
        rowHeight = std::max(rowHeight, title + high);
        x += width + gap;
    }
    return y + rowHeight + margin;
}

/// Up to what stands beside them.
void TilesLayout::widenTitles()
{
    for (TilePlace &at : places) {
        double end = size.width() - px(4);
        for (const TilePlace &other : places) {
            const QRectF taken = other.title.united(other.all);
            const bool isBeside = taken.left() > at.title.left() && taken.top() < at.title.bottom() && taken.bottom() > at.title.top();
            end = isBeside ? std::min(end, taken.left() - px(16)) : end;
        }
        at.title.setRight(std::max(at.title.right(), end));
    }
}

QRectF TilesLayout::cellRect(int panel, quint64 element) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    if (!window.holds(element))
        return {};
    const GridCell at = window.shape.cellOf(element);
    const QPointF origin = places[std::size_t(panel)].grid.topLeft();
    return {origin.x() + double(at.x - window.x) * cellWidth, origin.y() + double(at.y - window.y) * cell, cellWidth, cell};
}

QRectF TilesLayout::overviewCell(int panel, quint64 element) const
{
    const QRectF &room = places[std::size_t(panel)].overview;
    const TileWindow &window = windows[std::size_t(panel)];
    const GridCell at = window.shape.cellOf(element);
    if (room.isEmpty() || at.z != window.z)
        return {};
    if (window.isList) {
        const double each = room.width() / double(std::max<quint64>(1, sheet->object(panel).elementCount()));
        return {room.left() + double(element) * each, room.top(), std::max(1.0, each), room.height()};
    }
    const double x = room.width() / double(window.shape.width), y = room.height() / double(window.shape.height);
    return {room.left() + double(at.x) * x, room.top() + double(at.y) * y, std::max(1.0, x), std::max(1.0, y)};
}

TilesLayout::Hit TilesLayout::hit(const QPointF &point) const
{
    for (std::size_t panel = 0; panel < places.size(); ++panel) {
        const TileWindow &window = windows[panel];
        const QRectF &grid = places[panel].grid;
        const QRectF &small = places[panel].overview;
        GridCell at{0, 0, window.z};
        for (const auto &[outside, rect] : outsideCells(int(panel))) {
            if (rect.contains(point))
                return {int(panel), quint64(outside.element)};
        }
        if (window.isList && !small.isEmpty() && small.contains(point)) {
            const double share = (point.x() - small.left()) / small.width();
            at = window.shape.cellOf(quint64(share * double(sheet->object(int(panel)).elementCount())));
        } else if (grid.contains(point)) {
            at.x = window.x + quint64((point.x() - grid.left()) / cellWidth);
            at.y = window.y + quint64((point.y() - grid.top()) / cell);
        } else if (!small.isEmpty() && small.contains(point)) {
            at.x = quint64((point.x() - small.left()) / small.width() * double(window.shape.width));
            at.y = quint64((point.y() - small.top()) / small.height() * double(window.shape.height));
        } else {
            continue;
        }
        const quint64 element = window.shape.elementAt(at);
        if (at.x < window.shape.width && at.y < window.shape.height && element < sheet->object(int(panel)).elementCount())
            return {int(panel), element};
    }
    return {};
}

} // namespace kernelscope
