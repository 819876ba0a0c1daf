#include "trace/SiteTraits.h"

#include "trace/Builtins.h"
#include "trace/EventHead.h"

namespace kernelscope {

MemoryScope memoryScopeOf(const AccessSite &site)
{
    if (site.scope != MemoryScope::Default)
        return site.scope;
    return site.kind == SiteKind::Atomic ? MemoryScope::Device : MemoryScope::WorkGroup;
}

bool orderMatters(const AccessSite &atomic)
{
    switch (atomic.atomic) {
    case AtomicOperation::Load: // Mostly behind a barrier, where it gives the same in any order.
    case AtomicOperation::Store:
        return false;
    case AtomicOperation::Exchange:
    case AtomicOperation::CompareExchange:
    case AtomicOperation::Other:
        return true;
    default:
        return atomic.resultUsed || !atomic.type || isFloating(atomic.type->scalar);
    }
}

bool storesResults(const AccessSite &site)
{
    const bool isLocal = site.memory == AddressSpace::Local || site.memory == AddressSpace::Private;
    return site.kind == SiteKind::ImageWrite ||
           (!isLocal && (site.kind == SiteKind::Store || site.kind == SiteKind::Atomic || site.kind == SiteKind::AsyncWrite));
}

bool isUnwatched(const AccessSite &site)
{
    return site.kind == SiteKind::Unset && site.anyObject && !site.variables.isEmpty();
}

bool isStep(SiteKind kind)
{
    return kind == SiteKind::Statement || kind == SiteKind::Enter;
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

bool isSubGroupBarrier(const AccessSite &site)
{
    return site.kind == SiteKind::Fence && builtinNamed(site.operation.toStdString()).kind == BuiltinKind::SubGroupBarrier;
}

quint32 knownFences(const AccessSite &site)
{
    return (site.localFence ? LocalFence : 0u) | (site.globalFence ? GlobalFence : 0u) | (site.imageFence ? ImageFence : 0u);
}

} // namespace kernelscope
