#include "worker/Runner.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

#include "worker/Confinement.h"

namespace kernelscope {
namespace {

Refused notUnderstood(const Error &error)
{
    return {QStringLiteral("The process of the kernels can't be understood. %1").arg(error.message)};
}

} // namespace

Runner::Runner(pid_t child, int descriptor, FrameWriter &session)
    : m_child(child), m_descriptor(descriptor), m_session(session), m_writer(descriptor, FrameWriter::Unread::Ignore)
{
}

void Runner::start()
{
    std::thread([this] { read(); }).detach();
}

Result<void> Runner::send(quint64 id, const Request &request)
{
    if (m_isEnding)
        return fail(QStringLiteral("One run is all that this worker is for."));
    {
        const std::lock_guard lock(m_mutex);
        m_awaited = id;
        m_reply.reset();
    }
    return m_writer.send(id, request);
}

Reply Runner::await()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_reply.has_value(); });
    m_isAnswering = true;
    return *std::exchange(m_reply, std::nullopt);
}

void Runner::answered()
{
    const std::lock_guard lock(m_mutex);
    m_isAnswering = false;
    m_changed.notify_all();
}

void Runner::end()
{
    std::unique_lock lock(m_mutex);
    m_isEnding = true;
    ::kill(m_child, SIGKILL);
    m_changed.wait(lock, [this] { return m_isGone; });
}

/// Until it has ended.
void Runner::read()
{
    std::array<char, 65536> chunk;
    for (;;) {
        const ssize_t got = ::read(m_descriptor, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        m_frames.append(QByteArrayView(chunk.data(), got));
        auto frame = m_frames.next();
        for (; frame && *frame; frame = m_frames.next())
            take(**frame);
        if (!frame) {
            const std::lock_guard lock(m_mutex);
            m_reply = notUnderstood(frame.error());
            m_changed.notify_all();
            break;
        }
    }
    ::kill(m_child, SIGKILL); // It may have closed its end only.
    int status = 0;
    while (::waitpid(m_child, &status, 0) < 0 && errno == EINTR)
        ;
    std::unique_lock lock(m_mutex);
    m_isGone = true;
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return !m_reply && !m_isAnswering && !m_isEnding; });
    ::_exit(statusOfShell(status));
}

/// Nothing that answers another request than the one in progress.
void Runner::take(const Frame &frame)
{
    const std::lock_guard lock(m_mutex);
    if (frame.requestId != m_awaited || m_reply || m_isAnswering)
        return;
    auto reply = decodeReply(frame);
    if (!reply)
        m_reply = notUnderstood(reply.error());
    else if (std::holds_alternative<Progress>(*reply) || std::holds_alternative<LaunchTraced>(*reply))
        return m_session.send(frame);
    else
        m_reply = std::move(*reply);
    m_changed.notify_all();
}

} // namespace kernelscope
