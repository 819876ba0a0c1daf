#include <cstring>

#include "EngineFixture.h"
#include "tests/support/DeviceTest.h"

using namespace kernelscope;

namespace {

const QByteArray noKernel = "kernel void none(void) {}";

} // namespace

/// Copies, fills and images: what a plan does without a kernel, and what its kernels find in images.
class tst_PlanTransfers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        SKIP_WITHOUT_DEVICE(m_fixture.hasDevice());
        m_fixture.observer = RecordingObserver();
        m_fixture.host.clear();
    }
    void cleanup() { QCOMPARE(m_fixture.engine.liveObjects(), LedgerCount{}); }

    void copiesAndFillsRegions_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        const QList<MemoryKind> kinds{MemoryKind::Device, MemoryKind::UseHostPointer, MemoryKind::AllocHostPointer,
                                      MemoryKind::SharedVirtual};
        for (const MemoryKind from : kinds) {
            for (const MemoryKind to : kinds)
                QTest::addRow("%d to %d", int(from), int(to)) << int(from) << int(to);
        }
    }
    void copiesAndFillsRegions()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 10, MemoryKind(from));
        const StorageIndex b = builder.buffer(QStringLiteral("b"), 10, MemoryKind(to));
        builder.write(b);
        builder.add(QStringLiteral("write part of a"), WriteCommand{a, 8, 16});
        builder.add(QStringLiteral("copy"), CopyCommand{a, b, 12, 20, 8});
        builder.add(QStringLiteral("fill"), FillCommand{b, QByteArray("\x09\0\0\0", 4), 4, 8});
        builder.add(QStringLiteral("read"), ReadCommand{b, 4, 32});
        m_fixture.contents(a) = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        m_fixture.contents(b) = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
        const ExecutionResult result = m_fixture.run(builder.plan, noKernel);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(b), (std::vector<int>{-1, 9, 9, -1, -1, 3, 4, -1, -1, -1}));
    }
    void fillsWithPatternsOfAnySize()
    {
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.buffer(QStringLiteral("a"), 6);
        builder.add(QStringLiteral("fill"), FillCommand{a, QByteArray("\1\0\0\0\2\0\0\0\3\0\0\0", 12), 0, 24});
        builder.read(a);
        QCOMPARE(m_fixture.run(builder.plan, noKernel).message, QString());
        QCOMPARE(m_fixture.contents(a), (std::vector<int>{1, 2, 3, 1, 2, 3}));
    }
    void samplesImages()
    {
        if (!m_fixture.device().imageSupport)
            QSKIP("This device has no images.");
        PlanBuilder builder(m_fixture.device());
        const StorageIndex in = builder.image(QStringLiteral("in"), QStringLiteral("rgba-float"), 16, {2, 2});
        const StorageIndex out = builder.image(QStringLiteral("out"), QStringLiteral("rgba-uint8"), 4, {2, 2});
        builder.write(in);
        const SamplerArgument sampler{SamplerAddress::ClampToEdge, SamplerFilter::Linear, false};
        builder.launch(QStringLiteral("middle"), 1, {bufferArgument(in), bufferArgument(out), sampler});
        builder.read(out);
        std::vector<float> pixels(16);
        for (std::size_t i = 0; i < 16; ++i)
            pixels[i] = float(i / 4) * 10; // 0, 10, 20, 30: each pixel all of one value
        m_fixture.contents(in).resize(16);
        std::memcpy(m_fixture.contents(in).data(), pixels.data(), 64);
        const ExecutionResult result = m_fixture.run(builder.plan, R"(
kernel void middle(read_only image2d_t in, write_only image2d_t out, sampler_t s) {
    float4 between = read_imagef(in, s, (float2)(1.0f, 1.0f));
    for (int y = 0; y < 2; ++y)
        for (int x = 0; x < 2; ++x)
            write_imageui(out, (int2)(x, y), convert_uint4(between) + (uint4)(x + 2 * y));
})");
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(out), (std::vector<int>{0x0f0f0f0f, 0x10101010, 0x11111111, 0x12121212}));
    }
    void makesArraysOfImagesAndRowsOfPixels_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QList<quint64>>("shape");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("place");
        QTest::newRow("row in a buffer") << int(ImageForm::Buffer) << QList<quint64>{12} << "image1d_buffer_t"
                                         << "5";
        QTest::newRow("array of rows") << int(ImageForm::Array) << QList<quint64>{3, 4} << "image1d_array_t"
                                       << "(int2)(1, 1)";
        QTest::newRow("array of planes") << int(ImageForm::Array) << QList<quint64>{3, 2, 2} << "image2d_array_t"
                                         << "(int4)(1, 0, 1, 0)";
    }
    void makesArraysOfImagesAndRowsOfPixels()
    {
        if (!m_fixture.device().imageSupport)
            QSKIP("This device has no images.");
        QFETCH(int, form);
        QFETCH(QList<quint64>, shape);
        QFETCH(QString, type);
        QFETCH(QString, place);
        PlanBuilder builder(m_fixture.device());
        const StorageIndex in = builder.image(QStringLiteral("in"), QStringLiteral("r-uint32"), 4, shape);
        const StorageIndex out = builder.buffer(QStringLiteral("out"), 1);
        const StorageIndex copy = builder.image(QStringLiteral("copy"), QStringLiteral("r-uint32"), 4, shape);
        for (const StorageIndex image : {in, copy})
            builder.plan.storages[image.value].imageForm = ImageForm(form);
        builder.write(in);
        builder.add(QStringLiteral("all"), CopyCommand{in, copy, 0, 0, 48});
        builder.launch(QStringLiteral("look"), 1, {bufferArgument(in), bufferArgument(out)});
        builder.read(out);
        builder.read(in);
        builder.read(copy);
        m_fixture.contents(in) = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        const QString source =
            QStringLiteral("kernel void look(read_only %1 in, global int *out) { out[0] = read_imageui(in, %2).x; }").arg(type, place);
        const ExecutionResult result = m_fixture.run(builder.plan, source.toUtf8().constData());
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(out), (std::vector<int>{5}));
        QCOMPARE(m_fixture.contents(in), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
        QCOMPARE(m_fixture.contents(copy), m_fixture.contents(in));
    }
    void saysThatAFormatIsNotThere()
    {
        if (!m_fixture.device().imageSupport)
            QSKIP("This device has no images.");
        PlanBuilder builder(m_fixture.device());
        const StorageIndex image = builder.image(QStringLiteral("a"), QStringLiteral("rg-sint16"), 4, {4, 4});
        builder.read(image);
        m_fixture.contents(image).resize(16);
        const QString message = m_fixture.run(builder.plan, noKernel).message;
        QVERIFY2(message.isEmpty() || message.contains("does not support the image's format"), qPrintable(message));
    }
    void copiesAndFillsPartsOfImages()
    {
        if (!m_fixture.device().imageSupport)
            QSKIP("This device has no images.");
        PlanBuilder builder(m_fixture.device());
        const StorageIndex a = builder.image(QStringLiteral("a"), QStringLiteral("rgba-uint8"), 4, {3, 4});
        const StorageIndex b = builder.image(QStringLiteral("b"), QStringLiteral("rgba-uint8"), 4, {3, 4});
        builder.write(a);
        builder.write(b);
        builder.add(QStringLiteral("rows"), CopyCommand{a, b, 16, 0, 16});
        builder.add(QStringLiteral("across rows"), CopyCommand{a, b, 0, 24, 16});
        builder.add(QStringLiteral("fill"), FillCommand{b, QByteArray("\7\0\0\0", 4), 4, 4});
        builder.read(b);
        m_fixture.contents(a) = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        m_fixture.contents(b).assign(12, 99);
        const ExecutionResult result = m_fixture.run(builder.plan, noKernel);
        QCOMPARE(result.message, QString());
        QCOMPARE(m_fixture.contents(b), (std::vector<int>{4, 7, 6, 7, 99, 99, 0, 1, 2, 3, 99, 99}));
    }

private:
    EngineFixture m_fixture;
};

QTEST_GUILESS_MAIN(tst_PlanTransfers)
#include "tst_plantransfers.moc"
