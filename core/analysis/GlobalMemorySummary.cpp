#include "analysis/GlobalMemorySummary.h"

#include <algorithm>
#include <cstring>

#include "analysis/Evidence.h"
#include "analysis/RaceMessage.h"
#include "analysis/IntervalWalk.h"
#include "analysis/SyncEvents.h"
#include "analysis/TouchedUnits.h"
#include "analysis/ValueText.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// Objects that some site of the kernel may write to, whether it did in this batch or not.
std::vector<bool> writable(const Trace &trace)
{
    std::vector<bool> can(std::size_t(trace.objects().size()));
    for (const AccessSite &site : trace.sites()) {
        if (site.kind != SiteKind::Store && site.kind != SiteKind::Atomic && site.kind != SiteKind::AsyncWrite)
            continue;
        for (int o = 0; o < trace.objects().size(); ++o) {
            if (site.anyObject || site.objects.isEmpty() || site.objects.contains(o))
                can[std::size_t(canonicalObject(trace.objects(), o))] = true;
        }
    }
    return can;
}

quint32 launchItem(const Trace &trace, quint32 item)
{
    const auto items = quint32(trace.itemsOfGroup());
    return quint32(trace.groups()[item / items]) * items + item % items;
}

bool isStore(const Trace &trace, int site)
{
    return trace.site(SiteIndex(site)).kind == SiteKind::Store;
}

/// The value that a store leaves in a unit, folded to a word.
quint32 storedValue(const Trace &trace, EventIndex event, quint64 unit, int shift)
{
    const TraceEvent access = trace.event(event);
    const char *bytes = reinterpret_cast<const char *>(trace.valueWords(event)) + ((unit << shift) - quint64(access.offset));
    quint32 value = 0;
    const std::size_t size = std::size_t(1) << shift;
    for (std::size_t i = 0; i < size; i += 4) {
        quint32 word = 0;
        std::memcpy(&word, bytes + i, std::min<std::size_t>(4, size - i));
        value = i == 0 ? word : value * 0x9e3779b1u + word;
    }
    return value;
}

/// Of a plain load and an atomic: by the loads of this batch.
bool isGuess(const Trace &batch, ExchangeGuesses &guesses, int earlier, int later)
{
    const auto kind = [&](int site) { return batch.site(SiteIndex(site)).kind; };
    if (kind(earlier) == SiteKind::Atomic)
        return kind(later) == SiteKind::Load && guesses.areAll(later);
    return kind(earlier) == SiteKind::Load && kind(later) == SiteKind::Atomic && guesses.areAll(earlier);
}

QString adviceText(bool sameValue, bool guess, bool perhapsOrdered)
{
    if (guess)
        return exchangeGuessAdvice();
    if (sameValue)
        return QStringLiteral("Both store the same value here; the standard still leaves the result undefined.");
    if (perhapsOrdered)
        return QStringLiteral("The kernel's atomics might order the two; that is not followed between groups that were recorded in "
                              "different batches.");
    return QStringLiteral("Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an element of its "
                          "own, or split the kernel into two launches.");
}

} // namespace

void GlobalMemorySummary::prepare(const Trace &batch)
{
    const auto &objects = batch.objects();
    if (m_objects.empty()) {
        m_objects.resize(std::size_t(objects.size()));
        const std::vector<bool> can = writable(batch);
        for (std::size_t o = 0; o < m_objects.size(); ++o)
            m_objects[o].watched = can[o] && objects[qsizetype(o)].memory == AddressSpace::Global;
    }
    std::vector<quint32> alignments(m_objects.size());
    std::vector<quint64> sizes(m_objects.size());
    for (int o = 0; o < objects.size(); ++o) {
        const auto first = std::size_t(canonicalObject(objects, o));
        alignments[first] |= batch.use(ObjectIndex(o)).alignment;
        sizes[first] = std::max(sizes[first], objects[o].sizeInBytes);
    }
    for (std::size_t o = 0; o < m_objects.size(); ++o) {
        Object &object = m_objects[o];
        if (!object.watched || alignments[o] == 0)
            continue;
        const int shift = ObjectUse{0, 0, 0, alignments[o]}.unitShift();
        if (object.shift < 0) {
            object.shift = shift;
            object.units = (sizes[o] >> shift) + 1;
        } else if (shift < object.shift) {
            refine(object, shift);
        }
    }
}

