#include "analysis/AsyncCopyRaces.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "analysis/AccessClass.h"
#include "analysis/CopyWaits.h"
#include "trace/CanonicalObject.h"

namespace kernelscope {

namespace {

constexpr quint32 copiesOwner = std::numeric_limits<quint32>::max();

struct Copy
{
    quint32 event = 0;
    quint32 item = 0; ///< whose record stands for the whole group
    int site = 0;
    bool writes = false;
    int object = 0;
    quint64 offset = 0;
    quint64 elementSize = 0;
    CopyExtent extent;
    int epoch = 0;             ///< in which it was started
    int waits = 0;             ///< that its work-item had made before
    int until = 0;             ///< so many waits were made when it was waited for
    quint64 kind = 0;          ///< bit of the copy's site and object
    quint64 kindsFromHere = 0; ///< of this copy and the later ones of the group

    quint64 step() const { return std::max<quint64>(elementSize * extent.stride, 1); }
    quint64 end() const { return extent.count == 0 ? offset : offset + (extent.touched() - 1) * step() + elementSize; }
    bool reaches(quint64 first, quint64 last) const { return offset < last && first < end(); }
    bool covers(quint64 first, quint64 last) const { return step() <= elementSize && offset <= first && last <= end(); }
};

/// A bit for each pair of a copy's site and object. Should there be more than bits, the last stands for all others.
struct CopyKind
{
    int site = 0;
    int object = 0;
    bool operator==(const CopyKind &) const = default;
};
constexpr std::size_t mostKinds = 64;
constexpr quint64 sharedKind = quint64(1) << (mostKinds - 1);

struct Conflict
{
    std::size_t copy = 0;
    quint64 byte = 0;
    RacyAccess access;
    int object = 0;
};

class CopyRaces
{
public:
    CopyRaces(const Trace &trace, AddressSpace memory, RacePairs &pairs)
        : m_trace(trace), m_fence(memory == AddressSpace::Local ? LocalFence : GlobalFence), m_memory(memory), m_pairs(pairs),
          m_classes(trace)
    {
    }

    void run();

private:
    bool isCopy(EventHead head) const;
    void collectCopies(int group);
    void addCopy(quint32 item, quint32 event, int epoch, const AwaitedCopy &awaited);
    quint64 kindOf(int site, int object);
    void addLaterKinds();
    void compareCopies();
    void walkItem(quint32 item);
    std::size_t underWay(std::size_t from, int waits);
    void compare(quint32 item, quint32 event, int epoch, int waits);
    void note(std::size_t copy, quint64 first, quint64 end, const RacyAccess &access);
    void report();

