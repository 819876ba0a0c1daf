#include "worker/FrameWriter.h"

#include <cerrno>

#include <unistd.h>

namespace kernelscope {

void FrameWriter::send(quint64 requestId, const Reply &reply)
{
    Result<QByteArray> bytes = encodeFrame(requestId, reply);
    if (!bytes)
        bytes = encodeFrame(requestId, Reply(Refused{bytes.error().message}));
    if (bytes)
        write(*bytes);
}

Result<void> FrameWriter::send(quint64 requestId, const Request &request)
{
    return encodeFrame(requestId, request).map([this](const QByteArray &bytes) { write(bytes); });
}

void FrameWriter::write(const QByteArray &bytes)
{
    const std::lock_guard lock(m_mutex);
    for (qsizetype written = 0; written < bytes.size();) {
        const ssize_t n = ::write(m_descriptor, bytes.constData() + written, std::size_t(bytes.size() - written));
        if (n > 0)
            written += n;
        else if (errno != EINTR && m_unread == Unread::Ignore)
            return;
        else if (errno != EINTR)
            ::_exit(0);
    }
}

} // namespace kernelscope
