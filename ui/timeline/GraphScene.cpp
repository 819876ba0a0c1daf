#include "ui/timeline/GraphScene.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QObject>

#include "support/Filled.h"
#include "ui/layout/GraphLayout.h"
#include "ui/models/Counts.h"
#include "ui/models/EventModel.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double graphMargin = 16;
constexpr double inside = 10;
constexpr double smaller = 0.85;

bool isError(DependencyKind kind)
{
    return kind == DependencyKind::Missing || kind == DependencyKind::Possible;
}

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

QString titleOf(const GraphStep &step)
{
    return step.executions > 1 ? filled(u"%1  \u00d7%2"_s, step.name, step.executions) : step.name;
}

QString belowTitle(const GraphStep &step)
{
    return step.stepPath.isEmpty() ? QObject::tr("%1 \u00b7 queue %2 \u00b7 added").arg(kindText(step.kind), step.queue)
                                   : QObject::tr("%1 \u00b7 queue %2").arg(kindText(step.kind), step.queue);
}

QString toolTipOf(const GraphStep &step)
{
    QStringList lines{step.name};
    if (!step.reads.isEmpty())
        lines << QObject::tr("reads %1").arg(step.reads.join(u", "_s));
    if (!step.writes.isEmpty())
        lines << QObject::tr("writes %1").arg(step.writes.join(u", "_s));
    return lines.join(u'\n');
}

class GraphPicture
{
public:
    GraphPicture(const PlanGraph &graph, const Appearance &appearance)
        : m_graph(graph), m_appearance(appearance), m_name(appearance.interfaceFont()), m_small(appearance.interfaceFont(smaller))
    {
        GraphSizes sizes;
        sizes.stepHeight = m_name.height() + m_small.height() + appearance.px(inside) * 1.2;
        sizes.columnGap = appearance.px(sizes.columnGap);
        sizes.rowGap = appearance.px(sizes.rowGap);
        sizes.labelHeight = m_small.height();
        for (const GraphDependency &dependency : graph.dependencies)
            sizes.columnGap = std::max(sizes.columnGap, m_small.horizontalAdvance(dependency.buffer) + appearance.px(56));
        m_layout = graphLayout(graph, sizes, [&](int step) {
            return std::max(m_name.horizontalAdvance(titleOf(graph.steps[step])),
                            m_small.horizontalAdvance(belowTitle(graph.steps[step]))) +
                   2 * appearance.px(inside);
        });
        const double edge = appearance.px(graphMargin);
        const QPointF origin(edge, edge + m_name.height() * 1.8);
        for (QRectF &step : m_layout.steps)
            step.translate(origin);
        for (GraphLine &line : m_layout.lines) {
            line.path.translate(origin);
            line.end += origin;
            line.middle += origin;
        }
        m_layout.size += QSizeF(2 * edge, origin.y() + edge);
    }

    Scene scene();

private:
    void addLegend();
    void addLine(const GraphLine &line);
    void addLabel(const GraphLine &line, QList<QRectF> &taken);
    void addStep(int step);
    void addRest();

    const PlanGraph &m_graph;
    const Appearance &m_appearance;
    const QFontMetricsF m_name;
    const QFontMetricsF m_small;
    GraphLayout m_layout; ///< where it is drawn
    Scene m_scene;
};

Scene GraphPicture::scene()
{
    if (m_layout.steps.isEmpty())
        return {};
    m_scene.size = m_layout.size;
    addLegend();
    for (const bool areErrors : {false, true}) { // Errors above the others.
        for (const GraphLine &line : std::as_const(m_layout.lines)) {
            if (isError(line.kind) == areErrors)
                addLine(line);
        }
    }
    QList<QRectF> taken;
    for (const GraphLine &line : std::as_const(m_layout.lines))
        addLabel(line, taken);
    for (int step = 0; step < int(m_layout.steps.size()); ++step)
        addStep(step);
    addRest();
    return m_scene;
}

void GraphPicture::addLegend()
{
    const double edge = m_appearance.px(graphMargin);
    double x = edge;
    const double y = edge + m_small.height() / 2;
    for (const DependencyKind kind : {DependencyKind::Kept, DependencyKind::Missing, DependencyKind::Possible, DependencyKind::Needless}) {
        if (!std::ranges::count(m_layout.lines, kind, &GraphLine::kind))
            continue;
        GraphLine sample;
        sample.kind = kind;
        sample.path.moveTo(x, y);
        sample.end = {x + m_appearance.px(26), y};
        sample.path.lineTo(sample.end - QPointF(m_appearance.px(8), 0));
        addLine(sample);
        x = sample.end.x() + m_appearance.px(6);
        const double width = m_small.horizontalAdvance(legendText(kind));
        m_scene.text({x, edge, width, m_small.height()},
                     {legendText(kind), Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, smaller});
        x += width + m_appearance.px(24);
    }
    m_scene.size.setWidth(std::max(m_scene.size.width(), x + edge));
}

