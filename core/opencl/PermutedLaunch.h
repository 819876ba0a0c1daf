#pragma once

#include "opencl/KernelArguments.h"
#include "opencl/BufferSnapshot.h"
#include "opencl/LaunchPlace.h"
#include "opencl/Tracing.h"

namespace kernelscope {

/// A launch that ran untraced, done once more with the user's own kernel but two of its dimensions exchanged (PermutedNDRange.h): it tells
/// a fault of the driver's about the launch's shape from one about the kernel.
class PermutedLaunch
{
public:
    /// `start`: what the launch works on. `program.exchanged` has sources.
    PermutedLaunch(const Plan &plan, RunMemory &memory, const TracedProgram &program, BufferSnapshot start);

    /// Builds the program, and says what the storages that the launch writes to hold after a run of it, in their order; they are then put
    /// back to what they hold now. Empty when it could not be built or launched. Waits; throws cl::Error where they can't be put back.
    std::vector<QByteArray> results(const LaunchPlace &place, KernelArguments &binder);

private:
    void launch(BuiltProgram &program, const LaunchPlace &place, KernelArguments &binder);

    const Plan &m_plan;
    RunMemory &m_memory;
    const TracedProgram &m_program;
    BufferSnapshot m_start;
};

} // namespace kernelscope
