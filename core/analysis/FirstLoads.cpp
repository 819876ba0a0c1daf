#include "analysis/FirstLoads.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

namespace kernelscope {

namespace {

std::set<int> racingLoads(const Trace &trace, const QList<Finding> &findings)
{
    std::set<int> sites;
    for (const Finding &finding : findings) {
        if (!isUnsteady(finding) || finding.memory != AddressSpace::Global)
            continue;
        for (const FindingAccess &access : finding.accesses) {
            if (access.event.value < 0 || access.event.value >= trace.eventCount())
                continue;
            const SiteIndex site = trace.event(access.event).site;
            if (trace.site(site).kind == SiteKind::Load)
                sites.insert(site.value);
        }
    }
    return sites;
}

bool mayBeOrdered(const Trace &trace)
{
    const auto isShared = [](const BoundObject &object) { return object.sameMemoryAs >= 0 || !object.initialised; };
    for (int site = 0; site < trace.sites().size(); ++site) {
        if (trace.sites()[site].kind == SiteKind::Atomic && trace.eventsAt(SiteIndex(site)) > 0)
            return true;
    }
    return std::ranges::any_of(trace.objects(), [&](const BoundObject &object) {
        return object.memory == AddressSpace::Global && !object.readOnly && isShared(object);
    });
}

quint64 byteId(const TraceEvent &event, qint64 byte)
{
    return quint64(event.object.value) << 48 | quint64(byte);
}

/// The accesses of a work-group to global memory that wrote, or that load at the sites.
class GroupLoads
{
public:
    GroupLoads(const Trace &trace, int group, const std::set<int> &sites) : m_trace(trace), m_group(group), m_sites(sites) {}

    /// The sites whose first load by a work-item finds what was stored before, by itself or before a barrier.
    std::set<int> bound()
    {
        std::unordered_map<quint64, int> phases; // of each byte that is stored to, the first
        forEachAccess([&](int, EventIndex index, const TraceEvent &event) {
            const int phase = m_trace.phaseOf(index);
            forEachStored(event, [&](quint64 byte) {
                const auto [known, isNew] = phases.try_emplace(byte, phase);
                known->second = std::min(known->second, phase);
            });
        });
        std::set<int> bound;
        std::set<std::pair<int, int>> done; // work-item, site
        std::unordered_map<quint64, int> writers;
        forEachAccess([&](int item, EventIndex index, const TraceEvent &event) {
            forEachStored(event, [&](quint64 byte) { writers[byte] = item; });
            if (!m_sites.contains(event.site.value) || !done.emplace(item, event.site.value).second)
                return;
            const int phase = m_trace.phaseOf(index);
            for (qint64 byte = event.offset; byte < event.offset + qint64(event.size); ++byte) {
                const auto stored = phases.find(byteId(event, byte));
                const auto writer = writers.find(byteId(event, byte));
                if ((stored != phases.end() && stored->second < phase) || (writer != writers.end() && writer->second == item))
                    bound.insert(event.site.value);
            }
        });
        return bound;
    }

private:
    template <typename Visit> void forEachAccess(const Visit &visit) const
    {
        const int first = m_group * m_trace.itemsOfGroup();
        for (int item = first; item < first + m_trace.itemsOfGroup(); ++item) {
            for (int e = m_trace.firstEvent(WorkItemSlot(item)).value; e < m_trace.endEvent(WorkItemSlot(item)).value; ++e) {
                const TraceEvent event = m_trace.event(EventIndex(e));
                const SiteKind kind = m_trace.site(event.site).kind;
                const bool isAsked = kind == SiteKind::Store || kind == SiteKind::AsyncWrite || m_sites.contains(event.site.value);
                const bool isKnown = event.object.value >= 0 && event.object.value < m_trace.objects().size();
                if (isAsked && isKnown && !event.outOfBounds && m_trace.objects()[event.object.value].memory == AddressSpace::Global)
                    visit(item, EventIndex(e), event);
            }
        }
    }
    template <typename Visit> void forEachStored(const TraceEvent &event, const Visit &visit) const
    {
        if (m_trace.site(event.site).kind == SiteKind::Load)
            return;
        for (qint64 byte = event.offset; byte < event.offset + qint64(event.size); ++byte)
            visit(byteId(event, byte));
    }

    const Trace &m_trace;
    int m_group;
    const std::set<int> &m_sites;
};

} // namespace

bool isUnsteady(const Finding &finding)
{
    return finding.kind == FindingKind::DataRace || finding.kind == FindingKind::LostUpdate;
}

QList<int> firstLoads(const Trace &trace, const QList<Finding> &findings)
{
    std::set<int> sites = racingLoads(trace, findings);
    if (sites.empty() || mayBeOrdered(trace))
        return {};
    for (int group = 0; group < trace.groupCount(); ++group) {
        for (const int site : GroupLoads(trace, group, sites).bound())
            sites.erase(site);
    }
    return QList<int>(sites.begin(), sites.end());
}

} // namespace kernelscope
