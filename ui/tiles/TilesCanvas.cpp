#include "ui/tiles/TilesCanvas.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesPainter.h"

namespace kernelscope {

constexpr double leastByLegend = 4; // The height that shows a legend, in heights of it.
constexpr double lowByLegend = 8;   // In a lower one each line counts.
constexpr int mostBrevity = 2;

TilesCanvas::TilesCanvas(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, &TilesCanvas::followAppearance);
    followAppearance();
}

void TilesCanvas::followAppearance()
{
    m_look.theme = m_appearance.theme();
    m_look.font = m_appearance.interfaceFont();
    m_look.valueFont = m_appearance.codeFont(0.9);
    m_look.scale = m_appearance.scale();
    layOut();
}

void TilesCanvas::setSheet(const std::shared_ptr<const TilesData> &sheet, const std::map<QString, QList<quint64>> &declared,
                           const std::map<QString, QString> &parameters)
{
    m_look.declared = declared;
    m_look.parameters = parameters;
    m_look.sheet = sheet;
    m_look.chosenPanel = -1;
    m_look.moment = {};
    refresh();
}

void TilesCanvas::setMoment(Moment moment, int localItem)
{
    if (m_look.moment == moment && m_look.localItem == localItem)
        return;
    m_look.moment = moment;
    m_look.localItem = localItem;
    refresh();
}

void TilesCanvas::setChosen(int panel, quint64 element)
{
    if (m_look.chosenPanel == panel && m_look.chosen == element)
        return;
    m_look.chosenPanel = panel;
    m_look.chosen = element;
    refresh();
}

void TilesCanvas::setSlice(int slice)
{
    m_look.slice = slice;
    refresh();
}

void TilesCanvas::setShowsReuse(bool on)
{
    m_look.showsReuse = on;
    layOut();
}

void TilesCanvas::setArrows(TilesLayout::Arrows arrows)
{
    m_look.arrows = arrows;
    refresh();
}

void TilesCanvas::setColumns(const QString &object, quint64 columns)
{
    if (columns == 0)
        m_look.columns.erase(object);
    else
        m_look.columns[object] = columns;
    refresh();
}

void TilesCanvas::refresh()
{
    if (!m_look.sheet)
        return;
    m_look.moment.phase = std::clamp(m_look.moment.phase, 0, m_look.sheet->phases->phaseCount() - 1);
    m_look.refresh();
    layOut();
}

/// In full, in short where that saves a line, and of that as much as leaves the tiles their room.
void TilesCanvas::layOutAboveLegend(double wide)
{
    const auto heightWith = [&](int brevity) {
        m_look.legendBrevity = brevity;
        return TilesPainter::legendHeight(m_look, wide);
    };
    constexpr double muchLess = 0.8; // Smaller letters alone save less.
    int brevity = heightWith(1) < muchLess * heightWith(0) ? 1 : 0;
    const bool isLow = viewport()->height() < lowByLegend * heightWith(brevity);
    if (isLow && heightWith(2) < muchLess * heightWith(brevity)) // The sentence below the tiles says it too.
        brevity = 2;
    while (brevity < mostBrevity && viewport()->height() < leastByLegend * heightWith(brevity))
        ++brevity;
    const double legend = heightWith(brevity);
    const bool hasRoom = viewport()->height() >= leastByLegend * legend; // Else the tiles need it more.
    m_look.size = QSizeF(wide, viewport()->height() - (hasRoom ? legend : 0));
    m_look.layOut();
}

void TilesCanvas::layOut()
{
    if (!m_look.sheet)
        return;
    // Room for the scroll bar is kept, else its coming and going would change what it came or went for.
    const int wide = std::max(1, width() - verticalScrollBar()->sizeHint().width());
    layOutAboveLegend(wide);
    if (m_look.size.height() + TilesPainter::legendHeight(m_look, wide) > viewport()->height())
        layOutAboveLegend(wide); // It tells what has no room.
    verticalScrollBar()->setPageStep(int(m_look.size.height()));
    verticalScrollBar()->setSingleStep(int(m_look.px(20)));
    const int most = std::max(0, int(std::ceil(m_look.height - m_look.size.height())));
    verticalScrollBar()->setRange(0, most);
    setVerticalScrollBarPolicy(most > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff); // Within a layout the range alone hides none.
    viewport()->update();
}

