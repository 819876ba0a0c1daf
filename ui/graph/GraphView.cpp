#include "ui/graph/GraphView.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>

#include "session/Session.h"
#include "ui/graph/GraphPainting.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/PopupMenu.h"

namespace kernelscope {

constexpr double leastScale = 0.7;

class GraphView::Canvas : public QWidget
{
public:
    explicit Canvas(GraphView &view) : m_view(view)
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
    void mouseMoveEvent(QMouseEvent *event) override { setCursor(pathAt(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor); }
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

    GraphView &m_view;
};

GraphView::GraphView(Session &session, Appearance &appearance, QWidget *parent)
    : QStackedWidget(parent), m_session(session), m_appearance(appearance),
      m_painting(std::make_unique<GraphPainting>(m_graph, appearance))
{
    setAccessibleName(tr("Graph"));
    m_empty = new EmptyPage(appearance, QStringLiteral("timeline"), this);
    addWidget(m_empty);
    m_canvas = new Canvas(*this);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_canvas);
    m_scroll = scroll;
    addWidget(scroll);
    connect(m_empty, &EmptyPage::actionChosen, this, [this] { m_session.run(); });
    connect(&session, &Session::resultsChanged, this, &GraphView::showGraph);
    connect(&session, &Session::documentReplaced, this, &GraphView::showGraph);
    connect(&session, &Session::runStarted, this, &GraphView::showState);
    connect(&session, &Session::runFinished, this, &GraphView::showState);
    connect(&appearance, &Appearance::changed, this, &GraphView::repaintAnew);
    showGraph();
}

GraphView::~GraphView() = default;

void GraphView::showGraph()
{
    const auto &run = m_session.lastGoodRun();
    m_graph = run ? run->graph : PlanGraph();
    repaintAnew();
    showState();
}

void GraphView::repaintAnew()
{
    m_painting = std::make_unique<GraphPainting>(m_graph, m_appearance);
    m_canvas->setMinimumSize((m_painting->size() * leastScale).toSize());
    m_canvas->update();
}

void GraphView::showState()
{
    const auto &run = m_session.lastGoodRun();
    setCurrentWidget(m_painting->size().isEmpty() ? static_cast<QWidget *>(m_empty) : m_scroll);
    m_empty->say(run ? tr("The plan moves no data, so there is no graph of it.") : tr("Nothing was run yet, so there is no graph of the plan."),
                 m_session.isBusy() ? QString() : tr("Run (F5)"));
}

QSizeF GraphView::pictureSize() const
{
    return m_painting->size();
}

void GraphView::paintPicture(QPainter &painter, const QRectF &into) const
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

void GraphView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!pictureSize().isEmpty())
        popUpPictureMenu(this, event->globalPos(), [this] { Q_EMIT pictureWanted(); });
}

} // namespace kernelscope
