#include "ui/ndrange/NDRangeWidget.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include "analysis/Evidence.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double margin = 26; // Room for the ids above the first groups.
constexpr double zoomStep = 1.2;

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

void NDRangeWidget::setSlice(quint64 slice)
{
    m_slice = slice;
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
    m_view = NDRangeView::fitting(m_plane, size(), m_appearance.px(margin));
    m_view.scale = std::min(m_view.scale, double(m_appearance.px(56)));
    const QSizeF units = m_plane.size();
    m_view.origin = QPointF((units.width() - width() / m_view.scale) / 2, -m_appearance.px(margin) / m_view.scale);
    update();
}

void NDRangeWidget::setView(const NDRangeView &view)
{
    m_view = view;
    m_isFitted = false;
    update();
}

void NDRangeWidget::zoom(double factor)
{
    setView(m_view.zoomedAt(QRectF(rect()).center(), factor));
}

QRectF NDRangeWidget::rectOf(quint64 group, std::optional<quint64> item) const
{
    return m_view.toPixels(item ? m_plane.itemRect(group, *item) : m_plane.groupRect(group));
}

void NDRangeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect());
}

void NDRangeWidget::paint(QPainter &painter, const QRectF &area) const
{
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const NDRangeDetail detail = detailOf(m_plane, m_view.scale);
    if (detail == NDRangeDetail::Blocks) {
        paintBlocks(painter, area);
    } else {
        const QRectF units = m_view.toUnits(area);
        const auto [fromColumn, toColumn] = m_plane.columnsIn(units);
        const auto [fromRow, toRow] = m_plane.rowsIn(units);
        for (quint64 row = fromRow; row < toRow; ++row) {
            for (quint64 column = fromColumn; column < toColumn; ++column) {
                if (const auto group = m_plane.groupAt(column, row))
                    paintGroup(painter, *group, detail, area);
            }
        }
    }
    paintSelection(painter);
}

void NDRangeWidget::paintGroup(QPainter &painter, quint64 group, NDRangeDetail detail, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF box = rectOf(group, std::nullopt);
    const IdGrid::Mark mark = m_marks ? m_marks(group) : IdGrid::Mark{};
    const double edge = detail == NDRangeDetail::Groups ? 0 : std::min(3.0, m_view.scale * 0.12);
    painter.setPen(box.width() < 6 ? Qt::NoPen : QPen(mark.isThere ? theme.accent : theme.border, 1));
    painter.setBrush(mark.isThere ? theme.accentSoft : theme.raised);
    painter.drawRect(box.adjusted(-edge, -edge, edge, edge));
    if (detail != NDRangeDetail::Groups)
        paintItems(painter, group, detail == NDRangeDetail::Labels, area);
    if (mark.isFlagged) {
        const double side = std::min({box.width() * 0.5, box.height() * 0.5, double(m_appearance.px(12))});
        QPainterPath corner(box.topRight() + QPointF(edge, -edge));
        corner.lineTo(box.topRight() + QPointF(edge - side, -edge));
        corner.lineTo(box.topRight() + QPointF(edge, side - edge));
        painter.fillPath(corner, theme.error);
    }
    paintGroupId(painter, group, box, detail);
}

void NDRangeWidget::paintItems(QPainter &painter, quint64 group, bool withLabels, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const double inset = m_view.scale > 12 ? 1 : 0.5;
    const QRectF text = m_view.toPixels(QRectF(0, 0, 1, 1));
    for (quint64 item = 0; item < m_launch.itemsOfGroup(); ++item) {
        const QRectF cell = rectOf(group, item);
        if (cell.isEmpty() || !cell.intersects(area))
            continue;
        const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
        painter.fillRect(box, theme.surface);
        if (!withLabels)
            continue;
        const QString id = idText(m_plane.globalId(group, item), m_launch.dimensions).remove(u'(').remove(u')').remove(u' ');
        if (QFontMetricsF(font()).horizontalAdvance(id) > text.width() - 3)
            continue;
        painter.setPen(theme.text);
        painter.drawText(box, Qt::AlignCenter, id);
    }
}

