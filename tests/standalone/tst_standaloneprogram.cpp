#include <QtTest>

#include "standalone/StandaloneParts.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// Plans as programs, by their texts. That the programs run and do the same is shown by tst_exportedprograms.
class TestStandaloneProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repeatedCommandsAreFolded_data()
    {
        QTest::addColumn<QString>("commands"); // A letter a kernel.
        QTest::addColumn<QString>("blocks");   // "2x(first, length)"
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("all different") << "abc"
                                       << "1x(0,3)";
        QTest::newRow("the same") << "aaaa"
                                  << "4x(0,1)";
        QTest::newRow("pairs between others") << "xababaay"
                                              << "1x(0,1) 2x(1,2) 2x(5,1) 1x(7,1)";
        QTest::newRow("the longest run wins") << "aabaabaab"
                                              << "3x(0,3)";
        QTest::newRow("twice") << "abcabc"
                               << "2x(0,3)";
    }
    void repeatedCommandsAreFolded()
    {
        QFETCH(const QString, commands);
        QFETCH(const QString, blocks);
        Plan plan;
        for (const QChar kernel : commands)
            plan.commands << launchOf(kernel);
        QStringList texts;
        for (const CommandBlock &block : foldedCommands(plan))
            texts << u"%1x(%2,%3)"_s.arg(block.times).arg(block.first).arg(block.length);
        QCOMPARE(texts.join(u' '), blocks);
    }

    void namesAreIdentifiersAndDiffer()
    {
        StandaloneRequest request = small();
        request.plan.storages[0].name = u"a b"_s;
        request.plan.storages << request.plan.storages[0];
        request.plan.storages[1].name = u"a-b"_s;
        const StandaloneParts parts(request);
        QCOMPARE(parts.nameOf(StorageIndex(0)), u"a_b"_s);
        QCOMPARE(parts.nameOf(StorageIndex(1)), u"a_b_2"_s);
    }

    void dataIsWrittenForWhatTheHostWrites()
    {
        StandaloneRequest request = small();
        QCOMPARE(standaloneProgram(request, StandaloneForm::Cpp)->data.size(), 0); // Zeros need no file.
        request.plan.storages[0].init = ConstantInit{{Expression(u"1"_s)}};
        const auto program = standaloneProgram(request, StandaloneForm::Python);
        QCOMPARE(program->data.size(), 1);
        QCOMPARE(program->data[0].path, u"data/a.bin"_s);
        QVERIFY(textOf(*program, "main.py").contains("host_a = numbers_of(\"data/a.bin\", np.float32)"));
        request.plan.commands.removeFirst(); // The write.
        QCOMPARE(standaloneProgram(request, StandaloneForm::Cpp)->data.size(), 0);
    }

    void valuesAreLiteralsOfTheirTypes_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("cpp");
        QTest::addColumn<QString>("python");
        QTest::newRow("int") << "int" << bytesOf(-7) << "cl_int(-7)"
                             << "np.int32(-7)";
        QTest::newRow("uint") << "uint" << bytesOf(4000000000u) << "cl_uint(4000000000u)"
                              << "np.uint32(4000000000)";
        QTest::newRow("least long") << "long" << bytesOf(std::numeric_limits<qint64>::min()) << "cl_long(-9223372036854775807 - 1)"
                                    << "np.int64(-9223372036854775808)";
        QTest::newRow("char") << "char" << QByteArray(1, '\xff') << "cl_char(-1)"
                              << "np.int8(-1)";
        QTest::newRow("whole float") << "float" << bytesOf(2.0f) << "cl_float(2.0f)"
                                     << "np.float32(2)";
        QTest::newRow("float") << "float" << bytesOf(0.1f) << "cl_float(0.1f)"
                               << "np.float32(0.1)";
        QTest::newRow("infinite") << "float" << bytesOf(-std::numeric_limits<float>::infinity()) << "cl_float(-INFINITY)"
                                  << "np.float32(-np.inf)";
        QTest::newRow("no number") << "double" << bytesOf(std::numeric_limits<double>::quiet_NaN()) << "cl_double(NAN)"
                                   << "np.float64(np.nan)";
        QTest::newRow("vector") << "int2" << bytesOf(1) + bytesOf(2) << "cl_int2{{1, 2}}"
                                << "np.array([1, 2], np.int32)";
        QTest::newRow("struct") << "Point" << QByteArray("\x01\x02", 2) << "std::array<cl_uchar, 2>{{1, 2}}"
                                << "np.frombuffer(bytes.fromhex(\"0102\"), np.uint8)";
    }
    void valuesAreLiteralsOfTheirTypes()
    {
        QFETCH(const QString, type);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, cpp);
        QFETCH(const QString, python);
        StandaloneRequest request = small();
        KernelParameter parameter;
        parameter.type = elementTypeNamed(type);
        request.signature.kernels[0].parameters << parameter;
        std::get<LaunchCommand>(request.plan.commands[1].action).arguments << PlannedValueArgument{bytes};
        const QByteArray inCpp = textOf(*standaloneProgram(request, StandaloneForm::Cpp), "main.cpp");
        QVERIFY2(inCpp.contains(u"set(kernel_k, 1, %1);"_s.arg(cpp).toUtf8()), inCpp.constData());
        const QByteArray inPython = textOf(*standaloneProgram(request, StandaloneForm::Python), "main.py");
        QVERIFY2(inPython.contains(u"kernel_k.set_args(device_a, %1)"_s.arg(python).toUtf8()), inPython.constData());
    }

    void textsOfTheUserStayTexts()
    {
        StandaloneRequest request = small();
        request.title = u"a \"\"\" b\\\n#error c"_s;
        request.plan.commands[1].name = u"the \"first\"\n"_s;
        request.plan.buildOptions = u"-DNAME=\"x\""_s;
        const QByteArray cpp = textOf(*standaloneProgram(request, StandaloneForm::Cpp), "main.cpp");
        QVERIFY(cpp.startsWith("// a \"\"\" b/ #error c: a program"));
        QVERIFY(cpp.contains("\"the \\\"first\\\"\\n\""));
        QVERIFY(cpp.contains("\"-DNAME=\\\"x\\\"\""));
        const QByteArray python = textOf(*standaloneProgram(request, StandaloneForm::Python), "main.py");
        QVERIFY(python.contains("\"\"\"a ''' b/ #error c: a program"));
    }

    void whatNoProgramIsWrittenForIsTold()
    {
        StandaloneRequest request = small();
        request.plan.devices << DeviceInfo{} << DeviceInfo{};
        QVERIFY(whyNot(request).contains("2 devices"));
        request = small();
        request.plan.storages[0].imageFormat = u"r-float"_s;
        std::get<WriteCommand>(request.plan.commands[0].action).size = 4;
        QVERIFY(whyNot(request).contains("\"write a\" writes a part of an image"));
        request = small();
        for (int i = 0; i < 30'000; ++i) {
            request.plan.commands << launchOf(u'k');
            std::get<LaunchCommand>(request.plan.commands.last().action).global = {quint64(i)};
        }
        QVERIFY(whyNot(request).contains("30003 different commands"));
    }

