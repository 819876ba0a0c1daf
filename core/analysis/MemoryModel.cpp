#include "analysis/MemoryModel.h"

#include <algorithm>

namespace kernelscope {

QList<MemoryModelPreset> memoryModelPresets()
{
    return {
        {QStringLiteral("32 work-items, segments of 128 bytes, 32 banks"), MemoryModel{}, QString()},
        {QStringLiteral("NVIDIA (segments of 32 bytes)"), MemoryModel{32, 32, 32, 4},
         QStringLiteral(
             "CUDA C++ Best Practices Guide, Coalesced Access to Global Memory; Shared Memory and Memory Banks: a segment is a sector")},
        {QStringLiteral("AMD GCN (wavefronts of 64)"), MemoryModel{64, 64, 32, 4},
         QStringLiteral("AMD GCN3 Instruction Set Architecture; AMD OpenCL Optimization Guide, LDS bank conflicts")},
        {QStringLiteral("AMD RDNA (wavefronts of 32)"), MemoryModel{32, 128, 32, 4},
         QStringLiteral("AMD RDNA Architecture white paper, cache hierarchy and local data share")},
        {QStringLiteral("Intel Gen9 to Xe-LP (sub-groups of 16)"), MemoryModel{16, 64, 16, 4},
         QStringLiteral("Intel oneAPI GPU Optimization Guide, Shared Local Memory; The Compute Architecture of Intel "
                        "Processor Graphics Gen9")},
        {QStringLiteral("CPU with vectors of 8 (no banks)"), MemoryModel{8, 64, 0, 4},
         QStringLiteral("Intel 64 and IA-32 Architectures Optimization Reference Manual: a segment is a cache line")},
    };
}

MemoryModel plausible(MemoryModel model)
{
    model.subgroupSize = std::clamp(model.subgroupSize, 1, 1024);
    model.segmentSize = std::clamp(model.segmentSize, 1, 1 << 20);
    model.banks = std::clamp(model.banks, 0, 4096);
    model.bankWidth = std::clamp(model.bankWidth, 1, 1 << 12);
    return model;
}

} // namespace kernelscope
