#include "ui/models/LaunchModel.h"

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

void LaunchModel::setLaunches(const QList<LaunchTiming> &launches)
{
    beginResetModel();
    m_launches = launches;
    endResetModel();
}

int LaunchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_launches.size());
}
int LaunchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString sizesText(const QList<quint64> &sizes)
{
    QStringList parts;
    for (const quint64 size : sizes)
        parts.append(fullCount(size));
    return parts.join(u" \u00d7 "_s);
}

static QString cell(const LaunchTiming &launch, int column)
{
    switch (column) {
    case LaunchModel::Name:
        return launch.name;
    case LaunchModel::Global:
        return sizesText(launch.global);
    case LaunchModel::Local:
        return launch.local.isEmpty() ? QStringLiteral("device's choice") : sizesText(launch.local);
    case LaunchModel::Runs:
        return fullCount(quint64(launch.runs));
    case LaunchModel::Median:
        return shownDuration(launch.medianNs);
    case LaunchModel::Fastest:
        return shownDuration(launch.minNs);
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
        return QStringLiteral("Kernel %1: median %2 ns, fastest %3 ns, slowest %4 ns of %5 runs, from the device's clock.%6")
            .arg(launch.kernel)
            .arg(launch.medianNs, 0, 'f', 0)
            .arg(launch.minNs, 0, 'f', 0)
            .arg(launch.maxNs, 0, 'f', 0)
            .arg(launch.runs)
            .arg(launch.warmedUp ? QString() : QStringLiteral(" Compiling may be part of the first time."));
    }
    return {};
}

QVariant LaunchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const QStringList names{QStringLiteral("Launch"), QStringLiteral("Global size"), QStringLiteral("Local size"),
                                   QStringLiteral("Runs"),   QStringLiteral("Median"),      QStringLiteral("Fastest")};
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

} // namespace kernelscope
