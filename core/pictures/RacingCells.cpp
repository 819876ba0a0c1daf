#include "pictures/RacingCells.h"

#include <algorithm>
#include <map>
#include <optional>

#include "analysis/AccessClass.h"
#include "pictures/ForeignAccesses.h"

namespace kernelscope {

namespace {

constexpr std::size_t mostCompared = 2000; // accesses to one cell in one epoch that are compared with each other

class Search
{
public:
    Search(const MemoryTimeline &timeline, const QList<Finding> &findings) : m_timeline(timeline), m_classes(timeline.trace())
    {
        for (const Finding &finding : findings)
            addPairs(finding);
        const bool local = timeline.object().memory == AddressSpace::Local;
        for (int phase = 0; phase < timeline.phases().phaseCount(); ++phase)
            m_epochs.push_back(timeline.phases().epochStart(phase, local ? LocalFence : GlobalFence));
        if (!m_sitesBetweenGroups.empty())
            m_foreign.emplace(timeline, m_sitesBetweenGroups);
    }

    bool hasPairs() const { return !m_pairs.empty(); }

    std::optional<RacingCell> inCell(int cell) const
    {
        const auto within = withinGroup(cell);
        return within || !m_foreign ? within : betweenGroups(cell);
    }

private:
    std::optional<RacingCell> withinGroup(int cell) const
    {
        const auto list = m_timeline.accesses(cell);
        for (std::size_t first = 0; first < list.size();) {
            const int epoch = epochOf(list[first]);
            std::size_t end = first + 1;
            while (end < list.size() && epochOf(list[end]) == epoch)
                ++end;
            if (const auto racing = among(list.subspan(first, std::min(end - first, mostCompared))))
                return RacingCell{cell, racing->first, racing->second, racing->severity};
            first = end;
        }
        return std::nullopt;
    }

    std::optional<RacingCell> betweenGroups(int cell) const
    {
        const auto list = m_timeline.accesses(cell);
        for (const CellAccess &access : list.first(std::min(list.size(), mostCompared))) {
            const EventIndex own = m_timeline.eventOf(access);
            const TraceEvent at = m_timeline.trace().event(own);
            for (const auto &[pair, severity] : m_pairs) {
                if (pair.first != at.site.value && pair.second != at.site.value)
                    continue;
                const int other = pair.first == at.site.value ? pair.second : pair.first;
                const EventIndex foreign = m_foreign->at(cell, other);
                if (foreign.value >= 0 && meets(at, m_timeline.trace().event(foreign)) &&
                    racesBetweenGroups(m_classes.betweenGroups(at.site.value, own), m_classes.betweenGroups(other, foreign)))
                    return RacingCell{cell, own, foreign, severity, true};
            }
        }
        return std::nullopt;
    }

    static bool meets(const TraceEvent &a, const TraceEvent &b)
    {
        return a.offset < b.offset + qint64(b.size) && b.offset < a.offset + qint64(a.size);
    }

    void addPairs(const Finding &finding)
    {
        if (finding.kind != FindingKind::DataRace || finding.accesses.size() < 2 || finding.object != m_timeline.object().name)
            return;
        const auto sitesAt = [&](const FindingAccess &access) {
            QList<int> sites;
            for (int s = 0; s < m_timeline.trace().sites().size(); ++s) {
                const SourcePlace &place = m_timeline.trace().sites()[s].range.begin;
                if (place.file == access.file && place.line == access.line && place.column == access.column)
                    sites << s;
            }
            return sites;
        };
        for (const int a : sitesAt(finding.accesses[0])) {
            for (const int b : sitesAt(finding.accesses[1])) {
                m_pairs.emplace(std::minmax(a, b), finding.severity);
                if (finding.accesses[0].groupId != finding.accesses[1].groupId)
                    m_sitesBetweenGroups.insert({a, b});
            }
        }
    }

    int epochOf(const CellAccess &access) const { return m_epochs[std::size_t(m_timeline.phases().phaseAt(int(access.position)))]; }

    struct Racing
    {
        EventIndex first, second;
        Severity severity;
    };
    std::optional<Racing> among(std::span<const CellAccess> list) const
    {
        const int item = m_timeline.phases().localItemOf(m_timeline.eventOf(list.front()));
        const auto other = [&](const CellAccess &a) { return m_timeline.phases().localItemOf(m_timeline.eventOf(a)) != item; };
        if (std::none_of(list.begin(), list.end(), other))
            return std::nullopt;
        for (std::size_t b = 1; b < list.size(); ++b) {
            for (std::size_t a = 0; a < b; ++a) {
                if (const auto severity = race(m_timeline.eventOf(list[a]), m_timeline.eventOf(list[b])))
                    return Racing{m_timeline.eventOf(list[a]), m_timeline.eventOf(list[b]), *severity};
            }
        }
        return std::nullopt;
    }

    std::optional<Severity> race(EventIndex a, EventIndex b) const
    {
        const TraceEvent x = m_timeline.trace().event(a);
        const TraceEvent y = m_timeline.trace().event(b);
        const auto pair = m_pairs.find(std::minmax(x.site.value, y.site.value));
        if (pair == m_pairs.end() || !meets(x, y) || m_timeline.phases().localItemOf(a) == m_timeline.phases().localItemOf(b))
            return std::nullopt;
        if (!racesInGroup(m_classes.of(x.site.value, a), m_classes.of(y.site.value, b)))
            return std::nullopt;
        return pair->second;
    }

    const MemoryTimeline &m_timeline;
    AccessClasses m_classes;
    std::map<std::pair<int, int>, Severity> m_pairs;
    std::vector<int> m_epochs; ///< by phase
    std::unordered_set<int> m_sitesBetweenGroups;
    std::optional<ForeignAccesses> m_foreign; ///< only where groups race
};

} // namespace

QList<RacingCell> racingCells(const MemoryTimeline &timeline, const QList<Finding> &findings)
{
    const Search search(timeline, findings);
    QList<RacingCell> cells;
    for (int cell = 0; search.hasPairs() && cell < timeline.cellCount(); ++cell) {
        if (timeline.accesses(cell).empty())
            continue;
        if (const auto racing = search.inCell(cell))
            cells.append(*racing);
    }
    return cells;
}

} // namespace kernelscope
