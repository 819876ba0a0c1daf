#include <QTest>

#include "ui/ndrange/NDRangeWidget.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

using namespace kernelscope;

/// The ids of work-groups are seen whatever the range's size: with each group, else beside rows and columns.
class TestNDRangeWidget : public QObject
{
    Q_OBJECT

    static TraceLaunch launch(int dimensions, const Extent &global, const Extent &local)
    {
        TraceLaunch launch;
        launch.dimensions = dimensions;
        launch.global = global;
        launch.local = local;
        return launch;
    }

private Q_SLOTS:
    void aPictureEndsBelowTheLastGroup()
    {
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 420);
        widget.setLaunch(launch(1, {16, 1, 1}, {16, 1, 1}), {});
        widget.fit();
        const QRectF group = widget.rectOf(0, {});
        QVERIFY(widget.usedArea().bottom() > group.bottom() && widget.usedArea().bottom() < group.bottom() + 40);
        QVERIFY(widget.usedArea().top() < group.top() && widget.usedArea().top() > group.top() - 40);
        QVERIFY(group.top() > 100); // A short one stands about in the middle.
        widget.zoom(4);
        QCOMPARE(widget.usedArea(), QRectF(0, 0, 520, 420));
    }
    void recordedGroupsStandOut()
    {
        for (const bool dark : {false, true}) {
            Appearance appearance;
            appearance.setDark(dark);
            NDRangeWidget widget(appearance);
            widget.resize(520, 420);
            widget.setLaunch(launch(2, {512, 512, 1}, {32, 32, 1}), [](quint64) { return IdGrid::Mark{true, false}; });
            widget.fit();
            const QColor seen = widget.grab().toImage().pixelColor((widget.rectOf(17, {}).topLeft() + QPointF(3, 3)).toPoint());
            QVERIFY2(Theme::contrast(seen, appearance.theme().surface) >= 2.8, qPrintable(seen.name()));
        }
    }
    void aLowPictureKeepsItsRoomForTheGroups()
    {
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 70);
        widget.setLaunch(launch(2, {128, 128, 1}, {16, 16, 1}), {});
        widget.fit();
        QVERIFY(widget.rectOf(63, {}).bottom() - widget.rectOf(0, {}).top() > 35);
        QVERIFY(widget.rectOf(63, {}).bottom() <= 70);
    }
    void blocksOfManyGroupsAreMarked()
    {
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 420);
        widget.setLaunch(launch(1, {1'000'000, 1, 1}, {1, 1, 1}), {});
        widget.fit();
        QVERIFY(widget.detail() == NDRangeDetail::Blocks);
        QVERIFY(!widget.isBlockFlagged(777'777));
        widget.setFlagged({777'777});
        QVERIFY(widget.isBlockFlagged(777'777) && !widget.isBlockFlagged(0));
        const QRectF box = widget.rectOf(777'777, {});
        const QImage image = widget.grab().toImage();
        bool isRed = false; // Somewhere in the block.
        for (int y = -8; y <= 8; ++y) {
            for (int x = -8; x <= 8; ++x)
                isRed = isRed || image.pixelColor((box.center() + QPointF(x, y)).toPoint()) == appearance.theme().error;
        }
        QVERIFY(isRed);
    }
    void blocksAreFilledAsFarAsTheyWereRecorded()
    {
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 420);
        widget.setLaunch(launch(1, {1'000'000, 1, 1}, {1, 1, 1}), {});
        widget.fit();
        QVERIFY(widget.detail() == NDRangeDetail::Blocks);
        std::unordered_set<quint64> recorded; // Every second column of the first rows.
        const quint64 columns = widget.plane().columns();
        for (quint64 row = 0; row < 64; ++row) {
            for (quint64 column = 0; column < columns; column += 2)
                recorded.insert(row * columns + column);
        }
        widget.setRecorded(recorded);
        const quint64 side = groupsOfBlock(widget.plane(), widget.scale());
        QVERIFY(side > 2 && side <= 32);
        const QImage image = widget.grab().toImage();
        const QRectF from = widget.rectOf(0, {}), to = widget.rectOf((side - 1) * columns + side - 1, {});
        const auto at = [&](double share) {
            return image.pixelColor(QPointF(from.left() + (to.right() - from.left()) * share, (from.top() + to.bottom()) / 2).toPoint());
        };
        QCOMPARE(at(0.25).name(), recordedColour(appearance.theme()).name());
        QCOMPARE(at(0.75).name(), absentColour(appearance.theme()).name());
        QVERIFY(Theme::contrast(absentColour(appearance.theme()), appearance.theme().surface) > 1.5);
        QVERIFY(Theme::contrast(absentColour(appearance.theme()), recordedColour(appearance.theme())) > 1.5);
    }
    void columnsOfALineSayWhatTheyAdd()
    {
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 420);
        widget.setLaunch(launch(1, {65536, 1, 1}, {64, 1, 1}), {});
        widget.fit();
        QCOMPARE(int(widget.groupIds()), int(NDRangeWidget::GroupIds::Margin));
        qsizetype columns = 0;
        for (const auto &[text, at] : widget.marginIds()) {
            if (!text.startsWith('+'))
                continue;
            ++columns;
            const QRectF first = widget.rectOf(text.mid(1).toULongLong(), {}); // Of the first row.
            QVERIFY(std::abs(first.center().x() - at.center().x()) < 2 && at.bottom() < first.top());
        }
        QVERIFY(columns > 2);
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
        Appearance appearance;
        NDRangeWidget widget(appearance);
        widget.resize(520, 420);
        widget.setLaunch(launch(dimensions, {width, height, 1}, {localWidth, localHeight, 1}), {});
        widget.fit();
        QCOMPARE(widget.groupIds() == NDRangeWidget::GroupIds::Margin, inMargin);
        const auto ids = widget.marginIds();
        QCOMPARE(ids.isEmpty(), !inMargin);
        if (!inMargin)
            return;
        QVERIFY(ids.size() >= 3);
        QCOMPARE(ids.first().first, QString("0"));
        for (qsizetype i = 0; i < ids.size(); ++i) {
            QVERIFY(QRectF(widget.rect()).contains(ids[i].second));
            for (qsizetype other = 0; other < i; ++other)
                QVERIFY2(!ids[i].second.intersects(ids[other].second), qPrintable(ids[i].first + " and " + ids[other].first));
        }
        QVERIFY(!widget.grab().isNull());
        const QRectF last = widget.rectOf(widget.plane().groupAt(0, widget.plane().rows() - 1).value(), std::nullopt);
        const QRectF beside = widget.rectOf(widget.plane().columns() - 1, std::nullopt);
        QVERIFY(last.bottom() > 0.8 * widget.height() || beside.right() > 0.8 * widget.width()); // The room is used.
    }
};

QTEST_MAIN(TestNDRangeWidget)
#include "tst_ndrangewidget.moc"
