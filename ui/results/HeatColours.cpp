#include "ui/results/HeatColours.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/theme/Theme.h"

namespace kernelscope {
namespace {

constexpr double leastShareOfLog = 1e-9;        // Of the greatest: what is smaller counts as 0.
constexpr double linearShareOfLog = 1.0 / 1024; // Of the greatest, around the middle of a diverging map.

/// The cells or blocks that a pixel stands for.
struct Span
{
    qint64 from = 0;
    qint64 to = 0; ///< not included
};

Span spanOf(double origin, double perPixel, int pixel, qint64 count)
{
    const auto from = qint64(std::floor(origin + pixel * perPixel + 1e-9));
    const auto to = std::max(from + 1, qint64(std::floor(origin + (pixel + 1) * perPixel + 1e-9)));
    return {std::max<qint64>(0, from), std::min(count, to)};
}

/// One image, pixel by pixel.
class HeatPainter
{
public:
    HeatPainter(const NumberGrid &grid, const HeatLevels *levels, const HeatTable &table, const QRectF &area, const QSize &size)
        : m_grid(grid), m_table(table), m_image(size, QImage::Format_ARGB32_Premultiplied)
    {
        const double across = area.width() / size.width(), down = area.height() / size.height();
        for (int x = 0; x < size.width(); ++x)
            m_columns.push_back(spanOf(area.left(), across, x, grid.columns()));
        for (int y = 0; y < size.height(); ++y)
            m_rows.push_back(spanOf(area.top(), down, y, grid.rows()));
        const double cells = std::min(across, down); // along the side of a pixel
        if (levels) {
            for (const HeatLevels::Level &level : levels->levels()) {
                if (double(level.side) <= cells)
                    m_level = &level;
            }
        }
        m_isSampled = !levels;
    }
    QImage image();

private:
    template <typename ColourOf> void paint(const ColourOf &colourOf);
    template <typename Read> QRgb ofCells(const Read &read, const Span &columns, const Span &rows) const;
    QRgb ofBlocks(const Span &columns, const Span &rows) const;

    const NumberGrid &m_grid;
    const HeatTable &m_table;
    const HeatLevels::Level *m_level = nullptr;
    bool m_isSampled = false;
    std::vector<Span> m_columns;
    std::vector<Span> m_rows;
    QImage m_image;
};

QImage HeatPainter::image()
{
    if (m_level)
        paint([this](const Span &columns, const Span &rows) { return ofBlocks(columns, rows); });
    else
        m_grid.read(
            [this](auto read) { paint([this, read](const Span &columns, const Span &rows) { return ofCells(read, columns, rows); }); });
    return m_image;
}

template <typename ColourOf> void HeatPainter::paint(const ColourOf &colourOf)
{
    for (int y = 0; y < m_image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(y));
        const Span rows = m_rows[std::size_t(y)];
        for (int x = 0; x < m_image.width(); ++x) {
            const Span columns = m_columns[std::size_t(x)];
            line[x] = rows.from < rows.to && columns.from < columns.to ? colourOf(columns, rows) : 0;
        }
    }
}

template <typename Read> QRgb HeatPainter::ofCells(const Read &read, const Span &columns, const Span &rows) const
{
    if (m_isSampled || (columns.to - columns.from == 1 && rows.to - rows.from == 1)) {
        const qint64 cell = (rows.from + rows.to) / 2 * m_grid.columns() + (columns.from + columns.to) / 2;
        return cell < m_grid.count() ? m_table.of(double(read(cell))) : 0;
    }
    double sum = 0;
    int count = 0;
    unsigned kinds = 0;
    for (qint64 row = rows.from; row < rows.to; ++row) {
        const qint64 end = std::min(m_grid.count(), row * m_grid.columns() + columns.to);
        for (qint64 cell = row * m_grid.columns() + columns.from; cell < end; ++cell) {
            const auto value = double(read(cell));
            if (const int kind = notFiniteKind(value); kind >= 0) {
                kinds |= 1u << kind;
                continue;
            }
            sum += value;
            ++count;
        }
    }
    return kinds ? m_table.ofKinds(quint8(kinds)) : count > 0 ? m_table.of(sum / count) : 0;
}

QRgb HeatPainter::ofBlocks(const Span &columns, const Span &rows) const
{
    double sum = 0;
    int count = 0;
    unsigned kinds = 0;
    const qint64 side = m_level->side;
    for (qint64 row = rows.from / side; row <= (rows.to - 1) / side; ++row) {
        for (qint64 column = columns.from / side; column <= (columns.to - 1) / side; ++column) {
            const auto block = std::size_t(row * m_level->columns + column);
            kinds |= m_level->kinds[block];
            if (std::isnan(m_level->means[block]))
                continue;
            sum += m_level->means[block];
            ++count;
        }
    }
    return kinds ? m_table.ofKinds(quint8(kinds)) : count > 0 ? m_table.of(sum / count) : 0;
}

} // namespace

