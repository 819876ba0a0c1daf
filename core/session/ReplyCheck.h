#pragma once

#include "protocol/Messages.h"
#include "support/Result.h"

namespace kernelscope {

/// An error where a reply says what can't be: what the worker did, as RequestFailure::reason says it. Kernels on a CPU device share a
/// process with what writes part of it: whoever reads a reply relies on its positions, sizes and times.
[[nodiscard]] Result<void> checkReply(const Reply &reply);

} // namespace kernelscope
