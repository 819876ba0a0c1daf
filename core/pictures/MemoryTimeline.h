#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <QByteArray>
#include <QString>

#include "pictures/PhaseTable.h"
#include "trace/ElementRange.h"

namespace kernelscope {

/// One access to a cell, as one steps through the group's run.
struct CellAccess
{
    quint32 position = 0;  ///< PhaseTable::eventAt() tells which event it is
    quint32 lastWrite = 0; ///< the last access that wrote, up to and with this one: its number in the list + 1; 0: none
};

/// What a cell holds at a moment.
struct CellState
{
    enum class Contents {
        Uninitialised, ///< nothing was ever written there
        Initial,       ///< what the launch found there
        Written        ///< by the group that is looked at
    };
    Contents contents = Contents::Uninitialised;
    int accesses = 0;     ///< done, of those that MemoryTimeline::accesses() lists
    int lastWrite = -1;   ///< which of them wrote what is there; -1: none
    int readsSince = 0;   ///< reads of what is there, so far
    int ageInPhases = 0;  ///< since it was written; of the initial contents since the beginning
    int writer = -1;      ///< linear local id; -1: none
    EventIndex event{-1}; ///< the write; its site is the place in the source

    bool operator==(const CellState &) const = default;
};

/// What one work-group does to one object: of local memory the group's copy, of a buffer a window of it. A *cell* is an
/// element of the object; cells count from the window's first element. An access to several elements belongs to each of
/// their cells. An asynchronous copy is told once, by the group's first work-item. What other groups do to a buffer is
/// not in it.
///
/// Made in O(accesses of the group), 8 bytes an access and 4 a cell. Immutable; any thread may read.
class MemoryTimeline
{
public:
    static constexpr quint64 mostCells = quint64(1) << 24;

    /// A window that reaches beyond the object is cut off there, and at mostCells.
    MemoryTimeline(std::shared_ptr<const PhaseTable> phases, ObjectIndex object, quint64 firstElement = 0, quint64 elements = mostCells);

    const PhaseTable &phases() const { return *m_phases; }
    const Trace &trace() const { return m_phases->trace(); }
    ObjectIndex objectIndex() const { return m_object; }
    const BoundObject &object() const { return trace().objects()[m_object.value]; }
    quint64 firstElement() const { return m_firstElement; }
    int cellCount() const { return int(m_firsts.size()) - 1; }

    /// All accesses to a cell, by position.
    std::span<const CellAccess> accesses(int cell) const;
    EventIndex eventOf(const CellAccess &access) const { return m_phases->eventAt(int(access.position)); }
    /// How many of them are done when `position` accesses of the group are. O(log accesses of the cell).
    int accessesDone(int cell, int position) const;

    /// After that many accesses of the cell, in a given phase.
    CellState state(int cell, int accessesDone, int phase) const;

    /// The bytes of a cell after so many of its accesses; empty where they can't be told: nobody wrote or read them all.
    /// What a read found tells what was there before it; so the initial contents show where somebody read them.
    QByteArray bytes(int cell, int accessesDone) const;
    /// The same as text ("5", "(1, 2)"); empty: not known.
    QString text(int cell, int accessesDone) const;
    /// The same as a number, of a vector the first component; nullopt: not known, or no number.
    std::optional<double> number(int cell, int accessesDone) const;

    /// Calls visit(cell) for each cell of the window that the access at this position touches.
    template <typename Visit> void forEachCell(int position, const Visit &visit) const;

    quint64 sizeInMemory() const { return 4 * m_firsts.size() + sizeof(CellAccess) * m_accesses.size(); }

private:
    struct Range
    {
        quint64 first = 0; ///< element
        quint64 count = 0; ///< cells; 0: the event does not concern the window
        quint64 step = 1;
    };
    Range cellsOf(int event) const;
    Range longCellsOf(EventIndex event) const;
    bool writes(EventIndex event) const;
    void fill();
    void linkWrites();
    void copyWritten(int cell, int done, QByteArray &bytes, QByteArray &known) const;
    void copyNewestRead(int cell, int done, QByteArray &bytes, QByteArray &known) const;
    void copyRead(int cell, int index, QByteArray &bytes, QByteArray &known) const;
    std::optional<ElementType> typeOf(int cell, int done) const;
    QList<StructLayout> layoutsOf(int cell) const;

    std::shared_ptr<const PhaseTable> m_phases;
    ObjectIndex m_object;
    std::optional<ElementType> m_ownType; ///< of an element, where the object's is known and fits
    bool m_isImage = false;
    quint64 m_firstElement = 0;
    std::vector<char> m_isObject;  ///< by EventHead::object(): lies in this memory
    std::vector<quint32> m_sizes;  ///< by site: bytes; 0: no access or a copy
    std::vector<quint32> m_firsts; ///< by cell, into m_accesses; one more at the end
    std::vector<CellAccess> m_accesses;
};

template <typename Visit> void MemoryTimeline::forEachCell(int position, const Visit &visit) const
{
    const EventIndex event = m_phases->eventAt(position);
    const EventHead head{trace().heads()[std::size_t(event.value)]};
    if (m_isImage && isImageAccess(trace().site(SiteIndex(head.site())).kind)) {
        if (m_isObject[std::size_t(head.object())] && !head.outOfBounds())
            forEachElement(trace(), event, object().elementSize, [&](quint64 element) {
                if (element - m_firstElement < quint64(cellCount()))
                    visit(int(element - m_firstElement));
            });
        return;
    }
    const Range range = cellsOf(event.value);
    for (quint64 k = 0; k < range.count; ++k) {
        const quint64 cell = range.first + k * range.step - m_firstElement; // before the window: a huge number
        if (cell < quint64(cellCount()))
            visit(int(cell));
    }
}

} // namespace kernelscope
