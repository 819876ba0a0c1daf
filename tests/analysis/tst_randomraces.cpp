#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include <QRandomGenerator>

#include "analysis/AtomicValue.h"
#include "analysis/DataRaces.h"
#include "analysis/ExchangeGuess.h"
#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "analysis/GroupWalk.h"
#include "analysis/SyncEvents.h"
#include "analysis/UninitialisedReads.h"
#include "trace/SiteTraits.h"
#include "tests/support/TraceBuilder.h"

using namespace kernelscope;

/// Random traces, and the definitions of a race and of an uninitialised read applied to every access and every byte, against
/// findDataRaces() and findUninitialisedReads().
class TestRandomRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameAsTheDefinition();
    void batchesFindTheSame();
    void readsSameAsTheDefinition();
    void epochsAreWhole();
};

namespace {

struct Summary
{
    quint64 count = 0;
    bool error = false;
    bool operator==(const Summary &) const = default;
};
using Races = std::map<std::tuple<int, int, QString>, Summary>; ///< by the lines of both sites and the object's name

// ---- the definition, byte by byte ----

struct Access
{
    int line;
    int item;
    int group;
    int object; ///< canonical
    bool local;
    quint64 offset;
    quint64 size;
    int localEpoch;
    int globalEpoch;
    bool writes;
    bool changes; ///< the same, and an atomic that may have
    bool reads;
    bool atomic;
    bool store; ///< a plain one, whose value is known
    bool groupScope;
    bool guess; ///< a load that a compare-exchange confirms
    const char *bytes;
};

std::vector<Access> accessesOf(const Trace &trace)
{
    std::vector<Access> list;
    for (int item = 0; item < trace.workItemCount(); ++item) {
        int localEpoch = 0, globalEpoch = 0;
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            const TraceEvent event = trace.event(EventIndex(i));
            const AccessSite &site = trace.site(event.site);
            if (site.kind == SiteKind::Barrier) {
                localEpoch += (event.offset & LocalFence) != 0;
                globalEpoch += (event.offset & GlobalFence) != 0;
                continue;
            }
            if (event.outOfBounds)
                continue;
            const BoundObject &object = trace.objects()[event.object.value];
            const bool atomic = site.kind == SiteKind::Atomic && site.scope != MemoryScope::WorkItem;
            const bool writes =
                site.kind == SiteKind::Store || (site.kind == SiteKind::Atomic && atomicWrote(site, trace.valueWords(EventIndex(i))));
            const bool sets = site.atomic == AtomicOperation::Store || site.atomic == AtomicOperation::Exchange;
            const bool reads = site.kind == SiteKind::Load || (site.kind == SiteKind::Atomic && !sets);
            list.push_back({site.range.begin.line, item, trace.groupOf(WorkItemSlot(item)).value,
                            object.sameMemoryAs < 0 ? event.object.value : object.sameMemoryAs, object.memory == AddressSpace::Local,
                            quint64(event.offset), event.size, localEpoch, globalEpoch, writes,
                            site.kind != SiteKind::Load && site.atomic != AtomicOperation::Load, reads, atomic,
                            site.kind == SiteKind::Store, site.scope == MemoryScope::WorkGroup,
                            site.kind == SiteKind::Load && isExchangeGuess(trace, WorkItemSlot(item), EventIndex(i)),
                            reinterpret_cast<const char *>(trace.valueWords(EventIndex(i)))});
        }
    }
    return list;
}

bool unordered(const Access &a, const Access &b)
{
    if (a.group != b.group)
        return !a.local;
    return a.local ? a.localEpoch == b.localEpoch : a.globalEpoch == b.globalEpoch;
}

bool races(const Access &a, const Access &b)
{
    if (a.item == b.item || a.object != b.object || !(a.writes || b.writes) || !unordered(a, b))
        return false;
    const bool bothAtomic = a.atomic && b.atomic && a.size == b.size && (a.group == b.group || (!a.groupScope && !b.groupScope));
    return !bothAtomic && a.offset < b.offset + b.size && b.offset < a.offset + a.size;
}

