#include "CaptureFixture.h"

using namespace kernelscope;

/// .sim files of Oclgrind as values, and what is said of those that are none.
class TestSimFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeFile()
    {
        const auto launch = f.sim("64 2 1\n16 1 1\n"
                                  "<size=16 float> 1 2.5\n -3 4e2 # a comment\n"
                                  "<size=256>\n<size=8 fill=0 dump>\n");
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        QCOMPARE(launch->kernel, "k");
        QCOMPARE(launch->source, "k.cl");
        QCOMPARE(launch->sourceText, "kernel void k() {}\n");
        QCOMPARE(launch->name, "test");
        QCOMPARE(launch->global, Sizes({64, 2}));
        QCOMPARE(launch->local, Sizes({16, 1}));
        QCOMPARE(launch->arguments.size(), 3);
        WrittenArgument first;
        first.line = 5;
        first.sizeInBytes = 16;
        first.type = Scalar::Float;
        first.values = QStringList{"1", "2.5", "-3", "4e2"};
        QCOMPARE(written(*launch, 0), first);
        QCOMPARE(written(*launch, 1).sizeInBytes, 256u);
        QCOMPARE(written(*launch, 2).fill, "0");
    }

    void specifiers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("summary");
        const auto row = [](const char *text, const char *summary) { QTest::newRow(text) << QByteArray(text) << summary; };
        row("<size=4>", "4");
        row("<size=4 fill=7>", "4 fill=7");
        row("<fill=7 size=4>", "4 fill=7");
        row("<  size=4   fill=-2.5  >", "4 fill=-2.5");
        row("<size=16 range=0:1:3>", "16 range=0,1,3");
        row("<size=16 range=3:-1:0 dump>", "16 range=3,-1,0");
        row("<size=5 char hex> 0x01 0x02", "5 char hex 0x01 0x02");
        row("<size=8 ulong> 18446744073709551615", "8 ulong 18446744073709551615");
        row("<null>", "0 null");
        row("<null dump>", "0 null");
        row("<size=64 noinit>", "64 noinit");
        row("<size=16 fill=0 ro>", "16 fill=0 ro");
        row("<size=16 fill=0 wo dump>", "16 fill=0 wo");
        row("<size=8>1\n\n\n2", "8 1 2");
        row("<size=8>\r\n1\r\n2\r\n", "8 1 2");
        row("<size=8> 1 # one\n# none\n2", "8 1 2");
        row("<size=2 half> 1.5", "2 half 1.5");
        row("<size=4096000000000 fill=1>", "4096000000000 fill=1");
    }
    void specifiers()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, summary);
        const auto launch = f.sim("1 1 1 1 1 1\n" + text);
        QVERIFY2(launch, qPrintable(launch ? QString() : oneLine(launch.error())));
        QCOMPARE(launch->arguments.size(), 1);
        QCOMPARE(summaryOf(written(*launch, 0)), summary);
    }

    void severalSpecifiersOnALine()
    {
        const auto launch = f.sim("1 1 1 1 1 1 <size=4> 1 <size=8> 2 3<size=4 fill=0><null>");
        QVERIFY(launch);
        QCOMPARE(launch->arguments.size(), 4);
        QCOMPARE(written(*launch, 1).values, QStringList({"2", "3"}));
    }

    void dimensionsThatNothingUsesAreLeftOut()
    {
        QCOMPARE(f.sim("8 1 1 4 1 1")->global, Sizes{8});
        QCOMPARE(f.sim("8 1 2 4 1 1")->global, Sizes({8, 1, 2}));
        QCOMPARE(f.sim("1 1 1 1 1 1")->local, Sizes{1});
        QCOMPARE(f.sim("3 3 3 2 2 2")->local, Sizes({2, 2, 2})); // as OpenCL 2.0 has them
    }

    void theTestsOfOclgrindSayWhatTheyAreBuiltWith()
    {
        f.write("k.cl", "kernel void k() {}\n");
        const auto options = [this](const QByteArray &comment) {
            return readCapture(f.write("o.sim", comment + "\nk.cl\nk\n1 1 1\n1 1 1\n"))->buildOptions;
        };
        QCOMPARE(options("# ARGS: --build-options -cl-std=CL2.0"), "-cl-std=CL2.0");
        QCOMPARE(options("# ARGS: --inst-counts --build-options \"-O3 -D N=4\""), "-O3 -D N=4");
        QCOMPARE(options("# --build-options are said to be good"), "");
    }

    void theSourceMayLieBelow()
    {
        f.write("src/k.cl", "kernel void k() {}\n");
        const auto launch = readCapture(f.write("below.sim", "src/k.cl k 1 1 1 1 1 1"));
        QVERIFY(launch);
        QCOMPARE(launch->source, "src/k.cl");
        QCOMPARE(launch->folder, QDir(f.path()).canonicalPath());
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const QByteArray &text, int line, const char *message) {
            QTest::newRow(text.left(40).constData()) << text << line << message;
        };
        row("", 1, "the kernel's file");
        row("# nothing\n", 2, "the kernel's file");
        row("k.cl", 1, "the kernel's name");
        row("k.cl\nk\n1 1", 3, "the global size");
        row("k.cl\nk\n1 1 x\n1 1 1", 3, "the global size should stand: three whole numbers");
        row("k.cl\nk\n-1 1 1\n1 1 1", 3, "three whole numbers");
        row("k.cl\nk\n1 1 1\n1 1.5 1", 4, "the size of the work-groups");
        row("k.cl\nk\n1 1 1\n<size=4>", 4, "the size of the work-groups");
        row("k.cl\nk\n0 1 1\n1 1 1", 4, "no work-items");
        row("k.cl\nk\n1 1 1\n0 1 1", 4, "is 0");
        row("k.cl\nk\n99999999999999999999 1 1\n1 1 1", 3, "three whole numbers");
        row("k.cl\nk\n9999999999999999999 1 1\n1 1 1", 4, "more than any device");
        row("k.cl\nk\n1 1 1\n1 1 1\n7", 5, "\"7\" stands where argument 0 should begin");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4", 5, "no >");
        row("k.cl\nk\n1 1 1\n1 1 1\n<>", 5, "size of at least 1 is missing");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=0>", 5, "size of at least 1 is missing");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=-4>", 5, "\"-4\" is no size");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4x>", 5, "\"4x\" is no size");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=18446744073709551616>", 5, "is no size");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=10000000000000000000>", 5, "is no size");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size>", 5, "is no size");
        row("k.cl\nk\n1 1 1\n1 1 1\n\n<size=4 filll=1>", 6, "Did you mean \"fill\"?");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 fill=>", 5, "is not fill=VALUE");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 range=0:1>", 5, "range=FIRST:INCREMENT:LAST");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 int float>", 5, "Two types");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 float4>", 5, "says nothing of an argument");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 fill=1 noinit>", 5, "Only one of");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 null>", 5, "Only one of");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4 fill=1>\n2", 5, "is given values though");
        row("../k.cl\nk\n1 1 1\n1 1 1", 1, "leaves the project's folder");
        row("/etc/passwd\nk\n1 1 1\n1 1 1", 1, "absolute path");
        row("\nnone.cl\nk\n1 1 1\n1 1 1", 2, "none.cl");
        row("link.cl\nk\n1 1 1\n1 1 1", 1, "symbolic link");
        row("k.bc\nk\n1 1 1\n1 1 1", 1, "LLVM bitcode");
        row(QByteArray("k.cl\nk\n\0\1\2", 11), 3, "no text");
        row("k.cl\nk\n1 1 1\n1 1 1\n" + QByteArray("<size=4 fill=0>\n").repeated(300), 261, "more arguments than a kernel takes");
        row("k.cl\nk\n1 1 1\n1 1 1\n<size=4>\n" + QByteArray("1 ").repeated(300'000), 6, "too many for a project");
        row(QByteArray(9 << 20, ' '), 0, "is 9 MiB long");
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, message);
        f.write("k.cl", "kernel void k() {}\n");
        f.write("k.bc", "BC\xc0\xde and more");
        QFile::link("/etc/passwd", f.path("link.cl"));
        const QString path = f.write("wrong.sim", text);
        const auto launch = readCapture(path);
        QVERIFY(!launch);
        QVERIFY2(launch.error().message.contains(message), qPrintable(oneLine(launch.error())));
        QCOMPARE(launch.error().place.file, path);
        QCOMPARE(launch.error().place.line, line);
        QVERIFY(!launch.error().message.contains('\n'));
    }

    void whatIsACapture()
    {
        CaptureFixture other;
        QVERIFY(!isCapture(other.path()));
        other.writeReplay();
        QVERIFY(isCapture(other.path()));
        QVERIFY(isCapture(other.path("worksizes.txt")));
        QVERIFY(!isCapture(other.path("kernel.cl")));
        QVERIFY(isCapture("somewhere/else.sim")); // reading it says that it is not there
        QVERIFY(!readCapture("somewhere/else.sim"));
        other.write("k.kscope", "{}"); // since somebody made one of it
        QVERIFY(!isCapture(other.path()));
    }

private:
    static WrittenArgument written(const CapturedLaunch &launch, qsizetype index)
    {
        return std::get<WrittenArgument>(launch.arguments[index]);
    }
    static QString summaryOf(const WrittenArgument &argument)
    {
        QStringList parts{QString::number(argument.sizeInBytes)};
        if (argument.type)
            parts << scalarName(*argument.type);
        if (!argument.fill.isEmpty())
            parts << "fill=" + argument.fill;
        if (!argument.range.isEmpty())
            parts << "range=" + argument.range.join(',');
        for (const auto &[isSo, word] :
             {std::pair(argument.isHex, "hex"), std::pair(argument.isNull, "null"), std::pair(argument.isUninitialised, "noinit"),
              std::pair(argument.isReadOnly, "ro"), std::pair(argument.isWriteOnly, "wo")}) {
            if (isSo)
                parts << word;
        }
        return (parts + argument.values).join(' ');
    }

    CaptureFixture f;
};

QTEST_GUILESS_MAIN(TestSimFile)
#include "tst_simfile.moc"
