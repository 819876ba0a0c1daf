#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include <QObject>
#include <QThreadPool>

namespace kernelscope {

/// Work on another thread of which only the newest request matters. A request that is superseded before it began never begins; one under
/// way is asked to stop, and its value is dropped. Lives on the thread that made it, where `ready` is called; its end waits for the thread.
template <typename Key, typename Value> class LatestJob
{
public:
    using Function = std::function<Value(const std::stop_token &)>;
    using Ready = std::function<void(const Key &, Value)>; ///< may want the next, but not end the job

    explicit LatestJob(Ready ready) : m_ready(std::move(ready)) { m_threads.setMaxThreadCount(1); }
    ~LatestJob() { cancel(); }
    Q_DISABLE_COPY_MOVE(LatestJob)

    /// Does nothing where the same is under way already. What is `quick` is computed before this returns, on this thread. `function` looks
    /// at its token as often as is cheap and may return anything once that asks to stop.
    void want(const Key &key, const Function &function, bool isQuick = false)
    {
        if (m_wanted == key)
            return;
        cancel();
        m_wanted = key;
        m_stop = {};
        if (isQuick)
            return deliver(function(m_stop.get_token()));
        m_threads.start([this, function, stop = m_stop.get_token()] {
            if (stop.stop_requested())
                return;
            const auto value = std::make_shared<Value>(function(stop));
            QMetaObject::invokeMethod(
                &m_context,
                [this, stop, value] {
                    if (!stop.stop_requested())
                        deliver(std::move(*value));
                },
                Qt::QueuedConnection);
        });
    }
    void cancel()
    {
        m_stop.request_stop();
        m_threads.clear();
        m_wanted.reset();
    }
    bool isBusy() const { return m_wanted.has_value(); }
    const std::optional<Key> &wanted() const { return m_wanted; } ///< what is under way

private:
    void deliver(Value value)
    {
        const Key key = *std::exchange(m_wanted, std::nullopt);
        m_ready(key, std::move(value));
    }

    Ready m_ready;
    std::optional<Key> m_wanted;
    std::stop_source m_stop;
    QObject m_context;     ///< on the thread that made the job
    QThreadPool m_threads; ///< last: its end waits
};

} // namespace kernelscope
