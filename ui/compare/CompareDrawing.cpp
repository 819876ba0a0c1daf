// How a comparison is drawn.

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/compare/CompareMarks.h"
#include "ui/compare/ComparePainting.h"
#include "ui/layout/TimelineGeometry.h"
#include "ui/models/DeviceTitle.h"
#include "ui/models/Durations.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostCapped = 12; // Values whose limits end in caps: those of more would touch.

/// What is drawn; with the device, where there is room.
QStringList ComparePainting::titleTexts() const
{
    const QString runs = m_data.repetitions > 1 ? QObject::tr("median of %1 runs").arg(m_data.repetitions) : QObject::tr("one run");
    const QString what = m_data.unit.isEmpty() ? QObject::tr("Kernel time") : rateUnit(m_data.unit);
    const QString by = m_data.isMap       ? QObject::tr("%1 by %2 and %3").arg(what, m_data.parameter, m_data.other)
                       : m_data.isSweep() ? QObject::tr("%1 by %2").arg(what, m_data.parameter)
                                          : QObject::tr("%1 of each launch").arg(what);
    const QString said = QObject::tr("%1, without transfers, %2").arg(by, runs);
    QStringList texts{said, m_data.isSweep() ? by : QObject::tr("%1 by %2").arg(what, m_data.parameter)};
    if (!m_data.device.isEmpty())
        texts.prepend(QObject::tr("%1, on %2").arg(said, shortDeviceTitle(m_data.device)));
    if (m_data.isSweep())
        texts.prepend(QObject::tr("%1, in shuffled order (seed %2)").arg(texts.first()).arg(sweepSeed));
    return texts;
}

void ComparePainting::paintTitle(QPainter &painter) const
{
    painter.setPen(m_appearance.theme().mutedText);
    const QRectF line(m_area.topLeft(), QSizeF(m_area.width(), textHeight()));
    const QFontMetricsF metrics(m_font);
    const QStringList texts = titleTexts();
    const QString fitting = fittingLabel(texts, line.width(), [&](const QString &text) { return metrics.horizontalAdvance(text); });
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fitting.isEmpty() ? metrics.elidedText(texts.last(), Qt::ElideRight, line.width()) : fitting);
}

void ComparePainting::paint(QPainter &painter, const ComparePick &lit) const
{
    painter.save();
    painter.setFont(m_font);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTitle(painter);
    if (m_data.isMap) {
        paintMaps(painter, lit);
    } else if (m_data.isSweep()) {
        paintGrid(painter);
        paintPlaces(painter);
        for (int line = 0; line < int(m_data.lines.size()); ++line) {
            if (line != lit.line)
                paintLine(painter, line, lit);
        }
        if (!lit.isEmpty())
            paintLine(painter, lit.line, lit);
        paintNames(painter);
        paintFailures(painter);
    } else {
        for (int line = 0; line < int(m_data.lines.size()); ++line)
            paintBar(painter, line, line == lit.line);
    }
    painter.restore();
}

void ComparePainting::paintGrid(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const double gap = px(m_appearance, 8);
    QColor faint = theme.border;
    faint.setAlphaF(0.45f);
    for (const double tick : m_fine)
        painter.fillRect(QRectF(m_plot.left(), std::round(m_plot.bottom() - m_up.toPixel(tick)), m_plot.width(), 1), faint);
    for (const double tick : m_ticks) {
        const double y = m_plot.bottom() - m_up.toPixel(tick);
        painter.fillRect(QRectF(m_plot.left(), std::round(y), m_plot.width(), 1), theme.border);
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(m_area.left(), y - textHeight() / 2, m_plot.left() - gap - m_area.left(), textHeight()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, axisText(tick, !m_data.unit.isEmpty()));
    }
    painter.fillRect(QRectF(m_plot.left(), m_plot.bottom(), m_plot.width(), 1), theme.mutedText);
}

/// The values of the parameter, where they are. Those at the ends are named first, then what has room between.
void ComparePainting::paintPlaces(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 8);
    QList<int> order{0, int(m_data.places.size()) - 1};
    for (int place = 1; place < int(m_data.places.size()) - 1; ++place)
        order << place;
    QList<QRectF> taken;
    for (const int place : std::as_const(order)) {
        const double x = m_plot.left() + m_across.toPixel(m_data.places[place].at);
        painter.fillRect(QRectF(std::round(x), m_plot.bottom(), 1, gap / 2), theme.mutedText);
        const QString text = metrics.elidedText(m_data.places[place].text, Qt::ElideMiddle, px(m_appearance, 120));
        const double width = metrics.horizontalAdvance(text);
        const QRectF label(x - width / 2, m_plot.bottom() + gap / 2, width, textHeight());
        if (std::ranges::any_of(taken, [&](const QRectF &other) { return other.adjusted(-gap, 0, gap, 0).intersects(label); }))
            continue;
        taken << label;
        const bool failed = std::ranges::any_of(m_data.failures, [&](const CompareFailure &failure) { return failure.place == place; });
        painter.setPen(failed ? theme.error : theme.text);
        painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, text);
    }
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + gap / 2 + textHeight(), m_plot.width(), textHeight()), Qt::AlignCenter,
                     m_data.parameter);
}

