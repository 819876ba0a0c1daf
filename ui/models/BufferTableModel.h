#pragma once

#include <memory>
#include <optional>

#include <QAbstractTableModel>
#include <QCache>
#include <QColor>
#include <QSet>

#include "run/RunResult.h"
#include "session/ResultStore.h"
#include "ui/layout/TableShape.h"
#include "ui/models/Mismatches.h"
#include "ui/models/NumberColumn.h"
#include "ui/models/NumberFormat.h"
#include "ui/models/WrongElements.h"

namespace kernelscope {

/// The contents of one buffer as a table, read from the results by the page when a cell is first asked for: a buffer of any
/// size costs nothing until it is looked at. Vector components and struct members stand side by side in their element.
class BufferTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit BufferTableModel(QObject *parent = nullptr);

    void show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store);
    void clear();
    /// Cells of these elements, of whatever buffer, are written bold and in this colour, and say why.
    void setWrong(const QList<WrongElements> &wrong, const QColor &text);
    void setMismatches(const Mismatches &mismatches); ///< of the buffer that is shown: said in tool tips
    void setFormat(NumberFormat format);
    NumberFormat format() const { return m_format; }
    QString copyText(const QModelIndex &index) const; ///< as another program reads it: all digits, and no commas
    const BufferResult &buffer() const { return m_buffer; }
    const TableShape &shape() const { return m_shape; }
    quint64 slice() const { return m_slice; }
    quint64 block() const { return m_block; }
    void setSlice(quint64 slice, quint64 block);
    void setListColumns(int columns); ///< elements in a row of a buffer of one dimension, at least 1
    /// The element of a cell; nullopt after the last one.
    std::optional<quint64> elementOf(const QModelIndex &index) const;
    QModelIndex indexOf(quint64 element) const; ///< invalid when it lies in another slice or block
    int parts() const;                          ///< columns that one element takes
    QString numberText(double value) const;     ///< as the cells write it
    /// Of so many elements, as far as they are there yet: of a vector its first component.
    QList<double> firstNumbers(quint64 most) const;
    bool isFetching() const { return m_fetching > 0; } ///< elements that were looked at

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void fetched(); ///< isFetching() no more

private:
    QByteArray elementBytes(quint64 element) const;
    const QByteArray *page(quint64 number) const;
    void fetch(quint64 number) const;
    void take(quint64 number, const Result<QByteArray> &reply, bool later);
    QString partName(int part) const;
    QString toolTip(quint64 element, int part) const;
    QVariant wrongData(quint64 element, int part, int role) const;
    QString cellText(const QByteArray &element, int part) const;
    NumberColumn numbers() const;
    const WrongElements *wrongAt(quint64 element) const;

    BufferResult m_buffer;
    std::shared_ptr<ResultStore> m_store;
    TableShape m_shape;
    int m_listColumns = TableShape::wrappedColumns;
    quint64 m_slice = 0;
    quint64 m_block = 0;
    quint64 m_generation = 0; ///< replies to what was shown before are dropped
    mutable QCache<quint64, QByteArray> m_pages;
    mutable QSet<quint64> m_asked;
    mutable int m_fetching = 0; ///< pages, of this generation
    NumberFormat m_format = NumberFormat::Decimal;
    Mismatches m_mismatches;
    QList<WrongElements> m_wrong;
    QColor m_wrongText;
    mutable std::optional<NumberColumn> m_numbers; ///< made from the first page
};

} // namespace kernelscope
