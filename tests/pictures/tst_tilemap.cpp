#include <QtTest>

#include "pictures/TileMap.h"
#include "tests/pictures/KernelText.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// Tiles of buffers in local memory: what is used when, where it came from, how often it is read.
class TestTileMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes();
    void matrixProduct();
    void matrixProductThatDoesNotDivide();
    void haloOfAStencil();
    void transposition();
    void tilesSmallerThanTheGroup();
    void slicesOfThreeDimensions();
    void asynchronousCopies();
    void throughAPrivateVariable();
    void throughAPrivateArray();
    void sumsInAPrivateArray();
    void fromOneLocalArrayToAnother();
    void turningRoundInLocalMemory();
    void withoutLocalMemory();
    void oneWorkItemOnly();
    void anotherTileOverTheFirst();
    void allAccessesToAnElement();
    void nothingRecorded();
};

namespace {

ObjectIndex objectNamed(const TileMap &map, const QString &name)
{
    const QList<BoundObject> &objects = map.phases().trace().objects();
    for (int o = 0; o < objects.size(); ++o) {
        if (objects[o].name == name)
            return ObjectIndex(o);
    }
    qFatal("no such object");
}

TileMap mapOf(const Trace &trace, int group = 0)
{
    return TileMap(std::make_shared<const PhaseTable>(trace, GroupSlot(group)));
}

/// Rows of a matrix: '.' unused, 'r' read now, 'w' written now, 'b' both, 'o' used before.
QStringList picture(const TileMap &map, const QString &name, const TileMoment &moment, quint64 slice = 0)
{
    const ObjectIndex object = objectNamed(map, name);
    const GridShape shape = GridShape::of(map.phases().trace().objects()[object.value]);
    QStringList rows(qsizetype(shape.height), QString(qsizetype(shape.width), '.'));
    for (const TileElement &element : map.frame(object, moment)) {
        const GridCell cell = shape.cellOf(element.element);
        const bool read = element.use & TileElement::ReadNow;
        const bool written = element.use & TileElement::WrittenNow;
        if (cell.z == slice)
            rows[qsizetype(cell.y)][qsizetype(cell.x)] = QLatin1Char(read && written ? 'b' : read ? 'r' : written ? 'w' : 'o');
    }
    return rows;
}

QStringList pictureOf(const TileMap &map, const QString &name, int phase, quint64 slice = 0)
{
    return picture(map, name, TileMoment::ofPhase(map.phases(), phase), slice);
}

/// "A5" for what lies in a local cell at the end of a phase.
QString originOf(const TileMap &map, const QString &local, quint64 element, int phase)
{
    const auto source = map.origin(objectNamed(map, local), element, map.phases().positionAt({phase + 1, 0}));
    return source ? map.phases().trace().objects()[source->object.value].name + QString::number(source->element) : QString("-");
}

/// C = A B of n x n with tiles of t x t, the group (gx, gy) alone; what is beyond the matrix counts as 0.
Trace product(int n, int t, int gx, int gy)
{
    const int groups = (n + t - 1) / t;
    QString text = QString("global %1x%1 local %2x%2\ngroups %3\nbuffer A int %4x%4 in\nbuffer B int %4x%4 in\nbuffer C int %4x%4 out\n"
                           "local s int %2x%2\nlocal u int %2x%2\n")
                       .arg(groups * t)
                       .arg(t)
                       .arg(gy * groups + gx)
                       .arg(n);
    const QString g = QString("g%1.i").arg(gy * groups + gx);
    for (int tile = 0; tile < groups; ++tile) {
        for (int i = 0; i < t * t; ++i) {
            const int x = gx * t + i % t, y = gy * t + i / t, column = tile * t + i % t, row = tile * t + i / t;
            if (y < n && column < n)
                text += g + QString("%1 load A[%2]=1 @1\n").arg(i).arg(y * n + column);
            text += g + QString("%1 store s[%1]=1 %2 @2\n").arg(i).arg(y < n && column < n ? "from 1" : "");
            if (row < n && x < n)
                text += g + QString("%1 load B[%2]=1 @3\n").arg(i).arg(row * n + x);
            text += g + QString("%1 store u[%1]=1 %2 @4\n").arg(i).arg(row < n && x < n ? "from 3" : "");
        }
        text += g + "* barrier local @5\n";
        for (int i = 0; i < t * t; ++i) {
            for (int k = 0; k < t; ++k)
                text += g + QString("%1 load s[%2] @6\n").arg(i).arg(i / t * t + k) + g +
                        QString("%1 load u[%2] @7\n").arg(i).arg(k * t + i % t) + g + QString("%1 set sum from sum,6,7 @8\n").arg(i);
        }
        text += g + "* barrier local @9\n";
    }
    for (int i = 0; i < t * t; ++i) {
        if (gx * t + i % t < n && gy * t + i / t < n)
            text += g + QString("%1 store C[%2]=1 from sum @10\n").arg(i).arg((gy * t + i / t) * n + gx * t + i % t);
    }
    return traceFrom(text);
}

} // namespace

