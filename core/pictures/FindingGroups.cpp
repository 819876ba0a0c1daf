#include "pictures/FindingGroups.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "analysis/Evidence.h"
#include "analysis/InitialisationWalk.h"
#include "trace/CanonicalObject.h"
#include "trace/ElementRange.h"

namespace kernelscope {

namespace {

/// By site: whether the finding's access is of there.
std::vector<char> sitesOf(const Trace &trace, const FindingAccess &access)
{
    std::vector<char> is;
    for (const AccessSite &site : trace.sites()) {
        FindingAccess there;
        setPlace(there, site);
        is.push_back(there.file == access.file && there.line == access.line && there.column == access.column && there.type == access.type);
    }
    return is;
}

/// Up to two who came to an element from one of the finding's places: more don't matter for whether somebody else did.
struct Visitors
{
    int first = -1, second = -1;

    void add(int who)
    {
        if (first < 0 || first == who)
            first = who;
        else
            second = who;
    }
    bool hasOther(int who) const { return (first >= 0 && first != who) || (second >= 0 && second != who); }
};

class RaceGroups
{
public:
    RaceGroups(const Trace &trace, const Finding &race)
        : m_trace(trace), m_sites{sitesOf(trace, race.accesses[0]), sitesOf(trace, race.accesses[1])},
          m_isBetween(race.accesses[0].groupId != race.accesses[1].groupId)
    {
        for (const BoundObject &object : trace.objects())
            m_isObject.push_back(object.name == race.object && object.memory == race.memory);
        m_fence = race.memory == AddressSpace::Local ? LocalFence : GlobalFence;
    }

    std::unordered_set<quint64> find()
    {
        for (int group = 0; group < m_trace.groupCount(); ++group) {
            if (!m_isBetween)
                m_elements.clear();
            lookAt(group);
            if (!m_isBetween)
                judge([group](int) { return group; });
        }
        if (m_isBetween)
            judge([](int who) { return who; });
        std::unordered_set<quint64> ids;
        for (const int group : m_groups)
            ids.insert(m_trace.groups()[std::size_t(group)]);
        return ids;
    }

private:
    struct Element
    {
        Visitors visitors[2];
        std::vector<std::pair<int, int>> who; ///< and from which place
    };

    void lookAt(int group)
    {
        const int items = m_trace.itemsOfGroup();
        for (int item = 0; item < items; ++item) {
            const WorkItemSlot slot(group * items + item);
            quint64 epoch = 0;
            for (int event = m_trace.firstEvent(slot).value; event < m_trace.endEvent(slot).value; ++event) {
                const EventHead head{m_trace.heads()[std::size_t(event)]};
                const auto site = std::size_t(head.site());
                if (m_trace.site(SiteIndex(head.site())).kind == SiteKind::Barrier)
                    epoch += (m_trace.offsets()[std::size_t(event)] & m_fence) != 0;
                else if ((m_sites[0][site] || m_sites[1][site]) && isInObject(head))
                    note(EventIndex(event), m_isBetween ? group : item, m_isBetween ? 0 : epoch);
            }
        }
    }

    bool isInObject(EventHead head) const
    {
        return !head.outOfBounds() && head.object() < int(m_isObject.size()) && m_isObject[std::size_t(head.object())];
    }

    void note(EventIndex event, int who, quint64 epoch)
    {
        const TraceEvent access = m_trace.event(event);
        forEachElement(m_trace, event, m_trace.objects()[access.object.value].elementSize, [&](quint64 element) {
            Element &at = m_elements[(epoch << 40) ^ element];
            for (int place = 0; place < 2; ++place) {
                if (!m_sites[place][std::size_t(access.site.value)])
                    continue;
                at.visitors[place].add(who);
                if (at.who.empty() || at.who.back() != std::pair(who, place))
                    at.who.emplace_back(who, place);
            }
        });
    }

    template <typename GroupOf> void judge(const GroupOf &groupOf)
    {
        for (const auto &[key, element] : m_elements) {
            for (const auto &[who, place] : element.who) {
                if (element.visitors[1 - place].hasOther(who))
                    m_groups.insert(groupOf(who));
            }
        }
    }

