#pragma once

#include <QColor>
#include <QPen>
#include <QString>

class QPainter;

namespace kernelscope {

struct CompareData;
struct ComparePoint;
struct Theme;

/// The lines of a comparison are told apart by a colour, a mark, and where there are more of them by how they are drawn.
QColor lineColour(int line, const Theme &theme);
Qt::PenStyle lineStyle(int line);
void paintMark(QPainter &painter, const QPointF &at, double size, int line, const QColor &colour, const Theme &theme);

/// Behind a bar: its time, and how that compares. "1.23 ms, fastest"
QString barText(const CompareData &data, const ComparePoint &point);

} // namespace kernelscope
