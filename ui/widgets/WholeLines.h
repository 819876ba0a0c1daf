#pragma once

#include <functional>

#include <QObject>

class QAbstractScrollArea;
class QScrollArea;
class QTableView;
class QTextEdit;
class QTreeView;

namespace kernelscope {

/// Keeps part of a line from being shown at the foot of an area that scrolls: half a line looks as if something hid it. What is cut off is
/// left empty until the area is scrolled to it.
class WholeLines : public QObject
{
    Q_OBJECT

public:
    /// Where the last whole line ends in a viewport of this height; the height where nothing is cut.
    using Foot = std::function<int(int height)>;

    WholeLines(QAbstractScrollArea &area, Foot foot);

private:
    bool eventFilter(QObject *object, QEvent *event) override;
    void fit();

    QAbstractScrollArea &m_area;
    Foot m_foot;
    int m_shown = -1; ///< pixels; -1: all of the viewport
    bool m_isPlanned = false;
};

void showWholeLines(QTreeView &list); ///< of rows of several lines those lines
void showWholeLines(QTableView &table);
void showWholeLines(QTextEdit &text);
void showWholeLines(QScrollArea &area); ///< the widgets of its form

} // namespace kernelscope
