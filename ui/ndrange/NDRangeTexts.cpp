// What the NDRange panel says.

#include "analysis/Evidence.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/ndrange/NDRangeWidget.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"

namespace kernelscope {

QString NDRangePanel::heading() const
{
    const auto shown = range();
    return shown ? rangeText(*shown) : QString();
}

/// What the boxes and colours mean that are drawn.
QString NDRangePanel::legendText() const
{
    const auto shown = range();
    if (!shown)
        return {};
    QStringList parts;
    const NDRangeDetail detail = m_drawing->detail();
    if (detail == NDRangeDetail::Groups)
        parts << tr("each box is a work-group");
    if (detail == NDRangeDetail::Blocks) {
        const quint64 side = groupsOfBlock(m_drawing->plane(), m_drawing->scale());
        parts << (m_drawing->plane().isLine() ? tr("each box stands for %L1 work-groups").arg(side)
                                              : tr("each box stands for %L1 \u00d7 %L1 work-groups").arg(side));
    }
    const QString recorded = recordedText();
    if (!recorded.isEmpty())
        parts << recorded;
    if (!m_flagged.empty()) {
        const quint64 all = shown->launch.groupsTotal();
        const quint64 flagged = m_flagged.size();
        const QString who = detail == NDRangeDetail::Blocks
                                ? tr("with work-groups that take part in a finding: %L1 of %L2").arg(flagged).arg(all)
                            : all == 1       ? tr("the work-group takes part in a finding")
                            : flagged == all ? tr("takes part in a finding, as all %L1 work-groups do").arg(all)
                                             : tr("takes part in a finding: %L1 of %L2 work-groups").arg(flagged).arg(all);
        parts << QStringLiteral("<span style='color:%1'>%2</span> %3")
                     .arg(appearance().theme().error.name(), QString(detail == NDRangeDetail::Blocks ? QChar(u'\u25a0') : QChar(u'\u25e5')),
                          who);
    }
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString NDRangePanel::describe(quint64 group, std::optional<quint64> item) const
{
    const auto shown = range();
    if (!shown || group >= shown->launch.groupsTotal() || (item && *item >= shown->launch.itemsOfGroup()))
        return {};
    const TraceLaunch &launch = shown->launch;
    const QString groupId = idText(unflatten(group, launch.groups()), launch.dimensions);
    if (!item)
        return tr("work-group %1").arg(groupId);
    return tr("work-item %1: local id %2 in work-group %3")
        .arg(idText(m_drawing->plane().globalId(group, *item), launch.dimensions),
             idText(unflatten(*item, launch.local), launch.dimensions), groupId);
}

QString NDRangePanel::selectionText() const
{
    const Selection &selection = stage().session().selection();
    const QString text = selection.group ? describe(*selection.group, selection.workItem) : QString();
    if (!text.isEmpty())
        return text;
    return m_drawing->detail() == NDRangeDetail::Labels ? tr("The ids in the cells are global ids. Point at one to see the others.")
                                                        : tr("Point at a work-group or work-item to see its ids.");
}

QString NDRangePanel::recordedText() const
{
    const auto trace = tracedRange() && stage().isReady() ? stage().trace() : nullptr;
    if (!trace || !stage().session().selection().group || quint64(trace->groupCount()) >= trace->launch().groupsTotal())
        return {};
    return tr("blue: the %L1 of %L2 work-groups that were recorded").arg(trace->groupCount()).arg(trace->launch().groupsTotal());
}

} // namespace kernelscope
