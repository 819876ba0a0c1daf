#include "ui/timeline/LanesView.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double snapping = 5;      // pixels
constexpr double besideSpan = 0.05; // Of the width, at both sides of what is zoomed to.

LanesView::LanesView(const Appearance &appearance, Source source, Fit fit, Places places, QWidget *parent)
    : SceneView(appearance, std::move(source), std::move(fit), parent), m_places(std::move(places))
{
}

void LanesView::measure(const std::optional<Span> &span)
{
    if (m_measured == span)
        return;
    m_measured = span;
    if (!span)
        m_mark.reset();
    Q_EMIT measuredChanged(); // Before it is drawn.
    refresh();
}

void LanesView::zoomToMeasured()
{
    const std::optional<Span> span = m_measured ? m_measured : m_places.spanOf(chosen());
    if (!span)
        return;
    constexpr double least = 1; // ns
    const double length = std::max(least, span->second - span->first);
    SceneWindow zoomed = window();
    const double width = std::max(1.0, zoomed.size.width() - zoomed.column);
    zoomed.scale = width * (1 - 2 * besideSpan) / length;
    zoomed.origin.setX((span->first + span->second) / 2 - width / 2 / zoomed.scale);
    setWindow(zoomed);
}

double LanesView::unitsAt(const QPointF &pixel) const
{
    const SceneWindow seen = window();
    return seen.toUnits({std::max(pixel.x(), seen.column), 0}).x();
}

/// Exactly the beginning or the end of a command that is as near.
double LanesView::snapped(const QPointF &pixel) const
{
    const double units = unitsAt(pixel);
    return m_places.nearestEdge ? m_places.nearestEdge(units, snapping / scale()) : units;
}

bool LanesView::isMeasured(const QPointF &pixel) const
{
    const double at = unitsAt(pixel);
    return m_measured && at >= m_measured->first && at <= m_measured->second;
}

void LanesView::mousePressEvent(QMouseEvent *event)
{
    const bool measures =
        event->button() == Qt::LeftButton && !(event->modifiers() & Qt::ShiftModifier) && event->position().x() >= window().column;
    m_begin = measures ? std::optional(event->position()) : std::nullopt;
    SceneView::mousePressEvent(event);
}

void LanesView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_begin || !(event->buttons() & Qt::LeftButton))
        return SceneView::mouseMoveEvent(event);
    m_isMeasuring = m_isMeasuring || std::abs(event->position().x() - m_begin->x()) > QApplication::startDragDistance();
    if (m_isMeasuring)
        measure(std::minmax({snapped(*m_begin), snapped(event->position())}));
}

/// A click beside what is measured and beside all commands lets go of it.
void LanesView::mouseReleaseEvent(QMouseEvent *event)
{
    m_begin.reset();
    if (std::exchange(m_wasDoubleClick, false) || std::exchange(m_isMeasuring, false))
        return;
    SceneView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && isNothing(chosen()) && !isMeasured(event->position()))
        measure({});
}

void LanesView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_wasDoubleClick = true;
    if (m_measured && !isMeasured(event->position()))
        measure({});
    zoomToMeasured();
}

void LanesView::measureChosen()
{
    const std::optional<Span> span = m_places.spanOf(chosen());
    if (!span)
        return;
    if (!m_mark)
        m_mark = span;
    measure(Span(std::min(m_mark->first, span->first), std::max(m_mark->second, span->second)));
}

void LanesView::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier))
        return SceneView::keyPressEvent(event);
    if (event->key() == Qt::Key_M)
        return measureChosen();
    if (event->key() == Qt::Key_Z)
        return zoomToMeasured();
    if (event->key() == Qt::Key_Escape && m_measured)
        return measure({});
    SceneView::keyPressEvent(event);
}

} // namespace kernelscope
