// A sweep over one parameter: a line for each launch.

#include <algorithm>
#include <cmath>

#include "support/Ranges.h"
#include "ui/compare/ComparePart.h"
#include "ui/layout/ChartAxis.h"

namespace kernelscope {
namespace {

constexpr double tickSpacing = 32;
constexpr double fineSpacing = 14;
constexpr double mostNames = 0.34; // Of the width, for names after the lines' ends.
constexpr double mostApart = 0.9;  // Of the way from one value to the next, for all lines.
constexpr double nearEnough = 24;
constexpr int mostCapped = 12; // Values whose limits end in caps: those of more would touch.
constexpr double faint = 0.45;

class PlotPart : private ComparePart
{
public:
    using ComparePart::ComparePart;
    Scene scene();

private:
    void layOut();
    void layOutLegend();
    void spreadLines(const QList<double> &places);
    QPointF placeOf(int line, const ComparePoint &point) const;
    void addGrid();
    void addPlaces();
    void addLine(int line);
    void addPoint(int line, int at);
    void addNames();

    QRectF m_plot;
    ChartAxis m_across;
    ChartAxis m_up;         ///< from the bottom
    QList<double> m_ticks;  ///< of m_up
    QList<double> m_fine;   ///< of m_up, without a text
    double m_apart = 0;     ///< from one line's runs of a value to the next line's: their limits would lie on each other
    QList<double> m_names;  ///< middles of the lines' names after their ends; empty: they are in the legend
    QList<QRectF> m_legend; ///< a place for each line's mark and name
};

Scene PlotPart::scene()
{
    layOut();
    addTitle();
    addGrid();
    addPlaces();
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        if (line != m_lit.line)
            addLine(line);
    }
    if (m_lit.line >= 0)
        addLine(m_lit.line);
    addNames();
    // A cross at the foot of the values of which a run failed, and why in words.
    for (const CompareFailure &failure : m_data.failures)
        addCross({m_plot.left() + m_across.toPixel(m_data.places[failure.place].at), m_plot.bottom() - px(compareMarkSize)},
                 px(compareMarkSize) / 2, failure);
    addFailureLines();
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        const QList<ComparePoint> &points = m_data.lines[line].points;
        for (int at = 0; at < int(points.size()); ++at)
            addTarget({placeOf(line, points[at]), QSizeF()}, line, at, px(nearEnough), {points[at].place, line});
    }
    return m_scene;
}

void PlotPart::layOut()
{
    const double gap = px(8);
    QList<double> values, places;
    double widest = 0;
    for (const CompareLine &line : m_data.lines) {
        widest = std::max(widest, m_metrics.horizontalAdvance(line.name));
        for (const ComparePoint &point : line.points)
            values << point.value << point.least << point.most;
    }
    for (const ComparePlace &place : m_data.places)
        places << place.at;
    const double top = m_area.top() + 1.5 * textHeight() + gap; // The highest tick's text goes half a line above it.
    const auto told = double(failureLines().size());
    const double below = 2 * textHeight() + 2 * gap + (told > 0 ? told * textHeight() + gap : 0);
    double bottom = m_area.bottom() - below;
    double right = m_area.right() - px(16);
    const double forNames = std::min(widest, m_area.width() * mostNames) + px(26);
    const bool fit = widest <= m_area.width() * mostNames && double(m_data.lines.size()) * textHeight() <= std::max(0.0, bottom - top) &&
                     m_area.width() > px(420);
    if (fit) {
        right = m_area.right() - forNames;
    } else {
        layOutLegend();
        bottom -= m_legend.isEmpty() ? 0 : m_legend.last().bottom() + gap;
    }
    bottom = std::max(bottom, top + 1);
    m_up = ChartAxis::around(values, bottom - top, true);
    m_ticks = chartTicks(m_up, px(tickSpacing));
    m_fine = chartTicks(m_up, px(fineSpacing));
    double widestTick = 0;
    for (const double tick : std::as_const(m_ticks))
        widestTick = std::max(widestTick, m_metrics.horizontalAdvance(axisText(tick, !m_data.unit.isEmpty())));
    const double left = m_area.left() + widestTick + gap;
    m_plot = QRectF(QPointF(left, top), QPointF(std::max(right, left + 1), bottom));
    m_across = ChartAxis::around(places, m_plot.width(), m_data.isLog);
    spreadLines(places);
    for (QRectF &place : m_legend)
        place.translate(m_plot.left(), m_plot.bottom() + 2 * textHeight() + 2 * gap);
    if (!fit)
        return;
    QList<double> wanted;
    for (const CompareLine &line : m_data.lines)
        wanted << (line.points.isEmpty() ? m_plot.bottom() : m_plot.bottom() - m_up.toPixel(line.points.last().value));
    m_names = spreadLabels(wanted, textHeight(), m_plot.top() - textHeight() / 2, m_plot.bottom() + textHeight() / 2);
}

/// In rows below the plot, from its corner on; each name as wide as it is, cut where it is wider than all of the row.
void PlotPart::layOutLegend()
{
    const double height = textHeight() * 1.25;
    const double room = m_area.width() * 0.8;
    QPointF at(0, 0);
    for (const CompareLine &line : m_data.lines) {
        const double width = std::min(room, m_metrics.horizontalAdvance(line.name) + px(40));
        if (at.x() > 0 && at.x() + width > room)
            at = QPointF(0, at.y() + height);
        m_legend << QRectF(at, QSizeF(width, height));
        at.rx() += width;
    }
}

