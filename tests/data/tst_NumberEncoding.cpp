#include <QTest>

#include <cmath>

#include <qfloat16.h>

#include "project/ImageFormat.h"
#include "plan/NumberEncoding.h"
#include "support/Numbers.h"

using namespace kernelscope;

class tst_NumberEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreTheShortestThatReadBack_data()
    {
        QTest::addColumn<Scalar>("scalar");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        for (const Scalar scalar : {Scalar::Half, Scalar::Float, Scalar::Double}) {
            QTest::addRow("0.1 as %s", qPrintable(scalarName(scalar))) << scalar << 0.1 << "0.1";
            QTest::addRow("-2 as %s", qPrintable(scalarName(scalar))) << scalar << -2.0 << "-2";
            QTest::addRow("NaN as %s", qPrintable(scalarName(scalar))) << scalar << std::nan("") << "nan";
            QTest::addRow("infinity as %s", qPrintable(scalarName(scalar))) << scalar << -HUGE_VAL << "-inf";
        }
        QTest::newRow("a third of a float") << Scalar::Float << 1.0 / 3 << "0.33333334";
        QTest::newRow("a third of a half") << Scalar::Half << 1.0 / 3 << "0.3333";
        QTest::newRow("the greatest half") << Scalar::Half << 65504.0 << "65504";
        QTest::newRow("a whole float") << Scalar::Float << 16777216.0 << "16777216";
        QTest::newRow("the smallest float") << Scalar::Float << 1e-45 << "1e-45";
        QTest::newRow("char") << Scalar::Char << -7.0 << "-7";
    }
    void textsAreTheShortestThatReadBack()
    {
        QFETCH(Scalar, scalar);
        QFETCH(double, value);
        char bytes[8] = {};
        storeNumber(scalar, value, bytes);
        QTEST(numberTextAt(scalar, bytes), "text");
        QTEST(numberTextAs(scalar, value), "text");
    }

    void exponentsHaveNoZerosInFront()
    {
        QCOMPARE(numberText(1e-5), QStringLiteral("1e-5"));
        QCOMPARE(numberText(-2.5e-10), QStringLiteral("-2.5e-10"));
        QCOMPARE(numberText(1e100), QStringLiteral("1e+100"));
        QCOMPARE(digitsText(1234567, 3), QStringLiteral("1.23e+6"));
        QCOMPARE(digitsText(0.25, 6), QStringLiteral("0.25"));
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
