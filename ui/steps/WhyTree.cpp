#include "ui/steps/WhyTree.h"

#include <QHeaderView>

#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr int linkRole = Qt::UserRole;

WhyTree::WhyTree(const Appearance &appearance, QWidget *parent) : QTreeWidget(parent), m_appearance(appearance)
{
    setHeaderLabels({tr("Value"), tr("Line"), tr("Work-item"), tr("Statement")});
    setAccessibleName(tr("What the value was made of"));
    setUniformRowHeights(true);
    showWholeLines(*this);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemExpanded, this, &WhyTree::addParts);
    connect(this, &QTreeWidget::itemActivated, this, &WhyTree::choose);
    connect(this, &QTreeWidget::itemClicked, this, &WhyTree::choose);
}

void WhyTree::showChain(const Trace &trace, const ValueChain &chain)
{
    clear();
    m_trace = trace;
    m_chain = chain;
    if (chain.links.isEmpty())
        return;
    QTreeWidgetItem *first = addLink(invisibleRootItem(), 0);
    first->setExpanded(true);
    setCurrentItem(first);
    for (const int column : {PlaceColumn, ItemColumn})
        resizeColumnToContents(column);
}

void WhyTree::clearChain()
{
    clear();
    m_trace.reset();
    m_chain = {};
}

QTreeWidgetItem *WhyTree::addLink(QTreeWidgetItem *parent, int link)
{
    const ChainLink &shown = m_chain.links[link];
    const AccessSite &site = m_trace->site(shown.site);
    auto *item = new QTreeWidgetItem(parent);
    item->setData(ValueColumn, linkRole, link);
    item->setText(ValueColumn, shown.text());
    if (shown.kind == ChainLink::Earlier) {
        item->setText(StatementColumn, tr("from before the launch, or from another work-group"));
    } else {
        item->setText(PlaceColumn, QString::number(site.range.begin.line));
        item->setText(ItemColumn, itemId(*m_trace, shown.item));
        item->setText(StatementColumn, shown.kind == ChainLink::Argument ? tr("an argument of the kernel") : site.text.simplified());
    }
    item->setToolTip(StatementColumn, item->text(StatementColumn));
    if (!shown.isFinite)
        item->setForeground(ValueColumn, QBrush(m_appearance.theme().error));
    if (m_chain.born == link) {
        QFont bold = font();
        bold.setBold(true);
        item->setFont(ValueColumn, bold);
        item->setToolTip(ValueColumn, tr("The first value that is not finite, although all that it was made of is"));
    }
    item->setChildIndicatorPolicy(shown.from.isEmpty() ? QTreeWidgetItem::DontShowIndicator : QTreeWidgetItem::ShowIndicator);
    return item;
}

/// When it is opened: a value may be made of others in very many ways.
void WhyTree::addParts(QTreeWidgetItem *item)
{
    if (item->childCount() > 0)
        return;
    for (const int link : m_chain.links[item->data(ValueColumn, linkRole).toInt()].from)
        addLink(item, link);
    resizeColumnToContents(ValueColumn);
}

void WhyTree::choose(const QTreeWidgetItem *item)
{
    const ChainLink &link = m_chain.links[item->data(ValueColumn, linkRole).toInt()];
    if (link.step >= 0)
        Q_EMIT linkChosen(link);
}

/// By the first way that leads there: links are in the order in which they were found, nearest ones first.
QTreeWidgetItem *WhyTree::openTo(int link)
{
    QList<int> way{link};
    while (way.first() > 0) {
        const int wanted = way.first();
        const auto from = std::ranges::find_if(m_chain.links, [wanted](const ChainLink &other) { return other.from.contains(wanted); });
        if (from == m_chain.links.end() || way.contains(int(from - m_chain.links.begin())))
            return nullptr;
        way.prepend(int(from - m_chain.links.begin()));
    }
    QTreeWidgetItem *item = topLevelItem(0);
    for (qsizetype i = 1; item && i < way.size(); ++i) {
        item->setExpanded(true);
        QTreeWidgetItem *next = nullptr;
        for (int child = 0; child < item->childCount() && !next; ++child)
            next = item->child(child)->data(ValueColumn, linkRole).toInt() == way[i] ? item->child(child) : nullptr;
        item = next;
    }
    return item;
}

void WhyTree::chooseBirth()
{
    QTreeWidgetItem *item = m_chain.born ? openTo(*m_chain.born) : nullptr;
    if (!item)
        return;
    setCurrentItem(item);
    scrollToItem(item);
    choose(item);
}

} // namespace kernelscope
