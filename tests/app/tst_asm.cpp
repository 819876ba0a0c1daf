#include "KscopeFixture.h"

/// `kscope asm`: what Clang makes of the samples' kernels, without a device.
class TestAsm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void interleavesSourceAndInstructions();
    void tellsFiguresAndLinesAsJson();
    void arraysOfAWorkItemTakePrivateMemory();
    void parametersDecideWhatIsCompiled();
    void evaluatesBuildOptions();
    void everySampleIsCompiled_data();
    void everySampleIsCompiled();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void namesThePackageThatIsMissing();

private:
    QJsonObject function(const QJsonObject &json, const char *name) const;

    const KscopeFixture m_kscope;
};

void TestAsm::initTestCase()
{
    m_kscope.writeProject("kernel void k(global int *a) { a[get_global_id(0)] = 1; }\n", oneBuffer, oneLaunch);
}

#define NEEDS_LIBCLC                                                                                                                       \
    if (!QDir(qEnvironmentVariable("KERNELSCOPE_LIBCLC", "/usr/lib/clc")).exists("gfx906-amdgcn--.bc"))                                    \
    QSKIP("libclc is not installed")

QJsonObject TestAsm::function(const QJsonObject &json, const char *name) const
{
    for (const QJsonValue function : json[u"functions"].toArray()) {
        if (function[u"name"].toString() == QLatin1String(name))
            return function.toObject();
    }
    return {};
}

void TestAsm::interleavesSourceAndInstructions()
{
    NEEDS_LIBCLC;
    const auto ended = m_kscope.run({"asm", KscopeFixture::sample("matmul"), "--kernel", "tiled"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    static const QRegularExpression title("^Clang \\d+'s code for AMD gfx906, not a driver's\\.\n"),
        store("\nmatmul\\.cl:67: tileA\\[y\\]\\[x\\] = A\\[row \\* n \\+ start \\+ x\\];\n(        [^\n]*\n)*        ds_write_b32 "),
        figures("\ntiled: \\d+ vector registers, \\d+ scalar registers; no spills; 2 KiB of local memory; occupancy 10 of 10 waves; \\d+ "
                "instructions in \\d+ bytes\\.\n$");
    QVERIFY2(title.match(ended.out).hasMatch(), qPrintable(ended.out));
    QVERIFY2(store.match(ended.out).hasMatch(), qPrintable(ended.out));
    QVERIFY2(figures.match(ended.out).hasMatch(), qPrintable(ended.out));
    QVERIFY2(ended.out.contains("\nkernel tiled\n") && !ended.out.contains("\nkernel naive_global\n"), qPrintable(ended.out));
}

void TestAsm::tellsFiguresAndLinesAsJson()
{
    NEEDS_LIBCLC;
    const auto ended = m_kscope.run({"asm", KscopeFixture::sample("matmul"), "--target", "sm_70", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(ended.json()[u"target"].toString(), QString("sm_70"));
    QCOMPARE(ended.json()[u"functions"].toArray().size(), 6);
    const QJsonObject tiled = function(ended.json(), "tiled");
    QVERIFY(tiled[u"kernel"].toBool());
    QCOMPARE(tiled[u"figures"][u"localBytes"].toInt(), 2048);
    QVERIFY(tiled[u"figures"][u"waves"].isNull());
    bool stores = false;
    for (const QJsonValue line : tiled[u"lines"].toArray())
        stores = stores || (line[u"text"].toString().startsWith("st.shared") && line[u"file"] == "matmul.cl" && line[u"line"] == 67);
    QVERIFY(stores);
}

void TestAsm::arraysOfAWorkItemTakePrivateMemory()
{
    NEEDS_LIBCLC;
    const QJsonObject json = m_kscope.run({"asm", KscopeFixture::sample("private-spill"), "--json"}).json();
    QVERIFY(function(json, "in_an_array")[u"figures"][u"privateBytes"].toInt() >= 128);
    QCOMPARE(function(json, "in_registers")[u"figures"][u"privateBytes"].toInt(-1), 0);
}

void TestAsm::parametersDecideWhatIsCompiled()
{
    const QJsonObject json = m_kscope.run({"asm", KscopeFixture::sample("matmul"), "--target", "ir", "--set", "tile=8", "--json"}).json();
    QCOMPARE(function(json, "tiled")[u"figures"][u"localBytes"].toInt(), 512);
}

/// Which takes a worker, where they are more than numbers.
void TestAsm::evaluatesBuildOptions()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a) { a[get_global_id(0)] = N; }\n", oneBuffer, oneLaunch,
                                                  R"("parameters": { "n": 3 }, "build": { "defines": { "N": "n * n + 68" } },)");
    const auto ended = m_kscope.run({"asm", project, "--target", "ir"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("store i32 77, "), qPrintable(ended.out));
}

void TestAsm::everySampleIsCompiled_data()
{
    QTest::addColumn<QString>("sample");
    for (const QString &sample : QDir(KscopeFixture::sample("")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(sample)) << sample;
}

void TestAsm::everySampleIsCompiled()
{
    QFETCH(const QString, sample);
    for (const QString &target : QStringList{"gfx906", "cpu", "ir"}) {
        if (target == "gfx906")
            NEEDS_LIBCLC;
        const auto ended = m_kscope.run({"asm", KscopeFixture::sample(qPrintable(sample)), "--target", target, "--json"});
        QVERIFY2(ended.status == 0, qPrintable(target + ": " + ended.error));
        QVERIFY(!ended.json()[u"functions"].toArray().isEmpty());
    }
}

void TestAsm::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("error");
    const QString good = "kernel void k(global int *a) { a[get_global_id(0)] = 1; }\n";
    QTest::newRow("target") << QStringList{"--target", "gfx90"} << good << 2 << "There is no target \"gfx90\". Did you mean \"gfx906\"?";
    QTest::newRow("GPU") << QStringList{"--target", "gfx999"} << good << 2 << "unknown target CPU 'gfx999'";
    QTest::newRow("kernel") << QStringList{"--target", "ir", "--kernel", "q"} << good << 2 << "There is no kernel \"q\".";
    QTest::newRow("source") << QStringList{"--target", "ir"} << "kernel void k(global int *a)\n{ a[0] = q; }\n"
                            << 3 << "k.cl:2:10: error: use of undeclared identifier 'q'";
}

void TestAsm::saysWhatIsWrong()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, source);
    QFETCH(const int, status);
    QFETCH(const QString, error);
    const auto ended = m_kscope.run(QStringList{"asm", m_kscope.writeProject(source, oneBuffer, oneLaunch)} + options);
    QCOMPARE(ended.status, status);
    QVERIFY2(ended.error.contains(error), qPrintable(ended.error));
    QCOMPARE(ended.out, QString());
}

void TestAsm::namesThePackageThatIsMissing()
{
    const QByteArray before = qgetenv("KERNELSCOPE_LIBCLC");
    qputenv("KERNELSCOPE_LIBCLC", "/nowhere");
    const auto ended = m_kscope.run({"asm", KscopeFixture::sample("vector-add")});
    before.isNull() ? qunsetenv("KERNELSCOPE_LIBCLC") : qputenv("KERNELSCOPE_LIBCLC", before);
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.error.contains("in /nowhere. Install libclc (on Debian and Ubuntu the package libclc-"), qPrintable(ended.error));
}

QTEST_GUILESS_MAIN(TestAsm)
#include "tst_asm.moc"
