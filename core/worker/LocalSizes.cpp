#include "worker/LocalSizes.h"

#include <algorithm>

namespace kernelscope {
namespace {

constexpr quint64 mostItems = 64;

quint64 largestDivisor(quint64 number, quint64 most)
{
    quint64 divisor = std::max<quint64>(std::min(number, most), 1);
    while (number % divisor != 0)
        --divisor;
    return divisor;
}

Sizes localSizeFor(const LaunchCommand &launch, const KernelSignature *kernel, const DeviceInfo &device)
{
    if (kernel && kernel->requiredLocalSize.size() >= launch.global.size())
        return kernel->requiredLocalSize.mid(0, launch.global.size());
    quint64 left = std::min(mostItems, std::max<quint64>(device.maxWorkGroupSize, 1));
    if (kernel && kernel->maxWorkGroupSize > 0)
        left = std::min(left, kernel->maxWorkGroupSize);
    Sizes local;
    for (qsizetype d = 0; d < launch.global.size(); ++d) {
        const quint64 most = d < device.maxWorkItemSizes.size() ? device.maxWorkItemSizes[d] : left;
        local << largestDivisor(launch.global[d], std::min(left, most));
        left /= local.last();
    }
    return local;
}

} // namespace

QStringList chooseLocalSizes(Plan &plan, const ProgramSignature &signature)
{
    QStringList chosen;
    for (PlannedCommand &command : plan.commands) {
        auto *launch = std::get_if<LaunchCommand>(&command.action);
        if (!launch || !launch->local.isEmpty())
            continue;
        const DeviceSlot slot = plan.queues[command.queue.value].device;
        launch->local = localSizeFor(*launch, kernelNamed(signature, launch->kernel), plan.devices[slot.value]);
        chosen << command.name;
    }
    return chosen;
}

} // namespace kernelscope
