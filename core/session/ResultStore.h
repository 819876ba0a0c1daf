#pragma once

#include <functional>
#include <memory>

#include <QByteArray>

#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

class Workers;
struct Answer;

/// Bytes that a worker made, read by the page however large they are. Lives on the session's thread.
class ResultStore
{
public:
    virtual ~ResultStore() = default;

    using Reply = std::function<void(Result<QByteArray>)>;

    /// Reads `size` bytes from `offset` of the results file (BufferResult::fileOffset says where a buffer starts) and gives
    /// them to `reply`: before it returns when the file is mapped into memory, later when a remote worker has to be asked.
    virtual void read(quint64 offset, quint64 size, const Reply &reply) = 0;

    /// The mapped bytes, or an empty view when the results are remote.
    virtual QByteArrayView mapped() const { return {}; }

    /// The worker goes on to another run: one on another machine can't be asked any more.
    virtual void close() {}
};

/// The contents of the buffers of a run that has just ended: mapped where the worker shares files with us, else asked for by the
/// page. Null when nothing was read back.
[[nodiscard]] Result<std::shared_ptr<ResultStore>> openResults(const RunResult &result, const Answer &answer, Workers &workers);

/// The compressed trace of a launch (LaunchTrace::keptSize) that a worker on another machine keeps until its next trace.
std::shared_ptr<ResultStore> openRemoteTrace(int launch, quint64 size, const Answer &answer, Workers &workers);

} // namespace kernelscope
