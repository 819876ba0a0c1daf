#include "opencl/KernelArguments.h"

#include "support/EnumRange.h"

namespace kernelscope {
namespace {

cl_addressing_mode addressing(SamplerAddress address)
{
    using enum SamplerAddress;
    static constexpr std::pair<SamplerAddress, cl_addressing_mode> modes[] = {{None, CL_ADDRESS_NONE},
                                                                              {Clamp, CL_ADDRESS_CLAMP},
                                                                              {ClampToEdge, CL_ADDRESS_CLAMP_TO_EDGE},
                                                                              {Repeat, CL_ADDRESS_REPEAT},
                                                                              {MirroredRepeat, CL_ADDRESS_MIRRORED_REPEAT}};
    static_assert(isTableOf(modes));
    return modes[std::size_t(address)].second;
}

} // namespace

const cl::Sampler &KernelArguments::sampler(DeviceSlot slot, const cl::Context &context, const SamplerArgument &argument)
{
    for (const KnownSampler &known : m_samplers) {
        if (known.slot == slot.value && known.argument == argument)
            return known.sampler;
    }
    const cl_filter_mode filter = argument.filter == SamplerFilter::Linear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST;
    cl::Sampler sampler(context, argument.normalized ? CL_TRUE : CL_FALSE, addressing(argument.address), filter);
    m_samplers.push_back({slot.value, argument, sampler, std::make_unique<Ledger::Entry>(m_ledger, 0)});
    return m_samplers.back().sampler;
}

void KernelArguments::bindOne(cl::Kernel &kernel, DeviceSlot slot, const cl::Context &context, cl_uint index,
                              const PlannedArgument &argument)
{
    if (const auto *buffer = std::get_if<PlannedBufferArgument>(&argument))
        m_memory.at(slot, buffer->storage).memory->bind(kernel, index);
    else if (const auto *value = std::get_if<PlannedValueArgument>(&argument))
        kernel.setArg(index, std::size_t(value->bytes.size()), value->bytes.constData());
    else if (const auto *local = std::get_if<PlannedLocalArgument>(&argument))
        kernel.setArg(index, cl::Local(local->sizeInBytes));
    else
        kernel.setArg(index, sampler(slot, context, std::get<SamplerArgument>(argument)));
}

void KernelArguments::bind(cl::Kernel &kernel, DeviceSlot slot, const cl::Context &context, const QList<PlannedArgument> &arguments)
{
    QList<PlannedArgument> &bound = m_bound[kernel()];
    if (bound == arguments)
        return;
    const QList<PlannedArgument> before = std::exchange(bound, {});
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        m_binding = int(i);
        if (i >= before.size() || !(before[i] == arguments[i]))
            bindOne(kernel, slot, context, cl_uint(i), arguments[i]);
    }
    m_binding = -1;
    bound = arguments;
}

QList<int> sharedParameters(const Plan &plan, const LaunchCommand &launch)
{
    QList<int> shared;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i) {
        const auto *buffer = std::get_if<PlannedBufferArgument>(&launch.arguments[i]);
        if (buffer && plan.storages[buffer->storage.value].memory == MemoryKind::SharedVirtual)
            shared << int(i);
    }
    return shared;
}

} // namespace kernelscope
