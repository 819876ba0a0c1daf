#include "ui/timeline/GraphPanel.h"

#include <algorithm>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/timeline/GraphPainting.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double leastScale = 0.7;

class GraphPanel::Canvas : public QWidget
{
public:
    explicit Canvas(GraphPanel &view) : m_view(view)
    {
        setAccessibleName(tr("The plan as a graph"));
        setMouseTracking(true);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_view.m_appearance.theme().surface);
        painter.scale(scale(), scale());
        m_view.m_painting->paint(painter);
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        setCursor(pathAt(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const QString path = pathAt(event->position());
        if (event->button() == Qt::LeftButton && !path.isEmpty())
            Q_EMIT m_view.pathChosen(path);
    }
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        const int step = m_view.m_painting->stepAt(QPointF(help->pos()) / scale());
        QToolTip::showText(help->globalPos(), step >= 0 ? m_view.m_painting->toolTip(step) : QString(), this);
        return true;
    }

private:
    /// A graph that is a little too wide is drawn smaller.
    double scale() const { return std::clamp(width() / std::max(1.0, m_view.m_painting->size().width()), leastScale, 1.0); }
    QString pathAt(const QPointF &point) const
    {
        const int step = m_view.m_painting->stepAt(point / scale());
        return step >= 0 ? m_view.m_graph.steps[step].stepPath : QString();
    }

    GraphPanel &m_view;
};

GraphPanel::GraphPanel(Appearance &appearance, QWidget *parent)
    : QScrollArea(parent), m_appearance(appearance), m_painting(std::make_unique<GraphPainting>(m_graph, appearance))
{
    setAccessibleName(tr("Graph of the plan"));
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    m_canvas = new Canvas(*this);
    setWidget(m_canvas);
    connect(&appearance, &Appearance::changed, this, [this] { setGraph(m_graph); });
}

GraphPanel::~GraphPanel() = default;

void GraphPanel::setGraph(const PlanGraph &graph)
{
    m_graph = graph;
    m_painting = std::make_unique<GraphPainting>(m_graph, m_appearance);
    m_canvas->setMinimumSize((m_painting->size() * leastScale).toSize());
    m_canvas->update();
}

QSizeF GraphPanel::pictureSize() const
{
    return m_painting->size();
}

void GraphPanel::paintPicture(QPainter &painter, const QRectF &into) const
{
    const QSizeF size = pictureSize();
    if (size.isEmpty())
        return;
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    m_painting->paint(painter);
    painter.restore();
}

} // namespace kernelscope
