#include "KscopeFixture.h"

/// `kscope check` through the whole line on a device: golden kernels, each broken one beside its clean twin.
class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenKernels_data();
    void goldenKernels();
    void aRaceIsToldWithBothAccesses();
    void whoGivesACopyOtherArgumentsIsNamed();
    void whatAWaitIsForIsSaid_data();
    void whatAWaitIsForIsSaid();
    void membersAreNamed_data();
    void membersAreNamed();
    void theOtherOrderMayHaveNoEnd();
    void aLongLoopIsNotEndless();
    void aLoopWithoutAnEndIsNotTried_data();
    void aLoopWithoutAnEndIsNotTried();
    void anOverflowMayMakeALoopEndless_data();
    void anOverflowMayMakeALoopEndless();
    void ofAnEndlessLoopTheBudgetIsRecorded();
    void aLoopThatWaitsSaysSo();
    void noBarrierIsProposedBetweenBranches_data();
    void noBarrierIsProposedBetweenBranches();
    void aNegationIsToldAsOne();
    void channelsThatAnImageLacksNeedNoValue_data();
    void channelsThatAnImageLacksNeedNoValue();
    void whatIsLeftWhereAllLoadFirst_data();
    void whatIsLeftWhereAllLoadFirst();
    void localMemoryThatWasNeverWrittenIsTheSameEachTime();
    void whatTheCompilerGotWrongIsNoFinding();

private:
    KscopeFixture m_kscope;
};

namespace {

const QString twoBuffers = QStringLiteral(R"([{ "name": "a", "type": "int", "shape": [64], "access": "in", "init": { "expression": "i" } },
    { "name": "o", "type": "int", "shape": [64], "access": "out" }])");
const QString twoLaunch = QStringLiteral(
    R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" }, "o": { "buffer": "o" } } }])");

} // namespace

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
    row("out of bounds after", "kernel void k(global int *a)\n{ a[get_global_id(0) + 1] = 1; }\n", false, {"out-of-bounds 2"});
    row("out of bounds before",
        "kernel void k(global const int *a, global int *o)\n{ const int i = get_global_id(0);\n o[i] = a[i - 1]; }\n", true,
        {"out-of-bounds 3"});
    row("far out of bounds", "kernel void k(global int *a)\n{ a[get_global_id(0) + 100000000] = 1; }\n", false, {"out-of-bounds 2"});
    row("untraced writes after the buffer", // of a type that no trace can name: only the guard zone shows them
        "kernel void k(global int *a)\n{ struct pair { int x, y; };\n global struct pair *p = (global struct pair *)a;\n"
        " struct pair v = { 1, 2 };\n p[get_global_id(0)] = v; }\n",
        false, {"guard-violation"});
    row("untraced writes after the buffer, twin",
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
    const QString project = m_kscope.writeProject(source, hasOutput ? twoBuffers : oneBuffer, hasOutput ? twoLaunch : oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
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

void TestCheck::aRaceIsToldWithBothAccesses()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ a[3] = get_global_id(0); }\n", oneBuffer, oneLaunch);
    const QJsonObject finding = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"findings"][0].toObject();
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
    static const QRegularExpression orders( // The last of a group's; which group is last is the device's affair.
        "Results depend on the order: a\\[3\\] is (15|31|47|63) after the traced launch, but (0|16|32|48) when its work-items come in "
        "reverse "
        "order; "
        "so 1 of 64 elements depend on it\\.$");
    QVERIFY2(orders.match(finding[u"message"].toString()).hasMatch(), qPrintable(finding[u"message"].toString()));
    const auto text = m_kscope.run({"check", project, "--device", "cpu"});
    QVERIFY2(text.out.contains("k.cl:2:"), qPrintable(text.out));
    QVERIFY2(text.out.contains("[data-race]"), qPrintable(text.out));
    QCOMPARE(text.status, 1);
}

