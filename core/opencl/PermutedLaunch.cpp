#include "opencl/PermutedLaunch.h"

#include "opencl/BufferSnapshot.h"
#include "opencl/LaunchShape.h"
#include "opencl/ProgramBuilder.h"

namespace kernelscope {

PermutedLaunch::PermutedLaunch(const Plan &plan, RunMemory &memory, const TracedProgram &program)
    : m_plan(plan), m_memory(memory), m_program(program)
{
}

std::vector<QByteArray> PermutedLaunch::results(const LaunchPlace &place, KernelArguments &binder)
{
    const ProgramBuild build = buildProgram(place.runtime, m_program.exchanged);
    if (!build.succeeded())
        return {};
    try {
        launch(*build.program, place, binder);
        return readStorages(m_plan, m_memory, place.slot, place.queue, place.written);
    } catch (const cl::Error &) {
        place.queue.finish();
        return {};
    }
}

void PermutedLaunch::launch(BuiltProgram &program, const LaunchPlace &place, KernelArguments &binder)
{
    const LaunchCommand &launch = place.launch;
    cl::Kernel &kernel = program.kernel(launch.kernel, sharedParameters(m_plan, launch));
    binder.bind(kernel, place.slot, place.runtime.context(), launch.arguments);
    const LaunchRange range = rangeOf(launch, m_program.form.permuted);
    place.queue.enqueueNDRangeKernel(kernel, range.offset, range.global, range.local);
    place.queue.finish();
}

} // namespace kernelscope
