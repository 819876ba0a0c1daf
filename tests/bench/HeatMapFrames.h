#pragma once

#include "tests/bench/PictureFrames.h"

namespace kernelscope {

/// Times in milliseconds of the heat map, or the image, of a buffer of 64 million elements, of which a QApplication must exist.
struct HeatMapTimes
{
    double first = 0;            ///< a coarse picture and what is in sight, without levels
    double levels = 0;           ///< of detail, by another thread
    std::vector<double> frames;  ///< painted while it is moved and zoomed, from what is there
    std::vector<double> details; ///< of what is in sight then, by another thread
};

HeatMapTimes heatMapTimes(const PictureFrames::Clock &clock, bool isImage);

} // namespace kernelscope
