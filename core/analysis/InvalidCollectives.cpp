#include "analysis/InvalidCollectives.h"

#include <algorithm>
#include <map>
#include <set>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "support/Filled.h"
#include "trace/Builtins.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

const Builtin &builtinOf(const AccessSite &site)
{
    return builtinNamed(site.operation.toStdString());
}

/// What a call of a site is for: its work-group, its sub-group, or whoever comes to it.
BuiltinCollective collectiveOf(const AccessSite &site)
{
    const bool isCall = site.kind == SiteKind::Collective || isSubGroupBarrier(site);
    return isCall ? builtinOf(site).collective : BuiltinCollective::None;
}

/// A call of a work-item.
struct Call
{
    EventIndex event;
    int site = 0;
    quint32 named = 0;

    bool operator==(const Call &other) const { return site == other.site && named == other.named; }
};

/// The calls of a sub-group, or of a work-group, by work-item.
struct Caller
{
    WorkItemSlot item;
    std::vector<Call> calls;
};

struct Group
{
    quint32 size = 0; ///< 0: not known
    std::vector<Caller> callers;
};

class CollectiveWalk
{
public:
    explicit CollectiveWalk(const Trace &trace) : m_trace(trace)
    {
        for (const AccessSite &site : trace.sites())
            m_collectives.push_back(collectiveOf(site));
    }

    QList<Finding> find()
    {
        bool any = false;
        for (int s = 0; s < m_trace.sites().size(); ++s)
            any = any || (isWhole(s) && m_trace.eventsAt(SiteIndex(s)) > 0);
        // Who lost events, or left early, may have made the calls that seem to be missing.
        const TraceLaunch &launch = m_trace.launch();
        if (any && launch.lostEvents == 0 && launch.unfinishedItems == 0 && !mayHaveLeftEarly(m_trace)) {
            for (int group = 0; group < m_trace.groupCount(); ++group)
                lookAt(group);
        }
        for (const TraceFault &fault : m_trace.faults()) {
            const auto site = fault.head.site();
            if (m_trace.site(SiteIndex(site)).kind == SiteKind::Collective && m_told.insert(site).second)
                m_findings.append(namesNone(fault));
        }
        return std::move(m_findings);
    }

private:
    bool isWhole(int site) const
    {
        const BuiltinCollective collective = m_collectives[std::size_t(site)];
        return collective == BuiltinCollective::SubGroup || collective == BuiltinCollective::WorkGroup;
    }

    void lookAt(int group)
    {
        std::map<qint64, Group> groups; ///< by sub-group; -1: the work-group itself
        for (int i = 0; i < m_trace.itemsOfGroup(); ++i) {
            const WorkItemSlot item(group * m_trace.itemsOfGroup() + i);
            for (int event = m_trace.firstEvent(item).value; event < m_trace.endEvent(item).value; ++event)
                see(item, EventIndex(event), groups);
        }
        for (const auto &[number, called] : groups)
            judge(called, number < 0);
    }

    void see(WorkItemSlot item, EventIndex event, std::map<qint64, Group> &groups) const
    {
        const int number = EventHead{m_trace.heads()[std::size_t(event.value)]}.site();
        if (!isWhole(number))
            return;
        const AccessSite &site = m_trace.site(SiteIndex(number));
        const bool isBarrier = site.kind != SiteKind::Collective;
        const quint32 *words = site.payloadWords > 1 ? m_trace.valueWords(event) : nullptr;
        const quint32 subGroup = isBarrier ? m_trace.offsets()[std::size_t(event.value)] >> subGroupShift : words ? words[1] : 0;
        const bool isOfWorkGroup = m_collectives[std::size_t(number)] == BuiltinCollective::WorkGroup;
        Group &group = groups[isOfWorkGroup ? -1 : qint64(subGroup)];
        if (group.callers.empty() || group.callers.back().item != item)
            group.callers.push_back({item, {}});
        group.size = words ? words[isBarrier ? 1 : 2] : 0;
        group.callers.back().calls.push_back({event, number, isBarrier || !words ? 0 : words[0]});
    }

    void judge(const Group &group, bool isWorkGroup)
    {
        const Caller &first = group.callers.front();
        if (!isWorkGroup && group.callers.size() < group.size)
            return add(first.calls.front(), nullptr, [&] { return notAllCome(group, first); });
        for (const Caller &other : group.callers) {
            const auto [a, b] = std::ranges::mismatch(first.calls, other.calls);
            const Call *x = a == first.calls.end() ? nullptr : &*a;
            const Call *y = b == other.calls.end() ? nullptr : &*b;
            if (x && y && x->site == y->site)
                return add(*x, y, [&] { return differ(first, *x, other, *y, isWorkGroup); });
            if ((x || y) && !isWorkGroup) // Who parts before a call of the work-group is told by its votes.
                return x ? add(*x, y, [&] { return part(first, x, other, y); }) : add(*y, x, [&] { return part(other, y, first, x); });
        }
    }

