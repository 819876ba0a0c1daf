#include "ui/reduction/ReductionCanvas.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/reduction/ReductionPainter.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double mostUnit = 104; // pixels of the design from one value to the next
constexpr double nearlyFitting = 0.75;
constexpr double leastBesideExcerpt = 0.6; // A title has room.
constexpr double mostRowHeight = 200;

ReductionCanvas::ReductionCanvas(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, &ReductionCanvas::followAppearance);
    followAppearance();
}

void ReductionCanvas::followAppearance()
{
    m_look.theme = m_appearance.theme();
    m_look.font = m_appearance.interfaceFont();
    m_look.scale = m_appearance.scale();
    layOut();
}

void ReductionCanvas::setSheet(const std::shared_ptr<const ReductionData> &sheet, const QStringList &launchNames)
{
    m_sheet = sheet;
    m_look.sheet = sheet.get();
    m_look.forgetScene();
    m_look.launchNames = launchNames;
    m_look.hovered = -1;
    m_look.selected = -1;
    m_look.parts.clear();
    m_look.moment = {};
    fit();
}

void ReductionCanvas::setMoment(const ReductionMoment &moment)
{
    const bool moved = moment.phase != m_look.moment.phase || moment.launch != m_look.moment.launch;
    m_look.moment = moment;
    viewport()->update();
    if (!m_sheet || !moved)
        return;
    if (m_look.levelToEnlarge() != m_look.enlarged)
        layOut();
    for (int level = 0; level < m_sheet->layout.levels; ++level) {
        if (moment.isChosen(m_sheet->tree.levels[std::size_t(level)]))
            return revealLevel(level);
    }
}

void ReductionCanvas::setSelected(int node)
{
    if (node == m_look.selected)
        return;
    m_look.selected = node;
    m_look.parts = m_sheet && node >= 0 ? m_sheet->partsOf(node) : std::vector<char>();
    if (node >= 0)
        reveal(node);
    viewport()->update();
}

void ReductionCanvas::setWorkItem(int localItem)
{
    m_look.workItem = localItem;
    viewport()->update();
}

void ReductionCanvas::setSubgroupWidth(int width)
{
    m_look.subgroupWidth = width;
    layOut();
}

double ReductionCanvas::fittingZoom() const
{
    const double room = viewport()->width() - m_look.gutter() - 2 * m_look.margin();
    return std::min(std::max(room, 40.0) / std::max(1.0, m_sheet->layout.width), m_look.px(mostUnit));
}

