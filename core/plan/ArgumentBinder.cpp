#include "plan/ArgumentBinder.h"

#include <algorithm>

#include "plan/ProjectPaths.h"
#include "plan/ValueArgumentEncoder.h"
#include "project/Suggestion.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

/// What the sources call a type that OpenCL has under another name; nullopt where nothing can be said.
std::optional<ElementType> knownType(const Planning &planning, const KernelParameter &parameter)
{
    if (!parameter.type)
        return std::nullopt;
    if (!parameter.type->isStruct() || planning.structLayout(parameter.type->structName))
        return parameter.type;
    const QString name = parameter.type->structName;
    return name.startsWith(u"atomic_") ? elementTypeNamed(name.mid(7)).value_or(ElementType{}).isStruct()
                                             ? std::nullopt
                                             : elementTypeNamed(name.mid(7))
                                       : std::nullopt;
}

bool isRawBytes(const ElementType &type)
{
    return !type.isStruct() && type.components == 1 && sizeInBytes(type.scalar) == 1;
}

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

/// The arguments of one launch on their way into the plan.
ImageForm formOf(const QString &typeName)
{
    if (typeName.contains(u"_buffer_t"))
        return ImageForm::Buffer;
    return typeName.contains(u"_array") ? ImageForm::Array : ImageForm::Plain;
}

class Binder
{
public:
    Binder(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what, const DeviceInfo &device,
           const KernelSignature *kernel)
        : m_planning(planning), m_launch(launch), m_path(path), m_what(what), m_device(device), m_kernel(kernel)
    {
    }
    std::optional<BoundArguments> bind();

private:
    void bindInProjectOrder();
    void bindByName();
    void refuseUnknown(const QStringList &names);
    void bindOne(const Argument &argument, const KernelParameter &parameter);
    void bindNamed(const Argument &argument, const KernelParameter &parameter, const QString &name, bool image);
    void bindValue(const Argument &argument, const ValueArgument &value, const KernelParameter &parameter);
    void bindLocal(const Argument &argument, const LocalArgument &local, const KernelParameter &parameter);
    bool checkKind(const Argument &argument, const KernelParameter &parameter);
    void checkType(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage);
    void checkAccess(const QString &path, const KernelParameter &parameter, const BufferSpec &spec);
    void checkConstantMemory(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage);
    void checkImageDimensions(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage);
    void setImageForm(const QString &path, const KernelParameter &parameter, StorageIndex index);
    void checkLocalMemory();
    void problem(const QString &path, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(path, m_what + message, suggestion);
    }
    QString argumentPath(const Argument &argument) const { return ProjectPath::argument(m_path, argument.parameter); }

    struct LocalUse
    {
        QString path;
        QString parameter;
        quint64 elementSize = 0;
        quint64 bytes = 0;
    };

    Planning &m_planning;
    const LaunchStep &m_launch;
    QString m_path;
    QString m_what;
    const DeviceInfo &m_device;
    const KernelSignature *m_kernel;
    BoundArguments m_bound;
    QList<LocalUse> m_locals;
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
    checkLocalMemory();
    return m_planning.notes.errorCount() > before ? std::nullopt : std::optional(m_bound);
}

void Binder::bindInProjectOrder()
{
    if (m_kernel && m_kernel->parameters.size() != m_launch.arguments.size())
        problem(m_path + QStringLiteral("/arguments"),
                QStringLiteral(": the kernel \"%1\" has %2 parameters, but %3 arguments are given.")
                    .arg(m_launch.kernel).arg(m_kernel->parameters.size()).arg(m_launch.arguments.size()));
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
            problem(m_path + QStringLiteral("/arguments"),
                    QStringLiteral(": the kernel's parameter \"%1\" has no argument. It takes %2.")
                        .arg(parameter.name, kindWords(parameter)));
    }
    refuseUnknown(names);
}

void Binder::refuseUnknown(const QStringList &names)
{
    for (const Argument &argument : m_launch.arguments) {
        if (names.contains(argument.parameter))
            continue;
        const QString known = names.isEmpty() ? QStringLiteral("It has none.")
                                              : QStringLiteral("Its parameters are: %1.").arg(names.join(QStringLiteral(", ")));
        problem(argumentPath(argument), QStringLiteral(": the kernel \"%1\" has no parameter \"%2\".%3 %4")
                                            .arg(m_launch.kernel, argument.parameter, didYouMean(argument.parameter, names), known),
                nearestWord(argument.parameter, names));
    }
}

