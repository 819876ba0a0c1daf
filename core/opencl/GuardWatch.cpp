#include "opencl/GuardWatch.h"

namespace kernelscope {

void GuardWatch::lookBehind(StorageMemory &memory, StorageIndex storage, CommandIndex launch, const cl::CommandQueue &queue,
                            const WaitList &waits)
{
    if (memory.guardSize() == 0)
        return;
    Look look{launch, storage, {}, {}, qsizetype(2 * memory.guardSize())};
    look.zones = std::make_unique<char[]>(std::size_t(look.size));
    look.event = memory.readGuards(queue, waits, look.zones.get());
    m_looks.push_back(std::move(look));
}

void GuardWatch::lookLater(StorageMemory &memory, StorageIndex storage, CommandIndex launch, const cl::CommandQueue &queue)
{
    if (memory.guardSize() == 0)
        return;
    m_launches += launch == m_lastLaunch ? 0 : 1;
    m_lastLaunch = launch;
    for (Touched &touched : m_touched) {
        if (touched.memory == &memory) {
            touched.launch = launch;
            return;
        }
    }
    m_touched.push_back({&memory, storage, launch, queue});
}

std::optional<GuardWatch::Violation> GuardWatch::firstViolation()
{
    const bool isCertain = m_launches < 2;
    const WaitList nothing;
    for (const Touched &touched : m_touched) {
        lookBehind(*touched.memory, touched.storage, touched.launch, touched.queue, nothing);
        m_looks.back().isCertain = isCertain;
    }
    m_touched.clear();
    m_launches = 0;
    m_lastLaunch = CommandIndex(-1);
    std::optional<Violation> first;
    for (const Look &look : m_looks) {
        look.event.wait();
        if (first)
            continue;
        if (const auto damage = findGuardDamage(QByteArrayView(look.zones.get(), look.size)))
            first = Violation{look.launch, look.storage, *damage, look.isCertain};
    }
    m_looks.clear();
    return first;
}

} // namespace kernelscope
