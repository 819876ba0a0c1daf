#include "planner/ArgumentBinder.h"

#include <algorithm>

#include "plan/NumberEncoding.h"
#include "plan/ProjectPaths.h"
#include "planner/LocalMemoryUse.h"
#include "planner/ParameterType.h"
#include "planner/StorageArgument.h"
#include "planner/ValueArgumentEncoder.h"
#include "project/ProjectFormat.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

bool isPointer(ParameterKind kind)
{
    return kind == ParameterKind::GlobalPointer || kind == ParameterKind::ConstantPointer;
}

QString kindWords(const KernelParameter &parameter)
{
    switch (parameter.kind) {
    case ParameterKind::Value:
        return QStringLiteral("a value of type %1, given as {\"value\": ...}").arg(parameter.typeName);
    case ParameterKind::GlobalPointer:
    case ParameterKind::ConstantPointer:
        return QStringLiteral("a buffer, given as {\"buffer\": NAME}");
    case ParameterKind::LocalPointer:
        return QStringLiteral("local memory, given as {\"local\": COUNT}");
    case ParameterKind::Image:
        return QStringLiteral("an image, given as {\"image\": NAME}");
    case ParameterKind::Sampler:
        return QStringLiteral("a sampler, given as {\"sampler\": {...}}");
    case ParameterKind::Unknown:
    case ParameterKind::Other:
        break;
    }
    return parameter.typeName;
}

struct Given
{
    QString what;
    bool fits = false; ///< what the kernel's parameter takes
};

Given givenAs(const Argument &argument, ParameterKind kind)
{
    return std::visit(Overloaded{[kind](const BufferArgument &) {
                                     return Given{QStringLiteral("a buffer"), isPointer(kind)};
                                 },
                                 [kind](const ValueArgument &) {
                                     return Given{QStringLiteral("a value"), kind == ParameterKind::Value};
                                 },
                                 [kind](const LocalArgument &) {
                                     return Given{QStringLiteral("local memory"), kind == ParameterKind::LocalPointer};
                                 },
                                 [kind](const ImageArgument &) {
                                     return Given{QStringLiteral("an image"), kind == ParameterKind::Image};
                                 },
                                 [kind](const SamplerArgument &) {
                                     return Given{QStringLiteral("a sampler"), kind == ParameterKind::Sampler};
                                 }},
                      argument.value);
}

/// The arguments of one launch on their way into the plan.
class Binder
{
public:
    Binder(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what, const DeviceInfo &device,
           const KernelSignature *kernel)
        : m_planning(planning), m_launch(launch), m_path(path), m_what(what), m_device(device), m_kernel(kernel),
          m_localMemory(kernel ? kernel->localMemorySize : 0)
    {
    }
    std::optional<BoundArguments> bind();

private:
    void bindInProjectOrder();
    void bindByName();
    void refuseUnknown(const QStringList &names);
    void bindOne(const Argument &argument, const KernelParameter &parameter);
    void bindNamed(const Argument &argument, const KernelParameter &parameter, const QString &name);
    void bindValue(const Argument &argument, const ValueArgument &value, const KernelParameter &parameter);
    void evaluateNumbers(const GivenValue &value, const QString &path, const QString &what);
    void bindLocal(const Argument &argument, const LocalArgument &local, const KernelParameter &parameter);
    void bindSampler(const Argument &argument, const SamplerArgument &sampler);
    bool checkKind(const Argument &argument, const KernelParameter &parameter);
    void setImageForm(const QString &path, const KernelParameter &parameter, StorageIndex index);
    void problem(const QString &path, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(path, m_what + message, suggestion);
    }
    QString argumentPath(const Argument &argument) const { return ProjectPath::argument(m_path, argument.parameter); }

    Planning &m_planning;
    const LaunchStep &m_launch;
    QString m_path;
    QString m_what;
    const DeviceInfo &m_device;
    const KernelSignature *m_kernel;
    BoundArguments m_bound;
    LocalMemoryUse m_localMemory;
};

std::optional<BoundArguments> Binder::bind()
{
    const qsizetype before = m_planning.notes.errorCount();
    const bool named = m_kernel && std::all_of(m_kernel->parameters.begin(), m_kernel->parameters.end(),
                                               [](const KernelParameter &parameter) { return !parameter.name.isEmpty(); });
    if (named)
        bindByName();
    else
        bindInProjectOrder();
    m_localMemory.check(m_planning, m_device, m_launch, m_path, m_what);
    return m_planning.notes.errorCount() > before ? std::nullopt : std::optional(m_bound);
}

