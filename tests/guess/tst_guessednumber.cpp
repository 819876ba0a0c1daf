#include <QtTest>

#include "guess/GuessedNumber.h"

using namespace kernelscope;

class TestGuessedNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTell_data()
    {
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<bool>("hasGroup");
        QTest::addColumn<QString>("value");
        QTest::newRow("n") << 1 << false << QStringLiteral("n");
        QTest::newRow("width") << 2 << false << QStringLiteral("n");
        QTest::newRow("numElements") << 1 << true << QStringLiteral("n");
        QTest::newRow("size_x") << 2 << false << QStringLiteral("n");
        QTest::newRow("block_count_x") << 2 << false << QStringLiteral("n");
        QTest::newRow("dst_x") << 2 << false << QStringLiteral("0");
        QTest::newRow("inputOffset") << 1 << false << QStringLiteral("0");
        QTest::newRow("incX") << 1 << true << QStringLiteral("1");
        QTest::newRow("incy") << 1 << false << QStringLiteral("1");
        for (const char *first : {"low", "lower", "left", "from", "range_lo"})
            QTest::newRow(first) << 1 << false << QStringLiteral("0");
        QTest::newRow("items_left") << 1 << false << QStringLiteral("n");
        QTest::newRow("srcEndX") << 2 << false << QStringLiteral("n");
        QTest::newRow("dx") << 2 << false << QStringLiteral("1");
        QTest::newRow("axis") << 1 << false << QStringLiteral("0");
        QTest::newRow("stride") << 1 << false << QStringLiteral("1");
        QTest::newRow("srcStride") << 2 << false << QStringLiteral("n");
        QTest::newRow("lda") << 1 << false << QStringLiteral("n");
        QTest::newRow("Cpad") << 2 << true << QStringLiteral("n");
        QTest::newRow("logN") << 1 << false << QStringLiteral("Math.round(Math.log2(n))");
        QTest::newRow("itemsPerThread") << 1 << true << QStringLiteral("1");
        QTest::newRow("elements_per_work_item") << 1 << true << QStringLiteral("1");
        QTest::newRow("search_size") << 2 << false << QStringLiteral("3");
        QTest::newRow("patchWidth") << 2 << false << QStringLiteral("3");
        QTest::newRow("filterWidth") << 2 << false << QStringLiteral("3");
        QTest::newRow("num_bins") << 1 << true << QStringLiteral("256");
        QTest::newRow("KW") << 2 << true << QStringLiteral("3");
        QTest::newRow("kernelH") << 2 << true << QStringLiteral("3");
        QTest::newRow("Cout") << 2 << true << QStringLiteral("4");
        QTest::newRow("cHeight") << 2 << true << QStringLiteral("n");
        QTest::newRow("nclusters") << 1 << false << QStringLiteral("4");
        QTest::newRow("numSteps") << 1 << true << QStringLiteral("2");
        QTest::newRow("i") << 2 << false << QStringLiteral("1");
        QTest::newRow("blockSize") << 1 << true << QStringLiteral("group");
        QTest::newRow("block_size") << 1 << false << QStringLiteral("n");
        QTest::newRow("numGroups") << 1 << true << QStringLiteral("Math.ceil(n / group)");
        QTest::newRow("numTiles") << 1 << true << QStringLiteral("Math.ceil(n / group)");
        QTest::newRow("tileCount") << 2 << true << QStringLiteral("Math.ceil(n / group)");
        QTest::newRow("tilesX") << 2 << true << QStringLiteral("Math.ceil(n / group)");
        QTest::newRow("tilesX ") << 2 << false << QStringLiteral("n");
        QTest::newRow("cells_y") << 2 << true << QStringLiteral("n");
        QTest::newRow("iteration") << 2 << true << QStringLiteral("2");
        QTest::newRow("gridDim") << 1 << true << QStringLiteral("Math.ceil(n / group)");
        for (const char *most : {"max_iter", "maxIterations", "MAX_ITER", "iterations_max", "maxNumIterations", "iterMax"})
            QTest::newRow(most) << 1 << false << QStringLiteral("16");
        QTest::newRow("d_mul") << 1 << true << QStringLiteral("1");
        QTest::newRow("xPosition") << 2 << false << QStringLiteral("0");
        QTest::newRow("pos_y") << 2 << false << QStringLiteral("0");
        QTest::newRow("HW") << 3 << true << QStringLiteral("n * n");
        QTest::newRow("CHW") << 2 << false << QStringLiteral("n * n");
        QTest::newRow("chw") << 3 << true << QStringLiteral("n * n * n");
        QTest::newRow("chw ") << 1 << true << QStringLiteral("n");
        QTest::newRow("ldz") << 3 << false << QStringLiteral("n * n");
        QTest::newRow("slicePitch") << 3 << true << QStringLiteral("n * n");
        QTest::newRow("ldy") << 3 << false << QStringLiteral("n");
        QTest::newRow("numGroups ") << 1 << false << QStringLiteral("n");
    }
    void namesTell()
    {
        QFETCH(int, dimensions);
        QFETCH(bool, hasGroup);
        QTEST(guessedNumber(QString::fromLatin1(QTest::currentDataTag()).trimmed(), dimensions, hasGroup).text, "value");
    }
};

QTEST_GUILESS_MAIN(TestGuessedNumber)
#include "tst_guessednumber.moc"
