#include <QTest>

#include "files/Png.h"

using namespace kernelscope;

class tst_Png : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursComeBack();
    void greyBecomesColour();
    void refusesOtherArrays();
    void refusesDamage();
};

void tst_Png::coloursComeBack()
{
    const QByteArray pixels("\x01\x02\x03\xff\x10\x20\x30\x80\xff\x00\x7f\xff\x00\x00\x00\x01\x09\x08\x07\xff\xfe\xfd\xfc\xff", 24);
    const auto file = writePng({ElementType{Scalar::UChar, 4, {}}, {2, 3}, pixels});
    QVERIFY(file);
    const auto array = readPng(*file);
    QVERIFY2(array, qPrintable(array ? QString() : array.error().message));
    QCOMPARE(array->shape, (QList<quint64>{2, 3, 4}));
    QCOMPARE(array->bytes, pixels);
    QCOMPARE(*writePng(*array), *file);
}

void tst_Png::greyBecomesColour()
{
    const auto file = writePng({ElementType{Scalar::UChar, 1, {}}, {1, 2}, QByteArray("\x05\xf0", 2)});
    QVERIFY(file);
    QCOMPARE(readPng(*file)->bytes, QByteArray("\x05\x05\x05\xff\xf0\xf0\xf0\xff", 8));
}

void tst_Png::refusesOtherArrays()
{
    const QByteArray bytes(64, '\0');
    QVERIFY(!writePng({ElementType{Scalar::Float, 1, {}}, {4, 4}, bytes}));
    QVERIFY(!writePng({ElementType{Scalar::UChar, 1, {}}, {64}, bytes}));
    QVERIFY(!writePng({ElementType{Scalar::UChar, 4, {}}, {8, 8}, bytes}));
    QVERIFY(!writePng({ElementType{Scalar::UChar, 1, {}}, {4, 8, 2}, bytes}));
    QVERIFY(!writePng({ElementType{Scalar::UChar, 2, {}}, {4, 8}, bytes}));
    QVERIFY(!writePng({ElementType{Scalar::UChar, 4, {}}, {0, 8}, QByteArray()}));
}

void tst_Png::refusesDamage()
{
    const QByteArray file = *writePng({ElementType{Scalar::UChar, 4, {}}, {4, 4}, QByteArray(64, 'x')});
    QVERIFY(!readPng(QByteArray()));
    QVERIFY(!readPng("not a PNG at all"));
    QVERIFY(!readPng(file.left(file.size() / 2)));
    QByteArray huge = file;
    huge.replace(16, 8, QByteArray("\x00\x0f\x00\x00\x00\x0f\x00\x00", 8));
    QVERIFY(!readPng(huge));
}

QTEST_GUILESS_MAIN(tst_Png)
#include "tst_Png.moc"
