#pragma once

#include "capture/CapturedLaunch.h"
#include "support/Result.h"

namespace kernelscope {

/// Reads a launch as Oclgrind's `oclgrind-kernel` takes it: the kernel's file and name, the global and the local size in three dimensions,
/// then for each argument what it is, `<size=16 range=0:1:3>`, and perhaps its values. What follows a # is a comment; of one that gives
/// the arguments of oclgrind-kernel ("# ARGS:"), --build-options are taken. Errors name the file and the line.
[[nodiscard]] Result<CapturedLaunch> readSimFile(const QString &path);

} // namespace kernelscope
