#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QList>

#include "trace/Trace.h"

namespace kernelscope {

/// A variable's value at a moment.
struct SteppedValue
{
    SiteIndex variable;  ///< a SiteKind::Value
    QByteArray bytes;    ///< as in memory; of a pointer the payload of its event
    QByteArray known;    ///< of each byte whether anything was assigned to it: 1 or 0
    int changedBy = -1;  ///< the step that changed it last
    int assignedBy = -1; ///< that assigned to it last, be it the same value; of an array or a struct as changedBy
    bool isKnown() const { return known.contains('\1'); }
};

/// A function that was called and has not returned yet.
struct SteppedFrame
{
    SiteIndex function;            ///< a SiteKind::Enter
    int position = -1;             ///< the step that it is at, or that called the next one
    SiteIndex statement{-1};       ///< of that step, within the function; -1: none of it
    QList<SteppedValue> variables; ///< those that are in scope there, in the order of their first values

    const SteppedValue *value(SiteIndex variable) const; ///< nullptr: it has none
};

/// What a step did to a variable.
struct SteppedChange
{
    SteppedValue before; ///< its bytes are empty where it had no value
    SteppedValue now;
};

/// What a step did, without what the functions that it called did.
struct StepRecord
{
    QList<int> iterations;        ///< as iterationsAt()
    QList<SteppedChange> changes; ///< one for each variable
    QList<EventIndex> accesses;
};

/// What one work-item did, statement by statement, of a trace that was made for stepping (TraceOptions::steppedLaunch). Steps count from 0;
/// a position is the step that is done next, count() being the work-item's end. Immutable and shared: copying is cheap, and any thread may
/// read.
class WorkItemSteps
{
public:
    struct Step
    {
        SiteIndex site;   ///< a SiteKind::Statement, or SiteKind::Enter
        int depth = 0;    ///< calls away from the kernel
        EventIndex event; ///< its own; what it did comes after it
    };

    WorkItemSteps(const Trace &trace, WorkItemSlot item);

    const Trace &trace() const { return m_data->trace; }
    WorkItemSlot item() const { return m_data->item; }
    int localItem() const { return m_data->item.value % trace().itemsOfGroup(); } ///< its linear local id
    int count() const { return int(m_data->steps.size()); }
    const Step &step(int index) const { return m_data->steps[std::size_t(index)]; }

    /// The functions that are being executed at a position, the kernel first.
    QList<SteppedFrame> framesAt(int position) const;
    /// All positions from `first` on in one reading, until `visit` returns false. The frames are as of framesAt(), and also have variables
    /// that are not in scope (see variable()).
    void forEachPosition(int first, const std::function<bool(int position, const QList<SteppedFrame> &frames)> &visit) const;
    /// The nearest position after (or before) one where it is so, which is asked as forEachPosition() does; not the work-item's end.
    std::optional<int> nextWhere(int position, bool isForward,
                                 const std::function<bool(int position, const QList<SteppedFrame> &frames)> &isSo) const;
    /// The variable that a name stands for where the function is; nullptr: none.
    const SteppedValue *variable(const SteppedFrame &frame, const QString &name) const;
    /// Of each loop around a step the number of its present iteration, the outermost first, counted from 1; of its condition that of the
    /// iteration before.
    QList<int> iterationsAt(int step) const;
    StepRecord recordOf(int step) const { return records(step, step + 1).front(); }
    std::vector<StepRecord> records(int first, int end) const;            ///< of all steps from `first` to before `end`, in one reading
    std::vector<StepRecord> records(const std::vector<int> &steps) const; ///< of ascending steps
    /// The step that an event belongs to.
    int stepOf(EventIndex event) const;
    /// Those that did something at such a site, ascending.
    std::vector<int> stepsWith(const std::function<bool(const AccessSite &)> &wanted) const;
    /// All changes in the order in which they happened, with the step that made them; of an array or a struct word by word.
    void forEachChange(const std::function<void(int step, const SteppedChange &)> &visit) const;

    /// The nearest position after (or before) one with the same call or one further out; count() (or 0) where there is none.
    int over(int position) const;
    int backOver(int position) const;
    int out(int position) const;     ///< the call that the position is in has returned
    int backOut(int position) const; ///< the step that made the call

private:
    struct State
    {
        QList<SteppedFrame> frames;    ///< with all their variables
        std::vector<int> iterations;   ///< of each site, begun since the loop around it went on
        bool hasLoadedPattern = false; ///< since the last statement began: traceLayout::unsetPattern was data in memory
    };
    struct Data
    {
        Trace trace;
        WorkItemSlot item;
        std::vector<Step> steps;
        std::vector<State> checkpoints;      ///< before each `checkpointSteps`th step
        std::vector<std::vector<int>> inner; ///< of each Iteration those of the loops right within it
    };
    class Reader;
    /// Reads from the checkpoint before a step up to an event, which is not read; `visit(reader, event, change)` for each event.
    template <typename Visit> Reader read(int step, EventIndex end, const Visit &visit) const;
    EventIndex eventAt(int position) const; ///< at the end that after the last
    static constexpr int checkpointSteps = 256;

    std::shared_ptr<const Data> m_data;
};

/// Whether the steps of a work-item were recorded.
bool hasSteps(const Trace &trace, WorkItemSlot item);

/// The first step in which two work-items do not do the same; nullopt: they do the same to the end.
std::optional<int> partingOf(const WorkItemSteps &first, const WorkItemSteps &second);

} // namespace kernelscope
