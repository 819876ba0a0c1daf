#include "files/DataFile.h"

#include <algorithm>

#include "files/Csv.h"
#include "files/Npy.h"
#include "files/Png.h"

namespace kernelscope {
namespace {

QString endingOf(const QString &name)
{
    return name.mid(name.lastIndexOf(u'.') + 1).toLower();
}

tl::unexpected<Error> unknownEnding(const QString &name)
{
    return fail(QStringLiteral("\"%1\" is no kind of file that holds data here. Use .npy, .csv, .png or .bin.").arg(name), {name, 0, 0});
}

Result<DataArray> readByEnding(const QString &ending, QByteArrayView bytes, const ElementType &type)
{
    if (ending == u"npy")
        return readNpy(bytes);
    if (ending == u"csv")
        return readCsv(bytes);
    return ending == u"png" ? readPng(bytes) : readRaw(bytes, type);
}

bool isKnown(const QString &ending)
{
    return ending == u"npy" || ending == u"csv" || ending == u"png" || ending == u"bin" || ending == u"raw";
}

} // namespace

bool isRawFile(const QString &name)
{
    const QString ending = endingOf(name);
    return ending == u"bin" || ending == u"raw";
}

Result<DataArray> readRaw(QByteArrayView bytes, const ElementType &type)
{
    if (type.isStruct())
        return DataArray{type, {}, bytes.toByteArray()};
    const int size = sizeInBytes(type);
    if (bytes.size() % size != 0) {
        const QString text = bytes.size() == 1 ? QStringLiteral("It is %1 byte long, which is no multiple of the %2 bytes of a %3.")
                                               : QStringLiteral("It is %1 bytes long, which is no multiple of the %2 bytes of a %3.");
        return fail(text.arg(bytes.size()).arg(size).arg(elementTypeName(type)));
    }
    return DataArray{type, {quint64(bytes.size() / size)}, bytes.toByteArray()};
}

Result<DataArray> readDataFile(const QString &name, QByteArrayView bytes, const ElementType &type)
{
    const QString ending = endingOf(name);
    if (!isKnown(ending))
        return unknownEnding(name);
    auto array = readByEnding(ending, bytes, type);
    if (!array) {
        array.error().place.file = name;
        return fail(array.error());
    }
    return array;
}

qint64 largestDataFile(const QString &name, quint64 numbers, quint64 sizeInBytes)
{
    constexpr quint64 mostNumbers = quint64(1) << 48;
    const qint64 count = qint64(std::min(std::max(numbers, sizeInBytes / 8), mostNumbers));
    const QString ending = endingOf(name);
    if (isRawFile(name))
        return 2 * qint64(std::min(sizeInBytes, mostNumbers)) + (qint64(1) << 20);
    if (ending == u"npy")
        return 16 * count + (qint64(2) << 20); // twice as many of 8 bytes, and the longest header
    return (ending == u"csv" ? 256 : 16) * count + (qint64(16) << 20);
}

Result<QByteArray> writeDataFile(const QString &name, const DataArray &array)
{
    const QString ending = endingOf(name);
    if (ending == u"npy")
        return writeNpy(array);
    if (ending == u"csv")
        return writeCsv(array);
    if (ending == u"png")
        return writePng(array);
    if (isRawFile(name))
        return array.bytes;
    return unknownEnding(name);
}

} // namespace kernelscope
