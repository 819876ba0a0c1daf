#include "ui/compare/ComparePainting.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/compare/CompareMarks.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double tickSpacing = 32;
constexpr double fineSpacing = 14;
constexpr double mostNames = 0.34; // Of the width, for names behind the lines' ends.
constexpr double mostApart = 0.9;  // Of the way from one value to the next, for all lines.
constexpr double nearEnough = 24;
constexpr double leastPlot = 110;
constexpr double bestRow = 3.2; // Lines of text, for a bar with its name.
constexpr double tallestRow = 5.2;
constexpr double nameAbove = 1.15;
constexpr int mostFailures = 3; // That are told of in words.

} // namespace

double ComparePainting::px(const Appearance &appearance, double length)
{
    return length * appearance.scale();
}

ComparePainting::ComparePainting(const CompareData &data, const Appearance &appearance, const QRectF &area)
    : m_data(data), m_appearance(appearance), m_area(area), m_font(appearance.interfaceFont(0.95))
{
    if (data.isMap)
        layOutMaps();
    else if (data.isSweep())
        layOutPlot();
    else
        layOutBars();
}

double ComparePainting::textHeight() const
{
    return QFontMetricsF(m_font).height();
}

QColor ComparePainting::colourOf(int line) const
{
    return lineColour(line, m_appearance.theme());
}

void ComparePainting::layOutPlot()
{
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 8);
    QList<double> values;
    QList<double> places;
    double widest = 0;
    for (const CompareLine &line : m_data.lines) {
        widest = std::max(widest, metrics.horizontalAdvance(line.name));
        for (const ComparePoint &point : line.points)
            values << point.value << point.least << point.most;
    }
    for (const ComparePlace &place : m_data.places)
        places << place.at;
    const double top = m_area.top() + 1.5 * textHeight() + gap; // The highest tick's text goes half a line above it.
    const auto told = double(failureLines().size());
    const double below = 2 * textHeight() + 2 * gap + (told > 0 ? told * textHeight() + gap : 0);
    double bottom = m_area.bottom() - below;
    double right = m_area.right() - px(m_appearance, 16);
    const double forNames = std::min(widest, m_area.width() * mostNames) + px(m_appearance, 26);
    const bool fit = widest <= m_area.width() * mostNames &&
                     double(m_data.lines.size()) * metrics.height() <= std::max(0.0, bottom - top) &&
                     m_area.width() > px(m_appearance, 420);
    if (fit) {
        right = m_area.right() - forNames;
    } else {
        layOutLegend(m_area.width());
        bottom -= m_legend.isEmpty() ? 0 : m_legend.last().bottom() + gap;
    }
    bottom = std::max(bottom, top + 1);
    m_up = ChartAxis::around(values, bottom - top, true);
    m_ticks = chartTicks(m_up, px(m_appearance, tickSpacing));
    m_fine = chartTicks(m_up, px(m_appearance, fineSpacing));
    double widestTick = 0;
    for (const double tick : std::as_const(m_ticks))
        widestTick = std::max(widestTick, metrics.horizontalAdvance(axisText(tick, !m_data.unit.isEmpty())));
    const double left = m_area.left() + widestTick + gap;
    m_plot = QRectF(QPointF(left, top), QPointF(std::max(right, left + 1), bottom));
    m_across = ChartAxis::around(places, m_plot.width(), m_data.isLog);
    QList<double> pixels;
    for (const double place : std::as_const(places))
        pixels << m_across.toPixel(place);
    std::ranges::sort(pixels);
    double least = pixels.isEmpty() ? 0 : 2 * std::min(pixels.first(), m_plot.width() - pixels.last());
    for (qsizetype i = 1; i < pixels.size(); ++i)
        least = std::min(least, pixels[i] - pixels[i - 1]);
    m_apart = std::min(px(m_appearance, compareMarkSize + 1), mostApart * least / double(std::max<qsizetype>(1, m_data.lines.size())));
    for (QRectF &place : m_legend)
        place.translate(m_plot.left(), m_plot.bottom() + 2 * textHeight() + 2 * gap);
    if (!fit)
        return;
    QList<double> wanted;
    for (const CompareLine &line : m_data.lines)
        wanted << (line.points.isEmpty() ? m_plot.bottom() : m_plot.bottom() - m_up.toPixel(line.points.last().value));
    m_names = spreadLabels(wanted, metrics.height(), m_plot.top() - metrics.height() / 2, m_plot.bottom() + metrics.height() / 2);
}

