#include "SignalStack.h"

namespace kernelscope {
namespace {

constexpr std::size_t sizeInBytes = 64 * 1024;

} // namespace

SignalStack::SignalStack() : m_bytes(std::make_unique<std::byte[]>(sizeInBytes))
{
    stack_t stack = {};
    stack.ss_sp = m_bytes.get();
    stack.ss_size = sizeInBytes;
    ::sigaltstack(&stack, &m_before);
}

SignalStack::~SignalStack()
{
    ::sigaltstack(&m_before, nullptr);
}

} // namespace kernelscope
