#pragma once

#include "opencl/KernelArguments.h"
#include "opencl/KeptContents.h"
#include "opencl/LaunchPlace.h"
#include "opencl/Tracing.h"

namespace kernelscope {

/// A launch that ran untraced, done once more with the user's own kernel but two of its dimensions exchanged (TurnedRange.h): it tells a
/// fault of the driver's about the launch's shape from one about the kernel.
class ExchangedLaunch
{
public:
    /// `start`: what the launch works on. `program.exchanged` has sources.
    ExchangedLaunch(const Plan &plan, RunMemory &memory, const TracedProgram &program, KeptContents start);

    /// Builds the program, and says what the storages that the launch writes to hold after a run of it, in their order; they are then put
    /// back to what they hold now. Empty when it could not be built. Waits; throws cl::Error.
    std::vector<QByteArray> results(const LaunchPlace &place, KernelArguments &binder);

private:
    const Plan &m_plan;
    RunMemory &m_memory;
    const TracedProgram &m_program;
    KeptContents m_start;
};

} // namespace kernelscope
