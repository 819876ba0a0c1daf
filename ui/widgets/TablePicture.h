#pragma once

#include <QList>
#include <QRectF>

class QAbstractItemModel;
class QPainter;

namespace kernelscope {

class Appearance;

/// How much of a table goes into a picture.
struct TablePart
{
    int mostRows = 16;
    int mostColumns = 16;
    bool rowHeaders = false;
};

/// A table drawn into a picture, without scroll bars: its header and its first rows, every column as wide as what is in it.
class TablePicture
{
public:
    TablePicture(const QAbstractItemModel &model, const Appearance &appearance, const TablePart &part = {});

    double width() const;
    double height() const;
    /// `chosen`: a row with the ground of what is chosen; -1: none.
    void paint(QPainter &painter, const QPointF &topLeft, int chosen = -1) const;

private:
    void measure();
    QString restText() const;
    void paintRow(QPainter &painter, const QPointF &at, int row, bool isChosen) const;
    void paintCell(QPainter &painter, const QRectF &cell, int row, int column) const;

    const QAbstractItemModel &m_model;
    const Appearance &m_appearance;
    int m_rows = 0;
    int m_columns = 0;
    double m_headerWidth = 0; ///< of the rows' headers; 0: there are none
    QList<double> m_widths;
    double m_rowHeight = 0;
};

} // namespace kernelscope
