#include <QTest>

#include "ui/layout/TimelineLabels.h"

using namespace kernelscope;

class TestLabelLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStandsBesideItsHead()
    {
        QCOMPARE(labelPlaces({{10, {50}, 3}}, 4, 100), (QList<LabelPlace>{{0, 0}}));
        QCOMPARE(labelPlaces({}, 4, 100), QList<LabelPlace>());
    }

    void whatIsInTheWayLiftsThoseBeforeIt()
    {
        // The heads of 2 and 3 are below the first name, and the line that leads to the second one's ends below it.
        QCOMPARE(labelPlaces({{10, {50}, 3}, {20, {50}, 3}, {30, {}, 0}, {90, {50}, 3}}, 4, 200),
                 (QList<LabelPlace>{{2, 0}, {1, 0}, {-1, 0}, {0, 0}}));
        // A bar has no head, and without a name no line.
        QCOMPARE(labelPlaces({{10, {50}, 3}, {30, {}, 0, false}}, 4, 200).first(), (LabelPlace{0, 0}));
    }

    void withoutRoomAShorterTextOrNone()
    {
        QCOMPARE(labelPlaces({{10, {50, 15}, 3}, {40, {50}, 3}}, 1, 200), (QList<LabelPlace>{{0, 1}, {0, 0}}));
        QCOMPARE(labelPlaces({{10, {50, 40}, 3}, {20, {50}, 3}}, 1, 200), (QList<LabelPlace>{{-1, 0}, {0, 0}}));
        QCOMPARE(labelPlaces({{30, {50, 15}, 3}}, 4, 60), (QList<LabelPlace>{{0, 1}})); // Nothing goes beyond the edges.
        QCOMPARE(labelPlaces({{10, {50}, 0}, {20, {50}, 3}}, 4, 200).first().line, -1); // Of those that may not stand so high.
    }

    void theLastOnesEndAtTheirPointsWhereTheyHaveNoSpaceAfterThem()
    {
        QCOMPARE(labelPlaces({{10, {50}, 3}, {180, {50}, 3}}, 4, 200), (QList<LabelPlace>{{0, 0}, {0, 0, true}}));
        // The line to the later one goes past the name of the earlier one, and above its head.
        QCOMPARE(labelPlaces({{180, {50}, 3}, {190, {50}, 3}}, 4, 200), (QList<LabelPlace>{{0, 0, true}, {1, 0, true}}));
        // What begins before them ends before them.
        QCOMPARE(labelPlaces({{100, {50}, 3}, {180, {50}, 3}}, 4, 200), (QList<LabelPlace>{{0, 0}, {1, 0, true}}));
        QCOMPARE(labelPlaces({{140, {50}, 3}, {180, {50}, 3}}, 4, 200), (QList<LabelPlace>{{0, 0, true}, {1, 0, true}}));
        QCOMPARE(labelPlaces({{170, {}, 0}, {180, {50}, 3}}, 4, 200).last(), (LabelPlace{1, 0, true}));
    }

    void noLineCrossesAName()
    {
        QList<LabelPoint> points;
        for (int i = 0; i < 60; ++i)
            points.append({double(i * i % 17) + 6.0 * i, {40.0 + 13 * (i % 5), 20}, 8, i % 3 > 0});
        std::ranges::sort(points, {}, &LabelPoint::x);
        const QList<LabelPlace> places = labelPlaces(points, 9, 380);
        const auto spanOf = [&](qsizetype point) {
            const double width = points[point].widths[places[point].text];
            return places[point].isBefore ? std::pair(points[point].x - width, points[point].x)
                                          : std::pair(points[point].x, points[point].x + width);
        };
        int named = 0, before = 0;
        for (qsizetype a = 0; a < points.size(); ++a) {
            if (places[a].line < 0)
                continue;
            ++named;
            before += places[a].isBefore;
            const auto [from, to] = spanOf(a);
            QVERIFY(from >= 0 && to <= 380);
            for (qsizetype b = 0; b < points.size(); ++b) {
                const bool isBelow = b != a && points[b].x > from && points[b].x < to;
                QVERIFY(!isBelow || places[b].line < places[a].line);
                QVERIFY(!isBelow || !points[b].isInLineZero || places[a].line > 0);
                if (b != a && places[b].line == places[a].line)
                    QVERIFY(spanOf(b).first >= to || spanOf(b).second <= from);
            }
        }
        QVERIFY(before > 0);
        QVERIFY(named > 20);
    }
};

QTEST_APPLESS_MAIN(TestLabelLines)
#include "tst_labellines.moc"