    const Trace &m_trace;
    FenceFlag m_fence;
    AddressSpace m_memory;
    RacePairs &m_pairs;
    AccessClasses m_classes;
    std::vector<CopyKind> m_kinds;
    std::vector<Copy> m_copies;      ///< of the present group, as they were started
    std::vector<std::size_t> m_next; ///< for each copy that the present work-item has waited for: a later one, before which it has for all
    std::vector<Conflict> m_conflicts;
    quint32 m_occasion = 0;
};

bool CopyRaces::isCopy(EventHead head) const
{
    return isAsyncCopy(m_trace.site(SiteIndex(head.site())).kind);
}

void CopyRaces::run()
{
    for (int group = 0; group < m_trace.groupCount(); ++group) {
        collectCopies(group);
        if (m_copies.empty())
            continue;
        compareCopies();
        for (int i = 0; i < m_trace.itemsOfGroup(); ++i)
            walkItem(quint32(group * m_trace.itemsOfGroup() + i));
        report();
    }
}

/// The first work-item that recorded any stands for the group.
void CopyRaces::collectCopies(int group)
{
    m_copies.clear();
    const auto items = quint32(m_trace.itemsOfGroup());
    for (quint32 item = quint32(group) * items; item < quint32(group + 1) * items && m_copies.empty(); ++item) {
        const std::vector<AwaitedCopy> awaited = awaitedCopiesOf(m_trace, WorkItemSlot(int(item)));
        int epoch = 0;
        auto copy = awaited.begin(); // of the next AsyncRead; the AsyncWrite that follows is of the same
        for (quint32 event = m_trace.firstEvents()[item]; event < m_trace.firstEvents()[item + 1] && !awaited.empty(); ++event) {
            const EventHead head{m_trace.heads()[event]};
            const SiteKind kind = m_trace.site(SiteIndex(head.site())).kind;
            if (kind == SiteKind::Barrier)
                epoch += (m_trace.offsets()[event] & m_fence) != 0;
            copy += copy != awaited.end() && copy->event.value == int(event);
            if (isCopy(head) && copy != awaited.begin() && !head.outOfBounds() && head.object() != EventHead::noObject)
                addCopy(item, event, epoch, *std::prev(copy));
        }
    }
    addLaterKinds();
}

void CopyRaces::addLaterKinds()
{
    quint64 kinds = 0;
    for (auto copy = m_copies.rbegin(); copy != m_copies.rend(); ++copy)
        copy->kindsFromHere = kinds |= copy->kind;
}

quint64 CopyRaces::kindOf(int site, int object)
{
    const CopyKind kind{site, object};
    const auto known = std::find(m_kinds.begin(), m_kinds.end(), kind);
    const auto number = std::size_t(known - m_kinds.begin());
    if (known == m_kinds.end() && number + 1 < mostKinds)
        m_kinds.push_back(kind);
    return quint64(1) << std::min(number, mostKinds - 1);
}

void CopyRaces::addCopy(quint32 item, quint32 event, int epoch, const AwaitedCopy &awaited)
{
    const TraceEvent access = m_trace.event(EventIndex(int(event)));
    const int object = canonicalObject(m_trace.objects(), access.object.value);
    if (m_trace.objects()[object].memory != m_memory)
        return;
    const AccessSite &site = m_trace.site(access.site);
    m_copies.push_back({event, item, access.site.value, site.kind == SiteKind::AsyncWrite, object, quint64(access.offset),
                        quint64(site.sizeInBytes), copyExtent(m_trace.valueWords(EventIndex(int(event)))), epoch, awaited.startedAfter,
                        awaited.awaitedBy < 0 ? std::numeric_limits<int>::max() : awaited.awaitedBy + 1,
                        kindOf(access.site.value, object)});
}

/// Where copies are never waited for, only so many that follow: these are found in any case.
void CopyRaces::compareCopies()
{
    constexpr std::size_t mostFollowing = 4096;
    for (std::size_t a = 0; a < m_copies.size(); ++a) {
        const std::size_t end = std::min(m_copies.size(), a + mostFollowing);
        for (std::size_t b = a + 1; b < end && m_copies[b].waits < m_copies[a].until; ++b) {
            const Copy &later = m_copies[b];
            if (later.object != m_copies[a].object || !(later.writes || m_copies[a].writes) ||
                !m_copies[a].reaches(later.offset, later.end()))
                continue;
            const RacyAccess access{later.event, later.item, copiesOwner - 1, later.site, later.writes ? PlainWrite : PlainRead};
            for (quint64 k = 0; k < later.extent.touched(); ++k) {
                const quint64 first = later.offset + k * later.extent.stride * later.elementSize;
                note(a, first, first + later.elementSize, access);
            }
        }
    }
}

void CopyRaces::walkItem(quint32 item)
{
    int epoch = 0, waits = 0;
    m_next.resize(m_copies.size());
    std::iota(m_next.begin(), m_next.end(), std::size_t(1));
    for (quint32 event = m_trace.firstEvents()[item]; event < m_trace.firstEvents()[item + 1]; ++event) {
        const EventHead head{m_trace.heads()[event]};
        const SiteKind kind = m_trace.site(SiteIndex(head.site())).kind;
        if (kind == SiteKind::Barrier)
            epoch += (m_trace.offsets()[event] & m_fence) != 0;
        else if (kind == SiteKind::AsyncWait)
            ++waits;
        else
            compare(item, event, epoch, waits);
    }
}

/// The first copy from this one on that the present work-item has not waited for, after so many waits.
std::size_t CopyRaces::underWay(std::size_t from, int waits)
{
    std::size_t copy = from;
    while (copy < m_copies.size() && m_copies[copy].until <= waits)
        copy = m_next[copy];
    while (from < copy)
        from = std::exchange(m_next[from], copy);
    return copy;
}

/// The first copy of a kind that all of the access races with stands for the later ones: a loop that starts a copy in each
/// iteration, with nothing but waits in between, would give each access a race with every iteration after it.
void CopyRaces::compare(quint32 item, quint32 event, int epoch, int waits)
{
    std::size_t c = underWay(0, waits);
    if (c == m_copies.size() || m_copies[c].epoch > epoch)
        return;
    const EventHead head{m_trace.heads()[event]};
    const quint8 access = m_classes.of(head.site(), EventIndex(int(event)));
    if (!access || head.outOfBounds() || head.object() == EventHead::noObject)
        return;
    const int object = canonicalObject(m_trace.objects(), head.object());
    const bool writes = access & (PlainWrite | AtomicWrite | GroupAtomicWrite);
    const TraceEvent unpacked = m_trace.event(EventIndex(int(event)));
    const auto begin = quint64(unpacked.offset), end = begin + unpacked.size;
    quint64 found = 0;
    for (; c < m_copies.size() && m_copies[c].epoch <= epoch && (m_copies[c].kindsFromHere & ~found); c = underWay(c + 1, waits)) {
        const Copy &copy = m_copies[c];
        if (copy.object != object || !(writes || copy.writes) || (copy.kind & found) || !copy.reaches(begin, end))
            continue;
        note(c, begin, end, {event, item, item, head.site(), access});
        if (copy.covers(begin, end))
            found |= copy.kind & ~sharedKind;
    }
}

/// Notes each element of the copy that lies in the bytes from `first` to `end`.
void CopyRaces::note(std::size_t number, quint64 first, quint64 end, const RacyAccess &access)
{
    const Copy &copy = m_copies[number];
    const quint64 step = copy.step();
    quint64 k = first > copy.offset ? (first - copy.offset) / step : 0;
    for (; k < copy.extent.touched() && copy.offset + k * step < end; ++k) {
        const quint64 start = copy.offset + k * step;
        if (start + copy.elementSize > first)
            m_conflicts.push_back({number, std::max(start, first), access, copy.object});
    }
}

void CopyRaces::report()
{
    const auto key = [this](const Conflict &of) {
        return std::tuple(m_copies[of.copy].site, of.object, of.access.site, of.access.access, of.byte);
    };
    std::stable_sort(m_conflicts.begin(), m_conflicts.end(), [&](const Conflict &a, const Conflict &b) {
        return std::tuple_cat(key(a), std::tuple(a.copy)) < std::tuple_cat(key(b), std::tuple(b.copy));
    });
    ++m_occasion;
    for (std::size_t i = 0; i < m_conflicts.size(); ++i) {
        const Conflict &conflict = m_conflicts[i];
        if (i > 0 && key(conflict) == key(m_conflicts[i - 1]))
            continue;
        const Copy &copy = m_copies[conflict.copy];
        RacyPlace place{conflict.object, 0, conflict.byte, m_occasion, false};
        std::vector<RacyAccess> both{{copy.event, copy.item, copiesOwner, copy.site, copy.writes ? PlainWrite : PlainRead},
                                     conflict.access};
        m_pairs.add(place, both);
    }
    m_conflicts.clear();
}

} // namespace

void addAsyncCopyRaces(const Trace &trace, AddressSpace memory, RacePairs &pairs)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        const SiteKind kind = trace.sites()[s].kind;
        if (isAsyncCopy(kind) && trace.eventsAt(SiteIndex(s)) > 0)
            return CopyRaces(trace, memory, pairs).run();
    }
}

} // namespace kernelscope
