#include "KscopeFixture.h"

/// `kscope check` of plans with several queues: what nothing orders is found by what the traces say, and clean in the mended twin.
class TestCheckPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plans_data();
    void plans();
    void contents_data();
    void contents();
    void saysHowToMendIt();
    void theRunTellsOfItsMemory();

private:
    QString project(const QString &plan, const QString &more = {}) const;
    QString projectWithoutContents(const QString &plan) const;

    KscopeFixture m_kscope;
};

namespace {

const QString source =
    QStringLiteral("kernel void fill(global int *a, int from) {\n const int i = get_global_id(0) + from;\n a[i] = i;\n}\n"
                   "kernel void twice(global const int *a, global int *b) {\n const int i = get_global_id(0);\n"
                   " b[i] = 2 * a[i];\n}\n");
const QString buffers = QStringLiteral(R"([{ "name": "A", "type": "int", "shape": [64], "access": "inout" },
    { "name": "B", "type": "int", "shape": [64], "access": "out", "readBack": false }])");

QString fill(const char *name, const char *queue, int from, int count, const QString &more = {})
{
    return QStringLiteral(R"({ "launch": "%1", "kernel": "fill", "queue": "%2", "global": [%4], "local": [16], %5
        "arguments": { "a": { "buffer": "A" }, "from": { "value": %3 } } })")
        .arg(QLatin1String(name), QLatin1String(queue))
        .arg(from)
        .arg(count)
        .arg(more);
}

QString twice(const char *queue, const QString &more = {})
{
    return QStringLiteral(R"({ "launch": "use", "kernel": "twice", "queue": "%1", "global": [64], "local": [16], %2
        "arguments": { "a": { "buffer": "A" }, "b": { "buffer": "B" } } })")
        .arg(QLatin1String(queue), more);
}

} // namespace

QString TestCheckPlans::project(const QString &plan, const QString &more) const
{
    return m_kscope.writeProject(source, buffers, u'[' + plan + u']', more);
}

QString TestCheckPlans::projectWithoutContents(const QString &plan) const
{
    const QString anyAccess =
        QString(source).replace(QStringLiteral("const int *a"), QStringLiteral("int *a")); // "out" is for what may be written to
    return m_kscope.writeProject(anyAccess, QString(buffers).replace(QStringLiteral("inout"), QStringLiteral("out")), u'[' + plan + u']');
}

void TestCheckPlans::plans_data()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("queues");
    QTest::addColumn<QStringList>("findings"); ///< with the lines where the kernels touch the bytes
    const QString make = fill("make", "first", 0, 64);
    const QString after = QStringLiteral(R"("after": ["make"],)");
    const QString outOfOrder = QStringLiteral(R"("queues": [{ "name": "any", "outOfOrder": true }],)");
    QTest::newRow("a wait is forgotten") << make + u',' + twice("second") << QString() << QStringList{"unordered-commands 3 7"};
    QTest::newRow("its twin waits") << make + u',' + twice("second", after) << QString() << QStringList();
    QTest::newRow("its twin has one queue") << make + u',' + twice("first") << QString() << QStringList();
    QTest::newRow("its twin finishes") << make + QStringLiteral(", { \"finish\": true },") + twice("second") << QString() << QStringList();
    QTest::newRow("two halves") << fill("lower", "first", 0, 32) + u',' + fill("upper", "second", 32, 32) << QString() << QStringList();
    QTest::newRow("halves that overlap") << fill("lower", "first", 0, 48) + u',' + fill("upper", "second", 32, 32) << QString()
                                         << QStringList{"unordered-commands 3 3"};
    QTest::newRow("a transfer") << make + QStringLiteral(R"(, { "fill": "A", "value": 0, "queue": "second" })") << QString()
                                << QStringList{"unordered-commands 3 0"};
    QTest::newRow("transfers alone") << QStringLiteral(R"({ "fill": "A", "value": 0, "queue": "first" },
        { "fill": "A", "value": 1, "queue": "second", "offset": 60, "count": 4 })")
                                     << QString() << QStringList{"unordered-commands 0 0"};
    QTest::newRow("out of order") << fill("make", "any", 0, 64) + u',' + twice("any") << outOfOrder
                                  << QStringList{"unordered-commands 3 7"};
    QTest::newRow("a barrier") << fill("make", "any", 0, 64) + QStringLiteral(R"(, { "barrier": "any" },)") + twice("any") << outOfOrder
                               << QStringList();
}

