// The launches of one run: a bar for each.

#include <algorithm>

#include "ui/compare/ComparePart.h"
#include "ui/layout/ChartAxis.h"
#include "ui/layout/TimelineGeometry.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double nameAbove = 1.15; // Lines of text.

/// After a bar: its time, and how that compares. "1.23 ms, fastest"
QString barText(const CompareData &data, const ComparePoint &point)
{
    const QString time = shownDuration(data.rows[point.row].timing.medianNs);
    const QString compared = comparedText(data, point.row);
    return compared.isEmpty() ? time : time + u", "_s + compared;
}

class BarsPart : private ComparePart
{
public:
    using ComparePart::ComparePart;
    Scene scene();

private:
    void layOut();
    const ComparedRow &rowOf(int line) const { return m_data.rows[m_data.lines[line].points.first().row]; }
    void addBar(int line);
    void addBox(const QRectF &bar, int line);
    void addSteps(const QRectF &bar, int line, double until);

    QRectF m_plot;
    ChartAxis m_across;
    double m_barHeight = 0; ///< of a bar without its name
    double m_rowHeight = 0; ///< of a bar with its name
    double m_nameWidth = 0; ///< before the bars; 0: names stand above them
};

Scene BarsPart::scene()
{
    layOut();
    addTitle();
    for (int line = 0; line < int(m_data.lines.size()); ++line)
        addBar(line);
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        if (!m_data.lines[line].points.isEmpty())
            addTarget({m_area.left(), m_plot.top() + m_rowHeight * line, m_area.width(), m_rowHeight}, line, 0);
    }
    return m_scene;
}

void BarsPart::layOut()
{
    const double gap = px(8);
    QList<double> values;
    double widest = 0;
    double widestName = 0;
    for (const CompareLine &line : m_data.lines) {
        widestName = std::max(widestName, m_metrics.horizontalAdvance(line.name));
        for (const ComparePoint &point : line.points) {
            values << point.value << point.most;
            widest = std::max(widest, m_metrics.horizontalAdvance(barText(m_data, point)));
        }
    }
    const double top = m_area.top() + textHeight() + gap;
    const double room = m_area.bottom() - top;
    const double rows = std::max(1.0, double(m_data.lines.size()));
    const double withNameAbove = 2.6 * textHeight();
    m_rowHeight = std::min(room / rows, tallestBarRow * textHeight());
    if (m_rowHeight < withNameAbove) {
        m_nameWidth = std::min(widestName + 1, m_area.width() * 0.3) + gap;
        m_rowHeight = std::clamp(room / rows, textHeight() * 1.15, 2.0 * textHeight());
    }
    m_barHeight = m_nameWidth > 0 ? m_rowHeight * 0.68 : std::max(1.1 * textHeight(), (m_rowHeight - nameAbove * textHeight()) * 0.6);
    const double left = m_area.left() + m_nameWidth;
    const double right = std::max(left + px(24), m_area.right() - widest - 2 * gap);
    m_plot = QRectF(QPointF(left, top), QPointF(right, top + rows * m_rowHeight));
    m_across = ChartAxis::fromZero(values, m_plot.width());
    m_across.to /= 1.06; // The text after a bar has space of its own.
}

/// Steps stand one after the other; a bar that counts for nothing is hatched.
void BarsPart::addBox(const QRectF &bar, int line)
{
    const ComparedRow &row = rowOf(line);
    const double round = px(2);
    SceneItem &box = m_scene.box(bar, lineInk(line), {}, round);
    if (!row.fault.isEmpty()) {
        box.hatching = px(6);
        box.pen = {Ink::Error, px(1.5)};
    }
    double x = bar.left();
    for (qsizetype step = 0; step + 1 < row.steps.size(); ++step) {
        x += m_across.toPixel(row.steps[step].medianNs);
        m_scene.box({x - round / 2, bar.top(), round, bar.height()}, Ink::Surface);
    }
    if (m_lit.line == line)
        m_scene.box(bar, {}, {Ink::Text, px(1.5)}, round);
}

/// Each step of a computation is named in its part of the bar, as far as there is space, and `until` where the limits of the runs begin.
void BarsPart::addSteps(const QRectF &bar, int line, double until)
{
    const ComparedRow &row = rowOf(line);
    if (row.steps.size() < 2 || !row.fault.isEmpty())
        return;
    const double gap = px(6);
    double x = bar.left();
    for (const LaunchTiming &step : row.steps) {
        const double end = x + m_across.toPixel(step.medianNs);
        const double room = std::min(end, until) - x - 2 * gap;
        const QString text = fittingLabel({step.name + u"  "_s + shownDuration(step.medianNs), step.name}, room,
                                          [&](const QString &tried) { return m_metrics.horizontalAdvance(tried); });
        say({x + gap, bar.top(), std::max(0.0, room), bar.height()}, text, lineInk(line).textOn());
        x = end;
    }
}

void BarsPart::addBar(int line)
{
    const CompareLine &shown = m_data.lines[line];
    const double gap = px(8);
    const double top = m_plot.top() + m_rowHeight * line;
    const bool isBefore = m_nameWidth > 0;
    say({m_area.left(), top, isBefore ? m_nameWidth - gap : m_area.width(), isBefore ? m_rowHeight : textHeight()}, shown.name, Ink::Text,
        int((isBefore ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter), Qt::ElideMiddle);
    if (shown.points.isEmpty())
        return;
    const ComparePoint &point = shown.points.first();
    const QRectF bar(m_plot.left(), top + (isBefore ? (m_rowHeight - m_barHeight) / 2 : textHeight() * nameAbove),
                     std::max(px(2), m_across.toPixel(point.value)), m_barHeight);
    addBox(bar, line);
    double end = bar.right();
    double partsUntil = end;
    const double from = m_plot.left() + m_across.toPixel(point.least);
    const double to = m_plot.left() + m_across.toPixel(point.most);
    if (to - from > px(compareMarkSize)) { // Shorter ones would hide the bar.
        end = std::max(end, to);
        partsUntil = from;
        const double cap = m_barHeight / 4, middle = bar.center().y();
        for (const ScenePen &pen : {ScenePen{Ink::Surface, px(4)}, ScenePen{Ink::Text, px(1.5)}}) {
            m_scene.line({from, middle, to, middle}, pen);
            for (const double x : {from, to})
                m_scene.line({x, middle - cap, x, middle + cap}, pen);
        }
    }
    addSteps(bar, line, partsUntil);
    const ComparedRow &row = rowOf(line);
    say({end + gap, bar.top(), m_area.right() - end - gap, m_barHeight}, barText(m_data, point),
        row.fault.isEmpty() ? Ink::Text : Ink::Error, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip)
        .text.isBold = row.isFastest;
}

} // namespace

Scene compareBars(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
{
    return BarsPart(data, appearance, area, lit).scene();
}

} // namespace kernelscope
