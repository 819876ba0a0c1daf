#pragma once

#include <functional>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Times in milliseconds of painting the views of a trace, of which a QApplication must exist.
struct PictureFrames
{
    using Clock = std::function<double(const std::function<void()> &)>;

    double prepared = 0;        ///< from the trace to the first picture
    std::vector<double> frames; ///< at all zooms, or of all windows
    std::vector<double> steps;  ///< to another moment, painted
};

PictureFrames reductionFrames(const Trace &trace, const PictureFrames::Clock &clock);
PictureFrames tilesFrames(const Trace &trace, const PictureFrames::Clock &clock);

} // namespace kernelscope
