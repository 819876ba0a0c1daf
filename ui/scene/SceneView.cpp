#include "ui/scene/SceneView.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QMetaMethod>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/scene/SceneAccessible.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/FocusFrame.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double zoomStep = 1.2;

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

void SceneView::forgetIfIt(Scene::Shows least)
{
    if (m_scene && m_scene->shows >= least)
        m_scene.reset();
    viewport()->update();
}

void SceneView::setGeometry(At at, Beside beside, Part part)
{
    m_at = std::move(at);
    m_beside = std::move(beside);
    m_part = std::move(part);
}

void SceneView::setFree(double leastScale, double mostScale)
{
    m_isFree = true;
    m_leastScale = leastScale;
    m_mostScale = mostScale;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void SceneView::refresh()
{
    forget();
    if (m_isFitted && m_fit) {
        m_window = m_fit(viewport()->size());
        Q_EMIT scaleChanged();
    }
    if (isVisible())
        setBars();
}

SceneWindow SceneView::window() const
{
    SceneWindow window = m_window;
    window.size = viewport()->size();
    if (!m_isFree)
        window.origin = QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()) / window.scale;
    window.hovered = m_hovered;
    window.chosen = m_chosen;
    return window;
}

const Scene &SceneView::scene() const
{
    if (!m_scene)
        m_scene = m_source(window());
    return *m_scene;
}

/// A bar that comes makes less space, in which the scene may be another, and need none: it stays, lest it come and go for ever.
void SceneView::setBars()
{
    if (m_isFree || m_isSettingBars)
        return;
    const QScopedValueRollback guard(m_isSettingBars, true);
    for (const bool isSecond : {false, true}) {
        const auto set = [isSecond](QScrollBar *bar, double length, int seen) {
            const int least = isSecond && bar->maximum() > 0 ? 1 : 0;
            bar->setPageStep(seen);
            bar->setSingleStep(std::max(1, seen / 20));
            bar->setRange(0, std::max(least, int(std::ceil(length)) - seen));
        };
        set(horizontalScrollBar(), scene().size.width() * factor(), viewport()->width());
        set(verticalScrollBar(), scene().size.height() * factor(), viewport()->height());
    }
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
    if (m_at)
        return m_at(window().toUnits(pixel));
    const SceneItem *item = scene().hit(toScene(pixel));
    return item ? item->subject : Subject();
}

Subject SceneView::beside(int key) const
{
    if (m_beside)
        return m_beside(m_chosen, key);
    const SceneItem *item = scene().beside(m_chosen, key);
    return item ? item->subject : Subject();
}

void SceneView::paintWindow(QPainter &painter) const
{
    painter.save();
    painter.translate(-window().origin * m_window.scale);
    painter.scale(factor(), factor());
    paint(scene(), painter, m_appearance);
    painter.restore();
}

void SceneView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colourOf(scene().ground, m_appearance.theme()));
    paintWindow(painter);
    for (const SceneItem &item : scene().items) {
        if (scene().shows != Scene::Nothing || isNothing(item.subject) || item.subject != m_chosen)
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
    const bool isOther = subject != m_chosen;
    setChosen(subject);
    if (isOther)
        tellChosen(*this);
    bringIntoSight(subject);
    Q_EMIT chosenChanged(subject);
}

void SceneView::setChosen(const Subject &subject)
{
    if (subject == m_chosen)
        return;
    m_chosen = subject;
    forgetIfIt(Scene::Chosen);
}

void SceneView::letGo()
{
    m_hovered = {};
    m_chosen = {};
    forget();
}

void SceneView::hover(const Subject &subject)
{
    if (subject == m_hovered)
        return;
    m_hovered = subject;
    viewport()->setCursor(!isNothing(subject) && isSignalConnected(QMetaMethod::fromSignal(&SceneView::activated)) ? Qt::PointingHandCursor
                                                                                                                   : Qt::ArrowCursor);
    forgetIfIt(Scene::Lit);
    Q_EMIT hovered(subject);
}

void SceneView::bringIntoSight(const Subject &subject)
{
    const SceneItem *item = m_isFree ? nullptr : scene().find(subject);
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
    m_window = window().zoomedAt(pixel, std::clamp(m_window.scale * by, m_leastScale, m_mostScale));
    const QPointF origin = m_window.origin * m_window.scale;
    forget();
    setBars();
    moveTo(origin);
    m_isFitted = false;
    Q_EMIT scaleChanged();
}

void SceneView::moveTo(const QPointF &pixels)
{
    if (m_isFree) {
        m_window.origin = pixels / m_window.scale;
        m_isFitted = false;
        return forget();
    }
    horizontalScrollBar()->setValue(qRound(pixels.x()));
    verticalScrollBar()->setValue(qRound(pixels.y()));
}

void SceneView::fit()
{
    m_isFitted = true;
    refresh();
}

void SceneView::wheelEvent(QWheelEvent *event)
{
    if (m_fit && event->modifiers() & Qt::ControlModifier)
        zoomAt(event->position(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    else if (m_isFree)
        moveTo(m_window.origin * m_window.scale - QPointF(event->angleDelta()) / 2);
    else
        return QAbstractScrollArea::wheelEvent(event);
    event->accept();
}

void SceneView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_originPressed = window().origin * m_window.scale;
    m_isDragging = false;
}

void SceneView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed || !(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return hover(subjectAt(event->position()));
    const QPointF moved = event->position() - *m_pressed;
    m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
    if (m_isDragging)
        moveTo(m_originPressed - moved);
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
        if (const Subject next = beside(event->key()); !isNothing(next))
            return choose(next);
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

bool SceneView::focusNextPrevChild(bool next)
{
    const Subject part = m_part && !isNothing(m_chosen) ? m_part(m_chosen, next) : Subject();
    if (isNothing(part))
        return QAbstractScrollArea::focusNextPrevChild(next);
    choose(part);
    return true;
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
