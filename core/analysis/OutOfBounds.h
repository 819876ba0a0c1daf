#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Accesses outside their object, anywhere in the launch, and indices outside their own dimension: of a private array
/// an error, of others (whose object still holds the element) a warning. One for each site and object.
QList<Finding> findOutOfBounds(const Trace &trace);

/// Whether an index is an unsigned number of 32 bits that went below 0 by less than a million, and began again at the other end.
bool wentBelowZero(qint64 element);

} // namespace kernelscope
