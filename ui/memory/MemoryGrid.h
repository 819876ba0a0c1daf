#pragma once

#include <memory>
#include <optional>

#include <QAbstractScrollArea>

#include "ui/layout/CellGrid.h"
#include "ui/memory/MemoryCells.h"
#include "ui/models/CellTexts.h"

namespace kernelscope {

class Appearance;

/// Draws memory as a grid of cells. Ctrl and the wheel zoom, dragging and the wheel move, the arrow keys go from cell to cell.
/// Small cells lose their text, then their frames, then become one picture, so that any number of them stays quick.
class MemoryGrid : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit MemoryGrid(const Appearance &appearance, QWidget *parent = nullptr);

    /// `cells` may be null: nothing. `shape` names elements; the first cell is `firstElement`.
    void show(std::shared_ptr<MemoryCells> cells, const CellGrid &grid, const QList<quint64> &shape, quint64 firstElement);
    void cellsChanged(); ///< another moment or other colours
    void bringIntoSight(int cell);
    int selectedCell() const { return m_selected; }
    void selectCell(int cell);               ///< -1: none
    void zoom(double factor);                ///< around the middle
    void fit();                              ///< all of it, as far as that is possible; zooming ends it
    std::pair<int, int> outsideRows() const; ///< before the cells and behind them: of elements that are none
    bool roundsValues() const;               ///< some value in sight is not written with all of its digits
    QString sightText() const;               ///< a sentence: which part of a matrix is seen; empty: all of its width
    QSizeF cellSize() const { return m_grid.pitch; }
    bool isOneRow() const; ///< of cells, all of it in sight
    /// Left of the cells, where something below needs as much; else as wide as the ids there.
    void setLeastHeadWidth(double width);
    QString nameOf(int cell) const;
    QRectF titleOf(qint64 slice) const;           ///< in the grid
    std::optional<QRectF> rectOf(int cell) const; ///< in the viewport; nullopt: no such cell
    /// The same of an element that is none.
    std::optional<QRectF> rectOfOutside(qint64 element) const;

    QSizeF pictureSize() const;
    void paintPicture(QPainter &painter, const QRectF &into) const;

Q_SIGNALS:
    void cellChosen(int cell);
    void sightChanged(); ///< another part is seen, or larger or smaller

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int, int) override;

private:
    enum class Scaling {
        First, ///< all of it where that says something, else a part
        Whole,
        Free ///< as it was zoomed
    };
    void rescale();
    double wholePitch() const;
    void beginWhereItIsUsed();
    void layOut();
    void zoomAt(const QPointF &point, double factor);
    QPointF shift() const;
    QPointF corner() const; ///< of what scrolls: room for the ids of rows and columns
    QPointF origin() const; ///< of the grid, not scrolled
    QSizeF contentSize() const;
    double spareHeight() const;
    QRectF outsideRect(qint64 element) const; ///< in the grid's coordinates; empty: it lies too far away to be drawn
    void paintOutside(QPainter &painter) const;
    QString outsideUnder(const QPointF &point) const;
    bool isTooWideForAPicture() const;
    double headWidth() const;
    double headHeight() const;
    int cellUnder(const QPointF &point) const;
    void choose(int cell);

    void paintAll(QPainter &painter, const QRectF &seen) const;
    QString titleText(qint64 slice) const;
    void paintHeads(QPainter &painter, const QRectF &seen, const QPointF &shift) const;
    template <typename Act> void forEachCell(qint64 slice, const CellGrid::Range &range, Act act) const;
    void paintSlice(QPainter &painter, qint64 slice, const CellGrid::Range &range, QStringList::const_iterator *texts) const;
    void paintAsImage(QPainter &painter, qint64 slice, const CellGrid::Range &range) const;
    void paintCell(QPainter &painter, int cell, const QString &text) const;
    QStringList textsIn(const QRectF &seen, QFont &font) const;
    QFont fontOfCells() const;
    void paintMarks(QPainter &painter, const QRectF &seen) const;
    void paintOutline(QPainter &painter, int cell, const QColor &colour, double width, double inset = 0) const;
    void paintFrame(QPainter &painter, int cell, const QColor &colour, double width, double inset) const;
    void paintFindingCorner(QPainter &painter, int cell) const;
    void paintFinding(QPainter &painter, int cell) const;

    const Appearance &m_appearance;
    std::shared_ptr<MemoryCells> m_cells;
    CellGrid m_grid;
    QList<quint64> m_shape;
    quint64 m_firstElement = 0;
    QFont m_font;
    int m_selected = -1;
    Scaling m_scaling = Scaling::First;
    double m_leastHeadWidth = 0;
    QPointF m_pressed;
    QPoint m_pressedScroll;
    bool m_isDragging = false;
};

} // namespace kernelscope
