#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Stores of two work-items of a group at one place, each of a value that its work-item made from a load of that place before a
/// barrier (AccessSite::carried), where each load comes before both stores: one of them does not know of the other's store. Barriers
/// alone prove it, whatever the values. Where no barrier lies between a load and the other's store the two are a data race, and that
/// is what is reported.
QList<Finding> findLostUpdates(const Trace &trace);

} // namespace kernelscope
