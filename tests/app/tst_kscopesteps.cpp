#include "KscopeFixture.h"

/// `kscope steps` and `kscope why`: the contract of their JSON, and what they say where there is nothing to report.
class TestKscopeSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheStepsOfAWorkItem();
    void keepsAllDigitsOfLargeNumbers();
    void knowsWhatALaterInitialiserSets();
    void typesAreWhole_data();
    void typesAreWhole();
    void tellsThemOfALaterExecution();
    void tellsThemOfAnOldTrace();
    void saysWhyThereAreNone_data();
    void saysWhyThereAreNone();
    void explainsAnElement();
    void explainsWhatSeveralMade_data();
    void explainsWhatSeveralMade();
    void findsWhoStoredInAnyBatch();
    void unsetLocalMemoryIsAValue();
    void findsWhereAValueBecameNoNumber();
    void saysThatNothingWritesAnElement();

private:
    const KscopeFixture m_kscope;
};

static QJsonValue changeOf(const QJsonObject &json, const QString &variable, int last)
{
    QList<QJsonValue> values;
    for (const QJsonValue step : json[u"steps"].toArray()) {
        for (const QJsonValue change : step[u"changes"].toArray()) {
            if (change[u"name"].toString() == variable)
                values << change[u"value"];
        }
    }
    return values.value(values.size() - 1 - last);
}

void TestKscopeSteps::tellsTheStepsOfAWorkItem()
{
    const QString project = m_kscope.writeProject("typedef struct { int n; float x; } pair;\n"
                                                  "int half_of(int x) { return x / 2; }\n"
                                                  "kernel void k(global int *a) {\n"
                                                  "    int i = get_global_id(0);\n"
                                                  "    pair p; p.n = half_of(i); p.x = i / 0.0f;\n"
                                                  "    int2 v = (int2)(i, a[i]);\n"
                                                  "    global int *q = a + 3;\n"
                                                  "    for (int j = 0; j < 3; j++) v.x += j;\n"
                                                  "    a[i] = v.x + p.n;\n"
                                                  "}\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"steps", project, "--item", "18", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QJsonObject json = ended.json();
    QCOMPARE(json[u"launch"].toString(), "k");
    QCOMPARE(json[u"execution"].toInt(-1), 0);
    QCOMPARE(json[u"item"].toArray(), QJsonArray{18});
    QVERIFY(json[u"complete"].toBool());
    QVERIFY(json[u"leftRecording"].isNull());
    QCOMPARE(changeOf(json, "i", 0), QJsonValue(18));
    QCOMPARE(changeOf(json, "x", 0), QJsonValue(18)); // the parameter
    QCOMPARE(changeOf(json, "p", 0), QJsonValue(QJsonObject{{"n", 9}, {"x", "inf"}}));
    QCOMPARE(changeOf(json, "v", 0), QJsonValue(QJsonArray{21, 18}));
    QCOMPARE(changeOf(json, "q", 0), QJsonValue(QJsonObject{{"object", "a"}, {"element", 3}}));
    const QJsonArray steps = json[u"steps"].toArray();
    QVERIFY(steps[0][u"enters"].toBool());
    QCOMPARE(steps[1][u"line"].toInt(), 4);
    QCOMPARE(steps[1][u"function"].toString(), "k");
    const QJsonValue store = steps.last()[u"accesses"].toArray().last();
    QCOMPARE(store.toObject(), (QJsonObject{{"kind", "store"}, {"object", "a"}, {"element", 18}, {"value", 30}}));
    QList<int> iterations;
    int deepest = 0;
    for (const QJsonValue step : steps) {
        deepest = std::max(deepest, step[u"depth"].toInt());
        if (step[u"line"].toInt() == 8 && !step[u"changes"].toArray().isEmpty() && step[u"changes"][0][u"name"].toString() == "v")
            iterations << step[u"iterations"][0].toInt();
    }
    QCOMPARE(iterations, QList<int>({2, 3})); // in the first nothing is added
    QCOMPARE(deepest, 1);

    // Only where a condition holds: in the third iteration, before and after what it adds.
    const auto some = m_kscope.run({"steps", project, "--item", "18", "--when", "j == 2 && v.y == get_global_id(0)", "--json"});
    QVERIFY2(some.status == 0, qPrintable(some.error));
    const QJsonArray found = some.json()[u"steps"].toArray();
    QVERIFY(!found.isEmpty() && found.size() < 4);
    for (const QJsonValue step : found) {
        QCOMPARE(step[u"line"].toInt(), 8);
        QCOMPARE(step.toObject(), steps[step[u"step"].toInt()].toObject());
    }
    const auto never = m_kscope.run({"steps", project, "--item", "18", "--when", "isnan(p.x)", "--json"});
    QCOMPARE(never.status, 0);
    QVERIFY(never.json()[u"steps"].toArray().isEmpty() && never.json()[u"message"].toString().contains("at none of the"));

    const auto text = m_kscope.run({"steps", project, "--item", "18"});
    QVERIFY2(text.out.contains("q = a[3]") && text.out.contains("store a[18] = 30"), qPrintable(text.out));
}

void TestKscopeSteps::keepsAllDigitsOfLargeNumbers()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a) { ulong most = 0xfffffffffffffffful; long least = -9223372036854775807l; a[0] = most > least; }\n",
        oneBuffer, oneLaunch);
    const QJsonObject json = m_kscope.run({"steps", project, "--item", "0", "--json"}).json();
    QCOMPARE(changeOf(json, "most", 0), QJsonValue("18446744073709551615"));
    QCOMPARE(changeOf(json, "least", 0), QJsonValue(qint64(-9223372036854775807)));
}