void ComparePainting::paintLine(QPainter &painter, int line, const ComparePick &lit) const
{
    const Theme &theme = m_appearance.theme();
    const QList<ComparePoint> &points = m_data.lines[line].points;
    const bool isFaint = !lit.isEmpty() && lit.line != line;
    const QColor colour = colourOf(line);
    painter.setOpacity(isFaint ? 0.45 : 1);
    QPen pen(colour, px(m_appearance, lit.line == line ? 3 : 2.2), lineStyle(line), Qt::FlatCap, Qt::RoundJoin);
    QPainterPath path;
    for (int at = 0; at < int(points.size()); ++at) {
        const QPointF place = placeOf({line, at});
        if (at == 0)
            path.moveTo(place);
        else
            path.lineTo(place);
    }
    painter.strokePath(path, pen);
    const double size = px(m_appearance, compareMarkSize);
    for (int at = 0; at < int(points.size()); ++at) {
        const QPointF place = placeOf({line, at});
        const double low = m_plot.bottom() - m_up.toPixel(points[at].least);
        const double high = m_plot.bottom() - m_up.toPixel(points[at].most);
        // Those of several lines lie on each other: they are not to hide the medians.
        const bool isLit = lit == ComparePick{line, at};
        painter.setOpacity(isLit ? 1 : isFaint ? 0.45 : 0.9);
        painter.setPen(QPen(colour, px(m_appearance, isLit ? 2 : 1.5)));
        const bool hasCaps = isLit || m_data.places.size() <= mostCapped;
        if (low - high > size)
            painter.drawLine(QPointF(place.x(), low), QPointF(place.x(), high));
        if (low - high > size && hasCaps) {
            for (const double end : {low, high})
                painter.drawLine(QPointF(place.x() - size / 2, end), QPointF(place.x() + size / 2, end));
        }
        painter.setOpacity(isFaint ? 0.45 : 1);
        paintMark(painter, place, isLit ? size * 1.5 : size, line, colour, theme);
    }
    painter.setOpacity(1);
}

void ComparePainting::paintNames(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    const double size = px(m_appearance, compareMarkSize);
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        const QString &name = m_data.lines[line].name;
        painter.setPen(theme.text);
        if (line < m_names.size()) {
            const QRectF room(m_plot.right() + px(m_appearance, 24), m_names[line] - metrics.height() / 2,
                              m_area.right() - m_plot.right() - px(m_appearance, 24), metrics.height());
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, name);
            paintMark(painter, {m_plot.right() + px(m_appearance, 12), m_names[line]}, size, line, colourOf(line), theme);
        } else if (line < m_legend.size()) {
            const QRectF place = m_legend[line];
            paintMark(painter, {place.left() + size, place.center().y()}, size, line, colourOf(line), theme);
            const QRectF room = place.adjusted(2 * size + px(m_appearance, 4), 0, -px(m_appearance, 8), 0);
            painter.setPen(theme.text);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(name, Qt::ElideMiddle, room.width()));
        }
    }
}

/// A cross at the foot of the values of which a run failed, and why in words.
void ComparePainting::paintFailures(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const double size = px(m_appearance, compareMarkSize) / 2;
    painter.setPen(QPen(theme.error, px(m_appearance, 2)));
    for (const CompareFailure &failure : m_data.failures) {
        const QPointF at = placeOf(failure);
        painter.drawLine(at - QPointF(size, size), at + QPointF(size, size));
        painter.drawLine(at - QPointF(size, -size), at + QPointF(size, -size));
    }
    paintFailureLines(painter);
}

void ComparePainting::paintFailureLines(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font);
    painter.setPen(m_appearance.theme().error);
    const QStringList lines = failureLines();
    double y = m_area.bottom() - double(lines.size()) * textHeight();
    for (const QString &line : lines) {
        painter.drawText(QRectF(m_area.left(), y, m_area.width(), textHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(line, Qt::ElideRight, m_area.width()));
        y += textHeight();
    }
}

