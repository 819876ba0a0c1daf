#pragma once

#include <QString>

#include "Access.h"
#include "trace/Trace.h"

namespace kernelscope::randomprogram {

/// The array that an object of a trace is; -1: none.
int arrayOf(const QString &objectName);

/// One access as text, for messages: "load a3+8 (4) = 05000000".
QString textOf(const Access &access);

/// What every work-item did: the trace against the interpreter, in order, without an order within one full expression.
/// Empty: the same. Else the first difference.
QString difference(const Outcome &expected, const Trace &trace);

/// Likewise of the values that each variable had one after the other, but for pointers: of the first work-group, whose steps the trace has.
QString differenceOfVariables(const Program &program, const Outcome &expected, const Trace &trace);

} // namespace kernelscope::randomprogram
