#include "protocol/Frame.h"

#include <QtEndian>

#include <algorithm>

#include "support/Codec.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr char magic[] = {'K', 'S', 'W', '1'};
constexpr qsizetype magicSize = sizeof magic;

template <typename Message> Result<QByteArray> encodeMessage(quint64 requestId, const Message &message)
{
    Frame frame{quint16(message.index()), requestId, {}};
    frame.body = std::visit([](const auto &value) { return toCbor(value); }, message).toCbor();
    if (frame.body.size() > qsizetype(maximumBodySize)) {
        return fail(QStringLiteral("A message of %1 is too large for the worker's pipe, which takes at most %2. Use smaller "
                                   "data files, or a worker on this machine.")
                        .arg(bytesText(quint64(frame.body.size())), bytesText(maximumBodySize)));
    }
    return encodeFrame(frame);
}

/// Tries the alternatives of the variant one after the other until `kind` is reached.
template <typename Message, std::size_t index = 0> Result<Message> decodeMessage(const Frame &frame, const QCborValue &body)
{
    if constexpr (index < std::variant_size_v<Message>) {
        if (frame.kind != index)
            return decodeMessage<Message, index + 1>(frame, body);
        std::variant_alternative_t<index, Message> value;
        if (const auto read = fromCbor(body, value); !read) {
            return fail(QStringLiteral("A message of kind %1 could not be read: %2.").arg(frame.kind).arg(read.error().message));
        }
        return Message(std::in_place_index<index>, std::move(value));
    } else {
        return fail(QStringLiteral("A message of the unknown kind %1 arrived. Both ends should be of the same version.").arg(frame.kind));
    }
}

template <typename Message> Result<Message> decodeBody(const Frame &frame)
{
    QCborParserError error;
    const QCborValue body = QCborValue::fromCbor(frame.body, &error);
    if (error.error != QCborError::NoError || error.offset != frame.body.size()) {
        return fail(
            QStringLiteral("A message of kind %1 is damaged at byte %2 of %3.").arg(frame.kind).arg(error.offset).arg(frame.body.size()));
    }
    return decodeMessage<Message>(frame, body);
}

/// The start of what arrived, as far as it can be shown: a shell's complaint or a banner explains itself.
QString quoted(QByteArrayView bytes)
{
    QString text;
    for (const char byte : bytes.first(std::min<qsizetype>(bytes.size(), 200))) {
        if (byte == '\n' && !text.isEmpty())
            break;
        text += byte >= 0x20 && byte < 0x7f ? QLatin1Char(byte) : QLatin1Char('.');
        if (text.size() == 80)
            return text + QStringLiteral("...");
    }
    return text;
}

} // namespace

QByteArray encodeFrame(const Frame &frame)
{
    QByteArray bytes(frameHeaderSize, Qt::Uninitialized);
    std::copy_n(magic, magicSize, bytes.data());
    qToLittleEndian(quint32(frame.body.size()), bytes.data() + 4);
    qToLittleEndian(frame.kind, bytes.data() + 8);
    qToLittleEndian(quint16(0), bytes.data() + 10);
    qToLittleEndian(frame.requestId, bytes.data() + 12);
    return bytes += frame.body;
}

Result<QByteArray> encodeFrame(quint64 requestId, const Request &request)
{
    return encodeMessage(requestId, request);
}

Result<QByteArray> encodeFrame(quint64 requestId, const Reply &reply)
{
    return encodeMessage(requestId, reply);
}

Result<Request> decodeRequest(const Frame &frame)
{
    return decodeBody<Request>(frame);
}

Result<Reply> decodeReply(const Frame &frame)
{
    return decodeBody<Reply>(frame);
}

void FrameReader::append(QByteArrayView bytes)
{
    if (m_error)
        return;
    if (m_start > 0 && m_start >= m_bytes.size() / 2) {
        m_bytes.remove(0, m_start);
        m_start = 0;
    }
    m_bytes.append(bytes.data(), bytes.size());
}

Result<std::optional<Frame>> FrameReader::next()
{
    if (m_error)
        return fail(*m_error);
    const QByteArrayView rest = QByteArrayView(m_bytes).sliced(m_start);
    const qsizetype comparable = std::min(rest.size(), magicSize);
    if (!std::equal(rest.begin(), rest.begin() + comparable, magic))
        return broken(QStringLiteral("What arrived is not the protocol of a Kernelscope worker. It starts with: %1").arg(quoted(rest)));
    if (rest.size() < frameHeaderSize)
        return std::optional<Frame>();
    const quint32 bodySize = qFromLittleEndian<quint32>(rest.data() + 4);
    if (bodySize > maximumBodySize) {
        return broken(
            QStringLiteral("A frame of %1 was announced; at most %2 are allowed.").arg(bytesText(bodySize), bytesText(maximumBodySize)));
    }
    if (rest.size() - frameHeaderSize < qsizetype(bodySize))
        return std::optional<Frame>();
    Frame frame{qFromLittleEndian<quint16>(rest.data() + 8), qFromLittleEndian<quint64>(rest.data() + 12),
                rest.sliced(frameHeaderSize, qsizetype(bodySize)).toByteArray()};
    m_start += frameHeaderSize + qsizetype(bodySize);
    return std::optional<Frame>(std::move(frame));
}

tl::unexpected<Error> FrameReader::broken(const QString &message)
{
    m_error = Error{message, {}};
    return fail(*m_error);
}

} // namespace kernelscope
