#pragma once

#include <memory>

#include "opencl/FencedMemory.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// Shared virtual memory (coarse-grained): host and device use the same address, and the host maps it to touch it.
class SharedMemory : public StorageMemory
{
public:
    SharedMemory(const MemoryRequest &request, Ledger &ledger);
    void bind(cl::Kernel &kernel, cl_uint parameter) const override;
    void write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host) override;
    void read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host) override;
    void fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size) override;
    bool copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size) override;
    bool copiesOnHost() const override { return true; }
    quint64 guardSize() const override { return m_guard; }
    void restoreGuards(const cl::CommandQueue &queue) override;
    cl::Event readGuards(const cl::CommandQueue &queue, const WaitList &waits, char *target) override;

private:
    struct Free
    {
        cl::Context context;
        void operator()(char *memory) const;
    };

    void allocate(const MemoryRequest &request);
    char *start() const { return m_guarded + m_guard; }
    void map(const EnqueuePlace &place, cl_map_flags flags, char *from, quint64 size);
    void unmap(const EnqueuePlace &place, char *from);

    cl::Context m_context;
    quint64 m_size = 0;
    quint64 m_guard = 0;
    std::unique_ptr<char, Free> m_memory;
    std::unique_ptr<FencedMemory> m_fenced; ///< in it
    char *m_guarded = nullptr;              ///< there: guard, elements, guard
    Ledger::Entry m_entry;
};

} // namespace kernelscope
