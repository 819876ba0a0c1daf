// How one element is drawn.

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/tiles/TilesPainter.h"

namespace kernelscope {

constexpr int readCategory = 0;    // blue
constexpr int writtenCategory = 5; // vermilion
constexpr int grownCategory = 2;   // green

QColor TilesPainter::useColour(quint8 use) const
{
    const double before = m_look.theme.isDark ? 0.42 : 0.3;
    if (use & TileElement::WrittenNow)
        return Theme::category(writtenCategory);
    if (use & TileElement::ReadNow)
        return Theme::category(readCategory);
    if (use & TileElement::WrittenBefore)
        return mixed(Theme::category(writtenCategory), before);
    return use & TileElement::ReadBefore ? mixed(Theme::category(readCategory), before) : m_look.theme.raised;
}

/// Of a small picture every pixel counts.
QColor TilesPainter::overviewColour(quint8 use) const
{
    if (use & (TileElement::WrittenNow | TileElement::ReadNow))
        return useColour(use);
    return use & TileElement::WrittenBefore ? mixed(Theme::category(writtenCategory), 0.85) : mixed(Theme::category(readCategory), 0.75);
}

/// How much of a cell the dot above its value takes.
double TilesPainter::markOfValue(const QRectF &cell)
{
    return std::max(2.0, std::round(std::min(cell.width(), cell.height()) * 0.11)) + 1;
}

/// Beside a value the marks keep to the edges.
void TilesPainter::paintUse(const QRectF &cell, quint8 use, bool hasValue)
{
    m_painter.fillRect(cell, useColour(use));
    if (cell.width() < m_look.px(6) || use == 0)
        return;
    if (use & (TileElement::ReadNow | TileElement::WrittenNow))
        markNow(cell, use, hasValue);
    else
        markBefore(cell, use, hasValue);
}

void TilesPainter::markNow(const QRectF &cell, quint8 use, bool hasValue)
{
    const double side = std::min(cell.width(), cell.height());
    if (use & TileElement::WrittenNow) {
        const double inset = hasValue ? 1 : std::max(1.0, std::floor(side * 0.2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(Qt::white, 1));
        m_painter.drawRect(cell.adjusted(inset, inset, -inset - 1, -inset - 1));
    }
    if (use & TileElement::ReadNow) {
        const double dot = hasValue ? markOfValue(cell) - 1 : std::max(2.0, std::round(side * 0.26));
        const QPointF corner = hasValue ? cell.topLeft() + QPointF(2, 2) : cell.center() - QPointF(dot / 2, dot / 2);
        m_painter.fillRect(QRectF(std::round(corner.x()), std::round(corner.y()), dot, dot), Qt::white);
    }
}

void TilesPainter::markBefore(const QRectF &cell, quint8 use, bool hasValue)
{
    const double side = std::min(cell.width(), cell.height());
    const QColor category = Theme::category(use & TileElement::WrittenBefore ? writtenCategory : readCategory);
    const QColor mark = m_look.theme.isDark ? category.lighter(190) : category.darker(130);
    if (use & TileElement::ReadBefore) {
        const double inset = hasValue ? 1 : side * 0.3, length = side * (hasValue ? 0.16 : 0.4);
        const QPointF low =
            hasValue ? cell.topLeft() + QPointF(inset, inset + length) : QPointF(cell.left() + inset, cell.bottom() - inset - 0.5);
        m_painter.setPen(QPen(mark, std::max(1.0, m_look.px(1.2))));
        m_painter.drawLine(low, low + QPointF(length, -length + (hasValue ? 0 : 0.5)));
    }
    if (use & TileElement::WrittenBefore) {
        const double height = std::max(2.0, side * (hasValue ? 0.1 : 0.16));
        m_painter.fillRect(QRectF(cell.left(), cell.bottom() - height, cell.width(), height), mark);
    }
}

void TilesPainter::paintReuse(int panel, quint64 element, const QRectF &cell)
{
    const TilePanel &at = m_look.sheet->panels[std::size_t(panel)];
    const quint64 reads = at.readsOf(element);
    const double most = double(std::max(quint64(1), at.reuse.most));
    const QColor colour =
        reads == 0 ? m_look.theme.raised : Theme::ramp(most <= 1 ? 0.25 : 0.15 + 0.85 * std::log(double(reads)) / std::log(most));
    m_painter.fillRect(cell, colour);
    const QString text = QString::number(reads);
    const QFontMetricsF metrics(m_small);
    if (reads == 0 || metrics.horizontalAdvance(text) > cell.width() - 2 || metrics.height() > cell.height() + 4)
        return;
    m_painter.setFont(m_small);
    m_painter.setPen(Theme::textOn(colour));
    m_painter.drawText(cell, Qt::AlignCenter, text);
}

void TilesPainter::paintFinding(Severity severity, const QRectF &cell)
{
    const double side = std::min(cell.width(), cell.height());
    paintFinding(severity, cell, std::clamp(side * 0.34, std::min(m_look.px(7), side), m_look.px(16)));
}

/// A corner cut, as in all views: a shape, not a colour alone.
void TilesPainter::paintFinding(Severity severity, const QRectF &cell, double side)
{
    QPainterPath corner(cell.topRight());
    corner.lineTo(cell.topRight() - QPointF(side, 0));
    corner.lineTo(cell.topRight() + QPointF(0, side));
    corner.closeSubpath();
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.strokePath(corner, QPen(m_look.theme.surface, m_look.px(3))); // Seen on orange as well.
    m_painter.fillPath(corner, severity == Severity::Error ? m_look.theme.error : m_look.theme.warning);
    m_painter.restore();
}

/// Its index in a frame of dashes: there is no element. Filled where it is accessed now.
void TilesPainter::paintOutside(const TileOutside &outside, const QRectF &cell)
{
    const Theme &theme = m_look.theme;
    const bool isNow = outside.when == TileOutside::When::Now;
    const bool isLater = outside.when == TileOutside::When::Later;
    m_painter.fillRect(cell, isNow ? theme.error : theme.surface);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(isLater ? theme.mutedText : theme.error, std::max(1.0, m_look.px(1.5)), Qt::DashLine));
    m_painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
    QFont letters = m_small;
    letters.setPointSizeF(m_small.pointSizeF() * std::clamp(cell.width() / m_look.px(40), 1.0, 1.6));
    m_painter.setFont(letters);
    m_painter.setPen(isNow ? Theme::textOn(theme.error) : isLater ? theme.mutedText : theme.error);
    const QString index = m_look.outsideIndex(outside.element);
    if (QFontMetricsF(letters).horizontalAdvance(index) <= cell.width()) // Not in the legend.
        m_painter.drawText(cell, Qt::AlignCenter, index);
}

/// Fills up from below.
void TilesPainter::paintGrowth(const QRectF &cell, double share)
{
    const double height = std::max(1.0, std::round(cell.height() * share));
    m_painter.fillRect(QRectF(cell.left(), cell.bottom() - height, cell.width(), height), Theme::category(grownCategory));
}

} // namespace kernelscope
