// The commands of a plan, one function each.
#include "opencl/PlanExecutor.h"

#include <cstring>

#include <QVarLengthArray>

#include "opencl/LaunchShape.h"
#include "opencl/ProgramBuilder.h"

namespace kernelscope {
namespace {

constexpr qint64 announceEveryNs = 20'000'000;
constexpr int announcedAtOnce = 256;

} // namespace

// ---- where commands go ----

void PlanExecutor::prepareWaits()
{
    m_waits.clear();
    m_after.clear();
    for (const CommandIndex before : current().after) {
        const int position = m_log.lastOf(before);
        if (position < 0)
            continue;
        m_after.push_back(position);
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

void PlanExecutor::logEvent(const cl::Event &event, const char16_t *kind)
{
    m_log.add({event, kind, m_current, m_after});
}

EnqueuePlace PlanExecutor::place()
{
    return {queue(), m_waits, [this](const cl::Event &event, const char16_t *kind) { logEvent(event, kind); }};
}

EnqueuePlace PlanExecutor::unloggedPlace()
{
    return {queue(), m_noWaits, [](const cl::Event &, const char16_t *) {}};
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
        const EnqueuePlace asCopy{queue(), m_waits, [this](const cl::Event &event, const char16_t *) { logEvent(event, u"copy"); }};
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
    const EnqueuePlace from{source, m_noWaits, [](const cl::Event &, const char16_t *) {}};
    m_memory.at(carry.from, carry.storage).memory->read(from, 0, size, bytes.data());
    source.finish();
    const EnqueuePlace asCarry{queue(), m_noWaits, [this](const cl::Event &event, const char16_t *) { logEvent(event, u"carry"); }};
    to.memory->write(asCarry, 0, size, bytes.constData());
    finishAll();
    to.contents = Contents::OnDeviceOnly;
}

void PlanExecutor::execute(const BarrierCommand &)
{
    cl::Event event;
    queue().enqueueBarrierWithWaitList(&m_waits, &event);
    logEvent(event, u"barrier");
}

void PlanExecutor::execute(const FinishCommand &)
{
    waitForAll();
}

// ---- launches ----

QList<StorageIndex> PlanExecutor::writtenBy(const LaunchCommand &launch) const
{
    const KernelSignature *signature = nullptr;
    for (const KernelSignature &kernel : m_request.signature.kernels) {
        if (kernel.name == launch.kernel)
            signature = &kernel;
    }
    QList<StorageIndex> written;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i) {
        const auto *buffer = std::get_if<PlannedBufferArgument>(&launch.arguments[i]);
        const bool isConst = signature && i < signature->parameters.size() && signature->parameters[i].isConst;
        if (buffer && !isConst && !written.contains(buffer->storage))
            written << buffer->storage;
    }
    return written;
}

cl::Event PlanExecutor::enqueueLaunch(cl::Kernel &kernel, const LaunchCommand &launch, const WaitList &waits)
{
    cl::Event event;
    queue().enqueueNDRangeKernel(kernel, rangeOf(launch.offset), rangeOf(launch.global), rangeOf(launch.local), &waits,
                                 &event);
    return event;
}

/// The kernel with its arguments set, launched once if it is new. Launches like the one before cost nothing here.
const PlanExecutor::ResolvedLaunch &PlanExecutor::resolve(const LaunchCommand &launch)
{
    const DeviceSlot slot = currentSlot();
    if (m_resolved.like && m_resolved.slot == slot && *m_resolved.like == launch)
        return m_resolved;
    m_resolved.like = nullptr;
    BuiltProgram &program = *m_request.programs[slot.value].program;
    cl::Kernel &kernel = program.kernel(launch.kernel, sharedParameters(m_plan, launch));
    m_binder.bind(kernel, slot, runtime(slot).context(), launch.arguments);
    const QList<StorageIndex> written = writtenBy(launch);
    if (const QByteArray shape = shapeOf(launch); program.isNewLaunch(shape)) {
        if (m_tracer)
            m_observer.enteringFirstLaunch(current().name); // nothing is timed
        else
            launchOnceBefore(kernel, launch, written);
        program.markLaunched(shape);
    }
    m_resolved = {&launch, slot, &kernel, written};
    return m_resolved;
}

LaunchTracer::Place PlanExecutor::tracePlace(const LaunchCommand &launch)
{
    return {current(), launch, currentSlot(), runtime(currentSlot()), queue(), writtenBy(launch)};
}

/// Whether the launch is to be run itself.
bool PlanExecutor::traceBefore(const LaunchCommand &launch)
{
    waitForAll();
    m_announced.clear();
    const bool runsUntraced = m_tracer->trace(tracePlace(launch));
    if (m_observer.isCancelled())
        throw RunStopped{RunStatus::Cancelled, QStringLiteral("The trace was stopped at \"%1\".").arg(current().name), current().name};
    for (const StorageIndex storage : writtenBy(launch))
        m_memory.at(currentSlot(), storage).contents = Contents::OnDeviceOnly;
    return runsUntraced;
}

void PlanExecutor::compareAfter(const LaunchCommand &launch)
{
    waitForAll();
    m_tracer->compare(tracePlace(launch));
}

void PlanExecutor::execute(const LaunchCommand &launch)
{
    if (m_tracer && !traceBefore(launch))
        return;
    const ResolvedLaunch &resolved = resolve(launch);
    const cl::Event event = enqueueLaunch(*resolved.kernel, launch, m_waits);
    logEvent(event, u"launch");
    const WaitList afterLaunch{event};
    for (const StorageIndex storage : resolved.written) {
        HeldMemory &held = m_memory.at(resolved.slot, storage);
        held.contents = Contents::OnDeviceOnly;
        if (m_looksBehindEach)
            m_guards.lookBehind(*held.memory, storage, m_current, queue(), afterLaunch);
        else
            m_guards.lookLater(*held.memory, storage, m_current, queue());
    }
    if (m_tracer)
        compareAfter(launch);
}

void PlanExecutor::launchOnceBefore(cl::Kernel &kernel, const LaunchCommand &launch, const QList<StorageIndex> &written)
{
    waitForAll();
    const qint64 start = hostNowNs();
    m_observer.enteringFirstLaunch(current().name);
    m_announced.clear();
    m_observer.discardOutput(true);
    launchUntimed(kernel, launch, written);
    m_observer.discardOutput(false);
    const qint64 end = hostNowNs();
    m_timeline.addHostSpan({QStringLiteral("first launch of ") + current().name, start, end});
    m_untimedNs += end - start;
}

void PlanExecutor::launchUntimed(cl::Kernel &kernel, const LaunchCommand &launch, const QList<StorageIndex> &written)
{
    const DeviceSlot slot = currentSlot();
    std::vector<std::pair<StorageIndex, std::unique_ptr<StorageMemory>>> copies;
    try {
        for (const StorageIndex storage : written) {
            HeldMemory &held = m_memory.at(slot, storage);
            if (held.contents != Contents::OnDeviceOnly)
                continue;
            copies.emplace_back(storage, m_memory.allocateSpare(slot, storage));
            copies.back().second->copyFrom(unloggedPlace(), *held.memory, 0, 0, m_plan.storages[storage.value].sizeInBytes);
        }
        finishAll();
    } catch (const cl::Error &) {
        finishAll();
        m_timeline.setNotWarmedUp(current().name); // no memory to keep the contents: it is timed cold
        return;
    }
    enqueueLaunch(kernel, launch, m_noWaits);
    finishAll();
    for (const StorageIndex storage : written)
        m_guards.lookBehind(*m_memory.at(slot, storage).memory, storage, m_current, queue(), m_noWaits);
    checkGuards();
    for (const auto &[storage, copy] : copies)
        m_memory.at(slot, storage)
            .memory->copyFrom(unloggedPlace(), *copy, 0, 0, m_plan.storages[storage.value].sizeInBytes);
    for (const StorageIndex storage : written) {
        HeldMemory &held = m_memory.at(slot, storage);
        if (held.contents == Contents::LikeHost)
            held.memory->write(unloggedPlace(), 0, m_plan.storages[storage.value].sizeInBytes,
                               m_request.hostMemory[storage.value]);
        else if (held.contents == Contents::Zero)
            m_memory.clear(slot, storage);
    }
    finishAll();
}

// ---- waiting ----

void PlanExecutor::flushAll()
{
    for (const cl::CommandQueue &queue : m_queues)
        queue.flush();
    m_flushed = m_log.size();
}

void PlanExecutor::finishAll()
{
    flushAll();
    for (const cl::CommandQueue &queue : m_queues)
        queue.finish();
}

void PlanExecutor::announce(CommandIndex command)
{
    const QString &name = m_plan.commands[command.value].name;
    if (name == m_announced)
        return;
    const qint64 now = hostNowNs();
    if (m_announcements > announcedAtOnce && now - m_announcedNs < announceEveryNs)
        return;
    ++m_announcements;
    m_announcedNs = now;
    m_announced = name;
    m_observer.waitingFor(name, command.value, m_plan.commands.size());
}

void PlanExecutor::waitThrough(std::size_t end)
{
    flushAll();
    const auto &entries = m_log.entries();
    while (m_waited < end) {
        const CommandIndex first = entries[m_waited].command;
        const QString &name = m_plan.commands[first.value].name;
        std::size_t next = m_waited + 1;
        while (next < end && m_plan.commands[entries[next].command.value].name == name)
            ++next;
        announce(first);
        entries[next - 1].event.wait();
        m_waited = next;
        if (m_observer.isCancelled())
            throw RunStopped{RunStatus::Cancelled, QStringLiteral("The run was stopped after \"%1\".").arg(name), name};
    }
}

void PlanExecutor::waitForAll()
{
    waitThrough(m_log.size());
    finishAll();
    checkGuards();
}

void PlanExecutor::checkGuards()
{
    const auto violation = m_guards.firstViolation();
    if (!violation)
        return;
    if (!violation->isCertain)
        throw GuardsBroken{*violation};
    throw stopFor(*violation);
}

} // namespace kernelscope
