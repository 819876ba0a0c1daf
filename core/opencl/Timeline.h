#pragma once

#include <QHash>

#include "opencl/CommandLog.h"
#include "run/RunResult.h"

namespace kernelscope {

/// Something that the host did, on the host's steady clock.
struct HostSpan
{
    QString name;
    qint64 startNs = 0;
    qint64 endNs = 0;
};

/// Turns the events of an execution into values: RunEvents on one time axis, and the times of each launch.
class Timeline
{
public:
    explicit Timeline(const Plan &plan) : m_plan(plan) {}

    /// Relates a device's clock to the host's: this command was enqueued at that time of the host.
    void sawFirstCommand(DeviceSlot slot, qint64 hostNs) { m_hostStartNs.insert(slot.value, hostNs); }
    bool knowsClockOf(DeviceSlot slot) const { return m_hostStartNs.contains(slot.value); }

    void addHostSpan(const HostSpan &span) { m_hostSpans << span; }
    void setNotWarmedUp(const QString &launch) { m_cold.insert(launch, true); }

    /// Takes the times of a complete repetition. Throws cl::Error.
    void addRepetition(const CommandLog &log);

    QList<RunEvent> events() const; ///< of the last repetition; the host's spans first
    QList<LaunchTiming> launches() const;

private:
    RunEvent eventOf(const LoggedCommand &entry, const CommandLog &log) const;
    void noteLaunch(const PlannedCommand &command, double nanoseconds);
    qint64 shiftOf(DeviceSlot slot) const;
    void relateClock(const CommandLog &log);

    struct Times
    {
        LaunchTiming timing;
        QList<double> all;
        QList<double> whole;             ///< by repetition
        QList<QList<double>> executions; ///< of the first LaunchTiming::mostExecutions
        qsizetype inRepetition = 0;      ///< executions of the repetition that is being added
    };

    const Plan &m_plan;
    QHash<int, qint64> m_hostStartNs; ///< by slot
    QHash<int, qint64> m_offsetNs;    ///< by slot: device clock minus host clock
    QHash<QString, bool> m_cold;
    QHash<QString, int> m_launchPlaces;
    QList<Times> m_launches;
    QList<HostSpan> m_hostSpans;
    QList<RunEvent> m_events;
};

} // namespace kernelscope
