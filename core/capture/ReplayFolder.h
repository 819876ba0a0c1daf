#pragma once

#include "capture/CapturedLaunch.h"
#include "support/Result.h"

namespace kernelscope {

inline const QString replaySizesFile = QStringLiteral("worksizes.txt");

/// Reads the folder that the OpenCL intercept layer writes for the replay of one launch, or that Kernelscope captured (docs/captures.md
/// lists its files). Contents of buffers and images are not read: the launch names their files, which stay where they are.
[[nodiscard]] Result<CapturedLaunch> readReplayFolder(const QString &folder);

} // namespace kernelscope
