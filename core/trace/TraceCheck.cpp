#include "trace/TraceCheck.h"

#include <limits>

#include "trace/EventHead.h"
#include "trace/Trace.h"

namespace kernelscope {

namespace {

constexpr auto maxEvents = quint64(std::numeric_limits<int>::max()) - 1;

Result<void> damaged(const QString &what)
{
    return fail(QStringLiteral("The trace does not fit together: %1.").arg(what));
}

Result<void> checkSizes(const TraceParts &parts)
{
    const TraceLaunch &launch = parts.launch;
    for (std::size_t d = 0; d < 3; ++d) {
        if (launch.local[d] == 0 || launch.global[d] == 0 || launch.global[d] % launch.local[d] != 0)
            return damaged(QStringLiteral("the local size does not divide the global size"));
        if (launch.global[d] > std::numeric_limits<quint32>::max())
            return damaged(QStringLiteral("the global size is beyond 32 bits"));
    }
    if (launch.dimensions < 1 || launch.dimensions > 3)
        return damaged(QStringLiteral("it has %1 dimensions").arg(launch.dimensions));
    if (launch.itemsOfGroup() > maxEvents || parts.groups.size() > maxEvents / launch.itemsOfGroup())
        return damaged(QStringLiteral("it has too many work-items"));
    if (parts.firstEvents.size() != parts.groups.size() * launch.itemsOfGroup() + 1)
        return damaged(QStringLiteral("the number of work-items is not that of the recorded groups"));
    if (parts.heads.size() > maxEvents)
        return damaged(QStringLiteral("it has %1 events, more than can be held").arg(parts.heads.size()));
    if (parts.offsets.size() != parts.heads.size() || parts.values.size() != parts.heads.size())
        return damaged(QStringLiteral("its columns differ in length"));
    if (parts.sites.size() > EventHead::maxSites || parts.objects.size() > EventHead::maxObjects)
        return damaged(QStringLiteral("it has too many access sites or objects"));
    return {};
}

Result<void> checkOrder(const TraceParts &parts)
{
    for (std::size_t g = 0; g < parts.groups.size(); ++g) {
        if (parts.groups[g] >= parts.launch.groupsTotal() || (g > 0 && parts.groups[g] <= parts.groups[g - 1]))
            return damaged(QStringLiteral("the recorded groups are not in order"));
    }
    for (std::size_t s = 1; s < parts.firstEvents.size(); ++s) {
        if (parts.firstEvents[s] < parts.firstEvents[s - 1])
            return damaged(QStringLiteral("the work-items are not in order"));
    }
    if (parts.firstEvents.front() != 0 || parts.firstEvents.back() != parts.heads.size())
        return damaged(QStringLiteral("the work-items don't cover the events"));
    return {};
}

Result<void> checkTables(const TraceParts &parts)
{
    for (qsizetype o = 0; o < parts.objects.size(); ++o) {
        const TraceObject &object = parts.objects[o];
        if (object.elementSize < 1)
            return damaged(QStringLiteral("the elements of %1 have no size").arg(object.name));
        if (object.sameMemoryAs < -1 || object.sameMemoryAs >= o)
            return damaged(QStringLiteral("%1 lies in memory that is not there").arg(object.name));
    }
    for (const AccessSite &site : parts.sites) {
        if (site.sizeInBytes < 0 || site.sizeInBytes > (1 << 24) || site.related < -1 || site.related >= parts.sites.size())
            return damaged(QStringLiteral("the access site of line %1 has impossible facts").arg(site.place.line));
    }
    return {};
}

bool touchesMemory(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
    case SiteKind::Store:
    case SiteKind::Atomic:
    case SiteKind::AsyncCopyRead:
    case SiteKind::AsyncCopyWrite: return true;
    default: return false;
    }
}

/// What checkEvents needs of each site, side by side.
struct SiteFacts
{
    quint32 poolWords = 0;
    quint32 markedWords = 0;
    bool memory = false;
    bool copy = false;
};

std::vector<SiteFacts> factsOf(const QList<AccessSite> &sites)
{
    std::vector<SiteFacts> facts;
    for (const AccessSite &site : sites) {
        const bool copy = site.kind == SiteKind::AsyncCopyRead || site.kind == SiteKind::AsyncCopyWrite;
        facts.push_back({quint32(poolWords(site)), quint32(valueWordCount(site)) + 1, touchesMemory(site.kind), copy});
    }
    return facts;
}

/// Whether an access in bounds ends within `room` bytes.
bool staysWithin(const TraceParts &parts, quint64 room, std::size_t event, const SiteFacts &site, quint32 firstWord)
{
    const auto size = quint64(parts.sites[EventHead{parts.heads[event]}.site()].sizeInBytes);
    if (!site.copy || size == 0)
        return size <= room;
    const quint64 count = parts.pool[firstWord];
    return count == 0 || (count - 1) * parts.pool[firstWord + 1] + 1 <= room / size;
}

bool eventFits(const TraceParts &parts, std::size_t i, const std::vector<SiteFacts> &sites)
{
    const EventHead head{parts.heads[i]};
    if (std::size_t(head.site()) >= sites.size())
        return false;
    const SiteFacts &site = sites[std::size_t(head.site())];
    const quint32 marked = head.mark() == EventMark::Plain ? 0 : 1;
    const quint32 words = marked ? site.markedWords : site.poolWords;
    if (words > 0 && quint64(parts.values[i]) + words > parts.pool.size())
        return false;
    if (!site.memory)
        return marked == 0;
    if (head.mark() == EventMark::OutOfBounds)
        return head.object() == EventHead::noObject || head.object() < parts.objects.size();
    if (head.object() >= parts.objects.size())
        return false;
    const quint64 offset = parts.offsets[i] + (marked ? quint64(parts.pool[parts.values[i]]) << 32 : 0);
    const quint64 size = parts.objects[head.object()].sizeInBytes;
    return offset <= size && staysWithin(parts, size - offset, i, site, parts.values[i] + marked);
}

Result<void> checkEvents(const TraceParts &parts)
{
    const std::vector<SiteFacts> sites = factsOf(parts.sites);
    for (std::size_t i = 0; i < parts.heads.size(); ++i) {
        if (!eventFits(parts, i, sites))
            return damaged(QStringLiteral("event %1 has an impossible site, object, offset or value").arg(i));
    }
    return {};
}

} // namespace

Result<void> checkParts(const TraceParts &parts)
{
    if (const auto sizes = checkSizes(parts); !sizes)
        return sizes;
    if (const auto order = checkOrder(parts); !order)
        return order;
    if (const auto tables = checkTables(parts); !tables)
        return tables;
    return checkEvents(parts);
}

} // namespace kernelscope
