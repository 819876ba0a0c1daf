#include "ui/widgets/TableColumns.h"

#include <algorithm>

#include <QHeaderView>
#include <QTreeView>

namespace kernelscope {

constexpr int readableCharacters = 24;
constexpr int leastCharacters = 15; ///< before another column is cut as well

/// Like sizeHintForColumn(), which is protected: of the first rows, which is enough.
static int hintFor(const QTreeView &table, int column)
{
    int width = 0;
    const int rows = std::min(200, table.model()->rowCount());
    for (int row = 0; row < rows; ++row) {
        const QString text = table.model()->index(row, column).data().toString();
        width = std::max(width, table.fontMetrics().horizontalAdvance(text));
    }
    return width + 2 * table.fontMetrics().averageCharWidth() + table.fontMetrics().height() * 2 / 3;
}

/// Of the others the widest gives way, to half of its width, so that the stretched one stays readable.
static void narrowWidest(QList<int> &widths, int stretched, const QHeaderView &header, int by)
{
    int widest = -1;
    for (int column = 0; column < widths.size(); ++column) {
        const bool isShown = column != stretched && !header.isSectionHidden(column);
        if (isShown && (widest < 0 || widths[column] > widths[widest]))
            widest = column;
    }
    if (widest >= 0)
        widths[widest] -= std::min(by, widths[widest] / 2);
}

void fitTableColumns(QTreeView &table, int stretched, const QList<int> &dispensable, const QList<int> &needless)
{
    QHeaderView &header = *table.header();
    int needed = 0;
    QList<int> widths;
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionHidden(column, needless.contains(column));
        widths.append(std::max(hintFor(table, column), header.sectionSizeHint(column)));
        // The stretched column is cut in the middle before another one goes, but never below a readable width.
        const int readable = table.fontMetrics().averageCharWidth() * readableCharacters;
        needed += needless.contains(column) ? 0 : column == stretched ? std::min(widths.last(), readable) : widths.last();
    }
    for (const int column : dispensable) {
        if (needed <= table.viewport()->width())
            break;
        if (header.isSectionHidden(column))
            continue;
        header.setSectionHidden(column, true);
        needed -= widths[column];
    }
    needed -= table.fontMetrics().averageCharWidth() * (readableCharacters - leastCharacters);
    if (const int missing = needed - table.viewport()->width(); missing > 0)
        narrowWidest(widths, stretched, header, missing);
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionResizeMode(column, column == stretched ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (column != stretched)
            header.resizeSection(column, widths[column]);
    }
}

int heightOfWholeRows(const QTreeView &table, int most)
{
    constexpr int leastRows = 2;
    const int rows = table.model()->rowCount();
    const int drawn = table.visualRect(table.model()->index(0, 0)).height(); // 0: it was not laid out yet.
    const int row = std::max(1, drawn > 0 ? drawn : table.sizeHintForRow(0));
    const int around = table.isVisible() ? table.height() - table.viewport()->height() // With what the style sheet puts around it.
                                         : table.header()->sizeHint().height() + 2 * table.frameWidth();
    return around + row * std::min(rows, std::max(leastRows, (most - around) / row));
}

} // namespace kernelscope
