#include "capture/ElementForm.h"

#include <algorithm>
#include <cmath>

#include "project/ScalarValue.h"
#include "support/Ranges.h"

namespace kernelscope {

static void addNumbers(ElementForm &form, const ElementType &type, int offset)
{
    for (int component = 0; component < type.components; ++component)
        form.numbers << NumberPlace{type.scalar, offset + component * sizeInBytes(type.scalar)};
}

const StructLayout *layoutNamed(const QString &name, const QList<StructLayout> &structs)
{
    return foundIn(structs, name, &StructLayout::name);
}

ElementForm elementForm(const ElementType &type, const QList<StructLayout> &structs)
{
    ElementForm form{sizeInBytes(type)};
    if (!type.isStruct()) {
        addNumbers(form, type, 0);
        return form;
    }
    const StructLayout *layout = layoutNamed(type.structName, structs);
    if (!layout)
        return form;
    form.sizeInBytes = layout->sizeInBytes;
    for (const StructMember &member : layout->members) {
        if (member.type.isStruct())
            return {layout->sizeInBytes};
        for (int k = 0; k < member.count; ++k)
            addNumbers(form, member.type, member.offset + k * sizeInBytes(member.type));
    }
    return form;
}

ElementType pointedElement(const KernelParameter &parameter, const QString &guessed)
{
    const ElementType bytes{Scalar::UChar, 1, {}};
    const ElementType type = parameter.type.value_or(elementTypeNamed(guessed).value_or(bytes));
    if (!type.structName.startsWith(u"atomic_"))
        return type;
    const auto plain = elementTypeNamed(type.structName.mid(7));
    return plain && !plain->isStruct() ? *plain : type;
}

Expression numberExpression(Scalar scalar, const char *source)
{
    const double number = isFloating(scalar) ? numberAt(scalar, source) : 0;
    if (std::isfinite(number))
        return Expression(numberTextAt(scalar, source));
    const QString sign = number < 0 ? QStringLiteral("-") : QString();
    return Expression(std::isnan(number) ? QStringLiteral("NaN") : sign + QStringLiteral("Infinity"));
}

std::optional<ElementType> valueElement(const KernelParameter &parameter, qsizetype sizeInBytes)
{
    const QString &name = parameter.typeName;
    const bool isLong = sizeInBytes == sizeof(qint64);
    if (name == u"bool")
        return ElementType{Scalar::UChar, 1, {}};
    if (name == u"size_t" || name == u"uintptr_t")
        return ElementType{isLong ? Scalar::ULong : Scalar::UInt, 1, {}};
    if (name == u"ptrdiff_t" || name == u"intptr_t")
        return ElementType{isLong ? Scalar::Long : Scalar::Int, 1, {}};
    return parameter.type;
}

} // namespace kernelscope
