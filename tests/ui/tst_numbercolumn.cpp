#include <QTest>

#include "ui/models/NumberColumn.h"
#include "ui/widgets/TabName.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestNumberColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongNameOfATabKeepsBothEnds()
    {
        QCOMPARE(tabName(QStringLiteral("kernel.cl")), QStringLiteral("kernel.cl"));
        const QString name = tabName(QStringLiteral("source_thatHasAVeryLongNameOne.cl"));
        QCOMPARE(name.size(), 28);
        QVERIFY(name.startsWith(u"source_") && name.endsWith(u"NameOne.cl"));
    }

    void decimalPointsAlign_data()
    {
        QTest::addColumn<double>("greatest");
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("whole") << 12.0 << QList<double>{1, 12, -3} << QStringList{u"1"_s, u"12"_s, u"-3"_s};
        QTest::newRow("halves") << 12.5 << QList<double>{1, 12.5} << QStringList{u"1.0"_s, u"12.5"_s};
        QTest::newRow("six digits") << 9.0 << QList<double>{3.14159265, 1} << QStringList{u"3.14159"_s, u"1.00000"_s};
        QTest::newRow("small among large") << 999.0 << QList<double>{999, 1e-9} << QStringList{u"999.000"_s, u"1e-9"_s};
        QTest::newRow("all tiny") << 2e-5 << QList<double>{2e-5} << QStringList{u"2e-5"_s};
        QTest::newRow("huge") << 1e20 << QList<double>{1e20, 1} << QStringList{u"1e+20"_s, u"1"_s};
        QTest::newRow("zeros") << 0.0 << QList<double>{0} << QStringList{u"0"_s};
    }
    void decimalPointsAlign()
    {
        QFETCH(double, greatest);
        QFETCH(QList<double>, values);
        QFETCH(QStringList, texts);
        const NumberColumn column = NumberColumn::of(greatest, values);
        for (qsizetype i = 0; i < values.size(); ++i)
            QCOMPARE(column.text(values[i]), texts[i]);
    }
};

QTEST_APPLESS_MAIN(TestNumberColumn)
#include "tst_numbercolumn.moc"
