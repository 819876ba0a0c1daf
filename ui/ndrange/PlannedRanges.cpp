#include "ui/ndrange/PlannedRanges.h"

#include <cmath>
#include <variant>

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

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

    void read(const QList<Step> &steps, const QString &path)
    {
        for (int i = 0; i < steps.size(); ++i) {
            const QString at = QStringLiteral("%1/%2").arg(path).arg(i);
            if (const auto *repeat = std::get_if<RepeatStep>(&steps[i].action))
                read(repeat->steps, at + QStringLiteral("/repeat/steps"));
            else if (const auto *launch = std::get_if<LaunchStep>(&steps[i].action))
                readLaunch(steps[i], *launch, at);
        }
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
        PlannedRange range;
        range.launch.name = step.name;
        range.launch.kernel = launch.kernel;
        range.launch.dimensions = int(launch.global.size());
        range.knowsLocal = !launch.local.isEmpty();
        const bool known = !launch.global.isEmpty() &&
                           sizes(path + QStringLiteral("/global"), launch.global.size(), range.launch.global, 1) &&
                           sizes(path + QStringLiteral("/local"), launch.local.size(), range.launch.local, 1) &&
                           sizes(path + QStringLiteral("/offset"), launch.offset.size(), range.launch.offset, 0);
        for (std::size_t d = 0; d < 3; ++d) {
            if (!known || range.launch.global[d] % range.launch.local[d] != 0)
                return;
        }
        ranges << range;
    }

    QHash<QString, double> m_values;
};

QString sizeText(const Extent &size, int dimensions)
{
    QStringList parts;
    for (int d = 0; d < dimensions; ++d)
        parts << QLocale().toString(size[std::size_t(d)]);
    return parts.join(QStringLiteral(" \u00d7 "));
}

} // namespace

QList<PlannedRange> plannedRanges(const Project &project, const PlanReport &report)
{
    RangeReader reader(report);
    reader.read(project.plan, QStringLiteral("/plan"));
    return reader.ranges;
}

QString rangeText(const PlannedRange &range)
{
    const auto text = [](const char *source) { return QCoreApplication::translate("PlannedRanges", source); };
    const TraceLaunch &launch = range.launch;
    const QString global = sizeText(launch.global, launch.dimensions);
    if (!range.knowsLocal)
        return text("Global %1; the device chooses the local size").arg(global);
    const QLocale locale;
    const quint64 groups = launch.groupsTotal();
    const quint64 items = launch.itemsOfGroup();
    QString sizes = text("Global %1, local %2").arg(global, sizeText(launch.local, launch.dimensions));
    if (launch.offset != Extent{0, 0, 0})
        sizes += text(", offset %1").arg(sizeText(launch.offset, launch.dimensions));
    return text("%1: %2 of %3")
        .arg(sizes, groups == 1 ? text("1 work-group") : text("%1 work-groups").arg(locale.toString(groups)),
             items == 1 ? text("1 work-item") : text("%1 work-items").arg(locale.toString(items)));
}

} // namespace kernelscope
