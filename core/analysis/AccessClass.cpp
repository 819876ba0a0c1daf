#include "analysis/AccessClass.h"

#include "analysis/AtomicValue.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

bool groupOnly(const AccessSite &site)
{
    const MemoryScope scope = memoryScopeOf(site);
    return scope == MemoryScope::WorkGroup || scope == MemoryScope::SubGroup;
}

quint8 copyClass(SiteKind kind)
{
    if (kind == SiteKind::AsyncRead)
        return PlainRead;
    return kind == SiteKind::AsyncWrite ? PlainWrite : 0;
}

quint8 classOf(const AccessSite &site, bool writes)
{
    if (site.kind != SiteKind::Atomic || memoryScopeOf(site) == MemoryScope::WorkItem)
        return writes ? PlainWrite : PlainRead;
    if (groupOnly(site))
        return writes ? GroupAtomicWrite : GroupAtomicRead;
    return writes ? AtomicWrite : AtomicRead;
}

} // namespace

std::vector<bool> withAtomicsOfManyWidths(const Trace &trace)
{
    const auto &objects = trace.objects();
    std::vector<int> widths(std::size_t(objects.size())); // or'ed: each is a power of two
    for (const AccessSite &site : trace.sites()) {
        for (int o = 0; site.kind == SiteKind::Atomic && o < objects.size(); ++o) {
            if (site.anyObject || site.objects.isEmpty() || site.objects.contains(o))
                widths[std::size_t(canonicalObject(objects, o))] |= site.sizeInBytes;
        }
    }
    std::vector<bool> many;
    for (const int width : widths)
        many.push_back(width & (width - 1));
    return many;
}

AccessClasses::AccessClasses(const Trace &trace) : m_trace(trace)
{
    for (const AccessSite &site : trace.sites()) {
        m_copies.push_back(copyClass(site.kind));
        switch (site.kind) {
        case SiteKind::Load:
            m_classes.push_back(PlainRead);
            break;
        case SiteKind::Store:
            m_classes.push_back(PlainWrite);
            break;
        case SiteKind::Atomic:
            m_classes.push_back(site.atomic == AtomicOperation::CompareExchange ? dependsOnValue
                                                                                : classOf(site, site.atomic != AtomicOperation::Load));
            break;
        default:
            m_classes.push_back(0);
        }
    }
}

quint8 AccessClasses::ofCompareExchange(int site, EventIndex event) const
{
    const AccessSite &at = m_trace.site(SiteIndex(site));
    return classOf(at, atomicWrote(at, m_trace.valueWords(event)));
}

} // namespace kernelscope
