#include "ui/widgets/EntryDelegate.h"

#include <algorithm>
#include <utility>

#include <QPainter>

namespace kernelscope {

constexpr double quiet = 0.72; // opacity

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), int(option.fontMetrics.height() * 1.75)};
}

void EntryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString name = std::exchange(item.text, QString());
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const int margin = item.fontMetrics.height() / 2;
    QRect room = item.rect.adjusted(margin, 0, -margin, 0);
    const QColor text = item.widget->palette().color(QPalette::Text);
    const QVariant colour = index.data(Qt::ForegroundRole);
    const QString rest = index.data(EntryRestRole).toString();
    const int left = room.width() - item.fontMetrics.horizontalAdvance(name + rest) - margin; // by the name
    const QString kind =
        item.fontMetrics.elidedText(index.data(EntryKindRole).toString(), Qt::ElideMiddle, std::max(left, room.width() * 2 / 5));
    painter->save();
    painter->setFont(item.font);
    painter->setPen(text);
    painter->setOpacity(quiet);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, kind);
    room.setRight(room.right() - item.fontMetrics.horizontalAdvance(kind) - margin);
    const QString shown = item.fontMetrics.elidedText(name, Qt::ElideRight, room.width());
    const QRect after = room.adjusted(item.fontMetrics.horizontalAdvance(shown), 0, 0, 0);
    painter->drawText(after, Qt::AlignLeft | Qt::AlignVCenter, item.fontMetrics.elidedText(rest, Qt::ElideRight, after.width()));
    painter->setOpacity(1);
    painter->setPen(colour.isValid() ? colour.value<QColor>() : text);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
    painter->restore();
}

} // namespace kernelscope
