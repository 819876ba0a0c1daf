// A sweep over two parameters as a heat map for each launch.

#include <algorithm>
#include <cmath>
#include <limits>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/compare/ComparePainting.h"
#include "ui/models/Durations.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

/// Maps side by side, in so many columns that their cells are as large as they can be.
void ComparePainting::layOutMaps()
{
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 10);
    m_least = std::numeric_limits<double>::max();
    for (const CompareLine &line : m_data.lines) {
        for (const ComparePoint &point : line.points) {
            m_least = std::min(m_least, point.value);
            m_most = std::max(m_most, point.value);
        }
    }
    double label = metrics.horizontalAdvance(m_data.other);
    for (const ComparePlace &place : m_data.others)
        label = std::max(label, metrics.horizontalAdvance(place.text));
    label = std::min(label, m_area.width() * 0.2) + gap;
    const double told = double(failureLines().size()) * textHeight();
    const QRectF room = m_area.adjusted(0, textHeight() + gap, 0, -textHeight() - gap - told);
    const int count = std::max(1, int(m_data.lines.size()));
    double best = -1;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const QSizeF each((room.width() - (columns - 1) * gap) / columns, (room.height() - (rows - 1) * gap) / rows);
        const QSizeF cells(std::max(1.0, each.width() - label), std::max(1.0, each.height() - 3 * textHeight()));
        const double least = std::min(cells.width() / double(std::max<qsizetype>(1, m_data.places.size())) / 2,
                                      cells.height() / double(std::max<qsizetype>(1, m_data.others.size())));
        if (least <= best)
            continue;
        best = least;
        m_maps.clear();
        for (int map = 0; map < int(m_data.lines.size()); ++map) {
            const QPointF at(room.left() + (map % columns) * (each.width() + gap), room.top() + (map / columns) * (each.height() + gap));
            m_maps << QRectF(at + QPointF(label, textHeight()), cells);
        }
    }
}

QRectF ComparePainting::cellOf(int line, int place, int other) const
{
    const QRectF &map = m_maps[line];
    const double width = map.width() / double(m_data.places.size());
    const double height = map.height() / double(m_data.others.size());
    return {map.left() + place * width, map.bottom() - (other + 1) * height, width, height};
}

/// The fastest is the brightest; a step of the colour is a factor.
QColor ComparePainting::heatOf(double value) const
{
    return m_most > m_least ? Theme::ramp(1 - std::log(value / m_least) / std::log(m_most / m_least)) : Theme::ramp(1);
}

void ComparePainting::paintMaps(QPainter &painter, const ComparePick &lit) const
{
    const Theme &theme = m_appearance.theme();
    for (int line = 0; line < int(m_maps.size()); ++line)
        paintMap(painter, line);
    painter.setBrush(Qt::NoBrush);
    if (!lit.isEmpty()) {
        painter.setPen(QPen(theme.accent, px(m_appearance, 3)));
        const ComparePoint &point = m_data.lines[lit.line].points[lit.point];
        painter.drawRect(cellOf(lit.line, point.place, point.other));
    }
    paintMapScale(painter);
    paintFailureLines(painter);
}

void ComparePainting::paintMap(QPainter &painter, int line) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    const QRectF &map = m_maps[line];
    const double gap = px(m_appearance, 6);
    painter.fillRect(map, theme.raised);
    painter.setPen(theme.text);
    painter.drawText(QRectF(map.left(), map.top() - textHeight(), map.width(), textHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_data.lines[line].name, Qt::ElideRight, map.width()));
    const QList<ComparePoint> &points = m_data.lines[line].points;
    QList<double> fastest(m_data.places.size(), std::numeric_limits<double>::max());
    for (const ComparePoint &point : points)
        fastest[point.place] = std::min(fastest[point.place], point.value);
    for (const ComparePoint &point : points) {
        const QRectF cell = cellOf(line, point.place, point.other);
        painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), heatOf(point.value));
        const QString text = shownDuration(point.value);
        painter.setPen(Theme::textOn(heatOf(point.value)));
        if (metrics.horizontalAdvance(text) + gap <= cell.width() && metrics.height() <= cell.height())
            painter.drawText(cell, Qt::AlignCenter, text);
        if (point.value > fastest[point.place] || m_data.others.size() < 2)
            continue;
        painter.setPen(QPen(Theme::textOn(heatOf(point.value)), px(m_appearance, 2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(2, 2, -2, -2));
    }
    paintMapFailures(painter, line);
    paintMapValues(painter, line);
}

