#include <QtTest>

#include "opencl/ImageBoxes.h"

using namespace kernelscope;

class tst_ImageBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coversEveryStretchOnceInOrder_data()
    {
        QTest::addColumn<QList<quint64>>("shape");
        QTest::newRow("line") << QList<quint64>{7};
        QTest::newRow("plane") << QList<quint64>{4, 3};
        QTest::newRow("volume") << QList<quint64>{3, 4, 5};
        QTest::newRow("one pixel") << QList<quint64>{1, 1, 1};
        QTest::newRow("one column") << QList<quint64>{5, 1};
    }
    void coversEveryStretchOnceInOrder()
    {
        QFETCH(const QList<quint64>, shape);
        quint64 total = 1;
        for (const quint64 extent : shape)
            total *= extent;
        for (quint64 first = 0; first < total; ++first) {
            for (quint64 count = 0; first + count <= total; ++count)
                QCOMPARE(pixelsOf(shape, imageBoxes(shape, first, count)), stretch(first, count));
        }
    }
    void takesTheWholeImageAtOnce()
    {
        QCOMPARE(imageBoxes({3, 4, 5}, 0, 60).size(), 1);
        QCOMPARE(imageBoxes({4, 5}, 5, 10).size(), 1);
    }

private:
    static QList<quint64> stretch(quint64 first, quint64 count)
    {
        QList<quint64> pixels;
        for (quint64 i = 0; i < count; ++i)
            pixels << first + i;
        return pixels;
    }
    static QList<quint64> pixelsOf(const QList<quint64> &shape, const QList<ImageBox> &boxes)
    {
        const quint64 width = shape.last();
        const quint64 height = shape.size() > 1 ? shape[shape.size() - 2] : 1;
        QList<quint64> pixels;
        for (const ImageBox &box : boxes) {
            for (std::size_t z = 0; z < box.size[2]; ++z)
                for (std::size_t y = 0; y < box.size[1]; ++y)
                    for (std::size_t x = 0; x < box.size[0]; ++x)
                        pixels << ((box.origin[2] + z) * height + box.origin[1] + y) * width + box.origin[0] + x;
        }
        return pixels;
    }
};

QTEST_GUILESS_MAIN(tst_ImageBoxes)
#include "tst_imageboxes.moc"
