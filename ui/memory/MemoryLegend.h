#pragma once

#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;
class MemoryCells;

/// What a colour or mark of cells means.
struct MemoryLegendEntry
{
    enum class Mark { Fill, Hatched, Finding, Thin, Outline, Outside, Words };
    Mark mark = Mark::Fill;
    Ink ink;
    QString text;
    QList<Ink> ramp = {}; ///< not empty: a bar of these, `text` after and `before` before it
    QString before = {};
};

/// Of what is there at the moment: a mark that is nowhere in the picture would be looked for in vain. `isRounded`: not all values are
/// written with all digits.
QList<MemoryLegendEntry> memoryLegend(const MemoryCells &cells, bool hasChosen, bool isRounded);

/// In as many lines as it needs in a width.
Scene legendScene(const QList<MemoryLegendEntry> &entries, const Appearance &appearance, double width);

} // namespace kernelscope
