#include <QtTest>

#include "guess/GuessedGroup.h"
#include "tests/guess/GuessedSource.h"

using namespace kernelscope;

namespace {

/// Of a kernel with this body.
GuessedGroup groupOf(const QByteArray &body, const GuessedExtent &usual = {64, 8})
{
    return guessedGroup(kernelIn("kernel void k(global float *a, local float *p) { " + body + " }"), usual);
}

} // namespace

class TestGuessedGroup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arraysWithAnElementForEachItemTell()
    {
        const QByteArray body = "local float sums[64]; local float results[4];"
                                " ((volatile local float *)sums)[((int)get_local_id(0))] = a[get_global_id(0)];"
                                " for (int i = 0; i < 4; ++i) results[i] = i; a[get_group_id(0) * 4] = results[0];";
        QCOMPARE(groupOf(body, {1024, 64}).extent, 64);
    }

    void itemsThatFillSeveralPartsOfAnArrayAreAsManyAsOnePart()
    {
        QCOMPARE(groupOf("int l = get_local_id(0), base = get_group_id(0) * 128; local int t[128];"
                         " t[l] = a[base + l]; t[l + 64] = a[base + l + 64];")
                     .extent,
                 64);
        QCOMPARE(groupOf("int l = get_local_id(0), base = get_group_id(0) * 16; local int t[18];"
                         " t[l] = a[base + l]; if (l < 2) t[l + 16] = a[base + l + 16];") // a border
                     .extent,
                 16);
    }

    /// a + group * 512 + item, and there each of 8 elements that are 64 apart.
    void aGroupGoesThroughItsElementsInStepsOfItsSize()
    {
        const auto group = [](const QByteArray &loop, const QByteArray &functions = {}) {
            return guessedGroup(kernelIn(functions +
                                         "kernel void k(global float *a, local float *p, int count) {"
                                         " int l = get_local_id(0); a += get_group_id(0) * 512 + l; " +
                                         loop + " }"),
                                {1024, 64});
        };
        const GuessedGroup found = group("for (int i = 0; i < 8; i++) p[l] += a[i * 64];");
        QCOMPARE(found.extent, 64);
        QVERIFY(found.isTold);
        QCOMPARE(group("load(a, p, 128);", "void load(global float *a, local float *p, int step) { for (int i = 0; i < 4; i++)"
                                           " p[i] = a[i * step]; } ")
                     .extent,
                 128);
        QCOMPARE(group("for (int i = 0; i < 8; i++) p[l] += a[i * 512];").extent, 512); // of other groups
        QCOMPARE(group("for (int i = 0; i < count; i++) p[l] += a[i * 64];").extent, 512);
        QCOMPARE(group("p[l] = a[0];").extent, 512);
    }

    void aGroupHasAsManyItemsAsHavePlacesOfTheirOwn()
    {
        const auto extent = [](const QByteArray &rest) {
            return groupOf("int row = get_group_id(0); int item = get_local_id(0); " + rest, {1024, 64}).extent;
        };
        QCOMPARE(extent("int l = item & (32 - 1); p[l] = a[row * 9 + l];"), 32);
        QCOMPARE(extent("p[item & 15] = a[row * 9 + (item & 15)];"), 16);
        QCOMPARE(extent("int l = item % 32; p[l] = a[row * 9 + l];"), 32);
        QCOMPARE(extent("int l = item & 31, part = item / 32; p[part * 32 + l] = a[row * 9 + l];"), 64);
        QCOMPARE(extent("int l = item & 31; p[item] = a[row * 9 + l];"), 64);
        QCOMPARE(extent("int channel = item & 3; p[channel] = a[row * 9 + channel];"), 64);
        QCOMPARE(extent("int l = item & 31; p[l] = a[get_global_id(0)];"), 64);
    }

    void placesThatAreAskedForAreInTheGroup()
    {
        const auto groupFor = [](const QByteArray &body) { return groupOf("int x = get_local_id(0), y = get_local_id(1); " + body); };
        const GuessedGroup oblong =
            groupFor("local float last[8]; bool isLast = x == 32 - 1; if (isLast) last[y] = a[x]; barrier(1); a[x] = last[y];");
        QCOMPARE(oblong.sides, (QList<quint64>{32, 8}));
        QCOMPARE(groupFor("local float last[8], v[520]; v[x] = a[x]; if (x == 31) last[y] = v[x]; barrier(1); a[x] = last[y];").sides,
                 (QList<quint64>{32, 8}));
        const auto extent = [](const QByteArray &body) { return groupOf("int l = get_local_id(0); " + body, {1024, 8}).extent; };
        QCOMPARE(extent("if (l < 36) p[l] = a[l]; if (l == 35) a[0] = p[0];"), 64);
        QCOMPARE(extent("if (l == 31) p[0] = a[l];"), 32);
        QCOMPARE(extent("if (l < 4) p[l] = a[l];"), 8);
        QCOMPARE(extent("local float t[16]; t[l] = a[l]; if (l < 100) a[l] = t[l];"), 16); // longer than what it has
    }

    void aDefinedGroupMayBeLongerThanItsArrays()
    {
        const auto extent = [](const QByteArray &array) {
            return guessedGroup(kernelIn("#define NUMBER_THREADS 128\nkernel void k(global float *a) { local float t[" + array +
                                         "]; for (int i = get_local_id(0); i < 100; i += 99) t[i] = a[i + NUMBER_THREADS];"
                                         " barrier(1); a[get_group_id(0)] = t[get_local_id(0) / 2]; }"),
                                {1024, 64})
                .extent;
        };
        QCOMPARE(extent("100"), 128);
        QCOMPARE(extent("64"), 64);
    }

    void aGroupIsAsLongAsThePartsThatTheKernelCounts()
    {
        const auto extent = [](const QByteArray &body) { return groupOf("uint l = get_local_id(0); " + body, {1024, 64}).extent; };
        QCOMPARE(extent("uint i = get_global_id(0) / 32; a[i * 32 + l] = i;"), 32);
        QCOMPARE(extent("uint i = get_global_id(0); a[l + 16 * (i / 16)] = i;"), 16);
        QCOMPARE(extent("uint i = get_global_id(0) / 32; a[i * 16 + l] = i;"), 64);
        QCOMPARE(extent("uint i = get_global_id(0) / 32; a[get_global_id(0)] = i + l;"), 64);
    }

    void aGroupHasWholeParts()
    {
        QCOMPARE(groupOf("int l = get_local_id(0), part = l / 36; p[l] = a[get_global_id(0)]; barrier(1);"
                         " a[get_global_id(0)] = p[part * 36];")
                     .extent,
                 72);
        QCOMPARE(groupOf("local float t[48]; int l = get_local_id(0), part = l / 24; t[l] = a[get_global_id(0)]; barrier(1);"
                         " a[get_global_id(0)] = t[part * 24];")
                     .extent,
                 24);
    }

    void aGroupThatCountsItsItemsInRowsHasRowsOfThatLength_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::newRow("rows first") << QByteArray("get_local_id(1) * 16 + get_local_id(0)");
        QTest::newRow("item first") << QByteArray("get_local_id(0) + 16 * get_local_id(1)");
        QTest::newRow("by name") << QByteArray("ty * 16 + tx");
    }
    void aGroupThatCountsItsItemsInRowsHasRowsOfThatLength()
    {
        QFETCH(QByteArray, index);
        const GuessedGroup group = groupOf("local float t[256]; int tx = get_local_id(0), ty = get_local_id(1); int i = " + index +
                                           "; a[i + get_group_id(0) * 32] = 1;");
        QCOMPARE(group.extent, 16);
        QVERIFY(group.isTold);
    }

    void groupsThatAreNotSquareAreTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<quint64>>("sides");
        const QList<quint64> oblong{32, 8};
        const QList<quint64> none;
        QTest::newRow("a tile") << QByteArray("local float t[8][32]; t[y][x] = 1;") << oblong;
        QTest::newRow("a tile with a border") << QByteArray("local float t[10][34]; t[y + 1][x + 1] = 1;") << oblong;
        QTest::newRow("a tile that is turned") << QByteArray("local float t[32][9]; t[x][y] = 1;") << oblong;
        QTest::newRow("a row of all") << QByteArray("local float t[256]; int l = y * 32 + x; t[l] = 1;") << oblong;
        QTest::newRow("a square tile") << QByteArray("local float t[16][17]; t[y][x] = 1;") << none;
        QTest::newRow("a square of all") << QByteArray("local float t[256]; int l = 16 * y + x; t[l] = 1;") << none;
        QTest::newRow("factors") << QByteArray("a[(get_group_id(1) * 8 + y) * 99 + get_group_id(0) * 32 + x] = 1;") << oblong;
        QTest::newRow("more than there may be") << QByteArray("local float t[32][64]; t[y][x] = 1;") << none;
        QTest::newRow("arrays for all and for one side")
            << QByteArray("local float sums[128], carry[4]; const int l = y * get_local_size(0) + x; sums[l] = a[l]; carry[y] = 0;")
            << QList<quint64>{32, 4};
    }
    void groupsThatAreNotSquareAreTold()
    {
        QFETCH(QByteArray, text);
        QTEST(groupOf("int x = get_local_id(0), y = get_local_id(1); " + text + " a[get_global_id(0)] = 1;").sides, "sides");
    }

    void macrosForBothSidesTell()
    {
        const QByteArray sides = "#define TILE_WIDTH 32\n#define TILE_HEIGHT 4\nkernel void k(global float *a) {"
                                 " a[get_local_id(1) * TILE_WIDTH * 2 + get_local_id(0) + TILE_HEIGHT] = 1; }";
        QCOMPARE(guessedGroup(kernelIn(sides), {64, 8}).sides, (QList<quint64>{32, 4}));
        const QByteArray one =
            "#define TILE_WIDTH 16\nkernel void k(global float *a) { a[get_local_id(1) * TILE_WIDTH + get_local_id(0)] = 1; }";
        QVERIFY(guessedGroup(kernelIn(one), {64, 8}).sides.isEmpty());
    }

    /// More than the arrays, which may have several elements for each work-item.
    void macrosNamedAfterTheLocalSizeTell_data()
    {
        QTest::addColumn<QByteArray>("macros");
        QTest::addColumn<QList<quint64>>("sides");
        QTest::newRow("a square") << QByteArray("#define LSIZE0 16\n#define LSIZE1 16\n") << QList<quint64>();
        QTest::newRow("by name") << QByteArray("#define LOCAL_SIZE_X 16\n#define LOCAL_SIZE_Y 8\n"
                                               "#define LSIZE0 LOCAL_SIZE_X\n#define LSIZE1 LOCAL_SIZE_Y\n")
                                 << QList<quint64>{16, 8};
        QTest::newRow("by number") << QByteArray("#define LSIZE0 16\n#define LSIZE1 8\n") << QList<quint64>{16, 8};
    }
    void macrosNamedAfterTheLocalSizeTell()
    {
        QFETCH(QByteArray, macros);
        const GuessedGroup group = guessedGroup(
            kernelIn(macros +
                     "kernel void k(global float *a) { int p = get_local_id(1) * LSIZE0 + get_local_id(0);"
                     " local float t[2 * LSIZE1 * LSIZE0]; t[p] = a[get_global_id(0)]; t[p + LSIZE0 * LSIZE1] = a[get_global_id(1)];"
                     " barrier(1); a[get_global_id(0)] = t[p]; }"),
            {64, 8});
        QTEST(group.sides, "sides");
        if (group.sides.isEmpty())
            QCOMPARE(group.extent, 16);
    }

    void aGroupWhoseItemsTakeTwoElementsHasHalfAsMany()
    {
        const QByteArray places = "int l = get_local_id(0); int g = get_group_id(0); ";
        QCOMPARE(groupOf(places + "a[32 * g + 2 * l] = 1; a[32 * g + 2 * l + 1] = 1;").extent, 16);
        QCOMPARE(groupOf(places + "a[32 * g + l] = 1;").extent, 32);
    }

    void whatItsItemsGoOnByIsTheirNumber()
    {
        const QByteArray bins = "local int bins[256]; int l = get_local_id(0); ";
        const GuessedGroup group = groupOf(bins + "for (int i = l; i < 256; i += 32) bins[i] = 0; a[get_group_id(0) * 1024 + l] = 1;");
        QCOMPARE(group.extent, 32);
        QVERIFY(group.isTold);
        QCOMPARE(groupOf(bins + "for (int i = 4 * l; i < 256; i += 128) bins[i] = 0;").extent, 32);
        QCOMPARE(groupOf(bins + "int i = l; while (i < 256) { bins[i] = 0; i += 32; }").extent, 32);
        QCOMPARE(groupOf(bins + "for (int i = get_global_id(0); i < 999; i += 32 * get_num_groups(0)) bins[i % 256] = l;").extent, 32);
        QVERIFY(!groupOf(bins + "for (int i = l; i < 256; i += get_local_size(0)) bins[i] = 0;").isTold);
    }

    void whatItsItemsGoThroughATileByIsTheirNumberThere()
    {
        const QByteArray places = "int x = get_local_id(0), y = get_local_id(1); a[get_global_id(0)] = 1; ";
        const QByteArray tile = "#define TS 32\n#define WPT 8\n#define RTS TS/WPT\nkernel void k(global float *a) { " + places +
                                "local float t[TS][TS]; for (int w = 0; w < WPT; w++) t[y + w*RTS][x] = a[x]; }";
        QCOMPARE(guessedGroup(kernelIn(tile), {64, 8}).sides, (QList<quint64>{32, 4}));
        QVERIFY(groupOf(places + "local float t[16][16]; for (int w = 0; w < 3; w++) t[y + w][x] = a[w];").sides.isEmpty());
    }

    void aGroupOfTwoHalvesThatDoDifferentThingsHasBoth()
    {
        const QByteArray array = "local float t[16]; int l = get_local_id(0); ";
        QCOMPARE(groupOf(array + "if (l < 16) t[l] = a[l]; else a[l - 16] = 1;").extent, 32);
        QCOMPARE(groupOf(array + "t[l] = a[l]; if (l < 16) a[l] = t[15 - l];").extent, 16);
    }
};

QTEST_APPLESS_MAIN(TestGuessedGroup)
#include "tst_guessedgroup.moc"
