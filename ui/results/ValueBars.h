#pragma once

#include "run/RunResult.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// Whether a buffer is a short list of numbers that differ: a histogram, sums of work-groups. Such a list is drawn as bars.
bool hasBars(const BufferResult &buffer);

/// A bar for each value, from zero up or down, with its index below and, where there is room, its value at its end.
Scene barsScene(const QList<double> &values, const Appearance &appearance, const QSizeF &size);

/// How high and how wide bars are best, in pixels.
QSizeF barsSize(qsizetype values, const Appearance &appearance);

} // namespace kernelscope