HeatColours HeatColours::automatic(const NumberStatistics &statistics, ColourMap map, bool isLog)
{
    HeatColours colours{statistics.least, statistics.greatest, isLog, map};
    if (map == ColourMap::Diverging) {
        colours.to = std::max(std::abs(colours.from), std::abs(colours.to));
        colours.from = -colours.to;
    } else if (isLog) {
        colours.to = statistics.leastPositive > 0 ? statistics.greatest : 1;
        colours.from = std::max(statistics.leastPositive, colours.to * leastShareOfLog);
    }
    if (!(colours.from < colours.to)) { // All are alike.
        const double beyond = std::max(std::abs(colours.to) / 2, 0.5);
        colours.from = isLog && map != ColourMap::Diverging ? colours.to / 10 : colours.from - beyond;
        colours.to += beyond;
    }
    return colours;
}

double HeatColours::position(double value) const
{
    if (!isLog)
        return std::clamp((value - from) / (to - from), 0.0, 1.0);
    if (map == ColourMap::Diverging) {
        const double middle = (from + to) / 2, half = (to - from) / 2, linear = half * linearShareOfLog;
        const double away = std::log1p(std::min(half, std::abs(value - middle)) / linear) / std::log1p(half / linear);
        return 0.5 + (value < middle ? -away : away) / 2;
    }
    const double low = from > 0 ? from : to * leastShareOfLog;
    return value <= low ? 0 : std::clamp(std::log(value / low) / std::log(to / low), 0.0, 1.0);
}

double HeatColours::valueAt(double position) const
{
    if (!isLog)
        return from + position * (to - from);
    if (map == ColourMap::Diverging) {
        const double middle = (from + to) / 2, half = (to - from) / 2, linear = half * linearShareOfLog;
        const double away = linear * std::expm1(std::abs(2 * position - 1) * std::log1p(half / linear));
        return position < 0.5 ? middle - away : middle + away;
    }
    const double low = from > 0 ? from : to * leastShareOfLog;
    return low * std::pow(to / low, position);
}

Ink HeatColours::ink(double position) const
{
    return {map == ColourMap::Sequential ? Ink::Ramp : map == ColourMap::Diverging ? Ink::Diverging : Ink::Grey, position};
}

Ink HeatColours::inkOf(double value) const
{
    const int kind = notFiniteKind(value);
    return kind >= 0 ? Ink(Ink::NotFinite, kind) : ink(position(value));
}

HeatTable::HeatTable(const HeatColours &colours, const Theme &theme) : m_colours(colours)
{
    for (int step = 0; step < steps; ++step)
        m_colourAt[std::size_t(step)] = colourOf(colours.ink(double(step) / (steps - 1)), theme).rgb();
    for (int kind = 0; kind < notFiniteKinds; ++kind)
        m_notFinite[std::size_t(kind)] = colourOf({Ink::NotFinite, double(kind)}, theme).rgb();
}

QRgb HeatTable::of(double value) const
{
    const int kind = notFiniteKind(value);
    return kind >= 0 ? m_notFinite[std::size_t(kind)] : m_colourAt[std::size_t(m_colours.position(value) * (steps - 1) + 0.5)];
}

QRgb HeatTable::ofKinds(quint8 kinds) const
{
    return m_notFinite[std::size_t(std::countr_zero(kinds))];
}

QImage mismatchImage(const NumberGrid &grid, const Mismatches &mismatches, const QColor &mark, const QRectF &area, const QSize &size)
{
    if (mismatches.isEmpty() || grid.count() == 0 || size.isEmpty() || area.isEmpty())
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const auto first = quint64(grid.firstElement());
    for (int y = 0; y < size.height(); ++y) {
        const Span rows = spanOf(area.top(), area.height() / size.height(), y, grid.rows());
        for (int x = 0; x < size.width(); ++x) {
            const Span columns = spanOf(area.left(), area.width() / size.width(), x, grid.columns());
            for (qint64 row = rows.from; row < rows.to && columns.from < columns.to; ++row) {
                const qint64 from = row * grid.columns() + columns.from;
                const qint64 to = std::min(grid.count(), row * grid.columns() + columns.to);
                if (from >= to || !mismatches.isAmong(first + quint64(from), first + quint64(to - 1)))
                    continue;
                image.setPixelColor(x, y, mark);
                break;
            }
        }
    }
    return image;
}

QImage heatImage(const NumberGrid &grid, const HeatLevels *levels, const HeatTable &table, const QRectF &area, const QSize &size)
{
    return grid.count() == 0 || size.isEmpty() || area.isEmpty() ? QImage() : HeatPainter(grid, levels, table, area, size).image();
}

} // namespace kernelscope
