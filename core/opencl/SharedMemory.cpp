#include "opencl/SharedMemory.h"

#include <algorithm>
#include <cstring>

#include "opencl/GuardZone.h"

namespace kernelscope {

constexpr quint64 widestFence = quint64(1) << 30; ///< on each side: the device allocates it before it is given up again

SharedMemory::SharedMemory(const MemoryRequest &request, Ledger &ledger)
    : m_context(request.context), m_size(request.storage.sizeInBytes), m_guard(request.guarded ? guardZoneSize : 0),
      m_entry(ledger, qint64(m_size + 2 * m_guard))
{
    if (!request.info.svmCoarse)
        throw cl::Error(CL_INVALID_OPERATION, "clSVMAlloc");
    allocate(request);
    const cl_ulong zero = 0; // see BufferMemory::clear()
    require(clEnqueueSVMMemFill(request.queue(), m_guarded, &zero, 1, m_size + 2 * m_guard, 0, nullptr, nullptr), "clEnqueueSVMMemFill");
    SharedMemory::restoreGuards(request.queue);
}

void SharedMemory::allocate(const MemoryRequest &request)
{
    const quint64 needed = m_size + 2 * m_guard;
    const quint64 most = request.info.maxAllocationSize;
    const quint64 fence = m_guard > 0 && canBeFenced(request.info) && most > needed ? std::min(widestFence, (most - needed) / 2) : 0;
    for (const quint64 size : {needed + 2 * fence, needed}) {
        m_memory = {static_cast<char *>(clSVMAlloc(m_context(), CL_MEM_READ_WRITE, size, 0)), Free{m_context}};
        if (m_memory && size > needed)
            m_fenced = FencedMemory::within(m_memory.get(), size, request.storage, m_guard);
        if (m_memory)
            break;
    }
    if (!m_memory)
        throw cl::Error(CL_MEM_OBJECT_ALLOCATION_FAILURE, "clSVMAlloc");
    m_guarded = m_fenced ? m_fenced->data() : m_memory.get();
}

void SharedMemory::restoreGuards(const cl::CommandQueue &queue)
{
    for (char *zone : {m_guarded, start() + m_size}) {
        if (m_guard > 0)
            require(clEnqueueSVMMemcpy(queue(), CL_FALSE, zone, guardPattern().constData(), m_guard, 0, nullptr, nullptr),
                    "clEnqueueSVMMemcpy");
    }
}

void SharedMemory::Free::operator()(char *memory) const
{
    clSVMFree(context(), memory);
}

void SharedMemory::bind(cl::Kernel &kernel, cl_uint parameter) const
{
    require(clSetKernelArgSVMPointer(kernel(), parameter, start()), "clSetKernelArgSVMPointer");
}

void SharedMemory::map(const EnqueuePlace &place, cl_map_flags flags, char *from, quint64 size)
{
    cl::Event event;
    require(clEnqueueSVMMap(place.queue(), CL_TRUE, flags, from, size, cl_uint(place.waits.size()), handles(place.waits), &event()),
            "clEnqueueSVMMap");
    place.log(event, CommandKind::Map);
}

void SharedMemory::unmap(const EnqueuePlace &place, char *from)
{
    cl::Event event;
    require(clEnqueueSVMUnmap(place.queue(), from, 0, nullptr, &event()), "clEnqueueSVMUnmap");
    place.log(event, CommandKind::Unmap);
}

void SharedMemory::write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host)
{
    map(place, CL_MAP_WRITE, start() + offset, size);
    std::memcpy(start() + offset, host, size);
    unmap(place, start() + offset);
}

void SharedMemory::read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host)
{
    map(place, CL_MAP_READ, start() + offset, size);
    std::memcpy(host, start() + offset, size);
    unmap(place, start() + offset);
}

void SharedMemory::fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size)
{
    map(place, CL_MAP_WRITE, start() + offset, size);
    for (quint64 at = 0; at < size; at += quint64(pattern.size()))
        std::memcpy(start() + offset + at, pattern.constData(), std::min(quint64(pattern.size()), size - at));
    unmap(place, start() + offset);
}

bool SharedMemory::copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size)
{
    const auto *other = dynamic_cast<const SharedMemory *>(&from);
    if (!other)
        return false;
    cl::Event event;
    require(clEnqueueSVMMemcpy(place.queue(), CL_FALSE, start() + toOffset, other->start() + fromOffset, size, cl_uint(place.waits.size()),
                               handles(place.waits), &event()),
            "clEnqueueSVMMemcpy");
    place.log(event, CommandKind::Copy);
    return true;
}

cl::Event SharedMemory::readGuards(const cl::CommandQueue &queue, const WaitList &waits, char *target)
{
    cl::Event front;
    cl::Event back;
    require(clEnqueueSVMMemcpy(queue(), CL_FALSE, target, m_guarded, m_guard, cl_uint(waits.size()), handles(waits), &front()),
            "clEnqueueSVMMemcpy");
    const WaitList afterFront{front};
    require(clEnqueueSVMMemcpy(queue(), CL_FALSE, target + m_guard, start() + m_size, m_guard, 1, handles(afterFront), &back()),
            "clEnqueueSVMMemcpy");
    return back;
}

} // namespace kernelscope
