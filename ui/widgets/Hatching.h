#pragma once

class QColor;
class QPainter;
class QRectF;

namespace kernelscope {

struct Theme;

/// Oblique lines over a rectangle, `step` pixels apart from left to right; they go on in rectangles beside it. On the screen and in files
/// alike: of a brush with a pattern an SVG file has a small image that whoever shows it enlarges.
void hatch(QPainter &painter, const QRectF &rect, const QColor &colour, double step);

/// Seen on the surface, but fainter than text.
QColor hatchColour(const Theme &theme);

} // namespace kernelscope
