#include "KscopeFixture.h"

using namespace Qt::StringLiterals;

/// `kscope check` and `trace` on a device: what part of a launch is traced, what is told of the rest, and what is written.
class TestCheckRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBudgetChoosesGroupsAndSaysSo();
    void allGroupsInBatchesFindTheFarRace();
    void groupsThatChangeRolesAreRecordedWhole();
    void everyExecutionInsideRepeatIsTraced();
    void whatIsFoundHasItsValues();
    void whetherResultsDependOnLocalMemoryIsTold_data();
    void whetherResultsDependOnLocalMemoryIsTold();
    void aLoopThatCountsInLocalMemoryIsTraced();
    void headersOutsideOfTheProjectAreListed_data();
    void headersOutsideOfTheProjectAreListed();
    void filesOutsideAreNotIncluded_data();
    void filesOutsideAreNotIncluded();
    void whetherAStandardBuildsIsForTheDriverToSay();
    void whatHasNoValueIsNoIndexOfAnUntracedRun();
    void impliedRacesThatHangOnGuessesAreNoErrors();
    void whatMarksVariablesMayBeData();
    void whatMarksVariablesMayBeAnOperand_data();
    void whatMarksVariablesMayBeAnOperand();
    void aBoundInLocalMemoryIsTheSameForAll();
    void whatIsSetInPartIsNotTheCompilersFault_data();
    void whatIsSetInPartIsNotTheCompilersFault();
    void anOpenOrderIsNotTheCompilersFault();
    void aCompilersMistakeIsAResultMismatch();
    void whatClangCannotReadRunsUntraced();
    void whatNoGuessChangesIsAnError_data();
    void whatNoGuessChangesIsAnError();
    void aGuessedMacroIsNamed();
    void aRaceOfItemsAfterTheEndOfARowNamesTheGlobalSize();
    void aCounterThatIsSetBesideThoseWhoCountIsAnError();
    void whatIsNotTracedIsNotCalledClean();
    void whatDoesNothingIsNotCalledClean();
    void whatWentToUnknownMemoryIsNotCalledClean();
    void aTracedKernelThatTheCompilerCrashesOnIsBuiltPlainly();
    void recursionIsRefusedWithItsPlace();
    void aLocalFenceOfAWiderScopeIsWarnedOf();
    void withoutAStandardAllReadTheSame();
    void aTraceIsWritten();
    void anInvalidProjectIsSaidSo();

private:
    KscopeFixture m_kscope;
};

void TestCheckRuns::theBudgetChoosesGroupsAndSaysSo()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ a[get_global_id(0)] += 1; }\n",
        R"([{ "name": "a", "type": "int", "shape": [4096], "access": "inout" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [4096], "local": [16], "arguments": { "a": { "buffer": "a" } } }])");
    const QJsonObject json = m_kscope.run({"trace", project, "--device", "cpu", "--json", "--budget", "1000", "--group", "77"}).json();
    QVERIFY(json[u"groupsTraced"].toInt() > 5);
    QVERIFY(json[u"events"].toInt() <= 1000);
    QCOMPARE(json[u"groupsTotal"].toInt(), 256);
    QVERIFY(!json[u"complete"].toBool());
    const QJsonObject all = m_kscope.run({"check", project, "--device", "cpu", "--json", "--budget", "all"}).json();
    QCOMPARE(all[u"events"].toInt(), 8192);
    QVERIFY(all[u"complete"].toBool());
}

void TestCheckRuns::allGroupsInBatchesFindTheFarRace()
{
    // 24 million accesses: more than one batch. The first and the last work-item write to the same element.
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a, const int n)\n{ const int i = get_global_id(0);\n int s = 0;\n for (int j = 0; j < 22; ++j)\n  s += "
        "a[i + 1];\n"
        " a[i + 1] = s;\n if (i == 0)\n  a[0] = 1;\n if (i == n - 1)\n  a[0] = 2; }\n",
        R"([{ "name": "a", "type": "int", "shape": [1048577], "access": "inout" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [1048576], "local": [64], "arguments": { "a": { "buffer": "a" }, "n": { "value": "1048576" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json", "--budget", "all"});
    const QJsonObject json = ended.json();
    QVERIFY2(findingsOf(json).size() == 1, qPrintable(ended.out + ended.error));
    QVERIFY(findingsOf(json)[0] == "data-race 8 10" || findingsOf(json)[0] == "data-race 10 8");
    QCOMPARE(json[u"groupsTraced"].toInt(), 16384);
    QVERIFY(json[u"complete"].toBool());
}

