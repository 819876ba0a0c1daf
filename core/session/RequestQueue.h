#pragma once

#include <functional>
#include <optional>

#include <QList>

#include "protocol/Messages.h"
#include "session/RequestFailure.h"
#include "support/Result.h"

namespace kernelscope {

/// A reply together with who gave it: pages of results are asked of the same worker.
struct Answer
{
    Reply reply;
    quint64 worker = 0;
    bool sharesFiles = false;
    qint64 process = 0; ///< of the worker, where it shares files
};

using Outcome = tl::expected<Answer, RequestFailure>;
using OutcomeHandler = std::function<void(const Outcome &)>;

/// What may be at fault for a request's failure, rather than the project.
enum class Suspect { Nothing, OtherProgram, Connection, Driver, Cache };

struct PendingRequest
{
    Request request;
    OutcomeHandler handler;
    quint64 worker = 0;                 ///< only this one can answer; 0: any
    Suspect suspect = Suspect::Nothing; ///< since it failed once
    QStringList suspectCaches = {};     ///< those that were in use then
};

/// A run, a trace or an export: what leaves results, and is stopped where the user stops.
bool isRun(const Request &request);

/// What waits for a worker, most urgent first: pages of the last results (a new run would end them), runs, then what the window
/// asks for in the background.
class RequestQueue
{
public:
    void add(const PendingRequest &pending);

    /// Takes the most urgent request that `accepts` agrees to.
    std::optional<PendingRequest> take(const std::function<bool(const PendingRequest &)> &accepts);

    /// Takes every request that `accepts` agrees to, most urgent first.
    QList<PendingRequest> takeAll(const std::function<bool(const PendingRequest &)> &accepts);

    bool isEmpty() const { return m_requests.isEmpty(); }

private:
    QList<PendingRequest> m_requests;
};

} // namespace kernelscope
