#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// `kscope check` and `trace` through the whole line on a device: golden kernels, each broken one beside its clean twin.
class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenKernels_data();
    void goldenKernels();
    void samples_data();
    void samples();
    void aRaceIsToldWithBothAccesses();
    void theBudgetChoosesGroupsAndSaysSo();
    void allGroupsInBatchesFindTheFarRace();
    void groupsThatChangeRolesAreRecordedWhole();
    void everyExecutionInsideRepeatIsTraced();
    void whatHasNoValueIsNoIndexOfAnUntracedRun();
    void aCompilersMistakeIsAResultMismatch();
    void whatClangCannotReadRunsUntraced();
    void whatIsNotTracedIsNotCalledClean();
    void aTraceIsWritten();
    void anInvalidProjectIsSaidSo();

private:
    struct Ended
    {
        int status = -1;
        QString out;
        QString error;
        QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    };
    Ended kscope(const QStringList &arguments) const;
    QString writeProject(const QString &source, const QString &buffers, const QString &plan, const QString &build = {}) const;
    static QStringList findingsOf(const QJsonObject &json);
    static QString sample(const char *name);

    QTemporaryDir m_folder;
};

namespace {

const char *const oneBuffer = R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "i" } }])";
const char *const twoBuffers = R"([{ "name": "a", "type": "int", "shape": [64], "access": "in", "init": { "expression": "i" } },
    { "name": "o", "type": "int", "shape": [64], "access": "out" }])";
const char *const oneLaunch =
    R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" } } }])";
const char *const twoLaunch =
    R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" }, "o": { "buffer": "o" } } }])";

} // namespace

QString TestCheck::sample(const char *name)
{
    return qEnvironmentVariable("KERNELSCOPE_SOURCE") + QStringLiteral("/samples/") + QLatin1String(name);
}

