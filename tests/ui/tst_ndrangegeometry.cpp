#include <QtTest>

#include "ui/layout/NDRangeGeometry.h"

using namespace kernelscope;

/// The grid of work-groups and work-items.
class TestNDRangeGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyItemHasItsPlace_data();
    void everyItemHasItsPlace();
    void gapsHoldNoItem();
    void oneDimensionIsBrokenIntoRows();
    void theLastRowMayBeShort();
    void slicesOfThreeDimensions();
    void fittingShowsAll();
    void detailFollowsTheScale();
    void aMillionGroupsInBlocks();
    void onlyWhatIsSeenIsAskedFor();
    void groupsOfOneDimensionHaveRoomForTheirIds();
};

namespace {

NDRange launchOf(int dimensions, Extent global, Extent local)
{
    NDRange range;
    range.dimensions = dimensions;
    range.global = global;
    range.local = local;
    return range;
}

} // namespace

void TestNDRangeGeometry::everyItemHasItsPlace_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<QList<quint64>>("global");
    QTest::addColumn<QList<quint64>>("local");
    QTest::newRow("one work-item") << 1 << QList<quint64>{1, 1, 1} << QList<quint64>{1, 1, 1};
    QTest::newRow("one dimension") << 1 << QList<quint64>{96, 1, 1} << QList<quint64>{8, 1, 1};
    QTest::newRow("long groups") << 1 << QList<quint64>{700, 1, 1} << QList<quint64>{100, 1, 1};
    QTest::newRow("two dimensions") << 2 << QList<quint64>{12, 8, 1} << QList<quint64>{4, 2, 1};
    QTest::newRow("a column") << 2 << QList<quint64>{1, 16, 1} << QList<quint64>{1, 4, 1};
    QTest::newRow("three dimensions") << 3 << QList<quint64>{4, 4, 6} << QList<quint64>{2, 2, 3};
}

void TestNDRangeGeometry::everyItemHasItsPlace()
{
    QFETCH(int, dimensions);
    QFETCH(QList<quint64>, global);
    QFETCH(QList<quint64>, local);
    const NDRange launch = launchOf(dimensions, {global[0], global[1], global[2]}, {local[0], local[1], local[2]});
    quint64 shown = 0;
    for (quint64 slice = 0; slice < launch.global[2]; ++slice) {
        const NDRangePlane plane(launch, 1.6, slice);
        const QRectF all(QPointF(), plane.size());
        for (quint64 group = 0; group < launch.groupsTotal(); ++group) {
            for (quint64 item = 0; item < launch.itemsOfGroup(); ++item) {
                const QRectF rect = plane.itemRect(group, item);
                if (rect.isEmpty())
                    continue;
                ++shown;
                QVERIFY(all.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(rect));
                QVERIFY(plane.groupRect(group).contains(rect));
                QCOMPARE(plane.hit(rect.center()), (NDRangePlane::Hit{group, item})); // so no two lie upon each other
                if (dimensions == 3)
                    QCOMPARE(launch.globalId(group, item)[2], slice);
            }
        }
    }
    QCOMPARE(shown, volume(launch.global));
}

void TestNDRangeGeometry::gapsHoldNoItem()
{
    const NDRangePlane plane(launchOf(2, {4, 4, 1}, {2, 2, 1}));
    QCOMPARE(plane.hit({2.2, 1.0}), (NDRangePlane::Hit{0, std::nullopt}));
    QVERIFY(!plane.hit({-1, 0}));
    QVERIFY(!plane.hit({100, 0}));
}

void TestNDRangeGeometry::oneDimensionIsBrokenIntoRows()
{
    const NDRangePlane plane(launchOf(1, {1 << 20, 1, 1}, {256, 1, 1}), 1.6);
    QCOMPARE(plane.groupRect(0).size(), QSizeF(32, 8));
    const double aspect = plane.size().width() / plane.size().height();
    QVERIFY2(aspect > 1 && aspect < 2.5, qPrintable(QString::number(aspect)));
    const NDRangePlane alone(launchOf(1, {64, 1, 1}, {64, 1, 1}), 490.0 / 433);
    QCOMPARE(alone.groupRect(0).size(), QSizeF(16, 4)); // In a row of 32 the ids would have no space.
    QCOMPARE(detailOf(alone, fittingScale(alone, {490, 433}, 26)), NDRangeDetail::Labels);
}

