#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// All that a trace by itself proves, of every kind, in the order of the places in the source.
QList<Finding> findAll(const Trace &trace);

/// By file, line, column and kind, so that the same trace always gives the same list.
void sortByPlace(QList<Finding> &findings);

} // namespace kernelscope
