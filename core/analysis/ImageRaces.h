#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Races on the pixels of images: two accesses to the same coordinate by different work-items, at least one a write, in
/// different work-groups or with no barrier between them whose fence covers images. Reads at
/// coordinates that are no whole numbers touch no pixel that the trace knows, and are left out. One finding for each pair of sites and
/// image; writes of the same value are a warning.
QList<Finding> findImageRaces(const Trace &trace);

} // namespace kernelscope
