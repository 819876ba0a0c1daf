#pragma once

#include <optional>
#include <stop_token>

#include "trace/Trace.h"

namespace kernelscope {

/// The last recorded access that wrote an element of a buffer, by phases, then as the trace lists them; nullopt: there is none. Any thread.
std::optional<EventIndex> lastStoreTo(const Trace &trace, const QString &buffer, quint64 element, const std::stop_token &stop = {});

} // namespace kernelscope
