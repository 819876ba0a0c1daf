#pragma once

#include <QStyledItemDelegate>

namespace kernelscope {

enum EntryRole {
    EntryKindRole = Qt::UserRole, ///< what it is, quietly at the right
    EntryRestRole                 ///< how the name goes on, quietly after it
};

/// The name at the left, in its foreground's colour where it has one.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace kernelscope
