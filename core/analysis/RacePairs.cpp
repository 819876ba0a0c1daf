#include "analysis/RacePairs.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "analysis/AccessClass.h"
#include "analysis/Evidence.h"
#include "analysis/ExchangeGuess.h"
#include "analysis/RaceMessage.h"

namespace kernelscope {

namespace {

// Pairs to look at in one unit where each has to be judged by itself. Beyond it the first verdict stands.
constexpr quint64 mostPairs = 4'000'000;

/// Which loads a compare-exchange confirms. Each is looked at once, and not before it is asked for: the way to the exchange may be long.
class ConfirmedLoads
{
public:
    ConfirmedLoads(const Trace &trace, std::span<const RacyAccess> loads) : m_trace(trace), m_loads(loads), m_known(loads.size(), -1) {}

    bool are(std::size_t index)
    {
        const RacyAccess &load = m_loads[index];
        if (m_known[index] < 0)
            m_known[index] = isExchangeGuess(m_trace, WorkItemSlot(int(load.item)), EventIndex(int(load.event)));
        return m_known[index] > 0;
    }
    bool all()
    {
        for (std::size_t index = 0; index < m_loads.size(); ++index) {
            if (!are(index))
                return false;
        }
        return !m_loads.empty();
    }

private:
    const Trace &m_trace;
    std::span<const RacyAccess> m_loads;
    std::vector<signed char> m_known; ///< -1: nobody asked
};

/// What another one loads, the store of a whole vector does not change.
bool changesOtherComponents(const RacyAccess &store, const RacyAccess &other)
{
    return store.isBeside && !other.isBeside && (other.access & anyWrite);
}

} // namespace

void RacePairs::add(const RacyPlace &place, std::vector<RacyAccess> &accesses)
{
    std::stable_sort(accesses.begin(), accesses.end(), [](const RacyAccess &a, const RacyAccess &b) {
        return std::tie(a.site, a.access, a.isBeside) < std::tie(b.site, b.access, b.isBeside);
    });
    const std::vector<Run> runs = runsOf(accesses);
    for (std::size_t a = 0; a < runs.size(); ++a) {
        for (std::size_t b = a; b < runs.size(); ++b)
            addPair(place, runs[a], runs[b]);
    }
}

std::vector<RacePairs::Run> RacePairs::runsOf(std::span<const RacyAccess> accesses) const
{
    std::vector<Run> runs;
    for (std::size_t first = 0, i = 0; i < accesses.size(); ++i) {
        const RacyAccess &before = accesses[first];
        if (i == 0 || accesses[i].site != before.site || accesses[i].access != before.access || accesses[i].isBeside != before.isBeside) {
            first = i;
            runs.push_back({accesses.subspan(i, 1), true});
        } else {
            Run &run = runs.back();
            run.oneOwner = run.oneOwner && accesses[i].owner == run.accesses[0].owner;
            run.accesses = accesses.subspan(first, i - first + 1);
        }
    }
    return runs;
}

void RacePairs::addPair(const RacyPlace &place, const Run &a, const Run &b)
{
    const quint8 x = a.accesses[0].access;
    const quint8 y = b.accesses[0].access;
    const bool sameWidth =
        m_trace.site(SiteIndex(a.accesses[0].site)).sizeInBytes == m_trace.site(SiteIndex(b.accesses[0].site)).sizeInBytes;
    if (!sameWidth ? !racesAsPlain(x, y) : place.betweenGroups ? !racesBetweenGroups(x, y) : !racesInGroup(x, y))
        return;
    if (m_unit == RaceUnit::Vector && !changesOtherComponents(a.accesses[0], b.accesses[0]) &&
        !changesOtherComponents(b.accesses[0], a.accesses[0]))
        return;
    if (a.oneOwner && b.oneOwner && a.accesses[0].owner == b.accesses[0].owner)
        return;
    const quint64 sites = quint64(a.accesses[0].site) << traceLayout::siteBits | quint64(b.accesses[0].site);
    const quint64 key = sites << traceLayout::objectBits | quint64(place.object);
    const auto before = m_pairs.find(key);
    const bool isErrorAnyway = before != m_pairs.end() && before->second.verdict.reason == Reason::None;
    const Verdict verdict = judge(place, a, b, !isErrorAnyway);
    if (verdict.reason != Reason::Proven && verdict.a)
        note(m_pairs[key], place, verdict);
}

RacePairs::Verdict RacePairs::judge(const RacyPlace &place, const Run &a, const Run &b, bool excusesGuesses) const
{
    const bool first = excusesGuesses && mayBeGuesses(a, b);
    const bool second = excusesGuesses && mayBeGuesses(b, a);
    ConfirmedLoads confirmed(m_trace, first ? a.accesses : second ? b.accesses : std::span<const RacyAccess>());
    const bool guesses = confirmed.all();
    const bool sameThroughout =
        !m_order && m_unit == RaceUnit::Byte && stores(a.accesses[0]) && stores(b.accesses[0]) && allSame(place, a, b);
    Verdict best{Reason::Proven, nullptr, nullptr};
    quint64 left = mostPairs;
    for (std::size_t i = 0; i < a.accesses.size(); ++i) {
        for (std::size_t j = 0; j < b.accesses.size(); ++j) {
            if (--left == 0)
                return best;
            if (a.accesses[i].owner == b.accesses[j].owner)
                continue;
            Verdict verdict = judgePair(place, a.accesses[i], b.accesses[j]);
            if (verdict.reason == Reason::None && (first || second) && confirmed.are(first ? i : j))
                verdict.reason = Reason::Guess;
            if (verdict.reason < best.reason)
                best = verdict;
            if (best.reason == Reason::None || ((sameThroughout || guesses) && best.a && best.reason <= Reason::Guess))
                return best;
        }
    }
    return best;
}

RacePairs::Verdict RacePairs::judgePair(const RacyPlace &place, const RacyAccess &a, const RacyAccess &b) const
{
    const AtomicOrder order =
        m_order ? m_order->between(WorkItemSlot(int(a.item)), EventIndex(int(a.event)), WorkItemSlot(int(b.item)), EventIndex(int(b.event)))
                : AtomicOrder::None;
    if (m_unit == RaceUnit::Vector)
        return {order == AtomicOrder::None ? Reason::None : Reason::Proven, &a, &b};
    if (order != AtomicOrder::None)
        return {order == AtomicOrder::Proven ? Reason::Proven : Reason::Custom, &a, &b};
    const bool same = stores(a) && stores(b) && sameValue(place, a, b);
    return {same ? Reason::SameValue : Reason::None, &a, &b};
}

/// A plain store, whose value is known.
bool RacePairs::stores(const RacyAccess &access) const
{
    return m_trace.site(SiteIndex(access.site)).kind == SiteKind::Store;
}

/// Plain loads, which a compare-exchange may confirm, and atomics of someone else.
bool RacePairs::mayBeGuesses(const Run &loads, const Run &others) const
{
    return (others.accesses[0].access & (AtomicWrite | GroupAtomicWrite)) &&
           m_trace.site(SiteIndex(loads.accesses[0].site)).kind == SiteKind::Load;
}

bool RacePairs::sameValue(const RacyPlace &place, const RacyAccess &a, const RacyAccess &b) const
{
    const auto bytes = [&](const RacyAccess &access) {
        const EventIndex event{int(access.event)};
        const quint64 inside = (place.unit << place.shift) - quint64(m_trace.event(event).offset);
        return reinterpret_cast<const char *>(m_trace.valueWords(event)) + inside;
    };
    return std::memcmp(bytes(a), bytes(b), std::size_t(1) << place.shift) == 0;
}

bool RacePairs::allSame(const RacyPlace &place, const Run &a, const Run &b) const
{
    const RacyAccess &first = a.accesses[0];
    const auto same = [&](const RacyAccess &access) { return sameValue(place, first, access); };
    return std::all_of(a.accesses.begin(), a.accesses.end(), same) && std::all_of(b.accesses.begin(), b.accesses.end(), same);
}

void RacePairs::note(Pair &pair, const RacyPlace &place, const Verdict &verdict) const
{
    if (pair.count == 0 || verdict.reason < pair.verdict.reason) {
        pair.verdict.reason = verdict.reason;
        pair.a = *verdict.a;
        pair.b = *verdict.b;
        pair.place = place;
    }
    pair.betweenGroups = pair.betweenGroups || place.betweenGroups;
    // Units come in ascending order within an occasion; one may be part of an element or hold several.
    const qint64 size = m_trace.objects()[place.object].elementSize;
    const auto start = qint64(place.unit << place.shift);
    const qint64 last = (start + (qint64(1) << place.shift) - 1) / size;
    const bool sameOccasion = pair.count > 0 && pair.lastOccasion == place.occasion;
    const qint64 first = sameOccasion ? std::max(start / size, pair.lastElement + 1) : start / size;
    pair.count += quint64(std::max<qint64>(0, last - first + 1));
    pair.lastElement = last;
    pair.lastOccasion = place.occasion;
}

QList<Finding> RacePairs::findings() const
{
    std::vector<quint64> keys;
    for (const auto &[key, pair] : m_pairs)
        keys.push_back(key);
    std::sort(keys.begin(), keys.end());
    QList<Finding> list;
    for (const quint64 key : keys) {
        Pair pair = m_pairs.at(key);
        if (pair.verdict.reason == Reason::SameValue && isOfRacyLoads(pair))
            pair.verdict.reason = Reason::None;
        list.append(findingOf(pair));
    }
    return list;
}

/// Whether equal values are stored that were made of loads that race with the stores: `c[0] = c[0] + 1` by work-items in lock-step. They
/// are equal since an update is lost.
bool RacePairs::isOfRacyLoads(const Pair &stores) const
{
    const auto isLoadedFor = [&](int load, int store) {
        if (store != stores.a.site && store != stores.b.site)
            return false;
        const AccessSite &site = m_trace.site(SiteIndex(load));
        const AccessSite &stored = m_trace.site(SiteIndex(store));
        return site.kind == SiteKind::Load &&
               (stored.partner == load || stored.carried.contains(load) || isWithin(site.range, stored.range));
    };
    return std::any_of(m_pairs.begin(), m_pairs.end(), [&](const auto &entry) {
        const Pair &other = entry.second;
        return other.verdict.reason == Reason::None && other.place.object == stores.place.object &&
               (isLoadedFor(other.a.site, other.b.site) || isLoadedFor(other.b.site, other.a.site));
    });
}

Finding RacePairs::findingOf(const Pair &pair) const
{
    const RaceEvidence evidence{EventIndex(int(pair.a.event)),
                                EventIndex(int(pair.b.event)),
                                pair.place.object,
                                qint64(pair.place.unit << pair.place.shift),
                                pair.place.betweenGroups,
                                pair.verdict.reason == Reason::SameValue,
                                pair.verdict.reason == Reason::Custom,
                                pair.betweenGroups,
                                pair.verdict.reason == Reason::Guess,
                                m_unit == RaceUnit::Vector};
    Finding finding;
    finding.kind = FindingKind::DataRace;
    finding.severity = pair.verdict.reason == Reason::None ? Severity::Error : Severity::Warning;
    finding.isOrderedByCustom = evidence.orderedByCustom;
    finding.count = pair.count;
    finding.message = raceMessage(m_trace, evidence);
    setObject(finding, m_trace.objects()[pair.place.object], evidence.offset);
    finding.accesses = {accessOf(m_trace, evidence.a), accessOf(m_trace, evidence.b)};
    return finding;
}

} // namespace kernelscope