void GraphPicture::addLine(const GraphLine &line)
{
    const ScenePen pen = dependencyPen(line.kind, m_appearance.px(isError(line.kind) ? 2.5 : 1.5));
    m_scene.path(line.path, {}, pen);
    const double tip = m_appearance.px(8);
    const QPointF back = line.isNextRound ? QPointF(0, tip) : QPointF(-tip, 0);
    const QPointF aside = line.isNextRound ? QPointF(tip * 0.5, 0) : QPointF(0, tip * 0.5);
    QPainterPath head;
    head.addPolygon(QPolygonF{line.end, line.end + back + aside, line.end + back - aside, line.end});
    m_scene.path(head, pen.ink);
}

/// On its line, where no other label stands.
void GraphPicture::addLabel(const GraphLine &line, QList<QRectF> &taken)
{
    QString text = line.buffers.join(u", "_s);
    if (line.isNextRound)
        text = QObject::tr("%1, next round").arg(text);
    if (text.isEmpty())
        return;
    QRectF place = m_small.boundingRect(text).adjusted(-3, -1, 3, 1);
    place.moveCenter(line.middle);
    for (const double part : {0.4, 0.6, 0.3, 0.7, 0.2, 0.8}) {
        if (std::ranges::none_of(taken, [&](const QRectF &other) { return other.intersects(place); }))
            break;
        place.moveCenter(line.path.pointAtPercent(part));
    }
    taken << place;
    m_scene.box(place, Ink::Surface).text = {text, dependencyPen(line.kind, 1).ink, Qt::AlignCenter | Qt::TextDontClip, smaller};
}

/// Steps that the planner added stand nowhere in the project: there is nothing to go to.
void GraphPicture::addStep(int number)
{
    const GraphStep &step = m_graph.steps[number];
    const QRectF rect = m_layout.steps[number];
    SceneItem &box =
        m_scene.box(rect, step.kind == CommandKind::Launch ? Ink::AccentSoft : Ink::Raised,
                    {Ink::Edge, double(m_appearance.px(1)), step.stepPath.isEmpty() ? Qt::DashLine : Qt::SolidLine}, m_appearance.px(5));
    box.toolTip = toolTipOf(step);
    box.name = titleOf(step);
    if (!step.stepPath.isEmpty())
        box.subject = StepSubject{number};
    const double half = m_name.height() + m_appearance.px(inside) * 0.6;
    const QRectF text = rect.adjusted(m_appearance.px(inside), 0, 0, 0);
    m_scene.text({text.topLeft(), QSizeF(text.width(), half)},
                 {titleOf(step), Ink::Text, Qt::AlignLeft | Qt::AlignBottom | Qt::TextDontClip});
    m_scene.text(text.adjusted(0, half, 0, 0), {belowTitle(step), Ink::Muted, Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, smaller});
}

void GraphPicture::addRest()
{
    if (m_graph.steps.size() <= mostGraphSteps)
        return;
    const double edge = m_appearance.px(graphMargin);
    m_scene.size.rheight() += m_name.height() * 1.5;
    m_scene.text({edge, m_scene.size.height() - 2 * edge, m_scene.size.width(), edge},
                 {QObject::tr("and %1 more steps").arg(fullCount(quint64(m_graph.steps.size() - mostGraphSteps))), Ink::Muted,
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip});
}

} // namespace

ScenePen dependencyPen(DependencyKind kind, double width)
{
    switch (kind) {
    case DependencyKind::Missing:
        return {Ink::Error, width, Qt::DashLine};
    case DependencyKind::Possible:
        return {Ink::Warning, width, Qt::DotLine};
    case DependencyKind::Needless:
        return {Ink::Muted, width, Qt::DotLine};
    case DependencyKind::Kept:
        break;
    }
    return {Ink::Text, width};
}

Scene graphScene(const PlanGraph &graph, const Appearance &appearance)
{
    return GraphPicture(graph, appearance).scene();
}

} // namespace kernelscope