private:
    static PlannedCommand launchOf(QChar kernel)
    {
        LaunchCommand launch;
        launch.kernel = kernel;
        launch.global = {8};
        return {kernel, {}, QueueIndex(0), {}, launch};
    }
    template <typename Number> static QByteArray bytesOf(Number number)
    {
        return QByteArray(reinterpret_cast<const char *>(&number), sizeof number);
    }
    /// Writes a, launches k on it, reads a.
    static StandaloneRequest small()
    {
        StandaloneRequest request;
        request.title = u"Small"_s;
        request.sources = {u"k.cl"_s};
        request.files.insert(u"k.cl"_s, "kernel void k(global float *a) { }\n");
        PlannedStorage storage;
        storage.name = u"a"_s;
        storage.shape = {8};
        storage.elementCount = 8;
        storage.sizeInBytes = 32;
        request.plan.storages << storage;
        request.plan.queues << PlannedQueue{u"default"_s, DeviceSlot(0)};
        request.plan.bindings << BufferBinding{u"a"_s, StorageIndex(0)};
        request.plan.commands << PlannedCommand{u"write a"_s, {}, QueueIndex(0), {}, WriteCommand{StorageIndex(0), 0, 32}};
        request.plan.commands << launchOf(u'k');
        std::get<LaunchCommand>(request.plan.commands[1].action).arguments << PlannedBufferArgument{StorageIndex(0)};
        request.plan.commands << PlannedCommand{u"read a"_s, {}, QueueIndex(0), {}, ReadCommand{StorageIndex(0), 0, 32}};
        KernelSignature kernel;
        kernel.name = u"k"_s;
        kernel.parameters << KernelParameter();
        request.signature.kernels << kernel;
        return request;
    }
    static QByteArray textOf(const StandaloneProgram &program, const char *path)
    {
        for (const StandaloneFile &file : program.files) {
            if (file.path == QLatin1String(path))
                return file.bytes;
        }
        return {};
    }
    static QByteArray whyNot(const StandaloneRequest &request)
    {
        const auto program = standaloneProgram(request, StandaloneForm::Cpp);
        return program ? QByteArray() : program.error().message.toUtf8();
    }
};

QTEST_GUILESS_MAIN(TestStandaloneProgram)
#include "tst_standaloneprogram.moc"
