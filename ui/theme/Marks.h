#pragma once

#include <utility>

#include <QColor>

namespace kernelscope {

struct Theme;

/// The colours of Theme::category() for bars and lines on a theme's surface: they stand out from it by more than 3 : 1, on a dark one by
/// more than 4.5 : 1.
QColor markColour(const Theme &theme, int index);

/// The part of Theme::ramp(), from 0 to 1, that stands out from `ground` by at least 3 : 1.
std::pair<double, double> rampOn(const QColor &ground);

/// `share` of the second colour in the first.
QColor mixed(const QColor &first, const QColor &second, double share);

/// Of what was recorded, as a ground: seen on the surface, and Theme::textOn() is read on it.
QColor recordedColour(const Theme &theme);

/// Of what was not: paler, but told from the surface.
QColor absentColour(const Theme &theme);

} // namespace kernelscope
