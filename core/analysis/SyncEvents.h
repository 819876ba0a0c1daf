#pragma once

#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Which order is asked for: that which the standard promises for one kind of memory, or that which old code relies on. Only atomics of
/// OpenCL 1.x order by custom; those that name an order and a scope order what these say.
struct SyncRules
{
    AddressSpace memory = AddressSpace::Global;
    bool custom = false;
};

/// An event by which a work-item may come to know what others did.
struct SyncEvent
{
    enum Kind : quint8 { Atomic, Fence, Barrier, SubGroupBarrier };

    quint32 event = 0;
    Kind kind = Atomic;
    bool acquires = false;
    bool releases = false;
    bool covers = false;     ///< Barrier: begins a new epoch of this memory. SubGroupBarrier: orders it
    bool coversBoth = false; ///< a fence of local and global memory: it orders this memory through atomics in the other one, too
    bool elsewhere = false;  ///< Atomic: in the other memory, so that only such fences make it order this one
    bool wholeDevice = true; ///< its scope reaches beyond the work-group
    bool orders = true;      ///< Atomic: it is one that may order by the rules that are asked for
    int atomic = -1;         ///< Atomic: into SyncEvents::atomics
    int subGroup = -1;       ///< SubGroupBarrier: into SyncEvents::subGroups
};

/// Where an atomic lies.
struct SyncPlace
{
    int object = 0;    ///< canonical
    qint64 group = -1; ///< local memory: of which work-group
    quint64 offset = 0;
    auto operator<=>(const SyncPlace &) const = default;
};

/// An atomic access to a location, and the write whose value it read.
struct SyncAtomic
{
    SyncPlace place;
    quint64 read = 0;
    quint64 written = 0;
    quint32 item = 0;
    quint32 event = 0;
    bool reads = false;
    bool writes = false;
    int source = -1; ///< the only write of the launch that can have left what it read; -1: none, or not to be told
};

/// All events of a trace that matter to order through atomics, work-item by work-item.
struct SyncEvents
{
    std::vector<std::vector<SyncEvent>> items;
    std::vector<SyncAtomic> atomics;
    std::vector<std::vector<quint32>> subGroups; ///< their work-items, as far as they came to a barrier of the sub-group
};

SyncEvents syncEventsOf(const Trace &trace, const SyncRules &rules);

/// Whether there is anything in the trace by which work-items could be ordered: if not, only barriers of work-groups order.
bool mayOrder(const Trace &trace);

/// Whether any work-item came to an atomic.
bool hasAtomics(const Trace &trace);

/// The same as mayOrder() between work-groups, where barriers don't reach: atomics on global memory of the whole device's scope that
/// acquire or release, by themselves or by fences.
bool mayOrderGroups(const Trace &trace);

} // namespace kernelscope
