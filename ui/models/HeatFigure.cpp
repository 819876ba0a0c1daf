#include "ui/models/HeatFigure.h"

#include <algorithm>

namespace kernelscope {

QList<LineHeat> heatBy(HeatFigure figure, const QList<LineHeat> &lines, const QList<LineCost> &costs)
{
    if (figure == HeatFigure::Accesses)
        return lines;
    QList<LineHeat> shown;
    for (LineHeat heat : lines) {
        const auto cost =
            std::ranges::find_if(costs, [&](const LineCost &other) { return other.file == heat.file && other.line == heat.line; });
        if (cost == costs.end())
            continue;
        heat.figure = figure == HeatFigure::Excess ? cost->excess : cost->transactions + cost->bankTurns;
        shown << heat;
    }
    return shown;
}

} // namespace kernelscope
