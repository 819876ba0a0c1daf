#pragma once

#include <functional>

#include <QByteArray>

#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

/// The contents of the buffers of one run, read by the page however large they are. Lives on the session's thread.
class ResultStore
{
public:
    virtual ~ResultStore() = default;

    using Reply = std::function<void(Result<QByteArray>)>;

    /// Reads `size` bytes from `offset` of the results file (BufferResult::fileOffset says where a buffer starts) and gives
    /// them to `reply`: before it returns when the file is mapped into memory, later when a remote worker has to be asked.
    virtual void read(quint64 offset, quint64 size, const Reply &reply) = 0;

    /// The mapped bytes, or an empty view when the results are remote.
    virtual QByteArrayView mapped() const = 0;
};

} // namespace kernelscope
