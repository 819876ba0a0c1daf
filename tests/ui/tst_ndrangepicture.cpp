#include <QTest>

#include "SceneText.h"
#include "ui/ndrange/NDRangePicture.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// A picture of 520 by 420 pixels, fitted.
struct Drawn
{
    Drawn(int dimensions, const Extent &global, const Extent &local, const QSizeF &size = {520, 420}) : picture(appearance)
    {
        NDRange range;
        range.dimensions = dimensions;
        range.global = global;
        range.local = local;
        picture.setRange(range, 0);
        window = picture.fit(size);
    }
    NDRangeDetail detail() const { return detailOf(picture.plane(), window.scale); }
    QRectF rectOf(quint64 group) const { return window.toPixels(picture.plane().groupRect(group)); }
    QRectF inWindow(const QRectF &rect) const { return rect.translated(-window.origin * window.scale); }
    /// The boxes of a colour together, in the window.
    QList<QRectF> boxesOf(Ink::Role role) const
    {
        QList<QRectF> boxes;
        const Scene scene = picture.scene(window);
        for (const SceneItem &item : scene.items) {
            const auto *list = std::get_if<QList<QRectF>>(&item.shape);
            for (const QRectF &box : list &&item.fill == Ink(role) ? *list : QList<QRectF>())
                boxes << inWindow(box);
        }
        return boxes;
    }

    Appearance appearance;
    NDRangePicture picture;
    SceneWindow window;
};

bool isIn(const QList<QRectF> &boxes, const QPointF &point)
{
    return std::ranges::any_of(boxes, [&](const QRectF &box) { return box.contains(point); });
}

} // namespace

