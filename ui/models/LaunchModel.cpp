#include "ui/models/LaunchModel.h"

#include <algorithm>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

void LaunchModel::setLaunches(const QList<LaunchTiming> &launches)
{
    beginResetModel();
    m_launches = launches;
    m_ranOnce = std::ranges::all_of(launches, [](const LaunchTiming &launch) { return launch.runs <= 1; });
    endResetModel();
}

int LaunchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_launches.size());
}
int LaunchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_ranOnce ? Median + 1 : ColumnCount;
}

static QString cell(const LaunchTiming &launch, int column)
{
    switch (column) {
    case LaunchModel::Name:
        return launch.name;
    case LaunchModel::Global:
        return sizesText(launch.global);
    case LaunchModel::Local:
        return localText(launch.local);
    case LaunchModel::Runs:
        return fullCount(quint64(launch.runs));
    case LaunchModel::Median:
        return shownDuration(launch.medianNs);
    case LaunchModel::Fastest:
        return launch.runs > 1 ? shownDuration(launch.minNs) : QString();
    default:
        return {};
    }
}

QVariant LaunchModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_launches.size())
        return {};
    const LaunchTiming &launch = m_launches[index.row()];
    if (role == Qt::DisplayRole)
        return cell(launch, index.column());
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const auto nanoseconds = [](double time) { return QStringLiteral("%1\u00a0ns").arg(fullCount(quint64(time + 0.5))); };
        const QString times = launch.runs == 1 ? nanoseconds(launch.medianNs)
                                               : QStringLiteral("median %1, fastest %2, slowest %3 of %4 runs")
                                                     .arg(nanoseconds(launch.medianNs), nanoseconds(launch.minNs),
                                                          nanoseconds(launch.maxNs), fullCount(quint64(launch.runs)));
        return QStringLiteral("Kernel %1: %2, from the device's clock.%3")
            .arg(launch.kernel, times, launch.warmedUp ? QString() : QStringLiteral(" Compiling may be part of the first time."));
    }
    return {};
}

QVariant LaunchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QStringList names{QStringLiteral("Launch"),     QStringLiteral("Global size"),
                            QStringLiteral("Local size"), m_ranOnce ? QStringLiteral("Time") : QStringLiteral("Median"),
                            QStringLiteral("Fastest"),    QStringLiteral("Runs")};
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

} // namespace kernelscope
