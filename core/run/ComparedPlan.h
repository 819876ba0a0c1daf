#pragma once

#include "plan/Computations.h"
#include "run/RunResult.h"

namespace kernelscope {

/// What of a plan says which times may be held against each other.
struct ComparedPlan
{
    Computations computations;
    /// A check's name and buffer to the launches whose results it looks at.
    QHash<std::pair<QString, QString>, CheckedLaunches> checked;
    QHash<QString, QString> found; ///< a launch to what is known to be wrong with it, in few words: "data race"
    QStringList launches;          ///< all of the plan, in its order
    bool operator==(const ComparedPlan &) const = default;
};

ComparedPlan comparedPlan(const Project &project, const ProgramSignature &signature);

/// The launches of a run whose times count for nothing, to why, in few words: what was found, or that a check fails.
QHash<QString, QString> faultsOf(const RunResult &result, const ComparedPlan &plan);

} // namespace kernelscope
