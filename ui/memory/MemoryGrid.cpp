#include "ui/memory/MemoryGrid.h"

#include <algorithm>
#include <climits>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/memory/MemoryShape.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double zoomStep = 1.2;
constexpr double leastPitch = 1.5;
constexpr double mostPitch = 160;
constexpr double flatness = 0.62; // Height of a cell by its width, where there is text in it.
constexpr double mostComfortable = 64;

MemoryGrid::MemoryGrid(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Memory as a grid"));
    viewport()->setMouseTracking(true);
    m_font = appearance.codeFont(0.9);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_font = m_appearance.codeFont(0.9);
        m_isFitted ? fit() : layOut();
    });
}

void MemoryGrid::show(std::shared_ptr<MemoryCells> cells, const CellGrid &grid, const QList<quint64> &shape, quint64 firstElement)
{
    const QSizeF pitch = m_grid.pitch;
    const bool isSame = m_grid.columns == grid.columns && m_grid.rows == grid.rows && m_grid.slices == grid.slices;
    m_cells = std::move(cells);
    m_grid = grid;
    m_grid.pitch = pitch;
    m_shape = shape;
    m_firstElement = firstElement;
    m_selected = m_cells && m_selected < m_cells->count() && isSame ? m_selected : -1;
    m_isFitted = m_isFitted || !isSame;
    m_isFitted ? fit() : layOut();
}

void MemoryGrid::cellsChanged()
{
    viewport()->update();
}

double MemoryGrid::headWidth() const
{
    const quint64 last = m_firstElement + quint64(std::max(qint64(0), m_grid.count - 1));
    return QFontMetricsF(font()).horizontalAdvance(QString::number(last)) + m_appearance.px(10);
}

double MemoryGrid::headHeight() const
{
    return QFontMetricsF(font()).height() + m_appearance.px(4);
}

QPointF MemoryGrid::corner() const
{
    return {headWidth(), headHeight()};
}

