#include "plan/Computations.h"

#include <algorithm>

#include "project/UsedNames.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

QString bufferOf(const Argument &argument)
{
    if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
        return buffer->buffer;
    const auto *image = std::get_if<ImageArgument>(&argument.value);
    return image ? image->image : QString();
}

void add(QStringList &names, const QStringList &more)
{
    for (const QString &name : more) {
        if (!names.contains(name))
            names << name;
    }
}

/// Goes through a plan with the launches whose results lie in each buffer.
class Walk
{
public:
    Walk(const Project &project, const ProgramSignature &signature) : m_project(project), m_signature(signature) {}
    void take(const QList<Step> &steps, bool isCertain);
    Computations computations;

private:
    void takeLaunch(const Step &step, const LaunchStep &launch, bool isCertain);
    void takeCopy(const CopyStep &copy, bool isCertain);
    void exchange(const SwapStep &swap, bool isCertain);
    void forget(const QString &buffer, bool isAll);
    void join(const QString &launch, const QString &earlier);
    bool mayWrite(const LaunchStep &launch, const Argument &argument) const;
    Access accessOf(const QString &buffer) const;

    const Project &m_project;
    const ProgramSignature &m_signature;
};

Access Walk::accessOf(const QString &buffer) const
{
    const auto found = std::ranges::find(m_project.buffers, buffer, &BufferSpec::name);
    return found == m_project.buffers.end() ? Access::InOut : found->access;
}

bool Walk::mayWrite(const LaunchStep &launch, const Argument &argument) const
{
    if (accessOf(bufferOf(argument)) == Access::In)
        return false;
    const KernelSignature *kernel = kernelNamed(m_signature, launch.kernel);
    if (!kernel)
        return true;
    const auto parameter = std::ranges::find(kernel->parameters, argument.parameter, &KernelParameter::name);
    return parameter == kernel->parameters.end() || !(parameter->isConst || parameter->written == Knowledge::No);
}

void Walk::join(const QString &launch, const QString &earlier)
{
    const auto placeOf = [this](const QString &name) {
        return std::ranges::find_if(computations.steps, [&](const QStringList &steps) { return steps.contains(name); });
    };
    const auto own = placeOf(launch);
    const auto other = placeOf(earlier);
    if (own == other)
        return;
    const auto into = std::min(own, other);
    const auto from = std::max(own, other);
    add(*into, *from);
    computations.steps.erase(from);
}

void Walk::takeLaunch(const Step &step, const LaunchStep &launch, bool isCertain)
{
    const bool isNew = std::ranges::none_of(computations.steps, [&](const QStringList &steps) { return steps.contains(step.name); });
    if (isNew)
        computations.steps << QStringList{step.name};
    for (const Argument &argument : launch.arguments) {
        const QString buffer = bufferOf(argument);
        if (buffer.isEmpty() || accessOf(buffer) == Access::Out)
            continue;
        for (const QString &earlier : computations.leftIn.value(buffer))
            join(step.name, earlier);
    }
    for (const Argument &argument : launch.arguments) {
        const QString buffer = bufferOf(argument);
        if (buffer.isEmpty() || !mayWrite(launch, argument))
            continue;
        // One that begins elsewhere leaves what the others wrote.
        const bool isWhole = isCertain && launch.offset.isEmpty() && accessOf(buffer) == Access::Out;
        QStringList left = isWhole ? QStringList() : computations.leftIn.value(buffer);
        add(left, {step.name});
        computations.leftIn.insert(buffer, left);
    }
}

void Walk::takeCopy(const CopyStep &copy, bool isCertain)
{
    const bool isWhole = isCertain && !copy.toOffset && !copy.count;
    QStringList left = isWhole ? QStringList() : computations.leftIn.value(copy.to);
    add(left, computations.leftIn.value(copy.from));
    computations.leftIn.insert(copy.to, left);
}

void Walk::forget(const QString &buffer, bool isAll)
{
    if (isAll)
        computations.leftIn.remove(buffer);
}

void Walk::exchange(const SwapStep &swap, bool isCertain)
{
    const QStringList first = computations.leftIn.value(swap.first);
    const QStringList second = computations.leftIn.value(swap.second);
    QStringList toFirst = isCertain ? QStringList() : first;
    QStringList toSecond = isCertain ? QStringList() : second;
    add(toFirst, second);
    add(toSecond, first);
    computations.leftIn.insert(swap.first, toFirst);
    computations.leftIn.insert(swap.second, toSecond);
}

void Walk::take(const QList<Step> &steps, bool isCertain)
{
    for (const Step &step : steps) {
        const bool isMade = isCertain && step.when.isEmpty();
        std::visit(Overloaded{[&](const LaunchStep &launch) { takeLaunch(step, launch, isMade); },
                              [&](const CopyStep &copy) { takeCopy(copy, isMade); },
                              [&](const WriteStep &write) { forget(write.buffer, isMade && !write.offset && !write.count); },
                              [&](const FillStep &fill) { forget(fill.buffer, isMade && !fill.offset && !fill.count); },
                              [&](const SwapStep &swap) { exchange(swap, isMade); },
                              [&](const RepeatStep &repeat) {
                                  for (int turn = 0; turn < 2; ++turn) // What a turn leaves the next one finds.
                                      take(repeat.steps, isMade);
                              },
                              [](const auto &) {}},
                   step.action);
    }
}

} // namespace

QStringList Computations::of(const QString &launch) const
{
    const auto found = std::ranges::find_if(steps, [&](const QStringList &each) { return each.contains(launch); });
    return found == steps.end() ? QStringList{launch} : *found;
}

Computations computationsOf(const Project &project, const ProgramSignature &signature)
{
    Walk walk(project, signature);
    walk.take(project.plan, true);
    return walk.computations;
}

/// Those that left something in a buffer that an expression names.
static QStringList launchesNamed(const Expression &expression, const Computations &computations)
{
    QStringList launches;
    for (auto buffer = computations.leftIn.begin(); buffer != computations.leftIn.end(); ++buffer) {
        if (usesBuffer(expression, buffer.key()))
            add(launches, buffer.value());
    }
    launches.sort();
    return launches;
}

CheckedLaunches launchesOfCheck(const Check &check, const Computations &computations)
{
    if (check.buffer.isEmpty())
        return {launchesNamed(check.condition, computations), {}};
    const QStringList needed =
        std::visit(Overloaded{[&](const ExpectedExpression &expected) { return launchesNamed(expected.expression, computations); },
                              [&](const ExpectedBuffer &expected) { return computations.leftIn.value(expected.buffer); },
                              [](const ExpectedFile &) { return QStringList(); }},
                   check.expected);
    return {computations.leftIn.value(check.buffer), needed};
}

} // namespace kernelscope
