#pragma once

#include <memory>

#include "plan/Plan.h"

namespace kernelscope {

/// Memory of the host between wide stretches of addresses that nobody may touch, ending at the first of them. What reaches there ends the
/// process; the line that readOutsideAccess() understands is then on standard error. For devices that use the host's memory as it is.
class FencedMemory
{
public:
    /// `guard` bytes, the storage and `guard` bytes more. Null where the system has no room for it.
    static std::unique_ptr<FencedMemory> make(const PlannedStorage &storage, quint64 guard);
    ~FencedMemory();
    FencedMemory(const FencedMemory &) = delete;
    FencedMemory &operator=(const FencedMemory &) = delete;

    char *data() const { return m_data; } ///< aligned as any type of OpenCL C

private:
    FencedMemory(char *whole, quint64 size, char *data) : m_whole(whole), m_size(size), m_data(data) {}

    char *m_whole;
    quint64 m_size;
    char *m_data;
    int m_fence = -1; ///< among those that the handler of faults knows
};

} // namespace kernelscope
