#pragma once

#include <QHash>
#include <QList>
#include <QStringList>

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// What a plan's launches pass on to each other. Launches by their names.
struct Computations
{
    /// Launches of which one finds what another left in a buffer are steps of one computation; of two computations neither needs the
    /// other, so they can be compared. In the order of the plan; each launch is in one of them.
    QList<QStringList> steps;
    /// At the end of the plan: whose results lie in a buffer.
    QHash<QString, QStringList> leftIn;

    /// The computation of a launch, the launch alone where it is in none.
    QStringList of(const QString &launch) const;
    bool operator==(const Computations &) const = default;
};

/// By the `access` of the buffers and, as far as the signature is known, by what the kernels write to.
Computations computationsOf(const Project &project, const ProgramSignature &signature = {});

/// The launches whose results a check looks at.
struct CheckedLaunches
{
    QStringList checked; ///< whose results are wrong where it fails
    QStringList needed;  ///< whose results it takes them to be right by
    bool operator==(const CheckedLaunches &) const = default;
};
CheckedLaunches launchesOfCheck(const Check &check, const Computations &computations);

} // namespace kernelscope
