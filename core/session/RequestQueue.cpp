#include "session/RequestQueue.h"

#include <algorithm>

#include "support/Overloaded.h"

namespace kernelscope {
namespace {

/// The lower, the sooner.
int urgency(const Request &request)
{
    return std::visit(Overloaded{[](const Hello &) { return 0; }, [](const ReadResults &) { return 0; }, [](const Cancel &) { return 0; },
                                 [](const RunProject &) { return 1; }, [](const TraceProject &) { return 1; },
                                 [](const ExportProject &) { return 1; }, [](const ListDevices &) { return 2; },
                                 [](const PlanProject &) { return 3; }, [](const ReadSignatures &) { return 4; }},
                      request);
}

} // namespace

bool isRun(const Request &request)
{
    return std::holds_alternative<RunProject>(request) || std::holds_alternative<TraceProject>(request) ||
           std::holds_alternative<ExportProject>(request);
}

void RequestQueue::add(const PendingRequest &pending)
{
    const auto place =
        std::upper_bound(m_requests.begin(), m_requests.end(), pending,
                         [](const PendingRequest &a, const PendingRequest &b) { return urgency(a.request) < urgency(b.request); });
    m_requests.insert(place, pending);
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
