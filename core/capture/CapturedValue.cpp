#include "capture/CapturedValue.h"

#include <algorithm>

#include "capture/ElementForm.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

constexpr int deepestStruct = 32;

class ValueDecoder
{
public:
    ValueDecoder(const QByteArray &bytes, const QList<StructLayout> &structs) : m_bytes(bytes), m_structs(structs) {}

    /// `offset`: of the value in the bytes. Nothing where a struct's members are not known, or lie elsewhere than in the bytes.
    std::optional<GivenValue> decode(const ElementType &type, int offset, int depth = 0) const;

private:
    std::optional<GivenValue> decodeMember(const StructMember &member, int offset, int depth) const;
    std::optional<GivenValue> decodeStruct(const StructLayout &layout, int offset, int depth) const;

    const QByteArray &m_bytes;
    const QList<StructLayout> &m_structs;
};

GivenValue listOf(const QList<GivenValue> &items)
{
    GivenValue list;
    list.items = items;
    return list;
}

std::optional<GivenValue> ValueDecoder::decode(const ElementType &type, int offset, int depth) const
{
    if (type.isStruct()) {
        const StructLayout *layout = depth < deepestStruct ? layoutNamed(type.structName, m_structs) : nullptr;
        return layout && !layout->members.isEmpty() ? decodeStruct(*layout, offset, depth) : std::nullopt;
    }
    if (offset < 0 || offset + qsizetype(sizeInBytes(type)) > m_bytes.size())
        return std::nullopt;
    QList<Expression> numbers;
    for (int component = 0; component < type.components; ++component)
        numbers << numberExpression(type.scalar, m_bytes.constData() + offset + component * sizeInBytes(type.scalar));
    return GivenValue(numbers);
}

/// All elements of an array that are numbers or vectors are one list, which is how a project may give an array of any dimensions.
std::optional<GivenValue> ValueDecoder::decodeMember(const StructMember &member, int offset, int depth) const
{
    const StructLayout *layout = member.type.isStruct() ? layoutNamed(member.type.structName, m_structs) : nullptr;
    const int stride = layout ? layout->sizeInBytes : sizeInBytes(member.type);
    QList<GivenValue> items;
    for (int k = 0; k < member.count; ++k) {
        const auto item = decode(member.type, offset + k * stride, depth);
        if (!item)
            return std::nullopt;
        if (member.count > 1 && !member.type.isStruct() && !item->isNumber())
            items << item->items;
        else
            items << *item;
    }
    return member.count == 1 ? items.first() : listOf(items);
}

/// A number of a union whose bytes another member gives: a NaN would come back with other bits.
bool isGivenByAnother(const StructMember &member, const StructLayout &layout)
{
    const auto endOf = [](const StructMember &of) { return of.offset + of.count * sizeInBytes(of.type); };
    return !member.type.isStruct() && isFloating(member.type.scalar) && std::ranges::any_of(layout.members, [&](const StructMember &other) {
        return !other.type.isStruct() && !isFloating(other.type.scalar) && other.offset <= member.offset && endOf(other) >= endOf(member);
    });
}

std::optional<GivenValue> ValueDecoder::decodeStruct(const StructLayout &layout, int offset, int depth) const
{
    GivenValue value;
    for (const StructMember &member : layout.members) {
        if (isGivenByAnother(member, layout))
            continue;
        const auto item = decodeMember(member, offset + member.offset, depth + 1);
        if (!item)
            return std::nullopt;
        value.items << *item;
        value.members << member.name;
    }
    return value;
}

} // namespace

Result<GivenValue> capturedValue(const KernelParameter &parameter, const QByteArray &bytes, const QList<StructLayout> &structs)
{
    const auto type = valueElement(parameter, bytes.size());
    const int size = type ? elementForm(*type, structs).sizeInBytes : 0;
    if (size == 0)
        return fail(QStringLiteral("its type %1 is not known").arg(parameter.typeName));
    if (size != bytes.size())
        return fail(filled(QStringLiteral("%1 bytes were captured, but %2 takes %3"), bytes.size(), parameter.typeName, size));
    const auto value = ValueDecoder(bytes, structs).decode(*type, 0);
    if (!value)
        return fail(QStringLiteral("the members of %1 are not known").arg(parameter.typeName));
    return *value;
}

} // namespace kernelscope