/// The ids of work-groups are seen whatever the range's size: with each group, else beside rows and columns.
class TestNDRangePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureEndsBelowTheLastGroup()
    {
        const Drawn drawn(1, {16, 1, 1}, {16, 1, 1});
        const QRectF group = drawn.rectOf(0), used = drawn.picture.usedArea(drawn.window);
        QVERIFY(used.bottom() > group.bottom() && used.bottom() < group.bottom() + 40);
        QVERIFY(used.top() < group.top() && used.top() > group.top() - 40);
        QVERIFY(group.top() > 100); // A short one stands about in the middle.
    }
    void recordedGroupsStandOut()
    {
        Drawn drawn(2, {512, 512, 1}, {32, 32, 1});
        drawn.picture.setGroups({17}, {});
        const Scene scene = drawn.picture.scene(drawn.window);
        QCOMPARE(scene.find(GroupSubject{17})->fill, Ink(Ink::Recorded));
        QCOMPARE(scene.find(GroupSubject{18})->fill, Ink(Ink::Raised));
        for (const Theme &theme : {Theme::light(), Theme::dark()})
            QVERIFY(Theme::contrast(recordedColour(theme), theme.surface) >= 2.8);
    }
    void measuresColourWorkItems()
    {
        Drawn drawn(1, {64, 1, 1}, {16, 1, 1});
        drawn.picture.setGroups({1}, {});
        ItemMeasures measures{{1}, 16, std::vector<float>(16, 2), {2.75}, 2, 14};
        measures.items[5] = 14;
        drawn.picture.setMeasures(std::make_shared<const ItemMeasures>(measures));
        const auto hasInk = [&](double value, const QRectF &cell) {
            const Scene scene = drawn.picture.scene(drawn.window);
            return std::ranges::any_of(scene.items, [&](const SceneItem &item) {
                const auto *boxes = std::get_if<QList<QRectF>>(&item.shape);
                return boxes && item.fill == Ink(Ink::Ramp, value) &&
                       std::ranges::any_of(*boxes, [&](const QRectF &box) { return drawn.inWindow(box).contains(cell.center()); });
            });
        };
        const auto cell = [&](quint64 group, quint64 item) { return drawn.window.toPixels(drawn.picture.plane().itemRect(group, item)); };
        QVERIFY(hasInk(0, cell(1, 4)) && hasInk(1, cell(1, 5)));
        QVERIFY(isIn(drawn.boxesOf(Ink::Surface), cell(2, 5).center())); // It was not recorded.
        drawn.picture.setMeasures(nullptr);
        QVERIFY(!hasInk(1, cell(1, 5)));
    }
    void manyGroupsHaveTheColourOfTheirMean()
    {
        Drawn drawn(1, {1'000'000, 1, 1}, {1, 1, 1});
        ItemMeasures measures{{}, 1, {}, {}, 0, 10};
        std::unordered_set<quint64> recorded;
        for (quint64 group = 0; group < 1'000'000; ++group) {
            measures.groups.push_back(group);
            measures.items.push_back(group < 500'000 ? 0 : 10);
            recorded.insert(group);
        }
        measures.groupMeans = measures.items;
        drawn.picture.setGroups(recorded, {777'777});
        drawn.picture.setMeasures(std::make_shared<const ItemMeasures>(measures));
        const Scene scene = drawn.picture.scene(drawn.window);
        QVERIFY(scene.items.size() < 200);
        QVERIFY(drawn.boxesOf(Ink::Recorded).isEmpty());
        QCOMPARE(drawn.boxesOf(Ink::Error).size(), 1);
        for (const double value : {0.0, 1.0})
            QVERIFY(std::ranges::count(scene.items, Ink(Ink::Ramp, value), &SceneItem::fill) == 1);
    }
    void aLowPictureKeepsItsRoomForTheGroups()
    {
        const Drawn drawn(2, {128, 128, 1}, {16, 16, 1}, {520, 70});
        QVERIFY(drawn.rectOf(63).bottom() - drawn.rectOf(0).top() > 35);
        QVERIFY(drawn.rectOf(63).bottom() <= 70);
    }
    void blocksOfManyGroupsAreMarked()
    {
        Drawn drawn(1, {1'000'000, 1, 1}, {1, 1, 1});
        QVERIFY(drawn.detail() == NDRangeDetail::Blocks);
        QVERIFY(drawn.boxesOf(Ink::Error).isEmpty());
        drawn.picture.setGroups({}, {777'777});
        const QList<QRectF> flagged = drawn.boxesOf(Ink::Error);
        QCOMPARE(flagged.size(), 1);
        QVERIFY(flagged[0].adjusted(0, 0, 1, 1).intersects(drawn.rectOf(777'777)));
        QVERIFY(!isIn(drawn.boxesOf(Ink::Absent), flagged[0].center()));
    }
    void blocksAreFilledAsFarAsTheyWereRecorded()
    {
        Drawn drawn(1, {1'000'000, 1, 1}, {1, 1, 1});
        std::unordered_set<quint64> recorded; // Every second column of the first rows.
        const quint64 columns = drawn.picture.plane().columns();
        for (quint64 row = 0; row < 64; ++row) {
            for (quint64 column = 0; column < columns; column += 2)
                recorded.insert(row * columns + column);
        }
        drawn.picture.setGroups(recorded, {});
        const quint64 side = groupsOfBlock(drawn.picture.plane(), drawn.window.scale);
        QVERIFY(side > 2 && side <= 32);
        const QRectF from = drawn.rectOf(0), to = drawn.rectOf((side - 1) * columns + side - 1);
        const auto at = [&](double share) {
            return QPointF(from.left() + (to.right() - from.left()) * share, (from.top() + to.bottom()) / 2);
        };
        QVERIFY(isIn(drawn.boxesOf(Ink::Recorded), at(0.25)));
        QVERIFY(isIn(drawn.boxesOf(Ink::Absent), at(0.75)) && !isIn(drawn.boxesOf(Ink::Recorded), at(0.75)));
        const Theme &theme = drawn.appearance.theme();
        QVERIFY(Theme::contrast(absentColour(theme), theme.surface) > 1.5);
        QVERIFY(Theme::contrast(absentColour(theme), recordedColour(theme)) > 1.5);
    }
    void columnsOfALineSayWhatTheyAdd()
    {
        const Drawn drawn(1, {65536, 1, 1}, {64, 1, 1});
        QCOMPARE(int(drawn.picture.groupIds(drawn.window.scale)), int(NDRangePicture::GroupIds::Margin));
        qsizetype columns = 0;
        for (const auto &[text, rect] : drawn.picture.marginIds(drawn.window)) {
            if (!text.startsWith('+'))
                continue;
            ++columns;
            const QRectF at = drawn.inWindow(rect);
            const QRectF first = drawn.rectOf(text.mid(1).toULongLong()); // Of the first row.
            QVERIFY(std::abs(first.center().x() - at.center().x()) < 2 && at.bottom() < first.top());
        }
        QVERIFY(columns > 2);
    }
    void whatIsChosenIsFramed()
    {
        Drawn drawn(2, {64, 64, 1}, {16, 16, 1});
        QVERIFY(!sceneText(drawn.picture.scene(drawn.window)).contains(u"accent"_s));
        drawn.window.chosen = WorkItemSubject{5, 17};
        const Scene scene = drawn.picture.scene(drawn.window);
        const SceneItem *item = scene.find(WorkItemSubject{5, 17});
        QVERIFY(item && item->fill == Ink(Ink::Accent));
        QCOMPARE(item->name, u"work-item 17,17"_s);
        QVERIFY2(sceneText(scene).contains(u"drawn accent"_s), qPrintable(sceneText(scene)));
    }
    void theFrameDoesNotHideThatAGroupTakesPartInAProblem()
    {
        Drawn drawn(1, {256, 1, 1}, {16, 1, 1});
        drawn.picture.setGroups({}, {3});
        drawn.window.chosen = GroupSubject{3};
        const Scene scene = drawn.picture.scene(drawn.window);
        const SceneItem &corner = scene.items.last();
        const SceneItem &frame = scene.items[scene.items.size() - 2];
        QVERIFY(corner.fill == Ink(Ink::Error) && frame.pen.ink == Ink(Ink::Accent));
        QVERIFY(corner.rect().top() < frame.rect().top());
    }
    void theKeyboardCrossesTheBordersOfGroups()
    {
        const Drawn drawn(2, {64, 64, 1}, {16, 16, 1});
        const auto beside = [&](const Subject &subject, int key) { return drawn.picture.beside(subject, key); };
        QVERIFY(beside({}, Qt::Key_Down) == Subject(WorkItemSubject{0, 0})); // It begins there.
        QVERIFY(beside(GroupSubject{3}, Qt::Key_Down) == Subject(WorkItemSubject{3, 0}));
        QVERIFY(beside(WorkItemSubject{0, 0}, Qt::Key_Right) == Subject(WorkItemSubject{0, 1}));
        QVERIFY(beside(WorkItemSubject{0, 15}, Qt::Key_Right) == Subject(WorkItemSubject{1, 0}));
        QVERIFY(beside(WorkItemSubject{4, 0}, Qt::Key_Up) == Subject(WorkItemSubject{0, 240}));
        QVERIFY(isNothing(beside(WorkItemSubject{0, 0}, Qt::Key_Left)));
    }
    void onlyWhatIsInSightIsMade()
    {
        Drawn drawn(2, {1 << 20, 1 << 20, 1}, {16, 16, 1});
        drawn.window = drawn.window.zoomedAt({260, 210}, 10);
        QVERIFY(drawn.detail() == NDRangeDetail::Items);
        QVERIFY(drawn.picture.scene(drawn.window).items.size() < 200);
        const QPointF middle = drawn.window.toUnits({260, 210});
        QVERIFY(drawn.window.area().contains(middle));
        QVERIFY(!isNothing(drawn.picture.at(middle)));
    }
    void ids_data()
    {
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<quint64>("width");
        QTest::addColumn<quint64>("height");
        QTest::addColumn<quint64>("localWidth");
        QTest::addColumn<quint64>("localHeight");
        QTest::addColumn<bool>("inMargin");
        const auto row = [](const char *name, int dimensions, quint64 width, quint64 height, quint64 localWidth, quint64 localHeight,
                            bool inMargin) {
            QTest::newRow(name) << dimensions << width << height << localWidth << localHeight << inMargin;
        };
        row("few groups", 1, 64, 1, 16, 1, false);
        row("a thousand groups", 1, 65536, 1, 64, 1, true);
        row("a million groups", 1, 1'000'000, 1, 1, 1, true);
        row("few squares", 2, 64, 64, 16, 16, false);
        row("many squares", 2, 1024, 1024, 16, 16, true);
        row("one column", 2, 1, 5000, 1, 1, true);
    }
    void ids()
    {
        QFETCH(int, dimensions);
        QFETCH(quint64, width);
        QFETCH(quint64, height);
        QFETCH(quint64, localWidth);
        QFETCH(quint64, localHeight);
        QFETCH(bool, inMargin);
        const Drawn drawn(dimensions, {width, height, 1}, {localWidth, localHeight, 1});
        QCOMPARE(drawn.picture.groupIds(drawn.window.scale) == NDRangePicture::GroupIds::Margin, inMargin);
        const auto ids = drawn.picture.marginIds(drawn.window);
        QCOMPARE(ids.isEmpty(), !inMargin);
        if (!inMargin)
            return;
        QVERIFY(ids.size() >= 3);
        QCOMPARE(ids.first().first, QString("0"));
        for (qsizetype i = 0; i < ids.size(); ++i) {
            QVERIFY(QRectF(0, 0, 520, 420).contains(drawn.inWindow(ids[i].second)));
            for (qsizetype other = 0; other < i; ++other)
                QVERIFY2(!ids[i].second.intersects(ids[other].second), qPrintable(ids[i].first + " and " + ids[other].first));
        }
        const NDRangePlane &plane = drawn.picture.plane();
        const QRectF last = drawn.rectOf(plane.groupAt(0, plane.rows() - 1).value()), beside = drawn.rectOf(plane.columns() - 1);
        QVERIFY(last.bottom() > 0.8 * 420 || beside.right() > 0.8 * 520); // The space is used.
    }
};

QTEST_MAIN(TestNDRangePicture)
#include "tst_ndrangepicture.moc"