/// A later batch splits the units of the earlier ones.
void GlobalMemorySummary::refine(Object &object, int shift)
{
    const int by = object.shift - shift;
    LazyCells<Cell> finer;
    for (quint64 unit = 0; unit < object.units; ++unit) {
        const Cell *cell = object.cells.find(unit);
        for (quint64 part = 0; cell && cell->set && part < quint64(1) << by; ++part) {
            Cell &copy = finer[(unit << by) + part];
            copy = *cell;
            copy.set |= mixedValue; // its value was that of the whole
        }
    }
    object.cells = std::move(finer);
    object.shift = shift;
    object.units <<= by;
}

/// Calls visit(object, unit, event, item) for every unit of watched memory that an access of the batch touches.
template <typename Visit> void GlobalMemorySummary::forEachUnit(const Trace &batch, const Visit &visit)
{
    std::vector<int> canonicals(std::size_t(EventHead::maxObjects) + 1, -1); // -1: not watched
    quint32 watched = 0;
    for (int o = 0; o < batch.objects().size(); ++o) {
        const int first = canonicalObject(batch.objects(), o);
        const Object &object = m_objects[std::size_t(first)];
        if (!object.watched || object.shift < 0)
            continue;
        canonicals[std::size_t(o)] = first;
        watched |= IntervalUse::bit(o);
    }
    const quint32 *heads = batch.heads().data();
    const auto isWatched = [&](const IntervalUse &use) { return (use.touched & watched) != 0; };
    forEachInterval(batch, isWatched, [&](quint32 item, const BarrierInterval &interval) {
        for (quint32 event = interval.first; event < interval.end; ++event) {
            const EventHead head{heads[event]};
            const int object = canonicals[std::size_t(head.object())];
            if (object < 0 || head.outOfBounds())
                continue;
            forEachTouchedUnit(batch, EventIndex(int(event)), m_objects[std::size_t(object)].shift,
                               [&](quint64 unit) { visit(object, unit, EventIndex(int(event)), item); });
        }
    });
}

QList<Finding> GlobalMemorySummary::add(const Trace &batch)
{
    prepare(batch);
    const AccessClasses classes(batch);
    const std::vector<bool> manyWidths = withAtomicsOfManyWidths(batch);
    Races races;
    forEachUnit(batch, [&](int object, quint64 unit, EventIndex event, quint32) {
        const Cell *cell = m_objects[std::size_t(object)].cells.find(unit);
        const quint8 access = classes.betweenGroups(batch.event(event).site.value, event);
        if (!cell || !access)
            return;
        const quint8 earlier = m_sets.classes(cell->set & ~mixedValue);
        if (manyWidths[std::size_t(object)] ? racesAsPlain(earlier, access) : racesBetweenGroups(earlier, access))
            compare(batch, {object, unit, event, access}, *cell, races);
    });
    remember(batch, classes);
    QList<Finding> findings;
    ExchangeGuesses guesses(batch);
    for (auto &[key, race] : races) {
        std::sort(race.elements.begin(), race.elements.end());
        race.elements.erase(std::unique(race.elements.begin(), race.elements.end()), race.elements.end());
        findings.append(findingOf(batch, guesses, key, race));
    }
    return findings;
}

void GlobalMemorySummary::compare(const Trace &batch, const Touch &touch, const Cell &cell, Races &races) const
{
    const int shift = m_objects[std::size_t(touch.object)].shift;
    const quint64 element = (touch.unit << shift) / quint64(batch.objects()[touch.object].elementSize);
    for (const SiteAccess &earlier : m_sets.members(cell.set & ~mixedValue)) {
        const int site = batch.event(touch.event).site.value;
        const bool sameWidth = batch.site(SiteIndex(earlier.site)).sizeInBytes == batch.site(SiteIndex(site)).sizeInBytes;
        if (sameWidth ? !racesBetweenGroups(earlier.access, touch.access) : !racesAsPlain(earlier.access, touch.access))
            continue;
        const bool same = isStore(batch, earlier.site) && isStore(batch, site) && !(cell.set & mixedValue) &&
                          storedValue(batch, touch.event, touch.unit, shift) == cell.value;
        Race &race = races[{touch.object, earlier, site}];
        if (race.elements.empty() || (race.sameValue && !same)) {
            race.event = touch.event;
            race.cell = cell;
            race.sameValue = same;
        }
        race.elements.push_back(element);
    }
}

