#include "analysis/MeetingPoints.h"

#include <algorithm>

namespace kernelscope {

namespace {

class MeetingPoints
{
public:
    explicit MeetingPoints(const Trace &trace);

    bool any() const { return m_any; }
    std::optional<Parting> partingOf(int group) const;

private:
    quint64 fingerprint(WorkItemSlot item) const;
    std::optional<EventIndex> next(WorkItemSlot item, int from) const;
    bool same(EventIndex a, EventIndex b) const;
    Parting compare(WorkItemSlot a, WorkItemSlot b) const;
    bool onlyOneCopies(int group) const;

    const Trace &m_trace;
    std::vector<SiteKind> m_kinds; ///< Statement for all sites that are no meeting points
    bool m_any = false;
    bool m_copies = false;
};

bool isCopy(SiteKind kind)
{
    return kind == SiteKind::AsyncRead || kind == SiteKind::AsyncWrite;
}

MeetingPoints::MeetingPoints(const Trace &trace) : m_trace(trace)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        const SiteKind kind = trace.sites()[s].kind;
        const bool meets = kind == SiteKind::Barrier || kind == SiteKind::AsyncWait || isCopy(kind);
        m_kinds.push_back(meets ? kind : SiteKind::Statement);
        m_any = m_any || (meets && trace.eventsAt(SiteIndex(s)) > 0);
        m_copies = m_copies || (isCopy(kind) && trace.eventsAt(SiteIndex(s)) > 0);
    }
}

std::optional<EventIndex> MeetingPoints::next(WorkItemSlot item, int from) const
{
    const int end = m_trace.endEvent(item).value;
    for (int i = from; i < end; ++i) {
        if (m_kinds[std::size_t(EventHead{m_trace.heads()[std::size_t(i)]}.site())] != SiteKind::Statement)
            return EventIndex(i);
    }
    return std::nullopt;
}

/// Equal for work-items that meet at the same points, and different for others but for one case in 2^64.
quint64 MeetingPoints::fingerprint(WorkItemSlot item) const
{
    quint64 hash = 14695981039346656037ull;
    const auto mix = [&](quint64 word) { hash = (hash ^ word) * 1099511628211ull; };
    const auto end = quint32(m_trace.endEvent(item).value);
    for (auto i = quint32(m_trace.firstEvent(item).value); i < end; ++i) {
        const EventHead head{m_trace.heads()[i]};
        const SiteKind kind = m_kinds[std::size_t(head.site())];
        if (kind == SiteKind::Statement)
            continue;
        mix(quint64(head.word) << 32 | m_trace.offsets()[i]);
        if (isCopy(kind))
            std::for_each_n(m_trace.valueWords(EventIndex(int(i))), 4, mix);
    }
    return hash;
}

bool MeetingPoints::same(EventIndex a, EventIndex b) const
{
    const auto i = std::size_t(a.value), j = std::size_t(b.value);
    if (m_trace.heads()[i] != m_trace.heads()[j] || m_trace.offsets()[i] != m_trace.offsets()[j])
        return false;
    const bool copy = isCopy(m_kinds[std::size_t(EventHead{m_trace.heads()[i]}.site())]);
    return !copy || std::equal(m_trace.valueWords(a), m_trace.valueWords(a) + 4, m_trace.valueWords(b));
}

Parting MeetingPoints::compare(WorkItemSlot a, WorkItemSlot b) const
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
            if (isCopy(m_kinds[std::size_t(m_trace.event(*at).site.value)]))
                return false;
        }
    }
    return m_copies;
}

std::optional<Parting> MeetingPoints::partingOf(int group) const
{
    if (onlyOneCopies(group))
        return std::nullopt;
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

std::vector<Parting> findPartings(const Trace &trace, const std::set<int> &without)
{
    std::vector<Parting> partings;
    const MeetingPoints points(trace);
    for (int group = 0; points.any() && group < trace.groupCount(); ++group) {
        if (without.contains(group))
            continue;
        if (const auto parting = points.partingOf(group))
            partings.push_back(*parting);
    }
    return partings;
}

std::pair<int, int> sitesOf(const Trace &trace, const Parting &parting)
{
    const auto site = [&](const std::optional<EventIndex> &event) {
        return event ? trace.event(*event).site.value : -1;
    };
    return std::minmax(site(parting.a), site(parting.b));
}

} // namespace kernelscope
