#include "ui/widgets/TableColumns.h"

#include <algorithm>

#include <QHeaderView>
#include <QTreeView>

namespace kernelscope {

constexpr int leastCharacters = 15; ///< before another column is cut as well

/// With all digits as wide as the widest: which columns have room does not depend on the times of one run.
static QString withWidestDigits(QString text)
{
    for (QChar &letter : text)
        letter = letter.isDigit() ? QChar(u'0') : letter;
    return text;
}

/// Like sizeHintForColumn(), which is protected: of the first rows, which is enough.
static int hintFor(const QTreeView &table, int column)
{
    int width = 0;
    const int rows = std::min(200, table.model()->rowCount());
    for (int row = 0; row < rows; ++row) {
        const QString text = table.model()->index(row, column).data().toString();
        width = std::max(width, table.fontMetrics().horizontalAdvance(withWidestDigits(text)));
    }
    const QModelIndex first = table.model()->index(0, column);
    if (!first.isValid())
        return width;
    constexpr int rounding = 2; // of the widths of letters
    return width + table.sizeHintForIndex(first).width() - table.fontMetrics().horizontalAdvance(first.data().toString()) + rounding;
}

namespace {

/// The widths of columns in a room that may be too small for them.
struct Widths
{
    const QTreeView *table;
    int stretched;
    QList<int> wanted = {};
    int readable = readableCharacters; ///< of the stretched one, in characters

    bool isShown(int column) const { return !table->header()->isSectionHidden(column); }
    int missing() const
    {
        int needed = 0;
        for (int column = 0; column < wanted.size(); ++column) {
            // The stretched column is cut in the middle before another one goes, but never below a readable width.
            const int most = column == stretched ? table->fontMetrics().averageCharWidth() * readable : wanted[column];
            needed += isShown(column) ? std::min(wanted[column], most) : 0;
        }
        return needed - table->viewport()->width();
    }
    /// Of the others the widest gives way, to half of its width but never into its heading, so that the stretched one stays readable.
    Widths narrowed() const
    {
        const auto most = [this](int column) {
            return std::min(wanted[column] / 2, wanted[column] - table->header()->sectionSizeHint(column));
        };
        int widest = -1;
        for (int column = 0; column < wanted.size(); ++column) {
            const bool givesWay = column != stretched && isShown(column) && most(column) > 0;
            if (givesWay && (widest < 0 || wanted[column] > wanted[widest]))
                widest = column;
        }
        QList<int> narrower = wanted;
        if (widest >= 0 && missing() > 0)
            narrower[widest] -= std::min(missing(), most(widest));
        return {table, stretched, narrower, readable};
    }
};

} // namespace

void fitTableColumns(QTreeView &table, int stretched, const QList<int> &dispensable, const QList<int> &needless, const QList<int> &needed,
                     int readable)
{
    QHeaderView &header = *table.header();
    Widths widths{&table, stretched, {}, readable};
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionHidden(column, needless.contains(column));
        widths.wanted.append(std::max(hintFor(table, column), header.sectionSizeHint(column)));
    }
    const auto hide = [&](const QList<int> &columns) {
        for (const int column : columns) {
            if (widths.missing() <= 0)
                break;
            header.setSectionHidden(column, true);
        }
    };
    hide(dispensable);
    if (widths.missing() > 0) {
        if (widths.narrowed().missing() > 0)
            widths.readable = leastCharacters;
        for (auto next = needed.begin(); next != needed.end() && widths.narrowed().missing() > 0; ++next)
            header.setSectionHidden(*next, true);
        widths = widths.narrowed();
    }
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionResizeMode(column, column == stretched ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (column != stretched)
            header.resizeSection(column, widths.wanted[column]);
    }
}

static int rowHeight(const QTreeView &table)
{
    const int drawn = table.visualRect(table.model()->index(0, 0)).height(); // 0: it was not laid out yet.
    return std::max(1, drawn > 0 ? drawn : table.sizeHintForRow(0));
}

int heightAroundRows(const QTreeView &table)
{
    const bool isLaidOut = table.isVisible() && table.viewport()->height() > 0; // It is not while a splitter cuts it to nothing.
    const int head = table.isHeaderHidden() ? 0 : table.header()->sizeHint().height();
    return isLaidOut ? table.height() - table.viewport()->height() // With what the style sheet puts around it.
                     : head + 2 * table.frameWidth();
}

int heightOfWholeRows(const QTreeView &table, int most)
{
    return heightOfRows(table, std::max(1, (most - heightAroundRows(table)) / rowHeight(table)));
}

int heightOfRows(const QTreeView &table, int rows)
{
    return heightAroundRows(table) + rowHeight(table) * std::min(table.model()->rowCount(), rows);
}

} // namespace kernelscope
