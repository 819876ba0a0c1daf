#pragma once

#include "plan/KernelSignature.h"
#include "project/ProjectDocument.h"
#include "support/Result.h"

namespace kernelscope {

/// A first project for a kernel, guessed from its signature and a look at its source: a buffer for every global pointer, sizes
/// from one parameter n, one launch with as many dimensions as the kernel asks for. Meant to run as it is and then be edited.
/// An error where the compiler did not tell what the kernel's parameters are.
[[nodiscard]] Result<Project> guessProject(const KernelSignature &kernel, const QString &source);

/// What the notes of such a project say: what was guessed and what to change.
QString guessNotes(const KernelSignature &kernel, const Project &project);

} // namespace kernelscope
