#pragma once

#include <QList>
#include <QRectF>

#include "run/RunResult.h"

class QPainter;

namespace kernelscope {

class Appearance;

/// Whether a buffer is a short list of numbers that differ: a histogram, sums of work-groups. Such a list is drawn as bars.
bool hasBars(const BufferResult &buffer);

/// A bar for each value, from zero up or down, with its index below and, where there is room, its value at its end.
void paintBars(QPainter &painter, const QRectF &into, const QList<double> &values, const Appearance &appearance);

/// How high and how wide bars are best, in pixels.
QSizeF barsSize(qsizetype values, const Appearance &appearance);

} // namespace kernelscope