void TestCheckPlans::plans()
{
    QFETCH(QString, plan);
    QFETCH(QString, queues);
    QFETCH(QStringList, findings);
    const auto ended = m_kscope.run({"check", project(plan, queues), "--json"});
    QVERIFY2(ended.status == (findings.isEmpty() ? 0 : 1), qPrintable(ended.out + ended.error));
    QCOMPARE(findingsOf(ended.json()), findings);
}

/// Of a buffer without contents at first, what the steps before wrote of it.
void TestCheckPlans::contents_data()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QStringList>("findings");
    const QStringList unwritten{"uninitialised-read 7"};
    const QString lower = fill("lower", "first", 0, 32) + u',';
    const QString upper = fill("upper", "first", 32, 32) + u',';
    const QString fillAll = QStringLiteral(R"({ "fill": "A", "value": 1, "queue": "first" },)");
    const QString fillLower = QStringLiteral(R"({ "fill": "A", "value": 1, "count": 32, "queue": "first" },)");
    const QString fillUpper = QStringLiteral(R"({ "fill": "A", "value": 1, "offset": 32, "queue": "first" },)");
    QTest::newRow("nothing was written") << twice("first") << unwritten;
    QTest::newRow("a launch wrote a part") << lower + twice("first") << unwritten;
    QTest::newRow("two launches wrote the same part") << lower + fill("again", "first", 0, 48) + u',' + twice("first") << unwritten;
    QTest::newRow("its twin writes both parts") << lower + upper + twice("first") << QStringList();
    QTest::newRow("a fill wrote a part") << fillLower + twice("first") << unwritten;
    QTest::newRow("its twin fills all") << fillAll + twice("first") << QStringList();
    QTest::newRow("its twin fills the rest") << lower + fillUpper + twice("first") << QStringList();
}

void TestCheckPlans::contents()
{
    QFETCH(QString, plan);
    QFETCH(QStringList, findings);
    const auto ended = m_kscope.run({"check", projectWithoutContents(plan), "--json"});
    QVERIFY2(ended.status == (findings.isEmpty() ? 0 : 1), qPrintable(ended.out + ended.error));
    QCOMPARE(findingsOf(ended.json()), findings);
    const auto all = m_kscope.run({"check", projectWithoutContents(plan), "--budget", "all", "--json"});
    QVERIFY2(findingsOf(all.json()) == findings, qPrintable(all.out + all.error));
}

void TestCheckPlans::saysHowToMendIt()
{
    const auto ended = m_kscope.run({"check", project(fill("make", "first", 0, 64) + u',' + twice("second"))});
    QCOMPARE(ended.status, 1);
    for (const char *part :
         {"k.cl:3:2: error: The launch \"make\" (queue first) writes and the launch \"use\" (queue second) reads elements 0 to 63",
          "of the buffer \"A\" (bytes 0 to 255)", "Give the step \"use\" \"after\": [\"make\"]", "[unordered-commands]",
          "k.cl:7:13: launch reads bytes 0 to 255"})
        QVERIFY2(ended.out.contains(QLatin1String(part)) || ended.error.contains(QLatin1String(part)), qPrintable(ended.out + ended.error));
    const auto needless = m_kscope.run({"check", project(QStringLiteral(R"({ "fill": "B", "value": 0, "name": "zero" },)") +
                                                         fill("make", "first", 0, 64, QStringLiteral(R"("after": ["zero"],)")))});
    QVERIFY2(needless.out.contains("with which it shares no buffer"), qPrintable(needless.out + needless.error));
}

/// Everything is released, whatever the run held.
void TestCheckPlans::theRunTellsOfItsMemory()
{
    const auto ended = m_kscope.run({"run", project(fill("make", "first", 0, 64)), "--json"});
    const QJsonObject memory = ended.json()[u"memory"].toObject();
    QCOMPARE(ended.status, 0);
    QVERIFY(memory[u"bytesHeld"].toInt() >= 256);
    QCOMPARE(memory[u"bytesAfter"], memory[u"bytesBefore"]);
    QCOMPARE(memory[u"objectsAfter"], memory[u"objectsBefore"]);
}

QTEST_GUILESS_MAIN(TestCheckPlans)
#include "tst_checkplans.moc"