/// In rows below the plot, from its corner on; each name as wide as it is, cut where it is wider than all of the row.
void ComparePainting::layOutLegend(double available)
{
    const QFontMetricsF metrics(m_font);
    const double height = metrics.height() * 1.25;
    const double room = available * 0.8;
    QPointF at(0, 0);
    for (const CompareLine &line : m_data.lines) {
        const double width = std::min(room, metrics.horizontalAdvance(line.name) + px(m_appearance, 40));
        if (at.x() > 0 && at.x() + width > room)
            at = QPointF(0, at.y() + height);
        m_legend << QRectF(at, QSizeF(width, height));
        at.rx() += width;
    }
}

void ComparePainting::layOutBars()
{
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 8);
    QList<double> values;
    double widest = 0;
    double widestName = 0;
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        const CompareLine &shown = m_data.lines[line];
        widestName = std::max(widestName, metrics.horizontalAdvance(shown.name));
        for (const ComparePoint &point : shown.points) {
            values << point.value << point.most;
            widest = std::max(widest, metrics.horizontalAdvance(barText(m_data, point)));
        }
    }
    const double top = m_area.top() + textHeight() + gap;
    const double room = m_area.bottom() - top;
    const double rows = std::max(1.0, double(m_data.lines.size()));
    const double withNameAbove = 2.6 * metrics.height();
    m_rowHeight = std::min(room / rows, tallestRow * metrics.height());
    if (m_rowHeight < withNameAbove) {
        m_nameWidth = std::min(widestName + 1, m_area.width() * 0.3) + gap;
        m_rowHeight = std::clamp(room / rows, metrics.height() * 1.15, 2.0 * metrics.height());
    }
    m_barHeight =
        m_nameWidth > 0 ? m_rowHeight * 0.68 : std::max(1.1 * metrics.height(), (m_rowHeight - nameAbove * metrics.height()) * 0.6);
    const double left = m_area.left() + m_nameWidth;
    const double right = std::max(left + px(m_appearance, 24), m_area.right() - widest - 2 * gap);
    m_plot = QRectF(QPointF(left, top), QPointF(right, top + rows * m_rowHeight));
    m_across = ChartAxis::fromZero(values, m_plot.width());
    m_across.to /= 1.06; // The text behind a bar has room of its own.
}

double ComparePainting::barTop(int line) const
{
    const double above = m_nameWidth > 0 ? (m_rowHeight - m_barHeight) / 2 : QFontMetricsF(m_font).height() * nameAbove;
    return m_plot.top() + m_rowHeight * line + above;
}

QPointF ComparePainting::placeOf(const ComparePick &pick) const
{
    const ComparePoint &point = m_data.lines[pick.line].points[pick.point];
    if (m_data.isMap)
        return cellOf(pick.line, point.place, point.other).center();
    if (!m_data.isSweep())
        return {m_plot.left() + m_across.toPixel(point.value), barTop(pick.line) + m_barHeight / 2};
    return {m_plot.left() + m_across.toPixel(m_data.places[point.place].at) + besidePlace(pick.line),
            m_plot.bottom() - m_up.toPixel(point.value)};
}

double ComparePainting::besidePlace(int line) const
{
    return std::round((double(line) - double(m_data.lines.size() - 1) / 2) * m_apart);
}

