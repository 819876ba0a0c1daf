#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Loops that used up their iteration budget, anywhere in the launch. One for each loop.
QList<Finding> findEndlessLoops(const Trace &trace);

/// Whether one was found that may yet come to an end in the untraced launch.
bool mayBeEndless(const QList<Finding> &findings);

/// Whether a signed overflow was found, of which compilers take it that it does not happen: they may make a loop endless whose end hangs on
/// one, though the traced launch came to its end.
bool mayBecomeEndless(const QList<Finding> &findings);

/// The untraced launch, which shows whether a loop comes to an end.
enum class LoopTrial { None, Ended, Stopped };

/// Completes what the findings say, once for each launch. Where the untraced launch ended, the traced one was cut off, and may lack what
/// was written later.
void tellOfTrial(QList<Finding> &findings, LoopTrial trial);

} // namespace kernelscope
