#include <QtTest>

#include "support/Compression.h"

using namespace kernelscope;

class TestCompression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a byte") << QByteArray("a");
        QTest::newRow("much of the same") << QByteArray(1 << 20, 'x');
        QTest::newRow("text") << QByteArray("kernel void k(global int *a) { a[get_global_id(0)] = 1; }");
    }
    void comesBackAsItWas()
    {
        QFETCH(const QByteArray, bytes);
        QCOMPARE(decompressed(compressed(bytes), quint64(bytes.size())).value_or("no"), bytes);
    }
    void becomesSmaller() { QVERIFY(compressed(QByteArray(1 << 20, 'x')).size() < 1000); }

    void badBytesAreAnError_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = compressed(QByteArray(10'000, 'x') + "and more");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("no compressed bytes at all");
        QTest::newRow("cut") << good.chopped(1);
        QTest::newRow("more than is taken") << compressed(QByteArray(1 << 20, 'x'));
    }
    void badBytesAreAnError()
    {
        QFETCH(const QByteArray, bytes);
        const auto result = decompressed(bytes, 100'000);
        QVERIFY(!result);
        QVERIFY(result.error().message.startsWith("What arrived"));
    }
};

QTEST_GUILESS_MAIN(TestCompression)
#include "tst_Compression.moc"
