#include "ui/trace/IdGrid.h"

#include <algorithm>
#include <climits>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>

#include "analysis/Evidence.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

namespace kernelscope {

constexpr qint64 mostWithText = 1024;
constexpr double margin = 8;

IdGrid::IdGrid(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, &IdGrid::layOut);
}

/// One dimension wraps at a power of two, so that the columns tell something.
static qint64 columnsFor(quint64 count)
{
    return count <= 16 ? std::max(qint64(1), qint64(count)) : count <= 256 ? 16 : 32;
}

void IdGrid::setIds(const Extent &size, int dimensions, const Marks &marks)
{
    m_size = size;
    m_dimensions = dimensions;
    m_marks = marks;
    m_grid = dimensions == 1 ? CellGrid::wrapped(qint64(size[0]), columnsFor(size[0]))
                             : CellGrid::matrix(qint64(size[0]), qint64(size[1]), qint64(size[2]));
    m_cursor = 0;
    m_current.reset();
    layOut();
    updateGeometry();
}

void IdGrid::setCurrent(std::optional<quint64> id)
{
    m_current = id;
    m_cursor = id ? qint64(*id) : 0;
    if (id)
        reveal(*id);
    viewport()->update();
}

QString IdGrid::textOf(quint64 id) const
{
    return idText(unflatten(id, m_size), m_dimensions);
}

