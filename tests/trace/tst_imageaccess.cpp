#include <QtTest>

#include <bit>

#include "trace/ImageAccess.h"

using namespace kernelscope;
using namespace samplerBits;

namespace {

AccessSite readOf(const QString &coordinate, const QString &image)
{
    AccessSite site;
    site.kind = SiteKind::ImageRead;
    site.memory = AddressSpace::Image;
    site.payloadWords = 8;
    site.variables = {coordinate, image};
    return site;
}

BoundObject imageOf(const QList<quint64> &shape)
{
    BoundObject image;
    image.name = "im";
    image.memory = AddressSpace::Image;
    image.typeName = "float";
    image.dimensions = shape;
    image.sizeInBytes = 4;
    for (const quint64 extent : shape)
        image.sizeInBytes *= extent;
    return image;
}

/// "5:0.75 6:0.25 border:0.5"
QString textOf(const ImageTexels &place)
{
    if (!place.isKnown)
        return "unknown";
    QStringList parts;
    for (int t = 0; t < place.count; ++t)
        parts << QString("%1:%2").arg(place.texels[std::size_t(t)].element).arg(place.texels[std::size_t(t)].weight);
    if (place.border > 0)
        parts << QString("border:%1").arg(place.border);
    return parts.join(' ');
}

QString sampled(int sampler, const QList<float> &at, const QList<quint64> &shape, const QString &image = "image2d_t")
{
    quint32 words[4] = {0, 0, 0, sampler < 0 ? 0u : quint32(Given | sampler)};
    for (qsizetype d = 0; d < at.size(); ++d)
        words[d] = std::bit_cast<quint32>(at[d]);
    return textOf(imageTexels(readOf("float4", image), imageOf(shape), words));
}

} // namespace

/// Which pixels a sampler takes, by hand from OpenCL C's rules.
class TestImageAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeCoordinateIsOnePixel()
    {
        const quint32 at[4] = {3, 1, 0, 0};
        const AccessSite plain = readOf("int2", "image2d_t");
        QCOMPARE(textOf(imageTexels(plain, imageOf({4, 8}), at)), "11:1");
        QCOMPARE(coordinateText(plain, imageOf({4, 8}), at), "(3, 1)");
        QVERIFY(samplerText(samplerOf(at)).isEmpty());
        const quint32 deep[4] = {3, 1, 2, 0};
        QCOMPARE(textOf(imageTexels(readOf("int4", "image3d_t"), imageOf({3, 4, 8}), deep)), "75:1");
    }
    void theEdgeHolds()
    {
        quint32 at[4] = {quint32(-2), 9, 0, Given | ClampToEdge};
        QCOMPARE(textOf(imageTexels(readOf("int2", "image2d_t"), imageOf({4, 8}), at)), "24:1");
        QCOMPARE(samplerText(samplerOf(at)), "nearest, clamped to the edge");
        at[imageSamplerWord] = Given | Clamp;
        QCOMPARE(textOf(imageTexels(readOf("int2", "image2d_t"), imageOf({4, 8}), at)), "border:1");
        QCOMPARE(sampled(ClampToEdge, {-0.5f, 99}, {4, 8}), "24:1");
        QCOMPARE(sampled(Clamp, {7.9f, 3.9f}, {4, 8}), "31:1");
        QCOMPARE(sampled(Clamp, {8.0f, 3.9f}, {4, 8}), "border:1");
    }
    void normalisedCoordinatesRepeat()
    {
        QCOMPARE(sampled(Normalized | ClampToEdge, {0.5f}, {8}, "image1d_t"), "4:1");
        QCOMPARE(sampled(Normalized | Repeat, {1.25f}, {8}, "image1d_t"), "2:1");
        QCOMPARE(sampled(Normalized | Repeat, {-0.125f}, {8}, "image1d_t"), "7:1");
        QCOMPARE(sampled(Normalized | MirroredRepeat, {1.125f}, {8}, "image1d_t"), "7:1");
        QCOMPARE(sampled(Normalized | MirroredRepeat, {-0.25f}, {8}, "image1d_t"), "2:1");
    }
    void linearFilteringBlends()
    {
        QCOMPARE(sampled(Linear | ClampToEdge, {2.75f}, {8}, "image1d_t"), "2:0.75 3:0.25");
        QCOMPARE(sampled(Linear | ClampToEdge, {2.5f}, {8}, "image1d_t"), "2:1"); // A pixel's middle is that pixel.
        QCOMPARE(sampled(Linear | Clamp, {0.25f}, {8}, "image1d_t"), "0:0.75 border:0.25");
        QCOMPARE(sampled(Linear | Normalized | Repeat, {0.0f}, {8}, "image1d_t"), "7:0.5 0:0.5");
        QCOMPARE(sampled(Linear | ClampToEdge, {2.0f, 1.75f}, {4, 8}), "9:0.375 10:0.375 17:0.125 18:0.125");
        QCOMPARE(sampled(Linear | ClampToEdge, {1.0f, 1.0f, 1.0f}, {2, 2, 2}, "image3d_t"),
                 "0:0.125 1:0.125 2:0.125 3:0.125 4:0.125 5:0.125 6:0.125 7:0.125");
    }
    void layersAreNotBlended()
    {
        QCOMPARE(sampled(Linear | ClampToEdge, {2.75f, 1.4f}, {3, 8}, "image1d_array_t"), "10:0.75 11:0.25");
        QCOMPARE(sampled(Linear | ClampToEdge, {2.5f, 7.0f}, {3, 8}, "image1d_array_t"), "18:1");
    }
    void whatIsNotKnownIsNotGuessed()
    {
        QCOMPARE(sampled(-1, {2.75f}, {8}, "image1d_t"), "unknown");
        QCOMPARE(sampled(ClampToEdge, {2.75f}, {}), "unknown");
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const float wild : {nan, std::numeric_limits<float>::infinity(), -3e38f}) // Defined or not: pixels, never a place outside.
            QVERIFY(!sampled(Linear | ClampToEdge, {wild, wild}, {4, 8}).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestImageAccess)
#include "tst_imageaccess.moc"