void TestCheckRuns::groupsThatChangeRolesAreRecordedWhole()
{
    // What a group does depends on when it comes: hardly ever the same in the launch that counts and in the one that records.
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{\n if (get_local_id(0) == 0) {\n  const int turn = atomic_inc(a);\n  int s = 0;\n"
        "  for (int j = 0; j < turn; ++j)\n   s += a[1 + j];\n  a[1001 + get_group_id(0)] = s;\n }\n}\n",
        R"([{ "name": "a", "type": "int", "shape": [2000], "access": "inout" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [4000], "local": [4], "arguments": { "a": { "buffer": "a" } } }])");
    const QJsonObject json = m_kscope.run({"check", project, "--device", "cpu", "--json", "--budget", "all"}).json();
    QCOMPARE(json[u"events"].toInt(), 1000 * 999 / 2 + 2 * 1000);
    QVERIFY(json[u"complete"].toBool());
}

void TestCheckRuns::everyExecutionInsideRepeatIsTraced()
{
    // Only the third execution leaves the buffer: the real state of the two before must be its input.
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ const int i = get_global_id(0);\n if (i == 0)\n  a[a[1] * 32] = 1;\n if (i == 1)\n  a[1] += 1; "
        "}\n",
        R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout" }])",
        R"([{ "repeat": { "while": "n < 3", "steps": [ { "launch": "k", "kernel": "k", "global": [2], "local": [1], "arguments": { "a": { "buffer": "a" } } },
            { "set": { "n": "n + 1" } } ] } }])",
        R"("parameters": { "n": 0 },)");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    QCOMPARE(json[u"launches"].toArray().size(), 3);
    QVERIFY2(findingsOf(json).contains("out-of-bounds 4"), qPrintable(ended.out + ended.error));
    QCOMPARE(json[u"launches"][2][u"execution"].toInt(), 2);
    QVERIFY(!json[u"launches"][2][u"ranUntraced"].toBool());
    QVERIFY(json[u"launches"][1][u"ranUntraced"].toBool());
}

// Loads in loops are recorded without their values at first.
void TestCheckRuns::whatIsFoundHasItsValues()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a, global int *out)\n{ int s = 0;\n for (int j = 0; j < 16; ++j)\n  s += a[j];\n"
        " out[get_global_id(0)] = s;\n a[get_global_id(0)] = 7; }\n",
        R"([{ "name": "a", "type": "int", "shape": [16], "init": { "constant": 7 }, "access": "inout" }, { "name": "out", "type": "int", "shape": [16], "access": "out" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [16], "local": [16], "arguments": { "a": { "buffer": "a" }, "out": { "buffer": "out" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json", "--budget", "all"});
    QCOMPARE(findingsOf(ended.json()).join(u", "), QStringLiteral("data-race 4 6"));
    const QJsonArray accesses = ended.json()[u"findings"][0][u"accesses"].toArray();
    QCOMPARE(accesses.size(), 2);
    for (const QJsonValue &access : accesses)
        QCOMPARE(access[u"value"].toString(), QStringLiteral("7"));
    QCOMPARE(ended.json()[u"events"].toInt(), 16 * 18);
}

void TestCheckRuns::whetherResultsDependOnLocalMemoryIsTold_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("told");
    QTest::newRow("do") << "a[get_global_id(0)] = t[l];"
                        << "Results depend on it: with other values in local memory a came out differently.";
    QTest::newRow("do not") << "if (t[l] != 123) a[get_global_id(0)] = 1;"
                            << "No result depends on it here: with other values in local memory,";
    QTest::newRow("what was left out") << "a[t[l] | 1 << 20] = 1;"
                                       << "";
    QTest::newRow("race") << "a[0] = t[l];"
                          << "";
}

void TestCheckRuns::whetherResultsDependOnLocalMemoryIsTold()
{
    QFETCH(QString, store);
    QFETCH(QString, told);
    const QString project = m_kscope.writeProject(
        QStringLiteral("kernel void k(global int *a)\n{ local int t[16];\n int l = get_local_id(0);\n if (l > 16) t[l] = 1;\n %1\n}\n")
            .arg(store),
        oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QString said;
    for (const QJsonValue &finding : ended.json()[u"findings"].toArray()) {
        if (finding[u"kind"].toString() != u"uninitialised-read")
            continue;
        said = finding[u"message"].toString();
        QCOMPARE(finding[u"severity"].toString(), told.startsWith(u"No result") ? u"warning"_s : u"error"_s);
    }
    QVERIFY2(said.contains(u" before anything was written there. "), qPrintable(ended.out + ended.error));
    QVERIFY2(told.isEmpty() ? !said.contains(u"depend") : said.contains(told), qPrintable(said));
}

/// PoCL 3.1's compiler followed what LLVM made of it without end.
void TestCheckRuns::aLoopThatCountsInLocalMemoryIsTraced()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ local int m;\n int s = 0;\n for (m = 0; m < 4; m++)\n"
                                                  "  s += a[m];\n a[get_global_id(0)] = s; }\n",
                                                  oneBuffer, QString(oneLaunch).replace(u"[16]"_s, u"[8]"_s));
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(findingsOf(ended.json()).contains(u"data-race 4 4"_s), qPrintable(ended.out + ended.error));
}

void TestCheckRuns::headersOutsideOfTheProjectAreListed_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("include");
    QTest::newRow("-I") << "-I%1"
                        << "#include \"far.h\"";
    QTest::newRow("macro") << "-DINCLUDE_PATH=%1"
                           << "#define TEXT(x) #x\n#define AS_TEXT(x) TEXT(x)\n#include AS_TEXT(INCLUDE_PATH/far.h)";
    QTest::newRow("absolute") << "-DX%1"
                              << "#include \"%1/far.h\"";
}

