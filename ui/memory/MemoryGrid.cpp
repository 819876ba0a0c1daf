#include "ui/memory/MemoryGrid.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <utility>

#include <QLocale>
#include <QScrollBar>

#include "analysis/Evidence.h"
#include "ui/memory/MemoryShape.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double leastPitch = 1.5;
constexpr double leastSeen = 3;     // Of a cell that is looked at first: smaller ones say too little.
constexpr double legiblePitch = 52; // A value of seven digits.
constexpr double mostPitch = 160;
constexpr double flatness = 0.62; // Height of a cell by its width, where there is text in it.
constexpr double mostComfortable = 64;
constexpr double mostOfFew = 150;      // One alone, or a few in a row, may be larger,
constexpr double comfortableRow = 600; // as long as the row stays as short as this.

MemoryGrid::MemoryGrid(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Memory as a grid"));
    viewport()->setMouseTracking(true);
    m_font = appearance.codeFont(0.9);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_font = m_appearance.codeFont(0.9);
        rescale();
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
    if (!isSame)
        m_scaling = Scaling::First;
    rescale();
    if (!isSame)
        beginWhereItIsUsed();
}

void MemoryGrid::cellsChanged()
{
    viewport()->update();
}

double MemoryGrid::headWidth() const
{
    const quint64 last = m_firstElement + quint64(std::max(qint64(0), m_grid.count - 1));
    return std::max(m_leastHeadWidth, QFontMetricsF(font()).horizontalAdvance(QString::number(last)) + m_appearance.px(10));
}

void MemoryGrid::setLeastHeadWidth(double width)
{
    if (std::exchange(m_leastHeadWidth, width) != width)
        rescale();
}

bool MemoryGrid::isOneRow() const
{
    return m_cells && m_cells->count() > 0 && m_grid.rows == 1 && m_grid.slices == 1 && horizontalScrollBar()->maximum() == 0;
}

double MemoryGrid::headHeight() const
{
    return QFontMetricsF(font()).height() + m_appearance.px(4);
}

/// What is lower than the view lies in its middle.
QPointF MemoryGrid::corner() const
{
    return {headWidth(), headHeight() + spareHeight()};
}

QPointF MemoryGrid::origin() const
{
    return corner() + QPointF(0, outsideRows().first * m_grid.pitch.height());
}

