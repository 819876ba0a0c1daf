#include "planner/StorageArgument.h"

#include <algorithm>

#include "planner/ParameterType.h"
#include "project/Steps.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

bool isRawBytes(const ElementType &type)
{
    return !type.isStruct() && type.components == 1 && sizeInBytes(type.scalar) == 1;
}

class Checks
{
public:
    Checks(Planning &planning, const DeviceInfo &device, const StorageArgument &argument)
        : m_planning(planning), m_device(device), m_argument(argument), m_spec(argument.spec), m_storage(argument.storage),
          m_parameter(argument.parameter)
    {
    }
    void type() const;
    void access() const;
    void constantMemory() const;
    void imageDimensions() const;

private:
    bool isWrittenBy(const Step &step) const;
    void problem(const QString &message) const { m_planning.notes.problem(m_argument.path, m_argument.what + message, {}); }

    Planning &m_planning;
    const DeviceInfo &m_device;
    const StorageArgument &m_argument;
    const BufferSpec &m_spec;
    const PlannedStorage &m_storage;
    const KernelParameter &m_parameter;
};

void Checks::type() const
{
    const auto wanted = pointedType(m_planning, m_parameter);
    if (!wanted || m_storage.elementSize == 0 || *wanted == m_storage.type)
        return;
    const StructLayout *layout = m_planning.structLayout(wanted->structName);
    const quint64 size = quint64(wanted->isStruct() ? (layout ? layout->sizeInBytes : 0) : sizeInBytes(*wanted));
    const bool raw = isRawBytes(*wanted) || isRawBytes(m_storage.type);
    const bool sameScalar = !wanted->isStruct() && !m_storage.type.isStruct() && wanted->scalar == m_storage.type.scalar;
    if (!raw && !sameScalar) {
        problem(QStringLiteral(": the kernel's parameter \"%1\" points to %2, but the buffer \"%3\" holds %4. Give the buffer the "
                               "type %2, or bind another.")
                    .arg(m_parameter.name, elementTypeName(*wanted), m_storage.name, elementTypeName(m_storage.type)));
        return;
    }
    if (size > 0 && m_storage.sizeInBytes % size != 0)
        problem(filled(QStringLiteral(": the kernel's parameter \"%1\" points to %2 of %3 bytes, which does not divide the %4 bytes of "
                                      "the buffer \"%5\". Make it %6 bytes."),
                       m_parameter.name, elementTypeName(*wanted), size, m_storage.sizeInBytes, m_storage.name,
                       (m_storage.sizeInBytes / size + 1) * size));
}

bool Checks::isWrittenBy(const Step &step) const
{
    const QString &name = m_spec.name;
    if (const auto *write = std::get_if<WriteStep>(&step.action))
        return write->buffer == name;
    if (const auto *copy = std::get_if<CopyStep>(&step.action))
        return copy->to == name;
    if (const auto *fill = std::get_if<FillStep>(&step.action))
        return fill->buffer == name;
    if (const auto *swap = std::get_if<SwapStep>(&step.action))
        return swap->first == name || swap->second == name;
    const auto *launch = std::get_if<LaunchStep>(&step.action);
    const KernelSignature *kernel = launch ? m_planning.kernel(launch->kernel) : nullptr;
    return kernel && std::ranges::any_of(launch->arguments, [&](const Argument &argument) {
               const auto *buffer = std::get_if<BufferArgument>(&argument.value);
               const auto *image = std::get_if<ImageArgument>(&argument.value);
               return ((buffer && buffer->buffer == name) || (image && image->image == name)) &&
                      std::ranges::any_of(kernel->parameters, [&](const KernelParameter &parameter) {
                          return parameter.name == argument.parameter && !parameter.isConst;
                      });
           });
}

/// A later launch may read the results of an earlier one.
void Checks::access() const
{
    bool isResult = false;
    if (m_spec.access == Access::Out && m_parameter.isConst)
        forEachStep(m_planning.project.plan, [&](const Step &step) { isResult = isResult || isWrittenBy(step); });
    if (m_spec.access == Access::Out && m_parameter.isConst && !isResult)
        problem(QStringLiteral(": \"%1\" has the access out, but the kernel cannot write through its parameter \"%2\", which is "
                               "read-only. Give \"%1\" the access in or inout, or bind another.")
                    .arg(m_spec.name, m_parameter.name));
    if (m_spec.access == Access::In && m_parameter.written == Knowledge::Yes)
        problem(QStringLiteral(": \"%1\" has the access in, but the kernel writes through its parameter \"%2\". Give \"%1\" the "
                               "access inout or out, or bind another.")
                    .arg(m_spec.name, m_parameter.name));
}

void Checks::constantMemory() const
{
    const quint64 limit = m_device.constantBufferSize;
    if (m_parameter.kind != ParameterKind::ConstantPointer || limit == 0 || m_storage.sizeInBytes <= limit)
        return;
    problem(filled(QStringLiteral(": \"%1\" has %2 bytes, but the device's constant memory takes at most %3 bytes. Use at most %4 "
                                  "elements, or a __global parameter."),
                   m_storage.name, m_storage.sizeInBytes, limit, limit / quint64(std::max(m_storage.elementSize, 1))));
}

void Checks::imageDimensions() const
{
    const qsizetype at = m_parameter.typeName.indexOf(u"image");
    const int ofEach = at < 0 ? 0 : m_parameter.typeName.mid(at + 5, 1).toInt();
    const int wanted = ofEach > 0 && imageFormOf(m_parameter.typeName) == ImageForm::Array ? ofEach + 1 : ofEach;
    if (wanted == 0 || m_storage.shape.isEmpty() || wanted == m_storage.shape.size())
        return;
    problem(filled(QStringLiteral(": the kernel's parameter \"%1\" is %2, but the image \"%3\" has %4 extents. Give it %5."),
                   m_parameter.name, m_parameter.typeName, m_storage.name, m_storage.shape.size(), wanted));
}

} // namespace

void checkStorageArgument(Planning &planning, const DeviceInfo &device, const StorageArgument &argument)
{
    const Checks checks(planning, device, argument);
    if (argument.spec.isImage())
        checks.imageDimensions();
    else
        checks.type();
    checks.access();
    checks.constantMemory();
}

} // namespace kernelscope
