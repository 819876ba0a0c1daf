#include "expression/Watchdog.h"

namespace kernelscope {

Watchdog::Watchdog(std::function<void()> expire) : m_expire(std::move(expire)), m_thread([this] { watch(); }) {}

Watchdog::~Watchdog()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_news.notify_one();
    m_thread.join();
}

void Watchdog::arm(std::chrono::milliseconds deadline)
{
    bool wake = false;
    {
        const std::lock_guard lock(m_mutex);
        m_deadline = Clock::now() + deadline;
        m_expired = false;
        wake = m_idle;
    }
    // A thread that sleeps towards an earlier deadline finds the new one when it wakes.
    if (wake)
        m_news.notify_one();
}

bool Watchdog::disarm()
{
    const std::lock_guard lock(m_mutex);
    m_deadline.reset();
    return m_expired;
}

void Watchdog::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        if (m_deadline && Clock::now() >= *m_deadline) {
            m_deadline = Clock::now() + std::chrono::milliseconds(2);
            m_expired = true;
            m_expire();
        }
        waitForNews(lock);
    }
}

void Watchdog::waitForNews(std::unique_lock<std::mutex> &lock)
{
    if (m_ending)
        return;
    if (m_deadline) {
        const Clock::time_point until = *m_deadline;
        m_news.wait_until(lock, until);
        return;
    }
    m_idle = true;
    m_news.wait(lock, [this] { return m_ending || m_deadline.has_value(); });
    m_idle = false;
}

} // namespace kernelscope
