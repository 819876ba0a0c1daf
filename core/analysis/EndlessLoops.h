#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Loops that used up their iteration budget, anywhere in the launch. One for each loop.
QList<Finding> findEndlessLoops(const Trace &trace);

/// Whether one was found that may yet come to an end in the untraced launch.
bool mayBeEndless(const QList<Finding> &findings);

/// The place of a signed overflow, of which compilers take it that it does not happen: they may make a loop endless whose end hangs on one,
/// though the traced launch came to its end. It may be one that no finding is about, since another one may have led to it. Empty: there was
/// none.
QString firstOverflow(const Trace &trace);

/// That such an overflow may be why the untraced launch has no end: a sentence that begins with a space; of none nothing.
QString whyEndless(const QString &overflow);

/// The untraced launch, which shows whether a loop comes to an end.
enum class LoopTrial { None, Ended, Stopped };

/// Completes what the findings say, once for each launch. Where the untraced launch ended, the traced one was cut off, and may lack what
/// was written later.
void tellOfTrial(QList<Finding> &findings, LoopTrial trial);

} // namespace kernelscope
