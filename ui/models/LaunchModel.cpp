#include "ui/models/LaunchModel.h"

#include <algorithm>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

void LaunchModel::setLaunches(const QList<LaunchTiming> &launches)
{
    beginResetModel();
    m_launches = eachExecution(launches);
    m_count = 0;
    m_togetherNs = 0;
    for (const LaunchTiming &launch : launches) {
        m_count += launch.count();
        m_togetherNs += launch.togetherNs();
    }
    const bool ranOnce = std::ranges::all_of(m_launches, [](const LaunchTiming &launch) { return launch.runs <= 1; });
    const QList<Column> all{{tr("Launch")},
                            {tr("Global size"), Align::Right},
                            {tr("Local size"), Align::Right},
                            {ranOnce ? tr("Time") : tr("Median"), Align::Right},
                            {tr("Fastest"), Align::Right},
                            {tr("Runs"), Align::Right}};
    setColumns(ranOnce ? all.first(Median + 1) : all);
    endResetModel();
}

QString LaunchModel::cell(int row, int column) const
{
    const LaunchTiming &launch = m_launches[row];
    switch (column) {
    case Name:
        return launch.name;
    case Global:
        return sizesText(launch.global);
    case Local:
        return launch.global.isEmpty() ? QString() : localText(launch.local);
    case Runs:
        return fullCount(quint64(launch.runs));
    case Median:
        return shownDuration(launch.medianNs);
    case Fastest:
        return launch.runs > 1 ? shownDuration(launch.minNs) : QString();
    default:
        return {};
    }
}

QVariant LaunchModel::more(int row, int, int role) const
{
    if (role != Qt::ToolTipRole)
        return {};
    const LaunchTiming &launch = m_launches[row];
    const auto nanoseconds = [](double time) { return QStringLiteral("%1\u00a0ns").arg(fullCount(quint64(time + 0.5))); };
    const QString times = launch.runs == 1 ? nanoseconds(launch.medianNs)
                                           : tr("median %1, fastest %2, slowest %3 of %4 runs")
                                                 .arg(nanoseconds(launch.medianNs), nanoseconds(launch.minNs), nanoseconds(launch.maxNs),
                                                      fullCount(quint64(launch.runs)));
    return tr("Kernel %1: %2, from the device's clock.%3")
        .arg(launch.kernel, times, launch.warmedUp ? QString() : tr(" Compiling may be part of the first time."));
}

} // namespace kernelscope
