#pragma once

#include <QStringList>

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// A project whose set-up was brought up to what its kernels take.
struct FollowedSetup
{
    Project project;
    QStringList news = {}; ///< what is different now, a sentence each
};

/// Of a project, all that follows from its kernels' parameters: what is bound stays bound, a parameter that was renamed keeps its argument
/// (and a buffer of its name goes by the new one), another kernel's takes it over, a new one gets what suits it (a parameter or a buffer of
/// its name, else one that is guessed), one that went takes its argument along. Where the kernels were others before (`before`, the last
/// that could be read), a kernel of another name with the same parameters takes the place of the one that went, arguments come in the new
/// order, and the launch of a kernel that asks for more dimensions than before gets as many. `chosen`: the JSON pointer of a launch whose
/// kernel was chosen just now: it gets as many as that asks for. Nothing is removed but arguments. Equal to `project` where nothing is
/// known or nothing follows.
FollowedSetup followKernels(const ProgramSignature &before, const ProgramSignature &now, const Project &project,
                            const QString &chosen = {});

} // namespace kernelscope
