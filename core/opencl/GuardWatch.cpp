#include "opencl/GuardWatch.h"

namespace kernelscope {

void GuardWatch::lookBehind(StorageMemory &memory, StorageIndex storage, CommandIndex launch,
                            const cl::CommandQueue &queue, const WaitList &waits)
{
    if (memory.guardSize() == 0)
        return;
    Look look{launch, storage, {}, {}, qsizetype(2 * memory.guardSize())};
    look.zones = std::make_unique<char[]>(std::size_t(look.size));
    look.event = memory.readGuards(queue, waits, look.zones.get());
    m_looks.push_back(std::move(look));
}

std::optional<GuardWatch::Violation> GuardWatch::firstViolation()
{
    std::optional<Violation> first;
    for (const Look &look : m_looks) {
        look.event.wait();
        if (first)
            continue;
        if (const auto damage = findGuardDamage(QByteArrayView(look.zones.get(), look.size)))
            first = Violation{look.launch, look.storage, *damage};
    }
    m_looks.clear();
    return first;
}

} // namespace kernelscope
