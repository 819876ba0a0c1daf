#pragma once

#include "capture/CapturedLaunch.h"
#include "plan/KernelSignature.h"
#include "support/Result.h"

namespace kernelscope {

struct CapturedProject
{
    Project project;     ///< its set-up alone: neither sources nor build, and nothing in it is a guess
    QString notes;       ///< in Markdown: where it comes from and what it holds
    QStringList remarks; ///< sentences: what is not as it was captured
};

/// A project that launches the kernel as it was captured: buffers by the names of the kernel's parameters, their types from its signature,
/// their contents in the files where they are, values from their bytes, and a check for each buffer whose contents after the launch were
/// captured. An error where there is no such kernel, or an argument that no project can give: it says which and why.
[[nodiscard]] Result<CapturedProject> projectOfCapture(const CapturedLaunch &launch, const ProgramSignature &signature);

} // namespace kernelscope
