// The launches of a plan.
#include "opencl/PlanExecutor.h"

#include <algorithm>
#include <optional>

#include "opencl/BufferSnapshot.h"
#include "opencl/ProgramBuilder.h"

namespace kernelscope {

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

cl::Event PlanExecutor::enqueueLaunch(cl::Kernel &kernel, const LaunchRange &range, const WaitList &waits)
{
    cl::Event event;
    queue().enqueueNDRangeKernel(kernel, range.offset, range.global, range.local, &waits, &event);
    return event;
}

/// The kernel with its arguments set, launched once if it is new. Launches like the one before cost next to nothing here.
const PlanExecutor::ResolvedLaunch &PlanExecutor::resolve(const LaunchCommand &launch)
{
    const DeviceSlot slot = currentSlot();
    if (m_resolved.like && m_resolved.slot == slot && differInValuesOnly(*m_resolved.like, launch)) {
        m_binder.bind(*m_resolved.kernel, slot, runtime(slot).context(), launch.arguments);
        return m_resolved;
    }
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
    m_resolved = {&launch, slot, &kernel, rangeOf(launch), written};
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
    logEvent(enqueueLaunch(*resolved.kernel, resolved.range, m_waits), CommandKind::Launch);
    for (const StorageIndex storage : resolved.written) {
        HeldMemory &held = m_memory.at(resolved.slot, storage);
        held.contents = Contents::OnDeviceOnly;
        if (m_looksBehindEach)
            m_guards.lookBehind(*held.memory, storage, m_current, queue(), {m_log.entries().back().event});
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
    {
        const DiscardedOutput discarded(m_observer);
        launchUntimed(kernel, launch, written);
    }
    const qint64 end = hostNowNs();
    m_timeline.addHostSpan({QStringLiteral("first launch of ") + current().name, start, end});
    m_untimedNs += end - start;
}

void PlanExecutor::launchUntimed(cl::Kernel &kernel, const LaunchCommand &launch, const QList<StorageIndex> &written)
{
    const DeviceSlot slot = currentSlot();
    QList<StorageIndex> onDevice;
    std::copy_if(written.begin(), written.end(), std::back_inserter(onDevice),
                 [&](StorageIndex storage) { return m_memory.at(slot, storage).contents == Contents::OnDeviceOnly; });
    std::optional<BufferSnapshot> kept;
    try {
        kept.emplace(m_plan, m_memory, slot, queue(), onDevice);
    } catch (const cl::Error &) {
        finishAll();
        m_timeline.setNotWarmedUp(current().name); // no memory to keep the contents: it is timed cold
        return;
    }
    enqueueLaunch(kernel, rangeOf(launch), m_noWaits);
    finishAll();
    for (const StorageIndex storage : written)
        m_guards.lookBehind(*m_memory.at(slot, storage).memory, storage, m_current, queue(), m_noWaits);
    checkGuards();
    kept->restore();
    refill(slot, written);
}

/// What the storages held that is known without a copy of it.
void PlanExecutor::refill(DeviceSlot slot, const QList<StorageIndex> &written)
{
    for (const StorageIndex storage : written) {
        HeldMemory &held = m_memory.at(slot, storage);
        if (held.contents == Contents::LikeHost)
            held.memory->write(unloggedPlace(), 0, m_plan.storages[storage.value].sizeInBytes, m_request.hostMemory[storage.value]);
        else if (held.contents == Contents::Zero)
            m_memory.clear(slot, storage);
    }
    finishAll();
}

} // namespace kernelscope
