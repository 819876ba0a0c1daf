#pragma once

#include "analysis/Finding.h"
#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// The kernel's parameters that what is found is computed from: the indices of its accesses; of a division the divisor, and likewise the
/// operands of others, and the condition of a loop; of a private variable without a value what decides whether it gets one.
QStringList originsOf(const Finding &finding, const KernelFacts &facts);

/// Makes a warning of each error that hangs on a guess (Project::guesses), and names the guess: an access after the end of a buffer, of an
/// image or of local memory whose size was guessed, or one whose index is made from a number or from contents that were. So does a race
/// for a place that such a number or such contents lead to, and an operation with operands, or an endless loop with a condition, that come
/// from them. In local memory a race of work-items that differ only where no index of it does, or a read of what nobody wrote that a
/// larger group would have written, hangs on the guessed size of work-groups. Where the launch was guessed to have a last work-group that
/// is not full, such a read and barriers that diverge in it hang on the global size. Contents that decide whether an access is made, or who
/// comes to a barrier, count as well, as do those, and numbers, that decide whether a private variable that is read was given a value. A
/// race of a work-item whose place is beyond a row of known length, or an array, hangs on the global size. What no guess changes stays an
/// error: an access before the start, say. A race, or an index outside of an array's dimension, that is a warning already stays one, and
/// names the guess. `launchPath`: the JSON pointer of the launch's step; `kernel`: with the facts of its body.
void doubtByGuesses(QList<Finding> &findings, const Project &project, const QString &launchPath, const KernelSignature &kernel);

} // namespace kernelscope
