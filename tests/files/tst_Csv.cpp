#include <QTest>

#include <cmath>

#include "files/Csv.h"
#include "files/Number.h"

using namespace kernelscope;

namespace {

QList<double> numbers(const DataArray &array)
{
    QList<double> result;
    for (qsizetype i = 0; i < array.bytes.size(); i += sizeInBytes(array.type))
        result.append(std::visit([](auto value) { return double(value); }, loadNumber(array.type.scalar, array.bytes.constData() + i)));
    return result;
}

} // namespace

class tst_Csv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void keepsWholeNumbersExact();
    void refuses_data();
    void refuses();
    void comesBack();
};

void tst_Csv::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<quint64>>("shape");
    QTest::addColumn<QList<double>>("expected");
    const QList<double> oneToFour{1, 2, 3, 4};
    const QList<quint64> square{2, 2};
    QTest::newRow("commas") << QByteArray("1,2\n3,4\n") << square << oneToFour;
    QTest::newRow("semicolons") << QByteArray("1;2\n3;4") << square << oneToFour;
    QTest::newRow("tabs") << QByteArray("1\t2\r\n3\t4\r\n") << square << oneToFour;
    QTest::newRow("spaces") << QByteArray("  1   2\n 3 4  \n") << square << oneToFour;
    QTest::newRow("comma and space") << QByteArray("1, 2\n3, 4\n") << square << oneToFour;
    QTest::newRow("header") << QByteArray("left,right\n1,2\n3,4\n") << square << oneToFour;
    QTest::newRow("comment, blank line, mark") << QByteArray("\xef\xbb\xbf# numbers\n\n1,2\n\n3,4\n") << square << oneToFour;
    QTest::newRow("quotes") << QByteArray("\"1\",\"2\"\n\"3\",\"4\"\n") << square << oneToFour;
    QTest::newRow("one column") << QByteArray("1\n2\n3\n4\n") << QList<quint64>{4} << oneToFour;
    QTest::newRow("one line") << QByteArray("1 2 3 4") << QList<quint64>{4} << oneToFour;
    QTest::newRow("lines of different lengths") << QByteArray("1,2,3\n4\n") << QList<quint64>{4} << oneToFour;
    QTest::newRow("comma at the end") << QByteArray("1,2,\n3,4,\n") << square << oneToFour;
    QTest::newRow("fractions") << QByteArray("-1.5,2e3\n+.5,4\n") << square << QList<double>{-1.5, 2000, 0.5, 4};
}

void tst_Csv::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<quint64>, shape);
    QFETCH(QList<double>, expected);
    const auto array = readCsv(text);
    QVERIFY2(array, qPrintable(array ? QString() : oneLine(array.error())));
    QCOMPARE(array->shape, shape);
    QCOMPARE(numbers(*array), expected);
}

void tst_Csv::keepsWholeNumbersExact()
{
    const auto array = readCsv("9223372036854775807 -9223372036854775808");
    QVERIFY(array->type.scalar == Scalar::Long);
    QCOMPARE(std::get<qint64>(loadNumber(Scalar::Long, array->bytes.constData())), std::numeric_limits<qint64>::max());
    QVERIFY(readCsv("18446744073709551615 0")->type.scalar == Scalar::ULong);
    QVERIFY(readCsv("18446744073709551615 -1")->type.scalar == Scalar::Double);
    QVERIFY(std::isnan(numbers(*readCsv("1,nan")).at(1)));
}

void tst_Csv::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("holds no numbers") << 0 << 0;
    QTest::newRow("header only") << QByteArray("a,b\n") << QStringLiteral("holds no numbers") << 0 << 0;
    QTest::newRow("second header") << QByteArray("a,b\nc,d\n1,2") << QStringLiteral("\"c\" is not a number") << 2 << 1;
    QTest::newRow("word") << QByteArray("1,2\n3,x\n") << QStringLiteral("\"x\" is not a number") << 2 << 3;
    QTest::newRow("empty cell") << QByteArray("1,,3\n") << QStringLiteral("An empty cell") << 1 << 3;
    QTest::newRow("decimal comma") << QByteArray("1,5;2\n") << QStringLiteral("\"1,5\" is not a number") << 1 << 1;
    QTest::newRow("too large") << QByteArray("1\n1e999\n") << QStringLiteral("\"1e999\"") << 2 << 1;
}

void tst_Csv::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto array = readCsv(text);
    QVERIFY(!array);
    QVERIFY2(array.error().message.contains(message), qPrintable(array.error().message));
    QCOMPARE(array.error().place.line, line);
    QCOMPARE(array.error().place.column, column);
}

void tst_Csv::comesBack()
{
    QByteArray bytes(4 * 4, '\0');
    const float values[4] = {0.1F, -1.5F, 1e30F, 3};
    for (int i = 0; i < 4; ++i)
        storeNumber(Scalar::Float, double(values[i]), bytes.data() + i * 4);
    const DataArray array{ElementType{Scalar::Float, 2, {}}, {2, 1}, bytes};
    QCOMPARE(writeCsv(array), QByteArray("0.1,-1.5\n1e+30,3\n"));
    const auto converted = convertTo(*readCsv(writeCsv(array)), array.type, 2);
    QVERIFY(converted);
    QCOMPARE(*converted, bytes);
}

QTEST_GUILESS_MAIN(tst_Csv)
#include "tst_Csv.moc"
