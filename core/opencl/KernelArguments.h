#pragma once

#include <vector>

#include <QHash>

#include "opencl/BuiltProgram.h"
#include "opencl/RunMemory.h"

namespace kernelscope {

/// Sets the arguments of kernels, only those that changed since the kernel's launch before. Lives for one run.
class KernelArguments
{
public:
    KernelArguments(RunMemory &memory, Ledger &ledger) : m_memory(memory), m_ledger(ledger) {}

    /// Throws cl::Error; `binding()` then says which parameter, counted from 0.
    void bind(cl::Kernel &kernel, DeviceSlot slot, const cl::Context &context, const QList<PlannedArgument> &arguments);
    int binding() const { return m_binding; }

private:
    struct KnownSampler
    {
        int slot;
        SamplerArgument argument;
        cl::Sampler sampler;
        std::unique_ptr<Ledger::Entry> entry;
    };

    void bindOne(cl::Kernel &kernel, DeviceSlot slot, const cl::Context &context, cl_uint index, const PlannedArgument &argument);
    const cl::Sampler &sampler(DeviceSlot slot, const cl::Context &context, const SamplerArgument &argument);

    RunMemory &m_memory;
    Ledger &m_ledger;
    QHash<cl_kernel, QList<PlannedArgument>> m_bound;
    std::vector<KnownSampler> m_samplers;
    int m_binding = -1;
};

/// The parameters to which the launch gives shared virtual memory, ascending: which of the kernel's objects it takes.
QList<int> sharedParameters(const Plan &plan, const LaunchCommand &launch);

} // namespace kernelscope
