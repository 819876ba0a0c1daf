#include "planner/StepUnroller.h"

#include "plan/ProjectPaths.h"
#include "planner/ArgumentBinder.h"
#include "planner/LaunchValidator.h"
#include "project/Steps.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

QStringList namesOf(const QList<Step> &steps, bool launchesOnly)
{
    QStringList names;
    forEachStep(steps, [&](const Step &step) {
        if (!step.name.isEmpty() && (!launchesOnly || std::holds_alternative<LaunchStep>(step.action)))
            names << step.name;
    });
    return names;
}

} // namespace

StepUnroller::StepUnroller(Planning &planning, DeviceSlots &slots, TransferPlanner &transfers)
    : m_planning(planning), m_slots(slots), m_transfers(transfers)
{
    m_allNames = namesOf(planning.project.plan, false);
}

void StepUnroller::unroll()
{
    if (!m_planning.context.onlyLaunch.isEmpty())
        noteUnknownLaunch();
    steps(m_planning.project.plan, QStringLiteral("/plan"), 0);
    putBack();
}

void StepUnroller::keep(const QString &name)
{
    if (m_before.contains(name))
        return;
    const Result<double> value = m_planning.notes.evaluator().number(Expression(name));
    m_before.insert(name, value ? std::optional(*value) : std::nullopt);
}

void StepUnroller::putBack()
{
    for (auto it = m_before.cbegin(); it != m_before.cend(); ++it) {
        if (it.value())
            m_planning.notes.evaluator().setNumber(it.key(), *it.value());
        else
            m_planning.notes.evaluator().remove(it.key());
    }
}

void StepUnroller::noteUnknownLaunch()
{
    const QStringList launches = namesOf(m_planning.project.plan, true);
    const QString &wanted = m_planning.context.onlyLaunch;
    if (const auto skipped = m_planning.skipped.launches.constFind(wanted); skipped != m_planning.skipped.launches.constEnd())
        m_planning.notes.problem(QStringLiteral("/plan"),
                                 QStringLiteral("Launch \"%1\" cannot run alone: it was left out, because %2.").arg(wanted, *skipped));
    if (launches.contains(wanted))
        return;
    const QString known =
        launches.isEmpty() ? QStringLiteral("The plan has none.") : QStringLiteral("The launches are: %1.").arg(firstNames(launches));
    m_planning.notes.problem(
        QStringLiteral("/plan"),
        QStringLiteral("There is no launch \"%1\" in the plan.%2 %3").arg(wanted, didYouMean(wanted, launches), known));
}

bool StepUnroller::isLeftOut(const Step &step) const
{
    const QString &only = m_planning.context.onlyLaunch;
    if (only.isEmpty() || std::holds_alternative<SetStep>(step.action) || std::holds_alternative<SwapStep>(step.action) ||
        std::holds_alternative<RepeatStep>(step.action))
        return false;
    return !std::holds_alternative<LaunchStep>(step.action) || step.name != only;
}

bool StepUnroller::countStep()
{
    if (m_stopped || ++m_stepsDone <= mostSteps)
        return !m_stopped;
    m_stopped = true;
    m_planning.notes.problem(
        QStringLiteral("/plan"),
        QStringLiteral("The plan executes more than %1 steps. Repeat fewer times, or do more in each launch.").arg(mostSteps));
    return false;
}

void StepUnroller::steps(const QList<Step> &list, const QString &path, int depth)
{
    for (qsizetype k = 0; k < list.size(); ++k) {
        const Step &one = list[k];
        if (isLeftOut(one))
            continue;
        const QString place = ProjectPath::step(path, k);
        if (m_planning.skipped.steps.contains(place))
            continue;
        if (!countStep())
            return;
        std::visit(
            [&](const auto &action) {
                using Action = std::decay_t<decltype(action)>;
                if constexpr (std::is_same_v<Action, RepeatStep>)
                    repeat(action, one, place, depth);
                else if constexpr (std::is_same_v<Action, LaunchStep>)
                    step(action, one, place);
                else if constexpr (std::is_same_v<Action, SetStep> || std::is_same_v<Action, SwapStep>)
                    step(action, place);
                else if constexpr (std::is_same_v<Action, BarrierStep>)
                    emitCommand(one, {QStringLiteral("barrier"), place, m_slots.queue(action.queue, DeviceSlot(0)), {}, BarrierCommand{}},
                                {}, place);
                else if constexpr (std::is_same_v<Action, FinishStep>)
                    emitCommand(one, {QStringLiteral("finish"), place, m_slots.queue(one.queue, DeviceSlot(0)), {}, FinishCommand{}}, {},
                                place);
                else
                    transfer(action, one, place);
            },
            one.action);
    }
}

