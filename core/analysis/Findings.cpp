#include "analysis/Findings.h"

#include <algorithm>
#include <functional>
#include <future>
#include <iterator>
#include <tuple>
#include <utility>

#include "analysis/BarrierDivergence.h"
#include "analysis/DataRaces.h"
#include "analysis/FirstLoads.h"
#include "analysis/EndlessLoops.h"
#include "analysis/ImageMisuses.h"
#include "analysis/ImpliedRaces.h"
#include "analysis/InvalidCollectives.h"
#include "analysis/InvalidCopies.h"
#include "analysis/LostUpdates.h"
#include "analysis/NonFiniteValues.h"
#include "analysis/OperationFaults.h"
#include "analysis/OutOfBounds.h"
#include "analysis/ReadOnlyWrites.h"
#include "analysis/RestrictViolations.h"
#include "analysis/UninitialisedReads.h"
#include "analysis/UninitialisedVariables.h"

namespace kernelscope {

namespace {

constexpr int eventsWorthThreads = 50000;

bool samePlace(const FindingAccess &a, const FindingAccess &b)
{
    return a.file == b.file && a.line == b.line && a.column == b.column && a.type == b.type;
}

/// Whether the race is that of the two stores of a lost update: one bug, of which the update says more.
bool isRaceOf(const Finding &update, const Finding &race)
{
    const auto isAny = [&](const FindingAccess &access) {
        return std::ranges::any_of(update.accesses, std::bind_front(samePlace, access));
    };
    const auto stores = [&](const FindingAccess &access) { return access.type == AccessType::Store && isAny(access); };
    return update.kind == FindingKind::LostUpdate && race.kind == FindingKind::DataRace && race.object == update.object &&
           race.memory == update.memory && std::ranges::all_of(race.accesses, stores);
}

/// `findingOf`: what of each is the finding.
template <typename Each, typename FindingOf> void dropToldRaces(QList<Each> &all, FindingOf findingOf)
{
    const QList<Each> told = all;
    all.removeIf([&](const Each &race) {
        return std::ranges::any_of(told, [&](const Each &update) { return isRaceOf(findingOf(update), findingOf(race)); });
    });
}

/// What leaves numbers in a launch that no one computed.
bool spoilsNumbers(const Finding &finding)
{
    switch (finding.kind) {
    case FindingKind::DataRace:
    case FindingKind::LostUpdate:
    case FindingKind::UninitialisedRead:
    case FindingKind::InvalidCopy:
    case FindingKind::BarrierDivergence:
        return true;
    case FindingKind::OutOfBounds:
    case FindingKind::InvalidCollective:
        return finding.severity == Severity::Error;
    default:
        return false;
    }
}

/// A variable of a work-item's own that has no value, and whatever is computed from it.
bool spoilsAll(const Finding &finding)
{
    return finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Private;
}

/// What a signed overflow comes of is the mistake then, and is told.
void dropFollowingOverflows(QList<Finding> &all)
{
    if (!std::ranges::any_of(all, spoilsNumbers))
        return;
    const bool areAllSpoiled = std::ranges::any_of(all, spoilsAll);
    all.removeIf(
        [&](const Finding &finding) { return finding.kind == FindingKind::SignedOverflow && (areAllSpoiled || finding.mayFollow); });
}

/// A copy that was left out leaves its target as it was: what is read of that comes of it.
void dropReadsOfLeftOutCopies(QList<Finding> &all)
{
    const auto isLeftOut = [](const Finding &finding) {
        return finding.kind == FindingKind::OutOfBounds && finding.accesses.value(0).type == AccessType::Copy;
    };
    QList<Finding> copies;
    std::ranges::copy_if(all, std::back_inserter(copies), isLeftOut);
    all.removeIf([&](const Finding &read) {
        return read.kind == FindingKind::UninitialisedRead &&
               std::ranges::any_of(copies, [&](const Finding &copy) { return copy.object == read.object && copy.memory == read.memory; });
    });
}

/// t[l] * t[l]: two places of a line, of which the same is said.
void mergeWithinLines(QList<Finding> &all)
{
    const auto isBeside = [](const FindingAccess &a, const FindingAccess &b) {
        return a.file == b.file && a.line == b.line && a.type == b.type && a.value == b.value;
    };
    const auto isSame = [&](const Finding &a, const Finding &b) {
        return a.kind == b.kind && a.severity == b.severity && a.message == b.message &&
               std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(), isBeside);
    };
    const auto placeOf = [](const Finding &finding) {
        const FindingAccess first = finding.accesses.value(0);
        return std::pair(first.file, first.line);
    };
    QList<Finding> merged;
    for (const Finding &finding : std::as_const(all)) {
        // They are sorted by place: those of the line are the last ones.
        const auto isElsewhere = [&, place = placeOf(finding)](const Finding &other) { return placeOf(other) != place; };
        const auto first = std::find_if(merged.rbegin(), merged.rend(), isElsewhere).base();
        const auto known = std::find_if(first, merged.end(), [&](const Finding &other) { return isSame(finding, other); });
        if (known == merged.end())
            merged << finding;
        else // of a race elements are counted, not events
            known->count = isUnsteady(finding) ? std::max(known->count, finding.count) : known->count + finding.count;
    }
    all = merged;
}

void dropWhatFollows(QList<Finding> &all)
{
    dropFollowingOverflows(all);
    dropReadsOfLeftOutCopies(all);
}

} // namespace

