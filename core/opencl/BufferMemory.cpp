#include "opencl/BufferMemory.h"

#include <bit>
#include <cstring>

#include "opencl/GuardZone.h"

namespace kernelscope {
namespace {

constexpr quint64 hostAlignment = 4096; ///< what every driver takes without copying

quint64 guardFor(const MemoryRequest &request)
{
    const quint64 limit = request.info.maxAllocationSize;
    const bool fits = limit == 0 || request.storage.sizeInBytes + 2 * guardZoneSize <= limit;
    const bool aligned = request.info.baseAddressAlignment <= guardZoneSize;
    return request.guarded && fits && aligned ? guardZoneSize : 0;
}

cl_mem_flags flagsFor(MemoryKind kind, const void *host)
{
    if (host)
        return CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR;
    return kind == MemoryKind::AllocHostPointer ? CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR : CL_MEM_READ_WRITE;
}

bool canFillWith(qsizetype patternSize, quint64 offset, quint64 size)
{
    const auto bytes = quint64(patternSize);
    return std::has_single_bit(bytes) && bytes <= 128 && offset % bytes == 0 && size % bytes == 0;
}

} // namespace

BufferMemory::BufferMemory(const MemoryRequest &request, Ledger &ledger)
    : m_size(request.storage.sizeInBytes), m_guard(guardFor(request)), m_mapped(request.storage.memory != MemoryKind::Device),
      m_entry(ledger, qint64(m_size + 2 * m_guard))
{
    const quint64 total = m_size + 2 * m_guard;
    void *host = hostMemory(request, total);
    m_whole = cl::Buffer(request.context, flagsFor(request.storage.memory, host), total, host);
    m_buffer = m_whole;
    clear(request.queue, total);
    if (m_guard == 0)
        return;
    const cl_buffer_region middle{m_guard, m_size};
    m_buffer = m_whole.createSubBuffer(CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &middle);
    BufferMemory::restoreGuards(request.queue);
}

/// Null where the driver allocates.
void *BufferMemory::hostMemory(const MemoryRequest &request, quint64 size)
{
    if (m_guard > 0 && canBeFenced(request.info))
        m_fenced = FencedMemory::make(request.storage, m_guard);
    if (m_fenced)
        return m_fenced->data();
    if (request.storage.memory != MemoryKind::UseHostPointer)
        return nullptr;
    m_host.reset(std::aligned_alloc(hostAlignment, (size + hostAlignment - 1) / hostAlignment * hostAlignment));
    if (!m_host)
        throw cl::Error(CL_OUT_OF_HOST_MEMORY, "aligned_alloc");
    return m_host.get();
}

void BufferMemory::restoreGuards(const cl::CommandQueue &queue)
{
    if (m_guard == 0)
        return;
    queue.enqueueWriteBuffer(m_whole, CL_FALSE, 0, m_guard, guardPattern().constData());
    queue.enqueueWriteBuffer(m_whole, CL_FALSE, m_guard + m_size, m_guard, guardPattern().constData());
}

/// Zeroes the memory, so that a run does not depend on the one before, and so that taking the memory into use, which systems put
/// off until it is touched, is not timed as part of the first transfer.
void BufferMemory::clear(const cl::CommandQueue &queue, quint64 size)
{
    const cl_ulong2 zeros{};
    const quint64 whole = size / sizeof zeros * sizeof zeros;
    if (whole > 0)
        queue.enqueueFillBuffer(m_whole, zeros, 0, whole);
    if (whole < size)
        queue.enqueueFillBuffer(m_whole, cl_uchar(0), whole, size - whole);
}

void BufferMemory::bind(cl::Kernel &kernel, cl_uint parameter) const
{
    kernel.setArg(parameter, m_buffer);
}

void *BufferMemory::map(const EnqueuePlace &place, cl_map_flags flags, quint64 offset, quint64 size)
{
    cl::Event event;
    void *mapped = place.queue.enqueueMapBuffer(m_buffer, CL_TRUE, flags, offset, size, &place.waits, &event);
    place.log(event, CommandKind::Map);
    return mapped;
}

void BufferMemory::unmap(const EnqueuePlace &place, void *mapped)
{
    cl::Event event;
    place.queue.enqueueUnmapMemObject(m_buffer, mapped, nullptr, &event);
    place.log(event, CommandKind::Unmap);
}

void BufferMemory::write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host)
{
    if (m_mapped) {
        void *mapped = map(place, CL_MAP_WRITE, offset, size);
        std::memcpy(mapped, host, size);
        unmap(place, mapped);
        return;
    }
    cl::Event event;
    place.queue.enqueueWriteBuffer(m_buffer, CL_FALSE, offset, size, host, &place.waits, &event);
    place.log(event, CommandKind::Write);
}

void BufferMemory::read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host)
{
    if (m_mapped) {
        void *mapped = map(place, CL_MAP_READ, offset, size);
        std::memcpy(host, mapped, size);
        unmap(place, mapped);
        return;
    }
    cl::Event event;
    place.queue.enqueueReadBuffer(m_buffer, CL_FALSE, offset, size, host, &place.waits, &event);
    place.log(event, CommandKind::Read);
}

void BufferMemory::fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size)
{
    cl::Event event;
    if (canFillWith(pattern.size(), offset, size)) {
        const cl_int code =
            clEnqueueFillBuffer(place.queue(), m_buffer(), pattern.constData(), std::size_t(pattern.size()), offset, size,
                                cl_uint(place.waits.size()), reinterpret_cast<const cl_event *>(place.waits.data()), &event());
        if (code != CL_SUCCESS)
            throw cl::Error(code, "clEnqueueFillBuffer");
    } else {
        const QByteArray whole = pattern.repeated(qsizetype(size) / pattern.size() + 1);
        place.queue.enqueueWriteBuffer(m_buffer, CL_TRUE, offset, size, whole.constData(), &place.waits, &event);
    }
    place.log(event, CommandKind::Fill);
}

bool BufferMemory::copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size)
{
    const auto *other = dynamic_cast<const BufferMemory *>(&from);
    if (!other)
        return false;
    cl::Event event;
    place.queue.enqueueCopyBuffer(other->m_buffer, m_buffer, fromOffset, toOffset, size, &place.waits, &event);
    place.log(event, CommandKind::Copy);
    return true;
}

cl::Event BufferMemory::readGuards(const cl::CommandQueue &queue, const WaitList &waits, char *target)
{
    // Two plain reads: some drivers refuse one of two rows as far apart as the zones are.
    WaitList both = waits;
    both.emplace_back();
    queue.enqueueReadBuffer(m_whole, CL_FALSE, 0, m_guard, target, &waits, &both.back());
    cl::Event event;
    queue.enqueueReadBuffer(m_whole, CL_FALSE, m_guard + m_size, m_guard, target + m_guard, &both, &event);
    return event;
}

} // namespace kernelscope
