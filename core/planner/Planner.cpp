#include "planner/Planner.h"

#include "planner/BuildPlanner.h"
#include "planner/Consequences.h"
#include "planner/ParameterScope.h"
#include "planner/StepUnroller.h"
#include "planner/StoragePlanner.h"
#include "project/Steps.h"

namespace kernelscope {
namespace {

template <typename Wanted> bool holds(const QList<Step> &steps)
{
    bool found = false;
    forEachStep(steps, [&](const Step &step) { found = found || std::holds_alternative<Wanted>(step.action); });
    return found;
}

TransferPlanner::Automatic automaticTransfers(const Project &project, const PlanContext &context)
{
    // One launch alone has lost the transfers of the plan around it.
    const bool alone = !context.onlyLaunch.isEmpty();
    return {alone || !holds<WriteStep>(project.plan), alone || !holds<ReadStep>(project.plan)};
}

} // namespace

PlanOutcome planProject(const Project &project, const PlanContext &context, Evaluator &evaluator)
{
    PlanningNotes notes(evaluator);
    Planning planning{project, context, notes, {}, {}, {}};
    DeviceSlots slots(planning);
    bringIntoScope(project.parameters, context.parameters, planning.plan.devices.first(), notes, context.evaluating);
    planning.plan.buildOptions = planBuildOptions(project.build, planning.plan.devices.first(), notes);
    planning.skipped = findSkippedSteps(project, notes);
    planning.plan.checks = checksToMake(project, planning.skipped, notes);
    planStorages(planning);
    TransferPlanner transfers(planning, slots, automaticTransfers(project, context));
    StepUnroller(planning, slots, transfers).unroll();
    transfers.finish();
    notes.report.problems = withoutConsequences(notes.report.problems, project, notes.wrongParameters());
    notes.report.commandCount = planning.plan.commands.size();
    notes.report.buildOptions = planning.plan.buildOptions;
    return {planning.plan, notes.report};
}

BuildOutcome planBuild(const Project &project, const PlanContext &context, Evaluator &evaluator)
{
    PlanningNotes notes(evaluator);
    const DeviceInfo &device = context.devices[context.device];
    bringIntoScope(project.parameters, context.parameters, device, notes, context.evaluating);
    const QString options = planBuildOptions(project.build, device, notes);
    return {options, notes.report};
}

} // namespace kernelscope
