#pragma once

#include <functional>

#include "session/ResultStore.h"

namespace kernelscope {

/// Gives its bytes at once or when it is told to, and counts what was asked for.
class MemoryStore : public ResultStore
{
public:
    MemoryStore(const QByteArray &bytes, bool later) : m_bytes(bytes), m_later(later) {}
    void read(quint64 offset, quint64 size, const Reply &reply) override
    {
        ++reads;
        const auto answer = [this, offset, size, reply] { reply(m_bytes.mid(qsizetype(offset), qsizetype(size))); };
        m_later ? waiting.append(answer) : answer();
    }
    QByteArrayView mapped() const override { return {}; }

    int reads = 0;
    QList<std::function<void()>> waiting;

private:
    QByteArray m_bytes;
    bool m_later;
};

template <typename Number> QByteArray bytesOf(const QList<Number> &numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.constData()), numbers.size() * qsizetype(sizeof(Number)));
}

inline BufferResult buffer(const QString &type, const QList<quint64> &shape)
{
    BufferResult buffer;
    buffer.name = QStringLiteral("A");
    buffer.type = *elementTypeNamed(type);
    buffer.elementSize = sizeInBytes(buffer.type);
    buffer.shape = shape;
    buffer.elementCount = 1;
    for (const quint64 extent : shape)
        buffer.elementCount *= extent;
    buffer.sizeInBytes = buffer.elementCount * quint64(buffer.elementSize);
    buffer.readBack = true;
    return buffer;
}

} // namespace kernelscope
