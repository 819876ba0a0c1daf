#include <QtTest>

#include "support/Filled.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestFilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPutInStaysAsItIs()
    {
        QCOMPARE(filled(u"%1, line %2"_s, u"load data[i%2]"_s, 7), u"load data[i%2], line 7"_s);
        QCOMPARE(filled(u"%2:%1"_s, 3, u"100%1.cl"_s), u"100%1.cl:3"_s);
    }

    void numbersAreWritten() { QCOMPARE(filled(u"%1 %2 %3"_s, 1.5, quint64(1) << 63, -1), u"1.5 9223372036854775808 -1"_s); }
};

QTEST_GUILESS_MAIN(TestFilled)
#include "tst_Filled.moc"
