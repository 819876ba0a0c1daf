#include "worker/ReplyWriter.h"

#include <cerrno>

#include <unistd.h>

#include "protocol/Frame.h"

namespace kernelscope {
namespace {

void writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t n = ::write(descriptor, bytes.constData() + written, std::size_t(bytes.size() - written));
        if (n > 0)
            written += n;
        else if (errno != EINTR)
            ::_exit(0);
    }
}

} // namespace

void ReplyWriter::send(quint64 requestId, const Reply &reply)
{
    Result<QByteArray> bytes = encodeFrame(requestId, reply);
    if (!bytes)
        bytes = encodeFrame(requestId, Reply(Refused{bytes.error().message}));
    const std::lock_guard lock(m_mutex);
    if (bytes)
        writeAll(m_descriptor, *bytes);
}

} // namespace kernelscope
