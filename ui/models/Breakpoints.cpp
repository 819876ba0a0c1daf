#include "ui/models/Breakpoints.h"

#include <algorithm>

#include "support/Filled.h"
#include "support/Ranges.h"
#include "ui/models/Sentences.h"

namespace kernelscope {

Breakpoints::Breakpoints(QObject *parent)
    : TextTable({{tr("Line"), Align::Left, tr("Stepping stops here where it is ticked")},
                 {tr("Condition"), Align::Left, tr("It stops only where this expression on the variables is not 0; empty: always")}},
                parent)
{
}

QList<Breakpoint> Breakpoints::active() const
{
    return mappedIf(
        m_rows, [](const Row &row) { return row.isOn && row.error.isEmpty(); },
        [](const Row &row) {
            return Breakpoint{row.place, row.condition};
        });
}

QList<BreakpointLine> Breakpoints::linesOf(const QString &file) const
{
    return mappedIf(
        m_rows, [&](const Row &row) { return row.place.file == file; },
        [](const Row &row) {
            return BreakpointLine{row.place.line, row.isOn};
        });
}

void Breakpoints::toggle(const QString &file, int line)
{
    const SourcePlace place{file, line, 0};
    const auto known = std::ranges::find(m_rows, place, &Row::place);
    if (known != m_rows.end())
        return remove(int(known - m_rows.begin()));
    beginInsertRows({}, rows(), rows());
    m_rows << Row{place};
    endInsertRows();
    Q_EMIT changed();
}

void Breakpoints::moveLines(const QString &file, const QList<int> &lines)
{
    bool moved = false;
    qsizetype next = 0;
    for (Row &row : m_rows) {
        if (row.place.file != file || next >= lines.size())
            continue;
        moved = moved || row.place.line != lines[next];
        row.place.line = lines[next++];
    }
    for (int row = rows() - 1; moved && row >= 0; --row) { // The lines of two became one.
        const auto first = std::ranges::find(m_rows, m_rows[row].place, &Row::place);
        if (int(first - m_rows.begin()) < row && m_rows[row].text.isEmpty())
            remove(row);
    }
    if (!moved)
        return;
    Q_EMIT dataChanged(index(0, PlaceColumn), index(rows() - 1, PlaceColumn));
    Q_EMIT changed();
}

void Breakpoints::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT changed();
}

void Breakpoints::take(const State &state)
{
    beginResetModel();
    m_rows = state;
    endResetModel();
    Q_EMIT changed();
}

void Breakpoints::clear()
{
    if (isEmpty())
        return;
    beginResetModel();
    m_rows.clear();
    endResetModel();
    Q_EMIT changed();
}

Qt::ItemFlags Breakpoints::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return usual | (index.column() == PlaceColumn ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

bool Breakpoints::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.row() >= rows())
        return false;
    Row &row = m_rows[index.row()];
    if (role == Qt::CheckStateRole && index.column() == PlaceColumn) {
        row.isOn = value.toInt() == Qt::Checked;
    } else if (role == Qt::EditRole && index.column() == ConditionColumn) {
        row.text = value.toString().trimmed();
        const auto parsed = row.text.isEmpty() ? Result<StepExpression>() : StepExpression::parse(row.text);
        row.condition = !row.text.isEmpty() && parsed ? std::optional(*parsed) : std::nullopt;
        row.error = parsed ? QString() : inLanguage(parsed.error().message);
    } else {
        return false;
    }
    Q_EMIT dataChanged(index, index);
    Q_EMIT changed();
    return true;
}

QString Breakpoints::cell(int row, int column) const
{
    const Row &shown = m_rows[row];
    if (column == PlaceColumn)
        return filled(tr("%1, line %2"), shown.place.file, shown.place.line);
    return shown.error.isEmpty() ? shown.text : shown.error;
}

QVariant Breakpoints::more(int row, int column, int role) const
{
    if (role == Qt::CheckStateRole && column == PlaceColumn)
        return m_rows[row].isOn ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::EditRole && column == ConditionColumn)
        return m_rows[row].text;
    if (role == Qt::ToolTipRole && column == ConditionColumn)
        return m_rows[row].text.isEmpty() ? tr("Double-click to give it a condition, for example i == 7 && isnan(sum)") : cell(row, column);
    return {};
}

} // namespace kernelscope
