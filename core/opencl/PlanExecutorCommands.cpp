// The commands of a plan other than launches, one function each.
#include "opencl/PlanExecutor.h"

namespace kernelscope {

// ---- where commands go ----

void PlanExecutor::prepareWaits()
{
    m_waits.clear();
    for (const CommandIndex before : current().after) {
        const int position = m_log.lastOf(before);
        if (position < 0)
            continue;
        const PlannedQueue &other = m_plan.queues[m_plan.commands[before.value].queue.value];
        const cl::Event &event = m_log.entries()[std::size_t(position)].event;
        const bool implied = m_plan.commands[before.value].queue == current().queue && !other.outOfOrder;
        if (other.device != currentSlot()) {
            flushAll();
            event.wait(); // contexts know nothing of each other's events
        } else if (!implied) {
            m_waits.push_back(event);
        }
    }
}

void PlanExecutor::logEvent(cl::Event event, CommandKind kind)
{
    m_log.add({std::move(event), kind, m_current});
}

EnqueuePlace PlanExecutor::place()
{
    return {queue(), m_waits, [this](const cl::Event &event, CommandKind kind) { logEvent(event, kind); }};
}

EnqueuePlace PlanExecutor::unloggedPlace()
{
    return {queue(), m_noWaits, [](const cl::Event &, CommandKind) {}};
}

// ---- transfers ----

void PlanExecutor::execute(const WriteCommand &write)
{
    HeldMemory &held = m_memory.at(currentSlot(), write.storage);
    const bool whole = write.size == m_plan.storages[write.storage.value].sizeInBytes;
    if (held.memory->copiesOnHost())
        waitForAll();
    held.memory->write(place(), write.offset, write.size, m_request.hostMemory[write.storage.value] + write.offset);
    if (whole)
        held.contents = Contents::LikeHost;
    else if (held.contents == Contents::Zero)
        held.contents = Contents::OnDeviceOnly;
}

void PlanExecutor::execute(const ReadCommand &read)
{
    HeldMemory &held = m_memory.at(currentSlot(), read.storage);
    if (held.memory->copiesOnHost())
        waitForAll();
    held.memory->read(place(), read.offset, read.size, m_request.hostMemory[read.storage.value] + read.offset);
    if (read.size == m_plan.storages[read.storage.value].sizeInBytes)
        held.contents = Contents::LikeHost;
}

void PlanExecutor::execute(const CopyCommand &copy)
{
    HeldMemory &from = m_memory.at(currentSlot(), copy.from);
    HeldMemory &to = m_memory.at(currentSlot(), copy.to);
    if (!to.memory->copyFrom(place(), *from.memory, copy.fromOffset, copy.toOffset, copy.size)) {
        // Memory of different kinds: through the host.
        waitForAll();
        QByteArray bytes(qsizetype(copy.size), Qt::Uninitialized);
        const EnqueuePlace asCopy{queue(), m_waits, [this](const cl::Event &event, CommandKind) { logEvent(event, CommandKind::Copy); }};
        from.memory->read(asCopy, copy.fromOffset, copy.size, bytes.data());
        finishAll();
        to.memory->write(asCopy, copy.toOffset, copy.size, bytes.constData());
        finishAll();
    }
    to.contents = Contents::OnDeviceOnly;
}

void PlanExecutor::execute(const FillCommand &fill)
{
    HeldMemory &held = m_memory.at(currentSlot(), fill.storage);
    if (held.memory->copiesOnHost())
        waitForAll();
    held.memory->fill(place(), fill.pattern, fill.offset, fill.size);
    held.contents = Contents::OnDeviceOnly;
}

void PlanExecutor::execute(const CarryCommand &carry)
{
    waitForAll();
    const quint64 size = m_plan.storages[carry.storage.value].sizeInBytes;
    QByteArray bytes(qsizetype(size), Qt::Uninitialized);
    const cl::CommandQueue &source = runtime(carry.from).queue(0, false);
    HeldMemory &to = m_memory.at(carry.to, carry.storage);
    const EnqueuePlace from{source, m_noWaits, [](const cl::Event &, CommandKind) {}};
    m_memory.at(carry.from, carry.storage).memory->read(from, 0, size, bytes.data());
    source.finish();
    const EnqueuePlace asCarry{queue(), m_noWaits, [this](const cl::Event &event, CommandKind) { logEvent(event, CommandKind::Carry); }};
    to.memory->write(asCarry, 0, size, bytes.constData());
    finishAll();
    to.contents = Contents::OnDeviceOnly;
}

void PlanExecutor::execute(const BarrierCommand &)
{
    cl::Event event;
    queue().enqueueBarrierWithWaitList(&m_waits, &event);
    logEvent(event, CommandKind::Barrier);
}

void PlanExecutor::execute(const FinishCommand &)
{
    waitForAll();
}

} // namespace kernelscope
