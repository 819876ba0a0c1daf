// How the drawing, the table and the summary of a comparison share their room.

#include <algorithm>
#include <climits>
#include <cmath>

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include "ui/compare/CompareScene.h"
#include "ui/compare/CompareView.h"
#include "ui/models/CompareModel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/TableColumns.h"

namespace kernelscope {

constexpr int leastTold = 2; // Lines. As many for each run as the summary takes: nothing jumps while one looks from run to run.

/// The table gets what it needs, as far as the drawing leaves room for it, until somebody decides otherwise.
void CompareView::fitTable()
{
    QList<int> needless;
    const CompareData &shown = m_data;
    const int launch = m_model->launchColumn();
    if (shown.repetitions < 2)
        needless << launch + 4 << launch + 5;
    if (shown.rows.size() < 2)
        needless << m_model->columnCount() - 1;
    fitTableColumns(*m_table, launch, m_model->dispensable(), needless);
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (m_splitter->isByHand() || total < m_appearance.px(100) || m_model->rowCount() == 0)
        return;
    // Bars are as tall as they are best, taller where the table leaves room; lines take what the table leaves.
    const auto [leastDrawn, bestDrawn, mostDrawn] = compareHeights(shown, m_appearance);
    const int edges = m_appearance.px(12);
    const int usual = int(bestDrawn) + edges;
    const int wanted = shown.isSweep() ? usual : std::min(int(std::ceil(mostDrawn)) + edges, total - heightOfWholeRows(*m_table, INT_MAX));
    const int least = std::min(int(std::ceil(leastDrawn)) + edges, total * 85 / 100); // No scroll bar for a few pixels.
    const int best = std::max(least, std::min(std::max(wanted, usual), total * 65 / 100));
    if (total - best < heightOfRows(*m_table, 1)) // Its head alone says nothing.
        return m_splitter->setSizes({total, 0});
    const int table = shown.isSweep() ? heightOfWholeRows(*m_table, total - best) : total - best;
    m_splitter->setSizes({total - table, table});
    if (pickedRow() < 0)
        showSpoken();
}

/// The rows that the summary speaks of are in sight.
void CompareView::showSpoken()
{
    const int row = m_data.isSweep() ? spokenRow(m_data) : -1;
    if (row >= 0)
        m_table->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtTop);
}

/// Beside the choices, or where little of it would be read there, above them.
void CompareView::fitTold()
{
    constexpr int leastBeside = 620;
    m_head->setDirection(width() < m_appearance.px(leastBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QFontMetrics metrics(m_appearance.interfaceFont());
    const QRect room(0, 0, std::max(1, m_told->width()), 10'000);
    const int height = metrics.boundingRect(room, Qt::TextWordWrap, summaryText(m_data)).height();
    const int lines = std::clamp((height + metrics.lineSpacing() / 2) / metrics.lineSpacing(), leastTold, mostTold);
    m_told->setFixedHeight(metrics.lineSpacing() * lines);
}

/// The table is resized with the view, and when it is shown again in one that was resized meanwhile.
bool CompareView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_table && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &CompareView::fitTable, Qt::QueuedConnection);
    if (object == m_told && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &CompareView::fitTold, Qt::QueuedConnection);
    return View::eventFilter(object, event);
}

} // namespace kernelscope
