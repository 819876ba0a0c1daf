#include "ui/results/HeatLevels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kernelscope {
namespace {

constexpr qint64 spacedCells = 20'000;
constexpr double noMean = std::numeric_limits<double>::quiet_NaN();

/// Takes numbers of one type.
template <typename T> struct Totals
{
    T least = std::numeric_limits<T>::max();
    T greatest = std::numeric_limits<T>::lowest();
    T leastPositive = std::numeric_limits<T>::max();
    quint64 finite = 0;
    quint64 notFinite[notFiniteKinds] = {};

    void add(T value)
    {
        least = std::min(least, value);
        greatest = std::max(greatest, value);
        leastPositive = value > T(0) ? std::min(leastPositive, value) : leastPositive;
        ++finite;
    }
    NumberStatistics statistics() const
    {
        NumberStatistics all;
        all.finite = finite;
        std::ranges::copy(notFinite, all.notFinite);
        if (finite == 0)
            return all;
        all.least = double(least);
        all.greatest = double(greatest);
        all.leastPositive = greatest > T(0) ? double(leastPositive) : 0;
        return all;
    }
};

/// Whole numbers are all finite, which the compiler then knows; a half is computed with as a float.
template <typename T> auto computed(T value)
{
    if constexpr (std::is_same_v<T, qfloat16>)
        return float(value);
    else
        return value;
}
template <typename T> bool isFinite(T value)
{
    if constexpr (std::is_integral_v<T>)
        return true;
    else
        return std::isfinite(value);
}

HeatLevels::Level emptyLevel(qint64 side, const NumberGrid &grid)
{
    HeatLevels::Level level;
    level.side = side;
    level.columns = (grid.columns() + side - 1) / side;
    level.rows = (grid.rows() + side - 1) / side;
    level.means.assign(std::size_t(level.columns * level.rows), noMean);
    level.kinds.assign(level.means.size(), 0);
    return level;
}

/// One row of blocks from one row of cells after the other, as they lie in memory.
template <typename Read>
NumberStatistics fillFinest(HeatLevels::Level &level, const NumberGrid &grid, Read read, const std::stop_token &stop)
{
    Totals<decltype(computed(read(0)))> totals;
    std::vector<double> sums(std::size_t(level.columns));
    std::vector<int> counts(std::size_t(level.columns));
    for (qint64 block = 0; block < level.rows && !stop.stop_requested(); ++block) {
        std::ranges::fill(sums, 0.0);
        std::ranges::fill(counts, 0);
        quint8 *kinds = level.kinds.data() + block * level.columns;
        for (qint64 row = block * level.side; row < std::min(grid.rows(), (block + 1) * level.side); ++row) {
            const qint64 first = row * grid.columns(), end = std::min(first + grid.columns(), grid.count());
            for (qint64 cell = first; cell < end; ++cell) {
                const auto value = computed(read(cell));
                const auto at = std::size_t((cell - first) / HeatLevels::base);
                if (isFinite(value)) {
                    totals.add(value);
                    sums[at] += double(value);
                    ++counts[at];
                } else {
                    const int kind = notFiniteKind(double(value));
                    ++totals.notFinite[kind];
                    kinds[at] = quint8(kinds[at] | 1 << kind);
                }
            }
        }
        for (qint64 column = 0; column < level.columns; ++column) {
            if (const int count = counts[std::size_t(column)]; count > 0)
                level.means[std::size_t(block * level.columns + column)] = sums[std::size_t(column)] / count;
        }
    }
    return totals.statistics();
}

void fillCoarser(HeatLevels::Level &level, const HeatLevels::Level &finer)
{
    for (qint64 row = 0; row < level.rows; ++row) {
        for (qint64 column = 0; column < level.columns; ++column) {
            double sum = 0;
            int count = 0;
            quint8 kinds = 0;
            for (const auto &[x, y] : {std::pair(0, 0), {1, 0}, {0, 1}, {1, 1}}) {
                if (2 * column + x >= finer.columns || 2 * row + y >= finer.rows)
                    continue;
                const auto from = std::size_t((2 * row + y) * finer.columns + 2 * column + x);
                kinds = quint8(kinds | finer.kinds[from]);
                if (std::isnan(finer.means[from]))
                    continue;
                sum += finer.means[from];
                ++count;
            }
            const auto to = std::size_t(row * level.columns + column);
            level.kinds[to] = kinds;
            level.means[to] = count > 0 ? sum / count : noMean;
        }
    }
}

} // namespace

void NumberStatistics::add(const NumberStatistics &others)
{
    for (int kind = 0; kind < notFiniteKinds; ++kind)
        notFinite[kind] += others.notFinite[kind];
    if (others.finite == 0)
        return;
    least = finite > 0 ? std::min(least, others.least) : others.least;
    greatest = finite > 0 ? std::max(greatest, others.greatest) : others.greatest;
    if (others.leastPositive > 0)
        leastPositive = leastPositive > 0 ? std::min(leastPositive, others.leastPositive) : others.leastPositive;
    finite += others.finite;
}

int notFiniteKind(double value)
{
    if (std::isnan(value))
        return int(NotFinite::NaN);
    return !std::isinf(value) ? -1 : int(value > 0 ? NotFinite::PlusInfinity : NotFinite::MinusInfinity);
}

HeatLevels HeatLevels::of(const NumberGrid &grid, const std::stop_token &stop)
{
    HeatLevels made;
    if (grid.count() == 0)
        return made;
    Level finest = emptyLevel(base, grid);
    grid.read([&](auto read) { made.m_statistics = fillFinest(finest, grid, read, stop); });
    made.m_levels.push_back(std::move(finest));
    while (made.m_levels.back().means.size() > 1 && !stop.stop_requested()) {
        Level coarser = emptyLevel(2 * made.m_levels.back().side, grid);
        fillCoarser(coarser, made.m_levels.back());
        made.m_levels.push_back(std::move(coarser));
    }
    return made;
}

NumberStatistics sampledStatistics(const NumberGrid &grid)
{
    Totals<double> totals;
    const qint64 step = std::max<qint64>(1, grid.count() / spacedCells);
    for (qint64 cell = 0; cell < grid.count(); cell += step) {
        const double value = grid.at(cell);
        if (const int kind = notFiniteKind(value); kind < 0)
            totals.add(value);
        else
            ++totals.notFinite[kind];
    }
    return totals.statistics();
}

qint64 nextNotFinite(const QList<NumberGrid> &grids, NotFinite kind, qint64 from, const std::stop_token &stop)
{
    constexpr qint64 piece = 1 << 20;
    const qint64 count = grids.isEmpty() ? 0 : grids.first().count();
    qint64 found = -1;
    const auto search = [&](qint64 first, qint64 end) {
        for (; first < end && found < 0 && !stop.stop_requested(); first += piece) {
            for (const NumberGrid &grid : grids) {
                grid.read([&](auto read) {
                    const qint64 last = found < 0 ? std::min(end, first + piece) : found;
                    qint64 cell = first;
                    while (cell < last && notFiniteKind(double(computed(read(cell)))) != int(kind))
                        ++cell;
                    found = cell < last ? cell : found;
                });
            }
        }
    };
    search(from + 1, count);
    if (found < 0)
        search(0, std::min(from + 1, count));
    return found;
}

} // namespace kernelscope
