#include "ui/models/CompareModel.h"

#include <QFont>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

void CompareModel::show(const CompareData &data)
{
    beginResetModel();
    m_data = data;
    endResetModel();
}

int CompareModel::launchColumn() const
{
    return m_data.rows.isEmpty() ? 0 : int(m_data.rows.first().point.size());
}

QList<int> CompareModel::dispensable() const
{
    QList<int> columns;
    for (const int column : {Global, Local, Most, Least}) {
        if (column < Least || m_data.repetitions > 1)
            columns << launchColumn() + column;
    }
    for (int rate = columnCount() - 2; rate >= launchColumn() + FirstRate; --rate)
        columns << rate;
    return columns;
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_data.rows.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(headings().size());
}

QStringList CompareModel::headings() const
{
    if (m_data.rows.isEmpty())
        return {};
    QStringList all;
    for (const auto &[parameter, value] : m_data.rows.first().point)
        all << parameter;
    all << tr("Launch") << tr("Global size") << tr("Local size") << (m_data.repetitions > 1 ? tr("Median") : tr("Time")) << tr("Fastest")
        << tr("Slowest");
    for (const auto &[unit, rate] : m_data.rows.first().perSecond)
        all << rateUnit(unit);
    return all << (m_data.reference.isEmpty() ? tr("Compared") : tr("Against %1").arg(m_data.reference));
}

QString CompareModel::cell(int row, int column) const
{
    const ComparedRow &shown = m_data.rows[row];
    if (column < shown.point.size())
        return shown.point[column].second;
    const int own = column - int(shown.point.size());
    switch (own) {
    case Launch:
        return shown.timing.name;
    case Global:
        return shown.timing.global.isEmpty() ? QStringLiteral("\u2013") : sizesText(shown.timing.global);
    case Local:
        return shown.hasOneLocal() ? localText(shown.timing.local) : QStringLiteral("\u2013");
    case Median:
        return shownDuration(shown.timing.medianNs);
    case Least:
        return shownDuration(shown.timing.minNs);
    case Most:
        return shownDuration(shown.timing.maxNs);
    default:
        break;
    }
    if (own - FirstRate < shown.perSecond.size())
        return shownRate(shown.perSecond[own - FirstRate].second);
    return comparedText(m_data, row);
}

bool CompareModel::isText(int column) const
{
    return column == launchColumn();
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_data.rows.size())
        return {};
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column());
    if (role == Qt::ToolTipRole)
        return figuresText(m_data, m_data.rows[index.row()]);
    if (role == Qt::TextAlignmentRole)
        return int((isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::FontRole && m_data.rows[index.row()].isFastest) {
        QFont bold;
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    return {};
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QStringList all = headings();
    if (orientation != Qt::Horizontal || section < 0 || section >= all.size())
        return {};
    if (role == Qt::DisplayRole)
        return all[section];
    if (role == Qt::TextAlignmentRole)
        return int((isText(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

QString CompareModel::text() const
{
    QStringList lines{headings().join(u'\t')};
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << cell(row, column);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace kernelscope
