#include "trace/SiteTraits.h"

#include <array>
#include <utility>

#include "trace/EventHead.h"

namespace kernelscope {

namespace {

using Names = std::pair<QLatin1StringView, AtomicOperation>;

// In the order in which they are looked for: "fetch_sub" and "sub" are one, "inc" must come before nothing that holds
// it.
constexpr std::array operations{
    Names{QLatin1StringView("cmpxchg"), AtomicOperation::CompareExchange},
    Names{QLatin1StringView("compare_exchange"), AtomicOperation::CompareExchange},
    Names{QLatin1StringView("xchg"), AtomicOperation::Exchange},
    Names{QLatin1StringView("exchange"), AtomicOperation::Exchange},
    Names{QLatin1StringView("test_and_set"), AtomicOperation::Exchange},
    Names{QLatin1StringView("_load"), AtomicOperation::Load},
    Names{QLatin1StringView("_store"), AtomicOperation::Store},
    Names{QLatin1StringView("_init"), AtomicOperation::Store},
    Names{QLatin1StringView("_clear"), AtomicOperation::Store},
    Names{QLatin1StringView("_add"), AtomicOperation::Add},
    Names{QLatin1StringView("_sub"), AtomicOperation::Sub},
    Names{QLatin1StringView("_inc"), AtomicOperation::Increment},
    Names{QLatin1StringView("_dec"), AtomicOperation::Decrement},
    Names{QLatin1StringView("_min"), AtomicOperation::Min},
    Names{QLatin1StringView("_max"), AtomicOperation::Max},
    Names{QLatin1StringView("_and"), AtomicOperation::And},
    Names{QLatin1StringView("_xor"), AtomicOperation::Xor},
    Names{QLatin1StringView("_or"), AtomicOperation::Or},
};

} // namespace

AtomicOperation atomicOperationOf(const AccessSite &site)
{
    for (const auto &[name, operation] : operations) {
        if (site.operation.contains(name))
            return operation;
    }
    return AtomicOperation::Other;
}

MemoryOrder memoryOrderOf(const AccessSite &site)
{
    if (site.order == QLatin1String("relaxed"))
        return MemoryOrder::Relaxed;
    if (site.order == QLatin1String("acquire"))
        return MemoryOrder::Acquire;
    if (site.order == QLatin1String("release"))
        return MemoryOrder::Release;
    if (site.order == QLatin1String("acq_rel"))
        return MemoryOrder::AcquireRelease;
    if (site.order == QLatin1String("seq_cst"))
        return MemoryOrder::SequentiallyConsistent;
    return MemoryOrder::Legacy;
}

MemoryScope memoryScopeOf(const AccessSite &site)
{
    if (site.scope == QLatin1String("work_item"))
        return MemoryScope::WorkItem;
    if (site.scope == QLatin1String("sub_group"))
        return MemoryScope::SubGroup;
    if (site.scope == QLatin1String("work_group"))
        return MemoryScope::WorkGroup;
    if (site.scope.startsWith(QLatin1String("all_")))
        return MemoryScope::AllDevices;
    if (site.scope == QLatin1String("device") || site.kind == SiteKind::Atomic)
        return MemoryScope::Device;
    return MemoryScope::WorkGroup;
}

bool orderMatters(const AccessSite &atomic)
{
    switch (atomicOperationOf(atomic)) {
    case AtomicOperation::Load:
    case AtomicOperation::Store:
    case AtomicOperation::Exchange:
    case AtomicOperation::CompareExchange:
    case AtomicOperation::Other:
        return true;
    default:
        return atomic.resultUsed || !atomic.type || isFloating(atomic.type->scalar);
    }
}

bool isAccess(SiteKind kind)
{
    return touchesMemory(kind) || kind == SiteKind::ImageRead || kind == SiteKind::ImageWrite;
}

bool touchesMemory(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
    case SiteKind::Store:
    case SiteKind::Atomic:
    case SiteKind::AsyncRead:
    case SiteKind::AsyncWrite:
        return true;
    default:
        return false;
    }
}

int onlyObject(const AccessSite &site)
{
    return site.objects.size() == 1 && !site.anyObject ? site.objects.first() : -1;
}

bool isGroupCollective(SiteKind kind)
{
    return kind == SiteKind::Barrier || kind == SiteKind::AsyncWait || isAsyncCopy(kind);
}

quint32 knownFences(const AccessSite &site)
{
    return (site.localFence ? LocalFence : 0u) | (site.globalFence ? GlobalFence : 0u) | (site.imageFence ? ImageFence : 0u);
}

} // namespace kernelscope
