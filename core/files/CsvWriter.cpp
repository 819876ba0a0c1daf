#include <array>
#include <charconv>

#include "files/Csv.h"
#include "files/Number.h"

#include <QtEndian>

namespace kernelscope {
namespace {

void appendNumber(Scalar scalar, const char *from, QByteArray &text)
{
    std::array<char, 32> digits{};
    const auto append = [&](auto value) {
        const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        text.append(digits.data(), result.ptr - digits.data());
    };
    // A float's own shortest digits: as a double it would show more than it knows.
    if (scalar == Scalar::Float)
        append(qFromLittleEndian<float>(from));
    else
        std::visit(append, loadNumber(scalar, from));
}

} // namespace

QByteArray writeCsv(const DataArray &array)
{
    const bool isStruct = array.type.isStruct();
    const ElementType type = isStruct ? ElementType{Scalar::UChar, 1, {}} : array.type;
    const quint64 count = array.elementCount();
    if (count == 0)
        return {};
    const quint64 components = isStruct ? quint64(array.bytes.size()) / count : quint64(type.components);
    const quint64 elementSize = isStruct ? components : quint64(sizeInBytes(type));
    const quint64 columns = array.shape.isEmpty() ? 1 : array.shape.last();
    QByteArray text;
    for (quint64 i = 0; i < count && (i + 1) * elementSize <= quint64(array.bytes.size()); ++i) {
        for (quint64 c = 0; c < components; ++c) {
            text += c == 0 && i % columns == 0 ? "" : ",";
            appendNumber(type.scalar, array.bytes.constData() + i * elementSize + c * quint64(sizeInBytes(type.scalar)), text);
        }
        if ((i + 1) % columns == 0)
            text += '\n';
    }
    return text;
}

} // namespace kernelscope
