#include "ui/widgets/WholeLines.h"

#include <algorithm>
#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>
#include <QTreeView>

namespace kernelscope {

WholeLines::WholeLines(QAbstractScrollArea &area, Foot foot) : QObject(&area), m_area(area), m_foot(std::move(foot))
{
    area.viewport()->installEventFilter(this);
    connect(area.verticalScrollBar(), &QScrollBar::valueChanged, this, &WholeLines::fit);
    connect(area.verticalScrollBar(), &QScrollBar::rangeChanged, this, &WholeLines::fit);
}

/// What an area holds is known once it paints; its mask can't change while it does.
bool WholeLines::eventFilter(QObject *object, QEvent *event)
{
    const bool mayChange = event->type() == QEvent::Resize || event->type() == QEvent::Paint || event->type() == QEvent::LayoutRequest;
    if (object == m_area.viewport() && mayChange && !std::exchange(m_isPlanned, true))
        QMetaObject::invokeMethod(this, &WholeLines::fit, Qt::QueuedConnection);
    return false;
}

void WholeLines::fit()
{
    m_isPlanned = false;
    QWidget &viewport = *m_area.viewport();
    const int height = viewport.height();
    const int foot = std::clamp(m_foot(height), 0, height);
    // Where next to nothing would be left, something cut says more.
    const int shown = foot < height && foot > height / 3 ? foot : -1;
    const QRegion mask(0, 0, viewport.width(), shown);
    if (shown == m_shown && (shown < 0 || viewport.mask() == mask))
        return;
    m_shown = shown;
    if (shown < 0)
        viewport.clearMask();
    else
        viewport.setMask(mask);
}

/// The end of the last whole line of a row that begins at `top`.
static int footInRow(int top, int rowHeight, int lineHeight, int height)
{
    const int lines = std::max(1, rowHeight / std::max(1, lineHeight));
    const int before = (rowHeight - lines * lineHeight) / 2;
    const int whole = std::min(lines, (height - top - before) / std::max(1, lineHeight));
    return whole <= 0 ? top : std::min(height, top + before + whole * lineHeight);
}

void showWholeLines(QTreeView &list)
{
    new WholeLines(list, [&list](int height) {
        const QModelIndex last = list.indexAt(QPoint(list.header()->isHidden() ? 1 : 0, height - 1));
        const QRect row = list.visualRect(last);
        if (!last.isValid() || row.bottom() < height)
            return height;
        return list.uniformRowHeights() ? row.top() : footInRow(row.top(), row.height(), list.fontMetrics().lineSpacing(), height);
    });
}

void showWholeLines(QTableView &table)
{
    const auto foot = [&table](int height) {
        const int row = table.rowAt(height - 1);
        const int top = table.rowViewportPosition(row);
        return row < 0 || top + table.rowHeight(row) <= height ? height : top;
    };
    new WholeLines(table, foot);
    new WholeLines(*table.verticalHeader(), foot);
}

void showWholeLines(QTextEdit &text)
{
    new WholeLines(text, [&text](int height) {
        const QTextBlock block = text.cursorForPosition(QPoint(text.viewport()->width() / 3, height - 1)).block();
        const double top = text.document()->documentLayout()->blockBoundingRect(block).top() - text.verticalScrollBar()->value();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(0, top);
            if (line.top() < height && line.bottom() > height + 1)
                return int(line.top());
        }
        return height;
    });
}

/// Of the widgets without others in them, and of those that lie beside the one that is cut.
void showWholeLines(QScrollArea &area)
{
    new WholeLines(area, [&area](int height) {
        int foot = height;
        if (!area.widget())
            return foot;
        for (const QWidget *widget : area.widget()->findChildren<QWidget *>()) {
            const bool isLeaf = widget->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly) == nullptr;
            if (!isLeaf || !widget->isVisible() || widget->height() > height / 3)
                continue;
            const int top = widget->mapTo(area.viewport(), QPoint()).y();
            if (top < height && top + widget->height() > height)
                foot = std::min(foot, top);
        }
        return foot;
    });
}

} // namespace kernelscope
