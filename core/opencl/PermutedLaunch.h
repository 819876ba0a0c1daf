#pragma once

#include "opencl/KernelArguments.h"
#include "opencl/LaunchPlace.h"
#include "opencl/Tracing.h"

namespace kernelscope {

/// A launch that ran untraced, done once more with the user's own kernel but two of its dimensions exchanged (PermutedNDRange.h): it tells
/// a fault of the driver's about the launch's shape from one about the kernel.
class PermutedLaunch
{
public:
    /// `program.exchanged` has sources.
    PermutedLaunch(const Plan &plan, RunMemory &memory, const TracedProgram &program);

    /// Builds the program, and says what the storages that the launch writes to, which hold what it works on, hold after a run of it, in
    /// their order. Empty when it could not be built or launched. Waits.
    std::vector<QByteArray> results(const LaunchPlace &place, KernelArguments &binder);

private:
    void launch(BuiltProgram &program, const LaunchPlace &place, KernelArguments &binder);

    const Plan &m_plan;
    RunMemory &m_memory;
    const TracedProgram &m_program;
};

} // namespace kernelscope
