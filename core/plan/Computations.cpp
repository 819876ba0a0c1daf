#include "plan/Computations.h"

#include <algorithm>
#include <utility>

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
    Computations result() const;

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
    QHash<QString, QStringList> m_leftIn;
    QList<QStringList> m_computations;  ///< empty: joined to an earlier one
    QHash<QString, qsizetype> m_places; ///< by launch, in m_computations
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
    const auto [into, from] = std::minmax({m_places.value(launch), m_places.value(earlier)});
    if (into == from)
        return;
    for (const QString &name : std::exchange(m_computations[from], {})) {
        m_computations[into] << name;
        m_places.insert(name, into);
    }
}

Computations Walk::result() const
{
    Computations computations{m_computations, m_leftIn};
    computations.steps.removeIf([](const QStringList &steps) { return steps.isEmpty(); });
    return computations;
}

void Walk::takeLaunch(const Step &step, const LaunchStep &launch, bool isCertain)
{
    if (!m_places.contains(step.name)) {
        m_places.insert(step.name, m_computations.size());
        m_computations << QStringList{step.name};
    }
    for (const Argument &argument : launch.arguments) {
        const QString buffer = bufferOf(argument);
        if (buffer.isEmpty() || accessOf(buffer) == Access::Out)
            continue;
        for (const QString &earlier : m_leftIn.value(buffer))
            join(step.name, earlier);
    }
    for (const Argument &argument : launch.arguments) {
        const QString buffer = bufferOf(argument);
        if (buffer.isEmpty() || !mayWrite(launch, argument))
            continue;
        // One that begins elsewhere leaves what the others wrote.
        const bool isWhole = isCertain && launch.offset.isEmpty() && accessOf(buffer) == Access::Out;
        QStringList left = isWhole ? QStringList() : m_leftIn.value(buffer);
        add(left, {step.name});
        m_leftIn.insert(buffer, left);
    }
}

void Walk::takeCopy(const CopyStep &copy, bool isCertain)
{
    const bool isWhole = isCertain && !copy.toOffset && !copy.count;
    QStringList left = isWhole ? QStringList() : m_leftIn.value(copy.to);
    add(left, m_leftIn.value(copy.from));
    m_leftIn.insert(copy.to, left);
}

void Walk::forget(const QString &buffer, bool isAll)
{
    if (isAll)
        m_leftIn.remove(buffer);
}

void Walk::exchange(const SwapStep &swap, bool isCertain)
{
    const QStringList first = m_leftIn.value(swap.first);
    const QStringList second = m_leftIn.value(swap.second);
    QStringList toFirst = isCertain ? QStringList() : first;
    QStringList toSecond = isCertain ? QStringList() : second;
    add(toFirst, second);
    add(toSecond, first);
    m_leftIn.insert(swap.first, toFirst);
    m_leftIn.insert(swap.second, toSecond);
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
    return walk.result();
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
