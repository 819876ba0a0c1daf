#pragma once

#include <QHash>

#include "planner/DeviceSlots.h"
#include "planner/Planning.h"
#include "planner/TransferPlanner.h"
#include "planner/TransferSteps.h"

namespace kernelscope {

/// Walks the steps as they are executed, `repeat` and all, and hands their commands over. Puts the parameters that `set` changed
/// back when it is done.
class StepUnroller
{
public:
    StepUnroller(Planning &planning, DeviceSlots &slots, TransferPlanner &transfers);
    void unroll();

private:
    static constexpr int deepestNesting = 16;
    static constexpr int mostSteps = 1000000;
    static constexpr quint64 mostIterationsTried = 20000;

    void steps(const QList<Step> &list, const QString &path, int depth);
    bool isLeftOut(const Step &step) const;
    void step(const LaunchStep &launch, const Step &step, const QString &path);
    void step(const SetStep &set, const QString &path);
    void step(const SwapStep &swap, const QString &path);
    void repeat(const RepeatStep &repeat, const Step &step, const QString &path, int depth);
    std::optional<quint64> iterationsNeeded(const RepeatStep &repeat, const QString &inside, quint64 done);
    void mention(const QList<Step> &list);
    template <typename TransferStep> void transfer(const TransferStep &action, const Step &step, const QString &path);
    void emitCommand(const Step &step, PlannedCommand command, const QList<StorageUse> &uses, const QString &path);
    QList<CommandIndex> after(const Step &step, const QString &path);
    bool countStep();
    void noteUnknownLaunch();
    void keep(const QString &name);
    void putBack();

    Planning &m_planning;
    DeviceSlots &m_slots;
    TransferPlanner &m_transfers;
    QHash<QString, CommandIndex> m_named; ///< the latest execution of each step that has a name
    QStringList m_allNames;
    QHash<QString, std::optional<double>> m_before; ///< what `set` changed, as it was; nullopt: not in scope
    int m_stepsDone = 0;
    bool m_stopped = false;
};

} // namespace kernelscope