void TestTileMap::shapes()
{
    QCOMPARE(GridShape::of({4, 8}, 32), (GridShape{8, 4, 1}));
    QCOMPARE(GridShape::of({2, 3, 4}, 24), (GridShape{4, 3, 2}));
    QCOMPARE(GridShape::of({5, 2, 3, 4}, 120), (GridShape{4, 3, 10}));
    QCOMPARE(GridShape::of({}, 7), (GridShape{7, 1, 1}));
    QCOMPARE(GridShape::of({4, 8}, 30), (GridShape{8, 4, 1}));
    QCOMPARE(GridShape::of({0, 8}, 0), (GridShape{1, 1, 1}));
    const GridShape shape = GridShape::of({2, 3, 4}, 24);
    for (quint64 element = 0; element < 24; ++element)
        QCOMPARE(shape.elementAt(shape.cellOf(element)), element);
    QCOMPARE(shape.cellOf(17), (GridCell{1, 1, 1}));
}

void TestTileMap::matrixProduct()
{
    const TileMap map = mapOf(product(4, 2, 1, 0));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({"rr..", "rr..", "....", "...."}));
    QCOMPARE(pictureOf(map, "B", 0), QStringList({"..rr", "..rr", "....", "...."}));
    QCOMPARE(pictureOf(map, "A", 2), QStringList({"oorr", "oorr", "....", "...."})); // along the row
    QCOMPARE(pictureOf(map, "B", 2), QStringList({"..oo", "..oo", "..rr", "..rr"})); // down the column
    QCOMPARE(pictureOf(map, "C", 3), QStringList({"....", "....", "....", "...."}));
    QCOMPARE(pictureOf(map, "C", 4), QStringList({"..ww", "..ww", "....", "...."}));
    QCOMPARE(pictureOf(map, "s", 0), QStringList({"ww", "ww"}));
    QCOMPARE(pictureOf(map, "s", 1), QStringList({"rr", "rr"}));
    QCOMPARE(originOf(map, "s", 3, 0), "A5");
    QCOMPARE(originOf(map, "s", 3, 1), "A5");
    QCOMPARE(originOf(map, "u", 1, 2), "B11");
    QCOMPARE(map.reuse(objectNamed(map, "A")), (TileReuse{8, 8, 1}));
    QCOMPARE(map.reuse(objectNamed(map, "s")), (TileReuse{4, 16, 4}));
    const auto sources = map.sources(objectNamed(map, "C"), 2, map.phases().accessCount());
    QCOMPARE(sources.size(), std::size_t(8)); // two of s and two of u, twice
}

void TestTileMap::matrixProductThatDoesNotDivide()
{
    const TileMap map = mapOf(product(3, 2, 1, 1));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({"...", "...", "rr."}));
    QCOMPARE(pictureOf(map, "A", 2), QStringList({"...", "...", "oor"}));
    QCOMPARE(pictureOf(map, "B", 2), QStringList({"..o", "..o", "..r"}));
    QCOMPARE(pictureOf(map, "C", 4), QStringList({"...", "...", "..w"}));
    QCOMPARE(pictureOf(map, "s", 0), QStringList({"ww", "ww"})); // zeros outside
    QCOMPARE(originOf(map, "s", 0, 0), "A6");
    QCOMPARE(originOf(map, "s", 2, 0), "-");
    QCOMPARE(map.reuse(objectNamed(map, "C")).elements, 0u);
}

