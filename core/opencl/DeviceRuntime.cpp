#include "opencl/DeviceRuntime.h"

namespace kernelscope {

namespace {
constexpr qsizetype keptPrograms = 32;
}

const cl::Context &DeviceRuntime::context()
{
    if (!m_context())
        m_context = cl::Context(m_found.device);
    return m_context;
}

const cl::CommandQueue &DeviceRuntime::queue(std::size_t n, bool outOfOrder)
{
    std::vector<cl::CommandQueue> &queues = m_queues[outOfOrder ? 1 : 0];
    const cl_command_queue_properties order = outOfOrder ? CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0;
    while (queues.size() <= n)
        queues.emplace_back(context(), m_found.device, order | CL_QUEUE_PROFILING_ENABLE);
    return queues[n];
}

std::shared_ptr<BuiltProgram> DeviceRuntime::cachedProgram(const QByteArray &key) const
{
    return m_programs.value(key);
}

void DeviceRuntime::keep(const QByteArray &key, const std::shared_ptr<BuiltProgram> &program)
{
    m_programs.insert(key, program);
    m_programAges << key;
    if (m_programAges.size() > keptPrograms)
        m_programs.remove(m_programAges.takeFirst());
}

} // namespace kernelscope