void TestKscopeSteps::knowsWhatALaterInitialiserSets()
{
    const QString project = m_kscope.writeProject("int half_of(int x, int *odd) { *odd = x % 2; return x / 2; }\n"
                                                  "kernel void k(global int *a) {\n"
                                                  "    int i = get_global_id(0), rest, some = half_of(i, &rest);\n"
                                                  "    int first, second = (first = 3) + 1, t[2], u[1] = {half_of(7, t)};\n"
                                                  "    a[i] = 1000 * rest + 100 * first + 10 * t[0] + some;\n"
                                                  "}\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"steps", project, "--item", "19", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QJsonObject json = ended.json();
    QCOMPARE(changeOf(json, "rest", 0), QJsonValue(1));
    QCOMPARE(changeOf(json, "first", 0), QJsonValue(3));
    QCOMPARE(changeOf(json, "t", 0), QJsonValue(QJsonArray{1, QJsonValue()}));
    QCOMPARE(json[u"steps"].toArray().last()[u"accesses"][0][u"value"], QJsonValue(1319));
}

void TestKscopeSteps::typesAreWhole_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("type");
    QTest::newRow("a number") << "i"
                              << "int";
    QTest::newRow("a pointer") << "q"
                               << "int*";
    QTest::newRow("an array") << "t"
                              << "int[4]";
    QTest::newRow("of arrays") << "m"
                               << "float[2][3]";
    QTest::newRow("of structs") << "p"
                                << "pair[2]";
}

void TestKscopeSteps::typesAreWhole()
{
    QFETCH(const QString, variable);
    QFETCH(const QString, type);
    const QString project =
        m_kscope.writeProject("typedef struct { int n; float x; } pair;\n"
                              "kernel void k(global int *a) { int i = get_global_id(0); int t[4]; float m[2][3]; pair p[2];\n"
                              "    t[i & 3] = i; m[1][2] = i; p[1].n = 3; global int *q = a + 3; a[i] = t[i & 3] + p[1].n + q[0]; }\n",
                              oneBuffer, oneLaunch);
    QStringList types;
    for (const QJsonValue step : m_kscope.run({"steps", project, "--item", "1", "--json"}).json()[u"steps"].toArray()) {
        for (const QJsonValue change : step[u"changes"].toArray()) {
            if (change[u"name"].toString() == variable)
                types << change[u"type"].toString();
        }
    }
    QCOMPARE(types.value(0), type);
}

void TestKscopeSteps::tellsThemOfALaterExecution()
{
    const QString plan = R"([{ "repeat": { "while": "done < 2", "steps": [ { "set": { "done": "done + 1" } },
        { "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" } } }] } }])";
    const QString project =
        m_kscope.writeProject("kernel void k(global int *a) { int x = a[get_global_id(0)]; a[get_global_id(0)] = x + 1; }\n", oneBuffer,
                              plan, R"("parameters": { "done": 0 },)");
    for (const auto &[launch, expected] : {std::pair("k", 5), std::pair("k:2", 6)}) {
        const auto ended = m_kscope.run({"steps", project, "--item", "5", "--launch", launch, "--json"});
        QVERIFY2(ended.status == 0, qPrintable(ended.error + ended.out));
        QCOMPARE(changeOf(ended.json(), "x", 0), QJsonValue(expected));
    }
}

