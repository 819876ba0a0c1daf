#pragma once

#include <QAbstractTableModel>

namespace kernelscope {

/// A table of texts, a row for each of some values. Who derives from it says which columns there are and what is in a cell.
class TextTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Align { Left, Right }; ///< words, figures
    struct Column
    {
        QString title;
        Align align = Align::Left;
        QString toolTip = {};
    };

    explicit TextTable(const QList<Column> &columns, QObject *parent = nullptr) : QAbstractTableModel(parent), m_columns(columns) {}
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_columns.size()); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    void setColumns(const QList<Column> &columns) { m_columns = columns; } ///< while the model is reset
    const QList<Column> &columns() const { return m_columns; }
    virtual int rows() const = 0;
    virtual QString cell(int row, int column) const = 0;
    virtual QVariant more(int /*row*/, int /*column*/, int /*role*/) const { return {}; } ///< tool tips, fonts

private:
    QList<Column> m_columns;
};

} // namespace kernelscope
