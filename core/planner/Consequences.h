#pragma once

#include <QSet>

#include "plan/PlanReport.h"
#include "project/Project.h"

namespace kernelscope {

/// The problems without those that come from parameters whose values are wrong themselves: of expressions that use one, and of the sizes
/// of launches that do.
QList<Problem> withoutConsequences(const QList<Problem> &problems, const Project &project, const QSet<QString> &wrongParameters);

} // namespace kernelscope
