#pragma once

#include "protocol/TraceMessages.h"
#include "run/RunResult.h"

namespace kernelscope {

/// Elements of a buffer that are known not to be what they should be.
struct WrongElements
{
    QString buffer;
    QList<quint64> elements; ///< in order; of very many the first
    Severity severity = Severity::Error;
    QString why;            ///< in a sentence
    bool isOfTrace = false; ///< a trace found it; else a check
    bool operator==(const WrongElements &) const = default;
};

/// What differs between the traced and the untraced run of a launch without races, and where checks failed, their first mismatches.
QList<WrongElements> wrongElements(const QList<CheckResult> &checks, const QList<LaunchTrace> &launches);

} // namespace kernelscope