void NDRangeWidget::paintGroupId(QPainter &painter, quint64 group, const QRectF &box, NDRangeDetail detail) const
{
    const Theme &theme = m_appearance.theme();
    const QString id = idText(unflatten(group, m_launch.groups()), m_launch.dimensions);
    const QFontMetricsF metrics(font());
    const double gap = m_view.toPixels(QRectF(0, 0, 1, m_plane.rowHeight())).height() - box.height();
    const QString whole = tr("work-group %1").arg(id);
    const bool hasGap = gap >= metrics.height() + 4;
    if (detail != NDRangeDetail::Groups && hasGap) {
        const QString shown = metrics.horizontalAdvance(whole) <= box.width() ? whole : id;
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(box.left(), box.top() - gap, std::max(box.width(), metrics.horizontalAdvance(shown) + 1), gap - 4), Qt::AlignLeft | Qt::AlignBottom, shown);
        return;
    }
    const double wide = metrics.horizontalAdvance(id) + 8;
    if (wide > box.width() || metrics.height() > box.height() || detail == NDRangeDetail::Labels)
        return;
    const QRectF plate(box.center() - QPointF(wide / 2, metrics.height() / 2), QSizeF(wide, metrics.height()));
    QColor veil = m_marks && m_marks(group).isThere ? theme.accentSoft : theme.raised;
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(theme.text);
    painter.drawText(plate, Qt::AlignCenter, id);
}

/// Too many groups to see each: squares of many stand for them.
void NDRangeWidget::paintBlocks(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const quint64 side = groupsOfBlock(m_plane, m_view.scale);
    const QRectF units = m_view.toUnits(area);
    const auto [fromColumn, toColumn] = m_plane.columnsIn(units);
    const auto [fromRow, toRow] = m_plane.rowsIn(units);
    for (quint64 row = fromRow / side * side; row < toRow; row += side) {
        for (quint64 column = fromColumn / side * side; column < toColumn; column += side) {
            const double columns = double(std::min(side, m_plane.columns() - column));
            const double rows = double(std::min(side, m_plane.rows() - row));
            const QRectF block(double(column) * m_plane.columnWidth(), double(row) * m_plane.rowHeight(), columns * m_plane.columnWidth(), rows * m_plane.rowHeight());
            painter.fillRect(m_view.toPixels(block).adjusted(0, 0, -1, -1), theme.border);
        }
    }
}

void NDRangeWidget::paintSelection(QPainter &painter) const
{
    if (!m_group)
        return;
    const Theme &theme = m_appearance.theme();
    const QRectF box = rectOf(*m_group, std::nullopt);
    if (box.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, m_appearance.px(2.5)));
    const double edge = m_appearance.px(3);
    painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), 2, 2);
    const QRectF cell = m_item ? rectOf(*m_group, m_item) : QRectF();
    if (cell.isEmpty())
        return;
    painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), theme.accent);
    const QString id = idText(m_plane.globalId(*m_group, *m_item), m_launch.dimensions).remove(u'(').remove(u')').remove(u' ');
    painter.setPen(theme.onAccent);
    if (QFontMetricsF(font()).horizontalAdvance(id) <= cell.width() - 3 && QFontMetricsF(font()).height() <= cell.height())
        painter.drawText(cell, Qt::AlignCenter, id);
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
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        return zoom(zoomStep);
    if (key == Qt::Key_Minus)
        return zoom(1 / zoomStep);
    if (key == Qt::Key_0)
        return fit();
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if ((across == 0 && down == 0) || event->modifiers() & Qt::AltModifier)
        return event->ignore();
    if (!m_group || !m_item)
        return void(Q_EMIT chosen(m_group.value_or(0), 0));
    const QRectF at = m_plane.itemRect(*m_group, *m_item);
    const double gap = m_plane.columnWidth() - m_plane.groupRect(*m_group).width();
    for (const double far : {1.0, 1.0 + gap}) {
        const auto hit = m_plane.hit(at.center() + QPointF(across * far, down * far));
        if (hit && hit->localItem)
            return void(Q_EMIT chosen(hit->group, hit->localItem));
    }
}

} // namespace kernelscope
