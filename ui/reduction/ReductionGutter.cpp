// Beside each level of a reduction: its phase, and which work-items were active in it.

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QPainterPath>

#include "ui/models/TraceWords.h"
#include "ui/reduction/ReductionPainter.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr double leastFramed = 7; // Pixels of the design across a work-item that has a frame when it is chosen.

void ReductionPainter::paintGutter()
{
    const QRectF gutter(0, 0, m_look.gutter(), m_look.size.height());
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(gutter, m_look.theme.surface);
    const auto [first, last] = levelsInSight();
    findTitleWidth(first, last);
    for (int level = first; level <= last; ++level) {
        const QRectF row(0, m_look.rowTop(level), m_look.gutter(), m_look.heightOf(level));
        if (m_look.moment.isChosen(m_sheet.tree.levels[std::size_t(level)])) {
            m_painter.fillRect(row, m_look.theme.accentSoft);
            m_painter.fillRect(QRectF(0, row.top(), m_look.px(4), row.height()), m_look.theme.accent);
        }
        paintTitle(level, row);
    }
    m_painter.fillRect(QRectF(m_look.gutter() - 1, 0, 1, m_look.size.height()), m_look.theme.border);
}

/// Of the phases in sight: what stands beside one is as long as what stands beside the others.
void ReductionPainter::findTitleWidth(int first, int last)
{
    QFont bold = m_look.font;
    bold.setBold(true);
    m_titleWidth = 0;
    for (int level = first; level <= last; ++level) {
        const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
        if (at.phase >= 0)
            m_titleWidth = std::max(
                m_titleWidth, QFontMetricsF(bold).horizontalAdvance(QCoreApplication::translate("Reduction", "Phase %1").arg(at.phase)));
    }
}

void ReductionPainter::paintTitle(int level, const QRectF &row)
{
    const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
    const bool later = m_look.moment.isLater(at);
    QFont bold = m_look.font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const QRectF inner = row.adjusted(m_look.px(14), std::min(m_look.px(6), m_look.rowHeight * 0.06), -m_look.px(10), -m_look.px(2));
    const bool isNewLaunch =
        m_look.launchNames.size() > 1 && (level == 0 || m_sheet.tree.levels[std::size_t(level) - 1].launch != at.launch);
    if (isNewLaunch)
        m_painter.fillRect(QRectF(0, row.top(), m_look.size.width(), 1), m_look.theme.border);
    const bool isNarrow = metrics.horizontalAdvance(phaseText(m_sheet, level)) > inner.width() * 0.62;
    const QString title = phaseText(m_sheet, level, isNarrow);
    QRectF line(inner.left(), inner.top(), inner.width(), metrics.height());
    m_painter.setFont(later ? m_look.font : bold);
    m_painter.setPen(later ? m_look.theme.mutedText : m_look.theme.text);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    const bool isPhaseAlone = !isNewLaunch && title == phaseText(m_sheet, level) && at.phase >= 0;
    line.setLeft(line.left() + metrics.horizontalAdvance(title) + m_look.px(8));
    const double besideRoom = isPhaseAlone ? std::min(line.width(), inner.width() - m_titleWidth - m_look.px(8)) : line.width();
    const QRectF below = inner.adjusted(0, metrics.height() + m_look.px(2), 0, 0);
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, besideTitle(level, isNewLaunch, besideRoom, linesBelow(below)));
    if (at.phase >= 0)
        paintActivity(level, below);
    else
        m_painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, fitting(elementsTexts(), linesBelow(below) > 0 ? below.width() : 0));
}

/// Of elements that are not drawn one by one their number stands for them.
QStringList ReductionPainter::elementsTexts() const
{
    const QString count = QLocale().toString(m_sheet.elementCount);
    const QString elements = m_sheet.elementCount == 1 ? QCoreApplication::translate("Reduction", "1 element")
                                                       : QCoreApplication::translate("Reduction", "%1 elements").arg(count);
    const bool isClosed = std::ranges::any_of(m_scene.nodes, &PlacedNode::collapsed);
    return isClosed ? QStringList{QCoreApplication::translate("Reduction", "%1: zoom in for each").arg(elements), elements}
                    : QStringList{elements};
}

