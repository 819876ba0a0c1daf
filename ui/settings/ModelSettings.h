#pragma once

#include "analysis/MemoryModel.h"

namespace kernelscope {

class Settings;

/// The model of the hardware that is set.
MemoryModel memoryModelIn(const Settings &settings);

} // namespace kernelscope
