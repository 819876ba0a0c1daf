#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Reads of images whose sampler OpenCL C does not allow there, so that the value is undefined (OpenCL C 3.0, section 6.15.15): integer
/// coordinates want CLK_FILTER_NEAREST and coordinates that are not normalized; the repeating addressing modes want normalized ones; pixels
/// of integers want CLK_FILTER_NEAREST. A warning where known devices filter by the nearest pixel then. One finding for each site and
/// image; `count`: all such reads of recorded work-groups.
QList<Finding> findInvalidSamplers(const Trace &trace);

/// Calls of functions for other pixels than the image has (the same, sections 6.15.15.2 to 6.15.15.5): read_imagei of floats, write_imagef
/// of integers. One finding for each site and image.
QList<Finding> findInvalidFormats(const Trace &trace);

} // namespace kernelscope
