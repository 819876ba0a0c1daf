#include "opencl/PermutedLaunch.h"

#include "opencl/LaunchShape.h"
#include "opencl/ProgramBuilder.h"

namespace kernelscope {

PermutedLaunch::PermutedLaunch(const Plan &plan, RunMemory &memory, const TracedProgram &program, BufferSnapshot start)
    : m_plan(plan), m_memory(memory), m_program(program), m_start(std::move(start))
{
}

std::vector<QByteArray> PermutedLaunch::results(const LaunchPlace &place, KernelArguments &binder)
{
    const LaunchCommand &launch = place.launch;
    const ProgramBuild build = buildProgram(place.runtime, m_program.exchanged);
    if (!build.succeeded())
        return {};
    BufferSnapshot now(m_plan, m_memory, place.slot, place.queue, place.written);
    m_start.restore();
    cl::Kernel &kernel = build.program->kernel(launch.kernel, sharedParameters(m_plan, launch));
    binder.bind(kernel, place.slot, place.runtime.context(), launch.arguments);
    const LaunchRange range = rangeOf(launch, m_program.form.permuted);
    place.queue.enqueueNDRangeKernel(kernel, range.offset, range.global, range.local);
    place.queue.finish();
    std::vector<QByteArray> contents = readStorages(m_plan, m_memory, place.slot, place.queue, place.written);
    now.restore();
    return contents;
}

} // namespace kernelscope
