#pragma once

#include <QTreeWidget>

#include "pictures/ValueChain.h"

namespace kernelscope {

class Appearance;

/// What a value was made of, as a tree that is opened link by link: values that are made of others have these below them.
class WhyTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit WhyTree(const Appearance &appearance, QWidget *parent = nullptr);

    const ValueChain &chain() const { return m_chain; }
    void showChain(const Trace &trace, const ValueChain &chain);
    void clearChain();
    void chooseBirth(); ///< of the first value that is not finite, where there is one

Q_SIGNALS:
    void linkChosen(const kernelscope::ChainLink &link); ///< one that a work-item did

private:
    enum Column { ValueColumn, PlaceColumn, ItemColumn, StatementColumn };
    QTreeWidgetItem *addLink(QTreeWidgetItem *parent, int link);
    void addParts(QTreeWidgetItem *item);
    void choose(const QTreeWidgetItem *item);
    QTreeWidgetItem *openTo(int link);

    const Appearance &m_appearance;
    std::optional<Trace> m_trace;
    ValueChain m_chain;
};

} // namespace kernelscope