void ReductionCanvas::layOut()
{
    if (!m_sheet)
        return;
    m_look.size = viewport()->size();
    if (m_isFitted)
        m_look.pixelsPerUnit = fittingZoom();
    m_look.enlarged = m_look.levelToEnlarge();
    m_look.extra = m_look.enlarged >= 0 ? m_look.excerptHeight() : 0;
    double row = (m_look.size.height() - m_look.px(12) - m_look.extra) / std::max(1, m_sheet->layout.levels);
    if (m_look.enlarged >= 0 && row < leastBesideExcerpt * m_look.leastRowHeight()) { // All in sight matters more.
        m_look.enlarged = -1;
        row += m_look.extra / std::max(1, m_sheet->layout.levels);
    }
    const double usual = m_look.leastRowHeight();
    const double least = row >= usual * (m_look.enlarged >= 0 ? leastBesideExcerpt : nearlyFitting)
                             ? std::min(row, usual)
                             : usual; // To scroll for a part of a row serves nobody.
    m_look.rowHeight = std::clamp(row, least, std::max(usual, m_look.px(mostRowHeight)));
    const QSizeF content = m_look.contentSize();
    m_look.top = std::floor(std::max(0.0, m_look.size.height() - content.height()) * 0.4);
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, int(std::floor(content.width() - m_look.size.width()))));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(
        0, std::max(0, int(std::ceil(content.height() - m_look.size.height() - 0.5)))); // Rounding is no reason to scroll.
    setHorizontalScrollBarPolicy(horizontalScrollBar()->maximum() > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(verticalScrollBar()->maximum() > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(int(m_look.px(20)));
    horizontalScrollBar()->setSingleStep(int(m_look.px(20)));
    scrollContentsBy(0, 0);
    Q_EMIT laidOut();
}

void ReductionCanvas::scrollContentsBy(int, int)
{
    m_look.scroll = QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    viewport()->update();
}

void ReductionCanvas::fit()
{
    m_isFitted = true;
    layOut();
}

void ReductionCanvas::zoom(double factor)
{
    const bool isSeen = m_look.selected >= 0 && viewport()->rect().contains(pointOf(m_look.selected).toPoint());
    zoomAt(isSeen ? pointOf(m_look.selected).x() : (m_look.gutter() + viewport()->width()) / 2, factor);
}

/// What lies under x stays there.
void ReductionCanvas::zoomAt(double x, double factor)
{
    if (!m_sheet)
        return;
    const double units = m_look.unitsAt(x);
    const double fitting = fittingZoom();
    m_look.pixelsPerUnit = std::clamp(m_look.pixelsPerUnit * factor, fitting, std::max(fitting, m_look.px(mostUnit)));
    m_isFitted = m_look.pixelsPerUnit <= fitting;
    layOut();
    horizontalScrollBar()->setValue(int(std::lround(m_look.gutter() + m_look.margin() + units * m_look.pixelsPerUnit - x)));
}

QPointF ReductionCanvas::pointOf(int node) const
{
    return {m_look.xOf(m_sheet->layout.x[std::size_t(node)]), m_look.yOf(m_sheet->tree.nodes[std::size_t(node)].level)};
}

void ReductionCanvas::revealLevel(int level)
{
    const double top = m_look.rowTop(level);
    if (top < 0)
        verticalScrollBar()->setValue(int(m_look.scroll.y() + top - m_look.px(6)));
    else if (top + m_look.heightOf(level) > m_look.size.height())
        verticalScrollBar()->setValue(
            int(std::ceil(m_look.scroll.y() + top + m_look.heightOf(level) + m_look.px(6) - m_look.size.height())));
}

void ReductionCanvas::reveal(int node)
{
    revealLevel(m_sheet->tree.nodes[std::size_t(node)].level);
    const double x = pointOf(node).x();
    const double half = std::max(m_look.px(24), m_look.pixelsPerUnit);
    if (x - half < m_look.gutter() || x + half > m_look.size.width())
        horizontalScrollBar()->setValue(int(m_look.scroll.x() + x - (m_look.gutter() + m_look.size.width()) / 2));
}

void ReductionCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_look.theme.surface);
    if (m_sheet)
        ReductionPainter(painter, m_look).paint();
    if (hasFocus() && m_look.selected < 0) {
        painter.setPen(m_look.theme.accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void ReductionCanvas::resizeEvent(QResizeEvent *)
{
    layOut();
}

/// The whole tree as it is zoomed; of one that is very wide the part in sight.
static ReductionLook wholeLook(ReductionLook look)
{
    constexpr double widest = 8000;
    const QSizeF content = look.contentSize();
    if (content.width() > widest) {
        look.scroll.setY(0);
        look.size.setHeight(content.height());
    } else {
        look.scroll = {};
        look.size = content;
    }
    look.hovered = -1;
    look.top = 0;
    return look;
}

QSizeF ReductionCanvas::pictureSize() const
{
    return m_sheet ? wholeLook(m_look).size : QSizeF(1, 1);
}

void ReductionCanvas::paintPicture(QPainter &painter, const QRectF &into) const
{
    if (!m_sheet)
        return;
    const ReductionLook look = wholeLook(m_look);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / look.size.width(), into.height() / look.size.height());
    ReductionPainter(painter, look).paint();
    painter.restore();
}

constexpr double zoomStep = 1.5;

int ReductionCanvas::nodeUnder(const QPointF &point) const
{
    if (!m_sheet || point.x() < m_look.gutter())
        return -1;
    for (const ReductionExcerpt &part : m_look.excerpt()) {
        if (part.box.contains(point))
            return part.node;
        for (const auto &[node, box] : part.operands) {
            if (box.contains(point))
                return node;
        }
    }
    if (m_look.excerptRoom().contains(point))
        return -1;
    const double reachX = std::max(0.5, m_look.px(8) / m_look.pixelsPerUnit);
    return nodeAt(m_look.scene(), m_look.unitsAt(point.x()), m_look.levelAt(point.y()), reachX, 0.42);
}

void ReductionCanvas::hover(int node)
{
    if (node == m_look.hovered)
        return;
    m_look.hovered = node;
    viewport()->setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    Q_EMIT hovered(node);
}

void ReductionCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_scrollAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isDragged = false;
}

void ReductionCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return hover(nodeUnder(event->position()));
    const QPoint moved = event->pos() - m_pressed;
    m_isDragged = m_isDragged || moved.manhattanLength() >= QApplication::startDragDistance();
    if (!m_isDragged)
        return;
    horizontalScrollBar()->setValue(m_scrollAtPress.x() - moved.x());
    verticalScrollBar()->setValue(m_scrollAtPress.y() - moved.y());
}

void ReductionCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_isDragged)
        Q_EMIT chosen(nodeUnder(event->position()));
}

void ReductionCanvas::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    zoomAt(event->position().x(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

int ReductionCanvas::stepped(int node, int key) const
{
    const ReductionTree &tree = m_sheet->tree;
    if (node < 0)
        return tree.roots.empty() ? -1 : tree.roots.front();
    const auto inputs = tree.inputsOf(node);
    if (key == Qt::Key_Up)
        return inputs.empty() ? node : inputs.front();
    if (key == Qt::Key_Down)
        return m_sheet->users[std::size_t(node)] < 0 ? node : m_sheet->users[std::size_t(node)];
    const auto row = m_sheet->layout.row(tree.nodes[std::size_t(node)].level);
    const auto at = std::find(row.begin(), row.end(), node) - row.begin();
    const auto next = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? row.size() - 1 : at + (key == Qt::Key_Left ? -1 : 1);
    return row[std::size_t(std::clamp<std::ptrdiff_t>(std::ptrdiff_t(next), 0, std::ptrdiff_t(row.size()) - 1))];
}

void ReductionCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!m_sheet || (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)))
        return event->ignore();
    if (zoomBy(*this, *event, zoomStep))
        return;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        Q_EMIT chosen(stepped(m_look.selected, event->key()));
        return;
    case Qt::Key_Escape:
        Q_EMIT chosen(-1);
        return;
    default:
        event->ignore();
    }
}

bool ReductionCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace kernelscope
