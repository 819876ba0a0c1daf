#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

#include "protocol/Frame.h"
#include "protocol/Messages.h"
#include "worker/FrameWriter.h"

namespace kernelscope {

struct ReceivedRequest
{
    quint64 id = 0;
    Request request;
};

/// Reads requests on a thread of its own, so that the end of the pipe and Cancel are heard while a kernel runs. When the pipe
/// closes the whole process ends at once, whatever the other threads are stuck in.
class RequestReader
{
public:
    RequestReader(int descriptor, FrameWriter &writer) : m_descriptor(descriptor), m_writer(writer) {}

    /// Reads until there is a request, without a thread.
    void readFirst();

    /// Starts the thread, which runs until the process ends and calls `cancelled` with each request that is given up.
    void start(std::function<void(quint64 id)> cancelled = {});

    /// The one that next() will give, once there is one.
    const Request &first() const { return m_requests.front().request; }

    /// The next request in order; waits for one.
    ReceivedRequest next();

    /// True once the session has given up this request.
    bool isCancelled(quint64 id) const { return m_cancelled.load(std::memory_order_relaxed) == id; }

private:
    void readSome();
    void take(quint64 id, const Request &request);

    int m_descriptor;
    FrameWriter &m_writer;
    FrameReader m_frames;
    std::function<void(quint64)> m_whenCancelled;
    std::atomic<quint64> m_cancelled{~quint64(0)};
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::deque<ReceivedRequest> m_requests;
};

} // namespace kernelscope
