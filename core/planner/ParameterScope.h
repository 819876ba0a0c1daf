#pragma once

#include <functional>

#include <QList>

#include "device/DeviceInfo.h"
#include "planner/PlanningNotes.h"
#include "project/ParameterValue.h"
#include "project/Project.h"

namespace kernelscope {

/// Puts the device and every parameter into the evaluator's scope, in order, with the overrides in place of the project's own
/// values, and checks them against their smallest and greatest values. `evaluating` is told of each before that, and of "" after them,
/// unless all are plain numbers.
void bringIntoScope(const QList<Parameter> &parameters, const QList<ParameterValue> &overrides, const DeviceInfo &device,
                    PlanningNotes &notes, const std::function<void(const QString &)> &evaluating);

} // namespace kernelscope
