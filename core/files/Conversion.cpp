#include <limits>

#include "files/DataArray.h"
#include "files/Number.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

/// How numbers lie in memory: a vector of 3 has a gap after it.
struct Layout
{
    Scalar scalar;
    quint64 components;
    quint64 elementSize;

    explicit Layout(const ElementType &type)
        : scalar(type.scalar), components(quint64(type.components)), elementSize(quint64(sizeInBytes(type)))
    {
    }
    qsizetype offset(quint64 number) const
    {
        return qsizetype(number / components * elementSize + number % components * quint64(sizeInBytes(scalar)));
    }
};

Error wrongCount(quint64 found, quint64 wanted, const ElementType &type, quint64 elementCount)
{
    const QString each =
        type.components == 1 ? QString() : filled(QStringLiteral(" (%1 elements of %2 numbers)"), elementCount, type.components);
    return Error{QStringLiteral("It holds %1 numbers, but %2 are needed%3.").arg(found).arg(wanted).arg(each), {}};
}

Result<QByteArray> structBytes(const DataArray &array, const ElementType &wanted, quint64 elementCount, int structSize)
{
    const QString name = elementTypeName(wanted);
    if (!array.type.isStruct())
        return fail(QStringLiteral("Elements of the struct %1 can be read from .bin files only.").arg(name));
    const quint64 needed = elementCount * quint64(structSize);
    if (quint64(array.bytes.size()) != needed) {
        return fail(filled(QStringLiteral("It holds %1 bytes, but %2 are needed (%3 elements of struct %4, %5 bytes each)."),
                           array.bytes.size(), needed, elementCount, name, structSize));
    }
    return array.bytes;
}

Result<QByteArray> converted(const DataArray &array, const ElementType &wanted, quint64 elementCount)
{
    const Layout from(array.type);
    const Layout to(wanted);
    QByteArray result(qsizetype(elementCount * to.elementSize), '\0');
    const quint64 numbers = elementCount * to.components;
    for (quint64 i = 0; i < numbers; ++i) {
        const Number number = loadNumber(from.scalar, array.bytes.constData() + from.offset(i));
        if (!storeNumber(to.scalar, number, result.data() + to.offset(i))) {
            return fail(
                QStringLiteral("Its number %1 is %2, which a %3 can't hold.").arg(i).arg(numberText(number), scalarName(wanted.scalar)));
        }
    }
    return result;
}

} // namespace

Result<QByteArray> convertTo(const DataArray &array, const ElementType &wanted, quint64 elementCount, int structSize)
{
    if (wanted.isStruct())
        return structBytes(array, wanted, elementCount, structSize);
    if (array.type.isStruct())
        return fail(QStringLiteral("It holds structs where numbers are needed."));
    const quint64 found = quint64(array.bytes.size()) / Layout(array.type).elementSize * quint64(array.type.components);
    const quint64 components = quint64(wanted.components);
    if (elementCount > std::numeric_limits<quint64>::max() / components || found != elementCount * components)
        return fail(wrongCount(found, elementCount * components, wanted, elementCount));
    if (array.type == wanted)
        return array.bytes;
    return converted(array, wanted, elementCount);
}

} // namespace kernelscope