void StepUnroller::emitCommand(const Step &step, PlannedCommand command, const QList<StorageUse> &uses, const QString &path)
{
    command.after = after(step, path);
    const QString name = command.name;
    const CommandIndex index = m_transfers.add(std::move(command), uses);
    m_named[step.name.isEmpty() ? name : step.name] = index;
}

QList<CommandIndex> StepUnroller::after(const Step &step, const QString &path)
{
    QList<CommandIndex> earlier;
    for (qsizetype k = 0; k < step.after.size(); ++k) {
        const QString &name = step.after[k];
        if (const auto found = m_named.constFind(name); found != m_named.constEnd()) {
            if (!earlier.contains(*found))
                earlier << *found;
            continue;
        }
        // What a step waits for may have been left out (by its condition, or with one launch alone); a step inside a repeat may wait for a
        // later one of the round before, which there is none of in the first.
        const bool exists = m_allNames.contains(name);
        if (exists && (!m_planning.context.onlyLaunch.isEmpty() || m_planning.skipped.names.contains(name) || path.contains(u"/repeat/")))
            continue;
        const QString member = ProjectPath::item(path + QStringLiteral("/after"), k);
        if (exists)
            m_planning.notes.problem(member, QStringLiteral("A step is to come after \"%1\", which is not executed before it. Name an "
                                                            "earlier step.")
                                                 .arg(name));
        else
            m_planning.notes.problem(
                member,
                QStringLiteral("A step is to come after \"%1\", but no step has that name.%2").arg(name, didYouMean(name, m_allNames)),
                nearestWord(name, m_allNames));
    }
    return earlier;
}

void StepUnroller::step(const LaunchStep &launch, const Step &step, const QString &path)
{
    const QString name = step.name.isEmpty() ? launch.kernel : step.name;
    const QString what = launchWords(name);
    const auto ofLaunch = m_planning.notes.ofLaunch(name);
    const auto slot = m_slots.slot(launch.device, path + QStringLiteral("/device"), what);
    const DeviceSlot chosen = slot.value_or(DeviceSlot(0));
    const KernelSignature *kernel = m_planning.kernel(launch.kernel);
    if (!kernel && m_planning.knowsSources()) {
        const QStringList names = mapped(m_planning.context.signature.kernels, &KernelSignature::name);
        const QString list =
            names.isEmpty() ? QStringLiteral("They hold no kernel.") : QStringLiteral("The kernels are: %1.").arg(firstNames(names));
        m_planning.notes.problem(path + QStringLiteral("/kernel"),
                                 QStringLiteral("%1: there is no kernel \"%2\" in the sources.%3 %4")
                                     .arg(what, launch.kernel, didYouMean(launch.kernel, names), list),
                                 names.size() == 1 ? names.front() : nearestWord(launch.kernel, names));
    }
    const DeviceInfo device = m_planning.device(chosen);
    auto planned = planLaunchSizes(m_planning, launch, path, what, device, kernel);
    const auto bound = bindArguments(m_planning, launch, path, what, device, kernel);
    if (!slot || !planned || !bound)
        return;
    planned->arguments = bound->arguments;
    emitCommand(step, {name, path, m_slots.queue(step.queue, chosen), {}, *planned}, bound->uses, path);
}

void StepUnroller::step(const SetStep &set, const QString &path)
{
    for (const auto &[name, expression] : set.values) {
        const auto value = m_planning.notes.number(ProjectPath::member(path + QStringLiteral("/set"), name), expression,
                                                   QStringLiteral("The parameter \"%1\"").arg(name));
        keep(name);
        if (value)
            m_planning.notes.evaluator().setNumber(name, *value);
        else
            m_planning.notes.nameFailed(name);
    }
}

void StepUnroller::step(const SwapStep &swap, const QString &path)
{
    QList<int> places;
    for (const QString &name : {swap.first, swap.second}) {
        if (const auto place = m_planning.buffers.constFind(name); place != m_planning.buffers.constEnd())
            places << *place;
        else
            m_planning.notes.problem(path + QStringLiteral("/swap"),
                                     QStringLiteral("The step \"swap %1, %2\": there is no buffer \"%3\".%4")
                                         .arg(swap.first, swap.second, name, didYouMean(name, m_planning.bufferNames())));
    }
    if (places.size() != 2)
        return;
    BufferBinding &first = m_planning.plan.bindings[places[0]];
    BufferBinding &second = m_planning.plan.bindings[places[1]];
    const PlannedStorage &a = m_planning.storage(first.storage);
    const PlannedStorage &b = m_planning.storage(second.storage);
    if (a.type != b.type || a.imageFormat != b.imageFormat)
        m_planning.notes.problem(path + QStringLiteral("/swap"),
                                 QStringLiteral("The step \"swap %1, %2\" exchanges buffers of different types: %3 and %4. Give both the "
                                                "same type.")
                                     .arg(swap.first, swap.second, elementTypeName(a.type), elementTypeName(b.type)));
    else
        std::swap(first.storage, second.storage);
}

