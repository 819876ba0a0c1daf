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
#include "ui/widgets/PlainLabels.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double keyStep = 60; // pixels

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

void SceneView::setGeometry(Geometry geometry)
{
    m_geometry = std::move(geometry);
}

void SceneView::setFree()
{
    m_isFree = true;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void SceneView::setZoom(double leastScale, double mostScale, double step)
{
    m_leastScale = leastScale;
    m_mostScale = mostScale;
    m_zoomStep = step;
}

bool SceneView::isFree(Qt::Orientation orientation) const
{
    return m_isFree && (orientation == Qt::Horizontal || !m_window.isAcross);
}

void SceneView::refresh()
{
    forget();
    if (const SceneWindow fitting = m_fit ? m_fit(viewport()->size()) : m_window; m_isFitted)
        m_window = fitting;
    else
        m_window.column = fitting.column;
    if (m_isFree)
        setVerticalScrollBarPolicy(m_window.isAcross ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (isVisible())
        setBars();
    Q_EMIT seenChanged();
}

SceneWindow SceneView::window() const
{
    QPointF scrolled = m_window.scrolled();
    if (!isFree(Qt::Horizontal))
        scrolled.setX(horizontalScrollBar()->value());
    if (!isFree(Qt::Vertical))
        scrolled.setY(verticalScrollBar()->value());
    SceneWindow window = m_window.scrolledTo(scrolled);
    window.size = viewport()->size();
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
    if (m_isSettingBars)
        return;
    const QScopedValueRollback guard(m_isSettingBars, true);
    for (const bool isSecond : {false, true}) {
        const auto set = [this, isSecond](QScrollBar *bar, double length, int seen) {
            if (isFree(bar->orientation()))
                return;
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
    return {rect.topLeft() * factor() - window().scrolled(), rect.size() * factor()};
}

QPointF SceneView::toScene(const QPointF &pixel) const
{
    return (pixel + window().scrolled()) / factor();
}

Subject SceneView::subjectAt(const QPointF &pixel) const
{
    if (m_geometry.at)
        return m_geometry.at(window().toUnits(pixel));
    const SceneItem *item = scene().hit(toScene(pixel));
    return item ? item->subject : Subject();
}

Subject SceneView::beside(int key) const
{
    if (m_geometry.beside)
        return m_geometry.beside(m_chosen, key);
    const bool isArrow = key != Qt::Key_Home && key != Qt::Key_End;
    const SceneItem *item = isArrow ? scene().beside(m_chosen, key) : nullptr;
    return item ? item->subject : Subject();
}

void SceneView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colourOf(scene().ground, m_appearance.theme()));
    painter.save();
    painter.translate(-window().scrolled());
    painter.scale(factor(), factor());
    paint(scene(), painter, m_appearance);
    painter.restore();
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
    if (!m_isSettingBars)
        Q_EMIT seenChanged();
}

void SceneView::choose(const Subject &subject)
{
    const bool isOther = subject != m_chosen;
    setChosen(subject);
    bringIntoSight(subject);
    if (isOther)
        tellChosen(*this);
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

/// Empty: it isn't known.
QRectF SceneView::pixelsOf(const Subject &subject) const
{
    if (isNothing(subject))
        return {};
    if (m_geometry.where)
        return window().toPixels(m_geometry.where(subject));
    const SceneItem *item = m_isFree ? nullptr : scene().find(subject);
    return item ? pixelsOf(*item) : QRectF();
}

void SceneView::bringIntoSight(const Subject &subject)
{
    if (const QRectF pixels = pixelsOf(subject); !pixels.isNull())
        revealPixels(pixels);
}

void SceneView::reveal(const QRectF &units)
{
    revealPixels(window().toPixels(units));
}

/// What is free is moved so that it lies in the middle.
void SceneView::revealPixels(const QRectF &pixels)
{
    const QPointF scrolled = window().scrolled();
    const auto moved = [this](Qt::Orientation orientation, double from, double to, double column, double length) {
        if (from >= column && to <= length)
            return 0.0;
        if (isFree(orientation))
            return (from + to - column - length) / 2;
        return from < column || to - from > length - column ? std::floor(from - column) : std::ceil(to - length);
    };
    const double across = moved(Qt::Horizontal, pixels.left(), pixels.right(), m_window.column, viewport()->width());
    const double down = moved(Qt::Vertical, pixels.top(), pixels.bottom(), 0, viewport()->height());
    if (across != 0 || down != 0)
        moveTo(scrolled + QPointF(across, down));
}

void SceneView::zoom(double by)
{
    const QRectF seen = QRectF(viewport()->rect()).adjusted(m_window.column, 0, 0, 0);
    const QPointF chosen = pixelsOf(m_chosen).center();
    zoomAt(!chosen.isNull() && seen.contains(chosen) ? chosen : seen.center(), by);
}

/// What lies under the pixel stays there.
void SceneView::zoomAt(const QPointF &pixel, double by)
{
    SceneWindow zoomed = window().zoomedAt(pixel, std::clamp(m_window.scale * by, m_leastScale, m_mostScale));
    if (m_geometry.scaled)
        zoomed = zoomed.scrolledTo(m_geometry.scaled(window().scrolled() + pixel, zoomed.scale) - pixel);
    setWindow(zoomed);
}

void SceneView::setWindow(const SceneWindow &window)
{
    m_window = window;
    const QPointF scrolled = m_window.scrolled();
    m_isFitted = false; // Bars that come resize the view.
    forget();
    setBars();
    moveTo(scrolled);
}

void SceneView::moveTo(const QPointF &pixels)
{
    const SceneWindow before = window();
    m_window = m_window.scrolledTo(pixels);
    m_isFitted = m_isFitted && !m_isFree;
    {
        const QScopedValueRollback guard(m_isSettingBars, true);
        if (!isFree(Qt::Horizontal))
            horizontalScrollBar()->setValue(qRound(pixels.x()));
        if (!isFree(Qt::Vertical))
            verticalScrollBar()->setValue(qRound(pixels.y()));
    }
    if (window() != before)
        forget();
    Q_EMIT seenChanged();
}

void SceneView::fit()
{
    Q_EMIT fitWanted();
    m_isFitted = true;
    refresh();
}

/// A picture that can be moved freely and has nothing to scroll is zoomed by the wheel alone where only its width is scaled.
void SceneView::wheelEvent(QWheelEvent *event)
{
    QPointF delta = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier)
        delta = delta.transposed();
    const bool isAlone = m_isFree && m_window.isAcross && delta.x() == 0 && verticalScrollBar()->maximum() == 0;
    if (m_fit && (event->modifiers() & Qt::ControlModifier || isAlone))
        zoomAt(event->position(), std::pow(m_zoomStep, event->angleDelta().y() / 120.0));
    else if (m_isFree || delta.x() != 0)
        moveTo(window().scrolled() - delta / 2);
    else
        return QAbstractScrollArea::wheelEvent(event);
    event->accept();
}

void SceneView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_scrolledPressed = window().scrolled();
    m_isDragging = false;
}

void SceneView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed || !(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return hover(subjectAt(event->position()));
    const QPointF moved = event->position() - *m_pressed;
    m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
    if (m_isDragging)
        moveTo(m_scrolledPressed - moved);
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
    if (m_fit && zoomBy(*this, *event, m_zoomStep))
        return;
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier))
        return event->ignore();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_isFree && event->modifiers() & Qt::ShiftModifier)
            return moveTo(window().scrolled() + QPointF(event->key() == Qt::Key_Left ? -keyStep : keyStep, 0));
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
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
    const Subject part = m_geometry.part && !isNothing(m_chosen) ? m_geometry.part(m_chosen, next) : Subject();
    if (isNothing(part))
        return QAbstractScrollArea::focusNextPrevChild(next);
    choose(part);
    return true;
}

/// The frame that shows it is painted by the viewport, which Qt leaves as it is.
void SceneView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SceneView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool SceneView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const SceneItem *item = scene().tipAt(toScene(help->pos()));
    QString tip = item ? item->toolTip : toolTip();
    if (const Subject subject = subjectAt(help->pos()); m_geometry.tip && !isNothing(subject))
        tip = m_geometry.tip(subject);
    QToolTip::showText(help->globalPos(), harmlessTip(tip), viewport());
    return true;
}

/// A source may know how all of it lies by what it laid out for the window.
Scene SceneView::whole() const
{
    scene();
    return m_source({});
}

} // namespace kernelscope
