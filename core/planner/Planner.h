#pragma once

#include <functional>

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "expression/Evaluator.h"
#include "plan/KernelSignature.h"
#include "plan/Plan.h"
#include "plan/PlanReport.h"
#include "project/ParameterValue.h"
#include "project/Project.h"

namespace kernelscope {

/// What a project is planned for. `devices` is never empty; `device` is the one picked, as a position in it.
struct PlanContext
{
    QList<DeviceInfo> devices;
    int device = 0;
    ProgramSignature signature; ///< empty before a build: whatever needs it is then not checked
    QList<ParameterValue> parameters;
    QString onlyLaunch = {};                              ///< keep this launch alone (with its transfers); empty: all
    std::function<void(const QString &)> evaluating = {}; ///< told of each parameter before it is evaluated, and of "" after them
};

struct PlanOutcome
{
    Plan plan; ///< complete only when the report has no errors
    PlanReport report;
};

/// Project + parameters + devices -> the concrete commands, or the problems in words. Pure but for the evaluator, whose scope
/// holds the parameters afterwards (so that initial contents can be evaluated with it). Finds every problem, not just the first.
[[nodiscard]] PlanOutcome planProject(const Project &project, const PlanContext &context, Evaluator &evaluator);

/// The part that a build needs: "-cl-std=CL1.2 -DTILE=16 ...", with the problems of parameters, standard, options and defines.
struct BuildOutcome
{
    QString options;
    PlanReport report;
};
[[nodiscard]] BuildOutcome planBuild(const Project &project, const PlanContext &context, Evaluator &evaluator);

} // namespace kernelscope
