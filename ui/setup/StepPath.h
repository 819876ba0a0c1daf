#pragma once

#include <QList>
#include <QString>

#include "project/Project.h"

namespace kernelscope {

/// Where a step is: positions from the plan inwards through repeats.
using StepPath = QList<int>;

/// "/plan/1/repeat/steps/0"
QString stepPointer(const StepPath &path);

/// The list that holds the step, and the step. The path must be one of the project's.
QList<Step> &stepsAround(Project &project, const StepPath &path);
const QList<Step> &stepsAround(const Project &project, const StepPath &path);
Step &stepAt(Project &project, const StepPath &path);
const Step &stepAt(const Project &project, const StepPath &path);

} // namespace kernelscope
