#pragma once

#include "opencl/BufferSnapshot.h"
#include "opencl/KernelArguments.h"
#include "opencl/LaunchPlace.h"
#include "opencl/ProgramText.h"

namespace kernelscope {

/// A launch that ran untraced, done once more from the same start with another form of the user's own program: with two of its dimensions
/// exchanged (permutedProgram()), which tells a fault of the driver's about the launch's shape from one about the kernel, or with its
/// work-items in reverse order (reversedProgram()), which shows what depends on their order.
class RepeatedLaunch
{
public:
    /// `start`: what the launch works on.
    RepeatedLaunch(const Plan &plan, RunMemory &memory, BufferSnapshot start);

    /// Builds the program, and says what the storages that the launch writes to hold after a run of it, in their order; they are then put
    /// back to what they hold now. `permuted`: as rangeOf() takes it. Empty when it could not be built or launched. Waits; throws cl::Error
    /// where they can't be put back.
    std::vector<QByteArray> results(const ProgramText &program, int permuted, const LaunchPlace &place, KernelArguments &binder);

private:
    void launch(BuiltProgram &program, int permuted, const LaunchPlace &place, KernelArguments &binder);

    const Plan &m_plan;
    RunMemory &m_memory;
    BufferSnapshot m_start;
};

} // namespace kernelscope
