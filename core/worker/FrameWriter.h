#pragma once

#include <mutex>

#include "protocol/Frame.h"

namespace kernelscope {

/// Writes frames to whoever is at the other end of a pipe, each at once and whole. May be used from any thread.
class FrameWriter
{
public:
    /// What is left to do when nobody reads any more.
    enum class Unread { EndTheProcess, Ignore };
    explicit FrameWriter(int descriptor, Unread unread = Unread::EndTheProcess) : m_descriptor(descriptor), m_unread(unread) {}

    void send(quint64 requestId, const Reply &reply);
    [[nodiscard]] Result<void> send(quint64 requestId, const Request &request); ///< an error when it is too large
    void send(const Frame &frame) { write(encodeFrame(frame)); }

private:
    void write(const QByteArray &bytes);

    int m_descriptor;
    Unread m_unread;
    std::mutex m_mutex;
};

} // namespace kernelscope