void TestTileMap::haloOfAStencil()
{
    // A row of 12 with groups of 4 and one neighbour on both sides; group 1.
    const TileMap map =
        mapOf(traceFrom("global 12 local 4\ngroups 1\nbuffer A int 12 in\nbuffer B int 12 out\nlocal s int 6\n"
                        "g1.i* load A[x] @1\ng1.i* store s[i+1] from 1 @2\ng1.i0 load A[3] @3\ng1.i0 store s[0] from 3 @4\n"
                        "g1.i3 load A[8] @5\ng1.i3 store s[5] from 5 @6\ng1.i* barrier local\n"
                        "g1.i* load s[i] @7\ng1.i* load s[i+1] @8\ng1.i* load s[i+2] @9\ng1.i* store B[x] from 7,8,9 by + @10"));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({"...rrrrrr..."}));
    QCOMPARE(pictureOf(map, "s", 1), QStringList({"rrrrrr"}));
    QCOMPARE(pictureOf(map, "B", 1), QStringList({"....wwww...."}));
    QCOMPARE(originOf(map, "s", 0, 0), "A3");
    QCOMPARE(originOf(map, "s", 5, 0), "A8");
    QCOMPARE(map.reuse(objectNamed(map, "A")).factor(), 1.0);
    QCOMPARE(map.readsOf(objectNamed(map, "s"), 2), 3u);
    QCOMPARE(map.readsOf(objectNamed(map, "s"), 0), 1u);
}

void TestTileMap::transposition()
{
    QString text = "global 4x4 local 2x2\ngroups 1\nbuffer A int 4x4 in\nbuffer B int 4x4 out\nlocal s int 2x2\n";
    for (int i = 0; i < 4; ++i)
        text += QString("g1.i%1 load A[%2] @1\ng1.i%1 store s[%1] from 1 @2\n").arg(i).arg(i / 2 * 4 + 2 + i % 2);
    text += "g1.i* barrier local\n";
    for (int i = 0; i < 4; ++i)
        text += QString("g1.i%1 load s[%2] @3\ng1.i%1 store B[%3] from 3 @4\n").arg(i).arg(i % 2 * 2 + i / 2).arg((2 + i / 2) * 4 + i % 2);
    const TileMap map = mapOf(traceFrom(text));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({"..rr", "..rr", "....", "...."}));
    QCOMPARE(pictureOf(map, "B", 1), QStringList({"....", "....", "ww..", "ww.."}));
    QCOMPARE(originOf(map, "s", 2, 1), "A6");
    const auto source = map.sources(objectNamed(map, "B"), 9, map.phases().accessCount()); // row 2, column 1
    QCOMPARE(source.size(), std::size_t(1));
    QCOMPARE(source.front().element, 2u); // s[1][0]
}

void TestTileMap::tilesSmallerThanTheGroup()
{
    const TileMap map = mapOf(traceFrom("global 8 local 8\nbuffer A int 8 in\nlocal s int 2x2\n"
                                        "g0.i0-3 load A[i] @1\ng0.i0-3 store s[i] from 1 @2\ng0.i* barrier local\ng0.i* load s[i%4] @3"));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({"rrrr...."}));
    QCOMPARE(pictureOf(map, "s", 1), QStringList({"rr", "rr"}));
    QCOMPARE(map.reuse(objectNamed(map, "s")), (TileReuse{4, 8, 2}));
}

