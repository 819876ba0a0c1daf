#pragma once

#include <stop_token>
#include <vector>

#include "ui/results/NumberGrid.h"

namespace kernelscope {

/// What is no finite number.
enum class NotFinite { NaN, PlusInfinity, MinusInfinity };
constexpr int notFiniteKinds = 3;

/// What the numbers of a grid come to; those that are not finite are only counted.
struct NumberStatistics
{
    double least = 0;
    double greatest = 0;
    double leastPositive = 0; ///< 0: none is above 0
    quint64 finite = 0;
    quint64 notFinite[notFiniteKinds] = {};

    void add(const NumberStatistics &others);
    bool operator==(const NumberStatistics &) const = default;
};

/// The kind of a number that is not finite; -1: it is.
int notFiniteKind(double value);

/// Means of blocks of a grid, of 4 x 4 cells and of twice as many each time, so that a picture of many cells needs few of them. Made on any
/// thread in one pass over the cells; a value that does not change.
class HeatLevels
{
public:
    static constexpr int base = 4; ///< cells along the side of a block of the finest level

    struct Level
    {
        qint64 side = base; ///< of a block, in cells
        qint64 columns = 0;
        qint64 rows = 0;
        std::vector<double> means; ///< of the finite cells; NaN: there is none
        std::vector<quint8> kinds; ///< a bit for each kind of what is not finite that is in the block
    };

    /// What is asked to stop gives anything.
    static HeatLevels of(const NumberGrid &grid, const std::stop_token &stop = {});

    const NumberStatistics &statistics() const { return m_statistics; }
    const std::vector<Level> &levels() const { return m_levels; }

private:
    NumberStatistics m_statistics;
    std::vector<Level> m_levels; ///< the finest first
};

/// Of some thousands of cells, evenly spaced: what is known of a grid before its levels are.
NumberStatistics sampledStatistics(const NumberGrid &grid);

/// The first cell after `from`, else from the start, that is of this kind in one of the grids, which are of one size; -1: none.
qint64 nextNotFinite(const QList<NumberGrid> &grids, NotFinite kind, qint64 from, const std::stop_token &stop = {});

} // namespace kernelscope
