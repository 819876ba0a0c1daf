#include <QTest>

#include <random>

#include "files/DataFile.h"

using namespace kernelscope;

namespace {

const ElementType floats{Scalar::Float, 1, {}};

QByteArray mutated(QByteArray bytes, std::mt19937 &random)
{
    const auto below = [&](qsizetype limit) { return qsizetype(random() % std::size_t(std::max<qsizetype>(limit, 1))); };
    for (qsizetype i = 1 + below(4); i > 0; --i) {
        const qsizetype at = below(bytes.size());
        switch (random() % 4) {
        case 0:
            bytes.truncate(at);
            break;
        case 1:
            bytes.insert(at, char(random()));
            break;
        case 2:
            bytes.remove(at, below(8));
            break;
        default:
            if (!bytes.isEmpty())
                bytes[at] = char(random());
        }
    }
    return bytes;
}

} // namespace

class tst_DataFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindComesBack_data();
    void everyKindComesBack();
    void rawNeedsWholeElements();
    void unknownEnding();
    void lengthsThatCanFit();
    void errorsNameTheFile();
    void survivesGarbage_data() { everyKindComesBack_data(); }
    void survivesGarbage();
};

/// What is written fits, and so do a few numbers too many, of which the error then says how many.
void tst_DataFile::lengthsThatCanFit()
{
    const quint64 numbers = 300'000;
    DataArray array{{Scalar::Double, 1, {}}, {2 * numbers}, QByteArray(qsizetype(16 * numbers), '\xc3')};
    for (const char *name : {"x.npy", "x.csv", "x.bin"}) {
        const auto bytes = writeDataFile(QLatin1String(name), array);
        QVERIFY(bytes.has_value() && bytes->size() <= largestDataFile(QLatin1String(name), numbers, 8 * numbers));
    }
    for (const char *name : {"x.npy", "x.csv", "x.png", "x.raw"}) {
        QVERIFY(largestDataFile(QLatin1String(name), 64, 256) <= 17 << 20);
        QVERIFY(largestDataFile(QLatin1String(name), ~quint64(0), ~quint64(0)) > 0);
    }
}

void tst_DataFile::everyKindComesBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"x.npy", "x.csv", "x.png", "x.bin", "folder/x.NPY"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_DataFile::everyKindComesBack()
{
    QFETCH(QString, name);
    const DataArray array{ElementType{Scalar::UChar, 4, {}}, {2, 2}, QByteArray("\1\2\3\377\5\6\7\377\11\12\13\377\15\16\17\377", 16)};
    const auto file = writeDataFile(name, array);
    QVERIFY(file);
    const auto back = readDataFile(name, *file, array.type);
    QVERIFY(back);
    QCOMPARE(*convertTo(*back, array.type, 4), array.bytes);
}

void tst_DataFile::rawNeedsWholeElements()
{
    const auto array = readRaw("12345", floats);
    QVERIFY(!array);
    QVERIFY(array.error().message.contains(QStringLiteral("5 bytes")));
    QVERIFY(readRaw("1", floats).error().message.contains(QStringLiteral("1 byte long")));
}

void tst_DataFile::unknownEnding()
{
    QVERIFY(readDataFile(QStringLiteral("x.json"), "1", floats).error().message.contains(QStringLiteral(".npy, .csv")));
    QVERIFY(!writeDataFile(QStringLiteral("npy"), {floats, {}, {}}).error().message.isEmpty());
}

void tst_DataFile::errorsNameTheFile()
{
    const auto array = readDataFile(QStringLiteral("data/x.csv"), "1\nx\n", floats);
    QCOMPARE(oneLine(array.error()), QStringLiteral("data/x.csv:2:1: \"x\" is not a number."));
}

void tst_DataFile::survivesGarbage()
{
    QFETCH(QString, name);
    const DataArray array{ElementType{Scalar::UChar, 4, {}}, {2, 2}, QByteArray(16, '\7')};
    const QByteArray file = *writeDataFile(name, array);
    std::mt19937 random(654);
    for (int i = 0; i < 3000; ++i) {
        const auto read = readDataFile(name, mutated(file, random), floats);
        if (!read)
            QVERIFY(!read.error().message.isEmpty());
        else
            QCOMPARE(quint64(read->bytes.size()), read->elementCount() * quint64(sizeInBytes(read->type)));
    }
}

QTEST_GUILESS_MAIN(tst_DataFile)
#include "tst_DataFile.moc"
