#include "ui/models/TextTable.h"

namespace kernelscope {

static QVariant alignment(const TextTable::Column &column)
{
    return int((column.align == TextTable::Align::Right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant TextTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rows())
        return {};
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return alignment(m_columns[index.column()]);
    return more(index.row(), index.column(), role);
}

QVariant TextTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const Column &column = m_columns[section];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return alignment(column);
    return role == Qt::ToolTipRole && !column.toolTip.isEmpty() ? column.toolTip : QVariant();
}

} // namespace kernelscope