void Binder::bindInProjectOrder()
{
    if (m_kernel && m_kernel->parameters.size() != m_launch.arguments.size())
        problem(m_path + QStringLiteral("/arguments"),
                filled(QStringLiteral(": the kernel \"%1\" has %2 parameters, but %3 arguments are given."), m_launch.kernel,
                       m_kernel->parameters.size(), m_launch.arguments.size()));
    for (qsizetype k = 0; k < m_launch.arguments.size(); ++k)
        bindOne(m_launch.arguments[k], m_kernel ? m_kernel->parameters.value(k) : KernelParameter());
}

void Binder::bindByName()
{
    QStringList names;
    for (const KernelParameter &parameter : m_kernel->parameters) {
        names << parameter.name;
        const auto argument = std::find_if(m_launch.arguments.begin(), m_launch.arguments.end(),
                                           [&](const Argument &a) { return a.parameter == parameter.name; });
        if (argument != m_launch.arguments.end())
            bindOne(*argument, parameter);
        else
            problem(
                m_path + QStringLiteral("/arguments"),
                QStringLiteral(": the kernel's parameter \"%1\" has no argument. It takes %2.").arg(parameter.name, kindWords(parameter)));
    }
    refuseUnknown(names);
}

void Binder::refuseUnknown(const QStringList &names)
{
    for (const Argument &argument : m_launch.arguments) {
        if (names.contains(argument.parameter))
            continue;
        const QString known =
            names.isEmpty() ? QStringLiteral("It has none.") : QStringLiteral("Its parameters are: %1.").arg(firstNames(names));
        problem(argumentPath(argument),
                QStringLiteral(": the kernel \"%1\" has no parameter \"%2\".%3 %4")
                    .arg(m_launch.kernel, argument.parameter, didYouMean(argument.parameter, names), known),
                nearestWord(argument.parameter, names));
    }
}

void Binder::bindOne(const Argument &argument, const KernelParameter &parameter)
{
    if (!checkKind(argument, parameter))
        return;
    if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
        bindNamed(argument, parameter, buffer->buffer);
    else if (const auto *image = std::get_if<ImageArgument>(&argument.value))
        bindNamed(argument, parameter, image->image);
    else if (const auto *value = std::get_if<ValueArgument>(&argument.value))
        bindValue(argument, *value, parameter);
    else if (const auto *local = std::get_if<LocalArgument>(&argument.value))
        bindLocal(argument, *local, parameter);
    else if (const auto *sampler = std::get_if<SamplerArgument>(&argument.value))
        bindSampler(argument, *sampler);
}

/// Drivers refuse what OpenCL doesn't allow without a reason, or end.
void Binder::bindSampler(const Argument &argument, const SamplerArgument &sampler)
{
    if (!sampler.normalized && (sampler.address == SamplerAddress::Repeat || sampler.address == SamplerAddress::MirroredRepeat)) {
        problem(argumentPath(argument) + QStringLiteral("/sampler/address"),
                QStringLiteral(": the sampler \"%1\" repeats the image, which OpenCL allows with normalized coordinates only. Set its "
                               "\"normalized\" to true and read with floats, of which 1 is the image's extent, or its \"address\" to "
                               "\"clamp-to-edge\".")
                    .arg(argument.parameter));
    }
    m_bound.arguments << sampler;
}

bool Binder::checkKind(const Argument &argument, const KernelParameter &parameter)
{
    if (parameter.kind == ParameterKind::Unknown)
        return true;
    const Given given = givenAs(argument, parameter.kind);
    if (given.fits)
        return true;
    const QString why = parameter.kind == ParameterKind::Other
                            ? QStringLiteral(": the kernel's parameter \"%1\" has the type %2, which cannot be given.")
                                  .arg(argument.parameter, parameter.typeName)
                            : QStringLiteral(": the kernel's parameter \"%1\" is given %2, but takes %3.")
                                  .arg(argument.parameter, given.what, kindWords(parameter));
    problem(argumentPath(argument), why);
    return false;
}