/// Steps stand one behind the other; a bar that counts for nothing is hatched.
void ComparePainting::paintBarBox(QPainter &painter, const QRectF &bar, int line, bool isLit) const
{
    const Theme &theme = m_appearance.theme();
    const ComparedRow &row = m_data.rows[m_data.lines[line].points.first().row];
    const double round = px(m_appearance, 2);
    painter.setPen(row.fault.isEmpty() ? QPen(Qt::NoPen) : QPen(theme.error, px(m_appearance, 1.5)));
    painter.setBrush(row.fault.isEmpty() ? QBrush(colourOf(line)) : QBrush(Qt::NoBrush));
    if (!row.fault.isEmpty())
        hatch(painter, bar, colourOf(line), px(m_appearance, 6));
    painter.drawRoundedRect(bar, round, round);
    double x = bar.left();
    for (qsizetype step = 0; step + 1 < row.steps.size(); ++step) {
        x += m_across.toPixel(row.steps[step].medianNs);
        painter.fillRect(QRectF(x - round / 2, bar.top(), round, bar.height()), theme.surface);
    }
    if (!isLit)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, px(m_appearance, 1.5)));
    painter.drawRoundedRect(bar, round, round);
}

/// Each step of a computation is named in its part of the bar, as far as there is room, and `until` where the limits of the runs begin.
void ComparePainting::paintParts(QPainter &painter, const QRectF &bar, int line, double until) const
{
    const ComparedRow &row = m_data.rows[m_data.lines[line].points.first().row];
    if (row.steps.size() < 2 || !row.fault.isEmpty())
        return;
    const QFontMetricsF metrics(m_font);
    const double gap = px(m_appearance, 6);
    double x = bar.left();
    for (const LaunchTiming &step : row.steps) {
        const double end = x + m_across.toPixel(step.medianNs);
        const double room = std::min(end, until) - x - 2 * gap;
        const QString text = fittingLabel({step.name + u"  "_s + shownDuration(step.medianNs), step.name}, room,
                                          [&](const QString &tried) { return metrics.horizontalAdvance(tried); });
        painter.setPen(Theme::textOn(colourOf(line)));
        painter.drawText(QRectF(x + gap, bar.top(), std::max(0.0, room), bar.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x = end;
    }
}

void ComparePainting::paintBar(QPainter &painter, int line, bool isLit) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    const CompareLine &shown = m_data.lines[line];
    const double gap = px(m_appearance, 8);
    const QRectF row(m_area.left(), m_plot.top() + m_rowHeight * line, m_area.width(), m_rowHeight);
    const QRectF nameRoom = m_nameWidth > 0 ? QRectF(row.left(), row.top(), m_nameWidth - gap, m_rowHeight)
                                            : QRectF(row.left(), row.top(), row.width(), metrics.height());
    painter.setPen(theme.text);
    painter.drawText(nameRoom, (m_nameWidth > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                     metrics.elidedText(shown.name, Qt::ElideMiddle, nameRoom.width()));
    if (shown.points.isEmpty())
        return;
    const ComparePoint &point = shown.points.first();
    const QRectF bar(m_plot.left(), barTop(line), std::max(px(m_appearance, 2), m_across.toPixel(point.value)), m_barHeight);
    paintBarBox(painter, bar, line, isLit);
    double end = bar.right();
    double partsUntil = end;
    const double from = m_plot.left() + m_across.toPixel(point.least);
    const double to = m_plot.left() + m_across.toPixel(point.most);
    if (to - from > px(m_appearance, compareMarkSize)) { // Shorter ones would hide the bar.
        end = std::max(end, to);
        partsUntil = from;
        const double cap = m_barHeight / 4;
        for (const auto &[colour, width] : {std::pair(theme.surface, 4.0), std::pair(theme.text, 1.5)}) {
            painter.setPen(QPen(colour, px(m_appearance, width)));
            painter.drawLine(QPointF(from, bar.center().y()), QPointF(to, bar.center().y()));
            for (const double x : {from, to})
                painter.drawLine(QPointF(x, bar.center().y() - cap), QPointF(x, bar.center().y() + cap));
        }
    }
    paintParts(painter, bar, line, partsUntil);
    QFont bold = m_font;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(m_data.rows[point.row].isFastest ? bold : m_font);
    painter.setPen(m_data.rows[point.row].fault.isEmpty() ? theme.text : theme.error);
    painter.drawText(QRectF(end + gap, bar.top(), m_area.right() - end - gap, m_barHeight),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, barText(m_data, point));
    painter.setFont(m_font);
}

} // namespace kernelscope
