#pragma once

#include "run/RunResult.h"

namespace kernelscope {

/// What the run held on its devices, and that all of it was released, in a sentence; empty: not known.
QString memoryText(const MemoryUse &memory);

/// Which buffers were left on the device, how many bytes that saved, and about how long reading them would have taken at the rate of the
/// reads of this run; empty: all that kernels write to were read back.
QString savedReadsText(const RunResult &run);

/// Both.
QString runMemoryText(const RunResult &run);

} // namespace kernelscope
