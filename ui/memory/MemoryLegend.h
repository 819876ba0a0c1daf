#pragma once

#include "ui/scene/Legend.h"

namespace kernelscope {

class MemoryCells;

/// Of what is there at the moment: a mark that is nowhere in the picture would be looked for in vain. `isRounded`: not all values are
/// written with all digits.
QList<LegendEntry> memoryLegend(const MemoryCells &cells, bool hasChosen, bool isRounded);

} // namespace kernelscope