void TestCheck::whoGivesACopyOtherArgumentsIsNamed()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{\n    local int t[16];\n"
                                                  "    event_t e = async_work_group_copy(t, a + (get_global_id(0) == 18), 16, 0);\n"
                                                  "    wait_group_events(1, &e);\n}\n",
                                                  oneBuffer, oneLaunch);
    const auto text = m_kscope.run({"check", project, "--device", "cpu"});
    QVERIFY2(text.out.contains("work-group 1 call the asynchronous copy at k.cl:4 with different arguments: work-item 18 gives others "
                               "than work-item 16."),
             qPrintable(text.out));
    QVERIFY2(text.out.contains("copy by work-item 18 of group 1") && !text.out.contains("waited for"), qPrintable(text.out));
}

/// The element alone is all of the struct.
void TestCheck::whatAWaitIsForIsSaid_data()
{
    QTest::addColumn<QString>("waits");
    QTest::addColumn<QString>("said");
    QTest::newRow("for none") << "wait_group_events(l * 0, e);"
                              << "The wait at k.cl:3 is for no event.";
    QTest::newRow("for one") << "wait_group_events(1, e + 1);"
                             << "The wait at k.cl:3 is for another event.";
    QTest::newRow("for several") << "e[2] = e[1]; wait_group_events(2, e + 1);"
                                 << "The wait at k.cl:3 is for other events.";
}
void TestCheck::whatAWaitIsForIsSaid()
{
    QFETCH(QString, waits);
    QFETCH(QString, said);
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ local int s[64], t[64]; int l = get_local_id(0); "
                                                  "event_t e[3];\n e[0] = async_work_group_copy(s, a, 64, 0); e[1] = "
                                                  "async_work_group_copy(t, a, 64, 0);" +
                                                      waits + "\n a[get_global_id(0)] = 0; }\n",
                                                  oneBuffer, oneLaunch);
    QStringList messages;
    for (const QJsonValue &finding : m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"findings"].toArray())
        messages << finding[u"message"].toString();
    QVERIFY2(messages.join(u'\n').contains(said), qPrintable(messages.join(u'\n')));
}

void TestCheck::membersAreNamed_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("said");
    QTest::newRow("race") << "local S s;\n s.r[l] = 0;\n s.last = l;\n barrier(CLK_LOCAL_MEM_FENCE);\n a[g] = s.r[l] + s.last;"
                          << "Two work-items use s[0] (s.last) and nothing orders them";
    QTest::newRow("with an atomic") << "local S s;\n s.r[l] = 0;\n atomic_inc(&s.r[0]);\n barrier(CLK_LOCAL_MEM_FENCE);\n a[g] = s.r[l];"
                                    << "Two work-items use s[0] (s.r[l]) and nothing orders them";
    QTest::newRow("through a pointer") << "local S s[2];\n local S *p = s;\n p->last = l;\n barrier(CLK_LOCAL_MEM_FENCE);\n a[g] = p->last;"
                                       << "Two work-items use s[0] (p->last) and nothing orders them";
    QTest::newRow("uninitialised") << "local S s;\n s.r[l] = 0;\n barrier(CLK_LOCAL_MEM_FENCE);\n a[g] = s.r[l] + s.last;"
                                   << "reads s[0] (s.last) at";
}
void TestCheck::membersAreNamed()
{
    QFETCH(QString, body);
    QFETCH(QString, said);
    const QString project = m_kscope.writeProject("typedef struct { int r[16]; int last; } S;\nkernel void k(global int *a)\n{\n"
                                                  " int g = get_global_id(0), l = get_local_id(0);\n " +
                                                      body + "\n}\n",
                                                  oneBuffer, oneLaunch);
    const QJsonArray findings = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"findings"].toArray();
    QVERIFY(!findings.isEmpty());
    QVERIFY2(findings[0][u"message"].toString().contains(said), qPrintable(findings[0][u"message"].toString()));
}