/// The longest that fits: a word that is cut says less than none.
QString ReductionPainter::fitting(const QStringList &longestFirst, double width) const
{
    const QFontMetricsF small(m_small);
    const auto at = std::ranges::find_if(longestFirst, [&](const QString &text) { return small.horizontalAdvance(text) <= width; });
    return at == longestFirst.end() ? QString() : *at;
}

/// "pass, 1 of 2" of "pass, execution 1 of 2".
static QString shortTitle(const QString &title)
{
    const qsizetype comma = title.lastIndexOf(u", ");
    const qsizetype space = comma < 0 ? -1 : title.indexOf(u' ', comma + 2);
    return space < 0 ? title : title.first(comma + 2) + title.sliced(space + 1);
}

/// The launch where it begins, who was active where there is no room for that below, else the barrier.
QString ReductionPainter::besideTitle(int level, bool isNewLaunch, double width, int lines) const
{
    const QFontMetricsF small(m_small);
    if (isNewLaunch) {
        const QString &title = m_look.launchNames[m_sheet.tree.levels[std::size_t(level)].launch];
        const QString fits = fitting({title, shortTitle(title), title.section(u',', 0, 0)}, width);
        return fits.isEmpty() ? small.elidedText(title, Qt::ElideRight, width) : fits;
    }
    if (lines == 0)
        return fitting(activityTexts(level), width);
    return fitting(m_sheet.barriers[std::size_t(level)], width);
}

/// Longest first: even beside a title that leaves little room it is said how many.
QStringList ReductionPainter::activityTexts(int level) const
{
    const GroupSlot group = m_look.groupOf(level);
    const QString shorter = activityText(m_sheet, level, group, true);
    const QString shortest = QCoreApplication::translate("Reduction", "%1 active").arg(m_sheet.activeIn(level, group).size());
    return {activityText(m_sheet, level, group), shorter, shortest};
}

/// Of text that have room below the strip of work-items, with some air before the next level's title.
int ReductionPainter::linesBelow(const QRectF &room) const
{
    const double line = QFontMetricsF(m_small).height();
    return std::clamp(int((room.height() - m_look.px(3) - m_look.stripHeight() - line * 0.4) / line), 0, 3);
}

void ReductionPainter::paintActivity(int level, const QRectF &room)
{
    const QFontMetricsF small(m_small);
    const double gap = m_look.px(m_look.workItem >= 0 ? 6 : 3); // Room for the marker of the one that is chosen.
    const int lines = linesBelow(room);
    const double used = paintStrip(level, room.adjusted(0, 0, 0, lines > 0 ? -lines * small.height() - gap : 0));
    QRectF line(room.left(), room.top() + used + gap, room.width(), small.height());
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    const GroupSlot group = m_look.groupOf(level);
    const int width = m_look.subgroupWidth;
    const QStringList divided{divisionText(m_sheet, level, group, width), divisionText(m_sheet, level, group, width, true)};
    const bool isEnlarged = level == m_look.enlarged;
    const QStringList said[] = {activityTexts(level), divided.first().isEmpty() && isEnlarged ? QStringList(excerptText()) : divided,
                                isEnlarged && !divided.first().isEmpty() ? QStringList(excerptText()) : QStringList()};
    for (int i = 0; i < lines; ++i) {
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, fitting(said[i], line.width()));
        line.translate(0, small.height());
    }
}

