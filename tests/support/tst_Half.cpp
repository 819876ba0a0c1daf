#include <QTest>

#include <bit>
#include <cmath>

#include "support/Half.h"

using namespace kernelscope;

static int bitsOf(double value)
{
    return std::bit_cast<quint16>(toHalf(value));
}

class tst_Half : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyHalfComesBack();
    void rounds_data();
    void rounds();
};

void tst_Half::everyHalfComesBack()
{
    for (int bits = 0; bits <= 0xffff; ++bits) {
        const double value = double(std::bit_cast<qfloat16>(quint16(bits)));
        if (std::isnan(value))
            QVERIFY(qIsNaN(toHalf(value)));
        else
            QCOMPARE(bitsOf(value), bits);
    }
}

void tst_Half::rounds_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("bits");
    QTest::newRow("one") << 1.0 << 0x3c00;
    QTest::newRow("tie to even, down") << 1 + std::ldexp(1.0, -11) << 0x3c00;
    QTest::newRow("tie to even, up") << 1 + 3 * std::ldexp(1.0, -11) << 0x3c02;
    QTest::newRow("just above a tie") << 1 + std::ldexp(1.0, -11) + std::ldexp(1.0, -40) << 0x3c01;
    QTest::newRow("carries into the exponent") << 2 - std::ldexp(1.0, -12) << 0x4000;
    QTest::newRow("largest") << 65504.0 << 0x7bff;
    QTest::newRow("rounds to the largest") << 65519.0 << 0x7bff;
    QTest::newRow("too large") << 65520.0 << 0x7c00;
    QTest::newRow("smallest") << std::ldexp(1.0, -24) << 0x0001;
    QTest::newRow("half of the smallest, to even") << std::ldexp(1.0, -25) << 0x0000;
    QTest::newRow("largest subnormal rounds to normal") << std::ldexp(1.0, -14) - std::ldexp(1.0, -26) << 0x0400;
    QTest::newRow("above the tie to zero") << std::ldexp(1.5, -25) << 0x0001;
    QTest::newRow("minus zero") << -0.0 << 0x8000;
    QTest::newRow("infinity") << HUGE_VAL << 0x7c00;
}

void tst_Half::rounds()
{
    QFETCH(double, value);
    QFETCH(int, bits);
    QCOMPARE(bitsOf(value), bits);
    QCOMPARE(bitsOf(-value), bits ^ 0x8000);
}

QTEST_GUILESS_MAIN(tst_Half)
#include "tst_Half.moc"
