#include "ui/setup/ArgumentBinding.h"

#include "project/Steps.h"

#include <algorithm>

namespace kernelscope {

static bool fits(const Argument &argument, ParameterKind kind)
{
    switch (kind) {
    case ParameterKind::Value:
        return std::holds_alternative<ValueArgument>(argument.value);
    case ParameterKind::GlobalPointer:
    case ParameterKind::ConstantPointer:
        return std::holds_alternative<BufferArgument>(argument.value);
    case ParameterKind::LocalPointer:
        return std::holds_alternative<LocalArgument>(argument.value);
    case ParameterKind::Image:
        return std::holds_alternative<ImageArgument>(argument.value);
    case ParameterKind::Sampler:
        return std::holds_alternative<SamplerArgument>(argument.value);
    case ParameterKind::Unknown:
    case ParameterKind::Other:
        return true;
    }
    return true;
}

static QString suitableBuffer(const KernelParameter &parameter, const Project &project, bool image)
{
    QString first;
    for (const BufferSpec &buffer : project.buffers) {
        if (buffer.isImage() != image)
            continue;
        if (buffer.name == parameter.name)
            return buffer.name;
        const bool sameType = !parameter.type || elementTypeNamed(buffer.type) == parameter.type;
        if (first.isEmpty() && (image || sameType))
            first = buffer.name;
    }
    return first;
}

static Expression suitableValue(const KernelParameter &parameter, const Project &project)
{
    const bool named =
        std::any_of(project.parameters.begin(), project.parameters.end(), [&](const Parameter &own) { return own.name == parameter.name; });
    return named ? Expression(parameter.name) : Expression(1.0);
}

static Argument newArgument(const KernelParameter &parameter, const LaunchStep &launch, const Project &project)
{
    switch (parameter.kind) {
    case ParameterKind::GlobalPointer:
    case ParameterKind::ConstantPointer:
        return {parameter.name, BufferArgument{suitableBuffer(parameter, project, false)}};
    case ParameterKind::LocalPointer:
        return {parameter.name, LocalArgument{launch.local.isEmpty() ? Expression(1.0) : launch.local.first()}};
    case ParameterKind::Image:
        return {parameter.name, ImageArgument{suitableBuffer(parameter, project, true)}};
    case ParameterKind::Sampler:
        return {parameter.name, SamplerArgument{}};
    default:
        return {parameter.name, ValueArgument{{suitableValue(parameter, project)}}};
    }
}

static bool isParameter(const KernelSignature &kernel, const QString &name)
{
    return std::any_of(kernel.parameters.begin(), kernel.parameters.end(),
                       [&](const KernelParameter &parameter) { return parameter.name == name; });
}

QList<Argument> boundArguments(const KernelSignature &kernel, const LaunchStep &launch, const Project &project)
{
    return boundArguments(kernel, launch, [&](const KernelParameter &parameter) { return newArgument(parameter, launch, project); });
}

QList<Argument> boundArguments(const KernelSignature &kernel, const LaunchStep &launch,
                               const std::function<Argument(const KernelParameter &)> &makeNew)
{
    QList<Argument> named;
    QList<Argument> orphans; // Of parameters that are gone, or were renamed.
    for (const Argument &argument : launch.arguments)
        (isParameter(kernel, argument.parameter) ? named : orphans).append(argument);

    QList<Argument> bound;
    for (const KernelParameter &parameter : kernel.parameters) {
        const auto same = std::find_if(named.begin(), named.end(), [&](const Argument &argument) {
            return argument.parameter == parameter.name && fits(argument, parameter.kind);
        });
        const auto renamed =
            std::find_if(orphans.begin(), orphans.end(), [&](const Argument &argument) { return fits(argument, parameter.kind); });
        if (same != named.end()) {
            bound.append(*same);
        } else if (renamed != orphans.end()) {
            bound.append({parameter.name, renamed->value});
            orphans.erase(renamed);
        } else {
            bound.append(makeNew(parameter));
        }
    }
    return bound;
}

bool isBound(const KernelSignature &kernel, const LaunchStep &launch)
{
    if (launch.arguments.size() != kernel.parameters.size())
        return false;
    return std::all_of(kernel.parameters.begin(), kernel.parameters.end(), [&](const KernelParameter &parameter) {
        return std::any_of(launch.arguments.begin(), launch.arguments.end(), [&](const Argument &argument) {
            return argument.parameter == parameter.name && fits(argument, parameter.kind);
        });
    });
}

Project withBoundArguments(const ProgramSignature &signature, Project project)
{
    const Project before = project;
    forEachLaunch(project.plan, [&](const Step &, LaunchStep &launch) {
        const KernelSignature *kernel = kernelNamed(signature, launch.kernel);
        const bool namesKnown = kernel && std::none_of(kernel->parameters.begin(), kernel->parameters.end(),
                                                       [](const KernelParameter &p) { return p.name.isEmpty(); });
        if (namesKnown && !isBound(*kernel, launch))
            launch.arguments = boundArguments(*kernel, launch, before);
    });
    return project;
}

} // namespace kernelscope