/// The driver might find them, Clang sees the project's own files only.
void TestCheckRuns::headersOutsideOfTheProjectAreListed()
{
    QFETCH(QString, options);
    QFETCH(QString, include);
    const QTemporaryDir outside;
    QFile header(outside.filePath("far.h"));
    QVERIFY(header.open(QIODevice::WriteOnly) && header.write("#define FAR 1\n") > 0);
    header.close();
    options = options.contains(u"-DX") ? QStringLiteral("-DX") : options.arg(outside.path());
    const QString source = include.replace(u"%1"_s, outside.path()) + u"\nkernel void k(global int *a) { a[get_global_id(0)] = FAR; }\n"_s;
    const QString project =
        m_kscope.writeProject(source, oneBuffer, oneLaunch, QStringLiteral("\"build\": { \"options\": \"%1\" },").arg(options));
    const QString said = u"The sources include headers from outside of the project: %1/far.h. "_s.arg(outside.path());
    for (const char *command : {"run", "check", "trace"}) {
        const auto ended = m_kscope.run({QLatin1String(command), project, "--device", "cpu"});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains(said), qPrintable(ended.error));
    }
    const auto made = m_kscope.run({"new", m_kscope.path("k.cl"), "--options", options, "--out", m_kscope.path("made"), "--device", "cpu"});
    if (options.startsWith(u"-I")) { // it takes them along
        QCOMPARE(made.status, 0);
        QVERIFY(QFileInfo::exists(m_kscope.path("made/far.h")));
        return;
    }
    QCOMPARE(made.status, 2);
    QVERIFY2(made.error.contains(said), qPrintable(made.error));
}

void TestCheckRuns::filesOutsideAreNotIncluded_data()
{
    QTest::addColumn<QString>("include");
    QTest::addColumn<QString>("said"); // empty: it builds
    const QString outside = u"is outside of the folder of the project."_s;
    QTest::newRow("macro") << "#define X \"/etc/passwd\"\n#include X" << outside;
    QTest::newRow("upwards") << "#include \"../../../../../../../../../../etc/passwd\"" << outside;
    QTest::newRow("put together") << "#define S(x) #x\n#define T(x) S(x)\n#define P(a, b) a##b\n#include T(P(/etc/pass,wd))"
                                  << u"The name of this file is put together by macros."_s;
    QTest::newRow("not compiled") << "#ifndef __OPENCL_VERSION__\n#include \"../host.h\"\n#endif" << QString();
    QTest::newRow("asked for") << "#if __has_include(\"/etc/passwd\")\n#error found\n#endif" << QString();
}

/// No driver shows words of the machine's files.
void TestCheckRuns::filesOutsideAreNotIncluded()
{
    QFETCH(QString, include);
    QFETCH(QString, said);
    const QString project =
        m_kscope.writeProject(include + u"\nkernel void k(global int *a) { a[get_global_id(0)] = 1; }\n"_s, oneBuffer, oneLaunch);
    for (const char *command : {"run", "check"}) {
        const auto ended = m_kscope.run({QLatin1String(command), project, "--device", "cpu"});
        QVERIFY2(!ended.error.contains(u"root"), qPrintable(ended.error));
        QVERIFY2(said.isEmpty() ? ended.status == 0 : ended.error.contains(said), qPrintable(ended.error));
    }
}

/// PoCL 3.1 builds OpenCL C 2.0, though it does not say so.
void TestCheckRuns::whetherAStandardBuildsIsForTheDriverToSay()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a) { a[get_global_id(0)] = __OPENCL_C_VERSION__; }\n",
                                                  oneBuffer, oneLaunch, R"("build": { "standard": "CL2.0" },)");
    const auto ended = m_kscope.run({"run", project, "--device", "cpu", "--json"});
    QVERIFY2(ended.json()[u"status"].toString() != u"invalid", qPrintable(ended.error));
    if (ended.json()[u"status"].toString() != u"ok")
        QSKIP("The driver does not build it.");
    QCOMPARE(ended.json()[u"buffers"][0][u"first"][0].toInt(), 200);
    const auto checked = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(checked.json()[u"status"].toString() == u"clean", qPrintable(checked.out + checked.error));
}

void TestCheckRuns::whatHasNoValueIsNoIndexOfAnUntracedRun()
{
    const QString project =
        m_kscope.writeProject("kernel void k(global long *a)\n{ volatile long i;\n a[0] = i;\n a[i & 7] = 1; }\n",
                              R"([{ "name": "a", "type": "long", "shape": [64], "access": "inout" }])",
                              R"([{ "launch": "k", "kernel": "k", "global": [1], "arguments": { "a": { "buffer": "a" } } }])");
    const QJsonObject json = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json();
    QVERIFY(findingsOf(json).contains("uninitialised-read 3"));
    QVERIFY(!json[u"launches"][0][u"ranUntraced"].toBool());
    QCOMPARE(json[u"message"].toString(), QString());
}

