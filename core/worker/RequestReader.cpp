#include "worker/RequestReader.h"

#include <array>
#include <cerrno>
#include <thread>

#include <unistd.h>

namespace kernelscope {

void RequestReader::start(std::function<void(quint64)> cancelled)
{
    m_whenCancelled = std::move(cancelled);
    std::thread([this] {
        for (;;)
            readSome();
    }).detach();
}

void RequestReader::readFirst()
{
    while (m_requests.empty())
        readSome();
}

ReceivedRequest RequestReader::next()
{
    std::unique_lock lock(m_mutex);
    m_arrived.wait(lock, [this] { return !m_requests.empty(); });
    ReceivedRequest request = std::move(m_requests.front());
    m_requests.pop_front();
    return request;
}

void RequestReader::take(quint64 id, const Request &request)
{
    if (std::holds_alternative<Cancel>(request)) {
        m_cancelled.store(id, std::memory_order_relaxed);
        if (m_whenCancelled)
            m_whenCancelled(id);
        return;
    }
    const std::lock_guard lock(m_mutex);
    m_requests.push_back({id, request});
    m_arrived.notify_one();
}

void RequestReader::readSome()
{
    std::array<char, 65536> chunk;
    const ssize_t got = ::read(m_descriptor, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR)
        return;
    if (got <= 0)
        ::_exit(0);
    m_frames.append(QByteArrayView(chunk.data(), got));
    for (;;) {
        const Result<std::optional<Frame>> frame = m_frames.next();
        if (!frame) {
            m_writer.send(0, Refused{frame.error().message});
            ::_exit(2); // what follows can't be told from noise
        }
        if (!*frame)
            return;
        if (const Result<Request> request = decodeRequest(**frame))
            take((*frame)->requestId, *request);
        else
            m_writer.send((*frame)->requestId, Refused{request.error().message});
    }
}

} // namespace kernelscope
