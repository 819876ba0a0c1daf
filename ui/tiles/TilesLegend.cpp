// What the marks of tiles mean, of those that are in the picture.

#include <algorithm>
#include <cmath>

#include "ui/models/TraceFindings.h"
#include "support/Tr.h"
#include "ui/tiles/TilesPainter.h"

namespace kernelscope {

namespace {

struct LegendItem
{
    enum class Mark { Use, Growth, Finding, Outside, Chosen, Words };
    QString text;
    quint8 use = 0;
    Mark mark = Mark::Use;
    QPointF place = {}; ///< of its left top corner
};

double legendLine(const TilesLayout &look)
{
    return QFontMetricsF(look.legendFont()).height() + look.px(5);
}
double legendMark(const TilesLayout &look)
{
    return std::floor(look.px(15));
}

/// One after the other, in as many lines as it takes.
QList<LegendItem> legendOf(const TilesLayout &look, double width)
{
    QList<LegendItem> items{{tr("read now"), TileElement::ReadNow},
                            {tr("written now"), TileElement::WrittenNow},
                            {tr("read before"), TileElement::ReadBefore},
                            {tr("written before"), TileElement::WrittenBefore}};
    const quint8 drawn = look.usesDrawn();
    items.removeIf([drawn](const LegendItem &item) { return !(item.use & drawn); });
    if (look.sheet && look.hasGrowth())
        items << LegendItem{tr("being added up"), 0, LegendItem::Mark::Growth};
    if (const QList<FindingKind> found = look.sheet ? look.findingsDrawn() : QList<FindingKind>(); !found.isEmpty())
        items << LegendItem{found.size() == 1 ? findingTitle(found[0]).toLower() : tr("a finding"), 0, LegendItem::Mark::Finding};
    if (look.sheet && look.hasOutside())
        items << LegendItem{tr("outside: no such element"), 0, LegendItem::Mark::Outside};
    if (look.sheet && look.isChosenDrawn())
        items << LegendItem{tr("chosen"), 0, LegendItem::Mark::Chosen};
    const bool isShort = look.legendBrevity > 0;
    if (look.legendBrevity < 2 && std::ranges::any_of(look.texts, &TileTexts::isRounded))
        items << LegendItem{isShort ? tr("~ rounded") : tr("~ rounded: point at it for all digits"), 0, LegendItem::Mark::Words};
    if (look.legendBrevity < 2 && std::ranges::any_of(look.texts, &TileTexts::isLeftOut))
        items << LegendItem{isShort ? tr("values: point at an element") : tr("no room for values: point at an element for its"), 0,
                            LegendItem::Mark::Words};
    const QFontMetricsF metrics(look.legendFont());
    double x = look.px(4), y = 0;
    for (LegendItem &item : items) {
        const double mark = item.mark == LegendItem::Mark::Words ? 0 : legendMark(look) + look.px(6);
        const double wide = mark + metrics.horizontalAdvance(item.text);
        if (item.mark == LegendItem::Mark::Words && x > look.px(4))
            x += look.px(8); // No mark sets it apart.
        if (x > look.px(4) && x + wide > width) {
            x = look.px(4);
            y += legendLine(look);
        }
        item.place = {x, y};
        x += wide + look.px(16);
    }
    return items;
}

} // namespace

double TilesPainter::legendHeight(const TilesLayout &look, double width)
{
    const QList<LegendItem> items = look.showsReuse ? QList<LegendItem>() : legendOf(look, width);
    return (items.isEmpty() ? 0 : items.last().place.y()) + legendLine(look) + look.px(6);
}

void TilesPainter::paintLegend(const QRectF &room)
{
    m_painter.save();
    m_painter.setFont(m_look.legendFont());
    m_painter.translate(room.topLeft() + QPointF(0, m_look.px(6)));
    const QFontMetricsF metrics(m_look.legendFont());
    const double side = legendMark(m_look);
    const double line = legendLine(m_look);
    if (m_look.showsReuse) {
        m_painter.setPen(m_look.theme.mutedText);
        const QString text = tr("How often this work-group reads each element in the whole launch: the lighter, the more often");
        m_painter.drawText(QRectF(m_look.px(4), 0, room.width() - m_look.px(4), line), Qt::AlignLeft | Qt::AlignVCenter,
                           metrics.elidedText(text, Qt::ElideRight, room.width() - m_look.px(8)));
    }
    const auto paintMark = [this](const LegendItem &item, const QRectF &cell) {
        const bool isEmpty = item.mark == LegendItem::Mark::Finding || item.mark == LegendItem::Mark::Chosen;
        if (isEmpty) {
            m_painter.setBrush(m_look.theme.raised);
            m_painter.setPen(m_look.theme.mutedText);
            m_painter.drawRect(cell.adjusted(0, 0, -1, -1));
        }
        if (item.mark == LegendItem::Mark::Use)
            paintUse(cell, item.use);
        else if (item.mark == LegendItem::Mark::Growth)
            paintGrowth(cell, 0.6);
        else if (item.mark == LegendItem::Mark::Finding)
            paintFinding(Severity::Error, cell, cell.width() * 0.6);
        else if (item.mark == LegendItem::Mark::Outside)
            paintOutside({0, TileOutside::When::Now}, cell);
        else
            paintChosen(cell.adjusted(1, 1, -2, -2));
    };
    for (const LegendItem &item : m_look.showsReuse ? QList<LegendItem>() : legendOf(m_look, room.width())) {
        const bool isMarked = item.mark != LegendItem::Mark::Words;
        const QRectF cell(std::floor(item.place.x()), std::floor(item.place.y() + (line - side) / 2), side, side);
        if (isMarked)
            paintMark(item, cell);
        m_painter.setFont(m_look.legendFont()); // A mark may have had another.
        m_painter.setPen(m_look.theme.mutedText);
        m_painter.drawText(QPointF(isMarked ? cell.right() + m_look.px(6) : item.place.x(),
                                   item.place.y() + line / 2 + (metrics.ascent() - metrics.descent()) / 2),
                           item.text);
    }
    m_painter.restore();
}

} // namespace kernelscope