/// Work-groups that wait for the ones before them: in reverse order none would go on, and the findings are reported all the same.
void TestCheck::theOtherOrderMayHaveNoEnd()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{\n    int g = get_group_id(0);\n"
                                                  "    if (get_local_id(0) == 0) {\n"
                                                  "        while (g > 0 && atomic_add(&a[8 * g], 0) != 1000 + g) {\n        }\n"
                                                  "        a[63] = g;\n        a[8 * g + 8] = 1001 + g;\n    }\n}\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QCOMPARE(ended.status, 1);
    const QJsonArray findings = ended.json()[u"findings"].toArray();
    QVERIFY(!findings.isEmpty());
    for (const QJsonValue finding : findings) {
        QCOMPARE(finding[u"kind"].toString(), QString("data-race"));
        QVERIFY2(!finding[u"message"].toString().contains("reverse"), qPrintable(finding[u"message"].toString()));
    }
}

/// What comes after a loop that the traced run left early is no fault of the kernel: neither the index nor the element without a value.
void TestCheck::aLongLoopIsNotEndless()
{
    const QString kernel =
        "kernel void k(global const int *a, global int *o)\n{\n    local int t[16];\n    int l = get_local_id(0), i = 0;\n"
        "    while (i < a[63] * 100) {\n        if (i == 5000) t[l] = 7;\n        %1;\n    }\n"
        "    o[get_global_id(0) + i - 6300] = t[l];\n}\n";
    const auto checked = [&](const QString &step) {
        const QString project = m_kscope.writeProject(kernel.arg(step), twoBuffers, twoLaunch);
        return m_kscope.run({"check", project, "--device", "cpu", "--loop-budget", "1000", "--json"});
    };
    const auto ended = checked("i++");
    QCOMPARE(ended.status, 0);
    const QJsonObject json = ended.json();
    QCOMPARE(findingsOf(json), QStringList{"endless-loop 5"});
    const QJsonObject finding = json[u"findings"][0].toObject();
    QCOMPARE(finding[u"severity"].toString(), QString("warning"));
    QVERIFY(finding[u"ended"].toBool());
    QVERIFY2(finding[u"message"].toString().contains("the untraced launch did"), qPrintable(finding[u"message"].toString()));
    QVERIFY(json[u"launches"][0][u"ranUntraced"].toBool());
    QVERIFY(!json[u"complete"].toBool());
    // The same as far as it is traced.
    const auto endless = checked("i = (i + 1) & 4095");
    QCOMPARE(endless.status, 1);
    const QJsonObject error = endless.json()[u"findings"][0].toObject();
    QCOMPARE(error[u"severity"].toString(), QString("error"));
    QVERIFY2(error[u"message"].toString().contains("did not come to an end either"), qPrintable(error[u"message"].toString()));
    const QJsonObject launch = endless.json()[u"launches"][0].toObject();
    QVERIFY(!launch[u"ranUntraced"].toBool());
    const QString notes = QJsonDocument(launch[u"notes"].toArray()).toJson();
    QVERIFY2(notes.contains("was stopped") && !notes.contains("could crash or hang"), qPrintable(notes));
}

void TestCheck::aLoopWithoutAnEndIsNotTried_data()
{
    QTest::addColumn<QString>("loop");
    QTest::newRow("no condition") << "for (;;) n++;";
    QTest::newRow("a constant") << "do n++; while (1);";
    QTest::newRow("more than the type has") << "for (uchar i = 0; i < 300; i++) n++;";
    QTest::newRow("not negative") << "for (uint i = 7; 0 <= i; i--) n++;";
}
void TestCheck::aLoopWithoutAnEndIsNotTried()
{
    QFETCH(QString, loop);
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ int n = 0; " + loop + "\n a[get_global_id(0)] = n; }\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json(), launch = json[u"launches"][0].toObject();
    QCOMPARE(findingsOf(json), QStringList{"endless-loop 2"});
    QCOMPARE(json[u"findings"][0][u"severity"].toString(), QString("error"));
    const QString message = json[u"findings"][0][u"message"].toString();
    QVERIFY2(message.contains("after 8192 iterations"), qPrintable(message)); // as many as any loop is given at first
    QVERIFY(!launch[u"ranUntraced"].toBool());
    const QString notes = QJsonDocument(launch[u"notes"].toArray()).toJson();
    QVERIFY2(!notes.contains("was stopped") && notes.contains("could crash or hang"), qPrintable(notes));
}

