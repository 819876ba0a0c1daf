#pragma once

#include "project/Project.h"

namespace kernelscope {

/// Calls `visit(step)` for each step of a plan, in its order, a repetition before the steps that it repeats. Where the plan may be changed,
/// so may they.
template <typename Plan, typename Visit> void forEachStep(Plan &plan, const Visit &visit)
{
    for (auto &step : plan) {
        visit(step);
        if (auto *repeat = std::get_if<RepeatStep>(&step.action))
            forEachStep(repeat->steps, visit);
    }
}

/// Likewise `visit(step, launch)` for each launch.
template <typename Plan, typename Visit> void forEachLaunch(Plan &plan, const Visit &visit)
{
    forEachStep(plan, [&](auto &step) {
        if (auto *launch = std::get_if<LaunchStep>(&step.action))
            visit(step, *launch);
    });
}

/// The first launch of this name; null: there is none.
inline const LaunchStep *launchNamed(const QList<Step> &plan, const QString &name)
{
    const LaunchStep *found = nullptr;
    forEachLaunch(plan, [&](const Step &step, const LaunchStep &launch) { found = !found && step.name == name ? &launch : found; });
    return found;
}

/// Likewise `visit(step, launch, pointer)` with the JSON pointer of the launch: "/plan/2", "/plan/3/repeat/steps/0".
template <typename Plan, typename Visit> void forEachLaunchAt(Plan &plan, const Visit &visit, const QString &path = QStringLiteral("/plan"))
{
    for (qsizetype i = 0; i < plan.size(); ++i) {
        const QString own = path + u'/' + QString::number(i);
        if (auto *launch = std::get_if<LaunchStep>(&plan[i].action))
            visit(plan[i], *launch, own);
        else if (auto *repeat = std::get_if<RepeatStep>(&plan[i].action))
            forEachLaunchAt(repeat->steps, visit, own + QStringLiteral("/repeat/steps"));
    }
}

} // namespace kernelscope
