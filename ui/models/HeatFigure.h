#pragma once

#include "analysis/AccessPatterns.h"
#include "analysis/LineHeat.h"

namespace kernelscope {

/// What the margin of the editor tells of each line: how often it accessed memory, or what a model of the hardware says that costs.
enum class HeatFigure { Accesses, Transactions, Excess };

/// The same lines with the figure that the model gives them; lines without accesses of this launch are left out.
QList<LineHeat> heatBy(HeatFigure figure, const QList<LineHeat> &lines, const QList<LineCost> &costs);

} // namespace kernelscope