void Binder::bindOne(const Argument &argument, const KernelParameter &parameter)
{
    if (!checkKind(argument, parameter))
        return;
    if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
        bindNamed(argument, parameter, buffer->buffer, false);
    else if (const auto *image = std::get_if<ImageArgument>(&argument.value))
        bindNamed(argument, parameter, image->image, true);
    else if (const auto *value = std::get_if<ValueArgument>(&argument.value))
        bindValue(argument, *value, parameter);
    else if (const auto *local = std::get_if<LocalArgument>(&argument.value))
        bindLocal(argument, *local, parameter);
    else if (const auto *sampler = std::get_if<SamplerArgument>(&argument.value))
        m_bound.arguments << *sampler;
}

bool Binder::checkKind(const Argument &argument, const KernelParameter &parameter)
{
    if (parameter.kind == ParameterKind::Unknown)
        return true;
    static constexpr std::array given{u"a buffer", u"a value", u"local memory", u"an image", u"a sampler"};
    const std::size_t index = argument.value.index();
    const bool right = (index == 0 && isPointer(parameter.kind)) || (index == 1 && parameter.kind == ParameterKind::Value) ||
                       (index == 2 && parameter.kind == ParameterKind::LocalPointer) ||
                       (index == 3 && parameter.kind == ParameterKind::Image) ||
                       (index == 4 && parameter.kind == ParameterKind::Sampler);
    if (right)
        return true;
    const QString why = parameter.kind == ParameterKind::Other
                            ? QStringLiteral(": the kernel's parameter \"%1\" has the type %2, which cannot be given.")
                                  .arg(argument.parameter, parameter.typeName)
                            : QStringLiteral(": the kernel's parameter \"%1\" is given %2, but takes %3.")
                                  .arg(argument.parameter, QString::fromUtf16(given[index]), kindWords(parameter));
    problem(argumentPath(argument), why);
    return false;
}

void Binder::bindNamed(const Argument &argument, const KernelParameter &parameter, const QString &name, bool image)
{
    const QString path = argumentPath(argument) + (image ? QStringLiteral("/image") : QStringLiteral("/buffer"));
    const auto place = m_planning.buffers.constFind(name);
    if (place == m_planning.buffers.constEnd()) {
        problem(path, QStringLiteral(": there is no %1 \"%2\" for the parameter \"%3\".%4")
                          .arg(image ? QStringLiteral("image") : QStringLiteral("buffer"), name, argument.parameter,
                               didYouMean(name, m_planning.bufferNames())),
                nearestWord(name, m_planning.bufferNames()));
        return;
    }
    const BufferSpec &spec = m_planning.project.buffers[*place];
    if (spec.isImage() != image) {
        problem(path, QStringLiteral(": \"%1\" is %2, but the parameter \"%3\" is given it as %4.")
                          .arg(name, image ? QStringLiteral("a buffer") : QStringLiteral("an image"), argument.parameter,
                               image ? QStringLiteral("an image") : QStringLiteral("a buffer")));
        return;
    }
    const StorageIndex index = m_planning.binding(*place);
    const PlannedStorage &storage = m_planning.storage(index);
    if (image) {
        checkImageDimensions(path, parameter, storage);
        setImageForm(path, parameter, index);
    } else
        checkType(path, parameter, storage);
    checkAccess(path, parameter, spec);
    checkConstantMemory(path, parameter, storage);
    m_bound.arguments << PlannedBufferArgument{index};
    m_bound.uses << StorageUse{index, true, spec.access != Access::In && !parameter.isConst};
}