void TestCheck::anOverflowMayMakeALoopEndless_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("finding");
    QTest::newRow("found") << "1"
                           << "signed-overflow 2";
    QTest::newRow("left out beside a race") << "1 + (*a & 1)"
                                            << "data-race 2 3";
}

/// Compilers leave out the loop's condition, which is true as long as nothing overflows. One that doesn't has an untraced launch that ends.
void TestCheck::anOverflowMayMakeALoopEndless()
{
    QFETCH(QString, first);
    QFETCH(QString, finding);
    const QString project =
        m_kscope.writeProject(QString("kernel void k(global int *a)\n{ int n = 0; for (int i = %1; i > 0; i *= 2) n++;\n"
                                      "  a[get_global_id(0)] = n; }\n")
                                  .arg(first),
                              oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    const QJsonObject json = ended.json(), launch = json[u"launches"][0].toObject();
    QCOMPARE(findingsOf(json), QStringList{finding});
    QCOMPARE(json[u"message"].toString(), QString());
    const QString notes = QJsonDocument(launch[u"notes"].toArray()).toJson();
    QVERIFY2(launch[u"ranUntraced"].toBool() != notes.contains("The signed overflow at k.cl:2 may be why"), qPrintable(notes));
}

/// The words of all its iterations are more than there is room for, as they are of any loop in the end.
void TestCheck::ofAnEndlessLoopTheBudgetIsRecorded()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{ global ulong16 *v = (global ulong16 *)a; while (atomic_add(a, 0) == 0) v[1] = 0; }\n", oneBuffer,
        oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--loop-budget", "131072", "--budget", "100000", "--json"});
    const QJsonObject json = ended.json();
    QVERIFY2(findingsOf(json).contains("endless-loop 2"), qPrintable(ended.out));
    QVERIFY2(json[u"events"].toInt() > 1000 && json[u"events"].toInt() <= 100000, qPrintable(ended.out));
}

/// A lock that the first work-item keeps, and one that each counts in.
void TestCheck::aLoopThatWaitsSaysSo()
{
    const auto messageOf = [&](const QString &body) {
        const QString project = m_kscope.writeProject("kernel void k(global int *a) { " + body + " }\n", oneBuffer, oneLaunch);
        const QJsonArray findings =
            m_kscope.run({"check", project, "--device", "cpu", "--loop-budget", "1000", "--json"}).json()[u"findings"].toArray();
        return findings.size() == 1 ? findings[0][u"message"].toString() : QString::number(findings.size());
    };
    const QString waits = messageOf("while (atomic_cmpxchg(&a[0], 0, 1)) {}");
    QVERIFY2(waits.contains("It looks at what atomic_cmpxchg gives: where it waits for another work-item"), qPrintable(waits));
    const QString counts = messageOf("for (int i = get_global_id(0); i >= 0; i = (i + 1) & 63) atomic_inc(&a[0]);");
    QVERIFY2(counts.contains("was still in the loop") && !counts.contains("atomic_inc"), qPrintable(counts));
}