/// A line each, or a few lines for the only one.
QStringList ComparePainting::failureLines() const
{
    const QFontMetricsF metrics(m_font);
    QStringList lines;
    if (m_data.failures.size() == 1) {
        QStringList words = failureText(m_data.failures.first()).split(u' ');
        while (!words.isEmpty() && lines.size() < mostFailures) {
            QString line = words.takeFirst();
            while (!words.isEmpty() && metrics.horizontalAdvance(line + u' ' + words.first()) <= m_area.width())
                line += u' ' + words.takeFirst();
            lines << line;
        }
        if (!words.isEmpty())
            lines.last() += u' ' + words.join(u' ');
        return lines;
    }
    for (qsizetype i = 0; i < std::min<qsizetype>(m_data.failures.size(), mostFailures); ++i)
        lines << failureText(m_data.failures[i]);
    if (m_data.failures.size() > mostFailures)
        lines << QObject::tr("and %1 more").arg(m_data.failures.size() - mostFailures);
    return lines;
}

QPointF ComparePainting::placeOf(const CompareFailure &failure) const
{
    return {m_plot.left() + m_across.toPixel(m_data.places[failure.place].at), m_plot.bottom() - px(m_appearance, compareMarkSize)};
}

QString ComparePainting::failureAt(const QPointF &place) const
{
    QStringList texts;
    for (const CompareFailure &failure : m_data.failures) {
        const QPointF away = m_data.isMap ? QPointF() : placeOf(failure) - place;
        bool isThere = !m_data.isMap && std::hypot(away.x(), away.y()) < px(m_appearance, compareMarkSize);
        for (int line = 0; line < int(m_maps.size()); ++line)
            isThere = isThere || cellOf(line, failure.place, failure.other).contains(place);
        if (isThere)
            texts << failureText(failure);
    }
    return texts.join(u'\n');
}

ComparePick ComparePainting::pickAt(const QPointF &place) const
{
    if (!m_data.isSweep()) {
        const int line = m_rowHeight > 0 ? int(std::floor((place.y() - m_plot.top()) / m_rowHeight)) : -1;
        const bool isThere = line >= 0 && line < int(m_data.lines.size()) && !m_data.lines[line].points.isEmpty();
        return isThere && m_area.contains(place) ? ComparePick{line, 0} : ComparePick();
    }
    for (int line = 0; line < int(m_maps.size()); ++line) {
        for (int point = 0; point < int(m_data.lines[line].points.size()); ++point) {
            const ComparePoint &shown = m_data.lines[line].points[point];
            if (cellOf(line, shown.place, shown.other).contains(place))
                return {line, point};
        }
    }
    if (m_data.isMap)
        return {};
    ComparePick nearest;
    double least = px(m_appearance, nearEnough);
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        for (int point = 0; point < int(m_data.lines[line].points.size()); ++point) {
            const QPointF away = placeOf({line, point}) - place;
            const double distance = std::hypot(away.x(), away.y());
            if (distance >= least)
                continue;
            least = distance;
            nearest = {line, point};
        }
    }
    return nearest;
}

double ComparePainting::leastHeight(const CompareData &data, const Appearance &appearance)
{
    const double line = QFontMetricsF(appearance.interfaceFont(0.95)).height();
    if (data.isSweep())
        return px(appearance, leastPlot) + line * (3 + std::min(2.0, double(data.failures.size())) + (data.lines.size() > 1 ? 2 : 0));
    return line * 1.15 * double(data.lines.size()) + line + px(appearance, 8);
}

double ComparePainting::bestHeight(const CompareData &data, const Appearance &appearance)
{
    const double line = QFontMetricsF(appearance.interfaceFont(0.95)).height();
    if (data.isSweep())
        return px(appearance, 420);
    return line * bestRow * double(data.lines.size()) + line + px(appearance, 8);
}

double ComparePainting::mostHeight(const CompareData &data, const Appearance &appearance)
{
    return bestHeight(data, appearance) +
           (tallestRow - bestRow) * QFontMetricsF(appearance.interfaceFont(0.95)).height() * double(data.lines.size());
}

} // namespace kernelscope