TestCheck::Ended TestCheck::kscope(const QStringList &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(QStringLiteral(KSCOPE), arguments);
    if (!process.waitForFinished(100'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

QString TestCheck::writeProject(const QString &source, const QString &buffers, const QString &plan, const QString &build) const
{
    const auto write = [this](const char *name, const QString &text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
    };
    write("k.cl", source);
    write("k.kscope", QStringLiteral(R"({ "kernelscope": 1, "title": "k", "sources": ["k.cl"], %3 "buffers": %1, "plan": %2 })")
                          .arg(buffers, plan, build));
    return m_folder.filePath(QStringLiteral("k.kscope"));
}

/// "data-race 3 5": the kind and the lines of the accesses.
QStringList TestCheck::findingsOf(const QJsonObject &json)
{
    QStringList texts;
    for (const QJsonValue finding : json[u"findings"].toArray()) {
        QString text = finding[u"kind"].toString();
        for (const QJsonValue access : finding[u"accesses"].toArray())
            text += QStringLiteral(" %1").arg(access[u"line"].toInt());
        texts << text;
    }
    return texts;
}

void TestCheck::goldenKernels_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("hasOutput");
    QTest::addColumn<QStringList>("findings"); ///< each begins so
    const auto row = [](const char *name, const char *source, bool hasOutput, const QStringList &findings) {
        QTest::newRow(name) << QString::fromLatin1(source) << hasOutput << findings;
    };
    row("two-line race", "kernel void k(global int *a)\n{ a[0] = get_global_id(0); }\n", false, {"data-race 2 2"});
    row("two-line race, twin", "kernel void k(global int *a)\n{ a[get_global_id(0)] = 1; }\n", false, {});
    row("reduction without barrier",
        "kernel void k(global int *a) {\n local int t[16];\n const int l = get_local_id(0);\n t[l] = a[get_global_id(0)];\n"
        " for (int s = 8; s > 0; s /= 2) {\n  if (l < s)\n   t[l] += t[l + s];\n }\n if (l == 0) a[get_group_id(0)] = t[0];\n}\n",
        false, {"data-race 4 7", "data-race 4 9", "data-race 7 7", "data-race"});
    row("reduction with barrier",
        "kernel void k(global const int *a, global int *o) {\n local int t[16];\n const int l = get_local_id(0);\n t[l] = "
        "a[get_global_id(0)];\n"
        " for (int s = 8; s > 0; s /= 2) {\n  barrier(CLK_LOCAL_MEM_FENCE);\n  if (l < s)\n   t[l] += t[l + s];\n }\n"
        " if (l == 0) o[get_group_id(0)] = t[0];\n}\n",
        true, {});
    row("divergent barrier",
        "kernel void k(global int *a) {\n local int t[16];\n const int l = get_local_id(0);\n t[l] = l;\n if (l < 8)\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n a[get_global_id(0)] = t[l];\n}\n",
        false, {"barrier-divergence"});
    row("divergent barrier, twin",
        "kernel void k(global int *a) {\n local int t[16];\n const int l = get_local_id(0);\n t[l] = l;\n if (get_group_id(0) < 2)\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n a[get_global_id(0)] = t[l];\n}\n",
        false, {});
    // Traced on PoCL 3.1, all work-items once went the way of the first.
    row("branch in a second loop of barriers",
        "kernel void k(global const int *a, global int *o) {\n local uint t[32];\n local char u[16];\n uint l = get_local_id(0);\n"
        " t[l * 2] = 0;\n u[l] = 0;\n o[get_global_id(0)] = a[get_global_id(0)];\n barrier(CLK_LOCAL_MEM_FENCE);\n uint n = 0;\n"
        " while (n++ < 2) {\n  switch (t[l * 2] & 3) { default: break; }\n  barrier(CLK_LOCAL_MEM_FENCE);\n }\n"
        " for (uint i = 0; i < 3; i++) {\n  barrier(CLK_LOCAL_MEM_FENCE);\n  if (l != (uint)u[0]) o[get_global_id(0)] = 7;\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n }\n}\n",
        true, {});
    row("branch in a second loop of barriers, in a function",
        "void body(global const int *a, global int *o, local uint *t, local char *u) {\n uint l = get_local_id(0);\n"
        " t[l * 2] = 0;\n u[l] = 0;\n o[get_global_id(0)] = a[get_global_id(0)];\n barrier(CLK_LOCAL_MEM_FENCE);\n uint n = 0;\n"
        " while (n++ < 2) {\n  switch (t[l * 2] & 3) { default: break; }\n  barrier(CLK_LOCAL_MEM_FENCE);\n }\n"
        " for (uint i = 0; i < 3; i++) {\n  barrier(CLK_LOCAL_MEM_FENCE);\n  if (l != (uint)u[0]) o[get_global_id(0)] = 7;\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n }\n}\n"
        "kernel void k(global const int *a, global int *o) {\n local uint t[32];\n local char u[16];\n body(a, o, t, u);\n}\n",
        true, {});
    row("out of bounds behind", "kernel void k(global int *a)\n{ a[get_global_id(0) + 1] = 1; }\n", false, {"out-of-bounds 2"});
    row("out of bounds before",
        "kernel void k(global const int *a, global int *o)\n{ const int i = get_global_id(0);\n o[i] = a[i - 1]; }\n", true,
        {"out-of-bounds 3"});
    row("far out of bounds", "kernel void k(global int *a)\n{ a[get_global_id(0) + 100000000] = 1; }\n", false, {"out-of-bounds 2"});
    row("untraced writes behind the buffer", // of a type that no trace can name: only the guard zone shows them
        "kernel void k(global int *a)\n{ struct pair { int x, y; };\n global struct pair *p = (global struct pair *)a;\n"
        " struct pair v = { 1, 2 };\n p[get_global_id(0)] = v; }\n",
        false, {"guard-violation"});
    row("untraced writes behind the buffer, twin",
        "kernel void k(global int *a)\n{ struct pair { int x, y; };\n global struct pair *p = (global struct pair *)a;\n"
        " struct pair v = { 1, 2 };\n p[get_global_id(0) / 2] = v; }\n",
        false, {});
    row("read-only write", "kernel void k(global int *a, global int *o)\n{ const int i = get_global_id(0);\n a[i] = 1;\n o[i] = 2; }\n",
        true, {"read-only-write 3"});
    row("uninitialised local memory",
        "kernel void k(global int *a)\n{ local int t[16];\n const int l = get_local_id(0);\n a[get_global_id(0)] = t[l]; }\n", false,
        {"uninitialised-read 4"});
    row("uninitialised output", "kernel void k(global const int *a, global int *o)\n{ const int i = get_global_id(0);\n o[i] += a[i]; }\n",
        true, {"uninitialised-read 3"});
    row("endless loop",
        "kernel void k(global int *a)\n{ const int i = get_global_id(0);\n int n = a[i];\n while (n >= 0)\n  n = (n + 2) & 15;\n a[i] = n; "
        "}\n",
        false, {"endless-loop 4"});
    row("endless loop, twin",
        "kernel void k(global int *a)\n{ const int i = get_global_id(0);\n int n = a[i];\n while (n > 0)\n  n = n - 1;\n a[i] = n; }\n",
        false, {});
    row("plain and atomic", "kernel void k(global int *a)\n{ atomic_inc(&a[0]);\n if (get_global_id(0) == 5) a[0] = 7; }\n", false,
        {"data-race 2 3"});
    row("atomics", "kernel void k(global int *a)\n{ atomic_add(&a[0], 3); }\n", false, {});
    row("race in a macro", "#define PUT(x) a[0] = x\nkernel void k(global int *a)\n{\n PUT(get_global_id(0)); }\n", false,
        {"data-race 4 4"});
}

void TestCheck::goldenKernels()
{
    QFETCH(QString, source);
    QFETCH(bool, hasOutput);
    QFETCH(QStringList, findings);
    const QString project =
        writeProject(source, QLatin1String(hasOutput ? twoBuffers : oneBuffer), QLatin1String(hasOutput ? twoLaunch : oneLaunch));
    const Ended ended = kscope({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    const QStringList found = findingsOf(json);
    const QByteArray said = (found.join(", ") + "\n" + ended.error + ended.out).toUtf8();
    QVERIFY2(findings.isEmpty() == found.isEmpty(), said.constData());
    for (const QString &expected : findings)
        QVERIFY2(std::any_of(found.begin(), found.end(), [&](const QString &text) { return text.startsWith(expected); }), said.constData());
    for (const QString &text : found)
        QVERIFY2(std::any_of(findings.begin(), findings.end(), [&](const QString &expected) { return text.startsWith(expected); }),
                 said.constData());
    QCOMPARE(json[u"status"].toString(), QString(findings.isEmpty() ? "clean" : "findings"));
    QCOMPARE(ended.status, findings.isEmpty() ? 0 : 1);
    QCOMPARE(json[u"groupsTotal"].toInt(), 4);
}

void TestCheck::samples_data()
{
    QTest::addColumn<QStringList>("kinds");
    for (const char *clean : {"vector-add", "matmul", "tree-reduction", "partial-sums"})
        QTest::newRow(clean) << QStringList();
    QTest::newRow("branch-barrier") << QStringList{"barrier-divergence"};
    QTest::newRow("groups-race") << QStringList{"data-race"};
    QTest::newRow("lost-update") << QStringList{"data-race"};
    QTest::newRow("out-of-bounds") << QStringList{"out-of-bounds"};
}

void TestCheck::samples()
{
    QFETCH(QStringList, kinds);
    const Ended ended = kscope({"check", sample(QTest::currentDataTag()), "--device", "cpu", "--json"});
    QSet<QString> found;
    const QJsonObject json = ended.json();
    for (const QJsonValue finding : json[u"findings"].toArray())
        found << finding[u"kind"].toString();
    QVERIFY2(found == QSet<QString>(kinds.begin(), kinds.end()), qPrintable(ended.error + ended.out));
    QCOMPARE(ended.status, kinds.isEmpty() ? 0 : 1);
    for (const QJsonValue launch : json[u"launches"].toArray()) {
        QVERIFY2(launch[u"traced"].toBool(), qPrintable(ended.out));
        const bool isMended = launch[u"name"].toString() == u"mended" || launch[u"name"].toString() == u"careful";
        QVERIFY(!isMended || launch[u"findings"].toInt() == 0);
    }
}

void TestCheck::aRaceIsToldWithBothAccesses()
{
    const QString project = writeProject("kernel void k(global int *a)\n{ a[3] = get_global_id(0); }\n", oneBuffer, oneLaunch);
    const QJsonObject finding = kscope({"check", project, "--device", "cpu", "--json"}).json()[u"findings"][0].toObject();
    QCOMPARE(finding[u"object"].toString(), QString("a"));
    QCOMPARE(finding[u"memory"].toString(), QString("global"));
    QCOMPARE(finding[u"element"].toInt(), 3);
    QCOMPARE(finding[u"severity"].toString(), QString("error"));
    const QJsonArray accesses = finding[u"accesses"].toArray();
    QCOMPARE(accesses.size(), 2);
    QVERIFY(accesses[0][u"globalId"] != accesses[1][u"globalId"]);
    for (const QJsonValue access : accesses) {
        QCOMPARE(access[u"type"].toString(), QString("store"));
        QCOMPARE(access[u"value"].toString().toInt(), access[u"globalId"][0].toInt());
        QCOMPARE(access[u"groupId"][0].toInt(), access[u"globalId"][0].toInt() / 16);
    }
    const Ended text = kscope({"check", project, "--device", "cpu"});
    QVERIFY2(text.out.contains("k.cl:2:"), qPrintable(text.out));
    QVERIFY2(text.out.contains("[data-race]"), qPrintable(text.out));
    QCOMPARE(text.status, 1);
}

void TestCheck::theBudgetChoosesGroupsAndSaysSo()
{
    const QString project =
        writeProject("kernel void k(global int *a)\n{ a[get_global_id(0)] += 1; }\n",
                     R"([{ "name": "a", "type": "int", "shape": [4096], "access": "inout" }])",
                     R"([{ "launch": "k", "kernel": "k", "global": [4096], "local": [16], "arguments": { "a": { "buffer": "a" } } }])");
    const QJsonObject json = kscope({"trace", project, "--device", "cpu", "--json", "--budget", "1000", "--group", "77"}).json();
    QVERIFY(json[u"groupsTraced"].toInt() > 5);
    QVERIFY(json[u"events"].toInt() <= 1000);
    QCOMPARE(json[u"groupsTotal"].toInt(), 256);
    QVERIFY(!json[u"complete"].toBool());
    const QJsonObject all = kscope({"check", project, "--device", "cpu", "--json", "--budget", "all"}).json();
    QCOMPARE(all[u"events"].toInt(), 8192);
    QVERIFY(all[u"complete"].toBool());
}

void TestCheck::allGroupsInBatchesFindTheFarRace()
{
    // 24 million accesses: more than one batch. The first and the last work-item write to the same element.
    const QString project = writeProject(
        "kernel void k(global int *a, const int n)\n{ const int i = get_global_id(0);\n int s = 0;\n for (int j = 0; j < 22; ++j)\n  s += "
        "a[i + 1];\n"
        " a[i + 1] = s;\n if (i == 0)\n  a[0] = 1;\n if (i == n - 1)\n  a[0] = 2; }\n",
        R"([{ "name": "a", "type": "int", "shape": [1048577], "access": "inout" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [1048576], "local": [64], "arguments": { "a": { "buffer": "a" }, "n": { "value": "1048576" } } }])");
    const Ended ended = kscope({"check", project, "--device", "cpu", "--json", "--budget", "all"});
    const QJsonObject json = ended.json();
    QVERIFY2(findingsOf(json).size() == 1, qPrintable(ended.out + ended.error));
    QVERIFY(findingsOf(json)[0] == "data-race 8 10" || findingsOf(json)[0] == "data-race 10 8");
    QCOMPARE(json[u"groupsTraced"].toInt(), 16384);
    QVERIFY(json[u"complete"].toBool());
}

void TestCheck::groupsThatChangeRolesAreRecordedWhole()
{
    // What a group does depends on when it comes: hardly ever the same in the launch that counts and in the one that records.
    const QString project =
        writeProject("kernel void k(global int *a)\n{\n if (get_local_id(0) == 0) {\n  const int turn = atomic_inc(a);\n  int s = 0;\n"
                     "  for (int j = 0; j < turn; ++j)\n   s += a[1 + j];\n  a[1001 + get_group_id(0)] = s;\n }\n}\n",
                     R"([{ "name": "a", "type": "int", "shape": [2000], "access": "inout" }])",
                     R"([{ "launch": "k", "kernel": "k", "global": [4000], "local": [4], "arguments": { "a": { "buffer": "a" } } }])");
    const QJsonObject json = kscope({"check", project, "--device", "cpu", "--json", "--budget", "all"}).json();
    QCOMPARE(json[u"events"].toInt(), 1000 * 999 / 2 + 2 * 1000);
    QVERIFY(json[u"complete"].toBool());
}

void TestCheck::everyExecutionInsideRepeatIsTraced()
{
    // Only the third execution leaves the buffer: the real state of the two before must be its input.
    const QString project = writeProject(
        "kernel void k(global int *a)\n{ const int i = get_global_id(0);\n if (i == 0)\n  a[a[1] * 32] = 1;\n if (i == 1)\n  a[1] += 1; "
        "}\n",
        R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout" }])",
        R"([{ "repeat": { "while": "n < 3", "steps": [ { "launch": "k", "kernel": "k", "global": [2], "local": [1], "arguments": { "a": { "buffer": "a" } } },
            { "set": { "n": "n + 1" } } ] } }])",
        R"("parameters": { "n": 0 },)");
    const Ended ended = kscope({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    QCOMPARE(json[u"launches"].toArray().size(), 3);
    QVERIFY2(findingsOf(json).contains("out-of-bounds 4"), qPrintable(ended.out + ended.error));
    QCOMPARE(json[u"launches"][2][u"execution"].toInt(), 2);
    QVERIFY(!json[u"launches"][2][u"ranUntraced"].toBool());
    QVERIFY(json[u"launches"][1][u"ranUntraced"].toBool());
}

void TestCheck::whatHasNoValueIsNoIndexOfAnUntracedRun()
{
    const QString project = writeProject("kernel void k(global long *a)\n{ volatile long i;\n a[0] = i;\n a[i & 7] = 1; }\n",
                                         R"([{ "name": "a", "type": "long", "shape": [64], "access": "inout" }])",
                                         R"([{ "launch": "k", "kernel": "k", "global": [1], "arguments": { "a": { "buffer": "a" } } }])");
    const Ended ended = kscope({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    QVERIFY2(findingsOf(json).contains("uninitialised-read 3"), qPrintable(ended.out + ended.error));
    QVERIFY(!json[u"launches"][0][u"ranUntraced"].toBool());
    QCOMPARE(json[u"message"].toString(), QString());
}

void TestCheck::aCompilersMistakeIsAResultMismatch()
{
    const Ended ended = kscope({"check", sample("interleaved-reduction"), "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    const Ended plain = kscope({"run", sample("interleaved-reduction"), "--device", "cpu", "--json"});
    const bool isMiscompiled = plain.json()[u"buffers"][1][u"first"][0].toInt() != 64;
    QVERIFY2(!json.isEmpty(), qPrintable(ended.error));
    if (!isMiscompiled) {
        QCOMPARE(json[u"status"].toString(), QString("clean"));
        QSKIP("This driver's compiler gets the kernel right.");
    }
    QVERIFY2(findingsOf(json).size() == 1 && findingsOf(json)[0].startsWith("result-mismatch"), qPrintable(ended.out));
    QCOMPARE(json[u"findings"][0][u"object"].toString(), QString("sums"));
    QCOMPARE(ended.status, 1);
}

void TestCheck::whatClangCannotReadRunsUntraced()
{
    const QString project =
        writeProject("#ifdef __clang_major__\nkernel void k(global int *a)\n{ a[get_global_id(0)] = 1; }\n#endif\n", oneBuffer, oneLaunch);
    const Ended fine = kscope({"check", project, "--device", "cpu", "--json"});
    QCOMPARE(fine.json()[u"launches"][0][u"traced"].toBool(), true);
    const QString broken = writeProject("kernel void k(global int *a)\n{ a[get_global_id(0)] = nowhere; }\n", oneBuffer, oneLaunch);
    const Ended ended = kscope({"check", broken, "--device", "cpu", "--json"});
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.json()[u"status"].toString(), QString("build-failed"));
    QVERIFY2(ended.error.contains("k.cl:2:"), qPrintable(ended.error));
}

void TestCheck::whatIsNotTracedIsNotCalledClean()
{
    const QString project =
        writeProject("int f(int n);\nint f(int n) { return n < 1 ? 0 : f(n - 1); }\n"
                     "kernel void k(global int *a)\n{ int n = -(int)get_global_id(0); a[get_global_id(0)] = n > 0 ? f(n) : n; }\n",
                     oneBuffer, oneLaunch);
    const Ended ended = kscope({"check", project, "--device", "cpu"});
    QVERIFY2(ended.out.contains("Nothing was recorded"), qPrintable(ended.out + ended.error));
    QVERIFY(ended.out.contains("recursion"));
    QVERIFY(!ended.out.contains("Clean"));
    QVERIFY(!kscope({"check", project, "--device", "cpu", "--json"}).json()[u"complete"].toBool());
}

void TestCheck::aTraceIsWritten()
{
    const QString out = m_folder.filePath("t.kstrace");
    const Ended ended = kscope({"trace", sample("vector-add"), "--device", "cpu", "--json", "--out", out});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QStringList files = QDir(m_folder.path()).entryList({"t*.kstrace"});
    QVERIFY(!files.isEmpty());
    QFile file(m_folder.filePath(files.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(7) == "KSTRACE");
    const QJsonArray sites = ended.json()[u"sites"].toArray();
    QVERIFY(sites.size() >= 3);
    for (const QJsonValue site : sites) {
        QVERIFY(site[u"count"].toInt() > 0);
        QVERIFY(site[u"transactionsPerSubgroup"].toDouble() > 0);
    }
    QVERIFY(ended.json()[u"phases"][0][u"loads"].toInt() > 0);
}

void TestCheck::anInvalidProjectIsSaidSo()
{
    const QString project =
        writeProject("kernel void k(global int *a)\n{ a[0] = 1; }\n", oneBuffer,
                     R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [7], "arguments": { "a": { "buffer": "a" } } }])");
    const Ended ended = kscope({"check", project, "--device", "cpu", "--json"});
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.json()[u"status"].toString(), QString("invalid"));
    QVERIFY2(ended.error.contains("7"), qPrintable(ended.error));
    QCOMPARE(kscope({"check", "nowhere"}).status, 2);
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
