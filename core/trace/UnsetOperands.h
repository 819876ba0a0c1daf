#pragma once

#include <span>

#include "trace/AccessSite.h"

namespace kernelscope {

/// Divisions, signed operations that may overflow, conversions.
bool isOperation(SiteKind kind);

/// Whether one of an operation's operands is what variables begin with that are looked at for it (docs/tracing.md,
/// "Variables without a value"): their bits, as in a fault.
bool hasUnsetOperand(const AccessSite &site, quint64 first, quint64 second);
/// The same of one of the faults that a trace buffer lists of the site (traceLayout::faultSiteWords).
bool hasUnsetOperand(const AccessSite &site, std::span<const quint32> faults);

} // namespace kernelscope
