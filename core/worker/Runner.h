#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>

#include <sys/types.h>

#include "worker/FrameWriter.h"

namespace kernelscope {

/// The judge's end of the process that loads drivers and runs kernels, which it started by forking: sends it requests, passes on the news
/// of the one in progress to the session, and waits for the reply. When that process ends, this one ends likewise, so that the session
/// hears of it; not before an answer is under way that needs it no more.
class Runner
{
public:
    /// `descriptor`: of the socket to the process `child`.
    Runner(pid_t child, int descriptor, FrameWriter &session);

    void start(); ///< its thread

    [[nodiscard]] Result<void> send(quint64 id, const Request &request); ///< an error after end(), and where it is too large
    void cancel(quint64 id) { (void)m_writer.send(id, Cancel{}); }       ///< from any thread
    Reply await();                                                       ///< to the request that was sent last
    void answered();                                                     ///< what that reply was needed for is done
    void end();                                                          ///< kills it, and waits until it is gone

private:
    void read();
    void take(const Frame &frame);

    pid_t m_child;
    int m_descriptor;
    FrameWriter &m_session;
    FrameWriter m_writer;
    FrameReader m_frames;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    quint64 m_awaited = 0;
    std::optional<Reply> m_reply;
    bool m_isAnswering = false;
    bool m_isEnding = false; ///< as this process wants it
    bool m_isGone = false;
};

} // namespace kernelscope
