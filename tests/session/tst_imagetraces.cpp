#include <QtTest>

#include <bit>

#include "analysis/Evidence.h"
#include "analysis/OutOfBounds.h"
#include "pictures/MemoryTimeline.h"
#include "pictures/OutsideAccesses.h"
#include "pictures/TileMap.h"
#include "session/Session.h"
#include "trace/ImageAccess.h"

using namespace kernelscope;

namespace {

constexpr int patience = 60'000;

const QByteArray kernels = R"(
__kernel void with_argument(read_only image2d_t im, sampler_t how, __global const float *at, __global float *out)
{
    int i = get_global_id(0);
    out[i] = read_imagef(im, how, vload2(i, at)).x;
}
__constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
float helper(read_only image2d_t im, int2 at) { return read_imagef(im, edge, at).x; }
__kernel void shifted(read_only image2d_t im, write_only image2d_t to)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, at, (float4)(helper(im, at - (int2)(1, 0)) + 1, 0, 0, 1));
}
__kernel void beyond(read_only image2d_t im, write_only image2d_t to)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, at + (int2)(1, 0), read_imagef(im, at));
}
__kernel void behind(read_only image3d_t deep, __global float *out)
{
    int x = get_global_id(0), y = get_global_id(1);
    out[y * 4 + x] = read_imagef(deep, (int4)(x, y, 3, 0)).x;
}
)";

QByteArray projectOf(const QByteArray &launch)
{
    return R"({ "kernelscope": 1, "title": "Images", "sources": ["k.cl"], "buffers": [
    { "name": "im", "image": "r-float", "shape": [4, 8], "access": "in", "init": { "expression": "x * x + 16 * y" } },
    { "name": "to", "image": "r-float", "shape": [4, 8], "access": "out" },
    { "name": "deep", "image": "r-float", "shape": [3, 2, 4], "access": "in", "init": "zero" },
    { "name": "at", "type": "float", "shape": [128], "access": "in", "init": { "expression": "i % 2 ? Math.floor(i / 16) * 0.31 - 0.5 : (i / 2 % 8) * 0.37 - 0.4" } },
    { "name": "out", "type": "float", "shape": [64], "access": "out" } ],
    "plan": [ { "launch": "l", )" +
           launch + " } ] }";
}

} // namespace