void TestCheckRuns::impliedRacesThatHangOnGuessesAreNoErrors()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ local int t[16];\n int l = get_local_id(0), sum = 0;\n for (int i = 0; i < 3; i++) {\n"
        " t[l] = i + get_global_id(1);\n barrier(CLK_LOCAL_MEM_FENCE);\n sum += t[l];\n sum += 3 * t[l];\n }\n"
        " a[get_global_id(1) * get_global_size(0) + get_global_id(0)] = sum; }\n",
        oneBuffer, R"([{ "launch": "k", "kernel": "k", "global": [8, 8], "local": [8, 8], "arguments": { "a": { "buffer": "a" } } }])",
        R"("guesses": { "/plan/k/local": [8, 8] },)");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu"});
    QVERIFY2(ended.out.contains("0 errors, 2 warnings. Races that the same barriers order: 1"), qPrintable(ended.out + ended.error));
}

/// 0x7ffcdbad is what private variables hold at first where their address is taken.
void TestCheckRuns::whatMarksVariablesMayBeData()
{
    const auto findingsOf = [this](int leftOut) {
        const QString project = m_kscope.writeProject(
            QStringLiteral("void get(global const int *a, int i, int *v) { if (i != %1) *v = a[i]; }\n"
                           "kernel void k(global int *a)\n{ int i = get_global_id(0), v;\n get(a, i, &v);\n a[i] = v + 1; }\n")
                .arg(leftOut),
            QStringLiteral(R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout",
                                 "init": { "expression": "i == 7 ? 0x7ffcdbad : i" } }])"),
            oneLaunch);
        const QJsonObject json = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json();
        QStringList kinds;
        for (const QJsonValue &finding : json[u"findings"].toArray())
            kinds << finding[u"kind"].toString();
        return kinds.join(u' ') + (json[u"launches"][0][u"ranUntraced"].toBool() ? QStringLiteral(" ran") : QString());
    };
    QCOMPARE(findingsOf(64), QStringLiteral(" ran"));
    QCOMPARE(findingsOf(40), QStringLiteral("uninitialised-read"));
}

/// The same of what an operation is made with; the other program has no variables that hold it.
void TestCheckRuns::whatMarksVariablesMayBeAnOperand_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const QString set = u"int v; get(a, i, &v);"_s, left = u"int v; get(a, i == 7 ? 64 : i, &v);"_s;
    QTest::newRow("no variables") << u"int v = a[i]; a[i] = v + 100000000;"_s << u"signed-overflow ran"_s;
    QTest::newRow("variables set") << set + u" a[i] = a[i] + 100000000 + v % 2;"_s << u"signed-overflow ran"_s;
    QTest::newRow("another overflow") << set + u" a[i] = a[i] + 100000000 + v % 2;\n a[i] += i == 9 ? 0x7fffffff : 0;"_s
                                      << u"signed-overflow signed-overflow ran"_s;
    QTest::newRow("variable unset") << left + u" int k[2]; k[i & 1] = v; a[i] = k[i & 1] + 100000000;"_s << u"uninitialised-read"_s;
}

void TestCheckRuns::whatMarksVariablesMayBeAnOperand()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    const QString project = m_kscope.writeProject(u"void get(global const int *a, int i, int *v) { if (i < 64) *v = a[i]; }\n"
                                                  "kernel void k(global int *a)\n{ int i = get_global_id(0);\n "_s +
                                                      body + u" }\n"_s,
                                                  QStringLiteral(R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout",
                             "init": { "expression": "i == 7 ? 0x7ffcdbad : i" } }])"),
                                                  oneLaunch);
    const QJsonObject json = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json();
    QStringList kinds;
    for (const QJsonValue &finding : json[u"findings"].toArray())
        kinds << finding[u"kind"].toString();
    if (json[u"launches"][0][u"ranUntraced"].toBool())
        kinds << u"ran"_s;
    QCOMPARE(kinds.join(u' '), expected);
}

/// Intel's CPU runtime has only the first work-item go through the loop where the traced kernel is optimised.
void TestCheckRuns::aBoundInLocalMemoryIsTheSameForAll()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ local int n;\n int r = 0;\n if (get_local_id(0) == 0) n = 3;\n barrier(CLK_LOCAL_MEM_FENCE);\n"
        " for (int i = 0; i < n; i++) { barrier(CLK_LOCAL_MEM_FENCE); r += i; }\n a[get_global_id(0)] = r; }\n",
        oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(ended.json()[u"status"].toString() == u"clean", qPrintable(ended.out + ended.error));
    QCOMPARE(ended.json()[u"events"].toInt(), 64 * 4 + 64 * 4 + 64 + 4); // loads of n, barriers, stores
}

void TestCheckRuns::whatIsSetInPartIsNotTheCompilersFault_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("object"); // empty: all of it was set
    const QString bytes = u"int n[4];\n set((uchar *)n, %1);\n a[get_global_id(0)] = n[get_global_id(0) & 3];"_s;
    QTest::newRow("15 of 16 bytes") << bytes.arg(15) << u"n"_s;
    QTest::newRow("16 of 16 bytes") << bytes.arg(16) << QString();
    QTest::newRow("3 of 4 bytes") << u"int n;\n uchar *p = (uchar *)&n;\n p[0] = p[1] = p[2] = 3;\n a[get_global_id(0)] = n;"_s << u"n"_s;
    QTest::newRow("4 of 4 bytes") << u"int n;\n uchar *p = (uchar *)&n;\n p[0] = p[1] = p[2] = p[3] = 3;\n a[get_global_id(0)] = n;"_s
                                  << QString();
    QTest::newRow("small elements") << u"uchar n[8];\n set(n, 5);\n a[get_global_id(0)] = n[get_global_id(0) & 7];"_s << u"n"_s;
}

