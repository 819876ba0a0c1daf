#include "PlanBuilder.h"

using namespace kernelscope;

class tst_StoragePlanning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("shape");
        QTest::addColumn<QString>("problem");
        const QStringList one{QStringLiteral("n")};
        QTest::newRow("no extent") << "float" << QStringList() << "/buffers/3/shape: The buffer \"D\" has 0 extents. Give it one to three.";
        QTest::newRow("zero") << "float" << QStringList{QStringLiteral("4"), QStringLiteral("n - 64")}
                              << "/buffers/3/shape/1: Extent 2 of the buffer \"D\" is 0, which is less than 1. Use 1. [1]";
        QTest::newRow("no type")
            << "float5" << one
            << "/buffers/3/type: The buffer \"D\" has the type \"float5\", which is no type of a buffer's elements. Use an "
               "OpenCL scalar or vector, such as float or int4, or a struct of the sources.";
        QTest::newRow("unknown struct")
            << "Particl" << one
            << "/buffers/3/type: The buffer \"D\" has the type \"Particl\", which is neither an OpenCL type nor a "
               "struct of the sources. Did you mean \"Particle\"? The structs are: Particle. [Particle]";
        QTest::newRow("double")
            << "double2" << one
            << "/buffers/3/type: The buffer \"D\" has the type double2, but double is not supported by this device (Test: "
               "Test CPU). Use float2. [float2]";
        QTest::newRow("half")
            << "half4" << one
            << "/buffers/3/type: The buffer \"D\" has the type half4, but half is not supported by this device (Test: Test "
               "CPU). Use float4. [float4]";
        QTest::newRow("allocation")
            << "float" << QStringList{QStringLiteral("100"), QStringLiteral("1024")}
            << "/buffers/3/shape/0: The buffer \"D\" takes 400 KiB (409600 bytes), but the device allocates at most 256 "
               "KiB (262144 bytes) at once. The largest first extent that fits is 64. [64]";
        QTest::newRow("overflow") << "float" << QStringList{QStringLiteral("1e18"), QStringLiteral("1e18")}
                                  << "/buffers/3/shape: The buffer \"D\" has more than 2^63 bytes. Make it smaller.";
    }
    void refuses()
    {
        QFETCH(QString, type);
        QFETCH(QStringList, shape);
        QFETCH(QString, problem);
        PlanBuilder builder;
        BufferSpec spec = PlanBuilder::buffer("D", Access::In);
        spec.type = type;
        spec.shape.clear();
        for (const QString &extent : shape)
            spec.shape << Expression(extent);
        builder.project.buffers << spec;
        QCOMPARE(builder.problems(), QStringList{problem});
    }

    void everyDeviceStoresSingleHalves()
    {
        PlanBuilder builder;
        BufferSpec spec = PlanBuilder::buffer("D", Access::In);
        spec.type = QStringLiteral("half");
        builder.project.buffers << spec;
        QCOMPARE(builder.problems(), QStringList());
    }

    void limitsTheTotal()
    {
        PlanBuilder builder;
        builder.context.devices[0].globalMemorySize = 1024;
        builder.project.buffers << PlanBuilder::buffer("D", Access::In, "float4", "32");
        QCOMPARE(
            builder.problems(),
            QStringList{QStringLiteral("/buffers/3/shape: The buffers take 1.25 KiB (1280 bytes) together, but the device has 1 KiB (1024 "
                                       "bytes) of memory. Make them smaller by 256 bytes; the biggest is \"D\" with 512 bytes.")});
    }

    void refusesSharedMemoryWhereThereIsNone()
    {
        PlanBuilder builder;
        builder.project.buffers[0].memory = MemoryKind::SharedVirtual;
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/buffers/0/memory: The buffer \"A\" is in svm memory, but svm is not "
                                                                "supported by this device (Test: Test CPU). Use alloc-host-ptr or device "
                                                                "memory. [alloc-host-ptr]")});
        builder.context.devices[0].svmCoarse = true;
        QCOMPARE(builder.problems(), QStringList());
    }

    void refusesImages_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<bool>("support");
        QTest::addColumn<QString>("problem");
        QTest::newRow("support") << "rgba-unorm8" << false
                                 << "/buffers/3/image: The image \"D\" cannot be made: images are not supported by this device (Test: Test "
                                    "CPU). Use a buffer.";
        QTest::newRow("format")
            << "rgb-unorm8" << true
            << "/buffers/3/image: The image \"D\" has the format \"rgb-unorm8\", which is no image format. Write a "
               "channel order (r, a, rg, ra, rgba, bgra, argb, intensity, luminance) and a channel type (unorm8, snorm8, unorm16, "
               "snorm16, sint8, sint16, sint32, uint8, uint16, uint32, half, float) with a - between them, such as "
               "rgba-unorm8. [rgba-unorm8]";
        QTest::newRow("size") << "r-float" << true
                              << "/buffers/3/shape/1: The image \"D\" has the width 64, but the device allows 32. Use 32. [32]";
    }
    void refusesImages()
    {
        QFETCH(QString, format);
        QFETCH(bool, support);
        QFETCH(QString, problem);
        PlanBuilder builder;
        builder.context.devices[0].imageSupport = support;
        builder.context.devices[0].image2dMaxWidth = format == u"r-float" ? 32 : 0;
        BufferSpec spec = PlanBuilder::buffer("D", Access::In);
        spec.imageFormat = format;
        spec.shape = PlanBuilder::exprs({"8", "n"});
        builder.project.buffers << spec;
        QCOMPARE(builder.problems(), QStringList{problem});
    }

    void knowsSizes()
    {
        PlanBuilder builder;
        builder.project.buffers << PlanBuilder::buffer("P", Access::In, "Particle") << PlanBuilder::buffer("V", Access::In, "float3");
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(outcome.plan.storages[3].elementSize, 16);
        QCOMPARE(outcome.plan.storages[4].sizeInBytes, quint64(64 * 16));
        QCOMPARE(outcome.report.buffers[4].sizeInBytes, quint64(64 * 16));
    }

    /// What compares elements leaves out their padding, in structs within them, too.
    void knowsMembersOfMembers()
    {
        PlanBuilder builder;
        const ElementType particle{Scalar::Char, 1, QStringLiteral("Particle")};
        QList<StructLayout> &structs = builder.context.signature.structs;
        structs << StructLayout{QStringLiteral("Pair"), 48, {{QStringLiteral("both"), particle, 8, 2}, PlanBuilder::member("sum", 40)}};
        builder.project.buffers << PlanBuilder::buffer("P", Access::In, "Pair");
        const auto membersOf = [&builder] {
            QStringList members;
            const PlanOutcome outcome = builder.plan();
            for (const StructMember &member : outcome.plan.storages[3].members)
                members << QStringLiteral("%1 %2").arg(member.offset).arg(member.name);
            return members;
        };
        QCOMPARE(membersOf(), (QStringList{"8 both[0].position", "20 both[0].mass", "24 both[1].position", "36 both[1].mass", "40 sum"}));
        structs.last().members[0].count = 2000;
        QCOMPARE(membersOf(), (QStringList{"8 both", "40 sum"}));
        structs.last().members[0] = {QStringLiteral("itself"), {Scalar::Char, 1, QStringLiteral("Pair")}, 0, 1};
        QCOMPARE(membersOf(), (QStringList{"0 itself", "40 sum"}));
    }
};

QTEST_GUILESS_MAIN(tst_StoragePlanning)
#include "tst_StoragePlanning.moc"
