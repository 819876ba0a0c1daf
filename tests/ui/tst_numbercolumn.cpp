#include <QTest>

#include "ui/models/NumberColumn.h"
#include "ui/widgets/TabName.h"

using namespace kernelscope;

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
        QTest::newRow("whole") << 12.0 << QList<double>{1, 12, -3} << QStringList{u"1"_qs, u"12"_qs, u"-3"_qs};
        QTest::newRow("halves") << 12.5 << QList<double>{1, 12.5} << QStringList{u"1.0"_qs, u"12.5"_qs};
        QTest::newRow("six digits") << 9.0 << QList<double>{3.14159265, 1} << QStringList{u"3.14159"_qs, u"1.00000"_qs};
        QTest::newRow("small among large") << 999.0 << QList<double>{999, 1e-9} << QStringList{u"999.000"_qs, u"1e-09"_qs};
        QTest::newRow("all tiny") << 2e-5 << QList<double>{2e-5} << QStringList{u"2e-05"_qs};
        QTest::newRow("huge") << 1e20 << QList<double>{1e20, 1} << QStringList{u"1e+20"_qs, u"1"_qs};
        QTest::newRow("zeros") << 0.0 << QList<double>{0} << QStringList{u"0"_qs};
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
