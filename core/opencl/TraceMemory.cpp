#include "opencl/TraceMemory.h"

namespace kernelscope {

const cl::Buffer &TraceMemory::with(const TraceBufferTables &tables)
{
    const quint64 bytes = tables.totalWords() * 4;
    if (bytes > m_bytes) {
        m_buffer = {}; // first, so that never two are held
        m_entry.reset();
        m_bytes = 0;
        m_buffer = cl::Buffer(m_context, CL_MEM_READ_WRITE, bytes);
        m_entry.emplace(m_ledger, qint64(bytes));
        m_bytes = bytes;
    }
    const std::vector<quint32> words = tables.words();
    m_queue.enqueueWriteBuffer(m_buffer, CL_TRUE, 0, words.size() * 4, words.data());
    return m_buffer;
}

} // namespace kernelscope