void ComparePainting::paintMapFailures(QPainter &painter, int line) const
{
    painter.setPen(QPen(m_appearance.theme().error, px(m_appearance, 2)));
    for (const CompareFailure &failure : m_data.failures) {
        const QRectF cell = cellOf(line, failure.place, failure.other);
        const double size = std::min({cell.width() / 3, cell.height() / 3, px(m_appearance, compareMarkSize)});
        painter.drawLine(cell.center() - QPointF(size, size), cell.center() + QPointF(size, size));
        painter.drawLine(cell.center() - QPointF(size, -size), cell.center() + QPointF(size, -size));
    }
}

/// At the edges; those that would touch are left out.
void ComparePainting::paintMapValues(QPainter &painter, int line) const
{
    const QFontMetricsF metrics(m_font);
    const QRectF &map = m_maps[line];
    const double gap = px(m_appearance, 6);
    painter.setPen(m_appearance.theme().mutedText);
    double until = -1e9;
    for (int place = 0; place < int(m_data.places.size()); ++place) {
        const QRectF cell = cellOf(line, place, 0);
        const double width = metrics.horizontalAdvance(m_data.places[place].text);
        if (cell.center().x() - width / 2 < until)
            continue;
        until = cell.center().x() + width / 2 + gap;
        painter.drawText(QRectF(cell.center().x() - width, map.bottom(), 2 * width, textHeight()), Qt::AlignCenter,
                         m_data.places[place].text);
    }
    painter.drawText(QRectF(map.left(), map.bottom() + textHeight(), map.width(), textHeight()), Qt::AlignCenter, m_data.parameter);
    double above = 1e9;
    for (int other = 0; other < int(m_data.others.size()); ++other) {
        const QRectF cell = cellOf(line, 0, other);
        if (cell.center().y() + metrics.height() / 2 > above)
            continue;
        above = cell.center().y() - metrics.height() / 2;
        const QRectF place(m_area.left(), above, map.left() - gap - m_area.left(), metrics.height());
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                         metrics.elidedText(m_data.others[other].text, Qt::ElideMiddle, m_area.width() * 0.2));
    }
    painter.drawText(QRectF(m_area.left(), map.top() - textHeight(), map.left() - gap - m_area.left(), textHeight()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, m_data.other);
}

/// What the colours stand for, below the maps.
void ComparePainting::paintMapScale(QPainter &painter) const
{
    if (m_maps.isEmpty() || m_most <= 0)
        return;
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 8);
    const double top = m_area.bottom() - double(failureLines().size() + 1) * textHeight();
    const QString from = shownDuration(m_least);
    const QString to = QObject::tr("%1 (logarithmic; outlined: the fastest for each %2)").arg(shownDuration(m_most), m_data.parameter);
    double x = m_area.left();
    painter.setPen(m_appearance.theme().mutedText);
    painter.drawText(QPointF(x, top + metrics.ascent()), from);
    x += metrics.horizontalAdvance(from) + gap;
    constexpr int steps = 40;
    const double width = px(m_appearance, 3);
    for (int step = 0; step < steps; ++step)
        painter.fillRect(QRectF(x + step * width, top + 2, width + 0.5, textHeight() - 4), Theme::ramp(1 - double(step) / (steps - 1)));
    x += steps * width + gap;
    painter.drawText(QPointF(x, top + metrics.ascent()), metrics.elidedText(to, Qt::ElideRight, m_area.right() - x));
}

} // namespace kernelscope
