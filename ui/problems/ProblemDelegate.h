#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace kernelscope {

class Appearance;
class ProblemModel;

/// Draws a row of the problem list: the sign of its severity before the message, which a long one is broken into lines; a place that would
/// leave the message no space loses its middle.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ProblemDelegate(const Appearance &appearance, const ProblemModel &model, QTreeView &list);
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setBrief(bool brief) { m_isBrief = brief; }                ///< findings in brief: their evidence is shown
    void setBelow(const QList<int> &columns) { m_below = columns; } ///< what they say stands below the message

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QString shownText(const QModelIndex &index) const;
    int linesOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;

    const Appearance &m_appearance;
    const ProblemModel &m_model;
    const QTreeView &m_list;
    bool m_isBrief = false;
    QList<int> m_below;
};

} // namespace kernelscope
