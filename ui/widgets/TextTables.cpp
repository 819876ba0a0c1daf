#include "ui/widgets/TextTables.h"

#include <algorithm>
#include <cmath>

#include <QTextDocument>
#include <QTextTable>

namespace kernelscope {

constexpr double leastAtSides = 4;

/// Names in the font of code are lower than the words beside them. At the sides there is air even where rows are close together.
static void alignCells(QTextTable &table, double sides)
{
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            format.setLeftPadding(sides);
            format.setRightPadding(sides);
            cell.setFormat(format);
        }
    }
}

void layOutTables(QTextDocument &document, const QColor &border, double scale, double padding)
{
    const auto pixels = [scale](double length) { return int(std::lround(length * scale)); };
    const auto frames = document.rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(pixels(padding));
        format.setCellSpacing(0);
        format.setTopMargin(pixels(6));
        format.setBottomMargin(pixels(10));
        table->setFormat(format);
        alignCells(*table, pixels(std::max(padding, leastAtSides)));
    }
}

} // namespace kernelscope
