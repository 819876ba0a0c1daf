#pragma once

#include "plan/Assembly.h"

namespace kernelscope {

/// Completes the figures of a kernel for one of AMD's GPUs ("gfx906"), whose `waves` the compiler has printed, by how many waves a SIMD
/// could have and what the kernel uses too much of. The sizes are those that LLVM takes for granted:
/// getMaxWavesPerEU(), getTotalNumVGPRs(), getVGPRAllocGranule() in llvm/lib/Target/AMDGPU/Utils/AMDGPUBaseInfo.cpp and
/// getOccupancyWithNumSGPRs() in GCNSubtarget.cpp.
void explainOccupancy(const QString &processor, AssemblyFigures &figures);

} // namespace kernelscope
