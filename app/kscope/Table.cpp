#include "Table.h"

#include <algorithm>

#include "Console.h"

namespace kernelscope {

void Table::add(QStringList cells)
{
    constexpr qsizetype most = 120; // All rows are as wide as the widest.
    std::ranges::transform(cells, cells.begin(), [](const QString &cell) { return cutAfter(inOneLine(cell), most); });
    m_rows << cells;
}

QString Table::text() const
{
    QStringList headings = m_headings;
    QList<qsizetype> widths;
    for (qsizetype column = 0; column < headings.size(); ++column) {
        if (headings[column].startsWith(u'>'))
            headings[column].remove(0, 1);
        widths << headings[column].size();
        for (const QStringList &row : m_rows)
            widths[column] = std::max(widths[column], row.value(column).size());
    }
    QString text = line(headings, widths);
    for (const QStringList &row : m_rows)
        text += line(row, widths);
    return text;
}

QString Table::line(const QStringList &cells, const QList<qsizetype> &widths) const
{
    QString line;
    for (qsizetype column = 0; column < widths.size(); ++column) {
        const bool right = m_headings[column].startsWith(u'>');
        const QString cell = cells.value(column);
        line += QStringLiteral("  ") + (right ? cell.rightJustified(widths[column]) : cell.leftJustified(widths[column]));
    }
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace kernelscope
