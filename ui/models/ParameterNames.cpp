#include "ui/models/ParameterNames.h"

#include <QObject>
#include <QStringList>

namespace kernelscope {

namespace {

struct Search
{
    const LaunchTrace &launch;
    QString buffer;
    QStringList parameters = {};
    bool isSwapped = false;

    void lookIn(const QList<Step> &steps)
    {
        for (const Step &step : steps) {
            if (const auto *at = std::get_if<LaunchStep>(&step.action); at && step.name == launch.name && at->kernel == launch.kernel)
                take(*at);
            else if (const auto *swap = std::get_if<SwapStep>(&step.action))
                isSwapped = isSwapped || swap->first == buffer || swap->second == buffer;
            else if (const auto *repeat = std::get_if<RepeatStep>(&step.action))
                lookIn(repeat->steps);
        }
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
    search.lookIn(project.plan);
    const bool isItsName = search.parameters == QStringList(object.name);
    return search.isSwapped || isItsName ? QString() : search.parameters.join(QStringLiteral(", "));
}

} // namespace kernelscope
