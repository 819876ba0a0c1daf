#include "KscopeFixture.h"

/// Captured launches through `kscope`: made projects of, run and checked, with the results that they had.
class TestCapture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSimFile();
    void aSimFileInAFolderOfItsOwn();
    void aReplayFolder();
    void aReplayFolderInAFolderOfItsOwn();
    void anotherResultIsNotTaken();
    void whatTheTraceFindsIsTheLaunchs();
    void nothingIsOverwritten();
    void whatCanNotBeGivenIsSaid_data();
    void whatCanNotBeGivenIsSaid();
    void headersAndOptionsComeAlong();
    void imagesAndStructs();
    void imagesThatAreWrittenAreCompared();

private:
    void writeBytes(const QString &name, const QByteArray &bytes) const;
    template <typename T> void writeNumbers(const QString &name, std::initializer_list<T> numbers) const
    {
        writeBytes(name, {reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(T))});
    }
    void writeSum(const QString &folder) const;
    QString numbersOf(const QString &project, const QString &buffer) const;

    KscopeFixture m_kscope;
};

static const QString sumSource = QStringLiteral(R"(
kernel void sum(global const float *a, global float *b, local float *l, int n, float4 add)
{
    int i = get_global_id(0) - get_global_offset(0);
    l[get_local_id(0)] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    b[i] = l[get_local_size(0) - 1 - get_local_id(0)] * n + add.y + get_global_offset(0);
}
)");