void IdGrid::layOut()
{
    const bool hasText = m_grid.count <= mostWithText;
    const int longest = fontMetrics().horizontalAdvance(textOf(volume(m_size) - 1));
    const double width = hasText ? std::max(m_appearance.px(26), longest + m_appearance.px(8)) : m_appearance.px(14);
    m_grid.pitch = {width, double(m_appearance.px(hasText ? 24 : 14))};
    m_grid.gap = m_appearance.px(2);
    m_grid.sliceGap = m_appearance.px(24);
    m_grid = m_grid.fittedSlices(viewport()->width() - 2 * m_appearance.px(margin));
    const QSizeF all = m_grid.size() + QSizeF(2, 2) * m_appearance.px(margin);
    const auto range = [](double length, int seen) { return int(std::clamp(length - seen, 0.0, double(INT_MAX / 2))); };
    horizontalScrollBar()->setRange(0, range(all.width(), viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setRange(0, range(all.height(), viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(int(m_grid.pitch.height()));
    viewport()->update();
}

QSize IdGrid::sizeHint() const
{
    const QSizeF all = m_grid.size() + QSizeF(2, 2) * m_appearance.px(margin) + QSizeF(m_appearance.px(20), m_appearance.px(2));
    double height = all.height();
    if (const double most = m_appearance.px(360); height > most) { // Half a row at the end would look as if something hid it.
        const double rows = std::floor((most - m_appearance.px(margin)) / m_grid.pitch.height());
        height = m_appearance.px(margin) + rows * m_grid.pitch.height();
    }
    return QSize(std::clamp(int(all.width()), m_appearance.px(120), m_appearance.px(640)), std::max(int(height), m_appearance.px(30)));
}

QPointF IdGrid::shift() const
{
    const int edge = m_appearance.px(margin);
    return QPointF(edge - horizontalScrollBar()->value(), edge - verticalScrollBar()->value());
}

QRectF IdGrid::rectOf(quint64 id) const
{
    return m_grid.cellRect(qint64(id)).translated(shift());
}

void IdGrid::reveal(quint64 id)
{
    const QRectF cell = m_grid.cellRect(qint64(id));
    const auto bring = [](QScrollBar *bar, double from, double to, int seen) {
        if (from < bar->value())
            bar->setValue(int(from));
        else if (to > bar->value() + seen)
            bar->setValue(int(std::ceil(to)) - seen);
    };
    const int edge = 2 * m_appearance.px(margin);
    bring(horizontalScrollBar(), cell.left(), cell.right() + edge, viewport()->width());
    bring(verticalScrollBar(), cell.top(), cell.bottom() + edge, viewport()->height());
}

void IdGrid::paintCell(QPainter &painter, qint64 cell) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF rect = m_grid.cellRect(cell);
    const Mark mark = m_marks ? m_marks(quint64(cell)) : Mark{};
    const bool isCurrent = m_current == quint64(cell);
    const QColor ground = isCurrent ? theme.accent : mark.isThere ? recordedColour(theme) : theme.surface;
    painter.fillRect(rect, ground);
    if (mark.isFlagged) {
        const double side = std::min(rect.width(), rect.height()) * 0.55;
        QPainterPath corner(rect.topRight());
        corner.lineTo(rect.topRight() - QPointF(side, 0));
        corner.lineTo(rect.topRight() + QPointF(0, side));
        painter.fillPath(corner, theme.error);
        painter.setPen(QPen(theme.surface, 1.5));
        painter.drawLine(rect.topRight() - QPointF(side, 0), rect.topRight() + QPointF(0, side));
    }
    painter.setPen(QPen(cell == m_hovered || (cell == m_cursor && hasFocus()) ? theme.accent : theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    if (m_grid.count > mostWithText)
        return;
    painter.setPen(isCurrent ? theme.onAccent : mark.isThere ? Theme::textOn(ground) : theme.mutedText);
    painter.drawText(rect, Qt::AlignCenter, textOf(quint64(cell)));
}

void IdGrid::paintTitle(QPainter &painter, qint64 slice) const
{
    painter.setPen(m_appearance.theme().mutedText);
    painter.drawText(QRectF(m_grid.sliceOrigin(slice) - QPointF(0, m_grid.sliceGap),
                            QSizeF(m_grid.sliceSize().width() + m_grid.sliceGap, m_grid.sliceGap)),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("z = %1").arg(slice));
}

void IdGrid::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setFont(font());
    painter.translate(shift());
    const QRectF seen = QRectF(event->rect()).translated(-shift());
    for (qint64 slice = 0; slice < m_grid.slices; ++slice) {
        const CellGrid::Range range = m_grid.rangeIn(slice, seen);
        if (range.isEmpty())
            continue;
        if (m_grid.slices > 1)
            paintTitle(painter, slice);
        for (qint64 row = range.fromRow; row < range.toRow; ++row) {
            for (qint64 column = range.fromColumn; column < range.toColumn; ++column) {
                const qint64 cell = m_grid.cellAt(column, row, slice);
                if (cell >= 0)
                    paintCell(painter, cell);
            }
        }
    }
}

void IdGrid::resizeEvent(QResizeEvent *)
{
    layOut();
}

void IdGrid::mouseReleaseEvent(QMouseEvent *event)
{
    const qint64 cell = m_grid.cellAt(event->position() - shift());
    if (cell >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT chosen(quint64(cell));
}

void IdGrid::mouseMoveEvent(QMouseEvent *event)
{
    m_hovered = m_grid.cellAt(event->position() - shift());
    viewport()->update();
}

void IdGrid::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        Q_EMIT chosen(quint64(m_cursor));
        return;
    }
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (across == 0 && down == 0)
        return QAbstractScrollArea::keyPressEvent(event);
    m_cursor = m_grid.moved(m_cursor, across, down);
    reveal(quint64(m_cursor));
    viewport()->update();
}

bool IdGrid::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_hovered = -1;
        viewport()->update();
    }
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const qint64 cell = m_grid.cellAt(QPointF(help->pos()) - shift());
    if (cell < 0)
        return false;
    const Mark mark = m_marks ? m_marks(quint64(cell)) : Mark{};
    QToolTip::showText(help->globalPos(),
                       textOf(quint64(cell)) + (mark.isThere ? QString() : tr(", nothing was recorded here")) +
                           (mark.isFlagged ? tr(", has findings") : QString()),
                       viewport());
    return true;
}

} // namespace kernelscope