void PlotPart::spreadLines(const QList<double> &places)
{
    QList<double> pixels = mapped(places, [&](const double place) { return m_across.toPixel(place); });
    std::ranges::sort(pixels);
    double least = pixels.isEmpty() ? 0 : 2 * std::min(pixels.first(), m_plot.width() - pixels.last());
    for (qsizetype i = 1; i < pixels.size(); ++i)
        least = std::min(least, pixels[i] - pixels[i - 1]);
    m_apart = std::min(px(compareMarkSize + 1), mostApart * least / double(std::max<qsizetype>(1, m_data.lines.size())));
}

QPointF PlotPart::placeOf(int line, const ComparePoint &point) const
{
    const double beside = std::round((double(line) - double(m_data.lines.size() - 1) / 2) * m_apart);
    return {m_plot.left() + m_across.toPixel(m_data.places[point.place].at) + beside, m_plot.bottom() - m_up.toPixel(point.value)};
}

void PlotPart::addGrid()
{
    const double gap = px(8);
    Ink fine = Ink::Border;
    fine.opacity = faint;
    for (const double tick : std::as_const(m_fine))
        m_scene.box({m_plot.left(), std::round(m_plot.bottom() - m_up.toPixel(tick)), m_plot.width(), 1}, fine);
    for (const double tick : std::as_const(m_ticks)) {
        const double y = m_plot.bottom() - m_up.toPixel(tick);
        m_scene.box({m_plot.left(), std::round(y), m_plot.width(), 1}, Ink::Border);
        say({m_area.left(), y - textHeight() / 2, m_plot.left() - gap - m_area.left(), textHeight()},
            axisText(tick, !m_data.unit.isEmpty()), Ink::Muted, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip);
    }
    m_scene.box({m_plot.left(), m_plot.bottom(), m_plot.width(), 1}, Ink::Muted);
}

/// The values of the parameter, where they are. Those at the ends are named first, then what has space between.
void PlotPart::addPlaces()
{
    const double gap = px(8);
    QList<int> order{0, int(m_data.places.size()) - 1};
    for (int place = 1; place < int(m_data.places.size()) - 1; ++place)
        order << place;
    QList<QRectF> taken;
    for (const int place : std::as_const(order)) {
        const double x = m_plot.left() + m_across.toPixel(m_data.places[place].at);
        m_scene.box({std::round(x), m_plot.bottom(), 1, gap / 2}, Ink::Muted);
        const QString text = m_metrics.elidedText(m_data.places[place].text, Qt::ElideMiddle, px(120));
        const double width = m_metrics.horizontalAdvance(text);
        const QRectF label(x - width / 2, m_plot.bottom() + gap / 2, width, textHeight());
        if (std::ranges::any_of(taken, [&](const QRectF &other) { return other.adjusted(-gap, 0, gap, 0).intersects(label); }))
            continue;
        taken << label;
        const bool failed = std::ranges::any_of(m_data.failures, [&](const CompareFailure &failure) { return failure.place == place; });
        say(label, text, failed ? Ink::Error : Ink::Text, Qt::AlignCenter | Qt::TextDontClip);
    }
    say({m_plot.left(), m_plot.bottom() + gap / 2 + textHeight(), m_plot.width(), textHeight()}, m_data.parameter, Ink::Muted,
        Qt::AlignCenter);
}

void PlotPart::addLine(int line)
{
    const QList<ComparePoint> &points = m_data.lines[line].points;
    QPainterPath path;
    for (int at = 0; at < int(points.size()); ++at) {
        const QPointF place = placeOf(line, points[at]);
        at == 0 ? path.moveTo(place) : path.lineTo(place);
    }
    const bool isFaint = m_lit.line >= 0 && m_lit.line != line;
    m_scene.path(path, {}, {lineInk(line), px(m_lit.line == line ? 3 : 2.2), lineStyle(line)}).opacity = isFaint ? faint : 1;
    for (int at = 0; at < int(points.size()); ++at)
        addPoint(line, at);
}

void PlotPart::addPoint(int line, int at)
{
    const ComparePoint &point = m_data.lines[line].points[at];
    const QPointF place = placeOf(line, point);
    const double size = px(compareMarkSize);
    const double low = m_plot.bottom() - m_up.toPixel(point.least);
    const double high = m_plot.bottom() - m_up.toPixel(point.most);
    const bool isFaint = m_lit.line >= 0 && m_lit.line != line;
    const bool isLit = m_lit == TimingSubject{line, at};
    // Those of several lines lie on each other: they are not to hide the medians.
    const double opacity = isLit ? 1 : isFaint ? faint : 0.9;
    const ScenePen pen{lineInk(line), px(isLit ? 2 : 1.5)};
    if (low - high > size) {
        m_scene.line({place.x(), low, place.x(), high}, pen).opacity = opacity;
        const bool hasCaps = isLit || m_data.places.size() <= mostCapped;
        for (const double end : hasCaps ? QList<double>{low, high} : QList<double>())
            m_scene.line({place.x() - size / 2, end, place.x() + size / 2, end}, pen).opacity = opacity;
    }
    addMark(place, isLit ? size * 1.5 : size, line);
    m_scene.items.last().opacity = isFaint ? faint : 1;
}

void PlotPart::addNames()
{
    const double size = px(compareMarkSize);
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        const QString &name = m_data.lines[line].name;
        if (line < m_names.size()) {
            say({m_plot.right() + px(24), m_names[line] - textHeight() / 2, m_area.right() - m_plot.right() - px(24), textHeight()}, name,
                Ink::Text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip);
            addMark({m_plot.right() + px(12), m_names[line]}, size, line);
        } else if (line < m_legend.size()) {
            const QRectF place = m_legend[line];
            addMark({place.left() + size, place.center().y()}, size, line);
            say(place.adjusted(2 * size + px(4), 0, -px(8), 0), name, Ink::Text, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
        }
    }
}

} // namespace

Scene comparePlot(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
{
    return PlotPart(data, appearance, area, lit).scene();
}

} // namespace kernelscope
