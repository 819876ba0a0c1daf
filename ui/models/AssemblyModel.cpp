#include "ui/models/AssemblyModel.h"

#include <algorithm>

#include <QColor>

#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

AssemblyModel::AssemblyModel(QObject *parent)
    : TextTable({{tr("Line"), Align::Right, tr("The line of the sources that it comes from")}, {tr("Instruction")}}, parent)
{
}

void AssemblyModel::show(const AssembledFunction &function, const QStringList &files)
{
    beginResetModel();
    m_function = function;
    m_files = files;
    endResetModel();
}

void AssemblyModel::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (rows() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows() - 1, ColumnCount - 1));
}

void AssemblyModel::lightUp(const SourcePlace &place)
{
    if (m_lit.file == place.file && m_lit.line == place.line)
        return;
    m_lit = place;
    if (rows() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows() - 1, ColumnCount - 1), {Qt::BackgroundRole});
}

SourcePlace AssemblyModel::placeOf(int row) const
{
    if (row < 0 || row >= rows() || m_function.lines[row].file < 0)
        return {};
    const AssemblyLine &line = m_function.lines[row];
    return {m_files.value(line.file), line.line, 1};
}

QList<int> AssemblyModel::rowsOf(const SourcePlace &place) const
{
    QList<int> found;
    const qsizetype file = m_files.indexOf(place.file);
    for (int row = 0; row < rows() && file >= 0; ++row) {
        if (m_function.lines[row].file == file && m_function.lines[row].line == place.line)
            found << row;
    }
    return found;
}

int AssemblyModel::widestLine() const
{
    int widest = 0;
    for (int row = 1; row < rows(); ++row) {
        if (cell(row, Line).size() > cell(widest, Line).size())
            widest = row;
    }
    return widest;
}

bool AssemblyModel::isLit(int row) const
{
    const SourcePlace place = placeOf(row);
    return place.line > 0 && place.line == m_lit.line && place.file == m_lit.file;
}

/// A line's number stands where it begins; of another file than the first with its name.
QString AssemblyModel::cell(int row, int column) const
{
    const AssemblyLine &line = m_function.lines[row];
    if (column == Instruction)
        return line.isLabel() ? line.text : u"    "_s + line.text;
    const bool goesOn = row > 0 && m_function.lines[row - 1].file == line.file && m_function.lines[row - 1].line == line.line;
    if (line.file < 0 || goesOn)
        return {};
    return line.file == 0 ? QString::number(line.line) : filled(u"%1:%2"_s, m_files[line.file].section(u'/', -1), line.line);
}

QVariant AssemblyModel::more(int row, int column, int role) const
{
    const SourcePlace place = placeOf(row);
    if (role == Qt::BackgroundRole && isLit(row))
        return m_theme.accentSoft;
    if (role == Qt::DecorationRole && column == Line && place.line > 0)
        return Theme::category(place.line);
    if (role == Qt::ForegroundRole && (column == Line || m_function.lines[row].isLabel()))
        return m_theme.mutedText;
    if (role == Qt::ToolTipRole && place.line > 0)
        return filled(u"%1:%2"_s, place.file, place.line);
    return {};
}

} // namespace kernelscope
