#include "ui/setup/ArgumentBinding.h"

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

/// A result is none of what a kernel only reads, and what it writes to is none that stays as it is.
static bool isUsedAlike(const Argument &argument, const KernelParameter &parameter, const Project &project)
{
    const auto *bound = std::get_if<BufferArgument>(&argument.value);
    const auto buffer = std::ranges::find(project.buffers, bound ? bound->buffer : QString(), &BufferSpec::name);
    if (buffer == project.buffers.end())
        return true;
    return parameter.isConst ? buffer->access != Access::Out : parameter.written != Knowledge::Yes || buffer->access != Access::In;
}

static bool isParameter(const KernelSignature &kernel, const QString &name)
{
    return std::any_of(kernel.parameters.begin(), kernel.parameters.end(),
                       [&](const KernelParameter &parameter) { return parameter.name == name; });
}

QList<Argument> boundArguments(const KernelSignature &kernel, const LaunchStep &launch, const Project &project,
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
        const auto renamed = std::ranges::find_if(
            orphans, [&](const Argument &argument) { return fits(argument, parameter.kind) && isUsedAlike(argument, parameter, project); });
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

} // namespace kernelscope