Races byDefinition(const Trace &trace)
{
    Races found;
    std::set<std::tuple<int, int, int, quint64, int, int>> counted; // lines, object, element, group, epoch
    const std::vector<Access> list = accessesOf(trace);
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (std::size_t j = i + 1; j < list.size(); ++j) {
            const Access &a = list[i], &b = list[j];
            if (!races(a, b))
                continue;
            const BoundObject &object = trace.objects()[a.object];
            Summary &summary = found[{std::min(a.line, b.line), std::max(a.line, b.line), object.name}];
            const bool plainWrites = a.store && b.store;
            const bool confirmed = (a.guess && b.atomic && b.writes) || (b.guess && a.atomic && a.writes);
            for (quint64 byte = std::max(a.offset, b.offset); byte < std::min(a.offset + a.size, b.offset + b.size); ++byte) {
                summary.error =
                    summary.error || (!plainWrites && !confirmed) || (plainWrites && a.bytes[byte - a.offset] != b.bytes[byte - b.offset]);
                const int group = a.group == b.group ? a.group : -1;
                const int epoch = group < 0 ? 0 : a.local ? a.localEpoch : a.globalEpoch;
                summary.count += counted
                                     .insert({std::min(a.line, b.line), std::max(a.line, b.line), a.object,
                                              byte / quint64(object.elementSize), group, epoch})
                                     .second;
            }
        }
    }
    return found;
}

Races asFound(const QList<Finding> &findings)
{
    Races found;
    for (const Finding &finding : findings) {
        const int a = finding.accesses[0].line, b = finding.accesses[1].line;
        found[{std::min(a, b), std::max(a, b), finding.object}] = {finding.count, finding.severity == Severity::Error};
    }
    return found;
}

/// Before it, in its epoch or in an earlier one, nobody wrote the byte; nor did another work-item in the same epoch, which were a race,
/// nor another group at any time. Of several groups that only change what is there the first one is told.
bool isUnwritten(const std::vector<Access> &list, std::size_t read, quint64 byte)
{
    const Access &a = list[read];
    const auto epochOf = [&](const Access &of) { return of.local ? of.localEpoch : of.globalEpoch; };
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Access &b = list[i];
        if (!b.changes || b.object != a.object || byte < b.offset || byte >= b.offset + b.size || (a.local && b.group != a.group))
            continue;
        const bool overwrites = b.store || !b.reads; // other atomics only change what is there
        if (b.group != a.group) {
            if (overwrites || b.group < a.group)
                return false;
            continue;
        }
        if (epochOf(b) < epochOf(a))
            return false;
        if (epochOf(b) == epochOf(a) && (b.item != a.item ? overwrites : i < read))
            return false;
    }
    return true;
}

std::map<std::pair<int, QString>, quint64> readsByDefinition(const Trace &trace)
{
    std::map<std::pair<int, QString>, quint64> found; // by line and object
    const std::vector<Access> list = accessesOf(trace);
    for (std::size_t i = 0; i < list.size(); ++i) {
        bool unwritten = false;
        for (quint64 byte = list[i].offset; list[i].reads && byte < list[i].offset + list[i].size; ++byte)
            unwritten = unwritten || isUnwritten(list, i, byte);
        if (unwritten && !trace.objects()[list[i].object].initialised)
            ++found[{list[i].line, trace.objects()[list[i].object].name}];
    }
    return found;
}

// ---- random traces ----

BoundObject objectNamed(const char *name, AddressSpace memory, int elementSize, quint64 bytes, int same)
{
    BoundObject object;
    object.name = name;
    object.memory = memory;
    object.elementSize = elementSize;
    object.sizeInBytes = bytes;
    object.sameMemoryAs = same;
    return object;
}

AccessSite randomSite(QRandomGenerator &random, int line, bool wide)
{
    static const QList<AtomicOperation> operations{AtomicOperation::Add, AtomicOperation::Load, AtomicOperation::Store,
                                                   AtomicOperation::CompareExchange, AtomicOperation::Exchange};
    static const QList<MemoryScope> scopes{MemoryScope::Device, MemoryScope::WorkGroup, MemoryScope::WorkItem, MemoryScope::Default};
    AccessSite site;
    site.range = {{"r.cl", line, 1}, line, 2, {}, {}};
    const int kind = random.bounded(10);
    site.kind = kind < 4 ? SiteKind::Load : kind < 7 ? SiteKind::Store : SiteKind::Atomic;
    static const QList<int> sizes{1, 2, 4, 8, 16};
    site.sizeInBytes = site.kind == SiteKind::Atomic ? (random.bounded(4) ? 4 : 8)
                       : wide                        ? sizes[random.bounded(2, 5)]
                                                     : sizes[random.bounded(5)];
    site.hasOffset = true;
    site.payloadWords = (site.sizeInBytes + 3) / 4;
    if (site.kind == SiteKind::Atomic) {
        site.atomic = operations[random.bounded(int(operations.size()))];
        site.scope = scopes[random.bounded(int(scopes.size()))];
        site.order = site.scope == MemoryScope::Default ? MemoryOrder::Legacy : MemoryOrder::Relaxed;
        site.operands = site.atomic == AtomicOperation::Load ? 0 : site.atomic == AtomicOperation::CompareExchange ? 2 : 1;
        site.payloadWords *= 1 + site.operands;
    }
    return site;
}

