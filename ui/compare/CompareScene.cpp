#include "ui/compare/CompareScene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QObject>
#include <QPolygonF>

#include "support/Filled.h"
#include "ui/compare/ComparePart.h"
#include "ui/layout/TimelineGeometry.h"
#include "ui/models/Counts.h"
#include "ui/models/DeviceTitle.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr std::array<int, 7> categories{0, 1, 2, 3, 5, 4, 7}; // Without yellow, which no white page shows.
constexpr int markCount = 8;
constexpr int mostFailures = 3; // That are told of in words.
constexpr double leastPlot = 110;
constexpr double bestPlot = 420;
constexpr double bestRow = 3.2; // Lines of text, for a bar with its name.

QPainterPath polygon(int corners, double radius, double turned)
{
    QPolygonF around;
    for (int corner = 0; corner <= corners; ++corner) {
        const double angle = turned + 2 * std::numbers::pi * corner / corners;
        around << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(around);
    return path;
}

/// All of about the same area.
QPainterPath markShape(int mark, double size)
{
    using std::numbers::pi;
    QPainterPath circle;
    switch (mark) {
    case 1:
        return polygon(4, size * 0.66, pi / 4);
    case 2:
        return polygon(3, size * 0.72, 0);
    case 3:
        return polygon(4, size * 0.68, 0);
    case 4:
        return polygon(3, size * 0.72, pi);
    case 5:
        return polygon(5, size * 0.62, 0);
    case 6:
        return polygon(3, size * 0.72, pi / 2);
    case 7:
        return polygon(3, size * 0.72, -pi / 2);
    default:
        circle.addEllipse(QPointF(), size * 0.55, size * 0.55);
        return circle;
    }
}

} // namespace

ComparePart::ComparePart(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
    : m_data(data), m_area(area), m_scale(appearance.scale()), m_metrics(appearance.interfaceFont(compareFontSize)),
      m_lit(std::holds_alternative<TimingSubject>(lit) ? std::get<TimingSubject>(lit) : TimingSubject{-1, -1})
{
    m_scene.size = QSizeF(area.right(), area.bottom());
    m_scene.shows = Scene::Lit;
}

double ComparePart::px(double length) const
{
    return length * m_scale;
}

SceneItem &ComparePart::say(const QRectF &rect, const QString &text, const Ink &ink, int flags, Qt::TextElideMode elide)
{
    return m_scene.text(rect, {text, ink, flags, compareFontSize, false, elide});
}

/// What is drawn; with the device, where there is space.
QStringList ComparePart::titleTexts() const
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
        texts.prepend(filled(QObject::tr("%1, in shuffled order (seed %2)"), texts.first(), sweepSeed));
    return texts;
}

void ComparePart::addTitle()
{
    const QRectF line(m_area.topLeft(), QSizeF(m_area.width(), textHeight()));
    const QStringList texts = titleTexts();
    const QString fitting = fittingLabel(texts, line.width(), [&](const QString &text) { return m_metrics.horizontalAdvance(text); });
    say(line, fitting.isEmpty() ? texts.last() : fitting, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter,
        fitting.isEmpty() ? Qt::ElideRight : Qt::ElideNone);
}

void ComparePart::addMark(const QPointF &at, double size, int line)
{
    m_scene.path(markShape(line % markCount, size).translated(at), lineInk(line), {Ink::Surface, size / 7});
}

/// With all that failed there as its tool tip.
void ComparePart::addCross(const QPointF &at, double size, const CompareFailure &failure)
{
    const ScenePen pen{Ink::Error, px(2)};
    m_scene.line({at - QPointF(size, size), at + QPointF(size, size)}, pen);
    m_scene.line({at - QPointF(size, -size), at + QPointF(size, -size)}, pen);
    QStringList texts;
    for (const CompareFailure &other : m_data.failures) {
        if (other.place == failure.place && (!m_data.isMap || other.other == failure.other))
            texts << failureText(other);
    }
    m_scene.items.last().toolTip = texts.join(u'\n');
    m_scene.items.last().reach = px(compareMarkSize);
}

/// A line each, or a few lines for the only one.
QStringList ComparePart::failureLines() const
{
    QStringList lines;
    if (m_data.failures.size() == 1) {
        QStringList words = failureText(m_data.failures.first()).split(u' ');
        while (!words.isEmpty() && lines.size() < mostFailures) {
            QString line = words.takeFirst();
            while (!words.isEmpty() && m_metrics.horizontalAdvance(line + u' ' + words.first()) <= m_area.width())
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
        lines << QObject::tr("and %1 more").arg(fullCount(quint64(m_data.failures.size() - mostFailures)));
    return lines;
}

void ComparePart::addFailureLines()
{
    const QStringList lines = failureLines();
    double y = m_area.bottom() - double(lines.size()) * textHeight();
    for (const QString &line : lines) {
        say({m_area.left(), y, m_area.width(), textHeight()}, line, Ink::Error, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
        y += textHeight();
    }
}

void ComparePart::addTarget(const QRectF &place, int line, int point, double reach, const QPoint &cell)
{
    SceneItem &target = m_scene.box(place, {});
    target.name = figuresText(m_data, m_data.rows[m_data.lines[line].points[point].row]);
    target.subject = TimingSubject{line, point};
    target.reach = reach;
    target.cell = cell;
}

Ink ComparePart::lineInk(int line)
{
    return {Ink::Mark, double(categories[std::size_t(line) % categories.size()])};
}

Qt::PenStyle ComparePart::lineStyle(int line)
{
    static constexpr std::array<Qt::PenStyle, 3> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return styles[std::size_t(line) / categories.size() % styles.size()];
}

Scene compareScene(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
{
    const auto make = data.isMap ? compareMaps : data.isSweep() ? comparePlot : compareBars;
    return make(data, appearance, area, lit);
}

CompareHeights compareHeights(const CompareData &data, const Appearance &appearance)
{
    const double line = QFontMetricsF(appearance.interfaceFont(compareFontSize)).height();
    const auto lines = double(data.lines.size());
    const double best = data.isSweep() ? bestPlot * appearance.scale() : line * bestRow * lines + line + 8 * appearance.scale();
    const double least = data.isSweep() ? leastPlot * appearance.scale() +
                                              line * (3 + std::min(2.0, double(data.failures.size())) + (data.lines.size() > 1 ? 2 : 0))
                                        : line * 1.15 * lines + line + 8 * appearance.scale();
    return {least, best, best + (tallestBarRow - bestRow) * line * lines};
}

} // namespace kernelscope
