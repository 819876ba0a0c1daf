#include "CaptureFixture.h"

#include <sys/stat.h>

using namespace kernelscope;

/// The folders that the OpenCL intercept layer and Kernelscope write for one launch, as values, and what is said of those that are wrong.
class TestReplayFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeFolder()
    {
        CaptureFixture f;
        f.writeReplay("kernel void k() {}\n", "64 32\n8 4\n0 16\n");
        f.write("buildOptions.txt", "-D N=4\n-cl-fast-relaxed-math\n");
        f.write("Argument0.bin", bytesOf<quint64>({0x7f00}));
        f.write("Buffer0.bin", bytesOf<float>({1, 2, 3, 4}));
        f.write("Expected0.bin", bytesOf<float>({2, 4, 6, 8}));
        f.write("Argument1.bin", bytesOf<qint32>({-7}));
        f.write("Local2.txt", "256\n");
        f.write("Buffer3.same", "0");
        f.write("program.txt", "./app --`fast`\nmore");
        f.write("launch.txt", "launch 3 of 17\n");
        f.write("run.py", "# of the intercept layer");
        f.write("enqueueNumber.txt", "3");
        const auto launch = f.replay();
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        QCOMPARE(launch->kernel, "k");
        QCOMPARE(launch->name, "k");
        QCOMPARE(launch->source, "kernel.cl");
        QCOMPARE(launch->sourceText, "kernel void k() {}\n");
        QCOMPARE(launch->buildOptions, "-D N=4 -cl-fast-relaxed-math");
        QCOMPARE(launch->global, Sizes({64, 32}));
        QCOMPARE(launch->local, Sizes({8, 4}));
        QCOMPARE(launch->offset, Sizes({0, 16}));
        QCOMPARE(launch->origin, "It is launch 3 of 17 of `./app --fast`, as it was captured.");
        const QList<CapturedArgument> expected{CapturedBuffer{"Buffer0.bin", 16, "Expected0.bin"}, CapturedBytes{bytesOf<qint32>({-7})},
                                               CapturedLocal{256}, CapturedAlias{0}};
        QCOMPARE(launch->arguments, expected);
    }

    /// One number a line and dimension after dimension, in the first versions of the intercept layer.
    void sizes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sizes");
        QTest::newRow("one dimension") << QByteArray("8\n4\n0\n") << "8 / 4 / ";
        QTest::newRow("three") << QByteArray("8 4 2\n1 1 1\n0 0 5") << "8 4 2 / 1 1 1 / 0 0 5";
        QTest::newRow("two, one of them 1") << QByteArray("8 1\n4 1\n0 0\n") << "8 1 / 4 1 / "; // as it was launched
        QTest::newRow("the device chose") << QByteArray("8 4\n0 0\n0 0\n") << "8 4 /  / ";
        QTest::newRow("by dimension") << QByteArray("8\n4\n1\n2\n2\n0\n1\n1\n0\n") << "8 2 / 4 2 / 1 0";
        QTest::newRow("by dimension, the device chose") << QByteArray("8\n0\n0\n1\n0\n0\n1\n0\n0\n") << "8 /  / ";
        QTest::newRow("with spaces") << QByteArray(" 8  4 \r\n 2 2\r\n0 0\r\n\r\n") << "8 4 / 2 2 / ";
    }
    void sizes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sizes);
        CaptureFixture f;
        f.writeReplay("kernel void k() {}\n", text);
        const auto launch = f.replay();
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        QCOMPARE(QStringList({shown(launch->global), shown(launch->local), shown(launch->offset)}).join(" / "), sizes);
    }

    void newerVersionsOfTheInterceptLayer()
    {
        CaptureFixture f;
        f.writeReplay();
        QFile::remove(f.path("knlName.txt"));
        f.write("kernelName.txt", "k");
        f.write("Argument0.bin", bytesOf<quint64>({16}));
        f.write("Argument1.bin", bytesOf<quint64>({32}));
        f.write("Argument2.bin", bytesOf<quint64>({16}));
        for (const char *index : {"0", "1", "2"})
            f.write(QString("Pre/Enqueue_0003_Kernel_k_Arg_%1_Buffer.bin").arg(index), "0123456789abcdef");
        f.write("Post/Enqueue_0003_Kernel_k_Arg_1_Buffer.bin", "fedcba9876543210");
        f.write("SVM_Arg_Offset0.txt", "0");
        const auto launch = f.replay();
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        const QList<CapturedArgument> expected{
            CapturedBuffer{"Pre/Enqueue_0003_Kernel_k_Arg_0_Buffer.bin", 16, {}},
            CapturedBuffer{"Pre/Enqueue_0003_Kernel_k_Arg_1_Buffer.bin", 16, "Post/Enqueue_0003_Kernel_k_Arg_1_Buffer.bin"},
            CapturedAlias{0}};
        QCOMPARE(launch->arguments, expected);
    }

    void imagesAndSamplers()
    {
        CaptureFixture f;
        f.writeReplay();
        f.write("Image0.json", R"({"order":"rgba","type":"unorm8","width":4,"height":2,"depth":1})");
        f.write("Image0.bin", QByteArray(32, '\1'));
        f.write("Sampler1.json", R"({"address":"mirrored-repeat","filter":"linear","normalized":true})");
        f.write("Argument2.bin", bytesOf<quint64>({1}));
        f.write("Image_MetaData_2.txt", "3\n2\n0\n0\n0\n0\n4318\n4272\n4337\n"); // CL_FLOAT, CL_R
        f.write("Image2.raw", QByteArray(24, '\2'));
        f.write("Argument3.bin", bytesOf<quint64>({2}));
        f.write("Sampler3.txt", "CL_FALSE, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST");
        f.write("Image4.json", R"({"order":"rgba","type":"unorm8","width":4,"height":2,"depth":1})");
        f.write("Buffer4.same", "0");
        f.write("Expected0.bin", QByteArray(32, '\3'));
        const auto launch = f.replay();
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        const QList<CapturedArgument> expected{CapturedImage{"Image0.bin", 32, "rgba-unorm8", 4, 2, 1, "Expected0.bin"},
                                               SamplerArgument{SamplerAddress::MirroredRepeat, SamplerFilter::Linear, true},
                                               CapturedImage{"Image2.raw", 24, "r-float", 3, 2, 1},
                                               SamplerArgument{SamplerAddress::ClampToEdge, SamplerFilter::Nearest, false},
                                               CapturedAlias{0}};
        QCOMPARE(launch->arguments, expected);
    }

    /// Its contents are not read, only their length.
    void aBufferOfTenGigabytes()
    {
        CaptureFixture f;
        f.writeReplay();
        QFile large(f.write("Buffer0.bin", {}));
        QVERIFY(large.resize(10'000'000'000));
        QCOMPARE(std::get<CapturedBuffer>(f.replay()->arguments.first()).sizeInBytes, 10'000'000'000u);
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *file, const QByteArray &contents, const char *message) {
            QTest::addRow("%s %s", file, contents.left(30).constData()) << QString(file) << contents << message;
        };
        row("worksizes.txt", "", "three lines");
        row("worksizes.txt", "8\n4\n", "three lines");
        row("worksizes.txt", "8 8\n4\n0\n", "three lines");
        row("worksizes.txt", "8 8 8 8\n1 1 1 1\n0 0 0 0\n", "three lines");
        row("worksizes.txt", "-8\n4\n0\n", "three lines");
        row("worksizes.txt", "8.5\n4\n0\n", "three lines");
        row("worksizes.txt", QByteArray(200, '\xff'), "three lines");
        row("worksizes.txt", QByteArray("8\n4\n0\n").repeated(5), "three lines");
        row("worksizes.txt", QByteArray(1 << 20, '1'), "1 MiB long");
        row("worksizes.txt", "18446744073709551615\n1\n0\n", "more than any device");
        row("worksizes.txt", "8\n1\n18446744073709551615\n", "more than any device");
        row("worksizes.txt", "0\n4\n0\n", "no work-items");
        row("worksizes.txt", "8 8\n4 0\n0 0\n", "is 0, but not all");
        row("knlName.txt", "", "name of a kernel");
        row("knlName.txt", "../k", "name of a kernel");
        row("knlName.txt", QByteArray(300, 'k'), "name of a kernel");
        row("Local0.txt", "many", "one whole number");
        row("Local0.txt", "-1", "one whole number");
        row("Buffer1.same", "1", "index of an earlier argument");
        row("Buffer1.same", "0", "index of an earlier argument"); // which is a number
        row("Buffer1.same", "18446744073709551615", "index of an earlier argument");
        row("Argument0.bin", QByteArray(100'000, '\0'), "at most 64 KiB");
        row("Image0.json", "{", "");
        row("Image0.json", "{}", "The pixels of the image are missing");
        row("Sampler0.json", R"({"address":"sideways","filter":"linear"})", "\"address\" is one of none, clamp");
        row("Sampler0.json", "[]", "\"address\" is one of");
        row("SVM_Arg_Offset2.txt", "16", "into the middle of shared virtual memory");
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, contents);
        QFETCH(QString, message);
        CaptureFixture f;
        f.writeReplay();
        f.write("Argument0.bin", "0123");
        f.write("Argument1.bin", "0123");
        f.write("Buffer2.bin", "0123");
        f.write(file, contents);
        const auto launch = f.replay();
        QVERIFY(!launch);
        QVERIFY2(launch.error().message.contains(message), qPrintable(oneLine(launch.error())));
        QVERIFY(QFileInfo(launch.error().place.file).dir() == QDir(f.path()));
        QVERIFY(!launch.error().message.contains('\n'));
    }

    void anImageHasAsManyPixelsAsItSays_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("message");
        QTest::newRow("few") << QByteArray(R"({"order":"r","type":"float","width":4,"height":4})") << "no 4 x 4 x 1 pixels of r-float";
        QTest::newRow("none") << QByteArray(R"({"order":"r","type":"float","width":0})") << "no 0 x 1 x 1";
        QTest::newRow("too many") << QByteArray(R"({"order":"r","type":"float","width":4294967296,"height":4294967296,"depth":2})")
                                  << "no 4294967296";
        QTest::newRow("format") << QByteArray(R"({"order":"rgb","type":"float","width":1})") << "which is no image format";
    }
    void anImageHasAsManyPixelsAsItSays()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, message);
        CaptureFixture f;
        f.writeReplay();
        f.write("Image0.json", json);
        f.write("Image0.bin", "1234");
        const auto launch = f.replay();
        QVERIFY(!launch);
        QVERIFY2(launch.error().message.contains(message), qPrintable(oneLine(launch.error())));
    }

    void whatWasBuiltFromABinaryIsRefused()
    {
        CaptureFixture f;
        f.writeReplay();
        QFile::remove(f.path("kernel.cl"));
        f.write("DeviceBinary0.bin", "ELF");
        QVERIFY(f.replay().error().message.contains("made from a binary"));
    }

    void noLinkIsFollowed_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"Buffer0.bin", "Argument0.bin", "kernel.cl", "worksizes.txt", "knlName.txt", "buildOptions.txt",
                                 "program.txt", "Expected3.bin", "Local0.txt", "Image0.json", "Sampler0.txt"})
            QTest::newRow(file) << QString(file);
    }
    void noLinkIsFollowed()
    {
        QFETCH(QString, file);
        CaptureFixture f;
        f.writeReplay();
        for (const char *argument : {"Argument0.bin", "Argument1.bin", "Argument2.bin", "Buffer3.bin"})
            f.write(argument, "0123");
        QFile::remove(f.path(file));
        QVERIFY(QFile::link("/etc/passwd", f.path(file)));
        const auto launch = f.replay();
        QVERIFY(!launch);
        QVERIFY2(launch.error().message.contains("symbolic link"), qPrintable(oneLine(launch.error())));
    }

    void norIsAFolderThatIsALink()
    {
        CaptureFixture f, other;
        f.writeReplay();
        other.write("Enqueue_0003_Kernel_k_Arg_0_Buffer.bin", "0123");
        QVERIFY(QFile::link(other.path(), f.path("Pre")));
        QVERIFY(f.replay()->arguments.isEmpty());
    }

    void whatIsNoFileIsNone()
    {
        CaptureFixture f;
        f.writeReplay();
        QVERIFY(QDir(f.path()).mkdir("Buffer0.bin"));
        QCOMPARE(::mkfifo(qPrintable(f.path("Argument1.bin")), 0600), 0);
        QVERIFY(f.replay()->arguments.isEmpty());
    }

private:
    static QString shown(const Sizes &sizes)
    {
        QStringList texts;
        for (const quint64 size : sizes)
            texts << QString::number(size);
        return texts.join(' ');
    }
};

QTEST_GUILESS_MAIN(TestReplayFolder)
#include "tst_replayfolder.moc"