/// Of every work-item of the group that was recorded, without the project.
void TestKscopeSteps::tellsThemOfAnOldTrace()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a) {\n"
                                                  "    int i = get_global_id(0);\n"
                                                  "    a[i] = i * 2;\n"
                                                  "}\n",
                                                  oneBuffer, oneLaunch);
    const QString kept = m_kscope.path("old.kstrace");
    const auto first = m_kscope.run({"steps", project, "--item", "18", "--out", kept, "--json"});
    QVERIFY2(first.status == 0, qPrintable(first.error));
    m_kscope.write("k.cl", "kernel void k(global int *a) { a[0] = 1; }");
    const auto again = m_kscope.run({"steps", kept, "--item", "18", "--json"});
    QVERIFY2(again.status == 0, qPrintable(again.error));
    QCOMPARE(again.json()["steps"], first.json()["steps"]);
    const auto neighbour = m_kscope.run({"steps", kept, "--item", "19"});
    QVERIFY2(neighbour.status == 0 && neighbour.out.contains("a[i] = i * 2") && neighbour.out.contains("38"), qPrintable(neighbour.out));
    const auto other = m_kscope.run({"steps", kept, "--item", "0"});
    QVERIFY2(other.status == 2 && other.error.contains("was not recorded"), qPrintable(other.error));
    const auto outside = m_kscope.run({"steps", kept, "--item", "64"});
    QVERIFY2(outside.status == 2 && outside.error.contains("has no work-item 64"), qPrintable(outside.error));
    QVERIFY(m_kscope.run({"trace", project, "--out", kept}).status == 0);
    const auto withoutSteps = m_kscope.run({"steps", kept, "--item", "0"});
    QVERIFY2(withoutSteps.status == 2 && withoutSteps.error.contains("but not its steps"), qPrintable(withoutSteps.error));
    m_kscope.write("old.kstrace", "rubbish");
    const auto rubbish = m_kscope.run({"steps", kept, "--item", "0"});
    QVERIFY2(rubbish.status == 2 && !rubbish.error.isEmpty(), qPrintable(rubbish.error));
}

void TestKscopeSteps::saysWhyThereAreNone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("no work-item") << QStringList{} << "needs --item";
    QTest::newRow("no id") << QStringList{"--item", "x"} << "--item takes the id of a work-item";
    QTest::newRow("outside") << QStringList{"--item", "64"} << "has no work-item 64: its global size is 64";
    QTest::newRow("two dimensions") << QStringList{"--item", "1,2"} << "has no work-item (1, 2)";
    QTest::newRow("no launch") << QStringList{"--item", "1", "--launch", "other"} << "The launch \"other\" was not executed";
    QTest::newRow("no expression") << QStringList{"--item", "1", "--when", "a +"} << "at column 4 a value is missing";
    QTest::newRow("not so often") << QStringList{"--item", "1", "--launch", "k:3"} << "was not executed 3 times";
}

void TestKscopeSteps::saysWhyThereAreNone()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, message);
    const QString project = m_kscope.writeProject("kernel void k(global int *a) { a[get_global_id(0)] = 1; }\n", oneBuffer, oneLaunch);
    const auto ended = m_kscope.run(QStringList{"steps", project} + arguments);
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.error.contains(message), qPrintable(ended.error));
}

