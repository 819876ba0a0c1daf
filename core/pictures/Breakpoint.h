#pragma once

#include "pictures/StepExpression.h"

namespace kernelscope {

/// A line where stepping stops whenever it is about to be executed, or only where the condition holds. Where no statement begins in it, the
/// next one that has one.
struct Breakpoint
{
    SourcePlace place; ///< of column 0
    std::optional<StepExpression> condition = {};
};

/// The nearest position after (or before) one where stepping stops. Of a statement that is decided several times, such as a loop's
/// condition, each time is one.
std::optional<int> nextStop(const WorkItemSteps &steps, const QList<Breakpoint> &breakpoints, int position, bool isForward);

/// Whether its condition has a value wherever the work-item comes to it; the error says what is missing where it first has none.
Result<void> canBeTold(const WorkItemSteps &steps, const Breakpoint &breakpoint);

} // namespace kernelscope
