#include "ui/timeline/GraphPainting.h"

#include <algorithm>

#include <QObject>
#include <QPainter>

#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr double graphMargin = 16;
constexpr double inside = 10;
constexpr double smaller = 0.85;

QString legendText(DependencyKind kind)
{
    switch (kind) {
    case DependencyKind::Kept:
        return QObject::tr("waits for, through a buffer");
    case DependencyKind::Missing:
        return QObject::tr("nothing orders them");
    case DependencyKind::Possible:
        return QObject::tr("nothing orders them, not traced");
    case DependencyKind::Needless:
        return QObject::tr("needless after");
    }
    return {};
}

} // namespace

GraphPainting::GraphPainting(const PlanGraph &graph, const Appearance &appearance) : m_graph(graph), m_appearance(appearance)
{
    const QFontMetricsF name(appearance.interfaceFont());
    const QFontMetricsF small(appearance.interfaceFont(smaller));
    GraphSizes sizes;
    sizes.stepHeight = name.height() + small.height() + appearance.px(inside) * 1.2;
    sizes.columnGap = appearance.px(sizes.columnGap);
    sizes.rowGap = appearance.px(sizes.rowGap);
    sizes.labelHeight = small.height();
    for (const GraphDependency &dependency : graph.dependencies)
        sizes.columnGap = std::max(sizes.columnGap, small.horizontalAdvance(dependency.buffer) + appearance.px(56));
    m_layout = graphLayout(graph, sizes, [&](int step) {
        return std::max(name.horizontalAdvance(title(step)), small.horizontalAdvance(below(step))) + 2 * appearance.px(inside);
    });
    if (m_layout.steps.isEmpty())
        return;
    const double edge = appearance.px(graphMargin);
    m_origin = {edge, edge + name.height() * 1.8};
    double legend = 0;
    for (const DependencyKind kind : kinds())
        legend += small.horizontalAdvance(legendText(kind)) + appearance.px(56);
    const double height = m_origin.y() + m_layout.size.height() + edge + (graph.steps.size() > mostGraphSteps ? name.height() * 1.5 : 0);
    m_size = {std::max(m_layout.size.width(), legend) + 2 * edge, height};
}

QList<DependencyKind> GraphPainting::kinds() const
{
    QList<DependencyKind> kinds;
    for (const DependencyKind kind : {DependencyKind::Kept, DependencyKind::Missing, DependencyKind::Possible, DependencyKind::Needless}) {
        if (std::ranges::any_of(m_layout.lines, [&](const GraphLine &line) { return line.kind == kind; }))
            kinds << kind;
    }
    return kinds;
}

QString GraphPainting::title(int step) const
{
    const GraphStep &drawn = m_graph.steps[step];
    return drawn.executions > 1 ? QStringLiteral("%1  \u00d7%2").arg(drawn.name).arg(drawn.executions) : drawn.name;
}

QString GraphPainting::below(int step) const
{
    const GraphStep &drawn = m_graph.steps[step];
    return drawn.stepPath.isEmpty() ? QObject::tr("%1 \u00b7 queue %2 \u00b7 added").arg(drawn.kind, drawn.queue)
                                    : QObject::tr("%1 \u00b7 queue %2").arg(drawn.kind, drawn.queue);
}