struct Generator
{
    QRandomGenerator random;
    TraceLaunch launch;
    QList<BoundObject> objects;
    QList<AccessSite> sites; ///< half of them with one object only, as most are

    explicit Generator(quint32 seed) : random(seed)
    {
        launch.local = {quint64(random.bounded(1, 5)), 1, 1};
        launch.global = {launch.local[0] * quint64(random.bounded(1, 4)), 1, 1};
        const bool wide = random.bounded(2);
        objects = {objectNamed("A", AddressSpace::Global, random.bounded(2) ? 4 : 12, 48, -1),
                   objectNamed("A", AddressSpace::Global, 4, 48, 0), objectNamed("B", AddressSpace::Global, 1, 32, -1),
                   objectNamed("s", AddressSpace::Local, 4, 32, -1)};
        objects[1].elementSize = objects[0].elementSize;
        for (int s = random.bounded(2, 7); s > 0; --s)
            sites.append(randomSite(random, int(sites.size()) + 1, wide));
        for (AccessSite &site : sites) {
            if (random.bounded(2))
                site.objects = {random.bounded(int(objects.size()))};
        }
    }

    /// Draws the same numbers whether the work-item is recorded (slot >= 0) or not.
    void accessSomething(TraceBuilder &builder, int slot)
    {
        const int s = random.bounded(int(sites.size()));
        const int any = random.bounded(int(objects.size()));
        const int o = sites[s].objects.isEmpty() ? any : sites[s].objects.first();
        const auto size = quint32(sites[s].sizeInBytes);
        const quint32 places = quint32(objects[o].sizeInBytes) / size + (random.bounded(8) == 0);
        std::vector<quint32> payload;
        for (int w = 0; w < sites[s].payloadWords; ++w)
            payload.push_back(random.bounded(3u) * 0x01010101u * (random.bounded(2u)));
        const qint64 offset = qint64(random.bounded(std::min(places, 4u))) * size;
        if (slot >= 0)
            builder.addAccess(WorkItemSlot(slot), SiteIndex(s), ObjectIndex(o), offset, payload);
    }

    Trace make()
    {
        std::vector<quint64> all(launch.groupsTotal());
        std::iota(all.begin(), all.end(), quint64(0));
        return make(all);
    }

    /// With some of the groups recorded.
    Trace make(const std::vector<quint64> &recorded)
    {
        TraceBuilder builder(launch, recorded);
        for (const BoundObject &object : objects)
            builder.addObject(object);
        for (const AccessSite &site : sites)
            builder.addSite(site);
        AccessSite barrier;
        barrier.kind = SiteKind::Barrier;
        barrier.range.begin.line = 99;
        const SiteIndex barrierSite = builder.addSite(barrier);
        const auto items = int(launch.itemsOfGroup());
        for (int group = 0; group < int(launch.groupsTotal()); ++group) {
            for (int phases = random.bounded(1, 4); phases > 0; --phases) {
                const quint32 fences = random.bounded(4u);
                const auto at = std::find(recorded.begin(), recorded.end(), quint64(group));
                const int first = at == recorded.end() ? -items : int(at - recorded.begin()) * items;
                for (int i = 0; i < items; ++i) {
                    for (int n = random.bounded(5); n > 0; --n)
                        accessSomething(builder, first + i);
                    if (first >= 0)
                        builder.addFence(WorkItemSlot(first + i), barrierSite, fences);
                }
            }
        }
        return builder.finish().value();
    }
};

QString text(const Races &races)
{
    QString text;
    for (const auto &[key, summary] : races)
        text += QStringLiteral("%1/%2 %3 x%4 %5\n")
                    .arg(std::get<0>(key))
                    .arg(std::get<1>(key))
                    .arg(std::get<2>(key))
                    .arg(summary.count)
                    .arg(summary.error ? "error" : "warning");
    return text;
}

} // namespace

