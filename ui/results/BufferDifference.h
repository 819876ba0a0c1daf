#pragma once

#include <memory>

#include "run/RunResult.h"
#include "session/ResultStore.h"
#include "support/Result.h"

namespace kernelscope {

/// The buffers of a run.
struct RunBuffers
{
    QList<BufferResult> buffers;
    std::shared_ptr<ResultStore> store;
};

/// What a buffer holds more than in another run, number by number, as a buffer of doubles. Two that are both NaN or the same infinity do
/// not differ.
struct BufferDifference
{
    BufferResult buffer;
    std::shared_ptr<ResultStore> store;
    quint64 differing = 0; ///< numbers
};

/// The error says in a sentence why there is none: it is another buffer there, has no numbers, too many, or lies on another machine.
[[nodiscard]] Result<BufferDifference> differenceOf(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store,
                                                    const RunBuffers &other);

} // namespace kernelscope
