#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "pictures/GridShape.h"
#include "pictures/PhaseTable.h"
#include "pictures/StoreSources.h"

namespace kernelscope {

/// What happened to an element.
struct TileElement
{
    enum Use : quint8 { ReadBefore = 1, WrittenBefore = 2, ReadNow = 4, WrittenNow = 8 };
    quint64 element = 0; ///< flat index in the object
    quint8 use = 0;      ///< Use, or-ed

    bool operator==(const TileElement &) const = default;
};

/// Whose accesses, and which of them are now; those before `from` are before, those from `to` on are not yet.
struct TileMoment
{
    int from = 0; ///< positions, see PhaseTable
    int to = 0;
    int localItem = -1; ///< linear; -1: the whole group

    /// A whole phase is now.
    static TileMoment ofPhase(const PhaseTable &phases, int phase, int localItem = -1);
    /// The phase as far as it has come is now.
    static TileMoment upTo(const PhaseTable &phases, Moment moment, int localItem = -1);
};

/// Where a value came from: an element that a load found.
struct TileSource
{
    ObjectIndex object;
    quint64 element = 0;
    EventIndex load{-1};
    EventIndex store{-1};
    bool exact = true;

    bool operator==(const TileSource &) const = default;
};

/// One access to an element.
struct TileAccess
{
    int position = 0;  ///< see PhaseTable
    int localItem = 0; ///< linear
    quint8 use = 0;    ///< TileElement::ReadBefore for a read, WrittenBefore for a write, both for an atomic

    bool operator==(const TileAccess &) const = default;
};

/// How often a group read each element of an object. Ideal is once.
struct TileReuse
{
    quint64 elements = 0; ///< read at least once
    quint64 reads = 0;    ///< of elements, all together
    quint64 most = 0;     ///< of one element
    double factor() const { return elements > 0 ? double(reads) / double(elements) : 0; }

    bool operator==(const TileReuse &) const = default;
};

/// Which parts of buffers and local arrays a work-group uses at each moment, and which element of global memory landed
/// in which cell of local memory. Elements are those of the object; an access to several counts for each.
///
/// Made in O(events), 16 bytes an access. A frame costs O(accesses of the group to that object). Immutable;
/// any thread may read.
class TileMap
{
public:
    explicit TileMap(std::shared_ptr<const PhaseTable> phases, const std::stop_token &stop = {}); ///< of a part, once that is requested

    const PhaseTable &phases() const { return *m_phases; }
    /// Objects that the group accessed, in the order of the trace: global and constant memory, then local memory.
    const QList<ObjectIndex> &objects() const { return m_used; }
    /// A sentence: why there is nothing to draw; empty where there is.
    QString reason() const;

    /// The elements of an object that were used up to then, by element.
    std::vector<TileElement> frame(ObjectIndex object, const TileMoment &moment) const;
    /// How often an element was read by the group in the whole launch.
    quint64 readsOf(ObjectIndex object, quint64 element) const;
    TileReuse reuse(ObjectIndex object) const;
    /// Of the reads that are now.
    TileReuse reuse(ObjectIndex object, const TileMoment &moment) const;
    /// All accesses of the group to an element, by position.
    std::vector<TileAccess> accessesOf(ObjectIndex object, quint64 element) const;
    /// Every element that was read, and how often, by element.
    std::vector<std::pair<quint64, quint64>> readCounts(ObjectIndex object) const;

    /// The elements whose values went into what lies in the element after so many accesses of the group: through private
    /// variables and arrays, and for asynchronous copies. Empty: nothing was stored there, or nothing from memory.
    std::vector<TileSource> sources(ObjectIndex object, quint64 element, int position) const;
    /// The same of one store or atomic.
    std::vector<TileSource> sourcesOf(EventIndex store) const;
    /// The one element of global memory that lies in a local cell, copied there from cell to cell too; nullopt: none or several.
    std::optional<TileSource> origin(ObjectIndex local, quint64 element, int position) const;

private:
    struct Record
    {
        quint64 element = 0;
        quint32 position = 0;
        quint32 who = 0; ///< local item * 4 + 1 for a read + 2 for a write
    };
    using Records = std::vector<Record>; ///< by element, then position
    void collect(const std::stop_token &stop);
    void addCopy(EventIndex event, Records &records, quint32 position);
    static void sortByElement(Records &records);
    static std::span<const Record> ofElement(const Records &records, quint64 element);
    const Records &recordsOf(ObjectIndex object) const;
    quint64 elementOf(const TraceEvent &access) const;
    bool isPrivate(ObjectIndex object) const;
    EventIndex privateStore(ObjectIndex object, quint64 element, EventIndex access) const;
    TileSource copiedFrom(EventIndex write, quint64 element) const;
    const Trace &trace() const { return m_phases->trace(); }

    std::shared_ptr<const PhaseTable> m_phases;
    StoreSources m_sources;
    QList<ObjectIndex> m_used;
    std::vector<Records> m_records; ///< by object
};

} // namespace kernelscope