QPointF MemoryGrid::shift() const
{
    return corner() - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

/// As large as shows all of it; but no larger than is comfortable, and text stays readable in what can be scrolled to.
void MemoryGrid::fit()
{
    m_isFitted = true;
    const QSizeF room = QSizeF(viewport()->size()) - QSizeF(corner().x(), corner().y()) - QSizeF(4, 4);
    const double slices = double(m_grid.slices);
    const double width = std::min(room.width() / double(m_grid.columns), double(m_appearance.px(mostComfortable)));
    const double height = (room.height() - (slices > 1 ? slices * m_appearance.px(24) : 0)) / (double(m_grid.rows) * slices);
    double pitch = std::min(width, height / flatness);
    if (m_grid.count <= 4096)
        pitch = std::max({pitch, std::min(width, double(m_appearance.px(26))), double(m_appearance.px(14))});
    m_grid.pitch.setWidth(std::clamp(pitch, leastPitch, mostPitch * m_appearance.scale()));
    layOut();
}

void MemoryGrid::layOut()
{
    const double width = m_grid.pitch.width();
    m_grid.pitch.setHeight(width >= m_appearance.px(24) ? std::max(width * flatness, double(m_appearance.px(24))) : width);
    m_grid.gap = width >= m_appearance.px(7) ? 1 : 0;
    m_grid.sliceGap = m_appearance.px(24);
    m_grid = m_grid.fittedSlices(viewport()->width() - headWidth());
    const QSizeF all = m_grid.size() + QSizeF(corner().x() + 2, corner().y() + 2);
    const auto prepare = [](QScrollBar *bar, double length, int seen, double step) {
        bar->setRange(0, int(std::clamp(std::ceil(length) - seen, 0.0, double(INT_MAX / 2))));
        bar->setPageStep(seen);
        bar->setSingleStep(std::max(8, int(step)));
    };
    prepare(horizontalScrollBar(), all.width(), viewport()->width(), m_grid.pitch.width());
    prepare(verticalScrollBar(), all.height(), viewport()->height(), m_grid.pitch.height());
    viewport()->update();
}

void MemoryGrid::zoom(double factor)
{
    zoomAt(QRectF(viewport()->rect()).center(), factor);
}

void MemoryGrid::zoomAt(const QPointF &point, double factor)
{
    const QSizeF before = m_grid.pitch;
    const QPointF inGrid = point - shift();
    m_isFitted = false;
    m_grid.pitch.setWidth(std::clamp(before.width() * factor, leastPitch, mostPitch * m_appearance.scale()));
    layOut();
    const QPointF there(inGrid.x() * m_grid.pitch.width() / before.width(), inGrid.y() * m_grid.pitch.height() / before.height());
    horizontalScrollBar()->setValue(int(std::lround(corner().x() + there.x() - point.x())));
    verticalScrollBar()->setValue(int(std::lround(corner().y() + there.y() - point.y())));
}

QString MemoryGrid::nameOf(int cell) const
{
    return elementName(m_cells->timeline().object().name, m_firstElement + quint64(cell), m_shape);
}

std::optional<QRectF> MemoryGrid::rectOf(int cell) const
{
    if (!m_cells || cell < 0 || cell >= m_cells->count())
        return std::nullopt;
    return m_grid.cellRect(cell).translated(shift());
}

int MemoryGrid::cellUnder(const QPointF &point) const
{
    return m_cells ? int(m_grid.cellAt(point - shift())) : -1;
}

void MemoryGrid::bringIntoSight(int cell)
{
    if (!m_cells || cell < 0 || cell >= m_cells->count())
        return;
    const QRectF rect = m_grid.cellRect(cell).translated(corner());
    const auto bring = [](QScrollBar *bar, double from, double to, double head, int seen) {
        if (from - head < bar->value())
            bar->setValue(int(from - head));
        else if (to > bar->value() + seen)
            bar->setValue(int(std::ceil(to)) - seen);
    };
    bring(horizontalScrollBar(), rect.left(), rect.right() + 2, headWidth(), viewport()->width());
    bring(verticalScrollBar(), rect.top(), rect.bottom() + 2, headHeight(), viewport()->height());
}

void MemoryGrid::selectCell(int cell)
{
    m_selected = m_cells && cell < m_cells->count() ? cell : -1;
    bringIntoSight(m_selected);
    viewport()->update();
}

void MemoryGrid::choose(int cell)
{
    selectCell(cell);
    Q_EMIT cellChosen(m_selected);
}

void MemoryGrid::resizeEvent(QResizeEvent *)
{
    m_isFitted ? fit() : layOut();
}

void MemoryGrid::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    zoomAt(event->position(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void MemoryGrid::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_pressedScroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isDragging = false;
}

void MemoryGrid::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return;
    const QPointF moved = event->position() - m_pressed;
    m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
    if (!m_isDragging)
        return;
    horizontalScrollBar()->setValue(m_pressedScroll.x() - int(moved.x()));
    verticalScrollBar()->setValue(m_pressedScroll.y() - int(moved.y()));
}

void MemoryGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isDragging && event->button() == Qt::LeftButton)
        choose(cellUnder(event->position()));
    m_isDragging = false;
}

void MemoryGrid::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        return zoom(zoomStep);
    if (key == Qt::Key_Minus)
        return zoom(1 / zoomStep);
    if (key == Qt::Key_0)
        return fit();
    if (key == Qt::Key_Escape && m_selected >= 0)
        return choose(-1);
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if ((across == 0 && down == 0) || !m_cells || event->modifiers() & Qt::AltModifier)
        return event->ignore();
    choose(m_selected < 0 ? 0 : int(m_grid.moved(m_selected, across, down)));
}

bool MemoryGrid::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int cell = cellUnder(QPointF(help->pos()));
    if (cell < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), m_cells->description(cell, nameOf(cell)), viewport());
    return true;
}

} // namespace kernelscope
