#include "ui/layout/NDRangeGeometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kernelscope {

namespace {

constexpr double labelPixels = 34;      // a work-item with room for an id of three dimensions
constexpr double shortLabelPixels = 18; // and of one
constexpr double itemPixels = 5;
constexpr double groupPixels = 6;
constexpr double blockPixels = 8; // Lest boxes become stripes.
constexpr double littleDifference = 1.25;
constexpr quint64 leastRounded = 8;                  // groups in a row
constexpr std::array<quint64, 2> rowLengths{32, 16}; // of work-items of one dimension

quint64 roundedUp(quint64 value, quint64 unit)
{
    return (value + unit - 1) / unit;
}

std::pair<quint64, quint64> touched(double from, double to, double pitch, quint64 count)
{
    const auto bounded = [&](double value) { return quint64(std::clamp(value, 0.0, double(count))); };
    return {bounded(std::floor(from / pitch)), bounded(std::floor(to / pitch) + 1)};
}

} // namespace

NDRangePlane::NDRangePlane(const NDRange &range, double aspect, quint64 slice)
    : m_range(range), m_slice(std::min(slice, range.global[2] - 1))
{
    const Extent groups = range.groups();
    if (range.dimensions > 1) {
        m_tileWidth = range.local[0];
        m_tileHeight = range.local[1];
        m_columns = groups[0];
        m_rows = groups[1];
        m_gap = std::max(0.6, 0.08 * double(std::max(m_tileWidth, m_tileHeight)));
        m_rowGap = m_gap;
    } else {
        arrangeLine(std::max(aspect, 0.01));
    }
}

/// Of the lengths of a row the one that leaves the most room for a work-item; the longest where it makes little difference.
void NDRangePlane::arrangeLine(double aspect)
{
    quint64 best = rowLengths.front();
    double scale = 0;
    for (const quint64 length : rowLengths) {
        breakLine(aspect, length);
        if (scaleIn(aspect) > scale * littleDifference) {
            scale = scaleIn(aspect);
            best = length;
        }
    }
    breakLine(aspect, best);
    if (m_columns <= leastRounded || m_rows == 1)
        return;
    m_columns = std::max(m_columns / 8 * 8, m_columns / 10 * 10); // The first groups of the rows have ids that one can count in.
    m_rows = roundedUp(m_range.groups()[0], m_columns);
}

void NDRangePlane::breakLine(double aspect, quint64 itemsInRow)
{
    const quint64 groups = m_range.groups()[0];
    m_tileWidth = std::min(m_range.local[0], itemsInRow);
    m_tileHeight = roundedUp(m_range.local[0], m_tileWidth);
    m_gap = std::max(0.6, 0.08 * double(std::max(m_tileWidth, m_tileHeight)));
    m_rowGap = std::max(m_gap, 0.1 * double(m_tileWidth));
    const double square = std::sqrt(double(groups) * aspect * rowHeight() / columnWidth());
    const auto arrange = [&](double columns) {
        m_columns = std::clamp<quint64>(quint64(columns), 1, groups);
        m_rows = roundedUp(groups, m_columns);
        return scaleIn(aspect);
    };
    if (arrange(std::floor(square)) > arrange(std::ceil(square)))
        arrange(std::floor(square));
}

double NDRangePlane::scaleIn(double aspect) const
{
    return std::min(aspect / size().width(), 1 / size().height());
}

QSizeF NDRangePlane::size() const
{
    return {double(m_columns) * columnWidth() - m_gap, double(m_rows) * rowHeight() - m_rowGap};
}

QRectF NDRangePlane::groupRect(quint64 group) const
{
    quint64 column = group % m_columns;
    quint64 row = group / m_columns;
    if (m_range.dimensions > 1) {
        const Extent id = m_range.groupId(group);
        if (id[2] != groupSlice())
            return {};
        column = id[0];
        row = id[1];
    }
    return {double(column) * columnWidth(), double(row) * rowHeight(), double(m_tileWidth), double(m_tileHeight)};
}

QRectF NDRangePlane::itemRect(quint64 group, quint64 localItem) const
{
    const QRectF tile = groupRect(group);
    quint64 x = localItem % m_tileWidth;
    quint64 y = localItem / m_tileWidth;
    if (m_range.dimensions > 1) {
        const Extent id = m_range.localId(localItem);
        if (id[2] != m_slice % m_range.local[2])
            return {};
        x = id[0];
        y = id[1];
    }
    return tile.isEmpty() ? QRectF() : QRectF(tile.x() + double(x), tile.y() + double(y), 1, 1);
}

std::optional<quint64> NDRangePlane::groupAt(quint64 column, quint64 row) const
{
    if (column >= m_columns || row >= m_rows)
        return std::nullopt;
    const quint64 group = (groupSlice() * m_rows + row) * m_columns + column;
    return m_range.dimensions == 1 && group >= m_range.groups()[0] ? std::nullopt : std::optional(group);
}

std::optional<NDRangePlane::Hit> NDRangePlane::hit(QPointF point) const
{
    if (point.x() < 0 || point.y() < 0)
        return std::nullopt;
    const auto column = quint64(point.x() / columnWidth());
    const auto row = quint64(point.y() / rowHeight());
    const auto group = groupAt(column, row);
    if (!group)
        return std::nullopt;
    const auto x = quint64(point.x() - double(column) * columnWidth());
    const auto y = quint64(point.y() - double(row) * rowHeight());
    if (x >= m_tileWidth || y >= m_tileHeight)
        return Hit{*group, std::nullopt};
    const quint64 item = (m_slice % m_range.local[2] * m_tileHeight + y) * m_tileWidth + x;
    return Hit{*group, item < m_range.itemsOfGroup() ? std::optional(item) : std::nullopt};
}

std::pair<quint64, quint64> NDRangePlane::columnsIn(const QRectF &rect) const
{
    return touched(rect.left(), rect.right(), columnWidth(), m_columns);
}

std::pair<quint64, quint64> NDRangePlane::rowsIn(const QRectF &rect) const
{
    return touched(rect.top(), rect.bottom(), rowHeight(), m_rows);
}

double fittingScale(const NDRangePlane &plane, QSizeF pixels, double margin)
{
    const QSizeF space(std::max(1.0, pixels.width() - 2 * margin), std::max(1.0, pixels.height() - 2 * margin));
    return std::min({space.width() / plane.size().width(), space.height() / plane.size().height(), 64.0});
}

std::optional<std::pair<quint64, quint64>> NDRangePlane::placeOf(quint64 group) const
{
    const QRectF rect = groupRect(group);
    if (rect.isEmpty())
        return std::nullopt;
    return std::pair(quint64(std::llround(rect.left() / columnWidth())), quint64(std::llround(rect.top() / rowHeight())));
}

NDRangeDetail detailOf(const NDRangePlane &plane, double scale)
{
    if (scale >= (plane.isLine() ? shortLabelPixels : labelPixels))
        return NDRangeDetail::Labels;
    if (scale >= itemPixels)
        return NDRangeDetail::Items;
    return std::min(plane.columnWidth(), plane.rowHeight()) * scale >= groupPixels ? NDRangeDetail::Groups : NDRangeDetail::Blocks;
}

quint64 groupsOfBlock(const NDRangePlane &plane, double scale)
{
    const double pitch = std::min(plane.columnWidth(), plane.rowHeight()) * scale;
    if (pitch >= groupPixels)
        return 1;
    quint64 groups = 1;
    while (double(groups) * pitch < blockPixels && groups < std::max(plane.columns(), plane.rows()))
        groups *= 2;
    return groups;
}

} // namespace kernelscope
