#include <QTest>

#include "ui/layout/AddressLayout.h"

using namespace kernelscope;

/// Where the addresses of a sub-group are drawn.
class TestAddressLayout : public QObject
{
    Q_OBJECT

    static std::vector<LaneAccess> lanes(int count, qint64 stride, quint64 size = 4)
    {
        std::vector<LaneAccess> all;
        for (int lane = 0; lane < count; ++lane)
            all.push_back({lane, EventIndex(lane), 0, lane * stride, size});
        return all;
    }
    static constexpr QRectF row{10, 50, 640, 30};

private Q_SLOTS:
    void lanesStandSideBySide()
    {
        const auto boxes = laneBoxes(32, row);
        QCOMPARE(boxes.size(), 32u);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(row.contains(boxes[i]));
            QVERIFY(i == 0 || boxes[i].left() > boxes[i - 1].right());
        }
        QVERIFY(laneBoxes(0, row).empty());
    }

    void contiguousAddressesFillOneSegment()
    {
        const auto layout = layoutSegments(lanes(32, 4), {}, row);
        QCOMPARE(layout.segments.size(), 1u);
        QCOMPARE(layout.segments[0].rect, row);
        QCOMPARE(layout.segments[0].usedBytes, 128);
        QCOMPARE(layout.links.size(), 32u);
        QCOMPARE(layout.links[1].bytes, QRectF(30, 50, 20, 30));
    }

    void aStrideTouchesASegmentEach()
    {
        const auto layout = layoutSegments(lanes(32, 512), {}, row);
        QCOMPARE(layout.segments.size(), 32u);
        for (std::size_t i = 0; i < 32; ++i) {
            const auto &segment = layout.segments[i];
            QCOMPARE(segment.offset, qint64(i) * 512);
            QCOMPARE(segment.usedBytes, 4);
            QVERIFY(!segment.follows);
            QVERIFY(row.adjusted(-0.01, 0, 0.01, 0).contains(segment.rect));
            QVERIFY(segment.rect.adjusted(-0.01, 0, 0.01, 0).contains(layout.links[i].bytes));
            QVERIFY(i == 0 || segment.rect.left() > layout.segments[i - 1].rect.right());
        }
    }

    void whatLiesOutsideHasItsOwnPlace()
    {
        auto some = lanes(8, 4);
        some.push_back({8, EventIndex(8), 0, -4, 4, true});
        some.push_back({9, EventIndex(9), 0, 4096, 4, true});
        some.push_back({10, EventIndex(10), 0, 4100, 4, true});
        const auto outside = layoutOutside(some, row, 40);
        QCOMPARE(outside.before, QRectF(10, 50, 40, 30));
        QCOMPARE(outside.behind, QRectF(610, 50, 40, 30));
        QCOMPARE(outside.left, QRectF(60, 50, 540, 30));
        QCOMPARE(outside.links.size(), 3u);
        QCOMPARE(outside.links[0].access, 8u);
        QCOMPARE(outside.links[0].bytes, outside.before);
        QCOMPARE(outside.links[2].bytes, QRectF(630, 50, 20, 30));
        QCOMPARE(layoutSegments(some, {}, row).segments.size(), 1u); // Of the model it is none.
        QCOMPARE(layoutSegments(some, {}, row).links.size(), 8u);
        QCOMPARE(layoutBanks(some, {}, row, 10).words.size(), 8u);
        QCOMPARE(layoutOutside(lanes(8, 4), row, 40).left, row);
    }

    void anAccessAcrossTheBorderTouchesBoth()
    {
        const std::vector<LaneAccess> one{{0, EventIndex(0), 0, 124, 8}};
        const auto layout = layoutSegments(one, {}, row);
        QCOMPARE(layout.segments.size(), 2u);
        QVERIFY(layout.segments[1].follows);
        QCOMPARE(layout.segments[0].usedBytes, 4);
        QCOMPARE(layout.segments[1].usedBytes, 4);
        QCOMPARE(layout.links.size(), 2u);
    }

    void theSameBytesAreCountedOnce()
    {
        const auto layout = layoutSegments(lanes(32, 0), {}, row);
        QCOMPARE(layout.segments.size(), 1u);
        QCOMPARE(layout.segments[0].usedBytes, 4);
        QCOMPARE(layout.links.size(), 32u);
    }

    void whatFindsNoRoomIsCounted()
    {
        const auto layout = layoutSegments(lanes(1024, 512), {1024, 128, 32, 4}, row);
        QCOMPARE(layout.segments.size(), 128u);
        QCOMPARE(layout.hidden, 896u);
        QCOMPARE(layout.links.size(), 128u);
    }

    void objectsApartEvenAtTheSameOffset()
    {
        std::vector<LaneAccess> two = lanes(2, 0);
        two[1].object = 1;
        const auto layout = layoutSegments(two, {}, row);
        QCOMPARE(layout.segments.size(), 2u);
        QVERIFY(!layout.segments[1].follows);
    }

    void banksTakeTurns_data()
    {
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("turns");
        QTest::addColumn<int>("words");
        QTest::newRow("contiguous") << 4 << 1 << 32;
        QTest::newRow("every second") << 8 << 2 << 32;
        QTest::newRow("a column of a 32 wide array") << 128 << 32 << 32;
        QTest::newRow("a column of a 33 wide array") << 132 << 1 << 32;
        QTest::newRow("broadcast") << 0 << 1 << 1;
        QTest::newRow("bytes of one word") << 1 << 1 << 8;
    }
    void banksTakeTurns()
    {
        QFETCH(int, stride);
        QFETCH(int, turns);
        QFETCH(int, words);
        const auto accesses = lanes(32, stride, stride == 1 ? 1 : 4);
        const QRectF area(0, 0, 640, 320);
        const auto layout = layoutBanks(accesses, {}, area, 24);
        QCOMPARE(layout.banks.size(), 32u);
        QCOMPARE(layout.turns, turns);
        QCOMPARE(layout.hiddenTurns, 0);
        QCOMPARE(int(layout.words.size()), words);
        QCOMPARE(layout.links.size(), 32u);
        QCOMPARE(quint64(layout.turns), localCost(accesses, {}).cost);
        for (const auto &word : layout.words) {
            QVERIFY(area.contains(word.rect));
            QCOMPARE(word.bank, int(word.offset / 4 % 32));
        }
    }

    void turnsThatFindNoRoomAreCounted()
    {
        const auto layout = layoutBanks(lanes(32, 128), {}, QRectF(0, 0, 640, 48), 24);
        QCOMPARE(layout.turns, 32);
        QCOMPARE(layout.hiddenTurns, 24);
        QCOMPARE(layout.words.size(), 8u);
    }

    void aModelWithoutBanksDrawsNone() { QVERIFY(layoutBanks(lanes(8, 4), {8, 64, 0, 4}, row, 24).banks.empty()); }
};

QTEST_GUILESS_MAIN(TestAddressLayout)
#include "tst_addresslayout.moc"
