#pragma once

#include "Arguments.h"
#include "session/TraceFlow.h"

namespace kernelscope {

/// What the options of `check` and `trace` say of the tracing itself.
[[nodiscard]] Result<TraceOptions> traceOptions(const Arguments &arguments);

/// A whole number of at least 1; `otherwise` where the option is absent. `alternative`: what else it takes, for the message.
[[nodiscard]] Result<quint64> wholeNumber(const Arguments &arguments, const char *option, quint64 otherwise,
                                          const QString &alternative = {});

/// "3,4,0" after an option that takes the id of something; empty where the option is absent.
[[nodiscard]] Result<Sizes> idOf(const Arguments &arguments, const char *option, const QString &what);

} // namespace kernelscope