QPointF MemoryGrid::shift() const
{
    return origin() - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QSizeF MemoryGrid::contentSize() const
{
    const auto [before, behind] = outsideRows();
    return m_grid.size() + QSizeF(headWidth() + 2, headHeight() + 2 + (before + behind) * m_grid.pitch.height());
}

double MemoryGrid::spareHeight() const
{
    return m_scaling == Scaling::Free ? 0 : std::floor(std::max(0.0, viewport()->height() - contentSize().height()) * 0.4);
}

void MemoryGrid::fit()
{
    m_scaling = Scaling::Whole;
    rescale();
}

/// A matrix of thousands of columns would at first be a grey mist: a part of it that can be read says more.
void MemoryGrid::rescale()
{
    if (m_scaling == Scaling::Free)
        return layOut();
    const double whole = wholePitch();
    const bool saysTooLittle = m_scaling == Scaling::First && m_shape.size() >= 2 && whole < m_appearance.px(leastSeen);
    m_grid.pitch.setWidth(saysTooLittle ? m_appearance.px(legiblePitch) : whole);
    layOut();
}

/// As large as shows all of it; but no larger than is comfortable, and text stays readable in what can be scrolled to.
double MemoryGrid::wholePitch() const
{
    const QSizeF room = QSizeF(viewport()->size()) - QSizeF(headWidth(), headHeight()) - QSizeF(4, 4);
    const double slices = double(m_grid.slices);
    const double comfortable = std::clamp(comfortableRow / double(m_grid.columns), mostComfortable, mostOfFew);
    const double width = std::min(room.width() / double(m_grid.columns), double(m_appearance.px(comfortable)));
    const auto [before, behind] = outsideRows();
    const double rows = double(m_grid.rows) * slices + before + behind;
    const double height = (room.height() - (slices > 1 ? slices * m_appearance.px(24) : 0)) / rows;
    double pitch = std::min(width, height / flatness);
    if (m_grid.count <= 4096)
        pitch = std::max({pitch, std::min(width, double(m_appearance.px(26))), double(m_appearance.px(14))});
    return std::clamp(pitch, leastPitch, mostPitch * m_appearance.scale());
}

/// At the first element that the work-group accesses, with what lies before it.
void MemoryGrid::beginWhereItIsUsed()
{
    if (!m_cells || (horizontalScrollBar()->maximum() == 0 && verticalScrollBar()->maximum() == 0))
        return;
    int first = 0;
    while (first < m_cells->count() && m_cells->timeline().accesses(first).empty())
        ++first;
    const QRectF at = m_grid.cellRect(first % std::max(1, m_cells->count()));
    horizontalScrollBar()->setValue(int(at.left() - m_grid.pitch.width()));
    verticalScrollBar()->setValue(int(at.top() - m_grid.pitch.height()));
}

void MemoryGrid::layOut()
{
    const double width = m_grid.pitch.width();
    const double usual = width >= m_appearance.px(24) ? std::max(width * flatness, double(m_appearance.px(24))) : width;
    const auto [before, behind] = outsideRows();
    const double room = (viewport()->height() - headHeight() - 4) / double(std::max<qint64>(1, m_grid.rows + before + behind));
    const bool mayGrow = m_scaling != Scaling::Free && m_grid.slices == 1;
    m_grid.pitch.setHeight(mayGrow ? std::clamp(room, usual, std::max(usual, width)) : usual); // As high as there is room for, or wide.
    m_grid.gap = width >= m_appearance.px(7) ? 1 : 0;
    m_grid.sliceGap = m_appearance.px(24);
    m_grid = m_grid.fittedSlices(viewport()->width() - headWidth());
    const QSizeF all = contentSize();
    const auto prepare = [](QScrollBar *bar, double length, int seen, double step) {
        bar->setRange(0, int(std::clamp(std::ceil(length) - seen, 0.0, double(INT_MAX / 2))));
        bar->setPageStep(seen);
        bar->setSingleStep(std::max(8, int(step)));
    };
    prepare(horizontalScrollBar(), all.width(), viewport()->width(), m_grid.pitch.width());
    prepare(verticalScrollBar(), all.height(), viewport()->height(), m_grid.pitch.height());
    viewport()->update();
    Q_EMIT sightChanged();
}

void MemoryGrid::scrollContentsBy(int, int)
{
    viewport()->update();
    Q_EMIT sightChanged();
}

QString MemoryGrid::sightText() const
{
    if (!m_cells || m_shape.size() < 2 || horizontalScrollBar()->maximum() == 0)
        return {};
    const QRectF seen = QRectF(corner(), QPointF(viewport()->width(), viewport()->height())).translated(-shift());
    const CellGrid::Range range = m_grid.rangeIn(0, seen);
    if (range.isEmpty())
        return {};
    const QLocale locale;
    const QString columns =
        tr("columns %1 to %2 of %3")
            .arg(locale.toString(range.fromColumn), locale.toString(range.toColumn - 1), locale.toString(m_grid.columns));
    if (m_shape.size() > 2)
        return tr("In sight: %1. Drag to move; 0 shows more.").arg(columns);
    const qint64 firstRow = qint64(m_firstElement) / m_grid.columns;
    return tr("In sight: rows %1 to %2 of %3, %4. Drag to move; 0 shows more.")
        .arg(locale.toString(firstRow + range.fromRow), locale.toString(firstRow + range.toRow - 1), locale.toString(m_shape.front()),
             columns);
}

void MemoryGrid::zoom(double factor)
{
    zoomAt(QRectF(viewport()->rect()).center(), factor);
}

void MemoryGrid::zoomAt(const QPointF &point, double factor)
{
    const QSizeF before = m_grid.pitch;
    const QPointF inGrid = point - shift();
    m_scaling = Scaling::Free;
    m_grid.pitch.setWidth(std::clamp(before.width() * factor, leastPitch, mostPitch * m_appearance.scale()));
    layOut();
    const QPointF there(inGrid.x() * m_grid.pitch.width() / before.width(), inGrid.y() * m_grid.pitch.height() / before.height());
    horizontalScrollBar()->setValue(int(std::lround(origin().x() + there.x() - point.x())));
    verticalScrollBar()->setValue(int(std::lround(origin().y() + there.y() - point.y())));
}

QString MemoryGrid::nameOf(int cell) const
{
    BoundObject shaped = m_cells->timeline().object();
    shaped.dimensions = m_shape;
    return elementText(shaped, qint64(m_firstElement + quint64(cell)) * shaped.elementSize);
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
    const QRectF rect = m_grid.cellRect(cell).translated(origin());
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

} // namespace kernelscope
