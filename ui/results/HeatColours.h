#pragma once

#include <array>

#include <QRgb>

#include "ui/models/Mismatches.h"
#include "ui/results/HeatLevels.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

enum class ColourMap { Sequential, Diverging, Grey };

/// Which numbers have which colours. A plain value.
struct HeatColours
{
    double from = 0; ///< less than `to`
    double to = 1;
    bool isLog = false; ///< of a diverging map: on both sides of the middle
    ColourMap map = ColourMap::Sequential;

    /// From the least to the greatest; of a diverging map as far to both sides of 0; on a logarithmic scale from the least above 0.
    static HeatColours automatic(const NumberStatistics &statistics, ColourMap map, bool isLog);

    double position(double value) const;   ///< from 0 to 1; beyond the ends, the end's
    double valueAt(double position) const; ///< the other way round
    Ink ink(double position) const;
    Ink inkOf(double value) const; ///< also of what is not finite
    bool operator==(const HeatColours &) const = default;
};

/// The colours of many numbers.
class HeatTable
{
public:
    HeatTable(const HeatColours &colours, const Theme &theme);
    QRgb of(double value) const;
    QRgb ofKinds(quint8 kinds) const; ///< bits, one of them at least: the first
private:
    static constexpr int steps = 1024;
    HeatColours m_colours;
    std::array<QRgb, steps> m_colourAt;
    std::array<QRgb, notFiniteKinds> m_notFinite;
};

/// Where elements of part of a grid are not as expected: a pixel of several cells is marked where one of them is not. Transparent
/// elsewhere.
QImage mismatchImage(const NumberGrid &grid, const Mismatches &mismatches, const QColor &mark, const QRectF &area, const QSize &size);

/// The colours of part of a grid, which may reach beyond it, in an image of so many pixels: a pixel of several cells has the colour of
/// their mean, or, with one that is not finite among them, that one's. Without `levels` a single cell speaks for them. Where there is no
/// cell it is transparent.
QImage heatImage(const NumberGrid &grid, const HeatLevels *levels, const HeatTable &table, const QRectF &area, const QSize &size);

} // namespace kernelscope
