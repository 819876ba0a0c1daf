#pragma once

#include <QList>
#include <QString>

#include "analysis/Finding.h"
#include "guess/GuessTrial.h"
#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// What was found when a guessed project was tried, and which of its guesses may be at fault in place of the kernel: one sentence
/// for each of the two. Empty where nothing was found that another guess could change.
///
/// Named are the numbers that the kernel takes, and the buffers whose contents the indexes come from, where the found accesses depend on
/// them; where they depend on no number, or that is not known, all numbers are named.
QString guessDoubts(const KernelSignature &kernel, const Project &project, const QList<Finding> &findings);

/// The same for a project in whose trial the kernel did next to nothing, or stored what says little, so that nothing could be found.
QString idleGuess(const KernelSignature &kernel, const Project &project, const GuessTrial &trial);

/// The same for a project whose trial came to nothing, `why` in whole sentences: all that was guessed may be wrong.
QString untriedGuess(const KernelSignature &kernel, const Project &project, const QString &why);

} // namespace kernelscope
