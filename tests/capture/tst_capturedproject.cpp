#include "CaptureFixture.h"

#include "capture/CapturedProject.h"
#include "project/ProjectDocument.h"
#include "project/ProjectFormat.h"
#include "project/JsonWriter.h"
#include "session/KernelFile.h"
#include "tests/instrument/SourceUnderTest.h"

using namespace kernelscope;

/// Projects of captured launches, with what Clang reads of their kernels.
class TestCapturedProject : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What .sim files say of one argument, and the buffer that it becomes.
    void buffersOfSimFiles_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QByteArray>("argument");
        QTest::addColumn<QString>("buffer");
        const auto row = [](const char *parameter, const char *argument, const char *buffer) {
            QTest::addRow("%s %s", parameter, argument) << QByteArray(parameter) << QByteArray(argument) << buffer;
        };
        row("global int *a", "<size=16 fill=0 dump>", "int 4 inout zero");
        row("global int *a", "<size=16 fill=7>", "int 4 inout constant 7");
        row("global int *a", "<size=16 fill=0x10 hex>", "int 4 inout constant 16");
        row("global const int *a", "<size=16 range=0:1:3>", "int 4 in expression i");
        row("global int *a", "<size=16 range=3:-1:0>", "int 4 inout expression 3 + -1 * i");
        row("global const float *a", "<size=16 range=0.5:0.25:1.25>", "float 4 in expression 0.5 + 0.25 * i");
        row("global float2 *a", "<size=16 range=1:1:4>", "float2 2 inout expression [1 + (2 * i + 0), 1 + (2 * i + 1)]");
        row("global int *a", "<size=8> 1\n-2", "int 2 inout values 1 -2");
        row("global float *a", "<size=12> 1.5 nan -inf", "float 3 inout values 1.5 NaN -Infinity");
        row("global float4 *a", "<size=16> 1 2 3 4", "float4 1 inout values 1 2 3 4");
        row("global float3 *a", "<size=16> 1 2 3 4", "float3 1 inout values 1 2 3"); // the fourth is padding
        row("global float4 *a", "<size=32 fill=1.5>", "float4 2 inout constant 1.5 1.5 1.5 1.5");
        row("global ulong *a", "<size=8> 18446744073709551615", "ulong 1 inout values 18446744073709551615");
        row("global ulong *a", "<size=16 ulong range=9007199254740993:1:9007199254740994>", "numbers beyond 2^53");
        row("global uint *a", "<size=4> -1", "uint 1 inout values 4294967295");
        row("global char *a", "<size=2 hex> 0xff 7f", "char 2 inout values -1 127");
        row("global const uchar *a", "<size=4096 fill=255>", "uchar 4096 in constant 255");
        row("global int *a", "<size=64 noinit>", "int 16 out zero");
        row("global const int *a", "<size=64 noinit>", "int 16 in zero");
        row("global int *a", "<size=16 fill=0 wo dump>", "int 4 out zero");
        row("global int *a", "<size=16 wo fill=7 dump>", "int 4 inout constant 7"); // which is what stays where it does not write
        row("global int *a", "<size=16 fill=1 ro>", "int 4 inout constant 1");      // for the kernel writes to it
        row("constant float *a", "<size=8> 1 2", "float 2 in values 1 2");
        row("global void *a", "<size=4 fill=1>", "uchar 4 in constant 1");
        row("global int *a", "<null>", "int 1 inout zero");
        row("global atomic_int *a", "<size=4 int fill=0>", "int 1 in zero");
        row("global float *a", "<size=8 uint hex> 0x3f800000 0xc0000000", "float 2 inout values 1 -2"); // bits as another type
        row("global int *a", "<size=8 char fill=1>", "int 2 inout constant 16843009");
        row("global P *a", "<size=10 char hex> 0x01 0x02 0x00 0x00 0x02 0x03 0x04 0 0 0", "P 2 inout values 1 33554434 3 4");
        row("global P *a", "<size=10 char fill=0>", "P 2 inout zero");
        row("global N *a", "<size=8 int> 1 2", "uchar 8 inout values 1 0 0 0 2 0 0 0"); // a struct in a struct
        row("global double *a", "<size=4000000000 fill=0.5>", "double 500000000 inout constant 0.5");
        row("global int *a", "<size=4000000000 range=0:1:999999999>", "int 1000000000 inout expression i");
        row("global int *a", "<size=10> 1 2", "no whole number of int of 4 bytes");
        row("global int *a", "<size=12> 1 2", "2 values are given, but its size has space for 3");
        row("global int *a", "<size=4> 1.5", "\"1.5\" is no number that fits into int");
        row("global uchar *a", "<size=1> 256", "\"256\" is no number that fits into uchar");
        row("global char *a", "<size=1> -129", "no number that fits into char");
        row("global int *a", "<size=16 fill=x>", "\"x\" is no number");
        row("global int *a", "<size=16 range=0:1:4>", "the range 0:1:4 has not the 4 numbers");
        row("global int *a", "<size=16 range=0:0:3>", "the range 0:0:3 has not the 4 numbers");
        row("global int *a", "<size=16 range=a:b:c>", "\"a\" is no number");
        row("global P *a", "<size=10 fill=1>", "the type of its values is missing");
        row("global int *a", "<size=4000000000 uint range=1:1:1000000000>", "of which only");
        row("local int *a", "<size=4> 1", "local memory has no values");
        row("read_only image2d_t a", "<size=16 fill=0>", "image2d_t can't be given in a .sim file");
    }
    void buffersOfSimFiles()
    {
        QFETCH(QByteArray, parameter);
        QFETCH(QByteArray, argument);
        QFETCH(QString, buffer);
        const QByteArray body = parameter.contains("void *") || parameter.contains("const") || parameter.contains("constant") ||
                                        parameter.contains("local") || parameter.contains("image") || parameter.contains("atomic")
                                    ? "{}"
                                : parameter.contains("P *") || parameter.contains("N *") ? "{ a[0].x = 1; }"
                                                                                         : "{ a[0] = 1; }";
        const QByteArray source = structs + "kernel void k(" + parameter + ") " + body + "\n";
        const auto launch = f.sim("4 1 1 4 1 1\n" + argument, source);
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        const auto made = projectOfCapture(*launch, signatureOf(source));
        if (!made) {
            QVERIFY2(made.error().message.contains(buffer), qPrintable(made.error().message));
            QCOMPARE(made.error().place.line, 4);
            return;
        }
        QCOMPARE(made->project.buffers.size(), 1);
        QCOMPARE(summaryOf(made->project.buffers.first()), buffer);
        QVERIFY(made->project.guesses.isEmpty());
        QVERIFY(readProject(projectText(made->project), "k.kscope"));
    }

    /// The bytes of an argument, and the value that it becomes.
    void values_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *parameter, const QByteArray &bytes, const char *value) {
            QTest::addRow("%s %s", parameter, bytes.toHex().left(40).constData()) << QByteArray(parameter) << bytes << value;
        };
        row("int a", bytesOf<qint32>({-7}), "-7");
        row("uchar a", "\xff", "255");
        row("ulong a", bytesOf<quint64>({18446744073709551615u}), "18446744073709551615");
        row("float a", bytesOf<float>({0.1F}), "0.1");
        row("float a", bytesOf<float>({std::numeric_limits<float>::infinity()}), "Infinity");
        row("double a", bytesOf<double>({1e-300}), "1e-300");
        row("float4 a", bytesOf<float>({1, 2, 3, 4}), "1, 2, 3, 4");
        row("int3 a", bytesOf<qint32>({1, 2, 3, 99}), "1, 2, 3");
        row("char2 a", "\1\xfe", "1, -2");
        row("Q a", bytesOf<qint32>({1, 2, 3, 4, 5}), "{x: 1, y: [2, 3], z: [4, 5]}");
        row("N a", bytesOf<qint32>({8, 9}), "{x: 8, in: {x: 9}}");
        row("A a", bytesOf<qint32>({1, 2}), "{of: [{x: 1}, {x: 2}]}");
        row("W a", bytesOf<qint32>({1, -1}), "{n: 1, in: {x: -1}}"); // as a float a NaN
        row("int a", "\1\2", "2 bytes were captured, but int takes 4");
        row("Q a", "\1\2", "2 bytes were captured, but Q takes 20");
        row("global int *a", bytesOf<quint64>({0x7000}), "only a handle or an address was captured");
        row("sampler_t a", bytesOf<quint64>({0x7000}), "only a handle or an address was captured");
    }
    void values()
    {
        QFETCH(QByteArray, parameter);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, value);
        CaptureFixture folder;
        const QByteArray source = structs + "kernel void k(" + parameter + ") {}\n";
        folder.writeReplay(source);
        folder.write("Argument0.bin", bytes);
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        if (made)
            QCOMPARE(valueText(std::get<ValueArgument>(launchOf(*made).arguments.first().value).value), value);
        else
            QVERIFY2(made.error().message.contains(value), qPrintable(made.error().message));
    }

    void valuesOfSimFiles()
    {
        const QByteArray source = structs + "kernel void k(float f, Q q, uchar2 c, local float2 *l) {}\n";
        const auto launch = f.sim("4 1 1 4 1 1 <size=4 fill=2.5> <size=20 int> 1 2 3 4 5 <size=2> 6 7 <size=64>", source);
        const auto made = projectOfCapture(launch.value(), signatureOf(source));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QStringList texts;
        for (const Argument &argument : launchOf(*made).arguments) {
            if (const auto *value = std::get_if<ValueArgument>(&argument.value))
                texts << argument.parameter + '=' + valueText(value->value);
            if (const auto *local = std::get_if<LocalArgument>(&argument.value))
                texts << argument.parameter + '=' + local->count.text + " elements";
        }
        QCOMPARE(texts.join(' '), "f=2.5 q={x: 1, y: [2, 3], z: [4, 5]} c=6, 7 l=8 elements");
    }

    void aReplayFolder()
    {
        CaptureFixture folder;
        const QByteArray source = "kernel void k(global const float *in, global float2 *out, local int *l, int n)\n"
                                  "{ out[get_global_id(0)] = in[0] + n; }\n";
        folder.writeReplay(source, "8\n0\n2\n");
        folder.write("Buffer0.bin", bytesOf<float>({1, 2}));
        folder.write("Expected0.bin", bytesOf<float>({1, 2}));
        folder.write("Buffer1.bin", QByteArray(64, '\0'));
        folder.write("Expected1.bin", QByteArray(64, '\1'));
        folder.write("Local2.txt", "10");
        folder.write("Argument3.bin", bytesOf<qint32>({5}));
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QCOMPARE(summaryOf(made->project.buffers[0]), "float 2 in file Buffer0.bin");
        QCOMPARE(made->project.buffers[0].name, "in_buffer"); // "in" is a word of JavaScript
        QCOMPARE(summaryOf(made->project.buffers[1]), "float2 8 inout file Buffer1.bin");
        const LaunchStep launch = launchOf(*made);
        QCOMPARE(launch.global, QList<Expression>{Expression(8)});
        QVERIFY(launch.local.isEmpty());
        QCOMPARE(launch.offset, QList<Expression>{Expression(2)});
        QCOMPARE(std::get<LocalArgument>(launch.arguments[2].value).count.text, "3");
        QCOMPARE(made->remarks, QStringList{"Argument 2, l, had 10 bytes of local memory and is given 12, as whole elements."});
        QCOMPARE(made->project.checks.size(), 1); // none of what is only read
        const Check check = made->project.checks.first();
        QCOMPARE(check.buffer, "out");
        QCOMPARE(std::get<ExpectedFile>(check.expected).path, "Expected1.bin");
        QCOMPARE(check.relative, 1e-5);
        QCOMPARE(check.absolute, 0.0);
        QVERIFY(made->notes.contains("It is a launch, as it was captured."));
        QVERIFY(made->notes.contains("Argument 2, l, had 10 bytes"));
    }

    /// Two parameters that are one buffer; of different types its bytes are the only ones that both have.
    void buffersThatAreTheSame()
    {
        CaptureFixture folder;
        const QByteArray source = "kernel void k(global const float *a, global float *b, global int *c, global int *d)\n"
                                  "{ b[0] = a[0]; d[0] = c[0]; }\n";
        folder.writeReplay(source);
        folder.write("Buffer0.bin", bytesOf<float>({1, 2}));
        folder.write("Expected0.bin", bytesOf<float>({2, 4}));
        folder.write("Buffer1.same", "0");
        folder.write("Buffer2.bin", bytesOf<qint32>({1, 2}));
        folder.write("Buffer3.same", "2");
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QCOMPARE(made->project.buffers.size(), 2);
        QCOMPARE(summaryOf(made->project.buffers[0]), "float 2 inout file Buffer0.bin");
        QCOMPARE(std::get<BufferArgument>(launchOf(*made).arguments[1].value).buffer, "a");
        QCOMPARE(made->project.checks.size(), 1);
        folder.write("Buffer3.same", "0");
        const auto mixed = projectOfCapture(*folder.replay(), signatureOf(source));
        QCOMPARE(summaryOf(mixed->project.buffers[0]), "uchar 8 inout file Buffer0.bin");
        QCOMPARE(mixed->project.checks.first().relative, 0.0);
    }

    void images()
    {
        CaptureFixture folder;
        const QByteArray source =
            "kernel void k(read_only image2d_t a, write_only image2d_array_t b, sampler_t s, read_only image1d_array_t c) {}\n";
        folder.writeReplay(source);
        folder.write("Image0.json", R"({"order":"rgba","type":"unorm8","width":4,"height":2})");
        folder.write("Image0.bin", QByteArray(32, '\1'));
        folder.write("Image1.json", R"({"order":"r","type":"float","width":4,"height":2,"depth":3})");
        folder.write("Image1.bin", QByteArray(96, '\1'));
        folder.write("Sampler2.json", R"({"address":"repeat","filter":"nearest","normalized":true})");
        folder.write("Image3.json", R"({"order":"r","type":"uint8","width":4,"depth":3})");
        folder.write("Image3.bin", QByteArray(12, '\1'));
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QCOMPARE(summaryOf(made->project.buffers[0]), "rgba-unorm8 2 4 in file Image0.bin");
        QCOMPARE(summaryOf(made->project.buffers[1]), "r-float 3 2 4 inout file Image1.bin");
        QCOMPARE(summaryOf(made->project.buffers[2]), "r-uint8 3 4 in file Image3.bin");
        QCOMPARE(std::get<SamplerArgument>(launchOf(*made).arguments[2].value).address, SamplerAddress::Repeat);
    }

    void whatCanNotBeGivenIsSaid_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::addColumn<QString>("message");
        QTest::newRow("nothing") << QByteArray("global int *a, int b, int c")
                                 << "Argument 2, c, can't be given as it was captured: nothing was captured";
        QTest::newRow("too many") << QByteArray("global int *a") << "k takes 1 arguments, but 2 were captured";
        QTest::newRow("no pointer") << QByteArray("int a, int b") << "it is a buffer, but the kernel takes int";
        QTest::newRow("odd bytes") << QByteArray("global int3 *a, int b")
                                   << "Buffer0.bin has 8 bytes, which are no whole number of int3 of 16 bytes";
        QTest::newRow("local") << QByteArray("local int *a, int b") << "it is a buffer, but the kernel takes";
    }
    void whatCanNotBeGivenIsSaid()
    {
        QFETCH(QByteArray, parameters);
        QFETCH(QString, message);
        CaptureFixture folder;
        const QByteArray source = "kernel void k(" + parameters + ") {}\n";
        folder.writeReplay(source);
        folder.write("Buffer0.bin", bytesOf<qint32>({1, 2}));
        folder.write("Argument1.bin", bytesOf<qint32>({1}));
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        QVERIFY(!made);
        QVERIFY2(made.error().message.contains(message), qPrintable(made.error().message));
    }

    void aNullPointerIsABufferWithARemark()
    {
        CaptureFixture folder;
        const QByteArray source = "kernel void k(global int *a) { if (a) a[0] = 1; }\n";
        folder.writeReplay(source);
        folder.write("Argument0.bin", QByteArray(8, '\0'));
        QVERIFY(projectOfCapture(*folder.replay(), signatureOf(source))->remarks.join(' ').contains("was a null pointer"));
        QFile::remove(folder.path("Argument0.bin"));
        folder.write("Local0.txt", "8"); // as it is given to clSetKernelArg(): without a value
        const auto made = projectOfCapture(*folder.replay(), signatureOf(source));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QCOMPARE(summaryOf(made->project.buffers[0]), "int 1 inout zero");
        QVERIFY(made->remarks.join(' ').contains("Argument 0, a, was a null pointer"));
    }

    void theKernelMustBeThere()
    {
        const auto launch = f.sim("1 1 1 1 1 1", "kernel void kk() {}\n");
        const auto made = projectOfCapture(*launch, signatureOf("kernel void kk() {}\n"));
        QVERIFY(!made);
        QCOMPARE(made.error().message, "The launch is one of \"k\", but k.cl has no such kernel. Known are: kk.");
    }

    /// Those that were captured with it, by the paths that the source names them with; folders of another machine are left out.
    void headersComeAlong()
    {
        CaptureFixture folder;
        folder.writeReplay("#include \"lib/number.h\"\n#include <more.h>\nkernel void k() {}\n");
        folder.write("buildOptions.txt", "-I /home/somebody/include -D N=4 -I more");
        folder.write("Include/lib/number.h", "#define NUMBER 1\n");
        folder.write("Include/more.h", "#include \"lib/number.h\"\n");
        QVERIFY(QFile::link("/etc/passwd", folder.path("Include/linked.h")));
        const ProjectDocument document = captureDocument(*folder.replay(), "-D M=2");
        QCOMPARE(document.project.build.options, "-D N=4 -D M=2");
        QCOMPARE(document.texts.keys(), QStringList({"kernel.cl", "lib/number.h", "more.h"}));
        folder.write("kernel.cl", "#include \"linked.h\"\nkernel void k() {}\n");
        QCOMPARE(captureDocument(*folder.replay()).texts.keys(), QStringList{"kernel.cl"});
    }

