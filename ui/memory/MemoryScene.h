#pragma once

#include <QCoreApplication>

#include "ui/layout/CellGrid.h"
#include "ui/memory/MemoryData.h"
#include "ui/scene/Legend.h"

namespace kernelscope {

class Appearance;
class CellTexts;

/// Where the cells of an object lie in its picture: below the ids of columns, beside those of rows. An element that was accessed and is
/// none lies where it would, in a row around the grid, as far as it is near. Pixels; the subject of a cell is its element of object 0.
class MemoryLayout
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::MemoryLayout)

public:
    static constexpr double leastPitch = 1.5;
    static constexpr double mostPitch = 160;

    MemoryLayout(const MemoryData &data, const Appearance &appearance, const QSizeF &view);

    /// The width of a cell at which all of it is seen, as far as that is possible. Unless that `isWanted`, of what would then say too
    /// little a part that can be read.
    double fittingPitch(bool isWanted) const;
    /// As it fits it takes the height that there is.
    void setPitch(double width, bool isFitted);

    const MemoryData &data() const { return m_data; }
    const Appearance &appearance() const { return m_appearance; }
    const CellGrid &grid() const { return m_grid; }
    QPointF corner() const; ///< of what scrolls
    QPointF origin() const; ///< of the grid
    QSizeF size() const;
    int rows() const;                        ///< with those of elements that are none
    double spare() const { return m_spare; } ///< above all: what is lower than the view lies in its middle
    bool isOneRow() const;                   ///< of cells, all of it in sight
    QRectF cellRect(qint64 cell) const;
    QRectF outsideRect(qint64 element) const; ///< empty: it lies too far away, or is an element

    int cellOf(const Subject &subject) const; ///< -1: none
    Subject subjectOf(int cell) const;
    Subject at(const QPointF &pixel, const QPointF &scrolled) const; ///< of the view: the ids cover what is scrolled below them
    Subject beside(const Subject &subject, int key) const;
    QRectF where(const Subject &subject) const;               ///< with the ids above it and at its left
    QPointF scaled(const QPointF &point, double pitch) const; ///< where it lies at another pitch, not fitted
    QString nameOf(int cell) const;
    QString tip(const Subject &subject) const;
    /// A sentence: which part of a matrix is seen; empty: all of its width.
    QString sightText(const QRectF &seen) const;

private:
    const MemoryData m_data;
    const Appearance &m_appearance;
    QSizeF m_view;
    QSizeF m_ids; ///< of the rows' ids the width, of the columns' ids the height
    CellGrid m_grid;
    double m_spare = 0;
    int m_rowsBefore = 0;
    int m_rowsAfter = 0;
};

/// The part of the picture that is `seen`. Small cells lose their text, then their frames, then become one image, so that any number of
/// them stays quick.
Scene memoryScene(const MemoryLayout &layout, const Subject &chosen, const QRectF &seen);

/// Of the lines over cells that nothing was written to yet.
Ink unwrittenInk();

/// In the middle of a cell, as `texts` has it.
SceneText cellText(const QString &text, const Ink &ink, const CellTexts &texts, const Appearance &appearance);

} // namespace kernelscope
