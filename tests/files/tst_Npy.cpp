#include <QTest>

#include <QtEndian>

#include "files/Npy.h"

using namespace kernelscope;

namespace {

QByteArray npy(const QByteArray &header, const QByteArray &data, int version = 1)
{
    const QByteArray text = header + '\n';
    QByteArray length(version == 1 ? 2 : 4, '\0');
    if (version == 1)
        qToLittleEndian(quint16(text.size()), length.data());
    else
        qToLittleEndian(quint32(text.size()), length.data());
    return QByteArray("\x93NUMPY") + char(version) + '\0' + length + text + data;
}

QByteArray header(const QByteArray &descr, const QByteArray &shape, bool fortran = false)
{
    return "{'descr': '" + descr + "', 'fortran_order': " + (fortran ? "True" : "False") + ", 'shape': " + shape + ", }";
}

QByteArray ints(const QList<qint32> &values)
{
    return QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * 4);
}

} // namespace

class tst_Npy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyScalarComesBack();
    void vectorsAndStructsGetAnExtent();
    void headerIsAligned();
    void readsShapes_data();
    void readsShapes();
    void readsBigEndian();
    void readsFortranOrder();
    void readsEveryVersion();
    void refuses_data();
    void refuses();
};

void tst_Npy::everyScalarComesBack()
{
    for (int i = 0; i <= int(Scalar::Double); ++i) {
        const auto scalar = Scalar(i);
        QByteArray bytes(6 * sizeInBytes(scalar), '\0');
        for (qsizetype k = 0; k < bytes.size(); ++k)
            bytes[k] = char(k * 7 + 1);
        const DataArray array{ElementType{scalar, 1, {}}, {2, 3}, bytes};
        const auto back = readNpy(writeNpy(array));
        QVERIFY(back);
        QVERIFY(*back == array);
    }
}

void tst_Npy::vectorsAndStructsGetAnExtent()
{
    const DataArray vectors{ElementType{Scalar::Int, 3, {}}, {2}, ints({1, 2, 3, -1, 4, 5, 6, -1})};
    const auto back = readNpy(writeNpy(vectors));
    QVERIFY(back);
    QCOMPARE(back->shape, (QList<quint64>{2, 3}));
    QCOMPARE(back->bytes, ints({1, 2, 3, 4, 5, 6}));
    const DataArray structs{ElementType{Scalar::Char, 1, QStringLiteral("Particle")}, {2}, QByteArray(24, 'x')};
    const auto bytes = readNpy(writeNpy(structs));
    QVERIFY(bytes);
    QCOMPARE(bytes->shape, (QList<quint64>{2, 12}));
    QVERIFY(bytes->type.scalar == Scalar::UChar);
}

void tst_Npy::headerIsAligned()
{
    for (const QList<quint64> &shape : {QList<quint64>{}, {1}, {1, 1}, {1, 1, 1}}) {
        const QByteArray file = writeNpy({ElementType{Scalar::Float, 1, {}}, shape, QByteArray(4, '\0')});
        QCOMPARE((file.size() - 4) % 64, 0);
        QVERIFY(file.at(file.size() - 5) == '\n');
        QCOMPARE(readNpy(file)->shape, shape);
    }
}

void tst_Npy::readsShapes_data()
{
    QTest::addColumn<QByteArray>("shape");
    QTest::addColumn<QList<quint64>>("expected");
    QTest::newRow("scalar") << QByteArray("()") << QList<quint64>{};
    QTest::newRow("one") << QByteArray("(1,)") << QList<quint64>{1};
    QTest::newRow("two") << QByteArray("(1, 1)") << QList<quint64>{1, 1};
}

void tst_Npy::readsShapes()
{
    QFETCH(QByteArray, shape);
    QFETCH(QList<quint64>, expected);
    const auto array = readNpy(npy(header("<i4", shape), ints({5})));
    QVERIFY2(array, qPrintable(array ? QString() : array.error().message));
    QCOMPARE(array->shape, expected);
}

void tst_Npy::readsBigEndian()
{
    const auto array = readNpy(npy(header(">i4", "(2,)"), QByteArray("\0\0\0\1\0\0\1\0", 8)));
    QVERIFY(array);
    QCOMPARE(array->bytes, ints({1, 256}));
}

void tst_Npy::readsFortranOrder()
{
    // Columns of the 2 x 3 array 1 2 3 / 4 5 6.
    const auto array = readNpy(npy(header("<i4", "(2, 3)", true), ints({1, 4, 2, 5, 3, 6})));
    QVERIFY(array);
    QCOMPARE(array->bytes, ints({1, 2, 3, 4, 5, 6}));
    const auto cube = readNpy(npy(header("<i4", "(2, 2, 2)", true), ints({0, 4, 2, 6, 1, 5, 3, 7})));
    QVERIFY(cube);
    QCOMPARE(cube->bytes, ints({0, 1, 2, 3, 4, 5, 6, 7}));
}

void tst_Npy::readsEveryVersion()
{
    for (int version = 1; version <= 3; ++version)
        QVERIFY(readNpy(npy(header("<i4", "(1,)"), ints({5}), version)));
}

void tst_Npy::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &file, const char *message) {
        QTest::newRow(name) << file << QString::fromLatin1(message);
    };
    const QByteArray one = ints({1});
    row("empty", "", "not a .npy file");
    row("text", "hello, world", "not a .npy file");
    row("version 9", npy(header("<i4", "(1,)"), one, 9), "format 9");
    row("ends in the header", npy(header("<i4", "(1,)"), one).left(30), "ends inside its header");
    row("structured", npy("{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (1,), }", one), "structured");
    row("complex", npy(header("<c8", "(1,)"), one), "'<c8'");
    row("objects", npy(header("|O", "(1,)"), one), "'|O'");
    row("no shape", npy("{'descr': '<f4', 'fortran_order': False}", one), "damaged");
    row("too short", npy(header("<i4", "(2,)"), one), "don't agree");
    row("too long", npy(header("<i4", "(1,)"), one + one), "don't agree");
    row("overflowing shape", npy(header("<i4", "(4294967296, 4294967296)"), one), "don't agree");
    row("negative extent", npy(header("<i4", "(-1,)"), one), "extent \"-1\"");
}

void tst_Npy::refuses()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, message);
    const auto array = readNpy(file);
    QVERIFY(!array);
    QVERIFY2(array.error().message.contains(message), qPrintable(array.error().message));
}

QTEST_GUILESS_MAIN(tst_Npy)
#include "tst_Npy.moc"
