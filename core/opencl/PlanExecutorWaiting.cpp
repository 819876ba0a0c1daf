// Waiting for the commands of a plan, and looking at what they left in the guard zones.
#include "opencl/PlanExecutor.h"

#include "opencl/ProgramBuilder.h"

namespace kernelscope {
namespace {

constexpr qint64 announceEveryNs = 20'000'000;
constexpr qint64 announceAgainNs = 1'000'000'000; // of one name: a repeat may go on for long
constexpr std::size_t waitedForAtOnce = 1024;
constexpr int announcedAtOnce = 256;

} // namespace

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
    const qint64 now = hostNowNs();
    if (name == m_announced && now - m_announcedNs < announceAgainNs)
        return;
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
        while (next < end && next - m_waited < waitedForAtOnce && m_plan.commands[entries[next].command.value].name == name)
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
