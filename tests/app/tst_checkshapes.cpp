#include "KscopeFixture.h"

/// `kscope check` of correct kernels in work-groups of one column, which PoCL 3.1 gets wrong where barriers hang on conditions: the traced
/// launch has its dimensions exchanged, and nobody may notice. And of rows of pixels.
class TestCheckShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneColumn_data();
    void oneColumn();
    void aWrongResultOfTheDriversIsNotTheKernels();
    void aRowOfPixelsHasAnEnd();

private:
    QJsonObject check(const QString &source, const QString &launch) const;

    KscopeFixture m_kscope;
};

QJsonObject TestCheckShapes::check(const QString &source, const QString &launch) const
{
    const QString buffers =
        QStringLiteral(R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "i % 7" } },
        { "name": "o", "type": "int", "shape": [64, 16], "access": "inout" }])");
    const QString plan =
        QStringLiteral(R"([{ "launch": "k", "kernel": "k", %1, "arguments": { "a": { "buffer": "a" }, "o": { "buffer": "o" } } }])")
            .arg(launch);
    return m_kscope.run({"check", m_kscope.writeProject(source, buffers, plan), "--device", "cpu", "--budget", "all", "--json"}).json();
}

void TestCheckShapes::oneColumn_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("launch");
    // The helper votes, since no one can tell that s[0] is the same for all; its caller is left where the group is at odds.
    QTest::newRow("a helper with barriers") << QStringLiteral(R"(
int total(local int *s, int l, int n, int value)
{
    s[l] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 4; d > 0; d >>= 1) {
        if (l < d) s[l] += s[l + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (n > 1 && s[0] > 0) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0) s[0] = -s[0];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    int sum = s[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    return sum;
}
kernel void k(global int *a, global int *o)
{
    local int s[8];
    int l = get_local_id(1), i = get_global_id(1);
    if (a[get_group_id(1) * 8] > 0) {
        int sum = total(s, l, a[get_group_id(1) * 8], a[i]);
        o[i] += sum;
    }
})") << QStringLiteral(R"("global": [1, 64], "local": [1, 8])");
    const QString ids = QStringLiteral(R"(
kernel %1 void k(global int *a, global int *o)
{
    local int s[8];
    int l = get_local_id(0) + get_local_id(1) + get_local_id(2), d = get_work_dim() - 1;
    s[l] = a[get_global_id(d)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int at = get_global_id(0) - get_global_offset(0)
        + get_global_size(0) * (get_global_id(1) - get_global_offset(1) + get_global_size(1) * (get_global_id(2) - get_global_offset(2)));
    o[at] += s[7 - l] + 10 * get_global_id(0) + 100 * get_group_id(1) + 1000 * get_num_groups(0) + 5000 * get_local_size(d)
        + get_group_id(7) + get_local_size(9);
})");
    QTest::newRow("every id") << ids.arg(QString()) << QStringLiteral(R"("global": [4, 64], "local": [1, 8], "offset": [2, 0])");
    QTest::newRow("a required size") << ids.arg("__attribute__((reqd_work_group_size(1, 8, 1)))")
                                     << QStringLiteral(R"("global": [2, 16], "local": [1, 8])");
    QTest::newRow("a pillar") << ids.arg("__attribute__((reqd_work_group_size(1, 1, 8)))")
                              << QStringLiteral(R"("global": [2, 3, 16], "local": [1, 1, 8])");
}

void TestCheckShapes::oneColumn()
{
    QFETCH(QString, source);
    QFETCH(QString, launch);
    const QJsonObject json = check(source, launch);
    QVERIFY2(json[u"status"].toString() == u"clean", QJsonDocument(json).toJson().constData());
    QVERIFY(json[u"complete"].toBool());
    QVERIFY(json[u"launches"][0][u"ranUntraced"].toBool());
}

/// What stands between a barrier and the branch that decides on the next one: PoCL 3.1 has the first work-item of a column do it twice.
void TestCheckShapes::aWrongResultOfTheDriversIsNotTheKernels()
{
    const QString source = QStringLiteral(R"(
kernel void k(global int *a, global int *o)
{
    local int s[4];
    int l = get_local_id(1);
    s[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] += 5;
    if (a[3] > 2)
        barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(1)] = s[l];
})");
    const QJsonObject json = check(source, QStringLiteral(R"("global": [1, 64], "local": [1, 4])"));
    QVERIFY2(json[u"complete"].toBool(), QJsonDocument(json).toJson().constData());
    for (const QJsonValue &finding : json[u"findings"].toArray()) { // Not all drivers are at fault.
        QCOMPARE(finding[u"kind"].toString(), QStringLiteral("result-mismatch"));
        QCOMPARE(finding[u"severity"].toString(), QStringLiteral("warning"));
        QVERIFY2(finding[u"message"].toString().contains(u"The driver is at fault, not the kernel"),
                 qPrintable(finding[u"message"].toString()));
    }
}

/// image1d_buffer_t, whose width PoCL 3.1 can't be asked for.
void TestCheckShapes::aRowOfPixelsHasAnEnd()
{
    const auto source = [](const char *end) {
        return QStringLiteral("kernel void k(read_only image1d_buffer_t p, global float *o)\n{ int i = get_global_id(0); if (i < %1) o[i] "
                              "= read_imagef(p, i + 1).x; }\n")
            .arg(QLatin1String(end));
    };
    const QString buffers = QStringLiteral(R"([{ "name": "p", "image": "rgba-float", "shape": [16], "access": "in" },
        { "name": "o", "type": "float", "shape": [16], "access": "inout" }])");
    const QString plan = QStringLiteral(
        R"([{ "launch": "k", "kernel": "k", "global": [16], "arguments": { "p": { "image": "p" }, "o": { "buffer": "o" } } }])");
    const auto checked = [&](const char *end) {
        return m_kscope.run({"check", m_kscope.writeProject(source(end), buffers, plan), "--device", "cpu", "--json"});
    };
    const KscopeFixture::Ended inside = checked("15");
    QVERIFY2(inside.status == 0, qPrintable(inside.error));
    QCOMPARE(findingsOf(inside.json()), QStringList());
    const KscopeFixture::Ended outside = checked("16");
    QVERIFY2(outside.status == 1, qPrintable(outside.error));
    QCOMPARE(findingsOf(outside.json()), QStringList{"out-of-bounds 2"});
}

QTEST_GUILESS_MAIN(TestCheckShapes)
#include "tst_checkshapes.moc"