void TestCapture::writeBytes(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(m_kscope.path(name)).path());
    QFile file(m_kscope.path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Eight numbers, in groups of four, each group reversed, times 3, plus 0.5, plus the offset of 2.
void TestCapture::writeSum(const QString &folder) const
{
    QDir(m_kscope.path(folder)).removeRecursively();
    writeBytes(folder + "/kernel.cl", sumSource.toUtf8());
    writeBytes(folder + "/knlName.txt", "sum");
    writeBytes(folder + "/buildOptions.txt", "-cl-std=CL1.2\n");
    writeBytes(folder + "/worksizes.txt", "8\n4\n2\n");
    writeNumbers<float>(folder + "/Buffer0.bin", {1, 2, 3, 4, 5, 6, 7, 8});
    writeNumbers<float>(folder + "/Buffer1.bin", {0, 0, 0, 0, 0, 0, 0, 0});
    writeNumbers<float>(folder + "/Expected1.bin", {14.5, 11.5, 8.5, 5.5, 26.5, 23.5, 20.5, 17.5});
    writeBytes(folder + "/Local2.txt", "16\n");
    writeNumbers<qint32>(folder + "/Argument3.bin", {3});
    writeNumbers<float>(folder + "/Argument4.bin", {9, 0.5, 9, 9});
    writeBytes(folder + "/program.txt", "./app 8\n");
    writeBytes(folder + "/launch.txt", "launch 3 of 17\n");
}

/// Of a buffer after a run, with spaces between.
QString TestCapture::numbersOf(const QString &project, const QString &buffer) const
{
    const QString file = m_kscope.path("dumped.csv");
    QFile::remove(file);
    const auto ended = m_kscope.run({"run", project, "--device", "cpu", "--dump", buffer + '=' + file});
    QFile dumped(file);
    if (ended.status != 0 || !dumped.open(QIODevice::ReadOnly))
        return ended.out + ended.error;
    return QString::fromUtf8(dumped.readAll()).replace(',', ' ').simplified();
}

void TestCapture::aSimFile()
{
    m_kscope.write("sum.cl", sumSource);
    m_kscope.write("first.sim", "# a comment\nsum.cl\nsum\n8 1 1\n4 1 1\n<size=32 range=1:1:8>\n<size=32 fill=0 dump>\n<size=16>\n"
                                "<size=4> 3\n<size=16> 9 0.5 9 9\n");
    const auto made = m_kscope.run({"new", "first.sim", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    QCOMPARE(made.out, "Wrote first.kscope. Run it: kscope run first.kscope\n");
    QCOMPARE(made.error, "");
    QCOMPARE(numbersOf("first.kscope", "b"), "12.5 9.5 6.5 3.5 24.5 21.5 18.5 15.5");
    const auto checked = m_kscope.run({"check", "first.kscope", "--device", "cpu", "--json"});
    QCOMPARE(checked.status, 0);
    QCOMPARE(checked.json()[u"status"].toString(), "clean");
    QFile project(m_kscope.path("first.kscope"));
    QVERIFY(project.open(QIODevice::ReadOnly));
    QVERIFY(!project.readAll().contains("guesses"));
    QVERIFY(QFile::exists(m_kscope.path("first.md")));
}

void TestCapture::aSimFileInAFolderOfItsOwn()
{
    m_kscope.write("sum.cl", sumSource);
    m_kscope.write("second.sim", "sum.cl sum 4 1 1 4 1 1 <size=16> 1 2 3 4 <size=16 noinit> <size=16> <size=4 fill=2> <size=16 fill=1>");
    const auto made = m_kscope.run({"new", "second.sim", "--out", "own", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    QCOMPARE(QDir(m_kscope.path("own")).entryList(QDir::Files), QStringList({"second.kscope", "second.md", "sum.cl"}));
    QCOMPARE(numbersOf("own", "b"), "9 7 5 3");
}

void TestCapture::aReplayFolder()
{
    writeSum("captured");
    const auto made = m_kscope.run({"new", "captured", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    QCOMPARE(made.out, "Wrote captured/sum.kscope. Run it: kscope run captured/sum.kscope\n");
    const auto ran = m_kscope.run({"run", "captured", "--device", "cpu", "--json"});
    QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.error));
    const QJsonObject check = ran.json()[u"checks"][0].toObject();
    QCOMPARE(check[u"passed"].toBool(), true);
    QCOMPARE(numbersOf("captured", "b"), "14.5 11.5 8.5 5.5 26.5 23.5 20.5 17.5");
    QCOMPARE(m_kscope.run({"check", "captured", "--device", "cpu"}).status, 0);
    QFile notes(m_kscope.path("captured/sum.md"));
    QVERIFY(notes.open(QIODevice::ReadOnly));
    QVERIFY(notes.readAll().contains("It is launch 3 of 17 of `./app 8`, as it was captured."));
    QVERIFY(!QDir(m_kscope.path("captured")).entryList().join(' ').contains("npy")); // its data are where they were
}

void TestCapture::aReplayFolderInAFolderOfItsOwn()
{
    writeSum("moved");
    QVERIFY(m_kscope.run({"new", "moved/worksizes.txt", "--out", "there", "--device", "cpu"}).status == 0);
    QVERIFY(QDir(m_kscope.path("moved")).removeRecursively());
    QCOMPARE(QDir(m_kscope.path("there")).entryList(QDir::Files),
             QStringList({"Buffer0.bin", "Buffer1.bin", "Expected1.bin", "kernel.cl", "sum.kscope", "sum.md"}));
    QCOMPARE(m_kscope.run({"run", "there", "--device", "cpu"}).status, 0);
}

/// The check compares: a number that is off by a thousandth fails it.
void TestCapture::anotherResultIsNotTaken()
{
    writeSum("wrong");
    writeNumbers<float>("wrong/Expected1.bin", {14.5, 11.5, 8.5, 5.5, 26.5, 23.5, 20.5, 17.52F});
    QCOMPARE(m_kscope.run({"new", "wrong", "--device", "cpu"}).status, 0);
    const auto ran = m_kscope.run({"run", "wrong", "--device", "cpu", "--json"});
    QVERIFY(ran.status != 0);
    const QJsonObject check = ran.json()[u"checks"][0].toObject();
    QCOMPARE(check[u"passed"].toBool(true), false);
    QCOMPARE(check[u"mismatches"].toInt(), 1);
}

/// Neither sizes nor numbers are changed until nothing is found, as for a guess.
void TestCapture::whatTheTraceFindsIsTheLaunchs()
{
    m_kscope.write("wild.cl", "kernel void wild(global int *a, int n)\n{\n    a[get_global_id(0) + n] = 1;\n}\n");
    m_kscope.write("wild.sim", "wild.cl wild 8 1 1 8 1 1 <size=32 fill=0> <size=4> 1");
    const auto made = m_kscope.run({"new", "wild.sim", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    const QJsonObject json = m_kscope.run({"check", "wild.kscope", "--device", "cpu", "--json"}).json();
    QCOMPARE(findingsOf(json), QStringList{"out-of-bounds 3"});
    QCOMPARE(json[u"findings"][0][u"severity"].toString(), "error"); // which hangs on no guess
}

void TestCapture::nothingIsOverwritten()
{
    writeSum("twice");
    QCOMPARE(m_kscope.run({"new", "twice", "--device", "cpu"}).status, 0);
    const auto again = m_kscope.run({"new", "twice", "--device", "cpu"});
    QCOMPARE(again.status, 2);
    QVERIFY2(again.error.contains("sum.kscope: There is such a file already."), qPrintable(again.error));
    QVERIFY(QFile::remove(m_kscope.path("twice/sum.kscope")));
    QVERIFY(m_kscope.run({"new", "twice", "--device", "cpu"}).error.contains("sum.md: There is such a file already."));
    QVERIFY(m_kscope.run({"new", "twice", "--out", "twice", "--device", "cpu"}).error.contains("The folder is not empty."));
}

void TestCapture::whatCanNotBeGivenIsSaid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, const char *message) { QTest::newRow(text) << QByteArray(text) << message; };
    row("sum.cl sum 8 1 1 4 1 1", "Argument 0, a, can't be given as it was captured: nothing was captured of it.");
    row("sum.cl sam 8 1 1 4 1 1", "is one of \"sam\", but sum.cl has no such kernel. Did you mean \"sum\"?");
    row("sum.cl sum 8 1 1 4 1 x", "bad.sim:1: Here the size of the work-groups should stand: three whole numbers.");
    row("sum.cl sum\n8 1 1 4 1 1\n\n<size=5> 1",
        "bad.sim:4: Argument 0, a, can't be given as it was captured: its 5 bytes are no whole number");
    row("other.cl sum 8 1 1 4 1 1", "bad.sim:1: ");
}

void TestCapture::whatCanNotBeGivenIsSaid()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    m_kscope.write("sum.cl", sumSource);
    m_kscope.write("bad.sim", QString::fromUtf8(text));
    const auto ended = m_kscope.run({"new", "bad.sim", "--device", "cpu"});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.error.contains(message), qPrintable(ended.error));
    QCOMPARE(ended.error.trimmed().count('\n'), 0);
    QVERIFY(!QFile::exists(m_kscope.path("bad.kscope")));
}

void TestCapture::headersAndOptionsComeAlong()
{
    writeBytes("headers/kernel.cl", "#include \"lib/add.h\"\nkernel void k(global int *a) { a[get_global_id(0)] = add(N); }\n");
    writeBytes("headers/Include/lib/add.h", "int add(int n) { return n + 1; }\n");
    writeBytes("headers/knlName.txt", "k");
    writeBytes("headers/buildOptions.txt", "-D N=41 -I /home/somebody/src");
    writeBytes("headers/worksizes.txt", "4 1\n0 0\n0 0\n");
    writeNumbers<qint32>("headers/Buffer0.bin", {0, 0, 0, 0});
    writeNumbers<qint32>("headers/Expected0.bin", {42, 42, 42, 42});
    const auto made = m_kscope.run({"new", "headers", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    const auto ran = m_kscope.run({"run", "headers", "--device", "cpu", "--json"});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.json()[u"checks"][0][u"passed"].toBool(), true);
}

void TestCapture::imagesAndStructs()
{
    writeBytes("image/kernel.cl",
               "typedef struct { int x; float y[2]; } S;\n"
               "kernel void k(read_only image2d_t picture, sampler_t s, global float *out, S given)\n"
               "{ int x = get_global_id(0); out[x] = read_imagef(picture, s, (int2)(x, 1)).x * given.x + given.y[1]; }\n");
    writeBytes("image/knlName.txt", "k");
    writeBytes("image/buildOptions.txt", "");
    writeBytes("image/worksizes.txt", "3\n0\n0\n");
    writeBytes("image/Image_MetaData_0.txt", "3\n2\n0\n0\n0\n0\n4318\n4272\n4337\n"); // the intercept layer's: CL_FLOAT, CL_R
    writeNumbers<float>("image/Image0.raw", {0, 0, 0, 1, 2, 3});
    writeBytes("image/Sampler1.json", R"({"address":"clamp-to-edge","filter":"nearest","normalized":false})");
    writeNumbers<float>("image/Buffer2.bin", {0, 0, 0});
    writeNumbers<qint32>("image/Argument3.bin", {10, 0, 0x3f000000}); // 10, {0, 0.5}
    const auto made = m_kscope.run({"new", "image", "--device", "cpu"});
    QVERIFY2(made.status == 0, qPrintable(made.error));
    QCOMPARE(numbersOf("image", "out"), "10.5 20.5 30.5");
}

void TestCapture::imagesThatAreWrittenAreCompared()
{
    for (const bool isRight : {true, false}) {
        const QString folder = isRight ? "written" : "other";
        writeBytes(folder + "/kernel.cl", "kernel void k(write_only image2d_t a, write_only image2d_t b)\n"
                                          "{ int x = get_global_id(0); write_imagef(a, (int2)(x, 0), (float4)(x / 2.0f, 0, 0, 1));\n"
                                          "  write_imagef(b, (int2)(x, 1), (float4)(x == 1 ? 1.0f : 0.0f)); }\n");
        writeBytes(folder + "/knlName.txt", "k");
        writeBytes(folder + "/worksizes.txt", "2\n1\n0\n1\n1\n0\n1\n1\n0\n");
        for (const char *image : {"/Image0.json", "/Image1.json"})
            writeBytes(folder + image, image[6] == '0'
                                           ? R"({"order": "r", "type": "float", "width": 3, "height": 1, "depth": 1, "array": false})"
                                           : R"({"order": "rgba", "type": "unorm8", "width": 2, "height": 2})");
        writeNumbers<float>(folder + "/Image0.bin", {7, 8, 9});
        writeNumbers<float>(folder + "/Expected0.bin", {0, 0.5, 9}); // what was not written stays
        writeNumbers<quint32>(folder + "/Image1.bin", {1, 2, 3, 4});
        writeNumbers<quint32>(folder + "/Expected1.bin", {1, 2, 0, isRight ? 0xffffffff : 0xfffffffe});
        QCOMPARE(m_kscope.run({"new", folder, "--device", "cpu"}).error, "");
        const QJsonArray checks = m_kscope.run({"run", folder, "--device", "cpu", "--json"}).json()[u"checks"].toArray();
        QCOMPARE(checks.size(), 2);
        QCOMPARE(checks[0][u"passed"].toBool(), true);
        QCOMPARE(checks[1][u"passed"].toBool(), isRight);
    }
}

QTEST_GUILESS_MAIN(TestCapture)
#include "tst_capture.moc"
