#include "run/ComparedPlan.h"

#include "project/UsedNames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace kernelscope {

ComparedPlan comparedPlan(const Project &project, const ProgramSignature &signature)
{
    ComparedPlan plan;
    plan.computations = computationsOf(project, signature);
    for (const Check &check : project.checks)
        plan.checked.insert({check.name, check.buffer}, launchesOfCheck(check, plan.computations));
    plan.launches = launchNames(project);
    return plan;
}

QHash<QString, QString> faultsOf(const RunResult &result, const ComparedPlan &plan)
{
    QHash<QString, QString> faults = plan.found;
    const auto ran = [&](const QString &launch) {
        return std::ranges::find(result.launches, launch, &LaunchTiming::name) != result.launches.end();
    };
    for (const CheckResult &check : result.checks) {
        const bool wasMade = check.buffer.isEmpty() || check.compared > 0; // Else it says nothing of the results.
        if (check.passed || !wasMade)
            continue;
        const CheckedLaunches launches = plan.checked.value({check.name, check.buffer});
        if (!std::ranges::all_of(launches.needed, ran))
            continue; // Where the reference was not run nothing is known.
        for (const QString &launch : launches.checked) {
            if (!faults.contains(launch))
                faults.insert(launch, u"a check fails"_s);
        }
    }
    return faults;
}

} // namespace kernelscope
