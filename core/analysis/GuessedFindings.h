#pragma once

#include "analysis/Finding.h"
#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// Makes a warning of each error that hangs on a guess (Project::guesses), and names the guess: an access behind the end of a buffer or of
/// local memory whose size was guessed, or one whose index is made from a number or from contents that were. So does a race for a place
/// that such a number or such contents lead to. What no guess changes stays an error: an access before the start, say.
/// `launchPath`: the JSON pointer of the launch's step; `kernel`: with the facts of its body.
void doubtByGuesses(QList<Finding> &findings, const Project &project, const QString &launchPath, const KernelSignature &kernel);

} // namespace kernelscope