void TilesCanvas::scrollContentsBy(int, int)
{
    m_look.scroll = verticalScrollBar()->value();
    m_look.layOut();
    viewport()->update();
}

void TilesCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_look.theme.surface);
    TilesPainter tiles(painter, m_look);
    tiles.paint();
    const QRectF legend(0, m_look.size.height(), m_look.size.width(), viewport()->height() - m_look.size.height());
    if (legend.height() < 1)
        return;
    painter.fillRect(legend, m_look.theme.surface);
    tiles.paintLegend(legend);
}

void TilesCanvas::resizeEvent(QResizeEvent *)
{
    layOut();
}

void TilesCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const TilesLayout::Hit at = m_look.sheet ? m_look.hit(event->position()) : TilesLayout::Hit();
    Q_EMIT hovered(at.panel, at.element);
}

void TilesCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_look.sheet)
        return;
    const TilesLayout::Hit at = m_look.hit(event->position());
    Q_EMIT chosen(at.panel, at.element);
}

TilesLayout::Hit TilesCanvas::moved(int byColumns, int byRows) const
{
    if (m_look.chosenPanel < 0 || m_look.chosenPanel >= int(m_look.windows.size())) {
        const TileWindow &first = m_look.windows.front();
        return {0, first.shape.elementAt({first.x, first.y, first.z})};
    }
    const TileWindow &window = m_look.windows[std::size_t(m_look.chosenPanel)];
    GridCell cell = window.shape.cellOf(m_look.chosen);
    cell.x = quint64(std::clamp(qint64(cell.x) + byColumns, qint64(0), qint64(window.shape.width) - 1));
    cell.y = quint64(std::clamp(qint64(cell.y) + byRows, qint64(0), qint64(window.shape.height) - 1));
    const quint64 element = window.shape.elementAt(cell);
    const bool isThere = element < m_look.sheet->object(m_look.chosenPanel).elementCount();
    return {m_look.chosenPanel, isThere ? element : m_look.chosen};
}

void TilesCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!m_look.sheet || m_look.windows.empty() || (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)))
        return event->ignore();
    const int columns = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const int rows = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT chosen(-1, 0);
    } else if (columns != 0 || rows != 0) {
        const TilesLayout::Hit at = moved(columns, rows);
        Q_EMIT chosen(at.panel, at.element);
    } else {
        event->ignore();
    }
}

/// From panel to panel, and out at the ends.
bool TilesCanvas::focusNextPrevChild(bool next)
{
    const int panel = m_look.chosenPanel + (next ? 1 : -1);
    if (m_look.chosenPanel < 0 || panel < 0 || panel >= int(m_look.windows.size()))
        return QAbstractScrollArea::focusNextPrevChild(next);
    const TileWindow &window = m_look.windows[std::size_t(panel)];
    Q_EMIT chosen(panel, window.shape.elementAt({window.x, window.y, window.z}));
    return true;
}

bool TilesCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        Q_EMIT hovered(-1, 0);
    return QAbstractScrollArea::viewportEvent(event);
}

QSizeF TilesCanvas::pictureSize() const
{
    return {m_look.size.width(), std::max(1.0, m_look.height + TilesPainter::legendHeight(m_look, m_look.size.width()))};
}

void TilesCanvas::paintPicture(QPainter &painter, const QRectF &into) const
{
    if (!m_look.sheet)
        return;
    const QSizeF size = pictureSize();
    TilesLayout whole = m_look;
    whole.scroll = 0;
    whole.centres = false;
    whole.layOut();
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    TilesPainter tiles(painter, whole);
    tiles.paint();
    tiles.paintLegend(QRectF(0, whole.height, size.width(), size.height() - whole.height));
    painter.restore();
}

} // namespace kernelscope
