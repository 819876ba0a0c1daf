#include <QtTest>

#include "guess/GuessedGroup.h"

using namespace kernelscope;

namespace {

GuessedGroup groupOf(const char *source, const QList<quint64> &localArray = {})
{
    KernelSignature kernel;
    kernel.name = QStringLiteral("k");
    if (!localArray.isEmpty())
        kernel.localVariables << LocalVariable{QStringLiteral("t"), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, localArray,
                                               0};
    return guessedGroup(kernel, KernelText(kernel.name, QLatin1String(source)), {64, 8});
}

} // namespace

class TestGuessedGroup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arraysWithAnElementForEachItemTell()
    {
        KernelSignature kernel;
        kernel.name = QStringLiteral("k");
        for (const auto &[name, size] : {std::pair("sums", 64), std::pair("results", 4)})
            kernel.localVariables << LocalVariable{
                QLatin1String(name), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, {quint64(size)}, 0};
        const QString source = QStringLiteral("kernel void k(global float *a) { local float sums[64]; local float results[4];"
                                              " ((volatile local float *)sums)[((int)get_local_id(0))] = a[get_global_id(0)];"
                                              " for (int i = 0; i < 4; ++i) results[i] = i; a[get_group_id(0) * 4] = results[0]; }");
        QCOMPARE(guessedGroup(kernel, KernelText(kernel.name, source), {1024, 64}).extent, 64);
    }

    void itemsThatFillSeveralPartsOfAnArrayAreAsManyAsOnePart()
    {
        const char *two = "kernel void k(global int *a) { int l = get_local_id(0), base = get_group_id(0) * 128; local int t[128];"
                          " t[l] = a[base + l]; t[l + 64] = a[base + l + 64]; }";
        QCOMPARE(groupOf(two, {128}).extent, 64);
        const char *border = "kernel void k(global int *a) { int l = get_local_id(0), base = get_group_id(0) * 16; local int t[18];"
                             " t[l] = a[base + l]; if (l < 2) t[l + 16] = a[base + l + 16]; }";
        QCOMPARE(groupOf(border, {18}).extent, 16);
    }

    void aGroupHasAsManyItemsAsHavePlacesOfTheirOwn()
    {
        const auto extent = [](const char *rest) {
            KernelSignature kernel;
            kernel.name = QStringLiteral("k");
            const QString source = QStringLiteral("kernel void k(global float *a) { local float t[64]; int row = get_group_id(0);"
                                                  " int item = get_local_id(0); %1 }");
            return guessedGroup(kernel, KernelText(kernel.name, source.arg(QLatin1String(rest))), {1024, 64}).extent;
        };
        QCOMPARE(extent("int l = item & (32 - 1); t[l] = a[row * 9 + l];"), 32);
        QCOMPARE(extent("t[item & 15] = a[row * 9 + (item & 15)];"), 16);
        QCOMPARE(extent("int l = item % 32; t[l] = a[row * 9 + l];"), 32);
        QCOMPARE(extent("int l = item & 31, part = item / 32; t[part * 32 + l] = a[row * 9 + l];"), 64);
        QCOMPARE(extent("int l = item & 31; t[item] = a[row * 9 + l];"), 64);
        QCOMPARE(extent("int channel = item & 3; t[channel] = a[row * 9 + channel];"), 64);
        QCOMPARE(extent("int l = item & 31; t[l] = a[get_global_id(0)];"), 64);
    }

    void aGroupHasWholeParts()
    {
        const char *parts = "kernel void k(global float *a, local float *t) { int l = get_local_id(0), part = l / 36;"
                            " t[l] = a[get_global_id(0)]; barrier(1); a[get_global_id(0)] = t[part * 36]; }";
        QCOMPARE(groupOf(parts).extent, 72);
        const char *one = "kernel void k(global float *a) { local float t[48]; int l = get_local_id(0), part = l / 24;"
                          " t[l] = a[get_global_id(0)]; barrier(1); a[get_global_id(0)] = t[part * 24]; }";
        QCOMPARE(groupOf(one, {48}).extent, 24);
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
        const QByteArray source = "kernel void k(global float *a) { int tx = get_local_id(0), ty = get_local_id(1); int i = " + index +
                                  "; a[i + get_group_id(0) * 32] = 1; }";
        const GuessedGroup group = groupOf(source.constData(), {256});
        QCOMPARE(group.extent, 16);
        QVERIFY(group.isTold);
    }

    void groupsThatAreNotSquareAreTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<quint64>>("array");
        QTest::addColumn<QList<quint64>>("sides");
        const QByteArray places = "int x = get_local_id(0), y = get_local_id(1); ";
        const QList<quint64> oblong{32, 8};
        QTest::newRow("a tile") << places + "t[y][x] = 1;" << QList<quint64>{8, 32} << oblong;
        QTest::newRow("a tile with a border") << places + "t[y + 1][x + 1] = 1;" << QList<quint64>{10, 34} << oblong;
        QTest::newRow("a tile that is turned") << places + "t[x][y] = 1;" << QList<quint64>{32, 9} << oblong;
        QTest::newRow("a row of all") << places + "int l = y * 32 + x; t[l] = 1;" << QList<quint64>{256} << oblong;
        QTest::newRow("a square tile") << places + "t[y][x] = 1;" << QList<quint64>{16, 17} << QList<quint64>();
        QTest::newRow("a square of all") << places + "int l = 16 * y + x; t[l] = 1;" << QList<quint64>{256} << QList<quint64>();
        QTest::newRow("factors") << places + "a[(get_group_id(1) * 8 + y) * 99 + get_group_id(0) * 32 + x] = 1;" << QList<quint64>()
                                 << oblong;
        QTest::newRow("more than there may be") << places + "t[y][x] = 1;" << QList<quint64>{32, 64} << QList<quint64>();
    }
    void groupsThatAreNotSquareAreTold()
    {
        QFETCH(QByteArray, text);
        QFETCH(QList<quint64>, array);
        const QByteArray source = "kernel void k(global float *a) { " + text + " a[get_global_id(0)] = 1; }";
        QTEST(groupOf(source.constData(), array).sides, "sides");
    }

    void arraysForAllAndForOneSideTellTheOther()
    {
        KernelSignature kernel;
        kernel.name = QStringLiteral("k");
        for (const auto &[name, size] : {std::pair("sums", 128), std::pair("carry", 4)})
            kernel.localVariables << LocalVariable{
                QLatin1String(name), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, {quint64(size)}, 0};
        const QString source = QStringLiteral("kernel void k(global float *a) { local float sums[128], carry[4];"
                                              " const int x = get_local_id(0); const int y = get_local_id(1);"
                                              " const int l = y * get_local_size(0) + x; sums[l] = a[l]; carry[y] = 0; }");
        QCOMPARE(guessedGroup(kernel, KernelText(kernel.name, source), {64, 8}).sides, (QList<quint64>{32, 4}));
    }

    void macrosForBothSidesTell()
    {
        const char *sides = "#define TILE_WIDTH 32\n#define TILE_HEIGHT 4\nkernel void k(global float *a) {"
                            " a[get_local_id(1) * TILE_WIDTH * 2 + get_local_id(0) + TILE_HEIGHT] = 1; }";
        QCOMPARE(groupOf(sides).sides, (QList<quint64>{32, 4}));
        const char *one =
            "#define TILE_WIDTH 16\nkernel void k(global float *a) { a[get_local_id(1) * TILE_WIDTH + get_local_id(0)] = 1; }";
        QVERIFY(groupOf(one).sides.isEmpty());
    }

    void aGroupWhoseItemsTakeTwoElementsHasHalfAsMany()
    {
        const char *two = "kernel void k(global float *a) { int l = get_local_id(0); int g = get_group_id(0); a[32 * g + 2 * l] = 1; a[32 "
                          "* g + 2 * l + 1] = 1; }";
        QCOMPARE(groupOf(two).extent, 16);
        const char *one = "kernel void k(global float *a) { int l = get_local_id(0); int g = get_group_id(0); a[32 * g + l] = 1; }";
        QCOMPARE(groupOf(one).extent, 32);
    }

    void aGroupOfTwoHalvesThatDoDifferentThingsHasBoth()
    {
        const char *halves = "kernel void k(global float *a) { local float t[16]; int l = get_local_id(0); "
                             "if (l < 16) t[l] = a[l]; else a[l - 16] = 1; }";
        QCOMPARE(groupOf(halves, {16}).extent, 32);
        const char *neighbours =
            "kernel void k(global float *a) { local float t[16]; int l = get_local_id(0); t[l] = a[l]; if (l < 16) a[l] = t[15 - l]; }";
        QCOMPARE(groupOf(neighbours, {16}).extent, 16);
    }
};

QTEST_APPLESS_MAIN(TestGuessedGroup)
#include "tst_guessedgroup.moc"
