#include "run/RunResult.h"

#include <algorithm>

#include "support/Filled.h"

namespace kernelscope {

QString runStatusName(RunStatus status)
{
    switch (status) {
    case RunStatus::Ok:
        return QStringLiteral("ok");
    case RunStatus::CheckFailed:
        return QStringLiteral("check-failed");
    case RunStatus::Invalid:
        return QStringLiteral("invalid");
    case RunStatus::BuildFailed:
        return QStringLiteral("build-failed");
    case RunStatus::Crashed:
        return QStringLiteral("crashed");
    case RunStatus::TimedOut:
        return QStringLiteral("timed-out");
    case RunStatus::GuardViolation:
        return QStringLiteral("guard-violation");
    case RunStatus::Cancelled:
        return QStringLiteral("cancelled");
    }
    return {};
}

int exitStatus(RunStatus status)
{
    switch (status) {
    case RunStatus::Ok:
        return 0;
    case RunStatus::CheckFailed:
        return 1;
    case RunStatus::Invalid:
        return 2;
    case RunStatus::BuildFailed:
        return 3;
    case RunStatus::Crashed:
    case RunStatus::TimedOut:
    case RunStatus::GuardViolation:
    case RunStatus::Cancelled:
        break;
    }
    return 4;
}

TimeSpread TimeSpread::of(QList<double> nanoseconds)
{
    std::ranges::sort(nanoseconds);
    const qsizetype middle = nanoseconds.size() / 2;
    const double median = nanoseconds.size() % 2 == 1 ? nanoseconds[middle] : (nanoseconds[middle - 1] + nanoseconds[middle]) / 2;
    return {int(nanoseconds.size()), median, nanoseconds.first(), nanoseconds.last()};
}

QList<LaunchTiming> eachExecution(const QList<LaunchTiming> &launches)
{
    QList<LaunchTiming> each;
    for (const LaunchTiming &launch : launches) {
        const int count = launch.count();
        for (qsizetype i = 0; i < launch.executions.size(); ++i) {
            LaunchTiming &timing = each.emplace_back(launch);
            static_cast<LaunchExecution &>(timing) = launch.executions[i];
            timing.name = filled(QStringLiteral("%1, %2 of %3"), launch.name, i + 1, count);
        }
        LaunchTiming &all = each.emplace_back(launch);
        if (launch.executions.isEmpty())
            continue;
        static_cast<LaunchExecution &>(all) = {launch.whole, {}, {}};
        all.name = filled(QStringLiteral("%1, all %2"), launch.name, count);
    }
    return each;
}

} // namespace kernelscope