void TestCheckRuns::whatIsSetInPartIsNotTheCompilersFault()
{
    QFETCH(QString, body);
    QFETCH(QString, object);
    const QString project = m_kscope.writeProject(u"void set(uchar *p, int n)\n{ for (int i = 0; i < n; ++i) p[i] = 0; }\n"
                                                  u"kernel void k(global int *a)\n{ %1\n}\n"_s.arg(body),
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    const QJsonArray findings = ended.json()[u"findings"].toArray();
    if (object.isEmpty()) {
        QVERIFY2(ended.json()[u"status"].toString() == u"clean", qPrintable(ended.out + ended.error));
        return;
    }
    QVERIFY2(findings.size() == 1 && findings[0][u"kind"].toString() == u"uninitialised-read", qPrintable(ended.out + ended.error));
    QCOMPARE(findings[0][u"object"].toString(), object);
    QCOMPARE(findings[0][u"memory"].toString(), u"private"_s);
}

void TestCheckRuns::anOpenOrderIsNotTheCompilersFault()
{
    const QString project = m_kscope.writeProject(
        "int other(int j) { return j + j++; }\nkernel void k(global int *a)\n{ int j;\n a[(j = get_global_id(0), j++, j - 1)] = j; }\n",
        oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    for (const QJsonValue finding : ended.json()[u"findings"].toArray()) { // Not all compilers differ.
        const QString message = finding[u"message"].toString();
        QVERIFY2(message.contains(u"OpenCL C does not define the value of j at k.cl:4") && !message.contains(u"compiler"),
                 qPrintable(message));
    }
}

void TestCheckRuns::aCompilersMistakeIsAResultMismatch()
{
    const auto ended = m_kscope.run({"check", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--json"});
    const QJsonObject json = ended.json();
    const auto plain = m_kscope.run({"run", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--json"});
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

void TestCheckRuns::whatClangCannotReadRunsUntraced()
{
    const QString project = m_kscope.writeProject(
        "#ifdef __clang_major__\nkernel void k(global int *a)\n{ a[get_global_id(0)] = 1; }\n#endif\n", oneBuffer, oneLaunch);
    const auto fine = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QCOMPARE(fine.json()[u"launches"][0][u"traced"].toBool(), true);
    const QString broken =
        m_kscope.writeProject("kernel void k(global int *a)\n{ a[get_global_id(0)] = nowhere; }\n", oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", broken, "--device", "cpu", "--json"});
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.json()[u"status"].toString(), QString("build-failed"));
    QVERIFY2(ended.error.contains("k.cl:2:"), qPrintable(ended.error));
}

void TestCheckRuns::whatNoGuessChangesIsAnError_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("kind");
    QTest::newRow("beyond a local array, at a constant")
        << "local int t[64]; t[get_local_id(0) & 63] = 1; barrier(CLK_LOCAL_MEM_FENCE); a[get_global_id(0)] = t[64];"
        << "out-of-bounds";
    QTest::newRow("beyond a local array, by the first work-item")
        << "local int t[64]; t[get_local_id(0) & 63] = 1; barrier(CLK_LOCAL_MEM_FENCE); a[get_global_id(0)] = t[get_local_id(0) + 64];"
        << "out-of-bounds";
    QTest::newRow("NULL, where there are buffers") << "global int *p = 0; a[get_global_id(0)] = p[get_global_id(0)];"
                                                   << "out-of-bounds";
    QTest::newRow("NULL in a kernel that stores")
        << "local int t[64]; t[get_local_id(0) & 63] = m; global int *p = 0; p[get_global_id(0)] = m;"
        << "out-of-bounds";
    QTest::newRow("a race in a loop, with a number that decides what is stored")
        << "int l = get_local_id(0), s = 0; for (int i = 0; i < 4; i++) { int v = 7; if (l < m) v = 1; t[l] = v; "
           "barrier(CLK_LOCAL_MEM_FENCE); s += t[l ^ 1]; } a[get_global_id(0)] = s;"
        << "data-race";
    QTest::newRow("a copy that nobody waited for")
        << "local int t[64]; event_t e = async_work_group_copy(t, a + 64 * get_group_id(0), 64, 0); "
           "b[get_global_id(0)] = t[get_local_id(0) & 63]; wait_group_events(1, &e);"
        << "data-race";
    QTest::newRow("elements of all work-items, read at a place that a number decides")
        << "local int t[64]; int l = get_local_id(0);\nt[l] = b[l];\na[get_global_id(0)] = t[(l * m + 7) & 63];"
        << "data-race";
    QTest::newRow("neighbours in rows whose length is a number")
        << "int at = (get_global_id(1) + 1) * (m + 1) + get_global_id(0) + 1;\nint left = a[at - 1] + b[0];\na[at] = left;"
        << "data-race";
    QTest::newRow("a matrix transposed in place")
        << "int x = get_global_id(0), y = get_global_id(1);\nint v = a[y * m + x];\na[x * m + y] = v;"
        << "data-race";
    QTest::newRow("the row before the first")
        << "int x = get_global_id(0), y = get_global_id(1);\nint v = b[(y - 1) * m + x];\nif (y > 0)\na[y * m + x] = v;"
        << "out-of-bounds";
    QTest::newRow("one element for all work-items of a row, whose length is a number")
        << "int x = get_global_id(0), y = get_global_id(1);\na[y * m] = b[y * m + x];"
        << "data-race";
    QTest::newRow("counters set to zero, beside those who count already")
        << "local int t[64]; int l = get_local_id(0);\nfor (int i = l; i < 64; i += get_local_size(0))\nt[i] = 0;\n"
           "atomic_inc(&t[b[get_global_id(0)] & 63]);\nbarrier(CLK_LOCAL_MEM_FENCE);\n"
           "for (int i = l; i < 64; i += get_local_size(0)) atomic_add(&a[i], t[i]);"
        << "data-race";
    QTest::newRow("counters in global memory, likewise") << "int i = get_global_id(0);\nif (i < m)\na[i] = 0;\natomic_inc(&a[b[i] & 63]);"
                                                         << "data-race";
    QTest::newRow("counters in local memory that nobody sets")
        << "local int t[64]; int l = get_local_id(0);\natomic_inc(&t[b[get_global_id(0)] & 63]);\nbarrier(CLK_LOCAL_MEM_FENCE);\n"
           "for (int i = l; i < 64; i += get_local_size(0)) atomic_add(&a[i], t[i]);"
        << "uninitialised-read";
}

/// Of a project that was guessed: all of these were warnings that named one, or went unseen.
void TestCheckRuns::whatNoGuessChangesIsAnError()
{
    QFETCH(QString, body);
    QFETCH(QString, kind);
    const QString local = body.contains(u"local int t") ? QString() : u", local int *t"_s;
    QFile source(m_kscope.path("k.cl"));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write(u"kernel void k(global int *a, global int *b, int m%1)\n{\n%2\n}\n"_s.arg(local, body).toUtf8());
    source.close();
    const QString made = m_kscope.path("guessed");
    QDir(made).removeRecursively();
    const auto guessed = m_kscope.run({"new", source.fileName(), "--out", made, "--device", "cpu"});
    QVERIFY2(guessed.status == 0, qPrintable(guessed.error));
    const auto ended = m_kscope.run({"check", made, "--device", "cpu", "--json"});
    QVERIFY2(ended.status == 1, qPrintable(ended.out + ended.error));
    const QJsonObject found = ended.json()[u"findings"][0].toObject();
    QCOMPARE(found[u"kind"].toString(), kind);
    QCOMPARE(found[u"severity"].toString(), QStringLiteral("error"));
}

void TestCheckRuns::aGuessedMacroIsNamed()
{
    QFile source(m_kscope.path("k.cl"));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("kernel void k(global int *a)\n{\n local int t[12];\n int l = get_local_id(0), s = 0;\n"
                 " for (int i = l; i < 12; i += get_local_size(0))\n  t[i] = i;\n barrier(CLK_LOCAL_MEM_FENCE);\n"
                 " for (int i = 0; i < ROUNDS; i++)\n  s += t[i];\n a[get_global_id(0)] = s;\n}\n");
    source.close();
    const QString made = m_kscope.path("guessed");
    QDir(made).removeRecursively();
    const auto guessed = m_kscope.run({"new", source.fileName(), "--out", made, "--device", "cpu"});
    QVERIFY2(guessed.error.contains("come from what was guessed: ROUNDS = 16;"), qPrintable(guessed.error));
    const auto ended = m_kscope.run({"check", made, "--device", "cpu", "--json"});
    const QJsonObject found = ended.json()[u"findings"][0].toObject();
    QCOMPARE(found[u"kind"].toString(), u"out-of-bounds"_s);
    QCOMPARE(found[u"severity"].toString(), u"warning"_s);
    QVERIFY2(found[u"message"].toString().contains(u"ROUNDS = 16"), qPrintable(ended.out));
}

/// The launch was guessed to have more work-items than a row has elements.
void TestCheckRuns::aRaceOfItemsAfterTheEndOfARowNamesTheGlobalSize()
{
    QFile source(m_kscope.path("k.cl"));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("kernel void k(global int *a)\n{\n local int t[8][8];\n int x = get_local_id(0), y = get_local_id(1);\n"
                 " t[y][x] = x;\n barrier(CLK_LOCAL_MEM_FENCE);\n"
                 " a[get_global_id(1) * 16 + get_global_id(0)] += t[x][y] + get_group_id(0);\n}\n");
    source.close();
    const QString made = m_kscope.path("guessed");
    QDir(made).removeRecursively();
    const auto guessed = m_kscope.run({"new", source.fileName(), "--out", made, "--device", "cpu"});
    QVERIFY2(guessed.status == 0, qPrintable(guessed.error));
    const auto ended = m_kscope.run({"check", made, "--device", "cpu", "--json"});
    const QJsonObject found = ended.json()[u"findings"][0].toObject();
    QCOMPARE(found[u"kind"].toString(), u"data-race"_s);
    QVERIFY2(found[u"severity"].toString() == u"warning", qPrintable(ended.out));
    QVERIFY2(found[u"message"].toString().contains(u"guessed: the global size, n x n (n = 64)"), qPrintable(ended.out));
}

/// That the group of the first work-item came first is luck, whatever atomics order by custom.
void TestCheckRuns::aCounterThatIsSetBesideThoseWhoCountIsAnError()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{\n if (get_global_id(0) == 0) a[0] = 0;\n barrier(CLK_GLOBAL_MEM_FENCE);\n atomic_inc(a);\n}\n",
        oneBuffer, R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    const QJsonObject found = ended.json()[u"findings"][0].toObject();
    QCOMPARE(found[u"kind"].toString(), u"data-race"_s);
    QVERIFY2(found[u"severity"].toString() == u"error", qPrintable(ended.out));
    const QString message = found[u"message"].toString();
    QVERIFY2(message.contains(u"Work-groups of one launch are never ordered by barriers"), qPrintable(message));
}

void TestCheckRuns::whatIsNotTracedIsNotCalledClean()
{
    const QString project = m_kscope.writeProject("kernel void other(global int *a) { local int t[2]; t[0] = 1; a[0] = t[0]; }\n"
                                                  "kernel void k(global int *a) { if (get_global_id(0) == 0) other(a); }\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu"});
    QVERIFY2(ended.out.contains("Nothing was recorded"), qPrintable(ended.out + ended.error));
    QCOMPARE(ended.status, 5);
    QVERIFY2(ended.out.contains("local memory"), qPrintable(ended.out));
    QVERIFY(!ended.out.contains("Clean"));
    QVERIFY(!m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"complete"].toBool());
}

void TestCheckRuns::whatDoesNothingIsNotCalledClean()
{
    const auto verdict = [this](const QByteArray &body) {
        const QString project = m_kscope.writeProject(
            "kernel void k(global int *a, int zero)\n{ local int t[4];\n " + body + " }\n",
            R"([{ "name": "a", "type": "int", "shape": [4], "access": "inout" }])",
            R"([{ "launch": "k", "kernel": "k", "global": [4], "local": [4], "arguments": { "a": { "buffer": "a" }, "zero": { "value": 0 } } }])");
        return m_kscope.run({"check", project, "--device", "cpu"}).out;
    };
    QVERIFY(verdict("if (zero > 0) a[0] = 1;").contains(u"Nothing was accessed"));
    QVERIFY(verdict("t[get_local_id(0)] = a[0];").contains(u"No work-item stored anything"));
    const auto idle = [this](int busy) {
        const QString project =
            m_kscope.writeProject("kernel void k(global int *a, int busy)\n{ if (get_group_id(0) < busy) a[get_global_id(0)] = 1; }\n",
                                  R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout" }])",
                                  QStringLiteral(R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [4],
                                 "arguments": { "a": { "buffer": "a" }, "busy": { "value": %1 } } }])")
                                      .arg(busy));
        return m_kscope.run({"check", project, "--device", "cpu"}).out;
    };
    QVERIFY(idle(2).contains(u"note: k: Only 2 of 16 work-groups accessed memory."));
    QVERIFY(!idle(3).contains(u"Only 3"));
    const QString stored = verdict("a[get_global_id(0)] = 1;");
    QVERIFY2(stored.contains(u"Clean: every access was seen.\n"), qPrintable(stored));
    QVERIFY2(!stored.contains(u"No work-item"), qPrintable(stored));
}

void TestCheckRuns::whatWentToUnknownMemoryIsNotCalledClean()
{
    const auto verdict = [this](const QByteArray &index) {
        const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ global int *p = (global int *)((ulong)a + 4ul * (" +
                                                          index + ")); a[0] = *p; }\n",
                                                      oneBuffer, oneLaunch);
        return m_kscope.run({"check", project, "--device", "cpu"}).out;
    };
    const QString beyond = verdict("get_global_size(0) + 1");
    QVERIFY2(beyond.contains(u"went to memory that is not known") && !beyond.contains(u"every access was seen"), qPrintable(beyond));
    const QString within = verdict("get_global_id(0) * 0");
    QVERIFY2(!within.contains(u"went to memory that is not known"), qPrintable(within));
}

/// PoCL 3.1 does, in the loops between the barriers; others may not.
void TestCheckRuns::aTracedKernelThatTheCompilerCrashesOnIsBuiltPlainly()
{
    const QString project =
        m_kscope.writeProject(QString::fromUtf8(R"(kernel void k(global float *data, uint count, global const uint *ends)
{
    for (int index = get_group_id(0); index < count; index += get_num_groups(0)) {
        int start = index == 0 ? 0 : ends[index - 1];
        int length = ends[index] - start;
        if (length <= get_local_size(0)) {
            for (int k = 2; k <= get_local_size(0); k *= 2) {
                for (int j = k / 2; j > 0; j /= 2) {
                    int other = get_local_id(0) ^ j;
                    if (other > get_local_id(0)) {
                    }
                    for (int i = get_local_id(0); i < length; i += get_local_size(0)) {
                        if (other > i && other < length) {
                            float a = data[start + i];
                            float b = data[start + other];
                            bool ascending = (i & k) == 0;
                            for (int mask = k * 2; mask < 2 * length; mask *= 2)
                                ascending = (i & mask) == 0 ? !ascending : ascending;
                            if ((ascending ? a : b) > (ascending ? b : a)) {
                            }
                        }
                    }
                    barrier(CLK_GLOBAL_MEM_FENCE);
                }
            }
        }
    }
}
)"),
                              R"([{ "name": "data", "type": "float", "shape": [64], "access": "inout" },
            { "name": "ends", "type": "uint", "shape": [64], "access": "in", "init": { "expression": "i" } }])",
                              R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16],
              "arguments": { "data": { "buffer": "data" }, "count": { "value": 64 }, "ends": { "buffer": "ends" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(ended.json()[u"status"].toString(), u"clean"_s);
}

void TestCheckRuns::recursionIsRefusedWithItsPlace()
{
    const char *text = "int f(int n);\nint f(int n) { return n < 1 ? 0 : f(n - 1); }\n"
                       "kernel void k(global int *a)\n{ int n = -(int)get_global_id(0); a[get_global_id(0)] = n > 0 ? f(n) : n; }\n"
                       "kernel void fine(global int *a) { a[get_global_id(0)] = 1; }\n";
    const QString project = m_kscope.writeProject(text, oneBuffer, oneLaunch);
    for (const char *command : {"run", "check"}) {
        const auto ended = m_kscope.run({command, project, "--device", "cpu"});
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.error.contains("k.cl:2:") && ended.error.contains("f -> f"), qPrintable(ended.error));
    }
    const auto diagnostics = m_kscope.run({"run", project, "--device", "cpu", "--json"}).json()[u"diagnostics"];
    QCOMPARE(diagnostics[0][u"line"].toInt(), 2);
    QString other = oneLaunch;
    const QString untouched = m_kscope.writeProject(text, oneBuffer, other.replace("\"kernel\": \"k\"", "\"kernel\": \"fine\""));
    const auto ended = m_kscope.run({"check", untouched, "--device", "cpu"});
    QVERIFY2(ended.status == 0 && ended.out.contains("Clean"), qPrintable(ended.out + ended.error));
}

void TestCheckRuns::withoutAStandardAllReadTheSame()
{
    const QString text = "kernel void k(global int *a) { a[get_global_id(0)] = __OPENCL_C_VERSION__; }\n";
    const auto ended = m_kscope.run({"check", m_kscope.writeProject(text, oneBuffer, oneLaunch), "--device", "cpu"});
    QVERIFY2(ended.status == 0 && ended.out.contains("Clean"), qPrintable(ended.out + ended.error));
}

void TestCheckRuns::aLocalFenceOfAWiderScopeIsWarnedOf()
{
    const QString text = "kernel void k(global int *a)\n{ local int s; if (get_local_id(0) == 0) s = 1;\n"
                         "  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_%1); a[get_global_id(0)] = s; }\n";
    const QString standard = R"("build": { "standard": "CL3.0" },)";
    for (const char *command : {"run", "check"}) {
        const QString wrong = m_kscope.writeProject(text.arg("device"), oneBuffer, oneLaunch, standard);
        const auto warned = m_kscope.run({command, wrong, "--device", "cpu", "--json"});
        const QJsonValue diagnostic = warned.json()[u"diagnostics"][0];
        QCOMPARE(warned.status, 0);
        QCOMPARE(diagnostic[u"line"].toInt(), 3);
        QVERIFY2(diagnostic[u"message"].toString().contains("memory_scope_work_group"), qPrintable(warned.out));
        const QString right = m_kscope.writeProject(text.arg("work_group"), oneBuffer, oneLaunch, standard);
        QVERIFY(m_kscope.run({command, right, "--device", "cpu", "--json"}).json()[u"diagnostics"].toArray().isEmpty());
    }
}

void TestCheckRuns::aTraceIsWritten()
{
    const QString out = m_kscope.path("t.kstrace");
    const auto ended = m_kscope.run({"trace", KscopeFixture::sample("vector-add"), "--device", "cpu", "--json", "--out", out});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QStringList files = QDir(m_kscope.path()).entryList({"t*.kstrace"});
    QVERIFY(!files.isEmpty());
    QFile file(m_kscope.path(files.first()));
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

void TestCheckRuns::anInvalidProjectIsSaidSo()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ a[0] = 1; }\n", oneBuffer,
        R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [7], "arguments": { "a": { "buffer": "a" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.json()[u"status"].toString(), QString("invalid"));
    QVERIFY2(ended.error.contains("7"), qPrintable(ended.error));
    QCOMPARE(m_kscope.run({"check", "nowhere"}).status, 2);
}

QTEST_GUILESS_MAIN(TestCheckRuns)
#include "tst_checkruns.moc"
