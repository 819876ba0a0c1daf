#pragma once

#include <QList>
#include <QtGlobal>

namespace kernelscope {

/// How the elements of a buffer are laid out as a table: pure arithmetic, for buffers of any size. A table shows one block
/// of at most maximumRows rows; a buffer of three dimensions shows one slice at a time.
struct TableShape
{
    static constexpr int maximumRows = 100'000;
    static constexpr int maximumColumns = 4096;
    static constexpr int wrappedColumns = 8; ///< at most, of a buffer of one dimension

    quint64 elementsInRow = 1; ///< of the buffer: the x extent, or as many as a list is broken into
    quint64 rowsInSlice = 0;
    quint64 slices = 1;
    quint64 elementCount = 0;
    bool wrapped = false; ///< one dimension, broken into rows

    /// `shape` slowest extent first, as in a BufferResult. A list has `columns` elements in a row.
    static TableShape of(const QList<quint64> &shape, int columns = wrappedColumns);

    quint64 blocks() const; ///< of rows in a slice; at least 1
    int rows(quint64 block) const;
    int columns() const; ///< of elements; at most maximumColumns
    /// The element's flat index, or elementCount when the cell is after the last element.
    quint64 elementAt(quint64 slice, quint64 block, int row, int column) const;

    struct Cell
    {
        quint64 slice = 0;
        quint64 block = 0;
        int row = 0;
        int column = 0;
        bool operator==(const Cell &) const = default;
    };
    Cell cellOf(quint64 element) const;
    bool operator==(const TableShape &) const = default;
};

} // namespace kernelscope
