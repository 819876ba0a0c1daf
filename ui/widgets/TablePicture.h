#pragma once

#include <QList>
#include <QRectF>

class QAbstractItemModel;
class QPainter;

namespace kernelscope {

class Appearance;

/// A table drawn into a picture, without scroll bars: its header and its first rows, every column as wide as what is in it.
class TablePicture
{
public:
    TablePicture(const QAbstractItemModel &model, const Appearance &appearance, int mostRows);

    double width() const;
    double height() const;
    /// `chosen`: a row with the ground of what is chosen; -1: none.
    void paint(QPainter &painter, const QPointF &topLeft, int chosen = -1) const;

private:
    void paintRow(QPainter &painter, const QPointF &at, int row, bool isChosen) const;

    const QAbstractItemModel &m_model;
    const Appearance &m_appearance;
    int m_rows = 0;
    QList<double> m_widths;
    double m_rowHeight = 0;
};

} // namespace kernelscope
