#include "files/Csv.h"
#include "files/DataArray.h"
#include "files/Npy.h"
#include "files/Png.h"
#include "tests/fuzz/FuzzTarget.h"

/// Files of data that anybody may have made. The first byte says of which kind, the second which type is wanted.
namespace kernelscope::fuzz {

namespace {

Result<DataArray> readOf(char kind, QByteArrayView bytes)
{
    switch (kind & 3) {
    case 0:
        return readNpy(bytes);
    case 1:
        return readCsv(bytes);
    default:
        return readPng(bytes);
    }
}

QByteArray input(char kind, const QByteArray &contents)
{
    return QByteArray(1, kind) + QByteArray(1, '\x05') + contents;
}

DataArray someArray(Scalar scalar, const QList<quint64> &shape)
{
    DataArray array{ElementType{scalar, 1, {}}, shape, {}};
    array.bytes.resize(qsizetype(array.elementCount() * quint64(sizeInBytes(scalar))));
    for (qsizetype i = 0; i < array.bytes.size(); ++i)
        array.bytes[i] = char(i * 7);
    return array;
}

} // namespace

void feed(QByteArrayView bytes)
{
    if (bytes.size() < 2)
        return;
    const ElementType wanted{Scalar(quint8(bytes[1]) % (int(Scalar::Double) + 1)), 1, {}};
    const auto array = readOf(bytes[0], bytes.sliced(2));
    if (!array)
        return;
    const quint64 held = array->elementCount() * quint64(sizeInBytes(array->type.scalar) * array->type.components);
    if (quint64(array->bytes.size()) != held)
        qFatal("An array's bytes don't fit its shape.");
    (void)convertTo(*array, wanted, array->elementCount());
    const auto again = readNpy(writeNpy(*array));
    if (!again || *again != *array)
        qFatal("An array changes when it is saved and opened.");
    (void)writeCsv(*array);
}

QList<QByteArray> seeds()
{
    const DataArray numbers = someArray(Scalar::Int, {3, 4});
    return {input(0, writeNpy(numbers)),
            input(0, writeNpy(someArray(Scalar::Double, {2}))),
            input(0, writeNpy(someArray(Scalar::Half, {2, 2, 2}))),
            input(0, "\x93NUMPY\x01\0" + QByteArray("\x46\0", 2) +
                         "{'descr': '>f4', 'fortran_order': True, 'shape': (2, 2), }            \n" + QByteArray(16, '\1')),
            input(1, writeCsv(numbers)),
            input(1, "# a,b\nx;y\n1;2.5\n-3;1e300\n"),
            input(1, "18446744073709551615\n-1\nnan\ninf\n"),
            input(2, writePng(someArray(Scalar::UChar, {2, 3, 4})).value_or(QByteArray())),
            input(2, writePng(someArray(Scalar::UChar, {2, 3})).value_or(QByteArray()))};
}

int smokeRounds()
{
    return 3000;
}

} // namespace kernelscope::fuzz
