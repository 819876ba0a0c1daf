#include "analysis/Findings.h"

#include <algorithm>
#include <functional>
#include <future>
#include <tuple>

#include "analysis/BarrierDivergence.h"
#include "analysis/DataRaces.h"
#include "analysis/EndlessLoops.h"
#include "analysis/LostUpdates.h"
#include "analysis/OutOfBounds.h"
#include "analysis/ReadOnlyWrites.h"
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
    const auto stores = [&](const FindingAccess &access) { return access.type == u"store" && isAny(access); };
    return update.kind == FindingKind::LostUpdate && race.kind == FindingKind::DataRace && race.object == update.object &&
           race.memory == update.memory && std::ranges::all_of(race.accesses, stores);
}

void dropToldRaces(QList<Finding> &all)
{
    const QList<Finding> told = all;
    all.removeIf(
        [&](const Finding &race) { return std::ranges::any_of(told, [&](const Finding &update) { return isRaceOf(update, race); }); });
}

} // namespace

bool sameBug(const Finding &a, const Finding &b)
{
    return a.kind == b.kind && a.object == b.object && a.memory == b.memory && a.steps == b.steps &&
           std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(), samePlace);
}

QList<Finding> findAll(const Trace &trace)
{
    // The two that take long, each on a thread of its own.
    const auto how = trace.eventCount() >= eventsWorthThreads ? std::launch::async : std::launch::deferred;
    auto races = std::async(how, [&] { return findDataRaces(trace); });
    auto reads = std::async(how, [&] { return findUninitialisedReads(trace); });
    QList<Finding> rest;
    for (const auto find : {findBarrierDivergence, findOutOfBounds, findReadOnlyWrites, findUninitialisedVariables})
        rest += find(trace);
    QList<Finding> all = races.get() + rest + reads.get() + findEndlessLoops(trace) + findLostUpdates(trace);
    dropToldRaces(all);
    sortByPlace(all);
    return all;
}

namespace {

bool countsWholeLaunch(const Finding &finding)
{
    return traitsOf(finding.kind).isCountedInAll || finding.memory == u"private";
}

void mergeInto(Finding &known, const Finding &more)
{
    const quint64 count = countsWholeLaunch(known) ? std::max(known.count, more.count) : known.count + more.count;
    if (more.severity > known.severity)
        known = more;
    known.count = count;
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
    dropToldRaces(all);
    const QList<Finding> races = all;
    all.removeIf([&](const Finding &finding) {
        return finding.kind == FindingKind::UninitialisedRead && finding.memory == QLatin1String("global") &&
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

void sortByPlace(QList<Finding> &findings)
{
    const auto key = [](const Finding &finding) {
        const FindingAccess first = finding.accesses.value(0);
        return std::tuple(first.file, first.line, first.column, int(finding.kind));
    };
    std::stable_sort(findings.begin(), findings.end(), [&](const Finding &a, const Finding &b) { return key(a) < key(b); });
}

} // namespace kernelscope
