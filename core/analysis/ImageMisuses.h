#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Accesses to images whose values OpenCL C 3.0 leaves undefined. One finding for each kind, site and image; `count`: all such accesses of
/// recorded work-groups.
///
/// The sampler is not allowed there (section 6.15.15): integer coordinates want CLK_FILTER_NEAREST and coordinates that are not normalized;
/// the repeating addressing modes want normalized ones; pixels of integers want CLK_FILTER_NEAREST. A warning where known devices filter by
/// the nearest pixel then.
///
/// The function is for other pixels than the image has (sections 6.15.15.2 to 6.15.15.5): read_imagei of floats, write_imagef of integers.
QList<Finding> findImageMisuses(const Trace &trace);

} // namespace kernelscope
