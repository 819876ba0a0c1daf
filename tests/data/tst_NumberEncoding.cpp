#include <QTest>

#include <cmath>

#include <qfloat16.h>

#include "plan/ImageFormat.h"
#include "plan/NumberEncoding.h"

using namespace kernelscope;

class tst_NumberEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyHalfComesBack()
    {
        for (int bits = 0; bits < 0x10000; ++bits) {
            const double value = halfToDouble(quint16(bits));
            if (std::isnan(value))
                QVERIFY(std::isnan(halfToDouble(doubleToHalf(value))));
            else
                QCOMPARE(int(doubleToHalf(value)), bits);
        }
    }

    void halvesRoundToNearestEven_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("bits");
        QTest::newRow("tie to even below") << 1 + std::ldexp(1.0, -11) << 0x3C00;
        QTest::newRow("tie to even above") << 1 + 3 * std::ldexp(1.0, -11) << 0x3C02;
        QTest::newRow("just above a tie") << 1 + std::ldexp(1.0, -11) + std::ldexp(1.0, -40) << 0x3C01;
        QTest::newRow("greatest") << 65519.0 << 0x7BFF;
        QTest::newRow("too great") << 65520.0 << 0x7C00;
        QTest::newRow("carry into the exponent") << 2 - std::ldexp(1.0, -12) << 0x4000;
        QTest::newRow("smallest") << std::ldexp(1.0, -24) << 1;
        QTest::newRow("tie to zero") << std::ldexp(1.0, -25) << 0;
        QTest::newRow("above the tie to zero") << std::ldexp(1.5, -25) << 1;
    }
    void halvesRoundToNearestEven()
    {
        QFETCH(double, value);
        QTEST(int(doubleToHalf(value)), "bits");
    }

    void knowsWhatFits()
    {
        QVERIFY(fits(Scalar::Char, -128));
        QVERIFY(!fits(Scalar::Char, 128));
        QVERIFY(!fits(Scalar::Long, 9223372036854775808.0));
        QVERIFY(fits(Scalar::ULong, 9223372036854775808.0));
        QVERIFY(!fits(Scalar::ULong, 18446744073709551616.0));
        QVERIFY(fits(Scalar::Float, INFINITY));
    }

    void takesExactIntegers()
    {
        QVERIFY(exactInteger(Scalar::Long, QStringLiteral("9007199254740993")));
        QVERIFY(exactInteger(Scalar::ULong, QStringLiteral("\"18446744073709551615\"")));
        QVERIFY(!exactInteger(Scalar::ULong, QStringLiteral("-1")));
        QVERIFY(!exactInteger(Scalar::Long, QStringLiteral("9223372036854775808")));
        QVERIFY(!exactInteger(Scalar::Int, QStringLiteral("1")));
    }

    void namesImageFormats()
    {
        const auto format = imageFormatNamed(QStringLiteral("rgba-unorm8"));
        QCOMPARE(format->pixelSizeInBytes(), 4);
        QCOMPARE(imageFormatNamed(QStringLiteral("rg-float"))->pixelSizeInBytes(), 8);
        for (const char *none : {"rgba", "rgba-", "xyz-unorm8", "rgba-unorm7", "bgra-float", "intensity-uint8"})
            QVERIFY2(!imageFormatNamed(QString::fromLatin1(none)), none);
    }
};

QTEST_APPLESS_MAIN(tst_NumberEncoding)
#include "tst_NumberEncoding.moc"
