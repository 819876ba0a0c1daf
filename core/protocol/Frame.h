#pragma once

#include <optional>

#include <QByteArray>
#include <QByteArrayView>

#include "protocol/Messages.h"
#include "support/Result.h"

/// How messages lie on the pipe. A frame is a header of 20 bytes, little endian, and a body of CBOR:
///
///     magic "KSW1" | body length u32 | kind u16 | 0 u16 | request id u64 | body
///
/// `kind` is the message's position in Request or Reply (Messages.h). A reply carries the id of the request it answers.
namespace kernelscope {

constexpr qsizetype frameHeaderSize = 20;

/// A larger body is refused by both ends: what is larger goes by files (ProjectFile::folder) or in pages (ReadResults).
constexpr quint32 maximumBodySize = 64u << 20;

struct Frame
{
    quint16 kind = 0;
    quint64 requestId = 0;
    QByteArray body;

    bool operator==(const Frame &) const = default;
};

QByteArray encodeFrame(const Frame &frame);

/// The bytes to write. An error when the message is larger than maximumBodySize.
[[nodiscard]] Result<QByteArray> encodeFrame(quint64 requestId, const Request &request);
[[nodiscard]] Result<QByteArray> encodeFrame(quint64 requestId, const Reply &reply);

/// What a frame's body says. Errors name the message and its member.
[[nodiscard]] Result<Request> decodeRequest(const Frame &frame);
[[nodiscard]] Result<Reply> decodeReply(const Frame &frame);

/// Cuts a stream of bytes, as they arrive, into frames. After an error the stream can't be trusted any more: every further call
/// gives the same error.
class FrameReader
{
public:
    void append(QByteArrayView bytes);

    /// The next whole frame; nullopt when more bytes are needed; an error when what arrived is no frame.
    [[nodiscard]] Result<std::optional<Frame>> next();

private:
    tl::unexpected<Error> broken(const QString &message);

    QByteArray m_bytes;
    qsizetype m_start = 0; ///< of what next() has not taken yet
    std::optional<Error> m_error;
};

} // namespace kernelscope
