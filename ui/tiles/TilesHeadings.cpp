// What stands above a panel, or below it.

#include <algorithm>

#include "ui/tiles/TilesPainter.h"
#include "ui/tiles/TilesTexts.h"

namespace kernelscope {

/// The longest that has room; the last one is cut.
static QString fitting(const QStringList &longestFirst, const QFontMetricsF &metrics, double room)
{
    const auto fits = std::ranges::find_if(longestFirst, [&](const QString &text) { return metrics.horizontalAdvance(text) <= room; });
    return fits != longestFirst.end() ? *fits : metrics.elidedText(longestFirst.constLast(), Qt::ElideRight, std::max(0.0, room));
}

/// Behind the name: of one line what is read of it matters more than its size.
TilesPainter::Heading TilesPainter::headingOf(int panel, double room, double name) const
{
    const QFontMetricsF small(m_small);
    const QString dot = QStringLiteral(" \u00b7 ");
    Heading heading;
    heading.outside = outsideText(m_look, panel);
    if (small.horizontalAdvance(heading.outside) > room - (m_look.arrangement.isTight ? name : 0))
        heading.outside = heading.outside.section(u':', 0, 0); // Where it is told of says less.
    const QStringList titles = tileTitles(m_look, panel);
    QStringList reuse = reuseTexts(m_look, panel);
    if (!heading.outside.isEmpty()) { // It matters more.
        for (QString &text : reuse)
            text += dot;
        reuse << QString();
    }
    const double outside = small.horizontalAdvance(heading.outside);
    if (!m_look.arrangement.isTight) {
        heading.title = fitting(titles, small, room - name);
        heading.reuse = fitting(reuse, small, room - outside);
        return heading;
    }
    QStringList both;
    for (const QString &text : reuse) {
        for (const QString &title : titles.first(std::max<qsizetype>(1, titles.size() - 1))) // A number alone says nothing here.
            both << title + dot + text;
        both << text;
    }
    heading.title = fitting(both, small, room - name - outside);
    return heading;
}

void TilesPainter::paintTitle(int panel)
{
    const QRectF room = m_look.places[std::size_t(panel)].title;
    QFont bold = m_look.font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold), small(m_small);
    const QString name = metrics.elidedText(m_look.sheet->object(panel).name, Qt::ElideMiddle, room.width());
    const double used = metrics.horizontalAdvance(name) + m_look.px(8);
    const Heading heading = headingOf(panel, room.width(), used);
    const bool isTight = m_look.arrangement.isTight;
    const QRectF first(room.left(), room.top(), room.width(), metrics.height());
    const QRectF rest = first.adjusted(used, 0, 0, 0), below = first.translated(0, metrics.height());
    const QRectF last = isTight ? rest : below;
    const double before = small.horizontalAdvance(isTight ? heading.title : heading.reuse);
    const double wide = std::max(used + small.horizontalAdvance(heading.title),
                                 last.left() - room.left() + before + small.horizontalAdvance(heading.outside));
    m_painter.fillRect(QRectF(room.left(), room.top(), std::min(room.width(), wide), last.bottom() - room.top()), m_look.theme.surface);
    const auto write = [this](const QRectF &into, const QFont &font, const QColor &colour, const QString &text) {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(into, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    write(first, bold, m_look.theme.text, name);
    write(rest, m_small, m_look.theme.mutedText, heading.title);
    write(below, m_small, m_look.theme.mutedText, heading.reuse);
    const QRectF outside = last.adjusted(before, 0, 0, 0);
    write(outside, m_small, m_look.theme.error, small.elidedText(heading.outside, Qt::ElideRight, std::max(0.0, outside.width())));
}

} // namespace kernelscope
