#include "planner/CheckDependencies.h"

#include <algorithm>

#include "plan/CommandStorages.h"
#include "planner/SkippedSteps.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

/// Which storages hold what the launches have made, directly or through others.
class Descent
{
public:
    explicit Descent(const Plan &plan) : m_plan(plan), m_isMade(plan.storages.size(), false) {}

    void follow(const QStringList &launches);
    bool isMade(StorageIndex storage) const { return m_isMade[storage.value]; }

private:
    bool passOn(const PlannedCommand &command, bool isSource);
    bool passOnByLaunch(const PlannedCommand &command, bool isSource);
    bool mark(StorageIndex storage);

    const Plan &m_plan;
    QList<bool> m_isMade;
};

bool Descent::mark(StorageIndex storage)
{
    return !std::exchange(m_isMade[storage.value], true);
}

bool Descent::passOnByLaunch(const PlannedCommand &command, bool isSource)
{
    const QList<StorageIndex> taken = storagesOf(command);
    if (!isSource && !std::ranges::any_of(taken, [this](StorageIndex storage) { return isMade(storage); }))
        return false;
    bool isNew = false;
    for (const StorageIndex storage : taken)
        isNew = (m_plan.storages[storage.value].access != Access::In && mark(storage)) || isNew;
    return isNew;
}

bool Descent::passOn(const PlannedCommand &command, bool isSource)
{
    return std::visit(Overloaded{[&](const LaunchCommand &) { return passOnByLaunch(command, isSource); },
                                 [&](const CopyCommand &copy) { return isMade(copy.from) && mark(copy.to); },
                                 [](const auto &) { return false; }},
                      command.action);
}

/// Until nothing is added: commands of several queues have no one order.
void Descent::follow(const QStringList &launches)
{
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const PlannedCommand &command : m_plan.commands)
            isNew = passOn(command, launches.contains(command.stepPath)) || isNew;
    }
}

} // namespace

QList<Check> checksWithout(const Plan &plan, const QStringList &launches)
{
    Descent descent(plan);
    descent.follow(launches);
    QList<Check> checks;
    std::ranges::copy_if(plan.checks, std::back_inserter(checks), [&](const Check &check) {
        return std::ranges::none_of(
            plan.bindings, [&](const BufferBinding &binding) { return descent.isMade(binding.storage) && looksAt(check, binding.name); });
    });
    return checks;
}

} // namespace kernelscope
