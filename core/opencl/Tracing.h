#pragma once

#include <algorithm>
#include <any>
#include <optional>

#include <QList>
#include <QString>

#include "opencl/ProgramBuild.h"
#include "opencl/ProgramText.h"
#include "opencl/TracedForm.h"
#include "plan/Plan.h"
#include "trace/InstrumentedKernel.h"
#include "trace/Trace.h"
#include "trace/TraceOptions.h"

namespace kernelscope {

/// A rewritten kernel, built for one of the plan's devices.
struct TracedProgram
{
    DeviceSlot slot;
    InstrumentedKernel kernel;
    TracedForm form; ///< that it was built in
    ProgramBuild build;
    ProgramText exchanged = {}; ///< the user's own program for a permuted launch; without sources where nothing is permuted
};

/// Orders of a launch's work-items that are to be compared with the one that they had: the reverse one, and another.
struct OtherOrders
{
    QList<int> firstLoads; ///< sites at which each loads before any stores (FirstLoads.h); empty: there are none
};

/// Hears of the launches of a traced execution, on its thread but for examine(): for each launch either notTraced(), also after some of it
/// was recorded, or recorded() one or more times, finished(), and ended() and compared() where it ran untraced afterwards.
class TraceSink
{
public:
    virtual ~TraceSink() = default;

    /// `runsUntraced`: it is run all the same.
    virtual void notTraced(const PlannedCommand &launch, const QString &why, bool runsUntraced) = 0;
    /// What there is to be found in a batch by itself: it comes back with the batch. In any thread, and in several at once, each with
    /// another batch; `isAlone`: no other thread examines one meanwhile.
    virtual std::any examine(const Trace &batch, bool isAlone) const = 0;
    /// A batch of its work-groups, and what was found in it. Traces of one launch have groups, sites and objects of the same launch.
    virtual void recorded(const PlannedCommand &launch, const Trace &batch, const std::any &found) = 0;
    /// All was recorded, but for the values that many loads gave. True: they are wanted, and everything is recorded once more.
    virtual bool wantsValues(const PlannedCommand &launch) = 0;
    /// All was recorded. True: something in local memory was read that nobody wrote, and whether results depend on it is to be found out.
    virtual bool wantsOtherLocal(const PlannedCommand &launch) = 0;
    /// The buffers that came out differently with something else in local memory, by name; nullopt: they differ from launch to launch
    /// anyway.
    virtual void dependsOnLocal(const PlannedCommand &launch, const std::optional<QStringList> &buffers) = 0;
    /// All was recorded, and after the one before. True: private variables were read that seem to have no value, and whether they may have
    /// been given what marks them is to be found out.
    virtual bool wantsOtherUnset(const PlannedCommand &launch) = 0;
    /// The sites that found such reads with another mark, too; of operations those where none of the operands is still the first mark.
    virtual void confirmedUnset(const PlannedCommand &launch, const QList<int> &sites) = 0;
    /// All was recorded, and after the one before. True: the device's compiler may be at fault for what was found. Everything is recorded
    /// once more, built without optimisation: recordedUnoptimised() one or more times, then keepsUnoptimised().
    virtual bool wantsUnoptimised(const PlannedCommand &launch) = 0;
    virtual void recordedUnoptimised(const PlannedCommand &launch, const Trace &batch, const std::any &found) = 0;
    /// True: that is what counts, and the launch is traced so from the start. `isWhole`: all of it could be built and read.
    virtual bool keepsUnoptimised(const PlannedCommand &launch, bool isWhole) = 0;
    /// All was recorded. Something: its work-items race, and what depends on their order is to be found out.
    virtual std::optional<OtherOrders> wantsOtherOrders(const PlannedCommand &launch) = 0;
    /// The buffers that it wrote to, with the work-items in their order and in others.
    virtual void comparedOrders(const PlannedCommand &launch, const QList<OrderedResults> &buffers) = 0;
    /// False: the launch must not run untraced, since it would crash or hang. Execution goes on with what the traced one left.
    virtual bool finished(const PlannedCommand &launch) = 0;
    /// It ran untraced, and came to its end.
    virtual void ended(const PlannedCommand &launch) = 0;
    /// The buffers that it wrote to differ from what the traced launch left. True: why they do is to be found out.
    virtual bool asksWhyResultsDiffer(const PlannedCommand &launch) = 0;
    /// The buffers that it wrote to.
    virtual void compared(const PlannedCommand &launch, const QList<ComparedBuffer> &buffers) = 0;
};

/// The programs of a traced execution, and who takes what is recorded.
struct TraceSettings : TraceOptions
{
    /// Null: there is none.
    const TracedProgram *programFor(DeviceSlot slot, const QString &kernel, const TracedForm &form) const
    {
        const auto found = std::ranges::find_if(programs, [&](const TracedProgram &program) {
            return program.slot == slot && program.kernel.kernel == kernel && program.form == form;
        });
        return found == programs.end() ? nullptr : &*found;
    }

    QList<TracedProgram> programs;
    TraceSink *sink = nullptr;
};

} // namespace kernelscope
