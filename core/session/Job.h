#pragma once

#include <functional>
#include <memory>

#include "session/RequestFailure.h"
#include "session/Workers.h"

namespace kernelscope {

/// What came of a request, in the type of its reply.
template <typename Reply> tl::expected<Reply, RequestFailure> replyOf(const Outcome &outcome)
{
    if (!outcome)
        return tl::unexpected(outcome.error());
    if (const auto *reply = std::get_if<Reply>(&outcome->reply))
        return *reply;
    return tl::unexpected(unsent({QStringLiteral("The worker answered something else than was asked."), {}}));
}

/// A request of a session to its worker, one at a time, and its reply in its type. Of one that was forgotten, as the job is with its end,
/// nothing is heard any more.
template <typename Request, typename Reply> class Job
{
public:
    /// `answer`: whose reply it is; null where there is none.
    using Ended = std::function<void(const tl::expected<Reply, RequestFailure> &reply, const Answer *answer)>;

    explicit Job(Workers &workers) : m_workers(workers) {}

    bool isAtWork() const { return m_ended != nullptr; }
    void forget() { m_ended.reset(); }

    /// Takes the place of the one before. `ended` is called once, never before this returns; also where the request is an error.
    void start(const Result<Request> &request, const Ended &ended)
    {
        m_ended = std::make_shared<Ended>(ended);
        const auto heard = [this, kept = std::weak_ptr(m_ended)](const Outcome &outcome) {
            if (const auto known = kept.lock()) {
                m_ended.reset();
                (*known)(replyOf<Reply>(outcome), outcome ? &*outcome : nullptr);
            }
        };
        if (request)
            return m_workers.request(*request, heard);
        QMetaObject::invokeMethod(
            &m_workers, [heard, failure = unsent(request.error())] { heard(tl::unexpected(failure)); }, Qt::QueuedConnection);
    }

private:
    Workers &m_workers;
    std::shared_ptr<Ended> m_ended; ///< while it is at work
};

} // namespace kernelscope
