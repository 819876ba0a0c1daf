#include <QTest>

#include "SceneText.h"
#include "tests/ui/Facts.h"
#include "ui/devices/RegionsScene.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

DeviceInfo inventedDevice()
{
    DeviceInfo device;
    device.type = u"GPU"_s;
    device.globalMemorySize = quint64(8) << 30;
    device.maxAllocationSize = quint64(2) << 30;
    device.constantBufferSize = 64 << 10;
    device.maxConstantArguments = 9;
    device.localMemorySize = 48 << 10;
    device.localMemoryType = u"local"_s;
    return device;
}

KernelParameter pointer(const QString &name, ParameterKind kind)
{
    KernelParameter parameter;
    parameter.name = name;
    parameter.kind = kind;
    parameter.type = ElementType{Scalar::Float, 1, {}};
    return parameter;
}

/// A kernel `add` that a repeated step launches, with a buffer in constant memory, one in the host's, and 64 floats as its local argument.
struct Invented
{
    Project project;
    PlanReport report;
    ProgramSignature signature;

    Invented()
    {
        KernelSignature add;
        add.name = u"add"_s;
        add.privateMemorySize = 32;
        add.parameters = {pointer(u"a"_s, ParameterKind::GlobalPointer), pointer(u"weights"_s, ParameterKind::ConstantPointer),
                          pointer(u"part"_s, ParameterKind::LocalPointer)};
        LocalVariable tile;
        tile.name = u"tile"_s;
        tile.sizeInBytes = 1024;
        add.localVariables = {tile};
        signature.kernels = {add};
        BufferSpec a, weights;
        a.name = u"A"_s;
        weights.name = u"W"_s;
        a.memory = MemoryKind::UseHostPointer;
        project.buffers = {a, weights};
        LaunchStep launch;
        launch.kernel = u"add"_s;
        launch.arguments = {
            {u"a"_s, BufferArgument{u"A"_s}}, {u"weights"_s, BufferArgument{u"W"_s}}, {u"part"_s, LocalArgument{Expression(u"n"_s)}}};
        RepeatStep repeat;
        repeat.steps = {Step{u"add"_s, {}, {}, launch}};
        project.plan = {Step{{}, {}, {}, repeat}};
        report.buffers = {{u"A"_s, {1024}, 4096}, {u"W"_s, {256}, 1024}};
        report.values = {{u"/plan/0/repeat/steps/0/arguments/part/local"_s, u"64"_s, 64}};
    }
};

QStringList objectsOf(const MemoryRegion &region)
{
    QStringList texts;
    for (const RegionObject &object : region.objects)
        texts << objectText(object);
    return texts;
}

} // namespace

