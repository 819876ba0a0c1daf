#pragma once

#include <QStringList>

#include "project/Project.h"

namespace kernelscope {

/// Takes what a trial found into the project, in place of all that is still as it was guessed: what its user gave or confirmed stays.
/// Returns what is different now, each on its own: "n: 1024 \u2192 341", "out: [n] \u2192 [3 * n]".
QStringList takeTried(Project &project, const Project &guess, const Project &tried);

} // namespace kernelscope