QString GraphPainting::toolTip(int step) const
{
    const GraphStep &drawn = m_graph.steps[step];
    QStringList lines{drawn.name};
    if (!drawn.reads.isEmpty())
        lines << QObject::tr("reads %1").arg(drawn.reads.join(QStringLiteral(", ")));
    if (!drawn.writes.isEmpty())
        lines << QObject::tr("writes %1").arg(drawn.writes.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

QColor GraphPainting::colourOf(DependencyKind kind) const
{
    const Theme &theme = m_appearance.theme();
    switch (kind) {
    case DependencyKind::Missing:
        return theme.error;
    case DependencyKind::Possible:
        return theme.warning;
    case DependencyKind::Needless:
        return theme.mutedText;
    case DependencyKind::Kept:
        break;
    }
    return theme.text;
}

void GraphPainting::paintStep(QPainter &painter, int step) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF rect = m_layout.steps[step].translated(m_origin);
    const bool isAdded = m_graph.steps[step].stepPath.isEmpty();
    painter.setPen(QPen(theme.edge(), m_appearance.px(1), isAdded ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(m_graph.steps[step].kind == u"launch" ? theme.accentSoft : theme.raised);
    painter.drawRoundedRect(rect, m_appearance.px(5), m_appearance.px(5));
    const double half = QFontMetricsF(m_appearance.interfaceFont()).height() + m_appearance.px(inside) * 0.6;
    const QRectF text = rect.adjusted(m_appearance.px(inside), 0, 0, 0);
    painter.setFont(m_appearance.interfaceFont());
    painter.setPen(theme.text);
    painter.drawText(QRectF(text.topLeft(), QSizeF(text.width(), half)), Qt::AlignLeft | Qt::AlignBottom | Qt::TextDontClip, title(step));
    painter.setFont(m_appearance.interfaceFont(smaller));
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(text.left(), text.top() + half, text.width(), rect.height() - half),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, below(step));
}

void GraphPainting::paintLine(QPainter &painter, const GraphLine &line) const
{
    const QColor colour = colourOf(line.kind);
    const bool isError = line.kind == DependencyKind::Missing || line.kind == DependencyKind::Possible;
    const Qt::PenStyle style = line.kind == DependencyKind::Kept      ? Qt::SolidLine
                               : line.kind == DependencyKind::Missing ? Qt::DashLine
                                                                      : Qt::DotLine;
    QPen pen(colour, m_appearance.px(isError ? 2.5 : 1.5), style);
    pen.setCapStyle(Qt::FlatCap);
    painter.strokePath(line.path, pen);
    const double tip = m_appearance.px(8);
    const QPointF back = line.isNextRound ? QPointF(0, tip) : QPointF(-tip, 0);
    const QPointF aside = line.isNextRound ? QPointF(tip * 0.5, 0) : QPointF(0, tip * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{line.end, line.end + back + aside, line.end + back - aside});
}

/// On its line, where no other label stands.
void GraphPainting::paintLabel(QPainter &painter, const GraphLine &line, QList<QRectF> &taken) const
{
    QString text = line.buffers.join(QStringLiteral(", "));
    if (line.isNextRound)
        text = QObject::tr("%1, next round").arg(text);
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(m_appearance.interfaceFont(smaller));
    QRectF place = metrics.boundingRect(text).adjusted(-3, -1, 3, 1);
    place.moveCenter(line.middle);
    for (const double part : {0.4, 0.6, 0.3, 0.7, 0.2, 0.8}) {
        if (std::ranges::none_of(taken, [&](const QRectF &other) { return other.intersects(place); }))
            break;
        place.moveCenter(line.path.pointAtPercent(part));
    }
    taken << place;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_appearance.theme().surface);
    painter.drawRect(place);
    painter.setFont(m_appearance.interfaceFont(smaller));
    painter.setPen(colourOf(line.kind));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
}

void GraphPainting::paintLegend(QPainter &painter) const
{
    const double edge = m_appearance.px(graphMargin);
    const QFontMetricsF metrics(m_appearance.interfaceFont(smaller));
    double x = edge;
    const double y = edge + metrics.height() / 2;
    for (const DependencyKind kind : kinds()) {
        GraphLine sample;
        sample.kind = kind;
        sample.path.moveTo(x, y);
        sample.end = {x + m_appearance.px(26), y};
        sample.path.lineTo(sample.end - QPointF(m_appearance.px(8), 0));
        paintLine(painter, sample);
        x = sample.end.x() + m_appearance.px(6);
        painter.setFont(m_appearance.interfaceFont(smaller));
        painter.setPen(m_appearance.theme().mutedText);
        painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), legendText(kind));
        x += metrics.horizontalAdvance(legendText(kind)) + m_appearance.px(24);
    }
}

void GraphPainting::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegend(painter);
    painter.translate(m_origin);
    // Errors above the others.
    for (const bool areErrors : {false, true}) {
        for (const GraphLine &line : m_layout.lines) {
            if ((line.kind == DependencyKind::Missing || line.kind == DependencyKind::Possible) == areErrors)
                paintLine(painter, line);
        }
    }
    QList<QRectF> taken;
    for (const GraphLine &line : m_layout.lines)
        paintLabel(painter, line, taken);
    painter.translate(-m_origin);
    for (int step = 0; step < int(m_layout.steps.size()); ++step)
        paintStep(painter, step);
    if (m_graph.steps.size() > mostGraphSteps) {
        painter.setFont(m_appearance.interfaceFont());
        painter.setPen(m_appearance.theme().mutedText);
        painter.drawText(
            QRectF(m_origin.x(), m_size.height() - m_appearance.px(graphMargin) * 2, m_size.width(), m_appearance.px(graphMargin)),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
            QObject::tr("and %1 more steps").arg(m_graph.steps.size() - mostGraphSteps));
    }
    painter.restore();
}

int GraphPainting::stepAt(const QPointF &point) const
{
    for (int step = 0; step < int(m_layout.steps.size()); ++step) {
        if (m_layout.steps[step].translated(m_origin).contains(point))
            return step;
    }
    return -1;
}

} // namespace kernelscope