private:
    static ProgramSignature signatureOf(const QByteArray &source)
    {
        const InstrumentReply reply = SourceUnderTest(source.constData()).options("-cl-std=CL2.0").signature();
        if (!reply.message.isEmpty() || reply.signature.kernels.isEmpty())
            qFatal("%s\n%s", source.constData(), qPrintable(reply.message));
        return reply.signature;
    }
    static LaunchStep launchOf(const CapturedProject &made) { return std::get<LaunchStep>(made.project.plan.first().action); }
    static QString textsOf(const QList<Expression> &expressions)
    {
        QStringList texts;
        for (const Expression &expression : expressions)
            texts << expression.text;
        return texts.join(' ');
    }
    /// "int 4 inout constant 7"
    static QString summaryOf(const BufferSpec &buffer)
    {
        static const char *const accesses[]{"in", "out", "inout"};
        QString contents = kindWord(buffer.init);
        if (const auto *constant = std::get_if<ConstantInit>(&buffer.init))
            contents += ' ' + textsOf(constant->components);
        if (const auto *values = std::get_if<ValuesInit>(&buffer.init))
            contents += ' ' + textsOf(values->values);
        if (const auto *expression = std::get_if<ExpressionInit>(&buffer.init))
            contents += ' ' + expression->expression.text;
        if (const auto *file = std::get_if<FileInit>(&buffer.init))
            contents += ' ' + file->path;
        return QString("%1%2 %3 %4 %5").arg(buffer.type, buffer.imageFormat, textsOf(buffer.shape), accesses[int(buffer.access)], contents);
    }

    const QByteArray structs = "typedef struct __attribute__((packed)) { char x; int y; } P;\n"
                               "typedef struct __attribute__((packed)) { int x; int y[2]; int2 z; } Q;\n"
                               "typedef struct { int x; } I;\ntypedef struct { int x; I in; } N;\ntypedef struct { I of[2]; } A;\n"
                               "typedef struct { int n; union { int x; float f; } in; } W;\n";
    CaptureFixture f;
};

QTEST_GUILESS_MAIN(TestCapturedProject)
#include "tst_capturedproject.moc"