void TestKscopeSteps::explainsAnElement()
{
    const auto ended = m_kscope.run({"why", KscopeFixture::sample("tree-reduction"), "--element", "sums[0]", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QJsonObject json = ended.json();
    QVERIFY(json[u"complete"].toBool());
    QVERIFY(!json.contains(u"born"));
    const QJsonArray chain = json[u"chain"].toArray();
    QCOMPARE(chain[0][u"kind"].toString(), "store");
    QCOMPARE(chain[0][u"value"], json[u"value"]);
    QSet<QString> earlier;
    for (qsizetype i = 0; i < chain.size(); ++i) {
        if (chain[i][u"kind"].toString() == "earlier")
            earlier << chain[i][u"name"].toString();
        for (const QJsonValue from : chain[i][u"from"].toArray())
            QVERIFY(from.toInt() >= 0 && from.toInt() < chain.size());
    }
    QCOMPARE(earlier.size(), 16); // of data: every element is in the sum
}

void TestKscopeSteps::explainsWhatSeveralMade_data()
{
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("links"); ///< "a[5] = 7 at 3", in any order: those of memory and of variables
    const auto row = [](const char *name, const char *parameter, const char *body, const QStringList &links) {
        QTest::newRow(name) << QString(parameter) << QString(body) << links;
    };
    row("parts of an element", "global int *a", "((global short *)a)[2 * i + 1] = i;\n((global short *)a)[2 * i] = 1;",
        {"a[5] = 1 at 3", "a[5] = 5 at 2", "i = 5 at 1"});
    row("one part after the whole", "global int *a", "a[i] = 65536 * i;\n((global short *)a)[2 * i] = 7;",
        {"a[5] = 7 at 3", "a[5] = 327680 at 2", "i = 5 at 1"});
    row("hidden by a later whole", "global int *a", "((global short *)a)[2 * i] = 7;\na[i] = 3;", {"a[5] = 3 at 3", "i = 5 at 1"});
    row("the same value again", "global int *a", "int s = 0;\nfor (int k = 0; k < 2; k++)\n    s += a[0];\na[i] = i < 6 ? s : 0;",
        {"a[5] = 0 at 5", "i = 5 at 1", "s = 0 at 4", "s = 0 at 4", "s = 0 at 2", "a[0] = 0 at 4", "a[0] = 0 at 4", "a[0] = 0 at 4"});
    row("a name that means another one for a while", "global int *a",
        "int s = a[i];\nint t = s;\n{\n    int s = 9;\n    t += s;\n}\na[i] = s + t;",
        {"a[5] = 19 at 8", "i = 5 at 1", "s = 5 at 2", "t = 14 at 6", "t = 5 at 3", "s = 9 at 5", "a[5] = 5 at 2", "a[5] = 5 at 2"});
    row("atomics", "global int *a",
        "local int sum;\nif (get_local_id(0) == 0) sum = 100;\nbarrier(CLK_LOCAL_MEM_FENCE);\nif (get_local_id(0) < 2) atomic_add(&sum, "
        "a[i]);\nbarrier(CLK_LOCAL_MEM_FENCE);\nif (get_local_id(0) == 5) a[i] = sum;",
        {"a[5] = 101 at 7", "i = 5 at 1", "sum[0] = 101 at 7", "sum[0] = 100 -> 100 at 5", "sum[0] = 100 -> 101 at 5", "sum[0] = 100 at 3",
         "a[0] = 0 at 5", "a[0] = 0 at 5", "a[1] = 1 at 5", "a[1] = 1 at 5", "i = 0 at 1", "i = 1 at 1"});
    row("a copy", "global int *a",
        "local int t[16];\nt[get_local_id(0)] = 2 * i;\nbarrier(CLK_LOCAL_MEM_FENCE);\nevent_t e = async_work_group_copy(a + 16 * "
        "get_group_id(0), t, 16, 0);\nwait_group_events(1, &e);",
        {"a[5] = 10 at 5", "t[5] = 10 at 3", "i = 5 at 1"});
    row("rows", "global int (*m)[4]", "m[i / 4][i % 4] = 7 + i;", {"a[5] = 12 at 2", "i = 5 at 1"});
}

void TestKscopeSteps::explainsWhatSeveralMade()
{
    QFETCH(const QString, parameter);
    QFETCH(const QString, body);
    QFETCH(const QStringList, links);
    QString plan = oneLaunch;
    plan.replace("\"a\": {", parameter.contains("*m") ? "\"m\": {" : "\"a\": {");
    const QString project =
        m_kscope.writeProject("kernel void k(" + parameter + ") { int i = get_global_id(0);\n" + body + "\n}\n", oneBuffer, plan);
    const auto ended = m_kscope.run({"why", project, "--element", "a[5]", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QStringList found;
    for (const QJsonValue link : ended.json()[u"chain"].toArray())
        found << QString("%1 = %2 at %3").arg(link[u"name"].toString(), link[u"value"].toString()).arg(link[u"line"].toInt());
    QCOMPARE(found.value(0), links[0]);
    QStringList wanted = links;
    found.sort();
    wanted.sort();
    QCOMPARE(found.join(u'\n'), wanted.join(u'\n'));
}

/// Of a launch that does not fit into one: the default budget has not seen the work-group either.
void TestKscopeSteps::findsWhoStoredInAnyBatch()
{
    const QString buffers = R"([{ "name": "a", "type": "int", "shape": [4096], "access": "in", "init": { "expression": "i" } },
        { "name": "o", "type": "int", "shape": [4096], "access": "out" }])";
    const QString plan = R"([{ "launch": "k", "kernel": "k", "global": [4096], "local": [64],
        "arguments": { "a": { "buffer": "a" }, "o": { "buffer": "o" } } }])";
    const QString project = m_kscope.writeProject("kernel void k(global const int *a, global int *o) {\n"
                                                  "    int i = get_global_id(0), s = 0;\n"
                                                  "    for (int k = 0; k < 2000; k++)\n"
                                                  "        s += a[(i + 7 * k) % 4096];\n"
                                                  "    o[i] = i < 4000 ? s : i;\n"
                                                  "}\n",
                                                  buffers, plan);
    for (const QStringList &more : {QStringList(), QStringList{"--budget", "all"}}) {
        const auto ended = m_kscope.run(QStringList{"why", project, "--element", "o[4050]", "--json"} + more);
        QVERIFY2(ended.status == 0, qPrintable(ended.error));
        QCOMPARE(ended.json()[u"value"].toString(), "4050");
    }
}

