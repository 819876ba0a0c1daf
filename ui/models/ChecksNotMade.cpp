#include "ui/models/ChecksNotMade.h"

#include <algorithm>

#include "plan/ProjectPaths.h"

namespace kernelscope {

bool isNotMade(const Project &project, qsizetype check, const RunResult &run)
{
    const QString name = project.checks[check].name;
    const bool isMade = std::ranges::any_of(run.checks, [&](const CheckResult &made) { return made.name == name; });
    const auto isAboutIt = [path = ProjectPath::check(check)](const Problem &problem) { return problem.path == path; };
    return !isMade && !std::ranges::any_of(run.report.problems, isAboutIt);
}

QStringList checksNotMade(const Project &project, const RunResult &run)
{
    QStringList names;
    for (qsizetype check = 0; check < project.checks.size(); ++check) {
        if (isNotMade(project, check, run))
            names << project.checks[check].name;
    }
    return names;
}

} // namespace kernelscope
