#pragma once

#include <functional>

namespace kernelscope {

/// Does it on a thread with a stack of 1 GiB, for what follows deeply nested texts recursively, and waits for it.
void onLargeStack(const std::function<void()> &work);

} // namespace kernelscope
