#pragma once

#include <optional>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The event of the trace that is this side of a finding; of several the first. `element`: of the finding, where it has one.
/// nullopt where the work-item was not recorded, or did no such thing.
std::optional<EventIndex> eventOf(const Trace &trace, const FindingAccess &access, std::optional<qint64> element = {});

} // namespace kernelscope
