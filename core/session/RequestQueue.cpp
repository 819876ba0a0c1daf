#include "session/RequestQueue.h"

#include <algorithm>
#include <array>

namespace kernelscope {
namespace {

/// By the message's position in Request: Hello, ListDevices, PlanProject, ReadSignatures, RunProject, ReadResults, Cancel, TraceProject.
int urgency(const Request &request)
{
    static constexpr std::array urgencies{0, 2, 3, 4, 1, 0, 0, 1};
    static_assert(urgencies.size() == std::variant_size_v<Request>);
    return urgencies[request.index()];
}

bool onlyNewestWaits(const Request &request)
{
    return std::holds_alternative<RunProject>(request) || std::holds_alternative<PlanProject>(request) ||
           std::holds_alternative<ReadSignatures>(request) || std::holds_alternative<TraceProject>(request);
}

} // namespace

std::optional<PendingRequest> RequestQueue::add(const PendingRequest &pending)
{
    std::optional<PendingRequest> replaced;
    if (pending.onlyNewest && onlyNewestWaits(pending.request)) {
        replaced = take([&](const PendingRequest &other) { return other.onlyNewest && other.request.index() == pending.request.index(); });
    }
    const auto place =
        std::upper_bound(m_requests.begin(), m_requests.end(), pending,
                         [](const PendingRequest &a, const PendingRequest &b) { return urgency(a.request) < urgency(b.request); });
    m_requests.insert(place, pending);
    return replaced;
}

std::optional<PendingRequest> RequestQueue::take(const std::function<bool(const PendingRequest &)> &accepts)
{
    const auto found = std::find_if(m_requests.begin(), m_requests.end(), accepts);
    if (found == m_requests.end())
        return std::nullopt;
    PendingRequest taken = *found;
    m_requests.erase(found);
    return taken;
}

QList<PendingRequest> RequestQueue::takeAll(const std::function<bool(const PendingRequest &)> &accepts)
{
    QList<PendingRequest> taken;
    while (auto next = take(accepts))
        taken << *next;
    return taken;
}

} // namespace kernelscope
