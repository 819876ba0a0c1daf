#pragma once

#include "capture/CapturedLaunch.h"
#include "support/Result.h"

namespace kernelscope {

/// Whether a path is that of a captured launch: a .sim file, or a folder that one was written to (or the worksizes.txt in it). A folder
/// that holds a project is that project's.
bool isCapture(const QString &path);

/// Reads one of either kind. What is in the files is trusted in nothing: sizes are bounded and no link is followed.
[[nodiscard]] Result<CapturedLaunch> readCapture(const QString &path);

} // namespace kernelscope
