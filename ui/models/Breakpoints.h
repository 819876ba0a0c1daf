#pragma once

#include "pictures/Breakpoint.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

struct BreakpointLine
{
    int line = 0; ///< from 1
    bool isOn = true;
};

/// The breakpoints of a project's texts: a row each, which can be switched off, and whose condition can be edited. Every row has a place of
/// its own.
class Breakpoints : public TextTable
{
    Q_OBJECT

public:
    enum Column { PlaceColumn, ConditionColumn };

    struct Row
    {
        SourcePlace place;
        bool isOn = true;
        QString text = {}; ///< of the condition, as it was typed
        std::optional<StepExpression> condition = {};
        QString error = {}; ///< why there is none although there is a text
    };
    using State = QList<Row>;

    explicit Breakpoints(QObject *parent = nullptr);

    State state() const { return m_rows; }
    void take(const State &state);

    bool isEmpty() const { return m_rows.isEmpty(); }
    QList<Breakpoint> active() const;                         ///< those that are on and whose condition can be read
    QList<BreakpointLine> linesOf(const QString &file) const; ///< in the order of the rows
    const SourcePlace &placeOf(int row) const { return m_rows[row].place; }
    void toggle(const QString &file, int line);
    /// The text was edited: the lines of linesOf() are these now.
    void moveLines(const QString &file, const QList<int> &lines);
    void remove(int row);
    void clear();

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void changed();

protected:
    int rows() const override { return int(m_rows.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;

private:
    QList<Row> m_rows;
};

} // namespace kernelscope
