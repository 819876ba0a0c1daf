#include "trace/SiteTraits.h"

#include "trace/EventHead.h"

namespace kernelscope {

AtomicOperation atomicOperationOf(const AccessSite &site)
{
    return builtinNamed(site.operation.toStdString()).atomic;
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
