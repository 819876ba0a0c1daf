#pragma once

#include <memory>
#include <vector>

#include "pictures/MemoryTimeline.h"

namespace kernelscope {

/// A moment in a MemoryTimeline, to step forwards and backwards with: knows of every cell how many of its accesses are
/// done. A step costs O(accesses stepped over), a jump at most O(cells * log accesses of a cell).
class MemoryCursor
{
public:
    explicit MemoryCursor(std::shared_ptr<const MemoryTimeline> timeline);

    const MemoryTimeline &timeline() const { return *m_timeline; }
    Moment moment() const { return m_moment; }
    int position() const { return m_position; } ///< accesses of the group that are done

    void moveTo(Moment moment);
    void moveToPosition(int position) { moveTo(m_timeline->phases().momentAt(position)); }

    int accessesDone(int cell) const { return int(m_done[std::size_t(cell)]); }
    CellState state(int cell) const { return m_timeline->state(cell, accessesDone(cell), m_moment.phase); }
    QString text(int cell) const { return m_timeline->text(cell, accessesDone(cell)); }
    std::optional<double> number(int cell) const { return m_timeline->number(cell, accessesDone(cell)); }

private:
    void step(int from, int to);
    void jump(int position);

    std::shared_ptr<const MemoryTimeline> m_timeline;
    Moment m_moment;
    int m_position = 0;
    std::vector<quint32> m_done; ///< by cell
};

} // namespace kernelscope
