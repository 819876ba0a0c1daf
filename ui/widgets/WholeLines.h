#pragma once

#include <functional>

#include <QSize>

class QAbstractScrollArea;
class QScrollArea;
class QTableView;
class QTextEdit;
class QTreeView;

namespace kernelscope {

/// What of a viewport of this size is whole from its top left corner; all of it where nothing is cut.
using WholePart = std::function<QSize(QSize)>;

/// Keeps part of a line from being shown at the foot of an area that scrolls, and part of a column at its side: half a line looks as if
/// something hid it. What is cut off is left empty until the area is scrolled to it.
void showWholePart(QAbstractScrollArea &area, const WholePart &part);

void showWholeLines(QTreeView &list);   ///< of rows of several lines those lines
void showWholeLines(QTableView &table); ///< and columns
void showWholeLines(QTextEdit &text);
void showWholeLines(QScrollArea &area); ///< the widgets of its form, its cards, and the rows of its tables

} // namespace kernelscope