bool sameBug(const Finding &a, const Finding &b)
{
    return a.kind == b.kind && a.object == b.object && a.memory == b.memory && a.steps == b.steps &&
           std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(), samePlace);
}

QList<Finding> findAll(const Trace &trace, Threads threads)
{
    // The two that take long, each on a thread of its own.
    const bool isWorthThreads = threads == Threads::Several && trace.eventCount() >= eventsWorthThreads;
    const auto how = isWorthThreads ? std::launch::async : std::launch::deferred;
    auto races = std::async(how, [&] { return findDataRaces(trace); });
    auto reads = std::async(how, [&] { return findUninitialisedReads(trace); });
    QList<Finding> rest;
    for (const auto find :
         {findBarrierDivergence, findInvalidCopies, findUnsetEvents, findOutOfBounds, findReadOnlyWrites, findUninitialisedVariables,
          findOperationFaults, findNonFiniteValues, findRestrictViolations, findImageMisuses, findInvalidCollectives})
        rest += find(trace);
    QList<Finding> all = races.get() + rest + reads.get() + findEndlessLoops(trace) + findLostUpdates(trace);
    dropToldRaces(all, std::identity());
    dropWhatFollows(all);
    sortByPlace(all);
    mergeWithinLines(all);
    markImpliedRaces(all, trace);
    return all;
}

namespace {

bool countsWholeLaunch(const Finding &finding)
{
    return traitsOf(finding.kind).isCountedInAll || finding.memory == AddressSpace::Private;
}

void mergeInto(Finding &known, const Finding &more)
{
    const quint64 count = countsWholeLaunch(known) ? std::max(known.count, more.count) : known.count + more.count;
    const bool isImplied = known.isImplied && more.isImplied;
    if (more.severity > known.severity)
        known = more;
    known.count = count;
    known.isImplied = isImplied;
}

/// Whether the uninitialised read is the reading side of a race.
bool isReadOf(const Finding &race, const Finding &read)
{
    return race.kind == FindingKind::DataRace && race.object == read.object && race.memory == read.memory &&
           std::any_of(race.accesses.begin(), race.accesses.end(),
                       [&](const FindingAccess &access) { return samePlace(access, read.accesses.value(0)); });
}

} // namespace

void addBatch(QList<Finding> &all, const QList<Finding> &batch)
{
    for (const Finding &finding : batch) {
        const auto known = std::find_if(all.begin(), all.end(), [&](const Finding &other) { return sameBug(other, finding); });
        if (known == all.end())
            all.append(finding);
        else
            mergeInto(*known, finding);
    }
    dropToldRaces(all, std::identity());
    dropWhatFollows(all);
    const QList<Finding> races = all;
    all.removeIf([&](const Finding &finding) {
        return finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Global &&
               std::any_of(races.begin(), races.end(), [&](const Finding &race) { return isReadOf(race, finding); });
    });
    sortByPlace(all);
}

void addMissing(QList<Finding> &all, const QList<Finding> &others)
{
    for (const Finding &finding : others) {
        if (std::ranges::none_of(all, [&](const Finding &known) { return sameBug(known, finding); }))
            all.append(finding);
    }
    sortByPlace(all);
}

QList<ListedFinding> mergeFindings(const QList<QList<Finding>> &launches)
{
    QList<ListedFinding> merged;
    const auto add = [&](const ListedFinding &more) {
        const auto known = std::ranges::find_if(merged, [&](const ListedFinding &other) { return sameBug(other.finding, more.finding); });
        if (known == merged.end())
            return merged.append(more);
        const quint64 count = known->finding.count + more.finding.count;
        const int foundIn = known->launches + 1;
        const bool isImplied = known->finding.isImplied && more.finding.isImplied;
        if (more.finding.severity > known->finding.severity)
            *known = more;
        known->finding.count = count;
        known->finding.isImplied = isImplied;
        known->launches = foundIn;
    };
    for (int launch = 0; launch < launches.size(); ++launch) {
        for (int index = 0; index < launches[launch].size(); ++index)
            add({launches[launch][index], launch, index});
    }
    dropToldRaces(merged, std::mem_fn(&ListedFinding::finding));
    std::ranges::stable_sort(merged, std::greater(), [](const ListedFinding &listed) { return listed.finding.severity; });
    return merged;
}

void sortByPlace(QList<Finding> &findings)
{
    const auto key = [](const Finding &finding) {
        const FindingAccess first = finding.accesses.value(0);
        return std::tuple(first.file, first.line, first.column, int(finding.kind));
    };
    std::stable_sort(findings.begin(), findings.end(), [&](const Finding &a, const Finding &b) { return key(a) < key(b); });
}

} // namespace kernelscope