void TestCheck::noBarrierIsProposedBetweenBranches_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("advice");
    const QString branches =
        QStringLiteral("They are in different branches of one statement, so that no barrier can be put between the two");
    QTest::newRow("if") << "if (l < 8)\n c[l] = -l;\n else\n c[15 - l] = l;" << branches;
    QTest::newRow("a declaration") << "if (l < 8) {\n int x = c[l + 1];\n l += x;\n } else\n c[15 - l] = l;" << branches;
    QTest::newRow("else if") << "if (l < 8) {\n if (l >= 0) c[l] = -l;\n } else if (l < 9)\n c[0] = l;" << branches;
    QTest::newRow("switch") << "switch (l % 2) {\n case 0: c[l] = -l; break;\n case 1: l += 2;\n default: c[l - 3] = l;\n }" << branches;
    QTest::newRow("a case that leads on") << "switch (l / 8) {\n case 0: c[l] = -l;\n default: c[15 - l] = l;\n }"
                                          << "between the two.";
    QTest::newRow("two statements") << "if (l < 8)\n c[l] = -l;\n if (l >= 8)\n c[15 - l] = l;"
                                    << "between the two.";
    const QString statements = QStringLiteral("{\n c[l] = -l;\n c[%1 - l] = l;\n }");
    QTest::newRow("a branch of some") << "if (l < 8) " + statements.arg(7)
                                      << "between the two. Both are in a branch that not all work-items of the group take";
    QTest::newRow("a branch of all") << "if (l < 16) " + statements.arg(15) << "between the two.";
    QTest::newRow("a loop") << "for (int k = 0; k < 3; k++)\n if (l < 8)\n c[l] = k;\n else\n c[15 - l] = l;"
                            << "If they happen in different iterations of a loop, put a barrier(CLK_GLOBAL_MEM_FENCE) after the statement.";
}
void TestCheck::noBarrierIsProposedBetweenBranches()
{
    QFETCH(QString, body);
    QFETCH(QString, advice);
    const QString project = m_kscope.writeProject("kernel void k(global int *a) { int l = get_local_id(0);\n global int *c = a + "
                                                  "get_group_id(0) * 16;\n" +
                                                      body + "\n}\n",
                                                  oneBuffer, oneLaunch);
    const QJsonArray findings = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"findings"].toArray();
    QCOMPARE(findings.size(), 1);
    const QString message = findings[0][u"message"].toString();
    QVERIFY2(message.contains(advice), qPrintable(message));
    QVERIFY2(message.contains("not all work-items") == advice.contains("not all work-items"), qPrintable(message));
}

void TestCheck::aNegationIsToldAsOne()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a) { int i = get_global_id(0), v = a[i] + INT_MIN; a[i] = -v; }\n", oneBuffer, oneLaunch);
    const QJsonArray findings = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json()[u"findings"].toArray();
    QCOMPARE(findings.size(), 1);
    const QString message = findings[0][u"message"].toString();
    QVERIFY2(message.contains(u"computes -(-2147483648) at k.cl:1") && message.contains(u"went on with -2147483648"), qPrintable(message));
}

/// An order that a processor never runs them in, but a device may: all load before any stores.
void TestCheck::whatIsLeftWhereAllLoadFirst_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("orders"); ///< element: usual, reversed, loaded first
    QTest::newRow("lost updates") << "a[0] += 1;" << QStringList{"0: 64 64 1"};
    QTest::newRow("of the neighbour") << "a[i] = a[(i + 32) % 64] + 100;"
                                      << QStringList{"0: 132 200 132", "1: 133 201 133", "2: 134 202 134", "3: 135 203 135",
                                                     "4: 136 204 136", "5: 137 205 137", "6: 138 206 138", "7: 139 207 139"};
    QTest::newRow("what it stored itself") << "a[0] = i;\n a[1] = a[0];" << QStringList{"0: 63 0 -", "1: 63 0 -"};
    QTest::newRow("what its group stored before")
        << "if (get_local_id(0) == 0) a[g] = 5;\n barrier(CLK_GLOBAL_MEM_FENCE);\n a[g] += 1;" << QStringList();
    QTest::newRow("with atomics") << "atomic_inc(&a[63]);\n a[0] += 1;" << QStringList();
}
void TestCheck::whatIsLeftWhereAllLoadFirst()
{
    QFETCH(const QString, body);
    QFETCH(const QStringList, orders);
    QString plan = oneLaunch;
    plan.replace("\"local\": [16]", "\"local\": [64]"); // One group: others run at the same time, whose order is nobody's.
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a)\n{\n int i = get_global_id(0), g = get_group_id(0);\n " + body + "\n}\n", oneBuffer, plan);
    const QJsonObject json = m_kscope.run({"check", project, "--device", "cpu", "--json"}).json();
    QVERIFY(!json[u"findings"].toArray().isEmpty());
    for (const QJsonValue finding : json[u"findings"].toArray()) {
        QCOMPARE(finding[u"kind"].toString(), QString("data-race"));
        QStringList found;
        for (const QJsonValue values : finding[u"orders"].toArray()) {
            const QString loadedFirst = values[u"loadedFirst"].toString();
            found << QString("%1: %2 %3 %4")
                         .arg(values[u"element"].toInt())
                         .arg(values[u"usual"].toString(), values[u"reversed"].toString(), loadedFirst.isEmpty() ? "-" : loadedFirst);
        }
        QCOMPARE(found, orders);
    }
}

