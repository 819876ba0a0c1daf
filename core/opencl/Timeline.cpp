#include "opencl/Timeline.h"

#include <cmath>

namespace kernelscope {
namespace {

/// Two devices whose clocks differ by less share one clock: what is left is the time that enqueueing took.
constexpr qint64 sameClockNs = 10'000'000;

quint64 bytesMoved(const PlannedCommand &command, const Plan &plan)
{
    if (const auto *write = std::get_if<WriteCommand>(&command.action))
        return write->size;
    if (const auto *read = std::get_if<ReadCommand>(&command.action))
        return read->size;
    if (const auto *copy = std::get_if<CopyCommand>(&command.action))
        return copy->size;
    if (const auto *fill = std::get_if<FillCommand>(&command.action))
        return fill->size;
    if (const auto *carry = std::get_if<CarryCommand>(&command.action))
        return plan.storages[carry->storage.value].sizeInBytes;
    return 0;
}

} // namespace

RunEvent Timeline::eventOf(const LoggedCommand &entry, const CommandLog &log) const
{
    const PlannedCommand &command = m_plan.commands[entry.command.value];
    RunEvent event;
    event.name = command.name;
    event.kind = entry.kind;
    event.queue = m_plan.queues[command.queue.value].name;
    event.queuedNs = qint64(entry.event.getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>());
    event.submitNs = qint64(entry.event.getProfilingInfo<CL_PROFILING_COMMAND_SUBMIT>());
    event.startNs = qint64(entry.event.getProfilingInfo<CL_PROFILING_COMMAND_START>());
    event.endNs = qint64(entry.event.getProfilingInfo<CL_PROFILING_COMMAND_END>());
    event.bytes = bytesMoved(command, m_plan);
    event.stepPath = command.stepPath;
    for (const CommandIndex before : command.after) {
        if (const int position = log.lastOf(before); position >= 0)
            event.after << position;
    }
    return event;
}

void Timeline::noteLaunch(const PlannedCommand &command, double nanoseconds)
{
    const auto &launch = std::get<LaunchCommand>(command.action);
    int place = m_launchPlaces.value(command.name, -1);
    if (place < 0) {
        place = int(m_launches.size());
        m_launchPlaces.insert(command.name, place);
        Times &times = m_launches.emplace_back();
        times.timing.name = command.name;
        times.timing.kernel = launch.kernel;
        times.timing.global = launch.global;
        times.timing.local = launch.local;
    }
    Times &times = m_launches[place];
    times.all << nanoseconds;
    const qsizetype execution = times.inRepetition++;
    if (execution == 0)
        times.whole << 0;
    times.whole.last() += nanoseconds;
    if (execution == times.executions.size() && execution < LaunchTiming::mostExecutions) {
        times.executions.emplace_back();
        times.timing.executions << LaunchExecution{{}, launch.global, launch.local};
    }
    if (execution < times.executions.size())
        times.executions[execution] << nanoseconds;
}

void Timeline::relateClock(const CommandLog &log)
{
    for (const LoggedCommand &entry : log.entries()) {
        const int slot = m_plan.queues[m_plan.commands[entry.command.value].queue.value].device.value;
        if (m_offsetNs.contains(slot) || !m_hostStartNs.contains(slot))
            continue;
        const auto queued = qint64(entry.event.getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>());
        m_offsetNs.insert(slot, queued - m_hostStartNs.value(slot));
    }
}

qint64 Timeline::shiftOf(DeviceSlot slot) const
{
    const qint64 shift = m_offsetNs.value(0) - m_offsetNs.value(slot.value, m_offsetNs.value(0));
    return std::abs(shift) < sameClockNs ? 0 : shift;
}

void Timeline::addRepetition(const CommandLog &log)
{
    relateClock(log);
    m_events.clear();
    m_events.reserve(qsizetype(log.size()));
    for (Times &times : m_launches)
        times.inRepetition = 0;
    for (const LoggedCommand &entry : log.entries()) {
        const PlannedCommand &command = m_plan.commands[entry.command.value];
        RunEvent event = eventOf(entry, log);
        if (std::holds_alternative<LaunchCommand>(command.action))
            noteLaunch(command, double(event.endNs - event.startNs));
        const qint64 shift = shiftOf(m_plan.queues[command.queue.value].device);
        for (qint64 *time : {&event.queuedNs, &event.submitNs, &event.startNs, &event.endNs})
            *time += shift;
        m_events << event;
    }
}

QList<RunEvent> Timeline::events() const
{
    QList<RunEvent> all;
    for (const HostSpan &span : m_hostSpans) {
        const qint64 start = span.startNs + m_offsetNs.value(0);
        RunEvent event;
        event.name = span.name;
        event.kind = CommandKind::Build;
        event.queue = QStringLiteral("host");
        event.queuedNs = event.submitNs = event.startNs = start;
        event.endNs = span.endNs + m_offsetNs.value(0);
        all << event;
    }
    const int before = int(all.size());
    for (RunEvent event : m_events) {
        for (int &position : event.after)
            position += before;
        all << event;
    }
    return all;
}

QList<LaunchTiming> Timeline::launches() const
{
    QList<LaunchTiming> timings;
    for (const Times &times : m_launches) {
        LaunchTiming timing = times.timing;
        static_cast<TimeSpread &>(timing) = TimeSpread::of(times.all);
        timing.whole = TimeSpread::of(times.whole);
        timing.warmedUp = !m_cold.contains(timing.name);
        for (qsizetype i = 0; i < timing.executions.size(); ++i)
            static_cast<TimeSpread &>(timing.executions[i]) = TimeSpread::of(times.executions[i]);
        if (timing.executions.size() == 1)
            timing.executions.clear();
        timings << timing;
    }
    return timings;
}

} // namespace kernelscope
