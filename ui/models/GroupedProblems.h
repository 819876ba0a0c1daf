#pragma once

#include "plan/PlanReport.h"

namespace kernelscope {

/// What several launches of a plan have in common, told once.
struct GroupedProblem
{
    Problem problem; ///< of the first launch; its message names them all
    int places = 1;  ///< launches that have it
};

/// The problems in their order, those of launches together whose messages differ in nothing but the launch's name.
QList<GroupedProblem> groupedProblems(const QList<Problem> &problems);

/// For each problem the launch that it was already told of, or an empty text.
QStringList toldBefore(const QList<Problem> &problems);

} // namespace kernelscope
