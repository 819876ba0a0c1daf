#include <QTest>

#include <limits>

#include "data/BufferContents.h"

using namespace kernelscope;

class tst_BufferSummary : public QObject
{
    Q_OBJECT

    template <typename T> static BufferResult summaryOf(const char *type, const QList<T> &values)
    {
        BufferResult result;
        result.type = *elementTypeNamed(QString::fromLatin1(type));
        result.elementSize = sizeInBytes(result.type);
        summarise(result, QByteArrayView(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(T))));
        return result;
    }

    template <typename T> static void compareLimits(const char *type)
    {
        constexpr T least = std::numeric_limits<T>::lowest();
        constexpr T most = std::numeric_limits<T>::max();
        const BufferResult result = summaryOf<T>(type, {1, most, least});
        QCOMPARE(result.min, double(least));
        QCOMPARE(result.max, double(most));
    }

private Q_SLOTS:
    void everyTypeIsReadAsItself()
    {
        compareLimits<qint8>("char");
        compareLimits<quint8>("uchar");
        compareLimits<qint16>("short");
        compareLimits<quint16>("ushort");
        compareLimits<qint32>("int");
        compareLimits<quint32>("uint");
        compareLimits<qint64>("long");
        compareLimits<quint64>("ulong");
        compareLimits<float>("float");
        compareLimits<double>("double");
    }

    void numbersThatAreNoneAreLeftOut()
    {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        const BufferResult result = summaryOf<double>("double", {1.5, nan, 2.25});
        QCOMPARE(result.sum, 3.75);
        QCOMPARE(result.sumText, QStringLiteral("3.75"));
        QCOMPARE(summaryOf<double>("double", {nan}).max, 0.0);
    }

    void floats()
    {
        const BufferResult result = summaryOf<float>("float", {1, -2.5f, std::numeric_limits<float>::quiet_NaN(), 0.1f});
        QCOMPARE(result.min, -2.5);
        QCOMPARE(result.max, 1.0);
        QCOMPARE(result.nanCount, 1u);
        QCOMPARE(result.firstText,
                 (QStringList{QStringLiteral("1"), QStringLiteral("-2.5"), QStringLiteral("nan"), QStringLiteral("0.1")}));
    }

    void longsAreExact()
    {
        const BufferResult result = summaryOf<qint64>("long", {9007199254740993, std::numeric_limits<qint64>::max(), 1});
        QCOMPARE(result.sumText, QStringLiteral("9232379236109516801"));
        QCOMPARE(result.firstText.first(), QStringLiteral("9007199254740993"));
        QCOMPARE(summaryOf<quint64>("ulong", {~quint64(0), ~quint64(0)}).sumText, QStringLiteral("36893488147419103230"));
        QCOMPARE(summaryOf<qint64>("long", {std::numeric_limits<qint64>::min(), -1}).sumText, QStringLiteral("-9223372036854775809"));
    }

    void vectorsOfThreeLeaveOutThePadding()
    {
        const BufferResult result = summaryOf<int>("int3", {1, 2, 3, 99, 4, 5, 6, 99});
        QCOMPARE(result.max, 6.0);
        QCOMPARE(result.sumText, QStringLiteral("21"));
        QCOMPARE(result.first, (QList<double>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(result.firstText.join(u' '), QStringLiteral("1 2 3 4 5 6"));
    }

    void showsAtMostEight() { QCOMPARE(summaryOf<uchar>("uchar", QList<uchar>(100, 3)).first.size(), 8); }

    void halvesAndImages()
    {
        QCOMPARE(summaryOf<quint16>("half", {0x3C00, 0xC000}).sum, -1.0);
        BufferResult result;
        result.imageFormat = QStringLiteral("rg-unorm8");
        result.elementSize = 2;
        summarise(result, QByteArrayView("\xff\x00", 2));
        QCOMPARE(result.max, 1.0);
        QCOMPARE(result.first, (QList<double>{1, 0}));
    }

    void nothing()
    {
        const BufferResult result = summaryOf<float>("float", {});
        QCOMPARE(result.min, 0.0);
        QCOMPARE(result.max, 0.0);
        QVERIFY(result.first.isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_BufferSummary)
#include "tst_BufferSummary.moc"
