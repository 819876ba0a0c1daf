#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// The events of a work-group as its barriers divide them.
struct PhasedEvents
{
    Trace trace;
    int phases = 1;
    int items = 1;
    std::function<std::pair<int, int>(int phase, int item)> of; ///< [first, second)
};

/// An access to a place that work-items come to without a barrier in between. What it found and left are kept as bits, of more
/// than 8 bytes as a hash of them.
struct PlacedAccess
{
    quint32 event = 0;
    int place = -1; ///< -1: when it is made matters to nobody else
    bool reads = false;
    bool writes = false;
    quint64 found = 0;
    std::optional<quint64> left; ///< nullopt: not known
};

/// The places in global and local memory that several work-items of a group come to within one phase, one of them writing: only
/// there does the order of a phase's accesses show. A place is where accesses of one size begin; those that overlap otherwise are
/// left out. O(events of the phases that write).
class SharedPlaces
{
public:
    explicit SharedPlaces(const PhasedEvents &events);

    int count() const { return int(m_isLocal.size()); }
    bool isLocal(int place) const { return m_isLocal[std::size_t(place)] != 0; } ///< in local memory
    bool isContended(int phase) const { return m_isContended[std::size_t(phase)]; }
    /// Cheap for what is none.
    PlacedAccess accessOf(quint32 event) const;

private:
    struct Entry
    {
        quint64 key = 0;
        int phase = -1;
        int item = -1; ///< who came first in that phase
        bool isWritten = false;
        bool isShared = false;
        quint32 size = 0; ///< 0: several sizes
        int place = -1;
    };
    quint32 writtenIn(const PhasedEvents &events, int phase) const;
    void look(const PhasedEvents &events, int phase);
    void note(Entry &entry, int phase, int item, bool writes, bool isLocalMemory);
    int memoryOf(quint32 event) const;
    quint64 keyOf(quint32 event) const;
    Entry &entryOf(quint64 key, quint32 size);
    const Entry *find(quint64 key) const;
    void grow();

    Trace m_trace;
    std::vector<int> m_memories; ///< by object: the first of those that are the same memory; -1: not shared by work-items
    std::vector<char> m_isPlain; ///< by site: a load, a store or an atomic
    std::vector<char> m_writes;  ///< by site
    std::vector<Entry> m_table;  ///< open addressing; key 0: free
    std::size_t m_used = 0;
    std::vector<char> m_isContended; ///< by phase
    std::vector<char> m_isLocal;     ///< by place
    quint32 m_objects = 0;           ///< IntervalUse::bit of those with places
};

} // namespace kernelscope
