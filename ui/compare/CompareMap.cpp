// A sweep over two parameters: a heat map for each launch.

#include <algorithm>
#include <cmath>
#include <limits>

#include <QObject>

#include "ui/compare/ComparePart.h"
#include "ui/models/Durations.h"
#include "ui/scene/ColourBar.h"

namespace kernelscope {
namespace {

constexpr double mostLabel = 0.2; // Of the width.

class MapsPart : private ComparePart
{
public:
    using ComparePart::ComparePart;
    Scene scene();

private:
    void layOut();
    QRectF cellOf(int line, int place, int other) const;
    Ink heatOf(double value) const;
    void addMap(int line);
    void addCells(int line);
    void addValues(int line);
    void addScale();

    QList<QRectF> m_maps; ///< the cells of each line's map, together
    double m_least = std::numeric_limits<double>::max();
    double m_most = 0;
};

Scene MapsPart::scene()
{
    layOut();
    addTitle();
    for (int line = 0; line < int(m_maps.size()); ++line)
        addMap(line);
    if (m_lit.line >= 0) {
        const ComparePoint &point = m_data.lines[m_lit.line].points[m_lit.point];
        m_scene.box(cellOf(m_lit.line, point.place, point.other), {}, {Ink::Accent, px(3)});
    }
    addScale();
    addFailureLines();
    for (int line = 0; line < int(m_maps.size()); ++line) {
        const QList<ComparePoint> &points = m_data.lines[line].points;
        for (int at = 0; at < int(points.size()); ++at)
            addTarget(cellOf(line, points[at].place, points[at].other), line, at);
    }
    return m_scene;
}

/// Maps side by side, in so many columns that their cells are as large as they can be.
void MapsPart::layOut()
{
    const double gap = px(10);
    for (const CompareLine &line : m_data.lines) {
        for (const ComparePoint &point : line.points) {
            m_least = std::min(m_least, point.value);
            m_most = std::max(m_most, point.value);
        }
    }
    double label = m_metrics.horizontalAdvance(m_data.other);
    for (const ComparePlace &place : m_data.others)
        label = std::max(label, m_metrics.horizontalAdvance(place.text));
    label = std::min(label, m_area.width() * mostLabel) + gap;
    const double told = double(failureLines().size()) * textHeight();
    const QRectF room = m_area.adjusted(0, textHeight() + gap, 0, -textHeight() - gap - told);
    const int count = int(m_data.lines.size());
    double best = -1;
    for (int columns = 1; columns <= std::max(1, count); ++columns) {
        const int rows = (std::max(1, count) + columns - 1) / columns;
        const QSizeF each((room.width() - (columns - 1) * gap) / columns, (room.height() - (rows - 1) * gap) / rows);
        const QSizeF cells(std::max(1.0, each.width() - label), std::max(1.0, each.height() - 3 * textHeight()));
        const double least = std::min(cells.width() / double(std::max<qsizetype>(1, m_data.places.size())) / 2,
                                      cells.height() / double(std::max<qsizetype>(1, m_data.others.size())));
        if (least <= best)
            continue;
        best = least;
        m_maps.clear();
        for (int map = 0; map < count; ++map) {
            const QPointF at(room.left() + (map % columns) * (each.width() + gap), room.top() + (map / columns) * (each.height() + gap));
            m_maps << QRectF(at + QPointF(label, textHeight()), cells);
        }
    }
}

QRectF MapsPart::cellOf(int line, int place, int other) const
{
    const QRectF &map = m_maps[line];
    const double width = map.width() / double(m_data.places.size());
    const double height = map.height() / double(m_data.others.size());
    return {map.left() + place * width, map.bottom() - (other + 1) * height, width, height};
}

/// The fastest is the brightest; a step of the colour is a factor.
Ink MapsPart::heatOf(double value) const
{
    return {Ink::Ramp, m_most > m_least ? 1 - std::log(value / m_least) / std::log(m_most / m_least) : 1};
}

void MapsPart::addMap(int line)
{
    const QRectF &map = m_maps[line];
    m_scene.box(map, Ink::Raised);
    say({map.left(), map.top() - textHeight(), map.width(), textHeight()}, m_data.lines[line].name, Ink::Text,
        Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
    addCells(line);
    for (const CompareFailure &failure : m_data.failures) {
        const QRectF cell = cellOf(line, failure.place, failure.other);
        addCross(cell.center(), std::min({cell.width() / 3, cell.height() / 3, px(compareMarkSize)}), failure);
        const QString toolTip = m_scene.items.last().toolTip;
        m_scene.box(cell, {}).toolTip = toolTip; // All of the cell has it.
    }
    addValues(line);
}

void MapsPart::addCells(int line)
{
    const double gap = px(6);
    const QList<ComparePoint> &points = m_data.lines[line].points;
    QList<double> fastest(m_data.places.size(), std::numeric_limits<double>::max());
    for (const ComparePoint &point : points)
        fastest[point.place] = std::min(fastest[point.place], point.value);
    for (const ComparePoint &point : points) {
        const QRectF cell = cellOf(line, point.place, point.other);
        const Ink heat = heatOf(point.value);
        m_scene.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), heat);
        const QString text = shownDuration(point.value);
        if (m_metrics.horizontalAdvance(text) + gap <= cell.width() && textHeight() <= cell.height())
            say(cell, text, heat.textOn(), Qt::AlignCenter);
        if (point.value <= fastest[point.place] && m_data.others.size() >= 2)
            m_scene.box(cell.adjusted(2, 2, -2, -2), {}, {heat.textOn(), px(2)});
    }
}

/// At the edges; those that would touch are left out.
void MapsPart::addValues(int line)
{
    const QRectF &map = m_maps[line];
    const double gap = px(6);
    double until = -1e9;
    for (int place = 0; place < int(m_data.places.size()); ++place) {
        const double middle = cellOf(line, place, 0).center().x();
        const double width = m_metrics.horizontalAdvance(m_data.places[place].text);
        if (middle - width / 2 < until)
            continue;
        until = middle + width / 2 + gap;
        say({middle - width, map.bottom(), 2 * width, textHeight()}, m_data.places[place].text, Ink::Muted, Qt::AlignCenter);
    }
    say({map.left(), map.bottom() + textHeight(), map.width(), textHeight()}, m_data.parameter, Ink::Muted, Qt::AlignCenter);
    const auto sayBefore = [&](double top, const QString &text) {
        say({m_area.left(), top, map.left() - gap - m_area.left(), textHeight()}, text, Ink::Muted,
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip);
    };
    double above = 1e9;
    for (int other = 0; other < int(m_data.others.size()); ++other) {
        const double middle = cellOf(line, 0, other).center().y();
        if (middle + textHeight() / 2 > above)
            continue;
        above = middle - textHeight() / 2;
        sayBefore(above, m_metrics.elidedText(m_data.others[other].text, Qt::ElideMiddle, m_area.width() * mostLabel));
    }
    sayBefore(map.top() - textHeight(), m_data.other);
}

/// What the colours stand for, below the maps.
void MapsPart::addScale()
{
    if (m_maps.isEmpty() || m_most <= 0)
        return;
    const double gap = px(8);
    const double top = m_area.bottom() - double(failureLines().size() + 1) * textHeight();
    const QString from = shownDuration(m_least);
    const QString to = QObject::tr("%1 (logarithmic; outlined: the fastest for each %2)").arg(shownDuration(m_most), m_data.parameter);
    double x = m_area.left() + m_metrics.horizontalAdvance(from) + gap;
    say({m_area.left(), top, x - m_area.left(), textHeight()}, from, Ink::Muted);
    const QRectF bar(x, top + 2, px(120), textHeight() - 4);
    addColourBar(m_scene, bar, Qt::Horizontal, [](double position) { return Ink(Ink::Ramp, 1 - position); });
    x = bar.right() + gap;
    say({x, top, m_area.right() - x, textHeight()}, to, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
}

} // namespace

Scene compareMaps(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
{
    return MapsPart(data, appearance, area, lit).scene();
}

} // namespace kernelscope
