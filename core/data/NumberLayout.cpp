#include "data/NumberLayout.h"

#include "plan/NumberEncoding.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

void append(NumberLayout &layout, const ElementType &type, int offset)
{
    for (int c = 0; c < type.components; ++c)
        layout.numbers << NumberLayout::Number{type.scalar, offset + c * sizeInBytes(type.scalar)};
}

} // namespace

double NumberLayout::load(int number, const char *element) const
{
    const char *source = element + numbers[number].offset;
    return image ? loadChannel(*image, source) : numberAt(numbers[number].scalar, source);
}

QString NumberLayout::loadText(int number, const char *element) const
{
    if (image && image->isNormalized())
        return numberText(load(number, element));
    return numberTextAt(numbers[number].scalar, element + numbers[number].offset);
}

Result<void> NumberLayout::store(int number, double value, char *element) const
{
    char *target = element + numbers[number].offset;
    if (image)
        return storeChannel(*image, value, target);
    if (!fits(numbers[number].scalar, value))
        return fail(doesNotFit(numbers[number].scalar, value));
    storeNumber(numbers[number].scalar, value, target);
    return {};
}

NumberLayout numberLayout(const BufferLayout &buffer)
{
    NumberLayout layout;
    layout.elementSize = buffer.elementSize;
    if (!buffer.imageFormat.isEmpty()) {
        layout.image = imageFormatNamed(buffer.imageFormat);
        for (int c = 0; layout.image && c < layout.image->channels(); ++c)
            layout.numbers << NumberLayout::Number{layout.image->scalar(), c * sizeInBytes(layout.image->scalar())};
        return layout;
    }
    if (!buffer.type.isStruct()) {
        append(layout, buffer.type, 0);
        return layout;
    }
    for (const StructMember &member : buffer.members) {
        // A struct in a struct has no layout of its own here: then the numbers are not known.
        if (member.type.isStruct())
            return {buffer.elementSize, {}, {}};
        for (int k = 0; k < member.count; ++k)
            append(layout, member.type, member.offset + k * sizeInBytes(member.type));
    }
    return layout;
}

} // namespace kernelscope
