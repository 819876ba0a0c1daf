#pragma once

#include "ui/models/CompareData.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// A comparison, drawn in an area: a line for each launch of a sweep over the values of its parameter, a heat map for each launch of a
/// sweep over two, or a bar for each launch of a run. Each run of a launch can be chosen (TimingSubject); the one that is lit stands out.
Scene compareScene(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit = {});

struct CompareHeights
{
    double least = 0; ///< in which everything can still be read
    double best = 0;  ///< in which it looks best
    double most = 0;  ///< that bars make use of
};
CompareHeights compareHeights(const CompareData &data, const Appearance &appearance);

} // namespace kernelscope
