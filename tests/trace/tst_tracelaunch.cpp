#include <QTest>

#include "trace/TraceLaunch.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestTraceLaunch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finiteMath_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("expected");
        const QString finite = u"-cl-finite-math-only"_s;
        const QString fast = u"-cl-fast-relaxed-math"_s;
        QTest::newRow("none") << u""_s << u""_s;
        QTest::newRow("others") << u"-w -DA=-cl-finite-math-only"_s << u""_s;
        QTest::newRow("finite") << u"-w "_s + finite << finite;
        QTest::newRow("fast") << fast + u" -w"_s << fast;
        QTest::newRow("between tabs and lines") << u"-w\t"_s + fast + u"\n-DA"_s << fast;
        QTest::newRow("in quotes") << u"\"-cl-finite-math-only\""_s << finite;
        QTest::newRow("in a value") << u"-D \"A= -cl-finite-math-only \""_s << u""_s;
    }
    void finiteMath()
    {
        QFETCH(QString, options);
        QFETCH(QString, expected);
        QCOMPARE(finiteMathOption(options), expected);
    }
    void relaxedMath()
    {
        QCOMPARE(relaxedMathOption(u"-cl-finite-math-only -DA"_s), QString());
        for (const QString &option : {u"-cl-mad-enable"_s, u"-cl-fast-relaxed-math"_s, u"-cl-unsafe-math-optimizations"_s})
            QCOMPARE(relaxedMathOption(u"-w "_s + option), option);
    }
};

QTEST_GUILESS_MAIN(TestTraceLaunch)
#include "tst_tracelaunch.moc"