void Binder::checkType(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage)
{
    const auto wanted = knownType(m_planning, parameter);
    if (!wanted || storage.elementSize == 0 || *wanted == storage.type)
        return;
    const StructLayout *layout = m_planning.structLayout(wanted->structName);
    const quint64 size = quint64(wanted->isStruct() ? (layout ? layout->sizeInBytes : 0) : sizeInBytes(*wanted));
    const bool raw = isRawBytes(*wanted) || isRawBytes(storage.type);
    const bool sameScalar = !wanted->isStruct() && !storage.type.isStruct() && wanted->scalar == storage.type.scalar;
    if (!raw && !sameScalar) {
        problem(path, QStringLiteral(": the kernel's parameter \"%1\" points to %2, but the buffer \"%3\" holds %4. Give the buffer the "
                                     "type %2, or bind another.")
                          .arg(parameter.name, elementTypeName(*wanted), storage.name, elementTypeName(storage.type)));
        return;
    }
    if (size > 0 && storage.sizeInBytes % size != 0)
        problem(path, QStringLiteral(": the kernel's parameter \"%1\" points to %2 of %3 bytes, which does not divide the %4 bytes of "
                                     "the buffer \"%5\". Make it %6 bytes.")
                          .arg(parameter.name, elementTypeName(*wanted)).arg(size).arg(storage.sizeInBytes).arg(storage.name)
                          .arg((storage.sizeInBytes / size + 1) * size));
}

void Binder::checkAccess(const QString &path, const KernelParameter &parameter, const BufferSpec &spec)
{
    if (spec.access == Access::Out && parameter.isConst)
        problem(path, QStringLiteral(": \"%1\" has the access out, but the kernel cannot write through its parameter \"%2\", which is "
                                     "read-only. Give \"%1\" the access in or inout, or bind another.")
                          .arg(spec.name, parameter.name));
    if (spec.access == Access::In && parameter.written == Knowledge::Yes)
        problem(path, QStringLiteral(": \"%1\" has the access in, but the kernel writes through its parameter \"%2\". Give \"%1\" the "
                                     "access inout or out, or bind another.")
                          .arg(spec.name, parameter.name));
}

void Binder::checkConstantMemory(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage)
{
    const quint64 limit = m_device.constantBufferSize;
    if (parameter.kind != ParameterKind::ConstantPointer || limit == 0 || storage.sizeInBytes <= limit)
        return;
    problem(path, QStringLiteral(": \"%1\" has %2 bytes, but the device's constant memory takes at most %3 bytes. Use at most %4 "
                                 "elements, or a __global parameter.")
                      .arg(storage.name).arg(storage.sizeInBytes).arg(limit)
                      .arg(limit / quint64(std::max(storage.elementSize, 1))));
}

void Binder::checkImageDimensions(const QString &path, const KernelParameter &parameter, const PlannedStorage &storage)
{
    const qsizetype at = parameter.typeName.indexOf(u"image");
    const int ofEach = at < 0 ? 0 : parameter.typeName.mid(at + 5, 1).toInt();
    const int wanted = ofEach > 0 && formOf(parameter.typeName) == ImageForm::Array ? ofEach + 1 : ofEach;
    if (wanted == 0 || storage.shape.isEmpty() || wanted == storage.shape.size())
        return;
    problem(path, QStringLiteral(": the kernel's parameter \"%1\" is %2, but the image \"%3\" has %4 extents. Give it %5.")
                      .arg(parameter.name, parameter.typeName, storage.name).arg(storage.shape.size()).arg(wanted));
}

void Binder::setImageForm(const QString &path, const KernelParameter &parameter, StorageIndex index)
{
    if (!m_kernel)
        return;
    const ImageForm wanted = formOf(parameter.typeName);
    PlannedStorage &storage = m_planning.plan.storages[index.value];
    if (storage.imageForm.value_or(wanted) != wanted)
        problem(path, QStringLiteral(": the kernel's parameter \"%1\" is %2, but another parameter takes the image \"%3\" as an image of another "
                                     "kind. A device makes each kind in a way of its own: give each an image.")
                          .arg(parameter.name, parameter.typeName, storage.name));
    storage.imageForm = wanted;
}

