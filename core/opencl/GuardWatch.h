#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "opencl/GuardZone.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// Looks at the guard zones of what launches write. After each launch that costs as much as a small kernel; so usually the zones
/// are only read at the next wait, which leaves it open which of the launches since the last one it was.
class GuardWatch
{
public:
    struct Violation
    {
        CommandIndex launch;
        StorageIndex storage;
        GuardDamage damage;
        bool isCertain = true; ///< false: it may have been an earlier launch
    };

    /// Enqueues a look at the storage's zones that comes after the events of `waits`.
    void lookBehind(StorageMemory &memory, StorageIndex storage, CommandIndex launch, const cl::CommandQueue &queue, const WaitList &waits);

    /// The launch may write the storage: it is looked at by the next firstViolation(), before which the launch has ended.
    void lookLater(StorageMemory &memory, StorageIndex storage, CommandIndex launch, const cl::CommandQueue &queue);

    /// Waits for every look and gives the first launch that left a zone changed.
    std::optional<Violation> firstViolation();

    /// Looks and launches since the last firstViolation().
    std::size_t pending() const { return m_looks.size() + m_launches; }

private:
    struct Look
    {
        CommandIndex launch;
        StorageIndex storage;
        cl::Event event;
        std::unique_ptr<char[]> zones;
        qsizetype size = 0;
        bool isCertain = true;
    };
    struct Touched
    {
        StorageMemory *memory;
        StorageIndex storage;
        CommandIndex launch; ///< the last one
        cl::CommandQueue queue;
    };
    std::vector<Look> m_looks;
    std::vector<Touched> m_touched;
    std::size_t m_launches = 0; ///< that touched something
    CommandIndex m_lastLaunch{-1};
};

} // namespace kernelscope
