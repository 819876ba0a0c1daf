#pragma once

#include "analysis/AccessType.h"
#include "analysis/MemoryModel.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What one access site did in the recorded work-groups.
struct SiteTotals
{
    SourceRange range;
    AccessType type = AccessType::Access;
    AddressSpace memory = AddressSpace::None;
    QString object;                     ///< the name, several parted by ", "
    quint64 count = 0;                  ///< events
    double transactionsPerSubgroup = 0; ///< global memory: segments touched each time a sub-group does the access; 0: does not apply
    double bankConflictDegree =
        0; ///< local memory: turns of the fullest bank against those without conflicts; 1 is free of conflicts; 0: does not apply

    bool operator==(const SiteTotals &) const = default;
    KERNELSCOPE_FIELDS(range, type, memory, object, count, transactionsPerSubgroup, bankConflictDegree)
};

/// Whether it loads, stores, does both at once or copies, in memory of any kind or an image: what is counted as an access wherever the
/// number of accesses is said. Barriers, fences, waits, conditions and indexes are none.
bool isAccess(const SiteTotals &site);
/// How many of a trace's events are accesses.
quint64 accessesIn(const Trace &trace);

/// Work-groups of which a work-item accessed something.
int activeGroupsIn(const Trace &trace);
/// There are several, of which hardly any did: what was found, or not found, says little of the others.
bool areMostIdle(quint64 activeGroups, quint64 groups);

/// What all recorded work-groups did between two barriers.
struct PhaseTotals
{
    int phase = 0;
    quint64 loads = 0;
    quint64 stores = 0;
    quint64 atomics = 0;
    quint64 globalBytes = 0;
    quint64 localBytes = 0;

    bool operator==(const PhaseTotals &) const = default;
    KERNELSCOPE_FIELDS(phase, loads, stores, atomics, globalBytes, localBytes)
};

/// One for each site that did anything, in the order of the site table; figures as of accessPatterns().
QList<SiteTotals> siteTotals(const Trace &trace, const MemoryModel &model = {});
QList<PhaseTotals> phaseTotals(const Trace &trace);

/// Puts what was done in another execution to what is known of the site. Averages are weighted by the events.
void addSite(QList<SiteTotals> &all, const SiteTotals &more);

} // namespace kernelscope
