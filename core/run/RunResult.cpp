#include "run/RunResult.h"

#include <algorithm>

#include "support/EnumRange.h"
#include "support/Filled.h"

namespace kernelscope {

QString runStatusName(RunStatus status)
{
    using enum RunStatus;
    static constexpr std::pair<RunStatus, QStringView> names[] = {{Ok, u"ok"},
                                                                  {CheckFailed, u"check-failed"},
                                                                  {Invalid, u"invalid"},
                                                                  {BuildFailed, u"build-failed"},
                                                                  {Crashed, u"crashed"},
                                                                  {TimedOut, u"timed-out"},
                                                                  {GuardViolation, u"guard-violation"},
                                                                  {Cancelled, u"cancelled"}};
    static_assert(isTableOf(names));
    return names[std::size_t(status)].second.toString();
}

int exitStatus(RunStatus status)
{
    static_assert(int(RunStatus::CheckFailed) == 1 && int(RunStatus::Invalid) == 2 && int(RunStatus::BuildFailed) == 3);
    return std::min(int(status), 4);
}

QString CheckResult::notFiniteError() const
{
    const auto isAny = [this](QStringView word) {
        return mismatches > 0 && std::ranges::any_of(values, [word](const ComparedValue &value) {
                   return value.actual.endsWith(word) || value.expected.endsWith(word);
               });
    };
    return isAny(u"nan") ? QStringLiteral("NaN") : isAny(u"inf") ? QStringLiteral("infinite") : QString();
}

bool RunResult::hasCommands() const
{
    return report.commandCount > 0 || std::ranges::any_of(events, [](const RunEvent &event) { return event.kind != CommandKind::Build; });
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