    /// `finding`: made where it is the first at these sites.
    template <typename Make> void add(const Call &a, const Call *b, const Make &make)
    {
        const auto [entry, isNew] = m_known.try_emplace({a.site, b ? b->site : -1}, m_findings.size());
        if (!isNew)
            return (void)++m_findings[entry->second].count;
        m_told.insert(a.site);
        Finding finding = make();
        finding.kind = FindingKind::InvalidCollective;
        finding.accesses = {accessOf(m_trace, a.event)};
        if (b)
            finding.accesses << accessOf(m_trace, b->event);
        m_findings.append(finding);
    }

    QString callText(const Call &call) const
    {
        const AccessSite &site = m_trace.site(SiteIndex(call.site));
        return QStringLiteral("%1 at %2").arg(site.operation, placeText(site));
    }

    QString groupOf(const Caller &caller) const { return workGroupText(m_trace, m_trace.groupOf(caller.item)); }
    QString itemText(const Caller &caller) const { return workItemText(m_trace, caller.item); }

    static Finding saying(const QString &message) { return {.message = message}; }

    Finding notAllCome(const Group &group, const Caller &first) const
    {
        return saying(filled(QStringLiteral("Only %1 of the %2 work-items of a sub-group of %3 come to %4. ") + advice,
                             group.callers.size(), group.size, groupOf(first), callText(first.calls.front())));
    }

    Finding part(const Caller &a, const Call *x, const Caller &b, const Call *y) const
    {
        const QString otherwise =
            y ? filled(QStringLiteral("%1 to %2"), itemText(b), callText(*y)) : filled(QStringLiteral("%1 to no further one"), itemText(b));
        return saying(filled(QStringLiteral("The work-items of a sub-group of %1 part: %2 comes to %3, %4. ") + advice, groupOf(a),
                             itemText(a), callText(*x), otherwise));
    }

    Finding differ(const Caller &a, const Call &x, const Caller &b, const Call &y, bool isWorkGroup) const
    {
        const QString who = isWorkGroup ? groupOf(a) : filled(QStringLiteral("a sub-group of %1"), groupOf(a));
        return saying(
            filled(QStringLiteral("The work-items of %1 give %2 different ids: %3 gives %4, %5 gives %6. OpenCL C does not say what "
                                  "comes out. All of them must name the same work-item."),
                   who, callText(x), itemText(a), x.named, itemText(b), y.named));
    }

    Finding namesNone(const TraceFault &fault) const
    {
        const AccessSite &site = siteOf(m_trace, fault);
        const Builtin &builtin = builtinOf(site);
        const bool isWorkGroup = builtin.collective == BuiltinCollective::WorkGroup;
        Finding finding;
        finding.kind = FindingKind::InvalidCollective;
        if (builtin.collective == BuiltinCollective::SomeOfSubGroup)
            finding.severity = Severity::Warning;
        finding.message = filled(
            isWorkGroup ? QStringLiteral("%1 names the work-item with the local id %2 in %3 at %4, but the work-group has only %5 of "
                                         "them in that dimension: OpenCL C does not say what comes out. Give an id from 0 to %6.")
                        : QStringLiteral("%1 names the work-item with the id %2 in %3 at %4, but its sub-group has only %5 of them: "
                                         "OpenCL C does not say what comes out. Give an id from 0 to %6."),
            beginSentence(workItemText(m_trace, fault)), quint64(fault.offset), site.operation, placeText(site), fault.second,
            fault.second - 1);
        finding.count = m_trace.faultsAt(SiteIndex(fault.head.site()));
        finding.accesses = {accessOf(m_trace, fault)};
        return finding;
    }

    static inline const QString advice =
        QStringLiteral("All work-items of a sub-group must come to the same calls of its functions in the same order: move the call out of "
                       "the condition, or make the condition the same for the sub-group.");

    const Trace &m_trace;
    std::vector<BuiltinCollective> m_collectives; ///< by site
    std::map<std::pair<int, int>, qsizetype> m_known;
    std::set<int> m_told; ///< sites
    QList<Finding> m_findings;
};

} // namespace

QList<Finding> findInvalidCollectives(const Trace &trace)
{
    return CollectiveWalk(trace).find();
}

} // namespace kernelscope
