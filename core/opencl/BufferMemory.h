#pragma once

#include <cstdlib>

#include "opencl/FencedMemory.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// A cl::Buffer, of device memory or of memory shared with the host. With guards it is a sub-buffer in the middle of a larger
/// buffer, whose ends are the guard zones.
class BufferMemory : public StorageMemory
{
public:
    BufferMemory(const MemoryRequest &request, Ledger &ledger);

    void bind(cl::Kernel &kernel, cl_uint parameter) const override;
    void write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host) override;
    void read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host) override;
    void fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size) override;
    bool copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size) override;
    bool copiesOnHost() const override { return m_mapped; }
    quint64 guardSize() const override { return m_guard; }
    void restoreGuards(const cl::CommandQueue &queue) override;
    cl::Event readGuards(const cl::CommandQueue &queue, const WaitList &waits, char *target) override;

private:
    void *hostMemory(const MemoryRequest &request, quint64 size);
    void clear(const cl::CommandQueue &queue, quint64 size);
    void *map(const EnqueuePlace &place, cl_map_flags flags, quint64 offset, quint64 size);
    void unmap(const EnqueuePlace &place, void *mapped);

    struct Free
    {
        void operator()(void *memory) const { std::free(memory); }
    };

    quint64 m_size = 0;
    quint64 m_guard = 0;
    bool m_mapped = false;                  ///< transfers map the buffer into the host's memory
    std::unique_ptr<void, Free> m_host;     ///< of a use-host-ptr buffer; outlives it
    std::unique_ptr<FencedMemory> m_fenced; ///< instead of it, and of a device's own memory where that is the host's; outlives it
    cl::Buffer m_whole;                     ///< with the guard zones
    cl::Buffer m_buffer;                    ///< the storage itself
    Ledger::Entry m_entry;
};

} // namespace kernelscope
