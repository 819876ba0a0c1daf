#include <algorithm>
#include <cmath>
#include <limits>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/MemoryStore.h"
#include "tests/ui/SceneText.h"
#include "ui/models/BufferTableModel.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/BufferView.h"
#include "ui/results/ImagePreview.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

NumberGrid gridOf(const QList<float> &numbers, const QList<quint64> &shape, quint64 slice = 0)
{
    const BufferResult result = buffer(u"float"_s, shape);
    return {result, channelsOf(result).first(), slice, BufferBytes::copied(bytesOf(numbers))};
}

QList<float> counted(int count)
{
    QList<float> numbers;
    for (int k = 0; k < count; ++k)
        numbers << float(k);
    return numbers;
}

QColor pixel(const QImage &image, int x, int y)
{
    return image.pixelColor(x, y);
}

class MappedStore : public MemoryStore
{
public:
    explicit MappedStore(const QByteArray &bytes) : MemoryStore(bytes, false), m_view(bytes) {}
    QByteArrayView mapped() const override { return m_view; }

private:
    QByteArray m_view;
};

/// A check of A that expects 2 where there is 1.
CheckResult failed(const QList<quint64> &elements)
{
    CheckResult check;
    check.name = u"twos"_s;
    check.buffer = u"A"_s;
    check.mismatches = quint64(elements.size());
    check.firstMismatchIndex = qint64(elements.first());
    check.mismatchMap = QByteArray(2, '\0');
    for (const quint64 element : elements) {
        check.values << ComparedValue{element, 0, u"1"_s, u"2"_s};
        check.mismatchMap[qsizetype(element / 8)] = char(check.mismatchMap[qsizetype(element / 8)] | 1 << element % 8);
    }
    return check;
}

HeatPicture pictureOfMatrix()
{
    HeatPicture picture;
    picture.name = u"A"_s;
    picture.grid = gridOf({1, 2, 3, 4, notANumber, 6}, {2, 3});
    picture.statistics = HeatLevels::of(picture.grid).statistics();
    picture.colours = HeatColours::automatic(picture.statistics, ColourMap::Sequential, false);
    return picture;
}

QStringList textsOf(const Scene &scene)
{
    QStringList texts;
    for (const SceneItem &item : scene.items) {
        if (!item.text.text.isEmpty())
            texts << item.text.text;
    }
    return texts;
}

/// A view of buffers without a session.
struct ShownBuffer
{
    Appearance appearance;
    BufferView view{appearance};

    ShownBuffer(const QList<BufferResult> &buffers, const QByteArray &bytes, const QList<CheckResult> &checks = {})
    {
        view.resize(640, 480);
        view.setChecks(checks);
        view.show(buffers, std::make_shared<MemoryStore>(bytes, false), {});
        static_cast<QWidget &>(view).show();
    }
    void showAs(PictureKind kind)
    {
        PictureChoice choice = view.choice();
        choice.kind = kind;
        view.setChoice(choice);
        QVERIFY(QTest::qWaitFor([this] { return !view.isPreparing(); }));
    }
    SceneView &scene() { return view.picture().view(); }
    std::optional<quint64> inTable() { return view.model().elementOf(view.findChild<QTableView *>()->currentIndex()); }
};

} // namespace

class TestBufferPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anElementHasChannels()
    {
        const auto names = [](const BufferResult &result) {
            QStringList all;
            for (const NumberChannel &channel : channelsOf(result))
                all << channel.name + u'@' + QString::number(channel.offset);
            return all;
        };
        QCOMPARE(names(buffer(u"int"_s, {4})), QStringList{u"@0"_s});
        QCOMPARE(names(buffer(u"float3"_s, {4})), (QStringList{u"x@0"_s, u"y@4"_s, u"z@8"_s}));
        QCOMPARE(names(buffer(u"uchar8"_s, {4})).last(), u"s7@7"_s);
        BufferResult particles = buffer(u"float"_s, {4});
        particles.type = *elementTypeNamed(u"struct Particle"_s);
        particles.elementSize = 32;
        QVERIFY(channelsOf(particles).isEmpty()); // Its members are not known.
        particles.members = {{u"place"_s, *elementTypeNamed(u"float2"_s), 0, 1}, {u"age"_s, *elementTypeNamed(u"int"_s), 8, 2}};
        QCOMPARE(names(particles), (QStringList{u"place.x@0"_s, u"place.y@4"_s, u"age[0]@8"_s, u"age[1]@12"_s}));
    }

    void aListIsBrokenIntoRowsAndABlockIsSliced()
    {
        const NumberGrid list = gridOf(counted(1000), {1000});
        QCOMPARE(list.columns(), 32);
        QCOMPARE(list.rows(), 32);
        QCOMPARE(list.count(), 1000);
        QCOMPARE(list.indexText(33), u"[33]"_s);
        const NumberGrid slice = gridOf(counted(24), {2, 3, 4}, 1);
        QCOMPARE(slice.columns(), 4);
        QCOMPARE(slice.rows(), 3);
        QCOMPARE(slice.firstElement(), 12);
        QCOMPARE(slice.at(5), 17.0);
        QCOMPARE(slice.indexText(5), u"[1][1][1]"_s);
        QCOMPARE(gridOf(counted(24), {2, 3, 4}, 2).count(), 0);
        QCOMPARE(gridOf(counted(20), {2, 3, 4}, 1).count(), 0); // Fewer bytes than the shape says.
    }

    void levelsAreMeansAndCountWhatIsNotFinite()
    {
        QList<float> numbers = counted(64);
        numbers[9] = notANumber;
        numbers[60] = -infinite;
        const HeatLevels levels = HeatLevels::of(gridOf(numbers, {8, 8}));
        NumberStatistics expected{0, 63, 1, 62, {1, 0, 1}};
        QCOMPARE(levels.statistics(), expected);
        QCOMPARE(levels.levels().size(), std::size_t(2));
        QCOMPARE(levels.levels()[0].means[1], 17.5); // 4 to 7 and the three rows below.
        QCOMPARE(levels.levels()[0].kinds[0], quint8(1));
        QCOMPARE(levels.levels()[1].kinds[0], quint8(1 | 4));
        QCOMPARE(HeatLevels::of(gridOf({notANumber}, {1})).statistics().finite, quint64(0));
    }

    void coloursFollowTheNumbers()
    {
        const NumberStatistics statistics{-2, 100, 0.5, 10, {}};
        const HeatColours linear = HeatColours::automatic(statistics, ColourMap::Sequential, false);
        QCOMPARE(linear.position(-2), 0.0);
        QCOMPARE(linear.position(49), 0.5);
        QCOMPARE(linear.position(1000), 1.0);
        const HeatColours log = HeatColours::automatic(statistics, ColourMap::Sequential, true);
        QCOMPARE(log.from, 0.5);
        QCOMPARE(log.position(-1), 0.0);
        QVERIFY(std::abs(log.position(std::sqrt(50)) - 0.5) < 1e-9);
        const HeatColours diverging = HeatColours::automatic(statistics, ColourMap::Diverging, false);
        QCOMPARE(diverging.from, -100.0);
        QCOMPARE(diverging.position(0), 0.5);
        for (const bool isLog : {false, true}) {
            for (const ColourMap map : {ColourMap::Sequential, ColourMap::Diverging}) {
                const HeatColours colours = HeatColours::automatic(statistics, map, isLog);
                QVERIFY(std::abs(colours.position(colours.valueAt(0.3)) - 0.3) < 1e-9);
            }
        }
        const HeatColours same = HeatColours::automatic({5, 5, 5, 3, {}}, ColourMap::Sequential, false);
        QVERIFY(same.from < 5 && same.to > 5);
    }

    void aPixelIsTheMeanOfItsCells()
    {
        const NumberGrid grid = gridOf({0, 0, 4, 4, 0, 0, notANumber, 4, 2, 2, 2, 2, 2, 2, 2, 2}, {4, 4});
        const HeatTable table({0, 4, false, ColourMap::Grey}, Theme::light());
        const HeatLevels levels = HeatLevels::of(grid);
        const QImage fine = heatImage(grid, &levels, table, {0, 0, 4, 4}, {4, 4});
        QCOMPARE(pixel(fine, 2, 0), QColor(Qt::white));
        QCOMPARE(pixel(fine, 2, 1), Theme::notFinite(0));
        const QImage coarse = heatImage(grid, &levels, table, {0, 0, 4, 4}, {2, 2});
        QCOMPARE(pixel(coarse, 0, 0), QColor(Qt::black));
        QCOMPARE(pixel(coarse, 1, 0), Theme::notFinite(0)); // One is enough.
        QVERIFY(std::abs(pixel(coarse, 0, 1).red() - 128) < 3);
        QCOMPARE(pixel(heatImage(grid, &levels, table, {0, 0, 4, 4}, {1, 1}), 0, 0), Theme::notFinite(0));
        QCOMPARE(heatImage(grid, &levels, table, {2, 0, 4, 4}, {4, 4}).pixel(3, 0), 0u); // Beyond the cells.
        const QImage list = heatImage(gridOf(counted(33), {33}), nullptr, table, {0, 0, 8, 5}, {8, 5});
        QCOMPARE(qAlpha(list.pixel(0, 4)), 255);
        QCOMPARE(list.pixel(1, 4), 0u);
    }

    void theNextThatIsNotFiniteIsFound()
    {
        const NumberGrid grid = gridOf({1, notANumber, 2, infinite, notANumber}, {5});
        QCOMPARE(nextNotFinite({grid}, NotFinite::NaN, -1), 1);
        QCOMPARE(nextNotFinite({grid}, NotFinite::NaN, 1), 4);
        QCOMPARE(nextNotFinite({grid}, NotFinite::NaN, 4), 1); // Round.
        QCOMPARE(nextNotFinite({grid}, NotFinite::MinusInfinity, -1), -1);
    }

    void aHeatMapShowsValuesIndicesAndALegend()
    {
        const Appearance appearance;
        const HeatPicture picture = pictureOfMatrix();
        const HeatGeometry geometry(picture, appearance);
        const SceneWindow window = geometry.fit({400, 300});
        const QStringList texts = textsOf(heatScene(picture, appearance, window));
        for (const QString &expected : {u"4"_s, u"NaN"_s, u"NaN: 1"_s, u"2"_s})
            QVERIFY2(texts.contains(expected), qPrintable(texts.join(u'|')));
        QCOMPARE(geometry.cellAt(window, {1.5, 1.5}), 4);
        QCOMPARE(geometry.cellAt(window, {3.5, 1.5}), -1);
        QCOMPARE(elementReadout(u"A"_s, picture.grid, 5), u"A[1][2] = 6  (element 5)"_s);
        QCOMPARE(HeatGeometry::beside(picture.grid, 2, Qt::Key_Right), 2);
        QCOMPARE(HeatGeometry::beside(picture.grid, 2, Qt::Key_Down), 5);
        QCOMPARE(HeatGeometry::beside(picture.grid, 4, Qt::Key_Home), 3);
    }

    void aSmallCellHasNoText()
    {
        const Appearance appearance;
        HeatPicture picture = pictureOfMatrix();
        picture.grid = gridOf(counted(64 * 64), {64, 64});
        const HeatGeometry geometry(picture, appearance);
        const SceneWindow window = geometry.fit({400, 300});
        QVERIFY(window.scale < 10);
        QVERIFY(!textsOf(heatScene(picture, appearance, window)).contains(u"4095"_s));
        QCOMPARE(geometry.sight(window).area, QRectF(0, 0, 64, 64));
        const SceneWindow near = window.zoomedAt({200, 150}, 40);
        QVERIFY(geometry.sight(near).pixels.width() < 12);
    }

    void anIndexIsCentredOnItsCell()
    {
        const Appearance appearance;
        HeatPicture picture = pictureOfMatrix();
        picture.grid = gridOf(counted(128 * 128), {128, 128});
        for (const double scale : {1.0, 2.7, 9.0, 40.0}) {
            const HeatGeometry geometry(picture, appearance);
            SceneWindow window = geometry.fit({600, 420});
            window.scale = scale;
            window.origin = {0, -geometry.cellsRoom(window.size).top() / scale};
            const QRectF room = geometry.cellsRoom(window.size);
            int columns = 0, rows = 0;
            const Scene scene = heatScene(picture, appearance, window);
            for (const SceneItem &item : scene.items) {
                bool isNumber = false;
                const double index = item.text.text.toDouble(&isNumber) + 0.5;
                const QRectF place = item.rect().translated(-window.scrolled());
                if (!isNumber || (item.text.flags & Qt::AlignHCenter && place.top() > room.top()))
                    continue;
                if (place.bottom() <= room.top()) {
                    QVERIFY(item.text.flags & Qt::AlignHCenter);
                    QVERIFY2(std::abs(place.center().x() - window.toPixels(QPointF(index, 0)).x()) < 0.6, qPrintable(item.text.text));
                    ++columns;
                } else if (place.right() < room.left()) {
                    QVERIFY2(std::abs(place.center().y() - window.toPixels(QPointF(0, index)).y()) < 0.6, qPrintable(item.text.text));
                    ++rows;
                }
            }
            QVERIFY2(columns > 3 && rows > 3, qPrintable(u"%1, %2, %3"_s.arg(scale).arg(columns).arg(rows)));
        }
    }

    void aLineIsTheLeastAndTheGreatestOfItsStretches()
    {
        const NumberGrid grid = gridOf({1, 5, notANumber, 2, notANumber, notANumber, 7}, {7});
        const LineLevels all = lineLevels(grid, 0, 7, 100);
        QCOMPARE(all.stretch, 1);
        QCOMPARE(all.least[6], 7.0);
        QVERIFY(std::isnan(all.least[2]));
        const LineLevels few = lineLevels(grid, 0, 7, 4);
        QCOMPARE(few.stretch, 2);
        QCOMPARE(few.greatest[0], 5.0);
        QCOMPARE(few.least[1], 2.0);
        QVERIFY(std::isnan(few.least[2]));
        const Appearance appearance;
        LinePicture picture{u"A"_s, grid, HeatColours{0, 8}, 0, all};
        const SceneWindow window = fitLine(picture, appearance, {400, 200});
        QCOMPARE(lineSight(picture, window), (std::pair<qint64, qint64>(0, 7)));
        QVERIFY(textsOf(lineScene(picture, appearance, window)).contains(u"6"_s));
    }

    void stretchesOfALineAreJoined()
    {
        const NumberGrid grid = gridOf({0, 1, 5, 6, 2, 3, notANumber, notANumber, 9, 9}, {10});
        const LinePicture picture{u"A"_s, grid, HeatColours{0, 10}, 0, lineLevels(grid, 0, 10, 5)};
        const Appearance appearance;
        const Scene scene = lineScene(picture, appearance, fitLine(picture, appearance, {400, 200}));
        QList<QRectF> boxes;
        for (const SceneItem &item : scene.items) {
            if (const auto *rects = std::get_if<QList<QRectF>>(&item.shape); rects && rects->size() == 4)
                boxes = *rects;
        }
        QCOMPARE(boxes.size(), 4); // The fourth stretch has a mark.
        for (const qsizetype k : {1, 2})
            QVERIFY(boxes[k].intersects(boxes[k - 1].adjusted(-1, 0, 1, 0)));
        QVERIFY(!boxes[3].intersects(boxes[2].adjusted(-100, 0, 100, 0)));
    }

    void noLineCrossesTheNumberOfTheRow()
    {
        const Appearance appearance;
        const NumberGrid grid = gridOf({1, 5, 3, 2, 4, 8}, {2, 3});
        for (const double high : {80.0, 200.0, 417.0}) {
            const LinePicture picture{u"A"_s, grid, HeatColours{0, 8}, 1, lineLevels(grid, 3, 6, 100)};
            const Scene scene = lineScene(picture, appearance, fitLine(picture, appearance, {400, high}));
            const auto number = std::ranges::find(scene.items, u"Row 1"_s, [](const SceneItem &item) { return item.text.text; });
            QVERIFY(number != scene.items.end());
            for (const SceneItem &item : scene.items) {
                if (itemText(item).startsWith("line"_L1))
                    QVERIFY2(item.rect().top() >= number->rect().bottom(), qPrintable(itemText(item)));
            }
        }
    }

    void aHistogramCounts()
    {
        const BufferResult result = buffer(u"int"_s, {6});
        const NumberGrid whole(result, channelsOf(result).first(), 0, BufferBytes::copied(bytesOf<qint32>({0, 1, 1, 2, 3, 9})));
        const Histogram each = histogramOf(whole, {0, 3});
        QCOMPARE(each.counts, (std::vector<quint64>{1, 2, 1, 1})); // A bar for each whole number.
        QCOMPARE(each.above, quint64(1));
        const Histogram floats = histogramOf(gridOf({0, 0.1f, 1, notANumber, -3}, {5}), {0, 1});
        QCOMPARE(floats.counts.size(), std::size_t(64));
        QCOMPARE(floats.counts.back(), quint64(1));
        QCOMPARE(floats.below, quint64(1));
        QCOMPARE(floats.notFinite, quint64(1));
        const Appearance appearance;
        QVERIFY(textsOf(histogramScene(floats, appearance, {500, 200})).contains(u"1 below  \u00b7  1 not finite"_s));
    }

    void barsOfAHistogramHoldEquallyManyWholeNumbers()
    {
        QByteArray values;
        for (int k = 0; k < 1024; ++k)
            values += char(k % 256);
        const NumberGrid grid(buffer(u"uchar"_s, {1024}), channelsOf(buffer(u"uchar"_s, {1024})).first(), 0, BufferBytes::copied(values));
        const Histogram flat = histogramOf(grid, {0, 99});
        QCOMPARE(flat.counts, std::vector<quint64>(50, 8));
        QCOMPARE(flat.above, quint64(156 * 4));
        QCOMPARE(histogramOf(grid, {0, 255}).counts, std::vector<quint64>(64, 16));
        const Histogram odd = histogramOf(grid, {0, 100}); // 101 comes with 100.
        QCOMPARE(odd.counts, std::vector<quint64>(51, 8));
        QCOMPARE(odd.above, quint64(154 * 4));
        const Appearance appearance;
        const auto names = [&](const Histogram &histogram) {
            return mapped(histogramScene(histogram, appearance, {500, 200}).items, [](const SceneItem &item) { return item.name; });
        };
        QVERIFY(names(flat).contains(u"98 to 99: 8 elements"_s));
        QVERIFY(names(histogramOf(grid, {0, 9})).contains(u"7: 4 elements"_s));
        const Histogram logarithms = histogramOf(grid, {0, 99, true});
        QCOMPARE(logarithms.range.valueAt(0), 0.5);
        QCOMPARE(logarithms.below, quint64(4));
        QVERIFY(names(logarithms).contains(u"1: 4 elements"_s));
    }

    void mismatchesAreListedAndMarked()
    {
        const Mismatches mismatches = mismatchesOf({failed({3, 6})}, u"A"_s);
        QCOMPARE(mismatches.count, quint64(2));
        QCOMPARE(mismatches.next({}, true), quint64(3));
        QCOMPARE(mismatches.next(3, true), quint64(6));
        QCOMPARE(mismatches.next(6, true), quint64(3));
        QCOMPARE(mismatches.next(5, false), quint64(3));
        QVERIFY(mismatches.isAmong(4, 6) && !mismatches.isAmong(4, 5) && !mismatches.isAmong(7, 1'000'000));
        QVERIFY(mismatchesOf({failed({3})}, u"B"_s).isEmpty());
        const NumberGrid grid = gridOf(counted(8), {2, 4});
        const QImage fine = mismatchImage(grid, mismatches, Qt::red, {0, 0, 4, 2}, {4, 2});
        QCOMPARE(pixel(fine, 3, 0), QColor(Qt::red));
        QCOMPARE(fine.pixel(2, 0), 0u);
        const QImage coarse = mismatchImage(grid, mismatches, Qt::red, {0, 0, 4, 2}, {2, 1});
        QCOMPARE(coarse.pixel(0, 0), 0u);
        QCOMPARE(pixel(coarse, 1, 0), QColor(Qt::red));
    }

    void aDifferenceIsAbsoluteRelativeAndInUlps()
    {
        QCOMPARE(differenceText(Scalar::Int, u"3"_s, u"4"_s), u"3, expected 4: 1 less (25%)"_s);
        QCOMPARE(differenceText(Scalar::Float, u"1.0000001"_s, u"1"_s), u"1.0000001, expected 1: 1.19209e-7 more (1.19e-5%, 1 ULP)"_s);
        QCOMPARE(differenceText(Scalar::Float, u"11.00001"_s, u"11"_s), u"11.00001, expected 11: 9.53674e-6 more (8.67e-5%, 10 ULPs)"_s);
        QCOMPARE(differenceText(Scalar::Long, u"-9007199254740993"_s, u"-9007199254740992"_s).section(u": "_s, 1).section(u' ', 0, 1),
                 u"1 less"_s);
        QCOMPARE(differenceText(Scalar::Float, u"nan"_s, u"1"_s), u"nan, expected 1"_s);
        QCOMPARE(ulpsBetween(Scalar::Float, -1e-45, 1e-45), std::optional<quint64>(2));
        QCOMPARE(ulpsBetween(Scalar::Half, 1, 1.0009765625), std::optional<quint64>(1));
        QCOMPARE(elementIndexText({2, 3, 4}, 17), u"[1][1][1]"_s);
    }

    void oneGoesFromMismatchToMismatch()
    {
        ShownBuffer shown({buffer(u"float"_s, {4, 4})}, bytesOf(counted(16)), {failed({3, 6})});
        shown.view.goToMismatch(true);
        QCOMPARE(shown.inTable(), std::optional<quint64>(3));
        shown.view.goToMismatch(true);
        QCOMPARE(shown.inTable(), std::optional<quint64>(6));
        QCOMPARE(shown.view.model().index(1, 2).data(Qt::ToolTipRole).toString(), u"A[6] = 1, expected 2: 1 less (50%, 8,388,608 ULPs)"_s);
        shown.view.goToMismatch(false);
        QCOMPARE(shown.inTable(), std::optional<quint64>(3));
        shown.showAs(PictureKind::Heat);
        QCOMPARE(shown.view.picture().heat().marks.size(), QSize(4, 4));
        PictureChoice plain = shown.view.choice();
        plain.showsMismatches = false;
        shown.view.setChoice(plain);
        QVERIFY(shown.view.picture().heat().marks.isNull());
    }

    void aRunIsComparedWithAnother()
    {
        const QList<BufferResult> buffers{buffer(u"float"_s, {2, 2})};
        const auto run = [](const QList<float> &numbers) { return std::make_shared<MappedStore>(bytesOf(numbers)); };
        Appearance appearance;
        BufferView view(appearance);
        view.show(buffers, run({1, 2, 3, notANumber}), {});
        QVERIFY(!view.hasRun(BufferView::Against::RunBefore));
        view.pin();
        view.show(buffers, run({1, 5, 3, notANumber}), {});
        view.setAgainst(BufferView::Against::RunBefore);
        const auto cells = [&] {
            QStringList texts;
            for (int element = 0; element < 4; ++element)
                texts << view.model().indexOf(quint64(element)).data().toString();
            return texts;
        };
        QCOMPARE(cells(), (QStringList{u"0"_s, u"3"_s, u"0"_s, u"0"_s}));
        QCOMPARE(view.choice().map, ColourMap::Diverging);
        view.show(buffers, run({2, 5, 3, 0}), {}); // It stays compared.
        QCOMPARE(cells(), (QStringList{u"1"_s, u"0"_s, u"0"_s, u"NaN"_s}));
        view.setAgainst(BufferView::Against::PinnedRun);
        QCOMPARE(cells().first(2), (QStringList{u"1"_s, u"3"_s}));
        view.setAgainst(BufferView::Against::Nothing);
        QCOMPARE(cells().first(2), (QStringList{u"2"_s, u"5"_s}));
        view.show({buffer(u"int"_s, {2, 2})}, run({0, 0, 0, 0}), {});
        view.setAgainst(BufferView::Against::RunBefore); // It was of another type.
        QCOMPARE(cells().first(), u"0"_s);
        QVERIFY(!differenceOf(buffer(u"int"_s, {2, 2}), run({0, 0, 0, 0}), {buffers, run({0, 0, 0, 0})}).has_value());
    }

    void numbersAreWrittenOtherwise()
    {
        const auto text = [](Scalar scalar, auto value, NumberFormat format) {
            return formattedNumber(scalar, {reinterpret_cast<const char *>(&value), qsizetype(sizeof value)}, format);
        };
        QCOMPARE(text(Scalar::Float, 1.0f, NumberFormat::Hexadecimal), u"0x3f800000"_s);
        QCOMPARE(text(Scalar::Float, -1.0f, NumberFormat::Bits), u"1 01111111 00000000000000000000000"_s);
        QCOMPARE(text(Scalar::Short, qint16(-2), NumberFormat::Bits), u"11111111 11111110"_s);
        QCOMPARE(text(Scalar::Double, 1234.5, NumberFormat::Scientific), u"1.234500e+03"_s);
        QCOMPARE(text(Scalar::Int, 7, NumberFormat::Decimal), u"7"_s);
    }

    void cellsAreCopiedAsTextWithTabs()
    {
        ShownBuffer shown({buffer(u"float"_s, {2, 3})}, bytesOf<float>({1, 2000.5f, 3, 4, 5, 1e-7f}));
        shown.view.findChild<QTableView *>()->selectAll();
        shown.view.copyCells();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"1\t2000.5\t3\n4\t5\t1e-7"_s);
        auto *selection = shown.view.findChild<QTableView *>()->selectionModel();
        selection->clear();
        selection->select(shown.view.model().index(0, 2), QItemSelectionModel::Select);
        selection->select(shown.view.model().index(1, 0), QItemSelectionModel::Select);
        shown.view.copyCells();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"\t\t3\n4"_s);
    }

    void contentsAreSaved_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("npy") << QByteArray("\x93NUMPY");
        QTest::newRow("csv") << QByteArray("0,1,2,3\n4,5");
        QTest::newRow("bin") << QByteArray("\0\0\0\0\0\0\x80\x3f", 8);
        QTest::newRow("png") << QByteArray("\x89PNG");
    }
    void contentsAreSaved()
    {
        QFETCH(const QByteArray, begin);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"A."_s + QString::fromLatin1(QTest::currentDataTag()));
        ShownBuffer shown({buffer(u"float"_s, {4, 4})}, bytesOf(counted(16)));
        if (file.endsWith(u"png"))
            shown.showAs(PictureKind::Heat); // The picture is saved then.
        QSignalSpy saved(&shown.view, &BufferView::saved);
        shown.view.saveAs(file);
        QTRY_COMPARE(saved.size(), 1);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith(begin));
    }

    void vectorsAreImages()
    {
        BufferResult pixels = buffer(u"uchar4"_s, {2, 2});
        QVERIFY(hasColours(pixels));
        QVERIFY(!hasColours(buffer(u"uchar4"_s, {4})));
        QVERIFY(!hasColours(buffer(u"float2"_s, {2, 2})));
        const QByteArray bytes = QByteArray::fromHex("ff0000ff00ff00ff0000ffffffffffff");
        const auto channels = [&](quint64 slice) { return imageChannels(pixels, slice, BufferBytes::copied(bytes)); };
        ImageLook look;
        look.range = usualRange(pixels, {});
        const QImage image = imageOf(channels(0), {}, look, {0, 0, 2, 2}, {4, 4});
        QCOMPARE(pixel(image, 1, 0), QColor(Qt::red));
        QCOMPARE(pixel(image, 3, 3), QColor(Qt::white));
        QVERIFY(imageOf(channels(1), {}, look, {0, 0, 2, 2}, {4, 4}).isNull()); // There is no such slice.
    }

    void anImageHasChannelsAndARange()
    {
        const QByteArray bytes = QByteArray::fromHex("ff281400ff281480ff2814ffff2814ff");
        ShownBuffer shown({buffer(u"uchar4"_s, {2, 2})}, bytes);
        shown.showAs(PictureKind::Image);
        const auto colour = [&](int x, int y) { return shown.view.picture().heat().detail.pixelColor(x, y); };
        const auto box = [&](const QString &text) {
            const QList<QCheckBox *> boxes = shown.view.findChildren<QCheckBox *>();
            return *std::ranges::find_if(boxes, [&](QCheckBox *each) { return each->text() == text && each->isVisible(); });
        };
        QCOMPARE(colour(0, 0), QColor(255, 40, 20));
        box(u"R"_s)->click();
        QCOMPARE(colour(0, 0), QColor(0, 40, 20));
        box(u"G"_s)->click(); // One alone is grey.
        QCOMPARE(colour(0, 0), QColor(20, 20, 20));
        box(u"G"_s)->click();
        box(u"Fit"_s)->click(); // To what is shown.
        QCOMPARE(colour(0, 0), QColor(0, 255, 0));
        PictureChoice choice = shown.view.choice();
        choice.from = 0;
        choice.to = 40;
        shown.view.setChoice(choice);
        QCOMPARE(colour(0, 0), QColor(0, 255, 128));
        box(u"A"_s)->click();
        QCOMPARE(colour(0, 0).alpha(), 0);
        QCOMPARE(colour(1, 0).alpha(), 128);
        QCOMPARE(colour(0, 1), QColor(0, 255, 128));
        const auto images = [&] {
            return std::ranges::count_if(shown.scene().scene().items,
                                         [](const SceneItem &item) { return std::holds_alternative<SceneImage>(item.shape); });
        };
        const auto withChequers = images();
        box(u"A"_s)->click();
        QCOMPARE(images(), withChequers - 1);
        QCOMPARE(cellReadout(shown.view.picture().heat(), 2), u"A[1][0] = (R 255, G 40, B 20, A 255)  (x 0, y 1)"_s);
    }

    void whatIsNotFiniteInAnImageIsFound()
    {
        constexpr int side = 64;
        QList<float> numbers(4 * side * side, 0.5F);
        numbers[4 * 5 + 1] = notANumber;
        numbers[4 * 70 + 2] = infinite;
        numbers[4 * 90 + 3] = notANumber; // Alpha, which is not shown.
        BufferResult floats = buffer(u"float4"_s, {side, side});
        floats.max = infinite;
        ShownBuffer shown({floats}, bytesOf(numbers));
        shown.showAs(PictureKind::Image);
        const HeatPicture &heat = shown.view.picture().heat();
        QCOMPARE(heat.colours.to, 1.0); // Whatever is not finite.
        QCOMPARE(heat.statistics.notFinite[0], quint64(1));
        QCOMPARE(heat.detail.pixelColor(5, 0), Theme::notFinite(0));
        QCOMPARE(heat.detail.pixelColor(6, 1), Theme::notFinite(1));
        QVERIFY(textsOf(shown.scene().scene()).contains(u"NaN: 1"_s));
        QLabel *counts = nullptr;
        for (auto *label : shown.view.findChildren<QLabel *>())
            counts = label->text().contains(u"1 NaN"_s) ? label : counts;
        QVERIFY(counts);
        Q_EMIT counts->linkActivated(u"nan"_s);
        QCOMPARE(shown.inTable(), std::optional<quint64>(5));
        Q_EMIT counts->linkActivated(u"inf"_s);
        QCOMPARE(shown.inTable(), std::optional<quint64>(70));
        const QImage coarse = imageOf(heat.channels,
                                      {HeatLevels::of(heat.channels[0].grid), HeatLevels::of(heat.channels[1].grid),
                                       HeatLevels::of(heat.channels[2].grid), HeatLevels::of(heat.channels[3].grid)},
                                      heat.look, {0, 0, side, side}, {4, 4});
        QCOMPARE(pixel(coarse, 0, 0), Theme::notFinite(0)); // Of many pixels, too.
    }

    void slicesHaveOneRange()
    {
        ShownBuffer shown({buffer(u"float"_s, {3, 2, 2})}, bytesOf(counted(12)));
        shown.showAs(PictureKind::Heat);
        const HeatPicture &heat = shown.view.picture().heat();
        auto *slice = shown.view.findChild<QSpinBox *>();
        for (const int at : {0, 2, 1}) {
            slice->setValue(at);
            QTRY_VERIFY(!shown.view.isPreparing());
            QCOMPARE(heat.grid.firstElement(), 4 * at);
            QCOMPARE(heat.colours.from, 0.0);
            QCOMPARE(heat.colours.to, 11.0);
        }
        QCOMPARE(slice->text(), u"1 / 2"_s);
    }

    void noColumnOfAListIsOutOfSight()
    {
        for (const int count : {48, 49, 64, 200}) {
            QList<float> numbers;
            for (int k = 0; k < count; ++k)
                numbers << float(k) * 1234567;
            ShownBuffer shown({buffer(u"float"_s, {quint64(count)})}, bytesOf(numbers));
            auto *table = shown.view.findChild<QTableView *>();
            for (int width = 420; width < 760; width += 10) {
                shown.view.resize(width, 300);
                QTest::qWait(1);
                QTRY_VERIFY2(table->horizontalHeader()->length() <= table->viewport()->width(),
                             qPrintable(u"%1 elements, %2 pixels"_s.arg(count).arg(width)));
            }
        }
    }

    /// With what the window's style puts around them.
    void noNumberIsCut()
    {
        QList<float> numbers;
        for (int k = 0; k < 64; ++k)
            numbers << float(k) * 1234.5f;
        ShownBuffer shown({buffer(u"float"_s, {64})}, bytesOf(numbers));
        shown.view.setStyleSheet(styleSheet(shown.appearance.theme(), shown.appearance.scale()));
        auto *table = shown.view.findChild<QTableView *>();
        const auto cut = [&] {
            QStringList texts;
            for (int row = 0; row < shown.view.model().rowCount(); ++row) {
                for (int column = 0; column < shown.view.model().columnCount(); ++column) {
                    const QModelIndex cell = shown.view.model().index(row, column);
                    if (table->sizeHintForIndex(cell).width() + 1 > table->columnWidth(column)) // with the line beside it
                        texts << cell.data().toString();
                }
            }
            return texts.join(u' ');
        };
        for (int width = 420; width < 760; width += 10) {
            shown.view.resize(width, 300);
            QTest::qWait(1);
            QTRY_VERIFY2(cut().isEmpty(), qPrintable(u"%1 pixels: %2"_s.arg(width).arg(cut())));
        }
    }

    void whatIsChosenIsChosenInTheTableToo()
    {
        ShownBuffer shown({buffer(u"float"_s, {4, 4})}, bytesOf(counted(16)));
        QSignalSpy chosen(&shown.view, &BufferView::elementChosen);
        shown.showAs(PictureKind::Heat);
        QVERIFY(!shown.view.findChild<QTableView *>()->isVisible());
        shown.scene().choose(ElementSubject{0, 6});
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.last().at(1).toULongLong(), 6ull);
        QCOMPARE(shown.inTable(), std::optional<quint64>(6));
        QTest::keyClick(&shown.scene(), Qt::Key_Down);
        QCOMPARE(shown.inTable(), std::optional<quint64>(10));
        QVERIFY(shown.view.reveal(u"A"_s, 3));
        QCOMPARE(shown.scene().chosen(), Subject(ElementSubject{0, 3}));
        shown.showAs(PictureKind::Line);
        QCOMPARE(shown.scene().chosen(), Subject(ElementSubject{0, 3}));
        shown.showAs(PictureKind::Table);
        QCOMPARE(shown.inTable(), std::optional<quint64>(3));
    }

    void anotherBufferOfTheSameShapeHasTheSameElementChosen()
    {
        BufferResult second = buffer(u"float"_s, {4, 4}), other = buffer(u"float"_s, {16});
        second.name = u"B"_s;
        other.name = u"C"_s;
        ShownBuffer shown({buffer(u"float"_s, {4, 4}), second, other}, bytesOf(counted(16)));
        shown.view.reveal(u"A"_s, 7);
        auto *tabs = shown.view.findChild<QTabBar *>();
        tabs->setCurrentIndex(1);
        QCOMPARE(shown.inTable(), std::optional<quint64>(7));
        tabs->setCurrentIndex(2);
        QCOMPARE(shown.inTable(), std::nullopt);
    }

    void whatIsSeenStaysForBuffersOfTheSameShape()
    {
        BufferResult second = buffer(u"float"_s, {4, 4}), other = buffer(u"float"_s, {2, 8});
        second.name = u"B"_s;
        other.name = u"C"_s;
        ShownBuffer shown({buffer(u"float"_s, {4, 4}), second, other}, bytesOf(counted(16)));
        auto *tabs = shown.view.findChild<QTabBar *>();
        for (const int tab : {2, 1, 0}) {
            tabs->setCurrentIndex(tab);
            shown.showAs(PictureKind::Heat);
        }
        shown.scene().zoom(8);
        const SceneWindow seen = shown.scene().window();
        tabs->setCurrentIndex(1);
        QCOMPARE(shown.scene().window().scale, seen.scale);
        QCOMPARE(shown.scene().window().origin, seen.origin);
        tabs->setCurrentIndex(2);
        QVERIFY(shown.scene().isFitted());
    }

    void oneGoesToWhatIsNotFinite()
    {
        QList<float> numbers = counted(16);
        numbers[5] = notANumber;
        numbers[11] = notANumber;
        ShownBuffer shown({buffer(u"float"_s, {4, 4})}, bytesOf(numbers));
        shown.showAs(PictureKind::Heat);
        QLabel *counts = nullptr;
        for (auto *label : shown.view.findChildren<QLabel *>())
            counts = label->text().contains(u"2 NaN"_s) ? label : counts;
        QVERIFY(counts);
        Q_EMIT counts->linkActivated(u"nan"_s);
        QCOMPARE(shown.inTable(), std::optional<quint64>(5));
        Q_EMIT counts->linkActivated(u"nan"_s);
        QCOMPARE(shown.inTable(), std::optional<quint64>(11));
    }

    void manyElementsAreDrawnByAnotherThread()
    {
        constexpr int side = 1024;
        ShownBuffer shown({buffer(u"float"_s, {side, side})}, bytesOf(counted(side * side)));
        PictureChoice choice;
        choice.kind = PictureKind::Heat;
        choice.map = ColourMap::Grey;
        shown.view.setChoice(choice);
        QVERIFY(shown.view.isPreparing());
        QVERIFY(!shown.view.picture().heat().overview.isNull()); // At once.
        QTRY_VERIFY(!shown.view.isPreparing());
        const HeatPicture &drawn = shown.view.picture().heat();
        QCOMPARE(drawn.statistics.finite, quint64(side * side));
        QCOMPARE(drawn.area, QRectF(0, 0, side, side));
        QVERIFY(qGray(drawn.detail.pixel(0, drawn.detail.height() - 1)) > 240);
        const QSize before = drawn.detail.size();
        shown.scene().zoom(64);
        QVERIFY(!drawn.overview.isNull());
        QTRY_VERIFY(!shown.view.isPreparing());
        QVERIFY(drawn.area.width() < side && drawn.detail.size() != before);
    }

    void aTypedRangeStays()
    {
        ShownBuffer shown({buffer(u"float"_s, {4, 4})}, bytesOf(counted(16)));
        shown.showAs(PictureKind::Heat);
        PictureChoice choice = shown.view.choice();
        choice.from = 4;
        choice.to = 8;
        shown.view.setChoice(choice);
        QCOMPARE(shown.view.picture().heat().colours.from, 4.0);
        QCOMPARE(shown.view.picture().automaticColours().to, 15.0);
        shown.showAs(PictureKind::Histogram);
        QCOMPARE(shown.view.picture().histogram().below, quint64(4));
    }
};

QTEST_MAIN(TestBufferPicture)
#include "tst_bufferpicture.moc"