/// A line a sub-group, a slot a work-item. Returns the height it takes.
double ReductionPainter::paintStrip(int level, const QRectF &room)
{
    const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
    const int items = m_sheet.traces[at.launch].itemsOfGroup();
    const int perLine = std::min(items, m_look.subgroupWidth);
    const int lines = (items + perLine - 1) / perLine;
    const double width = std::min(room.width() / perLine, m_look.px(20));
    const double height = std::min({room.height() / lines, m_look.px(16), std::max(width, m_look.px(8))});
    if (height < 1)
        return 0;
    std::vector<char> active(std::size_t(items), 0);
    const int first = m_look.groupOf(level).value * items;
    for (const WorkItemSlot item : m_sheet.activeIn(level, m_look.groupOf(level)))
        active[std::size_t(item.value - first)] = 1;
    const double gap = height >= m_look.px(4) ? m_look.px(1) : 0;
    const QFontMetricsF small(m_small);
    const Trace &trace = m_sheet.traces[at.launch];
    const auto idOf = [&](int item) { return itemId(trace, WorkItemSlot(first + item)); };
    const bool withIds =
        trace.launch().dimensions == 1 && width >= small.horizontalAdvance(idOf(items - 1)) + m_look.px(3) && height >= m_look.px(13);
    const auto slotOf = [&](int item) {
        return QRectF(room.left() + item % perLine * width, room.top() + item / perLine * height, width - gap, height - gap);
    };
    for (int item = 0; item < items; ++item) {
        const int end = withIds || active[std::size_t(item)] ? item + 1 : idleUntil(active, item, perLine);
        if (end > item + 1)
            paintIdle(slotOf(item).united(slotOf(end - 1)));
        if (end == item + 1 || (m_look.workItem >= item && m_look.workItem < end)) {
            const int marked = end == item + 1 ? item : m_look.workItem;
            paintSlot(slotOf(marked), marked, items, active[std::size_t(marked)], withIds ? idOf(marked) : QString());
        }
        item = end - 1;
    }
    if (m_look.workItem >= 0 && m_look.workItem < items && width < m_look.px(leastFramed))
        paintMarker(slotOf(m_look.workItem), room.top() + lines * height);
    return lines * height;
}

/// Below the strip, where a frame would hide the work-items beside it.
void ReductionPainter::paintMarker(const QRectF &slot, double below)
{
    const double half = m_look.px(3.5), x = slot.center().x();
    QPainterPath arrow(QPointF(x, below));
    arrow.lineTo(x + half, below + m_look.px(5));
    arrow.lineTo(x - half, below + m_look.px(5));
    arrow.closeSubpath();
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillPath(arrow, m_look.theme.text);
    m_painter.restore();
}

/// The end of the idle work-items beside each other: hatched as one, as hatching each costs most of a frame.
int ReductionPainter::idleUntil(const std::vector<char> &active, int item, int perLine)
{
    const int lineEnd = std::min(int(active.size()), (item / perLine + 1) * perLine);
    while (item < lineEnd && !active[std::size_t(item)])
        ++item;
    return item;
}

void ReductionPainter::paintIdle(const QRectF &room)
{
    m_painter.fillRect(room, m_look.theme.raised);
    hatch(m_painter, room, mixed(m_look.theme.mutedText, 0.6), m_look.px(6));
}

void ReductionPainter::paintSlot(const QRectF &slot, int item, int items, bool active, const QString &id)
{
    const QColor colour = m_look.itemColour(item, items);
    if (active) {
        m_painter.fillRect(slot, colour);
    } else {
        paintIdle(slot);
    }
    if (item == m_look.workItem && slot.width() >= m_look.px(leastFramed)) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_look.theme.text, 2));
        m_painter.drawRect(slot);
    }
    if (id.isEmpty())
        return;
    if (!active)
        m_painter.fillRect(slot.adjusted(slot.width() * 0.2, 1, -slot.width() * 0.2, -1), m_look.theme.raised);
    m_painter.setPen(active ? Theme::textOn(colour) : m_look.theme.mutedText);
    m_painter.drawText(slot, Qt::AlignCenter, id);
}

} // namespace kernelscope
