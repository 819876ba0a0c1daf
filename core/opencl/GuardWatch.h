#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "opencl/GuardZone.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// Reads the guard zones behind each launch without waiting for it, and compares them once the reads are complete.
class GuardWatch
{
public:
    struct Violation
    {
        CommandIndex launch;
        StorageIndex storage;
        GuardDamage damage;
    };

    /// Enqueues a look at the storage's zones that comes after the events of `waits`.
    void lookBehind(StorageMemory &memory, StorageIndex storage, CommandIndex launch, const cl::CommandQueue &queue,
                    const WaitList &waits);

    /// Waits for every look and gives the first launch that left a zone changed.
    std::optional<Violation> firstViolation();

    std::size_t pending() const { return m_looks.size(); }

private:
    struct Look
    {
        CommandIndex launch;
        StorageIndex storage;
        cl::Event event;
        std::unique_ptr<char[]> zones;
        qsizetype size = 0;
    };
    std::vector<Look> m_looks;
};

} // namespace kernelscope
