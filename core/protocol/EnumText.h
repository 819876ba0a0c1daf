#pragma once

#include "project/ElementType.h"
#include "protocol/Messages.h"
#include "run/RunResult.h"
#include "support/Error.h"

namespace kernelscope {

/// The words by which JSON writes an enumeration's value; a number where there are none.
inline QString enumText(Severity value)
{
    return severityName(value);
}
inline QString enumText(Scalar value)
{
    return scalarName(value);
}
inline QString enumText(RunStatus value)
{
    return runStatusName(value);
}
inline QString enumText(Phase value)
{
    return phaseName(value);
}

} // namespace kernelscope
