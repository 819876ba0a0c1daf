#include "analysis/MeetingPoints.h"

#include <algorithm>

#include "trace/CopyEvents.h"

namespace kernelscope {

namespace {

class MeetingPoints
{
public:
    explicit MeetingPoints(const Trace &trace);

    bool any() const { return !m_trace.meetings().empty(); }
    std::optional<Divergence> divergenceOf(int group);

private:
    std::span<const quint32> meetingsOf(WorkItemSlot item) const;
    SiteKind kindOf(EventHead head) const { return m_trace.sites()[head.site()].kind; }
    quint64 fingerprint(WorkItemSlot item) const;
    /// Meetings lie far apart: has an event's words on their way before they are asked for.
    void fetch(quint32 event) const
    {
        __builtin_prefetch(m_trace.heads().data() + event);
        __builtin_prefetch(m_trace.offsets().data() + event);
    }
    std::optional<EventIndex> next(WorkItemSlot item, int from) const;
    bool same(EventIndex a, EventIndex b) const;
    Divergence compare(WorkItemSlot a, WorkItemSlot b) const;
    bool onlyOneCopies(int group) const;
    bool knowsEvents(int group) const;
    int comparedWords(EventHead head) const;

    static constexpr std::size_t meetingsAhead = 8;

    const Trace &m_trace;
    bool m_copies = false;
    bool m_comparesEvents = false; ///< in the present group
};

MeetingPoints::MeetingPoints(const Trace &trace) : m_trace(trace)
{
    for (int s = 0; s < trace.sites().size(); ++s)
        m_copies = m_copies || (isAsyncCopy(trace.sites()[s].kind) && trace.eventsAt(SiteIndex(s)) > 0);
}

/// The work-item's first meeting from an event on.
std::optional<EventIndex> MeetingPoints::next(WorkItemSlot item, int from) const
{
    const auto found = std::ranges::lower_bound(m_trace.meetings(), quint32(from));
    if (found == m_trace.meetings().end() || int(*found) >= m_trace.endEvent(item).value)
        return std::nullopt;
    return EventIndex(int(*found));
}

std::span<const quint32> MeetingPoints::meetingsOf(WorkItemSlot item) const
{
    const auto meetings = m_trace.meetings();
    const auto first = std::ranges::lower_bound(meetings, quint32(m_trace.firstEvent(item).value));
    return {first, std::lower_bound(first, meetings.end(), quint32(m_trace.endEvent(item).value))};
}

/// Equal for work-items that meet at the same points, and different for others but for one case in 2^64.
quint64 MeetingPoints::fingerprint(WorkItemSlot item) const
{
    quint64 hash = 14695981039346656037ull;
    const auto mix = [&](quint64 word) { hash = (hash ^ word) * 1099511628211ull; };
    const auto meetings = meetingsOf(item);
    for (std::size_t i = 0; i < meetings.size(); ++i) {
        const quint32 event = meetings[i];
        if (i + meetingsAhead < meetings.size())
            fetch(meetings[i + meetingsAhead]);
        const EventHead head{m_trace.heads()[event]};
        mix(quint64(head.word) << 32 | m_trace.offsets()[event]);
        if (const int words = comparedWords(head))
            std::for_each_n(m_trace.valueWords(EventIndex(int(event))), words, mix);
    }
    return hash;
}

bool MeetingPoints::same(EventIndex a, EventIndex b) const
{
    const auto i = std::size_t(a.value), j = std::size_t(b.value);
    if (m_trace.heads()[i] != m_trace.heads()[j] || m_trace.offsets()[i] != m_trace.offsets()[j])
        return false;
    const int words = comparedWords({m_trace.heads()[i]});
    return words == 0 || std::equal(m_trace.valueWords(a), m_trace.valueWords(a) + words, m_trace.valueWords(b));
}

Divergence MeetingPoints::compare(WorkItemSlot a, WorkItemSlot b) const
{
    auto x = next(a, m_trace.firstEvent(a).value);
    auto y = next(b, m_trace.firstEvent(b).value);
    while (x && y && same(*x, *y)) {
        x = next(a, x->value + 1);
        y = next(b, y->value + 1);
    }
    const bool sameSite = x && y && m_trace.event(*x).site == m_trace.event(*y).site;
    return {a, b, x, y, sameSite};
}

/// A device may record a group's copies through its first work-item alone.
bool MeetingPoints::onlyOneCopies(int group) const
{
    const int items = m_trace.itemsOfGroup();
    for (int i = 1; m_copies && i < items; ++i) {
        const WorkItemSlot item(group * items + i);
        for (auto at = next(item, m_trace.firstEvent(item).value); at; at = next(item, at->value + 1)) {
            if (isAsyncCopy(kindOf({m_trace.heads()[std::size_t(at->value)]})))
                return false;
        }
    }
    return m_copies;
}

/// Whether no copy or wait of the group is for events that are not known.
bool MeetingPoints::knowsEvents(int group) const
{
    const int items = m_trace.itemsOfGroup();
    for (int i = 0; i < items; ++i) {
        for (const quint32 event : meetingsOf(WorkItemSlot(group * items + i))) {
            const AccessSite &site = m_trace.site(SiteIndex(EventHead{m_trace.heads()[event]}.site()));
            const quint32 *words = site.payloadWords > 0 ? m_trace.valueWords(EventIndex(int(event))) : nullptr;
            if ((site.kind == SiteKind::AsyncWait && awaitedEvents(site, words) & everyCopy) ||
                (isAsyncCopy(site.kind) && sharedEvent(site, words) == unknownEvent))
                return false;
        }
    }
    return true;
}

/// Words of the payload that must be the same for all work-items of a group.
int MeetingPoints::comparedWords(EventHead head) const
{
    const AccessSite &site = m_trace.sites()[head.site()];
    if (isAsyncCopy(site.kind))
        return m_comparesEvents ? std::min(site.payloadWords, copyWords) : copyWords - 1;
    return site.kind == SiteKind::AsyncWait && m_comparesEvents ? std::min(site.payloadWords, waitWords) : 0;
}

std::optional<Divergence> MeetingPoints::divergenceOf(int group)
{
    if (onlyOneCopies(group))
        return std::nullopt;
    m_comparesEvents = m_copies && knowsEvents(group);
    const int items = m_trace.itemsOfGroup();
    const WorkItemSlot first(group * items);
    const quint64 expected = fingerprint(first);
    for (int i = 1; i < items; ++i) {
        const WorkItemSlot item(group * items + i);
        if (fingerprint(item) != expected)
            return compare(first, item);
    }
    return std::nullopt;
}

} // namespace

std::vector<Divergence> findDivergences(const Trace &trace, const std::set<int> &without)
{
    std::vector<Divergence> divergences;
    MeetingPoints points(trace);
    for (int group = 0; points.any() && group < trace.groupCount(); ++group) {
        if (without.contains(group))
            continue;
        if (const auto divergence = points.divergenceOf(group))
            divergences.push_back(*divergence);
    }
    return divergences;
}

std::pair<int, int> sitesOf(const Trace &trace, const Divergence &divergence)
{
    const auto site = [&](const std::optional<EventIndex> &event) { return event ? trace.event(*event).site.value : -1; };
    return std::minmax(site(divergence.a), site(divergence.b));
}

} // namespace kernelscope
