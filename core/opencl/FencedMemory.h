#pragma once

#include <memory>

#include "device/DeviceInfo.h"
#include "plan/Plan.h"

namespace kernelscope {

/// PoCL's CPU devices: they use memory of the host as it is.
bool canBeFenced(const DeviceInfo &device);

/// Memory of the host between wide stretches of addresses that nobody may touch, ending at the first of them: `guard` bytes, a storage and
/// `guard` bytes more. What reaches beyond ends the process; the line that readOutsideAccess() understands is then on standard error. For
/// devices for which canBeFenced().
class FencedMemory
{
public:
    /// Null where the system has no space for it.
    static std::unique_ptr<FencedMemory> make(const PlannedStorage &storage, quint64 guard);
    /// In the middle of a block of `size` bytes that somebody else allocated and frees after this has ended. Null where the block is too
    /// small for a fence.
    static std::unique_ptr<FencedMemory> within(char *block, quint64 size, const PlannedStorage &storage, quint64 guard);
    ~FencedMemory();
    FencedMemory(const FencedMemory &) = delete;
    FencedMemory &operator=(const FencedMemory &) = delete;

    char *data() const { return m_data; } ///< aligned as any type of OpenCL C

private:
    /// `usable` bytes in the middle of `size` may be touched; both are whole pages.
    FencedMemory(char *whole, quint64 size, quint64 usable, const PlannedStorage &storage, quint64 guard);

    char *m_whole;
    quint64 m_size;
    bool m_isOwn = true;
    char *m_data;
    int m_fence = -1; ///< among those that the handler of faults knows
};

} // namespace kernelscope
