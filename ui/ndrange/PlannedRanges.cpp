#include "ui/ndrange/PlannedRanges.h"

#include <cmath>
#include <variant>

#include <QHash>

#include "analysis/Evidence.h"
#include "project/Steps.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"

namespace kernelscope {
namespace {

class RangeReader
{
public:
    explicit RangeReader(const PlanReport &report)
    {
        for (const EvaluatedValue &value : report.values)
            m_values.insert(value.path, value.number);
    }

    void read(const QList<Step> &plan)
    {
        forEachLaunchAt(plan, [this](const Step &step, const LaunchStep &launch, const QString &path) { readLaunch(step, launch, path); });
    }

    QList<PlannedRange> ranges;

private:
    bool sizes(const QString &path, qsizetype count, Extent &into, quint64 least) const
    {
        for (qsizetype d = 0; d < count; ++d) {
            const double value = m_values.value(path + QStringLiteral("/%1").arg(d), -1);
            if (d > 2 || value < double(least) || value > 9e15 || value != std::floor(value))
                return false;
            into[std::size_t(d)] = quint64(value);
        }
        return true;
    }

    void readLaunch(const Step &step, const LaunchStep &launch, const QString &path)
    {
        PlannedRange planned{step.name, {}, !launch.local.isEmpty()};
        NDRange &range = planned.range;
        range.dimensions = int(launch.global.size());
        const bool known = !launch.global.isEmpty() && sizes(path + QStringLiteral("/global"), launch.global.size(), range.global, 1) &&
                           sizes(path + QStringLiteral("/local"), launch.local.size(), range.local, 1) &&
                           sizes(path + QStringLiteral("/offset"), launch.offset.size(), range.offset, 0);
        for (std::size_t d = 0; d < 3; ++d) {
            if (!known || range.global[d] % range.local[d] != 0)
                return;
        }
        ranges << planned;
    }

    QHash<QString, double> m_values;
};

} // namespace

QList<PlannedRange> plannedRanges(const Project &project, const PlanReport &report)
{
    RangeReader reader(report);
    reader.read(project.plan);
    return reader.ranges;
}

QString rangeText(const PlannedRange &planned)
{
    const NDRange &range = planned.range;
    const QString global = sizesText(idList(range.global, range.dimensions));
    if (!planned.knowsLocal)
        return tr("Global %1; the device chooses the local size").arg(global);
    const quint64 groups = range.groupsTotal();
    const quint64 items = range.itemsOfGroup();
    QString sizes = tr("Global %1, local %2").arg(global, sizesText(idList(range.local, range.dimensions)));
    if (range.offset != Extent{0, 0, 0})
        sizes += tr(", offset %1").arg(sizesText(idList(range.offset, range.dimensions)));
    return tr("%1: %2 of %3")
        .arg(sizes, groups == 1 ? tr("1 work-group") : tr("%1 work-groups").arg(fullCount(groups)),
             items == 1 ? tr("1 work-item") : tr("%1 work-items").arg(fullCount(items)));
}

} // namespace kernelscope
