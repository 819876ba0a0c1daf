#include "ui/models/CompareModel.h"

#include <QFont>

#include "support/Ranges.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QList<TextTable::Column> columnsOf(const CompareData &data)
{
    if (data.rows.isEmpty())
        return {};
    QList<TextTable::Column> all;
    for (const auto &[parameter, value] : data.rows.first().point)
        all << TextTable::Column{parameter, TextTable::Align::Right};
    all << TextTable::Column{CompareModel::tr("Launch"), TextTable::Align::Left};
    for (const QString &title : {CompareModel::tr("Global size"), CompareModel::tr("Local size"),
                                 data.repetitions > 1 ? CompareModel::tr("Median") : CompareModel::tr("Time"), CompareModel::tr("Fastest"),
                                 CompareModel::tr("Slowest")})
        all << TextTable::Column{title, TextTable::Align::Right};
    for (const auto &[unit, rate] : data.rows.first().perSecond)
        all << TextTable::Column{rateUnit(unit), TextTable::Align::Right};
    return all << TextTable::Column{data.reference.isEmpty() ? CompareModel::tr("Compared")
                                                             : CompareModel::tr("Against %1").arg(data.reference),
                                    TextTable::Align::Right};
}

void CompareModel::show(const CompareData &data)
{
    beginResetModel();
    m_data = data;
    setColumns(columnsOf(data));
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
        return shownFigure(shownRate(shown.perSecond[own - FirstRate].second));
    return comparedText(m_data, row);
}

QVariant CompareModel::more(int row, int, int role) const
{
    if (role == Qt::ToolTipRole)
        return figuresText(m_data, m_data.rows[row]);
    if (role != Qt::FontRole || !m_data.rows[row].isFastest)
        return {};
    QFont bold;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QString CompareModel::text() const
{
    const QStringList titles = mapped(columns(), &Column::title);
    QStringList lines{titles.join(u'\t')};
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << cell(row, column);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace kernelscope
