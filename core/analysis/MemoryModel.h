#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// The hardware that figures of coalescing and bank conflicts are a model of. They are no measurement: caches, the order
/// of execution and the address at which a buffer begins (taken to be a multiple of the segment) are left out.
struct MemoryModel
{
    int subgroupSize = 32; ///< work-items that go in step, by consecutive local linear ids
    int segmentSize = 128; ///< bytes that one transaction with global memory brings
    int banks = 32;        ///< of local memory, each of `bankWidth` bytes; 0: local memory without banks
    int bankWidth = 4;

    bool operator==(const MemoryModel &) const = default;
};

/// The figures of a family of devices, and who published them.
struct MemoryModelPreset
{
    QString name;
    MemoryModel model;
    QString source;
};

/// For common devices; the first is the model that is taken when nothing is chosen.
QList<MemoryModelPreset> memoryModelPresets();

/// The nearest that makes sense: nothing below 1 but the number of banks, which may be 0.
MemoryModel plausible(MemoryModel model);

} // namespace kernelscope
