#include "ui/ndrange/NDRangeWidget.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QWheelEvent>

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double margin = 26;     // Room for the ids above the first groups.
constexpr double mostAbove = 0.2; // of the height
constexpr double zoomStep = 1.2;
constexpr double highUp = 0.4; // Of the free height, above the picture.

NDRangeWidget::NDRangeWidget(const Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_appearance(appearance), m_plane(TraceLaunch{})
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("NDRange"));
    connect(&appearance, &Appearance::changed, this, [this] { m_isFitted ? fit() : update(); });
}

void NDRangeWidget::setLaunch(const TraceLaunch &launch, const IdGrid::Marks &marks)
{
    const bool isSame = launch.global == m_launch.global && launch.local == m_launch.local && launch.dimensions == m_launch.dimensions;
    m_launch = launch;
    m_marks = marks;
    if (!isSame) {
        m_slice = 0;
        fit();
    }
    update();
}

void NDRangeWidget::setFlagged(const std::unordered_set<quint64> &groups)
{
    m_flagged = groups;
    forgetBlocks();
    update();
}

void NDRangeWidget::setRecorded(const std::unordered_set<quint64> &groups)
{
    m_recorded = groups;
    forgetBlocks();
    update();
}

void NDRangeWidget::forgetBlocks()
{
    m_flaggedBlocks = {};
    m_recordedBlocks = {};
}

void NDRangeWidget::setSlice(quint64 slice)
{
    m_slice = slice;
    forgetBlocks();
    m_plane = NDRangePlane(m_launch, double(std::max(1, width())) / std::max(1, height()), m_slice);
    update();
}

void NDRangeWidget::select(std::optional<quint64> group, std::optional<quint64> item)
{
    m_group = group && *group < m_launch.groupsTotal() ? group : std::nullopt;
    m_item = m_group && item && *item < m_launch.itemsOfGroup() ? item : std::nullopt;
    update();
}

void NDRangeWidget::fit()
{
    m_isFitted = true;
    m_plane = NDRangePlane(m_launch, double(std::max(1, width())) / std::max(1, height()), m_slice);
    forgetBlocks();
    fitInto(m_appearance.px(margin));
    if (groupIds() == GroupIds::Margin) {
        const double widest =
            QFontMetricsF(font()).horizontalAdvance(fullCount(m_plane.isLine() ? m_launch.groupsTotal() - 1 : m_plane.rows() - 1));
        fitInto(std::max(double(m_appearance.px(margin)), widest + m_appearance.px(10)));
    }
    update();
    Q_EMIT scaleChanged();
}

/// `edge`: beside the groups, at least `margin`, which is above them; of a low picture it may take but a fifth.
void NDRangeWidget::fitInto(double edge)
{
    const double above = std::min(double(m_appearance.px(margin)), height() * mostAbove),
                 below = std::min(above, double(m_appearance.px(6)));
    m_view = NDRangeView::fitting(m_plane, QSizeF(width() - 2 * (edge - above), height() + above - below), above);
    m_view.scale = std::min(m_view.scale, double(m_appearance.px(56)));
    // In the middle of what is left below, where a picture is short.
    const double free = std::max(0.0, height() - above - below - m_plane.size().height() * m_view.scale);
    m_view.origin = QPointF((m_plane.size().width() - width() / m_view.scale) / 2, -(above + free * highUp) / m_view.scale);
}

void NDRangeWidget::setView(const NDRangeView &view)
{
    const bool isOther = view.scale != m_view.scale;
    m_view = view;
    m_isFitted = false;
    update();
    if (isOther)
        Q_EMIT scaleChanged();
}

void NDRangeWidget::zoom(double factor)
{
    setView(m_view.zoomedAt(QRectF(rect()).center(), factor));
}

QRectF NDRangeWidget::usedArea() const
{
    if (!m_isFitted)
        return rect();
    const QRectF plane = m_view.toPixels(QRectF(QPointF(0, 0), m_plane.size()));
    const double edge = m_appearance.px(margin);
    const double top = std::max(0.0, plane.top() - edge);
    return {0, top, double(width()), std::min(height() - top, plane.bottom() + edge - top)};
}

QRectF NDRangeWidget::rectOf(quint64 group, std::optional<quint64> item) const
{
    return m_view.toPixels(item ? m_plane.itemRect(group, *item) : m_plane.groupRect(group));
}

void NDRangeWidget::resizeEvent(QResizeEvent *)
{
    if (m_isFitted)
        fit();
}

void NDRangeWidget::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier)
        setView(m_view.zoomedAt(event->position(), std::pow(zoomStep, event->angleDelta().y() / 120.0)));
    else
        setView(m_view.movedBy(QPointF(event->angleDelta()) / 2));
    event->accept();
}

void NDRangeWidget::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_pressedView = m_view;
    m_isDragging = false;
}

void NDRangeWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        const QPointF moved = event->position() - m_pressed;
        m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
        if (m_isDragging)
            setView(m_pressedView.movedBy(moved));
        return;
    }
    const auto hit = m_plane.hit(m_view.toUnits(event->position()));
    Q_EMIT hovered(hit ? std::optional(hit->group) : std::nullopt, hit ? hit->localItem : std::nullopt);
}

void NDRangeWidget::leaveEvent(QEvent *)
{
    Q_EMIT hovered(std::nullopt, std::nullopt);
}

void NDRangeWidget::mouseReleaseEvent(QMouseEvent *event)
{
    const auto hit = m_plane.hit(m_view.toUnits(event->position()));
    if (!m_isDragging && hit && event->button() == Qt::LeftButton)
        Q_EMIT chosen(hit->group, hit->localItem);
    m_isDragging = false;
}

/// Over the border of a group to the next one.
void NDRangeWidget::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (zoomBy(*this, *event, zoomStep))
        return;
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if ((across == 0 && down == 0) || event->modifiers() & Qt::AltModifier)
        return event->ignore();
    if (!m_group || !m_item)
        return void(Q_EMIT chosen(m_group.value_or(0), 0));
    const QRectF at = m_plane.itemRect(*m_group, *m_item);
    const QSizeF gaps = m_plane.gaps();
    for (const int isFar : {0, 1}) {
        const auto hit = m_plane.hit(at.center() + QPointF(across * (1 + isFar * gaps.width()), down * (1 + isFar * gaps.height())));
        if (hit && hit->localItem)
            return void(Q_EMIT chosen(hit->group, hit->localItem));
    }
}

} // namespace kernelscope
