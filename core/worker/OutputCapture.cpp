#include "worker/OutputCapture.h"

#include <array>
#include <cstdio>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace kernelscope {

OutputCapture::OutputCapture()
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return; // then nothing is captured; runs work all the same
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    std::fflush(stdout);
    ::dup2(ends[1], STDOUT_FILENO);
    ::close(ends[1]);
    m_read = ends[0];
    m_wake = ::eventfd(0, EFD_CLOEXEC);
    m_thread = std::thread([this] { drainForever(); });
}

OutputCapture::~OutputCapture()
{
    if (!m_thread.joinable())
        return;
    ::eventfd_write(m_wake, 1);
    m_thread.join();
    if (const int nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC); nothing >= 0) {
        ::dup2(nothing, STDOUT_FILENO);
        ::close(nothing);
    }
    ::close(m_read);
    ::close(m_wake);
}

void OutputCapture::drainForever()
{
    std::array<pollfd, 2> descriptors{{{m_read, POLLIN, 0}, {m_wake, POLLIN, 0}}};
    while (descriptors[1].revents == 0) {
        if (::poll(descriptors.data(), descriptors.size(), -1) < 0)
            continue;
        const std::lock_guard lock(m_mutex);
        drainLocked();
    }
}

void OutputCapture::drainLocked()
{
    std::array<char, 65536> chunk;
    for (;;) {
        const ssize_t got = ::read(m_read, chunk.data(), chunk.size());
        if (got <= 0)
            return;
        if (m_discarding)
            continue;
        m_output.total += quint64(got);
        m_output.kept.append(chunk.data(), std::min(qsizetype(got), keptBytes - m_output.kept.size()));
    }
}

OutputCapture::Output OutputCapture::take()
{
    std::fflush(stdout);
    const std::lock_guard lock(m_mutex);
    drainLocked();
    return std::exchange(m_output, {});
}

bool OutputCapture::isEmpty()
{
    std::fflush(stdout);
    const std::lock_guard lock(m_mutex);
    drainLocked();
    return m_output.total == 0;
}

void OutputCapture::setDiscarding(bool discarding)
{
    std::fflush(stdout);
    const std::lock_guard lock(m_mutex);
    drainLocked();
    m_discarding = discarding;
}

} // namespace kernelscope
