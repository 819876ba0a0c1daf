#include "planner/ParameterType.h"

namespace kernelscope {

std::optional<ElementType> pointedType(const Planning &planning, const KernelParameter &parameter)
{
    if (!parameter.type || !parameter.type->isStruct() || planning.structLayout(parameter.type->structName))
        return parameter.type;
    const QString name = parameter.type->structName;
    if (!name.startsWith(u"atomic_"))
        return std::nullopt;
    const auto plain = elementTypeNamed(name.mid(7));
    return plain && !plain->isStruct() ? plain : std::nullopt;
}

std::optional<ElementType> valueType(const DeviceInfo &device, const KernelParameter &parameter)
{
    const bool narrow = device.addressBits == 32;
    if (parameter.typeName == u"bool")
        return ElementType{Scalar::UChar, 1, {}};
    if (parameter.typeName == u"size_t" || parameter.typeName == u"uintptr_t")
        return ElementType{narrow ? Scalar::UInt : Scalar::ULong, 1, {}};
    if (parameter.typeName == u"ptrdiff_t" || parameter.typeName == u"intptr_t")
        return ElementType{narrow ? Scalar::Int : Scalar::Long, 1, {}};
    return parameter.type;
}

ImageForm imageFormOf(const QString &typeName)
{
    if (typeName.contains(u"_buffer_t"))
        return ImageForm::Buffer;
    return typeName.contains(u"_array") ? ImageForm::Array : ImageForm::Plain;
}

} // namespace kernelscope