void TestTileMap::slicesOfThreeDimensions()
{
    const TileMap map = mapOf(
        traceFrom("global 2x2x2 local 2x2x2\nbuffer A int 3x3x3 in\nlocal s int 2x2x2\n"
                  "g0.i0-1 load A[i+13] @1\ng0.i0-1 store s[i+4] from 1 @2\ng0.i2-3 load A[i+14] @1\ng0.i2-3 store s[i+4] from 1 @2"));
    QCOMPARE(pictureOf(map, "A", 0, 0), QStringList({"...", "...", "..."}));
    QCOMPARE(pictureOf(map, "A", 0, 1), QStringList({"...", ".rr", ".rr"}));
    QCOMPARE(pictureOf(map, "s", 0, 0), QStringList({"..", ".."}));
    QCOMPARE(pictureOf(map, "s", 0, 1), QStringList({"ww", "ww"}));
    QCOMPARE(originOf(map, "s", 7, 0), "A17");
}

void TestTileMap::asynchronousCopies()
{
    const TileMap map = mapOf(
        traceFrom("global 4 local 4\nbuffer A int 16 in\nlocal s int 4\ng0.i* copy s[0] A[1] x4/2 @1\ng0.i* wait\ng0.i* load s[i] @3"));
    QCOMPARE(pictureOf(map, "A", 0), QStringList({".r.r.r.r........"}));
    QCOMPARE(originOf(map, "s", 2, 0), "A5");
    QCOMPARE(map.reuse(objectNamed(map, "A")), (TileReuse{4, 4, 1}));
}

void TestTileMap::throughAPrivateVariable()
{
    const TileMap map = mapOf(traceFrom("global 2 local 2\nbuffer A int 4 in\nlocal s int 2\ng0.i* load A[i+2] @1\ng0.i* set v from 1\n"
                                        "g0.i* load A[i] @2\ng0.i* set w from 2\ng0.i* store s[i] from v @3"));
    QCOMPARE(originOf(map, "s", 1, 0), "A3");
}

void TestTileMap::throughAPrivateArray()
{
    const TileMap map = mapOf(traceFrom("global 2 local 2\nbuffer A int 4 in\nprivate p int 2\nlocal s int 2\n"
                                        "g0.i* load A[i+2] @1\ng0.i* store p[0] from 1 @2\ng0.i* load A[i] @3\ng0.i* store p[1] from 3 @4\n"
                                        "g0.i* load p[0] @5\ng0.i* store s[i] from 5 @6\ng0.i* barrier local\n"
                                        "g0.i* load p[1] @7\ng0.i* store s[i] from 7 @8"));
    QCOMPARE(originOf(map, "s", 0, 0), "A2");
    QCOMPARE(originOf(map, "s", 1, 0), "A3"); // Each work-item has an array of its own.
    QCOMPARE(originOf(map, "s", 1, 1), "A1");
    QCOMPARE(map.objects().size(), 2); // What is private is no tile.
}

void TestTileMap::sumsInAPrivateArray()
{
    const TileMap map = mapOf(traceFrom("global 1 local 1\nbuffer A int 4 in\nbuffer C int 1 out\nprivate p int 1\n"
                                        "g0.i0 load A[0] @1\ng0.i0 store p[0] from 1 @2\n"
                                        "g0.i0 load p[0] @3\ng0.i0 load A[1] @4\ng0.i0 store p[0] from 3,4 @5\n"
                                        "g0.i0 load p[0] @3\ng0.i0 load A[3] @4\ng0.i0 store p[0] from 3,4 @5\n"
                                        "g0.i0 load p[0] @6\ng0.i0 store C[0] from 6 @7"));
    QList<quint64> elements;
    for (const TileSource &source : map.sources(objectNamed(map, "C"), 0, map.phases().accessCount()))
        elements << source.element;
    QCOMPARE(elements, (QList<quint64>{0, 1, 3}));
}

