#include "PlanBuilder.h"

using namespace kernelscope;

class tst_ArgumentBinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesKinds_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("typeName");
        QTest::addColumn<QString>("end");
        QTest::newRow("buffer for value") << int(ParameterKind::Value) << "float"
                                          << "takes a value of type float, given as {\"value\": ...}.";
        QTest::newRow("buffer for local") << int(ParameterKind::LocalPointer) << "float*"
                                          << "takes local memory, given as {\"local\": COUNT}.";
        QTest::newRow("buffer for image") << int(ParameterKind::Image) << "image2d_t"
                                          << "takes an image, given as {\"image\": NAME}.";
        QTest::newRow("buffer for sampler") << int(ParameterKind::Sampler) << "sampler_t"
                                            << "takes a sampler, given as {\"sampler\": {...}}.";
    }
    void refusesKinds()
    {
        QFETCH(int, kind);
        QFETCH(QString, typeName);
        QFETCH(QString, end);
        PlanBuilder builder;
        KernelParameter &parameter = builder.context.signature.kernels[0].parameters[2];
        parameter.kind = ParameterKind(kind);
        parameter.typeName = typeName;
        QCOMPARE(
            builder.problems(),
            QStringList{QStringLiteral("/plan/0/arguments/c: Launch \"add\": the kernel's parameter \"c\" is given a buffer, but ") + end});
    }

    /// A vector, or a ulong that no number of JavaScript is.
    void beforeABuildAnyKindOfValueMayBeRight()
    {
        PlanBuilder builder;
        builder.context.signature = {};
        builder.context.signature.isRead = false;
        for (const char *text : {"[1, 2]", "'7'", "\"18446744073709551615\"", "{x: 1}"}) {
            builder.firstLaunch().arguments[0] = PlanBuilder::value("a", {text});
            QCOMPARE(builder.problems(), QStringList());
        }
        builder.firstLaunch().arguments[0] = PlanBuilder::value("a", {"nowhere"});
        QCOMPARE(builder.problems().size(), 1);
    }

    void refusesAValueForABuffer()
    {
        PlanBuilder builder;
        builder.firstLaunch().arguments[0] = PlanBuilder::value("a", {"1"});
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/a: Launch \"add\": the kernel's parameter \"a\" is given "
                                            "a value, but takes a buffer, given as {\"buffer\": NAME}.")});
    }

    void refusesSamplersThatOpenClDoesNotAllow()
    {
        PlanBuilder builder;
        builder.context.signature.kernels[0].parameters[2].kind = ParameterKind::Sampler;
        SamplerArgument sampler{SamplerAddress::Repeat, SamplerFilter::Nearest, false};
        builder.firstLaunch().arguments[2].value = sampler;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/c/sampler/address: Launch \"add\": the sampler \"c\" repeats the image, "
                                            "which OpenCL allows with normalized coordinates only. Set its \"normalized\" to true and "
                                            "read with floats, of which 1 is the image's extent, or its \"address\" to "
                                            "\"clamp-to-edge\".")});
        sampler.normalized = true;
        builder.firstLaunch().arguments[2].value = sampler;
        QCOMPARE(builder.problems(), QStringList());
    }

    void refusesMissingAndUnknownArguments()
    {
        PlanBuilder builder;
        builder.firstLaunch().arguments[2].parameter = QStringLiteral("cc");
        QCOMPARE(
            builder.problems(),
            (QStringList{QStringLiteral("/plan/0/arguments: Launch \"add\": the kernel's parameter \"c\" has no argument. It takes a "
                                        "buffer, given as {\"buffer\": NAME}."),
                         QStringLiteral("/plan/0/arguments/cc: Launch \"add\": the kernel \"vadd\" has no parameter \"cc\". Did you mean "
                                        "\"c\"? Its parameters are: a, b, c. [c]")}));
    }

    void refusesUnknownBuffers()
    {
        PlanBuilder builder;
        builder.project.buffers[0].name = QStringLiteral("Data");
        std::get<BufferArgument>(builder.firstLaunch().arguments[0].value).buffer = QStringLiteral("Dta");
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/a/buffer: Launch \"add\": there is no buffer \"Dta\" for "
                                            "the parameter \"a\". Did you mean \"Data\"? [Data]")});
    }

    void comparesElementTypes_data()
    {
        QTest::addColumn<QString>("buffer");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("problem");
        const QString begin = QStringLiteral("/plan/0/arguments/c/buffer: Launch \"add\": the kernel's parameter \"c\" points to ");
        QTest::newRow("same") << "float"
                              << "float"
                              << "";
        QTest::newRow("float for int") << "float"
                                       << "int"
                                       << begin +
                                              QStringLiteral("int, but the buffer \"C\" holds float. Give the buffer the type int, or bind "
                                                             "another.");
        QTest::newRow("uint for int") << "uint"
                                      << "int"
                                      << begin +
                                             QStringLiteral("int, but the buffer \"C\" holds uint. Give the buffer the type int, or bind "
                                                            "another.");
        QTest::newRow("vector of the same") << "float"
                                            << "float4"
                                            << "";
        QTest::newRow("scalar of the same") << "float4"
                                            << "float"
                                            << "";
        QTest::newRow("vector that does not divide") << "float"
                                                     << "float16"
                                                     << "";
        QTest::newRow("bytes for anything") << "uchar"
                                            << "int"
                                            << "";
        QTest::newRow("anything for bytes") << "float"
                                            << "uchar"
                                            << "";
        QTest::newRow("atomics") << "int"
                                 << "atomic_int"
                                 << "";
        QTest::newRow("typedef") << "float"
                                 << "real"
                                 << "";
        QTest::newRow("struct") << "Particle"
                                << "Particle"
                                << "";
        QTest::newRow("float for struct") << "float"
                                          << "Particle"
                                          << begin + QStringLiteral("Particle, but the buffer \"C\" holds float. Give the buffer the type "
                                                                    "Particle, or bind another.");
    }
    void comparesElementTypes()
    {
        QFETCH(QString, buffer);
        QFETCH(QString, parameter);
        QFETCH(QString, problem);
        PlanBuilder builder;
        builder.project.buffers[2].type = buffer;
        builder.context.signature.kernels[0].parameters[2].type = elementTypeNamed(parameter);
        QCOMPARE(builder.problems(), problem.isEmpty() ? QStringList() : QStringList{problem});
    }

    void refusesSizesThatDoNotDivide()
    {
        PlanBuilder builder;
        builder.project.buffers[2].shape = PlanBuilder::exprs({"30"});
        builder.context.signature.kernels[0].parameters[2].type = elementTypeNamed(QStringLiteral("float4"));
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/c/buffer: Launch \"add\": the kernel's parameter \"c\" "
                                                                "points to float4 of 16 bytes, which does not divide the 120 bytes of the "
                                                                "buffer \"C\". Make it 128 bytes.")});
    }

    void refusesAccess()
    {
        PlanBuilder builder;
        builder.project.buffers[0].access = Access::Out;
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/a/buffer: Launch \"add\": \"A\" has the access out, but "
                                                                "the kernel cannot write through its parameter \"a\", which is read-only. "
                                                                "Give \"A\" the access in or inout, or bind another.")});
        for (const bool isLaunched : {true, false}) { // what writes A
            Step earlier = PlanBuilder::step(FillStep{QStringLiteral("A"), PlanBuilder::exprs({"1"}), {}, {}});
            if (isLaunched) {
                earlier = builder.project.plan[0];
                earlier.name = QStringLiteral("earlier");
                QList<Argument> &arguments = std::get<LaunchStep>(earlier.action).arguments;
                std::swap(arguments[0].value, arguments[2].value);
            }
            builder.project.plan.prepend(earlier);
            builder.project.buffers[2].access = Access::InOut;
            QCOMPARE(builder.problems(), QStringList());
            builder.project.plan.removeFirst();
        }
        builder.project.buffers[0].access = Access::In;
        builder.project.buffers[2].access = Access::In;
        QCOMPARE(builder.problems(), QStringList()); // not known to be written
        builder.context.signature.kernels[0].parameters[2].written = Knowledge::Yes;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/c/buffer: Launch \"add\": \"C\" has the access in, but the "
                                            "kernel writes through its parameter \"c\". Give \"C\" the access inout or "
                                            "out, or bind another.")});
    }

    void limitsLocalMemory()
    {
        PlanBuilder builder;
        builder.add(PlanBuilder::localPointer("tile", "float"), PlanBuilder::local("tile", "n * 8"));
        QCOMPARE(
            builder.problems(),
            QStringList{QStringLiteral("/plan/0/arguments/tile/local: Launch \"add\": its local memory is 2048 bytes (arguments 2048, the "
                                       "kernel's own 0), but the device has 1024 bytes. Use at most 256 elements for \"tile\". [256]")});
        builder.context.signature.kernels[0].localMemorySize = 512;
        builder.firstLaunch().arguments.last() = PlanBuilder::local("tile", "128");
        QCOMPARE(builder.problems(), QStringList());
        builder.firstLaunch().arguments.last() = PlanBuilder::local("tile", "129");
        QCOMPARE(
            builder.problems(),
            QStringList{QStringLiteral("/plan/0/arguments/tile/local: Launch \"add\": its local memory is 1028 bytes (arguments 516, the "
                                       "kernel's own 512), but the device has 1024 bytes. Use at most 128 elements for \"tile\". [128]")});
    }

    void limitsTheKernelsOwnLocalMemory()
    {
        PlanBuilder builder;
        builder.context.signature.kernels[0].localMemorySize = 2048;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/kernel: Launch \"add\": the kernel \"vadd\" declares 2048 bytes of "
                                            "local memory, but the device has 1024 bytes. Make its local variables "
                                            "smaller.")});
    }

    void limitsConstantMemory()
    {
        PlanBuilder builder;
        builder.context.devices[0].constantBufferSize = 128;
        builder.context.signature.kernels[0].parameters[0].kind = ParameterKind::ConstantPointer;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/a/buffer: Launch \"add\": \"A\" has 256 bytes, but the "
                                            "device's constant memory takes at most 128 bytes. Use at most 32 elements, "
                                            "or a __global parameter.")});
    }

    void bindsImages()
    {
        PlanBuilder builder;
        builder.context.devices[0].imageSupport = true;
        builder.project.buffers[0].imageFormat = QStringLiteral("rgba-unorm8");
        builder.project.buffers[0].shape = PlanBuilder::exprs({"4", "8"});
        KernelParameter &parameter = builder.context.signature.kernels[0].parameters[0];
        parameter = {QStringLiteral("a"), QStringLiteral("image2d_t"), ParameterKind::Image, {}, true, Knowledge::No};
        builder.firstLaunch().arguments[0].value = ImageArgument{QStringLiteral("A")};
        QCOMPARE(builder.problems(), QStringList());
        parameter.typeName = QStringLiteral("image3d_t");
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/a/image: Launch \"add\": the kernel's parameter \"a\" is "
                                            "image3d_t, but the image \"A\" has 2 extents. Give it 3.")});
        builder.firstLaunch().arguments[0].value = ImageArgument{QStringLiteral("B")};
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/a/image: Launch \"add\": \"B\" is a buffer, but the "
                                                                "parameter \"a\" is given it as an image.")});
    }

    void makesEachKindOfImageAsItsKernelDeclaresIt()
    {
        PlanBuilder builder;
        builder.context.devices[0].imageSupport = true;
        for (int index : {0, 1}) {
            builder.project.buffers[index].imageFormat = QStringLiteral("rgba-unorm8");
            builder.project.buffers[index].shape = PlanBuilder::exprs({"16"});
            builder.context.signature.kernels[0].parameters[index] = {index == 0 ? QStringLiteral("a") : QStringLiteral("b"),
                                                                      QStringLiteral("image1d_buffer_t"),
                                                                      ParameterKind::Image,
                                                                      {},
                                                                      true,
                                                                      Knowledge::No};
        }
        builder.firstLaunch().arguments[0].value = ImageArgument{QStringLiteral("A")};
        builder.firstLaunch().arguments[1].value = ImageArgument{QStringLiteral("A")};
        QCOMPARE(builder.problems(), QStringList());
        QCOMPARE(builder.plan().plan.storages[0].imageForm, std::optional(ImageForm::Buffer));
        QCOMPARE(builder.plan().plan.storages[1].imageForm, std::nullopt);
        builder.context.signature.kernels[0].parameters[1].typeName = QStringLiteral("image1d_t");
        const QStringList problems = builder.problems();
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems[0].contains(u"another parameter takes the image \"A\" as an image of another kind"), qPrintable(problems[0]));
    }

    void anArrayOfImagesHasOneExtentMore()
    {
        PlanBuilder builder;
        builder.context.devices[0].imageSupport = true;
        builder.project.buffers[0].imageFormat = QStringLiteral("rgba-unorm8");
        builder.project.buffers[0].shape = PlanBuilder::exprs({"4", "8"});
        builder.firstLaunch().arguments[0].value = ImageArgument{QStringLiteral("A")};
        KernelParameter &parameter = builder.context.signature.kernels[0].parameters[0];
        parameter = {QStringLiteral("a"), QStringLiteral("image1d_array_t"), ParameterKind::Image, {}, true, Knowledge::No};
        QCOMPARE(builder.problems(), QStringList());
        QCOMPARE(builder.plan().plan.storages[0].imageForm, std::optional(ImageForm::Array));
        parameter.typeName = QStringLiteral("image2d_array_t");
        QVERIFY(builder.problems().value(0).endsWith(u"is image2d_array_t, but the image \"A\" has 2 extents. Give it 3."));
    }

    void keepsTheProjectsOrderWhereNamesAreNotKnown()
    {
        PlanBuilder builder;
        for (KernelParameter &parameter : builder.context.signature.kernels[0].parameters)
            parameter = {};
        QCOMPARE(builder.problems(), QStringList());
        builder.firstLaunch().arguments.removeLast();
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments: Launch \"add\": the kernel \"vadd\" has 3 parameters, "
                                                                "but 2 arguments are given.")});
    }

    void skipsWhatNeedsTheSourcesBeforeABuild()
    {
        PlanBuilder builder;
        builder.context.signature = {};
        builder.firstLaunch().arguments << PlanBuilder::value("k", {"n * 2"}) << PlanBuilder::local("t", "16");
        builder.project.buffers[0].type = QStringLiteral("Thing");
        QCOMPARE(builder.problems(), QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_ArgumentBinding)
#include "tst_ArgumentBinding.moc"
