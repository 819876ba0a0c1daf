// What the NDRange panel says.

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/ndrange/MeasureTexts.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"
#include "ui/trace/TraceStage.h"

namespace kernelscope {

constexpr qsizetype mostUnbroken = 24; // A short one is not torn apart.

QString NDRangePanel::heading() const
{
    const auto shown = range();
    return shown ? rangeText(*shown) : QString();
}

/// A sign in its colour before its words.
static QString withSign(const QColor &colour, QChar sign, const QString &text)
{
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
        .arg(colour.name(), QString(sign),
             text.size() > mostUnbroken ? text : QString(text).replace(u' ', u'\u00a0').replace(u'-', u'\u2011'));
}

/// What the boxes and colours mean that are drawn.
QString NDRangePanel::legendText() const
{
    const auto shown = range();
    if (!shown)
        return {};
    QStringList parts;
    const NDRangeDetail seen = detail();
    if (seen == NDRangeDetail::Groups)
        parts << tr("each box is a work-group");
    if (seen == NDRangeDetail::Blocks) {
        const quint64 side = groupsOfBlock(m_picture.plane(), m_drawing->scale());
        parts << (m_picture.plane().isLine() ? tr("each box stands for %1 work-groups").arg(fullCount(side * side))
                                             : tr("each box stands for %1 \u00d7 %1 work-groups").arg(fullCount(side)));
    }
    const Theme &theme = appearance().theme();
    if (const QString measures = measureText(); !measures.isEmpty())
        parts << measures;
    const QString recorded = recordedText();
    const bool showsItems = seen == NDRangeDetail::Labels || seen == NDRangeDetail::Items;
    const bool hasColour = !m_picture.measures() || showsItems; // Of what was recorded.
    if (!recorded.isEmpty() && hasColour)                       // Work-items leave but lines between them.
        parts << withSign(recordedColour(theme), showsItems ? u'\u25a6' : u'\u25a0', recorded);
    if (const auto trace = stage().isReady() ? stage().trace() : nullptr;
        trace && !recorded.isEmpty() && quint64(trace->groupCount()) < shown->range.groupsTotal())
        parts << (m_picture.outlinesGroups(m_drawing->scale()) ? withSign(theme.edge(), u'\u25a1', tr("not recorded"))
                                                               : withSign(absentColour(theme), u'\u25a0', tr("not recorded")));
    if (!m_flagged.empty())
        parts << withSign(theme.error, seen == NDRangeDetail::Blocks ? u'\u25a0' : u'\u25e5', flaggedText(shown->range.groupsTotal()));
    const Selection &selection = stage().session().selection();
    if (selection.group && *selection.group < shown->range.groupsTotal()) {
        parts << withSign(theme.accent, u'\u25a1', tr("the chosen work-group"));
        if (selection.workItem && seen != NDRangeDetail::Groups && seen != NDRangeDetail::Blocks)
            parts << withSign(theme.accent, u'\u25a0', tr("the chosen work-item"));
    }
    return parts.join(QStringLiteral("\u00a0\u00a0 ")); // At the end of a line nothing is left of it.
}

QString NDRangePanel::flaggedText(quint64 all) const
{
    const quint64 flagged = m_flagged.size();
    if (all == 1)
        return tr("takes part in a problem");
    return flagged == all ? tr("takes part in a problem: each of the %1 work-groups").arg(fullCount(all))
                          : tr("takes part in a problem: %1 of %2 work-groups").arg(fullCount(flagged), fullCount(all));
}

/// "accesses: from 4 to 96 for each work-item"
QString NDRangePanel::rangeOfMeasures() const
{
    const auto &measures = m_picture.measures();
    if (!measures || !m_measured)
        return {};
    const QString unit = textsOf(m_measured->measure).unit;
    if (measures->least == measures->most)
        return tr("%1 %2 for each work-item").arg(measureNumber(double(measures->most)), unit);
    return tr("%1 to %2 %3 for each work-item").arg(measureNumber(double(measures->least)), measureNumber(double(measures->most)), unit);
}

/// The colours from the least to the most, and what they stand for.
QString NDRangePanel::measureText() const
{
    const auto &measures = m_picture.measures();
    if (!measures || !m_measured)
        return {};
    constexpr int steps = 8;
    const bool isEven = measures->least == measures->most;
    QString bar;
    for (int k = 0; k < (isEven ? 1 : steps); ++k) {
        const QColor colour = isEven ? Theme::ramp(0.5) : Theme::ramp(double(k) / (steps - 1));
        bar += QStringLiteral("<span style='color:%1'>\u25a0</span>").arg(colour.name());
    }
    const NDRangeDetail seen = detail();
    const bool isMean = !isEven && (seen == NDRangeDetail::Groups || seen == NDRangeDetail::Blocks);
    const QString text = bar + QStringLiteral("&nbsp;") + rangeOfMeasures();
    return isMean ? tr("%1 (a box: their mean)").arg(text) : text;
}

/// Of what is pointed at or chosen.
QString NDRangePanel::measuredText(const Subject &subject) const
{
    const auto &measures = m_picture.measures();
    if (!measures || !m_measured)
        return {};
    const QString unit = textsOf(m_measured->measure).unit;
    if (const auto *item = std::get_if<WorkItemSubject>(&subject)) {
        const auto value = measures->ofItem(item->group, item->item);
        return value ? tr("%1 %2").arg(measureNumber(*value), unit) : tr("not recorded");
    }
    const auto *group = std::get_if<GroupSubject>(&subject);
    const auto mean = group ? measures->meanOf(group->group) : std::nullopt;
    return mean ? tr("%1 %2 for each work-item on average").arg(measureNumber(*mean), unit) : tr("not recorded");
}

QString NDRangePanel::describe(const Subject &subject) const
{
    const QString ids = idsOf(subject), measured = measuredText(subject);
    return ids.isEmpty() || measured.isEmpty() ? ids : measured + QStringLiteral("  \u00b7  ") + ids;
}

QString NDRangePanel::idsOf(const Subject &subject) const
{
    const NDRange &range = m_picture.range();
    const auto groupId = [&](quint64 group) { return idText(range.groupId(group), range.dimensions); };
    if (const auto *group = std::get_if<GroupSubject>(&subject))
        return tr("work-group %1").arg(groupId(group->group));
    const auto *item = std::get_if<WorkItemSubject>(&subject);
    return item ? tr("work-item %1: local id %2 in work-group %3")
                      .arg(idText(range.globalId(item->group, item->item), range.dimensions),
                           idText(range.localId(item->item), range.dimensions), groupId(item->group))
                : QString();
}

QString NDRangePanel::selectionText() const
{
    if (const QString text = describe(selected()); !text.isEmpty())
        return text;
    return detail() == NDRangeDetail::Labels ? tr("The ids in the cells are global ids. Point at one to see the others.")
                                             : tr("Point at a work-group or work-item to see its ids.");
}

QString NDRangePanel::recordedText() const
{
    const auto trace = tracedRange() && stage().isReady() ? stage().trace() : nullptr;
    if (!trace)
        return {};
    const quint64 all = trace->launch().groupsTotal();
    if (quint64(trace->groupCount()) < all)
        return (detail() == NDRangeDetail::Blocks ? tr("part of a box that was recorded: %1 of %2 work-groups")
                                                  : tr("recorded: %1 of %2 work-groups"))
            .arg(fullCount(quint64(trace->groupCount())), fullCount(all));
    return all == 1 ? tr("recorded") : tr("recorded: all %1 work-groups").arg(fullCount(all));
}

} // namespace kernelscope
