#include "ui/setup/ArgumentFields.h"

#include <QObject>

#include "project/ProjectFormat.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/ArgumentBinding.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

const LaunchStep *launchAt(const Project &project, const StepPath &path)
{
    return std::get_if<LaunchStep>(&stepAt(project, path).action);
}

void setArgumentText(Argument &argument, const QString &text)
{
    if (auto *buffer = std::get_if<BufferArgument>(&argument.value))
        buffer->buffer = text;
    else if (auto *value = std::get_if<ValueArgument>(&argument.value))
        value->value = valueFrom(text);
    else if (auto *local = std::get_if<LocalArgument>(&argument.value))
        local->count = Expression(text);
    else if (auto *image = std::get_if<ImageArgument>(&argument.value))
        image->image = text;
    else if (auto *sampler = std::get_if<SamplerArgument>(&argument.value))
        sampler->filter = text == u"linear" ? SamplerFilter::Linear : SamplerFilter::Nearest;
}

} // namespace

QString argumentText(const Argument &argument)
{
    if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
        return buffer->buffer;
    if (const auto *value = std::get_if<ValueArgument>(&argument.value))
        return valueText(value->value);
    if (const auto *local = std::get_if<LocalArgument>(&argument.value))
        return local->count.text;
    if (const auto *image = std::get_if<ImageArgument>(&argument.value))
        return image->image;
    return std::get<SamplerArgument>(argument.value).filter == SamplerFilter::Linear ? QStringLiteral("linear") : QStringLiteral("nearest");
}

StepField argumentField(const Project &project, const StepPath &path, int index)
{
    const Argument &argument = launchAt(project, path)->arguments[index];
    const QString kind = kindWord(argument);
    StepField field;
    field.caption = argument.parameter;
    field.binding.path =
        stepPointer(path) + u"/arguments/"_s + argument.parameter + u'/' + (kind == u"sampler" ? u"sampler/filter"_s : kind);
    field.binding.name = QObject::tr("argument %1").arg(argument.parameter);
    field.binding.read = [=](const Project &p) {
        const auto *launch = launchAt(p, path);
        return launch && index < launch->arguments.size() ? argumentText(launch->arguments[index]) : QString();
    };
    field.binding.write = [=](Project &p, const QString &text) {
        auto *launch = std::get_if<LaunchStep>(&stepAt(p, path).action);
        if (launch && index < launch->arguments.size())
            setArgumentText(launch->arguments[index], text);
    };
    if (kind == u"buffer" || kind == u"image") {
        for (const BufferSpec &buffer : project.buffers) {
            if (buffer.isImage() == (kind == u"image"))
                field.choices.append({buffer.name, buffer.name});
        }
    } else if (kind == u"sampler") {
        field.choices = plainChoices(samplerFilterWords());
    }
    return field;
}

QString argumentHint(const ProgramSignature &signature, const QString &kernel, const Argument &argument)
{
    const KernelSignature *known = kernelNamed(signature, kernel);
    for (const KernelParameter &parameter : known ? known->parameters : QList<KernelParameter>()) {
        if (parameter.name == argument.parameter)
            return (parameter.kind == ParameterKind::LocalPointer ? u"local "_s : QString()) + parameter.typeName;
    }
    return std::holds_alternative<LocalArgument>(argument.value) ? QObject::tr("local elements") : QString();
}

} // namespace kernelscope
