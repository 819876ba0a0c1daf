// What stands above a panel.

#include <algorithm>

#include "ui/tiles/TilesPainter.h"
#include "ui/tiles/TilesTexts.h"

namespace kernelscope {

/// Into `longestFirst`: of the longest that has room; none has: the last.
static qsizetype fitting(const QStringList &longestFirst, const QFontMetricsF &metrics, double room)
{
    const auto fits = std::ranges::find_if(longestFirst, [&](const QString &text) { return metrics.horizontalAdvance(text) <= room; });
    return std::min<qsizetype>(fits - longestFirst.begin(), longestFirst.size() - 1);
}

TilesPainter::HeadingRoom TilesPainter::headingRoom(int panel) const
{
    QFont bold = m_look.font;
    bold.setBold(true);
    const double width = m_look.places[std::size_t(panel)].title.width();
    HeadingRoom room;
    room.name = QFontMetricsF(bold).elidedText(m_look.sheet->object(panel).name, Qt::ElideMiddle, width);
    room.used = QFontMetricsF(bold).horizontalAdvance(room.name) + m_look.px(8);
    room.title = width - room.used;
    const QFontMetricsF small(m_small);
    const double last = m_look.arrangement.isTight ? room.title : width;
    room.outside = outsideText(m_look, panel);
    if (small.horizontalAdvance(room.outside) > last)
        room.outside = room.outside.section(u':', 0, 0); // Where it is told of says less.
    room.last = last - small.horizontalAdvance(room.outside);
    return room;
}

/// What stands behind the name, or of two lines in the second: the best first, each as the texts of which the longest that has room is
/// taken. Of one line what is read matters more than the size does, and which part it is of more than how often.
QList<QStringList> TilesPainter::lastLines(int panel) const
{
    const QString dot = QStringLiteral(" \u00b7 ");
    QStringList reuse = reuseTexts(m_look, panel);
    if (!outsideText(m_look, panel).isEmpty()) { // It matters more.
        for (QString &text : reuse)
            text += dot;
        reuse << QString();
    }
    const QStringList titles = tileTitles(m_look, panel);
    const qsizetype withPart = titlesWithPart(m_look, panel);
    const QStringList usual = titles.first(std::max<qsizetype>(1, titles.size() - 1)); // A number alone says nothing here.
    QList<QStringList> lines;
    for (const QStringList &before : {withPart > 0 ? titles.first(withPart) : usual, usual, QStringList()}) {
        for (const QString &text : m_look.arrangement.isTight ? reuse : QStringList()) {
            QStringList both;
            for (const QString &title : before)
                both << title + dot + text;
            lines << (before.isEmpty() ? QStringList(text) : both);
        }
    }
    for (const QString &text : m_look.arrangement.isTight ? QStringList() : reuse)
        lines << QStringList(text);
    return lines;
}

/// The first of the lines, from `first` on, that has room; the last one if none has.
static qsizetype lineThatFits(const QList<QStringList> &lines, qsizetype first, const QFontMetricsF &metrics, double room)
{
    for (qsizetype line = first; line < lines.size(); ++line) {
        if (std::ranges::any_of(lines[line], [&](const QString &text) { return metrics.horizontalAdvance(text) <= room; }))
            return line;
    }
    return lines.size() - 1;
}

/// Panels beside each other say as much as the one that has the least room for it: else what is used alike would seem not to be.
void TilesPainter::findHeadings()
{
    const QFontMetricsF small(m_small);
    const std::size_t panels = m_look.places.size();
    std::vector<HeadingTexts> all;
    for (int panel = 0; panel < int(panels); ++panel)
        all.push_back({headingRoom(panel), tileTitles(m_look, panel), lastLines(panel)});
    const auto isBeside = [this](std::size_t a, std::size_t b) { return m_look.places[a].title.top() == m_look.places[b].title.top(); };
    std::vector<qsizetype> fits, lines;
    for (const HeadingTexts &at : all)
        fits.push_back(lineThatFits(at.lines, 0, small, at.room.last));
    for (std::size_t panel = 0; panel < panels; ++panel) {
        qsizetype line = 0;
        for (std::size_t other = 0; other < panels; ++other)
            line = isBeside(panel, other) ? std::max(line, fits[other]) : line;
        const HeadingTexts &at = all[panel];
        lines.push_back(lineThatFits(at.lines, std::min(line, at.lines.size() - 1), small, at.room.last));
    }
    m_headings.clear();
    for (std::size_t panel = 0; panel < panels; ++panel) {
        const HeadingTexts &at = all[panel];
        const QStringList &texts = at.lines[lines[panel]];
        qsizetype title = 0, text = 0;
        for (std::size_t other = 0; other < panels; ++other) {
            const HeadingTexts &beside = all[other];
            if (!isBeside(panel, other))
                continue;
            if (beside.titles.size() == at.titles.size())
                title = std::max(title, fitting(beside.titles, small, beside.room.title));
            if (beside.lines[lines[other]].size() == texts.size())
                text = std::max(text, fitting(beside.lines[lines[other]], small, beside.room.last));
        }
        const QString last = small.elidedText(texts[text], Qt::ElideRight, std::max(0.0, at.room.last));
        const QString first = small.elidedText(at.titles[title], Qt::ElideRight, std::max(0.0, at.room.title));
        const bool isTight = m_look.arrangement.isTight;
        m_headings.push_back({at.room.name, isTight ? last : first, isTight ? QString() : last, at.room.outside, at.room.used});
    }
}

QRectF TilesPainter::headingRect(int panel) const
{
    const QRectF room = m_look.places[std::size_t(panel)].title;
    const Heading &heading = m_headings[std::size_t(panel)];
    const QFontMetricsF small(m_small);
    const bool isTight = m_look.arrangement.isTight;
    const double first = heading.used + small.horizontalAdvance(heading.title);
    const double last = (isTight ? first : small.horizontalAdvance(heading.reuse)) + small.horizontalAdvance(heading.outside);
    const double high = (isTight ? 1 : 2) * QFontMetricsF(m_look.font).height();
    return {room.left(), room.top(), std::min(room.width(), std::max(first, last)), high};
}

void TilesPainter::paintTitle(int panel)
{
    const QRectF room = m_look.places[std::size_t(panel)].title;
    QFont bold = m_look.font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold), small(m_small);
    const Heading &heading = m_headings[std::size_t(panel)];
    const bool isTight = m_look.arrangement.isTight;
    const QRectF first(room.left(), room.top(), room.width(), metrics.height());
    const QRectF rest = first.adjusted(heading.used, 0, 0, 0), below = first.translated(0, metrics.height());
    const double before = small.horizontalAdvance(isTight ? heading.title : heading.reuse);
    m_painter.fillRect(headingRect(panel), m_look.theme.surface);
    const auto write = [this](const QRectF &into, const QFont &font, const QColor &colour, const QString &text) {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(into, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    write(first, bold, m_look.theme.text, heading.name);
    write(rest, m_small, m_look.theme.mutedText, heading.title);
    write(below, m_small, m_look.theme.mutedText, heading.reuse);
    const QRectF outside = (isTight ? rest : below).adjusted(before, 0, 0, 0);
    write(outside, m_small, m_look.theme.error, small.elidedText(heading.outside, Qt::ElideRight, std::max(0.0, outside.width())));
}

} // namespace kernelscope
