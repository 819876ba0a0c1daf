#include "ui/widgets/WholeLines.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>
#include <QTimer>
#include <QTreeView>

namespace kernelscope {

namespace {

/// Lives as long as the viewport that it looks at.
class WholeLines : public QObject
{
public:
    WholeLines(QAbstractScrollArea &area, const WholePart &part)
        : QObject(area.viewport()), m_viewport(*area.viewport()), m_wheel(*area.verticalScrollBar()), m_part(part)
    {
        m_viewport.installEventFilter(this);
        area.installEventFilter(this);
        m_soon.setSingleShot(true);
        connect(&m_soon, &QTimer::timeout, this, &WholeLines::fit);
        for (const QScrollBar *bar : {area.verticalScrollBar(), area.horizontalScrollBar()}) {
            connect(bar, &QScrollBar::valueChanged, this, &WholeLines::fit);
            connect(bar, &QScrollBar::rangeChanged, this, &WholeLines::fit);
        }
    }

private:
    /// What an area holds is known once it paints; its mask can't change while it does.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != &m_viewport) {                             // What is left empty is the area's.
            if (event->type() == QEvent::Wheel && !m_isTurning) { // At its end the bar gives the event back.
                const QScopedValueRollback<bool> turning(m_isTurning, true);
                QCoreApplication::sendEvent(&m_wheel, event);
                return event->isAccepted();
            }
            return false;
        }
        if (event->type() == QEvent::Resize || event->type() == QEvent::Paint || event->type() == QEvent::LayoutRequest)
            m_soon.start(0);
        return false;
    }
    /// Where next to nothing would be left, something cut says more.
    static int wholeOr(int length, int end) { return end > length / 3 ? std::min(end, length) : length; }
    void fit()
    {
        const QSize size = m_viewport.size();
        const QSize part = m_part(size);
        const QSize shown(wholeOr(size.width(), part.width()), wholeOr(size.height(), part.height()));
        const QRegion mask = shown == size ? QRegion() : QRegion(QRect(QPoint(), shown));
        if (m_viewport.mask() != mask)
            m_viewport.setMask(mask); // an empty one hides nothing
    }

    QWidget &m_viewport;
    QScrollBar &m_wheel;
    bool m_isTurning = false;
    WholePart m_part;
    QTimer m_soon;
};

} // namespace

void showWholePart(QAbstractScrollArea &area, const WholePart &part)
{
    new WholeLines(area, part);
}

/// `foot`: where the last whole line ends in a viewport of that height.
template <typename Foot> static void showFoot(QAbstractScrollArea &area, const Foot &foot)
{
    showWholePart(area, [foot](QSize size) { return QSize(size.width(), foot(size.height())); });
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
    showFoot(list, [&list](int height) {
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
    const auto side = [&table](int width) {
        const int column = table.columnAt(width - 1);
        const int left = table.columnViewportPosition(column);
        return column < 0 || left + table.columnWidth(column) <= width ? width : left;
    };
    showWholePart(table, [=](QSize size) { return QSize(side(size.width()), foot(size.height())); });
    showFoot(*table.verticalHeader(), foot);
    showWholePart(*table.horizontalHeader(), [=](QSize size) { return QSize(side(size.width()), size.height()); });
}

void showWholeLines(QTextEdit &text)
{
    showFoot(text, [&text](int height) {
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

constexpr int mostLines = 5; // of a card that is left out as a whole

/// What the style sheet draws as one piece.
static bool hasFrame(const QWidget &widget)
{
    const QString role = widget.property("role").toString();
    return role == u"card" || role == u"row";
}

static bool isIn(const QWidget &widget, const QAbstractItemView *view)
{
    return view && view->isAncestorOf(&widget);
}

/// Where the last whole row of a table in a form ends, if the form's foot cuts it; its own top where that leaves none.
static int footInTable(const QAbstractItemView &view, const QScrollArea &area, int height)
{
    const int top = view.mapTo(area.viewport(), QPoint()).y();
    const int rows = view.viewport()->mapTo(area.viewport(), QPoint()).y();
    if (!view.isVisible() || top >= height || top + view.height() <= height)
        return height;
    const QRect row = view.visualRect(view.indexAt(QPoint(1, height - rows - 1)));
    const int foot = !row.isValid() || row.bottom() < height - rows ? height : rows + row.top();
    return height <= rows || foot <= rows ? top : foot;
}

/// Of the widgets without others in them, and of those that lie beside the one that is cut; of cards as a whole.
void showWholeLines(QScrollArea &area)
{
    showFoot(area, [&area](int height) {
        int foot = height;
        if (!area.widget())
            return foot;
        auto views = area.widget()->findChildren<QAbstractItemView *>();
        views.removeIf([](const QAbstractItemView *view) { return !view->isVisible(); }); // Each combo box has one.
        for (const QAbstractItemView *view : views)
            foot = std::min(foot, footInTable(*view, area, height));
        for (const QWidget *widget : area.widget()->findChildren<QWidget *>()) {
            const bool isUnit = hasFrame(*widget) || qobject_cast<const QComboBox *>(widget) ||
                                widget->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly) == nullptr;
            const bool isOfTable = std::ranges::any_of(views, [&](const QAbstractItemView *view) { return isIn(*widget, view); });
            const int mostLeftEmpty = std::min(height / 3, mostLines * area.fontMetrics().lineSpacing());
            if (!isUnit || isOfTable || !widget->isVisible() || widget->height() > mostLeftEmpty)
                continue;
            const int top = widget->mapTo(area.viewport(), QPoint()).y();
            if (top < height && top + widget->height() > height)
                foot = std::min(foot, top);
        }
        return foot;
    });
}

} // namespace kernelscope
