#include "analysis/SiteTotals.h"

#include <algorithm>

#include "analysis/AccessPatterns.h"
#include "analysis/Evidence.h"
#include "support/Ranges.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

SiteTotals totalsOf(const Trace &trace, SiteIndex index)
{
    const AccessSite &site = trace.site(index);
    return {site.range, accessType(site.kind), site.memory, {}, trace.eventsAt(index), 0, 0};
}

void addPattern(SiteTotals &totals, const Trace &trace, const SitePattern &pattern)
{
    totals.object = mapped(pattern.objects, [&](int object) { return trace.objects()[object].name; }).join(QStringLiteral(", "));
    if (!pattern.objects.isEmpty())
        totals.memory = pattern.memory;
    totals.transactionsPerSubgroup = pattern.transactionsPerSubgroup();
    totals.bankConflictDegree = pattern.bankConflictDegree();
}

void add(PhaseTotals &totals, const Trace &trace, const TraceEvent &event)
{
    const SiteKind kind = trace.site(event.site).kind;
    totals.loads += kind == SiteKind::Load || kind == SiteKind::AsyncRead || kind == SiteKind::ImageRead;
    totals.stores += kind == SiteKind::Store || kind == SiteKind::AsyncWrite || kind == SiteKind::ImageWrite;
    totals.atomics += kind == SiteKind::Atomic;
    if (!isAccess(kind) || event.object.value >= trace.objects().size())
        return;
    const AddressSpace memory = trace.objects()[event.object.value].memory;
    totals.globalBytes += memory == AddressSpace::Global ? event.size : 0;
    totals.localBytes += memory == AddressSpace::Local ? event.size : 0;
}

bool accessesAnything(const Trace &trace, int group)
{
    const int items = trace.itemsOfGroup();
    for (int item = group * items; item < (group + 1) * items; ++item) {
        for (EventIndex index = trace.firstEvent(WorkItemSlot(item)); index.value < trace.endEvent(WorkItemSlot(item)).value;
             ++index.value) {
            if (isAccess(trace.site(trace.event(index).site).kind))
                return true;
        }
    }
    return false;
}

} // namespace

QList<SiteTotals> siteTotals(const Trace &trace, const MemoryModel &model)
{
    const QList<SitePattern> patterns = accessPatterns(trace, model);
    auto pattern = patterns.begin();
    QList<SiteTotals> all;
    for (int s = 0; s < trace.sites().size(); ++s) {
        if (trace.eventsAt(SiteIndex(s)) == 0)
            continue;
        all << totalsOf(trace, SiteIndex(s));
        if (pattern != patterns.end() && pattern->site == SiteIndex(s))
            addPattern(all.last(), trace, *pattern++);
    }
    return all;
}

bool isAccess(const SiteTotals &site)
{
    return site.memory != AddressSpace::None && isCounted(site.type);
}

quint64 accessesIn(const Trace &trace)
{
    quint64 accesses = 0;
    for (int site = 0; site < trace.sites().size(); ++site)
        accesses += isAccess(trace.sites()[site].kind) ? trace.eventsAt(SiteIndex(site)) : 0;
    return accesses;
}

int activeGroupsIn(const Trace &trace)
{
    int active = 0;
    for (int group = 0; group < trace.groupCount(); ++group)
        active += accessesAnything(trace, group);
    return active;
}

bool areMostIdle(quint64 activeGroups, quint64 groups)
{
    constexpr quint64 several = 8;
    return groups >= several && activeGroups * several <= groups;
}

QList<PhaseTotals> phaseTotals(const Trace &trace)
{
    QList<PhaseTotals> phases{PhaseTotals{}};
    for (int item = 0; item < trace.workItemCount(); ++item) {
        int phase = 0;
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            const TraceEvent event = trace.event(EventIndex(i));
            add(phases[phase], trace, event);
            if (trace.site(event.site).kind != SiteKind::Barrier || ++phase < phases.size())
                continue;
            phases << PhaseTotals{};
            phases.last().phase = phase;
        }
    }
    return phases;
}

void addSite(QList<SiteTotals> &all, const SiteTotals &more)
{
    const auto known = std::ranges::find_if(
        all, [&](const SiteTotals &other) { return other.range == more.range && other.type == more.type && other.object == more.object; });
    if (known == all.end())
        return (void)all.append(more);
    const auto before = double(known->count);
    const auto now = double(more.count);
    const auto average = [&](double a, double b) { return before + now > 0 ? (a * before + b * now) / (before + now) : 0.0; };
    known->transactionsPerSubgroup = average(known->transactionsPerSubgroup, more.transactionsPerSubgroup);
    known->bankConflictDegree = average(known->bankConflictDegree, more.bankConflictDegree);
    known->count += more.count;
}

} // namespace kernelscope
