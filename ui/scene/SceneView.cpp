#include "ui/scene/SceneView.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QMetaMethod>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/scene/SceneAccessible.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/FocusFrame.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double zoomStep = 1.2;
constexpr double leastScale = 0.1;
constexpr double mostScale = 8;

SceneView::SceneView(const Appearance &appearance, Source source, Fit fit, QWidget *parent)
    : QAbstractScrollArea(parent), m_appearance(appearance), m_source(std::move(source)), m_fit(std::move(fit))
{
    makeScenesAccessible();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    if (!m_fit)
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&appearance, &Appearance::changed, this, &SceneView::refresh);
}

void SceneView::forget()
{
    m_scene.reset();
    viewport()->update();
}

void SceneView::litChanged()
{
    if (scene().showsChosen)
        m_scene.reset();
    viewport()->update();
}

void SceneView::refresh()
{
    if (m_isFitted && m_fit)
        m_window = m_fit(viewport()->size());
    forget();
    if (isVisible())
        setBars();
}

SceneWindow SceneView::window() const
{
    SceneWindow window = m_window;
    window.size = viewport()->size();
    window.origin = QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()) / window.scale;
    window.lit = lit();
    return window;
}

const Scene &SceneView::scene() const
{
    if (!m_scene)
        m_scene = m_source(window());
    return *m_scene;
}

void SceneView::setBars()
{
    const QSizeF content = scene().size * factor();
    const auto set = [](QScrollBar *bar, double length, int seen) {
        bar->setPageStep(seen);
        bar->setSingleStep(std::max(1, seen / 20));
        bar->setRange(0, std::max(0, int(std::ceil(length)) - seen));
    };
    set(horizontalScrollBar(), content.width(), viewport()->width());
    set(verticalScrollBar(), content.height(), viewport()->height());
}

QRectF SceneView::pixelsOf(const SceneItem &item) const
{
    const QRectF rect = item.rect();
    return {rect.topLeft() * factor() - window().origin * m_window.scale, rect.size() * factor()};
}

QPointF SceneView::toScene(const QPointF &pixel) const
{
    return (pixel + window().origin * m_window.scale) / factor();
}

Subject SceneView::subjectAt(const QPointF &pixel) const
{
    const SceneItem *item = scene().hit(toScene(pixel));
    return item ? item->subject : Subject();
}

void SceneView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colourOf(scene().ground, m_appearance.theme()));
    painter.save();
    painter.translate(-window().origin * m_window.scale);
    painter.scale(factor(), factor());
    paint(scene(), painter, m_appearance);
    painter.restore();
    for (const SceneItem &item : scene().items) {
        if (scene().showsChosen || isNothing(item.subject) || item.subject != m_chosen)
            continue;
        painter.setPen(QPen(m_appearance.theme().accent, m_appearance.px(2)));
        painter.drawRect(pixelsOf(item));
    }
    paintFocusFrame(painter, *this, m_appearance.theme());
}

void SceneView::resizeEvent(QResizeEvent *)
{
    refresh();
}

void SceneView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    refresh();
}

void SceneView::scrollContentsBy(int, int)
{
    forget();
}

void SceneView::choose(const Subject &subject)
{
    if (subject != m_chosen) {
        m_chosen = subject;
        litChanged();
        tellChosen(*this);
    }
    bringIntoSight(subject);
    Q_EMIT chosenChanged(subject);
}

void SceneView::letGo()
{
    m_chosen = {};
    m_hovered = {};
    forget();
}

void SceneView::hover(const Subject &subject)
{
    if (subject == m_hovered)
        return;
    m_hovered = subject;
    viewport()->setCursor(!isNothing(subject) && isSignalConnected(QMetaMethod::fromSignal(&SceneView::activated)) ? Qt::PointingHandCursor
                                                                                                                   : Qt::ArrowCursor);
    litChanged();
    Q_EMIT hovered(subject);
}

void SceneView::bringIntoSight(const Subject &subject)
{
    const SceneItem *item = scene().find(subject);
    if (!item)
        return;
    const QRectF rect = pixelsOf(*item);
    const auto scroll = [](QScrollBar *bar, double from, double to) {
        if (from < 0 || to - from > bar->pageStep())
            bar->setValue(bar->value() + int(std::floor(from)));
        else if (to > bar->pageStep())
            bar->setValue(bar->value() + int(std::ceil(to)) - bar->pageStep());
    };
    scroll(horizontalScrollBar(), rect.left(), rect.right());
    scroll(verticalScrollBar(), rect.top(), rect.bottom());
}

void SceneView::zoom(double by)
{
    zoomAt(QRectF(viewport()->rect()).center(), by);
}

/// What lies under the pixel stays there.
void SceneView::zoomAt(const QPointF &pixel, double by)
{
    const QPointF at = window().origin + pixel / m_window.scale;
    m_window.scale = std::clamp(m_window.scale * by, leastScale, mostScale);
    m_isFitted = false;
    forget();
    setBars();
    const QPointF origin = at * m_window.scale - pixel;
    horizontalScrollBar()->setValue(qRound(origin.x()));
    verticalScrollBar()->setValue(qRound(origin.y()));
}

void SceneView::fit()
{
    m_isFitted = true;
    refresh();
}

void SceneView::wheelEvent(QWheelEvent *event)
{
    if (!m_fit || !(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    zoomAt(event->position(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void SceneView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_barsPressed = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isDragging = false;
}

void SceneView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed || !(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return hover(subjectAt(event->position()));
    const QPoint moved = (event->position() - *m_pressed).toPoint();
    m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
    if (!m_isDragging)
        return;
    horizontalScrollBar()->setValue(m_barsPressed.x() - moved.x());
    verticalScrollBar()->setValue(m_barsPressed.y() - moved.y());
}

void SceneView::mouseReleaseEvent(QMouseEvent *event)
{
    m_pressed.reset();
    if (std::exchange(m_isDragging, false) || event->button() != Qt::LeftButton)
        return;
    const Subject subject = subjectAt(event->position());
    choose(subject);
    if (!isNothing(subject))
        Q_EMIT activated(subject);
}

void SceneView::keyPressEvent(QKeyEvent *event)
{
    if (m_fit && zoomBy(*this, *event, zoomStep))
        return;
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier))
        return event->ignore();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const SceneItem *item = scene().beside(m_chosen, event->key()))
            return choose(Subject(item->subject));
        return QAbstractScrollArea::keyPressEvent(event);
    case Qt::Key_Escape:
        return isNothing(m_chosen) ? event->ignore() : choose({});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isNothing(m_chosen) ? event->ignore() : Q_EMIT activated(m_chosen);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool SceneView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const SceneItem *item = scene().tipAt(toScene(help->pos()));
    QToolTip::showText(help->globalPos(), item ? item->toolTip : toolTip(), viewport());
    return true;
}

QSizeF SceneView::pictureSize() const
{
    return m_source({}).size;
}

void SceneView::paintPicture(QPainter &painter, const QRectF &into) const
{
    paint(m_source({}), painter, m_appearance, into);
}

} // namespace kernelscope