void GlobalMemorySummary::remember(const Trace &batch, const AccessClasses &classes)
{
    forEachUnit(batch, [&](int number, quint64 unit, EventIndex event, quint32 item) {
        Object &object = m_objects[std::size_t(number)];
        const int site = EventHead{batch.heads()[std::size_t(event.value)]}.site();
        const quint8 access = classes.betweenGroups(site, event);
        if (!access)
            return;
        Cell &cell = object.cells[unit];
        const quint32 mixed = cell.set & mixedValue;
        const quint32 set = cell.set & ~mixedValue;
        const quint8 before = m_sets.classes(set);
        cell.set = m_sets.with(set, {site, access}) | mixed;
        if (access & anyWrite) {
            const quint32 value = isStore(batch, site) ? storedValue(batch, event, unit, object.shift) : 0;
            const bool first = !(before & anyWrite);
            if (first) {
                cell.writer = launchItem(batch, item);
                cell.value = value;
            }
            if (!isStore(batch, site) || (!first && value != cell.value))
                cell.set |= mixedValue;
        } else if (!(before & ~anyWrite)) {
            cell.reader = launchItem(batch, item);
        }
    });
}

/// The site is known; which work-item it was only of the first to read and the first to write the unit.
FindingAccess GlobalMemorySummary::earlierAccess(const Trace &batch, const Key &key, const Race &race) const
{
    const AccessSite &site = batch.site(SiteIndex(key.earlier.site));
    const bool wrote = key.earlier.access & anyWrite;
    FindingAccess access;
    setPlace(access, site);
    access.phase = -1;
    const auto &members = m_sets.members(race.cell.set & ~mixedValue);
    const auto first =
        std::find_if(members.begin(), members.end(), [&](const SiteAccess &member) { return bool(member.access & anyWrite) == wrote; });
    if (first == members.end() || *first != key.earlier)
        return access;
    const quint32 item = wrote ? race.cell.writer : race.cell.reader;
    const auto items = quint32(batch.itemsOfGroup());
    const TraceLaunch &launch = batch.launch();
    access.groupId = idList(launch.groupId(item / items), launch.dimensions);
    access.globalId = idList(launch.globalId(item / items, item % items), launch.dimensions);
    if (site.kind == SiteKind::Store && site.sizeInBytes <= 4 && !(race.cell.set & mixedValue))
        access.value = typedText(site.type, site.sizeInBytes, &race.cell.value);
    return access;
}

Finding GlobalMemorySummary::findingOf(const Trace &batch, ExchangeGuesses &guesses, const Key &key, const Race &race) const
{
    const BoundObject &object = batch.objects()[key.object];
    const bool perhapsOrdered = mayOrderGroups(batch);
    const bool guess = isGuess(batch, guesses, key.earlier.site, key.later);
    const QString ofAtomics = atomicsAdvice(batch.site(SiteIndex(key.earlier.site)), batch.site(SiteIndex(key.later)), true);
    Finding finding;
    finding.kind = FindingKind::DataRace;
    finding.severity = race.sameValue || guess || perhapsOrdered ? Severity::Warning : Severity::Error;
    finding.count = race.elements.size();
    setObject(finding, object, qint64(race.elements.front()) * object.elementSize);
    finding.accesses = {earlierAccess(batch, key, race), accessOf(batch, race.event)};
    finding.message =
        QStringLiteral("Work-items of different work-groups use %1 and nothing orders them: the access at %2, and %3's at %4. %5")
            .arg(elementText(object, *finding.element * object.elementSize), placeText(batch.site(SiteIndex(key.earlier.site))),
                 workItemText(batch, race.event), placeText(batch.site(SiteIndex(key.later))),
                 ofAtomics.isEmpty() ? adviceText(race.sameValue, guess, perhapsOrdered) : ofAtomics);
    // In the order of the sites, as races within a batch.
    if (key.later < key.earlier.site)
        std::swap(finding.accesses[0], finding.accesses[1]);
    return finding;
}

} // namespace kernelscope
