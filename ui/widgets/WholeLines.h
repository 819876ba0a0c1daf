#pragma once

#include <functional>

#include <QObject>

class QAbstractScrollArea;
class QScrollArea;
class QTableView;
class QTextEdit;
class QTreeView;

namespace kernelscope {

/// Keeps part of a line from being shown at the foot of an area that scrolls, and part of a column at its side: half a line looks as if
/// something hid it. What is cut off is left empty until the area is scrolled to it.
class WholeLines : public QObject
{
    Q_OBJECT

public:
    /// Where the last whole line ends in a viewport of this height; the height where nothing is cut.
    using Foot = std::function<int(int height)>;
    /// Where the last whole column ends in one of this width.
    using Side = std::function<int(int width)>;

    WholeLines(QAbstractScrollArea &area, Foot foot, Side side = {});

private:
    bool eventFilter(QObject *object, QEvent *event) override;
    void fit();

    QAbstractScrollArea &m_area;
    Foot m_foot;
    Side m_side;
    bool m_isPlanned = false;
};

void showWholeLines(QTreeView &list);   ///< of rows of several lines those lines
void showWholeLines(QTableView &table); ///< and columns
void showWholeLines(QTextEdit &text);
void showWholeLines(QScrollArea &area); ///< the widgets of its form, its cards, and the rows of its tables

} // namespace kernelscope
