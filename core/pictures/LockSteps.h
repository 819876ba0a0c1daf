#pragma once

#include <memory>
#include <vector>

#include "pictures/WorkItemSteps.h"

namespace kernelscope {

/// The work-items of a group side by side, as a processor executes them whose lanes share one program counter: at each moment those go on
/// that are at the same statement, which is the one in the innermost call that comes first in the program. So work-items that parted meet
/// again where their ways do (S. Collange, "Stack-less SIMT reconvergence at low cost", 2011: MinSP-PC). It is a model, not a measurement:
/// what a compiler makes of a short branch has no branch. Immutable and shared; any thread may read.
class LockSteps
{
public:
    struct Tick
    {
        SiteIndex site; ///< of the step that is done
        int active = 0; ///< work-items that do it
    };
    /// How full the sub-groups are that execute a line.
    struct LineShare
    {
        SourcePlace place;    ///< column 0
        quint64 executed = 0; ///< times that a sub-group executes a statement of the line
        quint64 active = 0;   ///< work-items that take part, summed
        double share = 0;     ///< of those that could
    };

    /// `items`: those of one work-group, in the order of their linear ids.
    explicit LockSteps(std::vector<WorkItemSteps> items);

    int itemCount() const { return int(m_data->items.size()); }
    int count() const { return int(m_data->ticks.size()); }
    const WorkItemSteps &item(int index) const { return m_data->items[std::size_t(index)]; }
    const Tick &tick(int index) const { return m_data->ticks[std::size_t(index)]; }
    /// How many steps the work-item has done before a tick: its position.
    int positionAt(int item, int tick) const;
    bool isActive(int item, int tick) const;
    /// The tick at which a work-item does a step; count() after its last.
    int tickOf(int item, int step) const;
    /// Lines in the order of the text, for sub-groups of so many work-items with neighbouring linear ids.
    QList<LineShare> shares(int subgroupSize) const;

private:
    struct Data
    {
        std::vector<WorkItemSteps> items;
        std::vector<Tick> ticks;
        std::vector<std::vector<int>> tickOf; ///< of each work-item's steps
    };
    std::shared_ptr<const Data> m_data;
};

} // namespace kernelscope
