#include <QTest>

#include <cmath>
#include <limits>

#include "files/DataArray.h"
#include "files/Number.h"

using namespace kernelscope;

namespace {

ElementType type(const char *name)
{
    return *elementTypeNamed(QString::fromLatin1(name));
}

DataArray doubles(const QList<double> &values)
{
    return {type("double"), {quint64(values.size())}, QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * 8)};
}

} // namespace

class tst_Conversion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void converts_data();
    void converts();
    void leavesTheGapOfThree();
    void namesBothCounts();
    void keepsLongs();
    void structsAreRawBytes();
};

void tst_Conversion::converts_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("fits");
    const auto row = [](double value, const char *wanted, bool fits) {
        QTest::addRow("%g as %s", value, wanted) << value << QString::fromLatin1(wanted) << fits;
    };
    row(127, "char", true);
    row(128, "char", false);
    row(-1, "uchar", false);
    row(255, "uchar", true);
    row(1.5, "int", false);
    row(-2147483648.0, "int", true);
    row(2147483648.0, "int", false);
    row(std::ldexp(1.0, 63), "long", false);
    row(std::ldexp(1.0, 63), "ulong", true);
    row(std::ldexp(1.0, 64), "ulong", false);
    row(std::nan(""), "int", false);
    row(std::nan(""), "float", true);
    row(HUGE_VAL, "float", true);
    row(HUGE_VAL, "long", false);
    row(1e39, "float", false);
    row(65504, "half", true);
    row(70000, "half", false);
    row(0.1, "float", true);
    row(1e300, "double", true);
}

void tst_Conversion::converts()
{
    QFETCH(double, value);
    QFETCH(QString, wanted);
    QFETCH(bool, fits);
    const ElementType to = *elementTypeNamed(wanted);
    const auto bytes = convertTo(doubles({0, value}), to, 2);
    QCOMPARE(bytes.has_value(), fits);
    if (!fits) {
        QVERIFY2(bytes.error().message.contains(QStringLiteral("number 1 is")), qPrintable(bytes.error().message));
        return;
    }
    const Number back = loadNumber(to.scalar, bytes->constData() + sizeInBytes(to));
    const double result = std::visit([](auto number) { return double(number); }, back);
    QVERIFY((std::isnan(value) && std::isnan(result)) || result == value || std::abs(result - value) < 1e-6 * std::abs(value));
}

void tst_Conversion::leavesTheGapOfThree()
{
    const auto bytes = convertTo(doubles({1, 2, 3, 4, 5, 6}), type("uchar3"), 2);
    QVERIFY(bytes);
    QCOMPARE(*bytes, QByteArray("\1\2\3\0\4\5\6\0", 8));
    const auto back = convertTo({type("uchar3"), {2}, *bytes}, type("uchar"), 6);
    QVERIFY(back);
    QCOMPARE(*back, QByteArray("\1\2\3\4\5\6", 6));
}

void tst_Conversion::namesBothCounts()
{
    const auto bytes = convertTo(doubles({1, 2, 3}), type("float2"), 2);
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().message, QStringLiteral("It holds 3 numbers, but 4 are needed (2 elements of 2 numbers)."));
    QVERIFY(!convertTo(doubles({1}), type("float16"), std::numeric_limits<quint64>::max()));
}

void tst_Conversion::keepsLongs()
{
    const qint64 value = 9007199254740993; // no double
    const DataArray array{type("long"), {1}, QByteArray(reinterpret_cast<const char *>(&value), 8)};
    const auto bytes = convertTo(array, type("ulong"), 1);
    QVERIFY(bytes);
    QCOMPARE(*bytes, array.bytes);
}

void tst_Conversion::structsAreRawBytes()
{
    const ElementType particle = type("Particle");
    const DataArray raw{particle, {}, QByteArray(24, 'x')};
    QVERIFY(convertTo(raw, particle, 2, 12));
    const auto tooMany = convertTo(raw, particle, 3, 12);
    QVERIFY(!tooMany);
    QVERIFY(tooMany.error().message.contains(QStringLiteral("24 bytes, but 36")));
    QVERIFY(!convertTo(doubles({1, 2, 3}), particle, 2, 12));
}

QTEST_GUILESS_MAIN(tst_Conversion)
#include "tst_Conversion.moc"
