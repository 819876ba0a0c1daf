#pragma once

#include <memory>
#include <vector>

#include <QHash>

#include "opencl/BuiltProgram.h"
#include "opencl/DeviceQuery.h"

namespace kernelscope {

/// What is kept for a device from one run to the next: its context, its queues and the programs built last. Made when first
/// needed. Its functions throw cl::Error.
class DeviceRuntime
{
public:
    explicit DeviceRuntime(const FoundDevice &found) : m_found(found) {}

    const DeviceInfo &info() const { return m_found.info; }
    const cl::Device &device() const { return m_found.device; }
    const cl::Context &context();

    /// The n-th queue of its kind; the same one for the same n. All of them profile.
    const cl::CommandQueue &queue(std::size_t n, bool outOfOrder);

    /// nullptr when this text was not built lately.
    std::shared_ptr<BuiltProgram> cachedProgram(const QByteArray &key) const;
    void keep(const QByteArray &key, const std::shared_ptr<BuiltProgram> &program);

private:
    FoundDevice m_found;
    cl::Context m_context;
    std::vector<cl::CommandQueue> m_queues[2]; ///< in order, out of order
    QHash<QByteArray, std::shared_ptr<BuiltProgram>> m_programs;
    QList<QByteArray> m_programAges; ///< keys, oldest first
};

} // namespace kernelscope