void TestNDRangeGeometry::theLastRowMayBeShort()
{
    const NDRangePlane plane(launchOf(1, {40, 1, 1}, {8, 1, 1}), 5);
    int groups = 0;
    for (quint64 row = 0; row < plane.rows(); ++row) {
        for (quint64 column = 0; column < plane.columns(); ++column)
            groups += plane.groupAt(column, row).has_value();
    }
    QCOMPARE(groups, 5);
    QVERIFY(plane.columns() * plane.rows() >= 5);
}

void TestNDRangeGeometry::slicesOfThreeDimensions()
{
    const NDRange launch = launchOf(3, {4, 4, 4}, {2, 2, 2});
    const NDRangePlane plane(launch, 1, 3);
    QCOMPARE(plane.slices(), 4u);
    QVERIFY(plane.groupRect(0).isEmpty()); // z 0 and 1
    QVERIFY(!plane.groupRect(4).isEmpty());
    QVERIFY(plane.itemRect(4, 0).isEmpty()); // z 2
    QCOMPARE(plane.hit({0.5, 0.5}), (NDRangePlane::Hit{4, 4}));
    QCOMPARE(NDRangePlane(launch, 1, 99).hit({0.5, 0.5}), plane.hit({0.5, 0.5}));
}

void TestNDRangeGeometry::fittingShowsAll()
{
    for (const Extent global : {Extent{16, 1, 1}, Extent{1 << 20, 1, 1}, Extent{512, 4, 1}}) {
        const NDRangePlane plane(launchOf(global[1] > 1 ? 2 : 1, global, {4, 1, 1}));
        const double scale = fittingScale(plane, {800, 500});
        const QSizeF pixels = plane.size() * scale;
        QVERIFY(pixels.width() < 784.1 && pixels.height() < 484.1);
        QVERIFY(scale == 64 || pixels.width() > 783.9 || pixels.height() > 483.9);
    }
}

void TestNDRangeGeometry::detailFollowsTheScale()
{
    const NDRangePlane plane(launchOf(2, {64, 64, 1}, {8, 8, 1}));
    QCOMPARE(int(detailOf(plane, 100)), int(NDRangeDetail::Labels));
    QCOMPARE(int(detailOf(plane, 10)), int(NDRangeDetail::Items));
    QCOMPARE(int(detailOf(plane, 1)), int(NDRangeDetail::Groups));
    QCOMPARE(int(detailOf(plane, 0.1)), int(NDRangeDetail::Blocks));
    QCOMPARE(groupsOfBlock(plane, 1), 1u);
    QCOMPARE(groupsOfBlock(plane, 0.25), 4u); // Eight pixels are seen as a box.
}

void TestNDRangeGeometry::aMillionGroupsInBlocks()
{
    const NDRangePlane plane(launchOf(1, {64'000'000, 1, 1}, {64, 1, 1}));
    const quint64 block = groupsOfBlock(plane, fittingScale(plane, {1000, 600}));
    QVERIFY((block & (block - 1)) == 0);
    QVERIFY(plane.columns() / block * (plane.rows() / block) < 1000 * 600 / 16 + 1000);
}

void TestNDRangeGeometry::onlyWhatIsSeenIsAskedFor()
{
    const NDRangePlane plane(launchOf(2, {1024, 1024, 1}, {16, 16, 1}));
    const QRectF seen = plane.groupRect(5 * 64 + 7).adjusted(1, 1, -1, -1);
    QCOMPARE(plane.columnsIn(seen), (std::pair<quint64, quint64>{7, 8}));
    QCOMPARE(plane.rowsIn(seen), (std::pair<quint64, quint64>{5, 6}));
    QCOMPARE(plane.columnsIn(QRectF(-50, 0, 1e9, 1)), (std::pair<quint64, quint64>{0, 64}));
    QCOMPARE(plane.columnsIn(QRectF(-50, 0, 10, 1)).second, 0u);
}

void TestNDRangeGeometry::groupsOfOneDimensionHaveRoomForTheirIds()
{
    const NDRangePlane plane(launchOf(1, {256, 1, 1}, {16, 1, 1}), 490.0 / 433);
    QVERIFY(plane.gaps().height() * fittingScale(plane, {490, 433}, 26) >= 17); // a line of text
    const NDRangePlane few(launchOf(1, {64, 1, 1}, {16, 1, 1}), 490.0 / 433);
    QCOMPARE(detailOf(few, fittingScale(few, {490, 433}, 26)), NDRangeDetail::Labels);
}

QTEST_GUILESS_MAIN(TestNDRangeGeometry)
#include "tst_ndrangegeometry.moc"
