// What a value looks like: a box with its number, a diamond, a point.

#include <algorithm>

#include "ui/reduction/ReductionPainter.h"
#include "ui/reduction/ReductionTexts.h"

namespace kernelscope {

using Kind = ReductionNode::Kind;

void ReductionPainter::paintBox(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    const double own = m_look.pixelsPerUnit / 2 - m_look.px(1);
    const double text = QFontMetricsF(m_look.font).horizontalAdvance(numberText(node.value)) / 2 + m_look.px(4);
    const double half = std::min(std::max(own, text), boxRoom(placed));
    const QRectF box(m_look.xOf(placed.x) - half, m_look.yOf(placed.y) - halfHeight(), 2 * half, 2 * halfHeight());
    const bool isElement = node.isAsFound();
    const double radius = isElement ? 0 : std::min(m_look.px(7), halfHeight() * 0.55);
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QColor line = isChosen || state.lit ? m_look.theme.accent : state.later ? laterLine() : colour;
    const QPen pen(line, m_look.px(placed.node == m_look.selected ? 3 : isChosen || state.lit ? 2 : 1.4));
    m_painter.setPen(pen);
    if (node.kind == Kind::Bundle) {
        m_painter.setBrush(m_look.theme.surface);
        m_painter.drawRoundedRect(box.translated(m_look.px(3), -m_look.px(3)), radius, radius);
    }
    m_painter.setBrush(isElement ? m_look.theme.surface : mixed(colour, 0.2));
    m_painter.drawRoundedRect(box, radius, radius);
    m_painter.setPen(state.later ? m_look.theme.mutedText : m_look.theme.text);
    paintLabel(placed, box);
}

/// A diamond: no place in memory, and so no value that was recorded.
void ReductionPainter::paintHeld(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const auto n = std::size_t(placed.node);
    const double own = (m_sheet.layout.right[n] - m_sheet.layout.left[n]) * m_look.pixelsPerUnit;
    const double half = std::max(m_look.px(leastNode / 2), std::min({own / 2, m_look.px(9), m_look.rowHeight * 0.32}));
    const QPointF centre(m_look.xOf(placed.x), m_look.yOf(placed.y));
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QColor line = isChosen || state.lit ? m_look.theme.accent : state.later ? laterLine() : colour;
    m_painter.setPen(QPen(line, m_look.px(isChosen ? 3 : state.lit ? 2 : 1.4)));
    m_painter.setBrush(mixed(colour, 0.2));
    m_painter.drawPolygon(
        QPolygonF{centre - QPointF(0, half), centre + QPointF(half, 0), centre + QPointF(0, half), centre - QPointF(half, 0)});
}

void ReductionPainter::paintDot(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    const auto n = std::size_t(placed.node);
    const double own = (m_sheet.layout.right[n] - m_sheet.layout.left[n]) * m_look.pixelsPerUnit;
    const double room = std::max(placed.collapsed ? m_look.px(2 * leastNode) : own, m_look.px(leastNode + 1));
    const double radius = std::min({room / 2 - m_look.px(0.5), m_look.px(9), m_look.rowHeight * 0.2});
    const QPointF centre(m_look.xOf(placed.x), m_look.yOf(placed.y));
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    m_painter.setPen(isChosen || state.lit ? QPen(m_look.theme.accent, m_look.px(isChosen ? 3 : 2))
                     : state.later         ? QPen(laterLine(), 1)
                                           : QPen(Qt::NoPen));
    m_painter.setBrush(colour);
    if (node.isAsFound())
        m_painter.drawRect(box);
    else
        m_painter.drawEllipse(box);
}

} // namespace kernelscope