/// A buffer or an image.
void Binder::bindNamed(const Argument &argument, const KernelParameter &parameter, const QString &name)
{
    const QString kind = kindWord(argument);
    const bool isImage = kind == u"image";
    const QString path = argumentPath(argument) + u'/' + kind;
    const auto place = m_planning.buffers.constFind(name);
    if (place == m_planning.buffers.constEnd()) {
        problem(path,
                QStringLiteral(": there is no %1 \"%2\" for the parameter \"%3\".%4")
                    .arg(kind, name, argument.parameter, didYouMean(name, m_planning.bufferNames())),
                nearestWord(name, m_planning.bufferNames()));
        return;
    }
    const BufferSpec &spec = m_planning.project.buffers[*place];
    if (spec.isImage() != isImage) {
        problem(path, QStringLiteral(": \"%1\" is %2, but the parameter \"%3\" is given it as %4.")
                          .arg(name, isImage ? QStringLiteral("a buffer") : QStringLiteral("an image"), argument.parameter,
                               isImage ? QStringLiteral("an image") : QStringLiteral("a buffer")));
        return;
    }
    const StorageIndex index = m_planning.binding(*place);
    const PlannedStorage &storage = m_planning.storage(index);
    checkStorageArgument(m_planning, m_device, {path, m_what, spec, storage, parameter});
    if (isImage)
        setImageForm(path, parameter, index);
    m_bound.arguments << PlannedBufferArgument{index};
    m_bound.uses << StorageUse{index, true, spec.access != Access::In && !parameter.isConst};
}

void Binder::setImageForm(const QString &path, const KernelParameter &parameter, StorageIndex index)
{
    if (!m_kernel)
        return;
    const ImageForm wanted = imageFormOf(parameter.typeName);
    PlannedStorage &storage = m_planning.plan.storages[index.value];
    if (storage.imageForm.value_or(wanted) != wanted)
        problem(path,
                QStringLiteral(": the kernel's parameter \"%1\" is %2, but another parameter takes the image \"%3\" as an image of another "
                               "kind. A device makes each kind in a way of its own: give each an image.")
                    .arg(parameter.name, parameter.typeName, storage.name));
    storage.imageForm = wanted;
}

void Binder::bindValue(const Argument &argument, const ValueArgument &value, const KernelParameter &parameter)
{
    const QString path = argumentPath(argument) + QStringLiteral("/value");
    const auto type = valueType(m_device, parameter);
    const QString what = QStringLiteral("%1: the argument \"%2\"").arg(m_what, argument.parameter);
    if (!type) {
        // Before a build the value is evaluated, to be shown; a driver that tells no types leaves nothing to encode it by.
        evaluateNumbers(value.value, path, what);
        if (m_kernel)
            problem(path, QStringLiteral(": the type of the kernel's parameter \"%1\" is not known (%2), so that its value cannot be "
                                         "given.")
                              .arg(argument.parameter,
                                   parameter.typeName.isEmpty() ? QStringLiteral("the driver does not tell it") : parameter.typeName));
        m_bound.arguments << PlannedValueArgument{};
        return;
    }
    if (const auto bytes = encodeValue(m_planning, *type, value.value, path, what))
        m_bound.arguments << PlannedValueArgument{*bytes};
}

void Binder::evaluateNumbers(const GivenValue &value, const QString &path, const QString &what)
{
    // A list may be a vector, an object a struct, and digits in quotes a ulong.
    const auto isPerhapsOther = [&] {
        return exactInteger(Scalar::ULong, value.number.text) || exactInteger(Scalar::Long, value.number.text) ||
               m_planning.notes.evaluator().value(value.number);
    };
    if (value.isNumber() && (m_planning.notes.evaluator().components(value.number, 1) || !isPerhapsOther()))
        m_planning.notes.components(path, value.number, 1, what);
    for (qsizetype k = 0; k < value.items.size(); ++k)
        evaluateNumbers(value.items[k], value.hasMembers() ? ProjectPath::member(path, value.members[k]) : ProjectPath::item(path, k),
                        what);
}

void Binder::bindLocal(const Argument &argument, const LocalArgument &local, const KernelParameter &parameter)
{
    const QString path = argumentPath(argument) + QStringLiteral("/local");
    const auto count =
        m_planning.notes.size(path, local.count, QStringLiteral("%1: the local argument \"%2\"").arg(m_what, argument.parameter));
    if (!count)
        return;
    const auto type = pointedType(m_planning, parameter);
    const StructLayout *layout = type && type->isStruct() ? m_planning.structLayout(type->structName) : nullptr;
    const int size = layout ? layout->sizeInBytes : type ? sizeInBytes(*type) : 1;
    quint64 bytes = 0;
    if (__builtin_mul_overflow(*count, quint64(size), &bytes))
        bytes = quint64(1) << 63;
    m_localMemory.add({path, argument.parameter, quint64(size), bytes});
    m_bound.arguments << PlannedLocalArgument{bytes};
}

} // namespace

std::optional<BoundArguments> bindArguments(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what,
                                            const DeviceInfo &device, const KernelSignature *kernel)
{
    return Binder(planning, launch, path, what, device, kernel).bind();
}

} // namespace kernelscope
