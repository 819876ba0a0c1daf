#pragma once

#include <memory>

#include <QByteArray>
#include <QList>
#include <QString>

#include "project/ScalarValue.h"
#include "run/RunResult.h"
#include "session/ResultStore.h"

namespace kernelscope {

/// One number of each element of a buffer: a scalar, a component of a vector, a channel of an image or a member of a struct.
struct NumberChannel
{
    QString name; ///< "x", "position.y"; empty: the element is the number
    Scalar scalar = Scalar::Float;
    int offset = 0; ///< bytes, from the start of the element
    bool operator==(const NumberChannel &) const = default;
};

/// At most 64 of them; none where the members of a struct are not known.
QList<NumberChannel> channelsOf(const BufferResult &buffer);

/// The contents of a buffer, as any thread may read them.
struct BufferBytes
{
    QByteArrayView view;
    std::shared_ptr<ResultStore> store; ///< keeps the view alive where it is mapped
    QByteArray copy;                    ///< else

    static BufferBytes copied(const QByteArray &bytes);
    /// As they lie in a store on this machine; an empty view: they lie on another, or there are none.
    static BufferBytes mapped(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store);
};

/// One channel of a slice of a buffer, in rows: a matrix as it is, a list broken into rows. Cells count from 0 in the slice. A plain value
/// that shares the bytes.
class NumberGrid
{
public:
    NumberGrid() = default;
    NumberGrid(const BufferResult &buffer, const NumberChannel &channel, quint64 slice, const BufferBytes &bytes);

    qint64 columns() const { return m_columns; }
    qint64 rows() const { return m_rows; }
    qint64 count() const { return m_count; }        ///< cells; the last row of a list may end earlier
    qint64 firstElement() const { return m_first; } ///< of the buffer, in cell 0
    bool isList() const { return m_isList; }        ///< of one dimension
    Scalar scalar() const { return m_channel.scalar; }
    const NumberChannel &channel() const { return m_channel; }
    double at(qint64 cell) const { return numberAt(m_channel.scalar, source(cell)); }
    QByteArrayView bytesAt(qint64 cell) const { return {source(cell), sizeInBytes(m_channel.scalar)}; }
    QString indexText(qint64 cell) const; ///< "[3]", "[2][0]"; with the slice "[1][2][0]"

    /// Calls `use` with a function from a cell to its number, of the number's own type: for loops over many cells.
    template <typename Use> void read(const Use &use) const
    {
        visitScalar(m_channel.scalar, [&](auto zero) {
            use([data = source(0), stride = m_stride](qint64 cell) { return valueAt<decltype(zero)>(data + cell * stride); });
        });
    }

private:
    const char *source(qint64 cell) const { return m_bytes.view.data() + (m_first + cell) * m_stride + m_channel.offset; }

    BufferBytes m_bytes;
    NumberChannel m_channel;
    QList<quint64> m_shape; ///< of the buffer
    qint64 m_stride = 1;
    qint64 m_first = 0;
    qint64 m_count = 0;
    qint64 m_columns = 1;
    qint64 m_rows = 0;
    bool m_isList = false;
};

/// Columns in which a list of so many is drawn: a power of two, so that the indices at the edges are easy to read.
qint64 listColumns(quint64 count);

} // namespace kernelscope
