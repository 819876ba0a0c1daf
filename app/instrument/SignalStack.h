#pragma once

#include <cstddef>
#include <memory>

#include <csignal>

namespace kernelscope {

/// As long as it lives, signals of the thread that made it are handled on a stack of their own, so that a crash can be told even when
/// the thread's own stack is used up. What was in its place before comes back.
class SignalStack
{
public:
    SignalStack();
    ~SignalStack();
    SignalStack(const SignalStack &) = delete;
    SignalStack &operator=(const SignalStack &) = delete;

private:
    std::unique_ptr<std::byte[]> m_bytes;
    stack_t m_before = {};
};

} // namespace kernelscope