void Binder::bindValue(const Argument &argument, const ValueArgument &value, const KernelParameter &parameter)
{
    const QString path = argumentPath(argument) + QStringLiteral("/value");
    std::optional<ElementType> type = parameter.type;
    if (parameter.typeName == u"bool")
        type = ElementType{Scalar::UChar, 1, {}};
    else if (parameter.typeName == u"size_t" || parameter.typeName == u"uintptr_t")
        type = ElementType{m_device.addressBits == 32 ? Scalar::UInt : Scalar::ULong, 1, {}};
    else if (parameter.typeName == u"ptrdiff_t" || parameter.typeName == u"intptr_t")
        type = ElementType{m_device.addressBits == 32 ? Scalar::Int : Scalar::Long, 1, {}};
    const QString what = QStringLiteral("%1: the argument \"%2\"").arg(m_what, argument.parameter);
    if (!type) {
        // Before a build the value is evaluated, to be shown; a driver that tells no types leaves nothing to encode it by.
        for (qsizetype k = 0; k < value.components.size(); ++k)
            m_planning.notes.components(value.components.size() == 1 ? path : ProjectPath::item(path, k), value.components[k], 1, what);
        if (m_kernel)
            problem(path, QStringLiteral(": the type of the kernel's parameter \"%1\" is not known (%2), so that its value cannot be "
                                         "given.")
                              .arg(argument.parameter, parameter.typeName.isEmpty() ? QStringLiteral("the driver does not tell it")
                                                                                    : parameter.typeName));
        m_bound.arguments << PlannedValueArgument{};
        return;
    }
    if (const auto bytes = encodeValue(m_planning, *type, value.components, path, what))
        m_bound.arguments << PlannedValueArgument{*bytes};
}

void Binder::bindLocal(const Argument &argument, const LocalArgument &local, const KernelParameter &parameter)
{
    const QString path = argumentPath(argument) + QStringLiteral("/local");
    const auto count = m_planning.notes.size(path, local.count,
                                             QStringLiteral("%1: the local argument \"%2\"").arg(m_what, argument.parameter));
    if (!count)
        return;
    const auto type = knownType(m_planning, parameter);
    const StructLayout *layout = type && type->isStruct() ? m_planning.structLayout(type->structName) : nullptr;
    const int size = layout ? layout->sizeInBytes : type ? sizeInBytes(*type) : 1;
    quint64 bytes = 0;
    if (__builtin_mul_overflow(*count, quint64(size), &bytes))
        bytes = quint64(1) << 63;
    m_locals << LocalUse{path, argument.parameter, quint64(size), bytes};
    m_bound.arguments << PlannedLocalArgument{bytes};
}

void Binder::checkLocalMemory()
{
    const quint64 own = m_kernel ? m_kernel->localMemorySize : 0;
    quint64 total = own;
    for (const LocalUse &use : std::as_const(m_locals)) {
        if (__builtin_add_overflow(total, use.bytes, &total))
            total = ~quint64(0);
    }
    const quint64 limit = m_device.localMemorySize;
    if (limit == 0 || total <= limit)
        return;
    if (m_locals.isEmpty()) {
        problem(m_path + QStringLiteral("/kernel"),
                QStringLiteral(": the kernel \"%1\" declares %2 bytes of local memory, but the device has %3 bytes. Make its local "
                               "variables smaller.")
                    .arg(m_launch.kernel).arg(own).arg(limit));
        return;
    }
    const LocalUse &biggest = *std::max_element(m_locals.cbegin(), m_locals.cend(),
                                                [](const LocalUse &a, const LocalUse &b) { return a.bytes < b.bytes; });
    const quint64 others = total - biggest.bytes;
    const quint64 fit = others < limit ? (limit - others) / biggest.elementSize : 0;
    problem(biggest.path,
            QStringLiteral(": its local memory is %1 bytes (arguments %2, the kernel's own %3), but the device has %4 bytes. %5")
                .arg(total).arg(total - own).arg(own).arg(limit)
                .arg(fit > 0 ? QStringLiteral("Use at most %1 elements for \"%2\".").arg(fit).arg(biggest.parameter)
                             : QStringLiteral("Make the other local arguments and variables smaller.")),
            fit > 0 ? QString::number(fit) : QString());
}

} // namespace

std::optional<BoundArguments> bindArguments(Planning &planning, const LaunchStep &launch, const QString &path,
                                            const QString &what, const DeviceInfo &device, const KernelSignature *kernel)
{
    return Binder(planning, launch, path, what, device, kernel).bind();
}

} // namespace kernelscope