/// An image takes of a pixel the components that it has.
void TestCheck::channelsThatAnImageLacksNeedNoValue_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("findings");
    QTest::newRow("one") << "r-float" << QStringList();
    QTest::newRow("four") << "rgba-float" << QStringList{"uninitialised-read 9"};
}
void TestCheck::channelsThatAnImageLacksNeedNoValue()
{
    QFETCH(const QString, format);
    QFETCH(const QStringList, findings);
    const QString project = m_kscope.writeProject(
        "kernel void k(write_only image2d_t im)\n{\n    int2 p = (int2)(get_global_id(0), get_global_id(1));\n    float4 c;\n"
        "    if (p.y & 1)\n        c.x = 1;\n    else\n        c.xy = (float2)(2, p.x);\n    write_imagef(im, p, c);\n}\n",
        R"([{ "name": "im", "image": ")" + format + R"(", "shape": [8, 8], "access": "out" }])",
        R"([{ "launch": "k", "kernel": "k", "global": [8, 8], "local": [4, 4], "arguments": { "im": { "image": "im" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error)); // a warning
    QCOMPARE(findingsOf(ended.json()), findings);
}

/// What was left there once decided what a kernel did: its counting launch did other work than the recorded one.
void TestCheck::localMemoryThatWasNeverWrittenIsTheSameEachTime()
{
    const QString source =
        QStringLiteral("kernel void k(global int *a, local int *t)\n{\n local int u[16];\n const int l = get_local_id(0);\n"
                       " for (int i = 0; i < (t[l] & 7); i++)\n  a[get_global_id(0)] += u[l];\n t[l] = u[l] = 99 + l;\n}\n");
    const QString plan = QStringLiteral(
        R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" }, "t": { "local": 16 } } }])");
    const auto ended = m_kscope.run({QStringLiteral("check"), m_kscope.writeProject(source, oneBuffer, plan), QStringLiteral("--json")});
    const QJsonObject json = ended.json();
    QCOMPARE(findingsOf(json), (QStringList{QStringLiteral("uninitialised-read 5"), QStringLiteral("uninitialised-read 6")}));
    for (const QJsonValue finding : json[u"findings"].toArray())
        QCOMPARE(finding[u"accesses"][0][u"value"].toString(), QString::number(0x7ffadbad));
    const int turns = 0x7ffadbad & 7;
    const int overflows = turns / 2; // Two of what is there are more than an int holds, and wrap around to next to nothing.
    QCOMPARE(json[u"events"].toInt(), 64 * (turns + 1 + 3 * turns + overflows + 2)); // conditions, turns, stores at the end
}

/// PoCL 3.1 has all work-items do what is the first one's here.
void TestCheck::whatTheCompilerGotWrongIsNoFinding()
{
    const QString source =
        QStringLiteral("#define MEET barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)\n"
                       "kernel void k(global float *a)\n{\n local float dot, u[8];\n int id = get_local_id(0), n = get_global_size(0);\n"
                       " for (int col = 0; col < n; col++) {\n  u[id] = a[id];\n  MEET;\n  u[id] -= 1;\n  a[id] = 0;\n  MEET;\n"
                       "  for (int i = 0; i < n; i++) {\n   if (id == 0) {\n    dot = 0;\n    for (int j = 0; j < n; j++)\n     dot += "
                       "a[i] * u[j];\n   }\n"
                       "   MEET;\n   a[id * n + i] -= dot;\n   MEET;\n  }\n }\n}\n");
    const QString project = m_kscope.writeProject(
        source, R"([{ "name": "a", "type": "float", "shape": [8, 8], "access": "inout", "init": { "expression": "i" } }])",
        R"([{ "launch": "k", "kernel": "k", "global": [8], "local": [8], "arguments": { "a": { "buffer": "a" } } }])");
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(findingsOf(ended.json()), QStringList());
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