class TestMemoryRegions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRegionHasWhatTheProjectKeepsThere()
    {
        const Invented invented;
        const auto regions = memoryRegions(inventedDevice(), invented.project, invented.report, invented.signature, {});
        QCOMPARE(regions.size(), 5);
        QCOMPARE(objectsOf(regions[0]), QStringList({"A: 4 KiB, use-host-ptr"}));
        QCOMPARE(objectsOf(regions[1]), QStringList({"A: 4 KiB, use-host-ptr", "W: 1 KiB"}));
        QCOMPARE(regions[1].size, quint64(8) << 30);
        QCOMPARE(objectsOf(regions[2]), QStringList({"W: 1 KiB"}));
        QCOMPARE(regions[3].objects, (QList<RegionObject>{{u"add: tile"_s, 1024}, {u"add: part"_s, 256, u"argument"_s}}));
        QCOMPARE(objectsOf(regions[4]), QStringList({"add: 32 bytes"}));
    }

    void withoutFactsTheRegionsAreEmptyAndSaySo()
    {
        const auto regions = memoryRegions(inventedDevice(), {}, {}, {}, {});
        for (const MemoryRegion &region : regions)
            QVERIFY(region.objects.isEmpty());
        const QStringList lines = regionsText(regions).split(u'\n');
        QVERIFY(lines[4].endsWith(regions[4].note)); // That the driver does not report it.
        const Invented known;
        QVERIFY(memoryRegions(inventedDevice(), known.project, known.report, known.signature, {})[4].note != regions[4].note);
        QVERIFY(lines[3].startsWith(regions[3].name) && lines[3].contains(regions[3].scope));
        QCOMPARE(factsOf(lines[3]).first(), u"48 KiB"_s);
    }

    void registersAreReadFromTheLog_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QList<KernelRegisters>>("registers");
        QTest::newRow("empty") << QString() << QList<KernelRegisters>();
        QTest::newRow("another compiler's") << u"Used 12 registers of patience"_s << QList<KernelRegisters>();
        QTest::newRow("two kernels") << u"ptxas info    : 0 bytes gmem\n"
                                        "ptxas info    : Compiling entry function 'add' for 'sm_90'\n"
                                        "ptxas info    : Function properties for add\n"
                                        "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                                        "ptxas info    : Used 10 registers, 380 bytes cmem[0]\n"
                                        "ptxas info    : Compiling entry function 'spill' for 'sm_90'\n"
                                        "ptxas info    : Function properties for spill\n"
                                        "    512 bytes stack frame, 64 bytes spill stores, 128 bytes spill loads\n"
                                        "ptxas info    : Function properties for helper\n"
                                        "    8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                                        "ptxas info    : Used 255 registers, 380 bytes cmem[0]\n"_s
                                     << QList<KernelRegisters>{{u"add"_s, 10, 0, 0, 0}, {u"spill"_s, 255, 512, 64, 128}};
    }
    void registersAreReadFromTheLog()
    {
        QFETCH(QString, log);
        QTEST(registersIn(log), "registers");
    }

    void registersStandWithThePrivateMemory()
    {
        const Invented invented;
        const auto regions =
            memoryRegions(inventedDevice(), invented.project, invented.report, invented.signature, {{u"add"_s, 24, 512, 64, 128}});
        QCOMPARE(regions[4].objects.size(), 1);
        QCOMPARE(factsOf(objectsOf(regions[4]).first(), {"add", "stored", "loaded"}),
                 (QStringList{"add", "512 bytes", "24", "64 bytes", "stored", "128 bytes", "loaded"}));
    }

    void aBarIsAsLongAsTheLogarithmOfItsBytes()
    {
        const Appearance appearance;
        MemoryRegion region;
        region.name = u"Global memory"_s;
        region.objects = {{u"A"_s, 1 << 10}, {u"B"_s, 1 << 20}, {u"C"_s, 1 << 30}};
        const Scene scene = regionsScene({{}, region}, u"a device"_s, appearance, 800);
        QList<double> widths;
        for (const SceneItem &item : scene.items) {
            if (item.fill == Ink(Ink::Mark, 1))
                widths << item.rect().width();
        }
        QCOMPARE(widths.size(), 3);
        QVERIFY(std::abs((widths[1] - widths[0]) - widths[0]) < 1e-6 && std::abs((widths[2] - widths[1]) - widths[0]) < 1e-6);
        QVERIFY(scene.items.last().rect().right() < 800);
    }

    void eachRegionIsReadOut()
    {
        const Appearance appearance;
        const auto regions = memoryRegions(inventedDevice(), {}, {}, {}, {});
        const Scene scene = regionsScene(regions, u"a device"_s, appearance, 800);
        for (int region = 0; region < int(regions.size()); ++region) {
            const SceneItem *item = scene.find(RegionSubject{region});
            QVERIFY(item);
            QCOMPARE(item->name, regionsText({regions[region]}));
        }
    }

    void itIsDrawnAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {120, 400, 760, 2000})
            QTest::addRow("%d", width) << width;
    }
    void itIsDrawnAtAnyWidth()
    {
        QFETCH(int, width);
        const Appearance appearance;
        Invented invented;
        for (int i = 0; i < 20; ++i)
            invented.project.buffers << invented.project.buffers.first();
        const auto regions = memoryRegions(inventedDevice(), invented.project, invented.report, invented.signature, {});
        const Scene scene = regionsScene(regions, u"a device"_s, appearance, width);
        QCOMPARE(scene.size.width(), width);
        QVERIFY(scene.size.height() > 200);
        QVERIFY(regionsScene(regions, u"a device"_s, appearance, width, true).size.height() < scene.size.height());
        QVERIFY2(sceneText(scene).contains(u"\"14 others: "_s), qPrintable(sceneText(scene)));
        QVERIFY2(regionsText(regions).contains(u"; 14 others: "_s), qPrintable(regionsText(regions)));
    }
};

QTEST_MAIN(TestMemoryRegions)
#include "tst_memoryregions.moc"
