#include "trace/TraceCheck.h"

#include <algorithm>
#include <array>
#include <limits>

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
    quint64 items = 1, groups = 1;
    bool isTooLarge = false;
    for (std::size_t d = 0; d < 3; ++d) {
        if (launch.local[d] == 0 || launch.global[d] == 0 || launch.global[d] % launch.local[d] != 0)
            return damaged(QStringLiteral("the local size does not divide the global size"));
        if (launch.global[d] > std::numeric_limits<quint32>::max())
            return damaged(QStringLiteral("the global size is beyond 32 bits"));
        isTooLarge = __builtin_mul_overflow(items, launch.local[d], &items) || isTooLarge;
        isTooLarge = __builtin_mul_overflow(groups, launch.global[d] / launch.local[d], &groups) || isTooLarge;
    }
    if (launch.dimensions < 1 || launch.dimensions > 3)
        return damaged(QStringLiteral("it has %1 dimensions").arg(launch.dimensions));
    if (isTooLarge || items > maxEvents || parts.groups.size() > maxEvents / items)
        return damaged(QStringLiteral("it has too many work-items"));
    if (parts.firstEvents.size() != parts.groups.size() * items + 1)
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

constexpr quint64 largestObject = quint64(1) << 40; // bytes
constexpr int mostVectorBytes = 128;                // of a double16
constexpr int mostBytes = 1 << 24;                  // of one access; the largest struct that anybody copies is far below

bool isVectorLength(int components)
{
    constexpr std::array lengths = {1, 2, 3, 4, 8, 16};
    return std::ranges::find(lengths, components) != lengths.end();
}

/// Whether the members of each struct lie within it. Structs within it come before it: none contains itself.
bool arePlausible(const QList<StructLayout> &layouts)
{
    for (auto layout = layouts.begin(); layout != layouts.end(); ++layout) {
        const auto fits = [&](const StructMember &member) {
            const bool isStruct = member.type.isStruct();
            const auto inner = isStruct ? std::ranges::find(layouts, member.type.structName, &StructLayout::name) : layouts.end();
            const bool isKnown = inner != layouts.end();
            if (isKnown && inner >= layout)
                return false;
            const qint64 size = isKnown ? inner->sizeInBytes : sizeInBytes(member.type); // 0 of a struct that is not there
            return (isStruct || isVectorLength(member.type.components)) && member.offset >= 0 && member.count >= 0 &&
                   member.offset + member.count * size <= layout->sizeInBytes;
        };
        if (layout->sizeInBytes < 0 || !std::ranges::all_of(layout->members, fits))
            return false;
    }
    return true;
}

/// Whether the payload has room for what the kind of site needs.
bool plausible(const AccessSite &site)
{
    if (site.sizeInBytes < 0 || site.sizeInBytes > mostBytes || site.payloadWords < 0 || site.payloadWords > mostBytes)
        return false;
    if (site.type && !site.type->isStruct() && !isVectorLength(site.type->components))
        return false;
    if (site.vectorBytes != 0 && (site.vectorBytes < site.sizeInBytes || site.vectorBytes > mostVectorBytes))
        return false;
    if (!arePlausible(site.stepped.layouts))
        return false;
    const int valueWords = (site.sizeInBytes + 3) / 4;
    switch (site.kind) {
    case SiteKind::Load:
    case SiteKind::Store:
        return site.payloadWords >= valueWords && site.payloadWords > 0;
    case SiteKind::Atomic:
        return site.payloadWords >= valueWords * (1 + site.operands) && site.operands >= 0 && site.operands <= 2;
    case SiteKind::AsyncRead:
    case SiteKind::AsyncWrite:
        return site.payloadWords >= 4 && site.sizeInBytes > 0;
    case SiteKind::Branch:
    case SiteKind::Enter:
        return site.payloadWords >= 1;
    case SiteKind::Value: {
        const ValueForm form = site.stepped.form;
        return form == ValueForm::Parts     ? site.payloadWords == 2
               : form == ValueForm::Pointer ? site.payloadWords == 3
                                            : site.payloadWords >= 1;
    }
    case SiteKind::Index:
    case SiteKind::Loop:
        return site.payloadWords >= 2;
    case SiteKind::Collective:
        return site.payloadWords >= 3;
    default:
        return true;
    }
}

/// The loops around a step end with the outermost: each comes before those in it.
bool leadsOutwards(const QList<AccessSite> &sites, qsizetype index)
{
    const AccessSite &site = sites[index];
    const bool isOfStep = site.kind == SiteKind::Statement || site.kind == SiteKind::Enter || site.kind == SiteKind::Value;
    if (site.partner < 0 || (!isOfStep && site.kind != SiteKind::Iteration))
        return true;
    return sites[site.partner].kind == SiteKind::Iteration && (isOfStep || site.partner < index);
}

Result<void> checkTables(const TraceParts &parts)
{
    for (qsizetype o = 0; o < parts.objects.size(); ++o) {
        const BoundObject &object = parts.objects[o];
        if (object.elementSize < 1)
            return damaged(QStringLiteral("the elements of %1 have no size").arg(object.name));
        if (object.sizeInBytes > largestObject)
            return damaged(QStringLiteral("%1 is larger than any device's memory").arg(object.name));
        if (object.sameMemoryAs < -1 || object.sameMemoryAs >= o)
            return damaged(QStringLiteral("%1 lies in memory that is not there").arg(object.name));
    }
    for (qsizetype s = 0; s < parts.sites.size(); ++s) {
        const AccessSite &site = parts.sites[s];
        const bool objects =
            std::all_of(site.objects.begin(), site.objects.end(), [&](int o) { return o >= 0 && o < parts.objects.size(); });
        if (!objects || !plausible(site) || site.partner < -1 || site.partner >= parts.sites.size() || !leadsOutwards(parts.sites, s))
            return damaged(QStringLiteral("the access site of line %1 has impossible facts").arg(site.range.begin.line));
    }
    return {};
}

Result<void> checkFaults(const TraceParts &parts)
{
    if (parts.faultCounts.size() != std::size_t(parts.sites.size()))
        return damaged(QStringLiteral("the faults are not counted for every access site"));
    const bool arePossible = std::ranges::all_of(parts.faults, [&](const TraceFault &fault) { return isPossible(parts, fault); });
    return arePossible ? Result<void>() : damaged(QStringLiteral("a fault has an impossible place"));
}

} // namespace

bool isPossible(const TraceParts &parts, const TraceFault &fault)
{
    const bool hasObject = fault.head.object() == EventHead::noObject || fault.head.object() < parts.objects.size();
    return fault.head.site() < parts.sites.size() && hasObject && fault.group < parts.launch.groupsTotal() &&
           fault.localItem < parts.launch.itemsOfGroup() && fault.related >= -1 && fault.related < parts.sites.size();
}

Result<void> checkParts(const TraceParts &parts)
{
    if (const auto sizes = checkSizes(parts); !sizes)
        return sizes;
    if (const auto order = checkOrder(parts); !order)
        return order;
    if (const auto tables = checkTables(parts); !tables)
        return tables;
    return checkFaults(parts);
}

} // namespace kernelscope
