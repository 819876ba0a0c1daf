#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/models/CellTexts.h"

namespace kernelscope {

class Appearance;
class MemoryCells;

/// A short list of cells after each phase of the work-group, a row a phase: how its contents came about at one glance. The row of the
/// phase that is shown is marked, later ones are faint; a click goes to a phase.
class MemoryFilm : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryFilm(const Appearance &appearance, QWidget *parent = nullptr);

    /// So few cells and phases can be told apart in rows.
    static bool suits(const MemoryCells &cells);
    void show(const MemoryCells &cells); ///< as they are coloured now
    void showPhase(int phase);
    int phaseCount() const { return int(m_rows.size()); }
    int phaseAt(double y) const; ///< -1: none
    /// Where the cells of a row above it lie, whose indices then stand there; nullopt: they lie as there is room for here.
    struct Columns
    {
        double left = 0;
        double pitch = 0;
        bool operator==(const Columns &) const = default;
    };
    void alignTo(const std::optional<Columns> &columns);
    double gutter() const; ///< left of the cells
    QRectF cellRect(int phase, int cell) const;
    QList<int> heads() const; ///< the cells whose indices stand above them

Q_SIGNALS:
    void phaseChosen(int phase);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    struct Cell
    {
        QColor colour; ///< invalid: nothing was written there yet
        QString text;
        bool isWritten = false; ///< in this phase
    };
    double headHeight() const;
    double rowHeight() const;
    double titleHeight() const;
    Columns columns() const;
    std::optional<CellTexts> texts() const; ///< in which every value fits into its cell
    void paintHeads(QPainter &painter) const;
    void paintRow(QPainter &painter, int phase, const std::optional<CellTexts> &texts) const;
    void paintCell(QPainter &painter, const QRectF &rect, const Cell &cell, bool isLater, const std::optional<CellTexts> &texts) const;

    const Appearance &m_appearance;
    std::vector<std::vector<Cell>> m_rows;
    int m_phase = 0;
    std::optional<Columns> m_columns;
};

} // namespace kernelscope
