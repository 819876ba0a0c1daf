#pragma once

#include <QBoxLayout>
#include <QMarginsF>

namespace kernelscope {

class Appearance;

/// Gives a layout its margins and spacing, in lengths of the design, and keeps them right whenever the scale changes.
void keepScaled(const Appearance &appearance, QBoxLayout &layout, const QMarginsF &margins, double spacing);

} // namespace kernelscope
