#include "files/Npy.h"

#include <algorithm>
#include <optional>

#include <QtEndian>

#include "files/NpyHeader.h"

namespace kernelscope {
namespace {

constexpr char magic[] = "\x93NUMPY";
constexpr qsizetype magicSize = 6;
constexpr qsizetype versionSize = 2;
constexpr qsizetype alignment = 64;

struct TypeName
{
    const char *name; ///< kind and size in bytes
    Scalar scalar;
};
constexpr TypeName typeNames[] = {{"i1", Scalar::Char}, {"u1", Scalar::UChar}, {"i2", Scalar::Short},  {"u2", Scalar::UShort},
                                  {"i4", Scalar::Int},  {"u4", Scalar::UInt},  {"i8", Scalar::Long},   {"u8", Scalar::ULong},
                                  {"f2", Scalar::Half}, {"f4", Scalar::Float}, {"f8", Scalar::Double}, {"b1", Scalar::UChar}};

std::optional<Scalar> scalarOf(const QByteArray &descr)
{
    const bool hasOrder = !descr.isEmpty() && QByteArrayView("<>|=").contains(descr.at(0));
    const QByteArray name = descr.mid(hasOrder ? 1 : 0);
    for (const TypeName &type : typeNames) {
        if (name == type.name)
            return type.scalar;
    }
    return std::nullopt;
}

/// Where the header's text lies, by the format's version.
Result<QByteArrayView> headerText(QByteArrayView bytes, qsizetype &dataOffset)
{
    if (!bytes.startsWith(QByteArrayView(magic, magicSize)) || bytes.size() < magicSize + versionSize)
        return fail(QStringLiteral("This is not a .npy file: it does not start with \\x93NUMPY."));
    const int version = uchar(bytes[magicSize]);
    if (version < 1 || version > 3)
        return fail(QStringLiteral("The .npy file has format %1; 1 to 3 can be read.").arg(version));
    const qsizetype lengthSize = version == 1 ? 2 : 4;
    const qsizetype start = magicSize + versionSize + lengthSize;
    if (bytes.size() < start)
        return fail(QStringLiteral("The .npy file ends inside its header."));
    const char *length = bytes.data() + magicSize + versionSize;
    const qsizetype size = version == 1 ? qFromLittleEndian<quint16>(length) : qsizetype(qFromLittleEndian<quint32>(length));
    constexpr qsizetype longestHeader = 1 << 20;
    if (size > bytes.size() - start || size > longestHeader)
        return fail(QStringLiteral("The .npy file ends inside its header."));
    dataOffset = start + size;
    return bytes.sliced(start, size);
}

/// The product of the shape, if that many elements can be there at all.
std::optional<quint64> countOf(const QList<quint64> &shape, quint64 most)
{
    if (shape.contains(0))
        return 0;
    quint64 count = 1;
    for (const quint64 extent : shape) {
        if (extent > most / count)
            return std::nullopt;
        count *= extent;
    }
    return count;
}

void swapByteOrder(QByteArray &bytes, int size)
{
    for (qsizetype i = 0; i + size <= bytes.size(); i += size)
        std::reverse(bytes.data() + i, bytes.data() + i + size);
}

/// Column-major elements in row-major order.
QByteArray transposed(const QByteArray &bytes, const QList<quint64> &shape, int size)
{
    QByteArray result(bytes.size(), Qt::Uninitialized);
    QList<quint64> place(shape.size(), 0); // of the element to write, in row-major order
    for (qsizetype to = 0; to < bytes.size(); to += size) {
        quint64 from = 0;
        for (qsizetype d = shape.size(); d-- > 0;)
            from = from * shape[d] + place[d];
        std::copy_n(bytes.data() + qsizetype(from) * size, size, result.data() + to);
        for (qsizetype d = shape.size(); d-- > 0 && ++place[d] == shape[d];)
            place[d] = 0;
    }
    return result;
}

QByteArray withoutGaps(const DataArray &array)
{
    if (array.type.isStruct() || array.type.components != 3)
        return array.bytes;
    const qsizetype scalarSize = sizeInBytes(array.type.scalar);
    QByteArray packed;
    packed.reserve(array.bytes.size() / 4 * 3);
    for (qsizetype i = 0; i + 4 * scalarSize <= array.bytes.size(); i += 4 * scalarSize)
        packed.append(array.bytes.constData() + i, 3 * scalarSize);
    return packed;
}

QList<quint64> fileShape(const DataArray &array)
{
    QList<quint64> shape = array.shape;
    const quint64 count = array.elementCount();
    if (array.type.isStruct())
        shape.append(count == 0 ? 0 : quint64(array.bytes.size()) / count);
    else if (array.type.components > 1)
        shape.append(quint64(array.type.components));
    return shape;
}

} // namespace

QByteArray npyTypeName(Scalar scalar)
{
    const auto type = std::find_if(std::begin(typeNames), std::end(typeNames), [&](const TypeName &name) { return name.scalar == scalar; });
    return (sizeInBytes(scalar) == 1 ? "|" : "<") + QByteArray(type->name);
}

Result<DataArray> readNpy(QByteArrayView bytes)
{
    qsizetype offset = 0;
    const auto text = headerText(bytes, offset);
    if (!text)
        return fail(text.error());
    const auto header = parseNpyHeader(*text);
    if (!header)
        return fail(header.error());
    const auto scalar = scalarOf(header->descr);
    if (!scalar)
        return fail(QStringLiteral("The .npy file holds elements of the type '%1'; integers and floating-point numbers of 1 to 8 "
                                   "bytes can be read.")
                        .arg(QString::fromLatin1(header->descr)));
    const int size = sizeInBytes(*scalar);
    const auto count = countOf(header->shape, quint64(bytes.size()) / quint64(size));
    const QByteArrayView data = bytes.sliced(offset);
    if (!count || *count * quint64(size) != quint64(data.size())) {
        return fail(
            QStringLiteral("The .npy file's shape and the %1 bytes after its header don't agree: the file is damaged.").arg(data.size()));
    }
    DataArray array{ElementType{*scalar, 1, {}}, header->shape, data.toByteArray()};
    if (header->descr.startsWith('>'))
        swapByteOrder(array.bytes, size);
    if (header->fortranOrder && header->shape.size() > 1)
        array.bytes = transposed(array.bytes, header->shape, size);
    return array;
}

QByteArray writeNpy(const DataArray &array)
{
    QByteArray shape;
    for (const quint64 extent : fileShape(array))
        shape += QByteArray::number(extent) + ", ";
    if (array.shape.size() + (array.type.isStruct() || array.type.components > 1) > 1)
        shape.chop(2);
    else if (!shape.isEmpty())
        shape.chop(1);
    const QByteArray descr = array.type.isStruct() ? QByteArray("|u1") : npyTypeName(array.type.scalar);
    QByteArray header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    const qsizetype start = magicSize + versionSize + 2;
    const qsizetype unpadded = start + header.size() + 1;
    header += QByteArray((alignment - unpadded % alignment) % alignment, ' ') + '\n';
    QByteArray length(2, '\0');
    qToLittleEndian(quint16(header.size()), length.data());
    return QByteArray(magic, magicSize) + QByteArray("\x01\x00", versionSize) + length + header + withoutGaps(array);
}

} // namespace kernelscope
