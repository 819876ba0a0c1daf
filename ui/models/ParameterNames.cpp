#include "ui/models/ParameterNames.h"

#include "project/Steps.h"

#include <QStringList>

namespace kernelscope {

namespace {

struct Search
{
    const LaunchTrace &launch;
    QString buffer;
    QStringList parameters = {};
    bool isSwapped = false;

    void lookAt(const Step &step)
    {
        if (const auto *at = std::get_if<LaunchStep>(&step.action); at && step.name == launch.name && at->kernel == launch.kernel)
            take(*at);
        else if (const auto *swap = std::get_if<SwapStep>(&step.action))
            isSwapped = isSwapped || swap->first == buffer || swap->second == buffer;
    }

    void take(const LaunchStep &step)
    {
        for (const Argument &argument : step.arguments) {
            const auto *given = std::get_if<BufferArgument>(&argument.value);
            if (given && given->buffer == buffer && !parameters.contains(argument.parameter))
                parameters << argument.parameter;
        }
    }
};

} // namespace

QString parameterOf(const Project &project, const LaunchTrace &launch, const BoundObject &object)
{
    if (object.memory != AddressSpace::Global && object.memory != AddressSpace::Constant)
        return {};
    Search search{launch, object.name};
    forEachStep(project.plan, [&](const Step &step) { search.lookAt(step); });
    const bool isItsName = search.parameters == QStringList(object.name);
    return search.isSwapped || isItsName ? QString() : search.parameters.join(QStringLiteral(", "));
}

} // namespace kernelscope