/// Images in traces of the device at hand: what a sampler takes is what the values that it gave are made of.
class TestImageTraces : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;

    std::shared_ptr<const Trace> traceOf(const QByteArray &launch)
    {
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(m_folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        if (!write("k.cl", kernels) || !write("p.kscope", projectOf(launch)))
            return nullptr;
        const QString bin = qEnvironmentVariable("KERNELSCOPE_BIN");
        SessionOptions options;
        options.workerCommand = {bin + "/kernelscope-worker"};
        options.instrumentCommand = {bin + "/kernelscope-instrument"};
        options.device = "cpu";
        m_session = std::make_unique<Session>(options);
        QSignalSpy finished(m_session.get(), &Session::traceFinished);
        if (!m_session->open(m_folder.filePath("p.kscope")))
            return nullptr;
        m_session->trace({});
        if (!finished.wait(patience) || m_session->lastTrace()->launches.isEmpty())
            return nullptr;
        QSignalSpy loaded(m_session.get(), &Session::traceLoaded);
        return m_session->traceOf(0) || loaded.wait(patience) ? m_session->traceOf(0) : nullptr;
    }
    static int objectNamed(const Trace &trace, const QString &name)
    {
        return int(std::ranges::find(trace.objects(), name, &BoundObject::name) - trace.objects().begin());
    }

private Q_SLOTS:
    void theDeviceBlendsTheSamePixels_data()
    {
        QTest::addColumn<QByteArray>("sampler");
        for (const char *filter : {"nearest", "linear"}) {
            for (const char *address : {"clamp", "clamp-to-edge"})
                QTest::addRow("%s %s", filter, address) << QByteArray("\"address\": \"") + address + "\", \"filter\": \"" + filter + "\"";
            for (const char *address : {"clamp", "clamp-to-edge", "repeat", "mirrored-repeat"})
                QTest::addRow("%s %s normalised", filter, address)
                    << QByteArray("\"normalized\": true, \"address\": \"") + address + "\", \"filter\": \"" + filter + "\"";
        }
    }
    void theDeviceBlendsTheSamePixels()
    {
        QFETCH(QByteArray, sampler);
        const auto trace = traceOf(
            R"("kernel": "with_argument", "global": [64], "local": [64], "arguments": { "im": {"image": "im"}, "how": {"sampler": {)" +
            sampler + R"(}}, "at": {"buffer": "at"}, "out": {"buffer": "out"} })");
        QVERIFY(trace);
        int reads = 0;
        for (int event = 0; event < trace->eventCount(); ++event) {
            if (trace->site(trace->event(EventIndex(event)).site).kind != SiteKind::ImageRead)
                continue;
            const ImageTexels place = imageTexels(*trace, EventIndex(event));
            QVERIFY(place.isKnown);
            double wanted = 0;
            for (int t = 0; t < place.count; ++t) {
                const double x = double(place.texels[std::size_t(t)].element % 8), y = double(place.texels[std::size_t(t)].element / 8);
                wanted += place.texels[std::size_t(t)].weight * (x * x + 16 * y);
            }
            const double got = std::bit_cast<float>(trace->valueWords(EventIndex(event))[imageValueWord]);
            QVERIFY2(std::abs(got - wanted) < 1e-3,
                     qPrintable(QString("%1: %2, not %3").arg(sampledText(*trace, EventIndex(event))).arg(got).arg(wanted)));
            ++reads;
        }
        QCOMPARE(reads, 64);
    }
    void imagesAreShownAsBuffersAre()
    {
        const auto trace = traceOf(
            R"("kernel": "shifted", "global": [8, 4], "local": [8, 4], "arguments": { "im": {"image": "im"}, "to": {"image": "to"} })");
        QVERIFY(trace);
        const ObjectIndex from(objectNamed(*trace, "im")), to(objectNamed(*trace, "to"));
        QCOMPARE(trace->objects()[to.value].typeName, "float");
        QCOMPARE(trace->objects()[to.value].elementCount(), 32u);
        const auto phases = std::make_shared<const PhaseTable>(*trace, GroupSlot(0));
        const MemoryTimeline written(phases, to);
        QCOMPARE(written.accesses(8 + 3).size(), 1u);
        QCOMPARE(written.text(8 + 3, 1), "21"); // (3 - 1)² + 16 + 1
        QCOMPARE(written.state(8 + 3, 1, 0).writer, 8 + 3);
        const MemoryTimeline read(phases, from);
        QCOMPARE(read.accesses(8).size(), 2u); // by x = 0, whose coordinate is held at the edge, and by x = 1
        QCOMPARE(sampledText(*trace, read.eventOf(read.accesses(8)[0])), "im(-1, 1) is im(0, 1) (nearest, clamped to the edge)");
        QVERIFY(sampledText(*trace, read.eventOf(read.accesses(8)[1])).isEmpty());
        const TileMap tiles(phases);
        QCOMPARE(tiles.objects().size(), 2);
        QCOMPARE(tiles.readsOf(from, 8), 2u);
    }
    void coordinatesOutsideAreToldOf()
    {
        const auto trace = traceOf(
            R"("kernel": "beyond", "global": [8, 4], "local": [8, 4], "arguments": { "im": {"image": "im"}, "to": {"image": "to"} })");
        QVERIFY(trace);
        const auto phases = std::make_shared<const PhaseTable>(*trace, GroupSlot(0));
        const ObjectIndex to(objectNamed(*trace, "to"));
        const OutsideAccesses outside = accessesOutside(*phases, to);
        QCOMPARE(outsideText(outside), "4 accesses lie outside of it, the first at to(8, 0)");
        const auto sources = TileMap(phases).sources(to, 8 + 3, phases->accessCount());
        QCOMPARE(sources.size(), 1u);
        QCOMPARE(sources[0].element, 8u + 2);
    }
    void allOfACoordinateIsTold()
    {
        const auto trace = traceOf(
            R"("kernel": "behind", "global": [4, 2], "local": [4, 2], "arguments": { "deep": {"image": "deep"}, "out": {"buffer": "out"} })");
        QVERIFY(trace);
        const Finding found = findOutOfBounds(*trace).value(0);
        QVERIFY2(found.message.contains("reads deep at (0, 0, 3), outside of the image"), qPrintable(found.message));
    }
};

QTEST_GUILESS_MAIN(TestImageTraces)
#include "tst_imagetraces.moc"