/// Though nobody wrote it: it is what lay there.
void TestKscopeSteps::unsetLocalMemoryIsAValue()
{
    const QString project = m_kscope.writeProject(
        "kernel void k(global int *a) {\n    local int t[16];\n    int i = get_local_id(0);\n    int x = t[i];\n    float4 v;\n"
        "    v = (float4)(i);\n    a[get_global_id(0)] = x + (int)v.y;\n}\n",
        oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"steps", project, "--item", "5", "--json"});
    QCOMPARE(changeOf(ended.json(), "x", 0), QJsonValue(0x7ffadbad));
    const auto read = m_kscope.run({"steps", project, "--item", "5"});
    QVERIFY2(read.out.contains("  v = (float4)(i) "), qPrintable(read.out));
}

void TestKscopeSteps::findsWhereAValueBecameNoNumber()
{
    const QString buffers = R"([{ "name": "a", "type": "float", "shape": [64], "access": "inout", "init": { "expression": "i" } }])";
    const QString project = m_kscope.writeProject("kernel void k(global float *a) {\n"
                                                  "    int i = get_global_id(0);\n"
                                                  "    float below = a[i] - 8;\n"
                                                  "    float root = sqrt(below);\n"
                                                  "    a[i] = root * 2 + 1;\n"
                                                  "}\n",
                                                  buffers, oneLaunch);
    const auto ended = m_kscope.run({"why", project, "--element", "a[3]", "--nan", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    const QJsonObject json = ended.json();
    QVERIFY(json[u"born"].isDouble());
    const QJsonValue born = json[u"chain"][json[u"born"].toInt()];
    QCOMPARE(born[u"name"].toString(), "root");
    QCOMPARE(born[u"line"].toInt(), 4);
    const auto sound = m_kscope.run({"why", project, "--element", "a[9]", "--nan"});
    QVERIFY2(sound.out.contains("finite number"), qPrintable(sound.out));
}

void TestKscopeSteps::saysThatNothingWritesAnElement()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a) { if (get_global_id(0) < 8) a[get_global_id(0)] = 1; }\n",
                                                  oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"why", project, "--element", "a[9]"});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.error.contains("No launch writes element"), qPrintable(ended.error));
    const auto unknown = m_kscope.run({"why", project, "--element", "b[0]"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.error.contains("There is no buffer \"b\". Known are: a."), qPrintable(unknown.error));
    const auto unclear = m_kscope.run({"why", project, "--element", "a"});
    QCOMPARE(unclear.status, 2);
    QVERIFY2(unclear.error.contains("BUFFER[INDEX]"), qPrintable(unclear.error));
}

QTEST_GUILESS_MAIN(TestKscopeSteps)
#include "tst_kscopesteps.moc"
