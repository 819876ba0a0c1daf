#pragma once

#include <optional>

#include "opencl/ClApi.h"
#include "opencl/Ledger.h"
#include "opencl/TraceBufferTables.h"

namespace kernelscope {

/// The buffer that the traced versions of one launch write to, one after the other: it grows to the largest of them, since fresh
/// memory costs more than writing to it. Throws cl::Error.
class TraceMemory
{
public:
    TraceMemory(const cl::Context &context, const cl::CommandQueue &queue, Ledger &ledger)
        : m_context(context), m_queue(queue), m_ledger(ledger)
    {
    }

    /// The buffer, with these tables at its start.
    const cl::Buffer &with(const TraceBufferTables &tables);

private:
    const cl::Context m_context;
    const cl::CommandQueue m_queue;
    Ledger &m_ledger;
    cl::Buffer m_buffer;
    quint64 m_bytes = 0;
    std::optional<Ledger::Entry> m_entry;
};

} // namespace kernelscope
