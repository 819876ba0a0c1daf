#pragma once

#include <map>
#include <vector>

#include "analysis/GroupWalk.h"
#include "analysis/LazyCells.h"
#include "analysis/SharedObjects.h"

namespace kernelscope {

/// Finds the reads in one kind of memory that came before any write.
class InitialisationWalk
{
public:
    InitialisationWalk(const Trace &trace, AddressSpace memory);

    struct Reads
    {
        EventIndex first;
        qint64 offset = 0; ///< in the object: the first bytes of it that nothing was written to
        quint64 count = 0;
        std::vector<GroupSlot> groups; ///< in order
    };
    using ReadsOfSites = std::map<std::pair<int, int>, Reads>; ///< by site and object

    ReadsOfSites run();

private:
    /// What a site's accesses do to contents.
    enum class Effect : quint8 { None, Read, Write, Update, Fill };
    /// Who wrote a unit. An owner is a work-group's copy of local memory, or 1 for global memory.
    struct Cell
    {
        quint32 owner = 0;  ///< 0: nobody wrote
        quint32 stamp = 0;  ///< of the epoch of the first write
        quint32 writer = 0; ///< work-item + 1 that wrote by itself, in the present epoch; 0: none
        quint32 writerStamp = 0;
        bool manyWriters = false;
        quint32 updater = 0; ///< work-item + 1 that last changed it by an atomic which keeps something of what was there
        quint32 updaterStamp = 0;
        quint32 group = 0; ///< global memory: the group that writes, + 1
        bool manyGroups = false;
    };
    /// A unit that an event reads and that nobody wrote so far.
    struct Candidate
    {
        quint32 event = 0;
        quint32 item = 0;
        int object = 0;
        quint64 unit = 0;
    };

    void noteGroups();
    void startAnew();
    void noteComplete();
    void walkInterval(BarrierInterval interval, quint32 item, quint32 group);
    void access(quint32 event, quint32 item, quint32 group, Effect effect);
    bool isWritten(const Cell &cell, quint32 group) const;
    bool wasWritten(int object, quint64 unit) const;               ///< before the launch
    bool isPadding(quint32 event, int object, quint64 unit) const; ///< of the struct that the event reads
    bool hasUpdated(const Cell &cell, quint32 item) const { return cell.updater == item + 1 && cell.updaterStamp == m_stamp; }
    bool write(Cell &cell, quint32 item, quint32 group, Effect effect) const;
    void judgeEpoch(quint32 group);
    bool staysMissing(const Candidate &candidate, quint32 group);
    template <typename Visit> void forEachUnit(quint32 event, const Visit &visit);
    Effect effectOf(EventHead head) const { return m_effects[std::size_t(head.site())]; }
    quint32 ownerOf(quint32 group) const { return m_global ? 1 : group + 1; }

    Trace m_trace;
    bool m_global;
    SharedObjects m_objects;
    std::vector<Effect> m_effects;
    std::vector<LazyCells<Cell>> m_cells;
    std::vector<quint64> m_written; ///< units of each object that the present owner wrote
    quint32 m_pending = 0;          ///< IntervalUse::bit() of the objects that are not wholly written yet
    quint32 m_stamp = 0;
    std::vector<Candidate> m_candidates;
    ReadsOfSites m_found;
};

} // namespace kernelscope