void TestRandomRaces::sameAsTheDefinition()
{
    const int rounds = qEnvironmentVariableIsSet("KERNELSCOPE_ROUNDS") ? qEnvironmentVariableIntValue("KERNELSCOPE_ROUNDS") : 4000;
    int racy = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        const Trace trace = Generator(quint32(seed)).make();
        const Races expected = byDefinition(trace);
        const Races found = asFound(findDataRaces(trace));
        racy += !expected.empty();
        QVERIFY2(found == expected,
                 qPrintable(QStringLiteral("seed %1\nfound:\n%2expected:\n%3").arg(seed).arg(text(found), text(expected))));
    }
    QVERIFY(racy > rounds / 3);
    QVERIFY(racy < rounds);
}

/// A launch recorded group by group gives the same pairs as the whole, and no race is taken for less than it is.
void TestRandomRaces::batchesFindTheSame()
{
    int between = 0;
    for (int seed = 0; seed < 2000; ++seed) {
        const Trace whole = Generator(quint32(seed)).make();
        const Races expected = asFound(findDataRaces(whole));
        QList<Finding> all;
        GlobalMemorySummary summary;
        const quint64 groups = Generator(quint32(seed)).launch.groupsTotal();
        for (quint64 group = 0; group < groups; ++group) {
            const Trace batch = Generator(quint32(seed)).make({group});
            addBatch(all, findDataRaces(batch));
            const QList<Finding> more = summary.add(batch);
            between += int(more.size());
            addBatch(all, more);
        }
        const Races found = asFound(all);
        bool same = found.size() == expected.size();
        for (const auto &[key, race] : expected) {
            const auto at = found.find(key);
            same = same && at != found.end() && (at->second.error || !race.error || mayOrderGroups(whole));
        }
        QVERIFY2(same, qPrintable(QStringLiteral("seed %1\nfound:\n%2expected:\n%3").arg(seed).arg(text(found), text(expected))));
    }
    QVERIFY(between > 1000);
}

void TestRandomRaces::readsSameAsTheDefinition()
{
    int some = 0;
    for (int seed = 0; seed < 4000; ++seed) {
        Generator generator{quint32(seed)};
        for (BoundObject &object : generator.objects)
            object.initialised = false;
        const Trace trace = generator.make();
        const auto expected = readsByDefinition(trace);
        std::map<std::pair<int, QString>, quint64> found;
        for (const Finding &finding : findUninitialisedReads(trace))
            found[{finding.accesses[0].line, finding.object}] += finding.count;
        some += !expected.empty();
        QString what = QStringLiteral("seed %1\n").arg(seed);
        for (const auto &[key, count] : found)
            what += QStringLiteral("found %1 %2 x%3\n").arg(key.first).arg(key.second).arg(count);
        for (const auto &[key, count] : expected)
            what += QStringLiteral("expected %1 %2 x%3\n").arg(key.first).arg(key.second).arg(count);
        QVERIFY2(found == expected, qPrintable(what));
    }
    QVERIFY(some > 1000 && some < 4000);
}

/// A walk's epochs hold every event but the barriers once, and an interval says all that its events use.
void TestRandomRaces::epochsAreWhole()
{
    for (int seed = 0; seed < 1000; ++seed) {
        const Trace trace = Generator(quint32(seed)).make();
        for (const FenceFlag fence : {LocalFence, GlobalFence}) {
            std::vector<int> seen(std::size_t(trace.eventCount()));
            GroupWalk walk(trace, fence);
            while (walk.next()) {
                walk.forEachPart(~0u, [&](quint32, const BarrierInterval &part) {
                    for (quint32 event = part.first; event < part.end; ++event) {
                        ++seen[event];
                        const quint32 object = IntervalUse::bit(EventHead{trace.heads()[event]}.object());
                        const bool isBarrier = trace.event(EventIndex(int(event))).site.value + 1 == trace.sites().size();
                        QVERIFY(isBarrier || (walk.use().touched & object));
                    }
                });
            }
            for (int event = 0; event < trace.eventCount(); ++event) {
                const TraceEvent at = trace.event(EventIndex(event));
                const bool ends = trace.site(at.site).kind == SiteKind::Barrier && (at.offset & fence);
                const bool unused = trace.site(at.site).kind == SiteKind::Barrier; // may lie in a part of which nothing is used
                QVERIFY(seen[std::size_t(event)] == (ends ? 0 : 1) || (unused && seen[std::size_t(event)] == 0));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestRandomRaces)
#include "tst_randomraces.moc"
