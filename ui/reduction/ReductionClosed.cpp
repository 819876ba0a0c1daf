// Subtrees that are too narrow to be opened: the whole of each, and in it what every phase made, as a band of the colours of work-items.

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/reduction/ReductionPainter.h"

namespace kernelscope {

constexpr double closedShare = 0.3;

void ReductionPainter::paintClosed()
{
    if (!m_sheet.tree.isForest)
        return;
    const auto isClosed = [](const PlacedNode &placed) { return placed.collapsed && placed.hidden > 0; };
    for (const PlacedNode &placed : m_scene.nodes) {
        if (!isClosed(placed))
            continue;
        // Some of it is done as soon as its launch is at work.
        const State state = stateOf(placed.node);
        const bool isLater = state.later && m_sheet.tree.nodes[std::size_t(placed.node)].launch > m_look.moment.launch;
        const int items = m_sheet.traceOf(placed.node).itemsOfGroup();
        paintWedge(placed, faint(m_look.itemColour(m_sheet.localItemOf(placed.node), items), isLater));
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const auto [first, last] = levelsInSight();
    for (const PlacedNode &placed : m_scene.nodes) {
        const int below = isClosed(placed) ? std::min(last, m_sheet.tree.nodes[std::size_t(placed.node)].level - 1) : -1;
        for (int level = first; level <= below; ++level)
            paintHidden(placed, level);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

/// The nodes of a level that lie in a closed subtree, as far as pixels tell them apart.
void ReductionPainter::paintHidden(const PlacedNode &placed, int level)
{
    const ReductionLayout &layout = m_sheet.layout;
    const auto row = layout.row(level);
    const auto end = layout.right[std::size_t(placed.node)];
    const auto isBefore = [&](int node, double x) { return layout.right[std::size_t(node)] <= x; };
    auto at = std::lower_bound(row.begin(), row.end(), layout.left[std::size_t(placed.node)], isBefore);
    const double high = std::clamp(m_look.rowHeight * 0.16, 2.0, m_look.px(8)) * (level == m_look.enlarged ? 1.6 : 1);
    const double top = std::round(m_look.yOf(level) - high / 2);
    while (at != row.end() && layout.left[std::size_t(*at)] < end) {
        const double x = std::round(m_look.xOf(layout.left[std::size_t(*at)]));
        const double right = std::max(x + 1, std::round(m_look.xOf(layout.right[std::size_t(*at)])));
        const State state = stateOf(*at);
        const QColor colour = m_look.itemColour(m_sheet.localItemOf(*at), m_sheet.traceOf(*at).itemsOfGroup());
        m_painter.fillRect(QRectF(x, top, right - x, std::round(high)), state.lit ? m_look.theme.accent : faint(colour, state.later));
        at = std::lower_bound(at + 1, row.end(), m_look.unitsAt(right), isBefore);
    }
}

/// From its root up to its elements.
void ReductionPainter::paintWedge(const PlacedNode &placed, const QColor &colour)
{
    const auto n = std::size_t(placed.node);
    const double left = m_look.xOf(m_sheet.layout.left[n]) + m_look.px(1);
    const double right = m_look.xOf(m_sheet.layout.right[n]) - m_look.px(1);
    const double top = m_look.yOf(0) - m_look.px(10);
    const double bottom = m_look.yOf(placed.y);
    if (right - left < m_look.px(6)) // A bar looks the same and is many times faster to draw.
        return m_painter.fillRect(
            QRectF((left + right) / 2 - std::max(0.5, (right - left) * 0.3), top, std::max(1.0, (right - left) * 0.6), bottom - top)
                .toRect(),
            mixed(colour, closedShare));
    QPolygonF wedge{{left, top}, {right, top}, {m_look.xOf(placed.x), bottom}};
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(mixed(colour, closedShare));
    m_painter.drawPolygon(wedge);
    const QString text = QCoreApplication::translate("Reduction", "%1 elements").arg(placed.hidden);
    const QFontMetricsF metrics(m_small);
    if (right - left < metrics.height() * 0.85 || metrics.horizontalAdvance(text) > (bottom - top) * 0.6)
        return;
    m_painter.save();
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.text);
    m_painter.translate((left + right) / 2, top + m_look.px(4));
    m_painter.rotate(90);
    m_painter.drawText(QPointF(0, metrics.ascent() / 2 - metrics.descent() / 2), text);
    m_painter.restore();
}

} // namespace kernelscope
