#include "ui/results/NumberGrid.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/models/Mismatches.h"

namespace kernelscope {

constexpr qsizetype mostChannels = 64;
constexpr quint64 oneRow = 32; // As many elements of a list stay side by side.

/// "s0", where there are more than four.
static QString componentName(int component, int components)
{
    static const QString names = QStringLiteral("xyzw");
    return components <= 4 ? QString(names[component]) : QStringLiteral("s%1").arg(component, 0, 16);
}

static void addComponents(QList<NumberChannel> &channels, const QString &prefix, Scalar scalar, int components, int offset)
{
    for (int c = 0; c < components && channels.size() < mostChannels; ++c) {
        const QString own = components > 1 ? componentName(c, components) : QString();
        channels << NumberChannel{prefix.isEmpty() || own.isEmpty() ? prefix + own : prefix + u'.' + own, scalar,
                                  offset + c * sizeInBytes(scalar)};
    }
}

QList<NumberChannel> channelsOf(const BufferResult &buffer)
{
    QList<NumberChannel> channels;
    if (!buffer.type.isStruct()) {
        const int size = std::max(1, sizeInBytes(buffer.type.scalar));
        addComponents(channels, {}, buffer.type.scalar, buffer.imageFormat.isEmpty() ? buffer.type.components : buffer.elementSize / size,
                      0);
        return channels;
    }
    for (const StructMember &member : buffer.members) {
        for (int k = 0; k < member.count && !member.type.isStruct(); ++k) {
            const QString name = member.count > 1 ? QStringLiteral("%1[%2]").arg(member.name).arg(k) : member.name;
            addComponents(channels, name, member.type.scalar, member.type.components, member.offset + k * sizeInBytes(member.type));
        }
    }
    return channels;
}

BufferBytes BufferBytes::copied(const QByteArray &bytes)
{
    BufferBytes all{{}, nullptr, bytes};
    all.view = all.copy;
    return all;
}

BufferBytes BufferBytes::mapped(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store)
{
    const QByteArrayView all = store ? store->mapped() : QByteArrayView();
    const bool isThere = buffer.fileOffset <= quint64(all.size()) && buffer.sizeInBytes <= quint64(all.size()) - buffer.fileOffset;
    return isThere ? BufferBytes{all.sliced(qsizetype(buffer.fileOffset), qsizetype(buffer.sizeInBytes)), store, {}} : BufferBytes();
}

qint64 listColumns(quint64 count)
{
    return count <= oneRow ? qint64(std::max<quint64>(1, count)) : qint64(std::bit_ceil(quint64(std::ceil(std::sqrt(double(count))))));
}

NumberGrid::NumberGrid(const BufferResult &buffer, const NumberChannel &channel, quint64 slice, const BufferBytes &bytes)
    : m_bytes(bytes), m_channel(channel), m_shape(buffer.shape), m_stride(std::max(1, buffer.elementSize))
{
    const quint64 there = quint64(bytes.view.size()) / quint64(m_stride); // Never more is read, whatever the shape says.
    if (buffer.shape.size() < 2) {
        m_isList = true;
        m_count = qint64(std::min(buffer.elementCount, there));
        m_columns = listColumns(quint64(m_count));
        m_rows = (m_count + m_columns - 1) / m_columns;
        return;
    }
    const quint64 columns = buffer.shape.last(), rows = buffer.shape[buffer.shape.size() - 2];
    const quint64 slices = columns * rows > 0 ? buffer.elementCount / (columns * rows) : 0;
    if (slice >= slices || (slice + 1) * columns * rows > there)
        return;
    m_columns = qint64(columns);
    m_rows = qint64(rows);
    m_count = m_columns * m_rows;
    m_first = qint64(slice) * m_count;
}

QString NumberGrid::indexText(qint64 cell) const
{
    return elementIndexText(m_shape, quint64(m_first + cell));
}

} // namespace kernelscope
