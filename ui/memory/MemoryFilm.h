#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/layout/CellTexts.h"

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
    double gutter() const;
    double cellWidth() const;
    std::optional<CellTexts> texts() const; ///< in which every value fits into its cell
    void paintRow(QPainter &painter, int phase, const std::optional<CellTexts> &texts) const;
    void paintCell(QPainter &painter, const QRectF &rect, const Cell &cell, bool isLater, const std::optional<CellTexts> &texts) const;

    const Appearance &m_appearance;
    std::vector<std::vector<Cell>> m_rows;
    int m_phase = 0;
};

} // namespace kernelscope
