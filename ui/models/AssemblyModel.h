#pragma once

#include "plan/Assembly.h"
#include "support/Error.h"
#include "ui/theme/Theme.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// The instructions of a function, each with its line of the sources. Lines have colours, the same as in the margin of the code; those of
/// one line can be lit up.
class AssemblyModel : public TextTable
{
    Q_OBJECT

public:
    enum ColumnIndex { Line, Instruction, ColumnCount };

    explicit AssemblyModel(QObject *parent = nullptr);
    void show(const AssembledFunction &function, const QStringList &files);
    void setTheme(const Theme &theme);
    void lightUp(const SourcePlace &place); ///< its line; none where there are no instructions of it
    SourcePlace placeOf(int row) const;     ///< line 0: the row belongs to no line
    QList<int> rowsOf(const SourcePlace &place) const;
    int widestLine() const; ///< its row
    const AssembledFunction &function() const { return m_function; }

private:
    int rows() const override { return int(m_function.lines.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;
    bool isLit(int row) const;

    AssembledFunction m_function;
    QStringList m_files;
    Theme m_theme;
    SourcePlace m_lit;
};

} // namespace kernelscope
