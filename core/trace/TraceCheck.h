#pragma once

#include "support/Result.h"
#include "trace/TraceParts.h"

namespace kernelscope {

/// Whether the parts fit together, but for the events, at which surveyEvents looks: with both, every accessor of a Trace made from
/// them stays within its columns. Says what does not.
[[nodiscard]] Result<void> checkParts(const TraceParts &parts);

/// Whether a fault's site, object and work-item are there.
bool isPossible(const TraceParts &parts, const TraceFault &fault);

} // namespace kernelscope
