#include <QtTest>

#include "opencl/GuardZone.h"

using namespace kernelscope;

class tst_GuardZone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInUntouchedZones() { QVERIFY(!findGuardDamage(zones())); }

    void findsTheNearestByte_data()
    {
        QTest::addColumn<qint64>("position"); ///< from the start of both zones
        QTest::addColumn<bool>("behind");
        QTest::addColumn<quint64>("distance");
        const auto size = qint64(guardZoneSize);
        QTest::newRow("last byte before") << size - 1 << false << quint64(0);
        QTest::newRow("first byte of all") << qint64(0) << false << quint64(size - 1);
        QTest::newRow("first byte after") << size << true << quint64(0);
        QTest::newRow("last byte of all") << 2 * size - 1 << true << quint64(size - 1);
    }
    void findsTheNearestByte()
    {
        QFETCH(const qint64, position);
        QFETCH(const bool, behind);
        QFETCH(const quint64, distance);
        QByteArray bytes = zones();
        bytes[position] = char(bytes[position] + 1);
        QCOMPARE(findGuardDamage(bytes), std::optional(GuardDamage{behind, distance}));
    }
    void findsTheNearestOfSeveralBytes()
    {
        const auto size = qsizetype(guardZoneSize);
        const auto damaged = [](const QList<qsizetype> &positions) {
            QByteArray bytes = zones();
            for (const qsizetype position : positions)
                bytes[position] = char(bytes[position] + 1);
            return findGuardDamage(bytes);
        };
        QCOMPARE(damaged({1, size - 3, size - 9}), std::optional(GuardDamage{false, 2}));
        QCOMPARE(damaged({size + 9, size + 2}), std::optional(GuardDamage{true, 2}));
        QCOMPARE(damaged({size - 1, size + 5}), std::optional(GuardDamage{true, 5}));
    }
    void holdsNothingThatKernelsWriteByChance()
    {
        QVERIFY(!guardPattern().contains('\0'));
        QVERIFY(!guardPattern().contains(QByteArray(4, char(0xff))));
    }

private:
    static QByteArray zones() { return guardPattern() + guardPattern(); }
};

QTEST_GUILESS_MAIN(tst_GuardZone)
#include "tst_guardzone.moc"
