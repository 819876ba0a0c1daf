#pragma once

#include <optional>

#include "capture/CapturedLaunch.h"
#include "capture/ReplayFiles.h"

namespace kernelscope {

/// The image that was captured of an argument; nothing where it was none. `pixels`: the intercept layer's file of them, if there is one in
/// a folder of its own.
std::optional<CapturedImage> replayedImage(ReplayFiles &files, int argument, const QString &pixels);

/// Likewise a sampler.
std::optional<SamplerArgument> replayedSampler(ReplayFiles &files, int argument);

} // namespace kernelscope