void TestTileMap::fromOneLocalArrayToAnother()
{
    const TileMap map = mapOf(traceFrom("global 2 local 2\nbuffer A int 4 in\nlocal s int 2\nlocal t int 2\n"
                                        "g0.i* load A[i+2] @1\ng0.i* store s[i] from 1 @2\ng0.i* barrier local\n"
                                        "g0.i* load s[1-i] @3\ng0.i* store t[i] from 3 @4\ng0.i* barrier local\n"
                                        "g0.i0 load t[0] @5\ng0.i0 load t[1] @6\ng0.i0 store t[0] from 5,6 @7"));
    QCOMPARE(originOf(map, "t", 0, 1), "A3");
    QCOMPARE(originOf(map, "t", 1, 2), "A2");
    QCOMPARE(originOf(map, "t", 0, 2), "-"); // A sum of two has no one origin.
    QCOMPARE(map.sources(objectNamed(map, "t"), 1, map.phases().accessCount()).front().object, objectNamed(map, "s"));
}

void TestTileMap::turningRoundInLocalMemory()
{
    QString text = "global 2 local 2\nbuffer A int 2 in\nlocal s int 2\ng0.i* load A[i] @1\ng0.i* store s[i] from 1 @2\n";
    for (int turn = 0; turn < 101; ++turn)
        text += "g0.i* barrier local\ng0.i* load s[1-i] @3\ng0.i* set v from 3\ng0.i* barrier local\ng0.i* store s[i] from v @4\n";
    const TileMap map = mapOf(traceFrom(text));
    QCOMPARE(originOf(map, "s", 0, 202), "A1");
    QCOMPARE(originOf(map, "s", 0, 200), "A0");
}

void TestTileMap::withoutLocalMemory()
{
    const TileMap map = mapOf(traceFrom("global 2 local 2\nbuffer A int 2x2 in\nbuffer B int 2x2 out\ng0.i* load A[i] @1\ng0.i* load A[i] "
                                        "@1\ng0.i* store B[2i] from 1 @2"));
    QCOMPARE(pictureOf(map, "B", 0), QStringList({"w.", "w."}));
    QCOMPARE(map.reuse(objectNamed(map, "A")).factor(), 2.0);
    QCOMPARE(originOf(map, "B", 2, 0), "A1");
}

void TestTileMap::oneWorkItemOnly()
{
    const TileMap map = mapOf(product(4, 2, 0, 0));
    QCOMPARE(picture(map, "s", TileMoment::ofPhase(map.phases(), 1, 3)), QStringList({"..", "rr"}));
    QCOMPARE(picture(map, "A", TileMoment::ofPhase(map.phases(), 0, 3)), QStringList({"....", ".r..", "....", "...."}));
    QCOMPARE(picture(map, "A", TileMoment::upTo(map.phases(), {0, 2})), QStringList({"rr..", "....", "....", "...."}));
}

void TestTileMap::anotherTileOverTheFirst()
{
    const TileMap map = mapOf(product(4, 2, 0, 0));
    QCOMPARE(originOf(map, "s", 0, 1), "A0");
    QCOMPARE(originOf(map, "s", 0, 2), "A2");
}

void TestTileMap::allAccessesToAnElement()
{
    const TileMap map =
        mapOf(traceFrom("global 2 local 2\nbuffer A int 2 inout\ng0.i* load A[i] @1\ng0.i* load A[0] @1\ng0.i1 store A[0] from 1 @2"));
    const ObjectIndex a = objectNamed(map, "A");
    const std::vector<TileAccess> all{{0, 0, TileElement::ReadBefore},
                                      {2, 0, TileElement::ReadBefore},
                                      {3, 1, TileElement::ReadBefore},
                                      {4, 1, TileElement::WrittenBefore}};
    QVERIFY(map.accessesOf(a, 0) == all);
    QVERIFY(map.accessesOf(a, 7).empty());
    const std::vector<std::pair<quint64, quint64>> counts{{0, 3}, {1, 1}};
    QVERIFY(map.readCounts(a) == counts);
}

void TestTileMap::nothingRecorded()
{
    QVERIFY(!mapOf(traceFrom("global 2 local 2\nbuffer A int 4")).reason().isEmpty());
    QVERIFY(mapOf(product(4, 2, 0, 0)).reason().isEmpty());
}

QTEST_GUILESS_MAIN(TestTileMap)
#include "tst_tilemap.moc"