template <typename TransferStep> void StepUnroller::transfer(const TransferStep &action, const Step &step, const QString &path)
{
    const auto planned = planTransfer(m_planning, action, path);
    if (!planned)
        return;
    const DeviceSlot slot = m_transfers.newest(planned->uses.first().storage);
    emitCommand(step, {step.name.isEmpty() ? planned->name : step.name, path, m_slots.queue(step.queue, slot), {}, planned->action},
                planned->uses, path);
}

void StepUnroller::repeat(const RepeatStep &repeat, const Step &step, const QString &path, int depth)
{
    PlanningNotes &notes = m_planning.notes;
    const QString inside = path + QStringLiteral("/repeat");
    const QString what =
        step.name.isEmpty() ? QStringLiteral("The step %1 (repeat)").arg(path) : QStringLiteral("The step \"%1\" (repeat)").arg(step.name);
    if (depth >= deepestNesting) {
        notes.problem(inside, filled(QStringLiteral("%1 lies %2 repeats deep. Use at most %3."), what, depth + 1, deepestNesting));
        return;
    }
    const auto limit = repeat.limit ? notes.size(inside + QStringLiteral("/limit"), *repeat.limit, what + QStringLiteral(": its limit"), 0)
                                    : std::optional<quint64>(1000);
    for (quint64 round = 0; limit && !m_stopped; ++round) {
        const qsizetype before = notes.errorCount();
        const auto goesOn = notes.truth(inside + QStringLiteral("/while"), repeat.condition, what + QStringLiteral(": its condition"));
        if (!goesOn || !*goesOn)
            break;
        if (round >= *limit) {
            const auto needed = iterationsNeeded(repeat, inside, round);
            const QString advice = needed ? QStringLiteral("It needs %1 iterations: give it \"limit\": %1.").arg(*needed)
                                          : QStringLiteral("Let its steps change what the condition uses, or raise the limit.");
            notes.problem(inside + (repeat.limit ? QStringLiteral("/limit") : QString()),
                          filled(QStringLiteral("%1 has run %2 times, which is its limit, and its condition \"%3\" is still true. %4"),
                                 what, *limit, repeat.condition.text, advice));
            break;
        }
        steps(repeat.steps, inside + QStringLiteral("/steps"), depth + 1);
        // What is wrong in one round is wrong in the next.
        if (notes.errorCount() > before || !countStep())
            break;
    }
    mention(repeat.steps);
    if (m_transfers.lastCommand() && !step.name.isEmpty())
        m_named[step.name] = *m_transfers.lastCommand();
}

/// How many iterations the condition allows in all, where values that the steps set alone decide; nullopt: not known, or too many.
std::optional<quint64> StepUnroller::iterationsNeeded(const RepeatStep &repeat, const QString &inside, quint64 done)
{
    PlanningNotes &notes = m_planning.notes;
    const auto isRepeat = [](const Step &step) { return std::holds_alternative<RepeatStep>(step.action); };
    if (std::ranges::any_of(repeat.steps, isRepeat))
        return std::nullopt;
    const qsizetype errors = notes.errorCount();
    for (quint64 round = done; round < mostIterationsTried && notes.errorCount() == errors; ++round) {
        const auto goesOn = notes.truth(inside + QStringLiteral("/while"), repeat.condition, QStringLiteral("The condition"));
        if (!goesOn || !*goesOn)
            return goesOn ? std::optional(round) : std::nullopt;
        for (qsizetype k = 0; k < repeat.steps.size(); ++k) {
            if (const auto *set = std::get_if<SetStep>(&repeat.steps[k].action))
                step(*set, ProjectPath::step(inside + QStringLiteral("/steps"), k));
        }
    }
    return std::nullopt;
}

/// Buffers of launches that may have been repeated zero times keep their initial contents, which checks look at.
void StepUnroller::mention(const QList<Step> &list)
{
    for (const Step &step : list) {
        const auto *launch = std::get_if<LaunchStep>(&step.action);
        for (const Argument &argument : launch && !isLeftOut(step) ? launch->arguments : QList<Argument>()) {
            const auto *bound = std::get_if<BufferArgument>(&argument.value);
            const auto isNamed = [&](const BufferSpec &buffer) { return bound && buffer.name == bound->buffer; };
            const auto &buffers = m_planning.project.buffers;
            if (const auto buffer = std::ranges::find_if(buffers, isNamed); buffer != buffers.end())
                m_transfers.mention(m_planning.binding(int(buffer - buffers.begin())));
        }
    }
}

} // namespace kernelscope
