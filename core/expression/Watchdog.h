#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace kernelscope {

/// Calls `expire` from a thread of its own when an armed deadline passes, and again until it is disarmed. Arming and disarming cost a lock
/// and no more, so that each of many thousand short evaluations can have its own deadline.
class Watchdog
{
public:
    explicit Watchdog(std::function<void()> expire);
    ~Watchdog();
    Watchdog(const Watchdog &) = delete;
    Watchdog &operator=(const Watchdog &) = delete;

    void arm(std::chrono::milliseconds deadline);
    /// True when the deadline passed since arm().
    bool disarm();

private:
    using Clock = std::chrono::steady_clock;
    void watch();
    void waitForNews(std::unique_lock<std::mutex> &lock);

    std::function<void()> m_expire;
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::optional<Clock::time_point> m_deadline;
    bool m_idle = true; ///< the thread waits without an end, and must be told of a deadline
    bool m_expired = false;
    bool m_ending = false;
    std::thread m_thread; // the last member: it uses the others
};

} // namespace kernelscope