    const Trace &m_trace;
    std::vector<char> m_sites[2];
    bool m_isBetween;
    quint32 m_fence = 0;
    std::vector<char> m_isObject;
    std::unordered_map<quint64, Element> m_elements;
    std::unordered_set<int> m_groups;
};

/// Of those that the device notes for every work-group, and of conditions on which the work-items of one disagreed.
void addStopped(const Trace &trace, const Finding &finding, std::unordered_set<quint64> &groups)
{
    for (const FindingAccess &access : finding.accesses) {
        const std::vector<char> isThere = sitesOf(trace, access);
        for (const TraceFault &fault : trace.faults()) {
            if (isThere[std::size_t(fault.head.site())])
                groups.insert(fault.group);
        }
        for (int site = 0; site < int(isThere.size()); ++site) {
            if (!isThere[std::size_t(site)] || trace.site(SiteIndex(site)).kind != SiteKind::Branch)
                continue;
            for (int event = 0; event < trace.eventCount(); ++event) {
                if (EventHead{trace.heads()[std::size_t(event)]}.site() == site)
                    groups.insert(trace.groups()[std::size_t(trace.groupOf(trace.workItemOf(EventIndex(event))).value)]);
            }
        }
    }
}

/// Of those whose accesses of the object at the place lie outside of it, or inside: the device lists only the first that left it.
void addAccesses(const Trace &trace, const Finding &finding, bool areOutside, std::unordered_set<quint64> &groups)
{
    const std::vector<char> isThere = sitesOf(trace, finding.accesses[0]);
    for (int event = 0; event < trace.eventCount(); ++event) {
        const EventHead head{trace.heads()[std::size_t(event)]};
        if (!isThere[std::size_t(head.site())] || head.outOfBounds() != areOutside)
            continue;
        if (head.object() == EventHead::noObject ? finding.object.isEmpty() : trace.objects()[head.object()].name == finding.object)
            groups.insert(trace.groups()[std::size_t(trace.groupOf(trace.workItemOf(EventIndex(event))).value)]);
    }
}

void addReaders(const Trace &trace, const Finding &finding, std::unordered_set<quint64> &groups)
{
    const std::vector<char> isThere = sitesOf(trace, finding.accesses[0]);
    for (const auto &[place, reads] : InitialisationWalk(trace, finding.memory).run()) {
        if (!isThere[std::size_t(place.first)] || trace.objects()[place.second].name != finding.object)
            continue;
        for (const GroupSlot group : reads.groups)
            groups.insert(trace.groups()[std::size_t(group.value)]);
    }
}

/// Where as many elements differ as are stored at the place, every work-group that stores one there has a wrong one.
void addWriters(const Trace &trace, const Finding &finding, std::unordered_set<quint64> &groups)
{
    const std::vector<char> isThere = sitesOf(trace, finding.accesses[0]);
    std::unordered_set<qint64> elements;
    std::unordered_set<quint64> writers;
    for (int event = 0; event < trace.eventCount(); ++event) {
        if (!isThere[std::size_t(EventHead{trace.heads()[std::size_t(event)]}.site())])
            continue;
        elements.insert(trace.event(EventIndex(event)).offset);
        writers.insert(trace.groups()[std::size_t(trace.groupOf(trace.workItemOf(EventIndex(event))).value)]);
    }
    if (finding.count >= elements.size())
        groups.merge(writers);
}

} // namespace

std::unordered_set<quint64> groupsOfFinding(const Trace &trace, const Finding &finding)
{
    std::unordered_set<quint64> groups;
    const bool hasPlace = !finding.accesses.isEmpty();
    const bool isShared = finding.memory == AddressSpace::Local || finding.memory == AddressSpace::Global;
    if (finding.kind == FindingKind::DataRace && finding.accesses.size() == 2)
        groups = RaceGroups(trace, finding).find();
    else if (finding.kind == FindingKind::ResultMismatch && hasPlace)
        addWriters(trace, finding, groups);
    else
        addStopped(trace, finding, groups);
    if (hasPlace && (finding.kind == FindingKind::OutOfBounds || finding.kind == FindingKind::ReadOnlyWrite))
        addAccesses(trace, finding, finding.kind == FindingKind::OutOfBounds, groups);
    else if (hasPlace && finding.kind == FindingKind::UninitialisedRead && isShared)
        addReaders(trace, finding, groups);
    const Extent all = trace.launch().groups();
    for (const FindingAccess &access : finding.accesses) {
        Extent id{0, 0, 0};
        if (access.groupId.isEmpty() || access.groupId.size() > 3)
            continue;
        std::ranges::copy(access.groupId, id.begin());
        groups.insert(id[0] + all[0] * (id[1] + all[1] * id[2]));
    }
    return groups;
}

} // namespace kernelscope
