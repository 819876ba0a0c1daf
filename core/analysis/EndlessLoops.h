#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Loops that used up their iteration budget, anywhere in the launch. One for each loop.
QList<Finding> findEndlessLoops(const Trace &trace);

/// Whether one was found that may yet come to an end in the untraced launch.
bool mayBeEndless(const QList<Finding> &findings);
/// The untraced launch came to its end: the traced one was cut off, and may lack what was written later.
void noteEnd(QList<Finding> &findings);
/// It was tried, and did not.
void noteNoEnd(QList<Finding> &findings);

} // namespace kernelscope
