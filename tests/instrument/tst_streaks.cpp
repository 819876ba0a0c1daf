#include <QTest>

#include "SourceUnderTest.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// Which loops may be recorded in a streak (StridedRun), and which events their turns have; that the traces are right is
/// tst_traced_kernels' matter (evenly-spaced.cl).
class TestStreaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loops_data();
    void loops();
    void turnsAreInOrder();
    void withDataflow();
};

namespace {

QString kernelOf(const QString &body)
{
    return QStringLiteral(
               "struct cell { int x; float y[3]; };\n"
               "int twice(int x) { return 2 * x; }\n"
               "__kernel void k(__global int *a, __global float4 *v, __global struct cell *c, __constant int *s, int n, uint m,\n"
               "                __global char *text)\n"
               "{ int i = get_global_id(0), sum = 0; __local int t[4][16]; %1 a[i] = sum; }")
        .arg(body);
}

} // namespace

void TestStreaks::loops_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("streaks");
    const auto even = [](const char *name, const char *body) { QTest::newRow(name) << QString::fromLatin1(body) << 1; };
    even("a row", "for (int j = 0; j < n; j++) sum += a[i * n + j];");
    even("a column", "for (int j = 0; j < n; ++j) sum += a[j * n + i];");
    even("the grid's stride", "for (size_t j = i; j < n; j += get_global_size(0)) sum += a[j];");
    even("down", "for (int j = n - 1; j >= 0; --j) sum += a[j];");
    even("the bound first", "for (int j = 0; n > j; j += 2) sum += a[j];");
    even("until it is equal", "for (int j = 0; j != n; j++) sum += a[j];");
    even("an assignment as step", "for (int j = 0; j < n; j = j + m) sum += a[j];");
    even("two counters", "for (int j = 0, x = i; j < n; j++, x += n) sum += a[x];");
    even("a pointer that moves", "__global int *p = a + i; for (int j = 0; j < n; j++) { sum += *p; p += 3; }");
    even("a pointer that moves as it reads", "__global int *p = a; for (int j = 0; j < n; j++) sum += *p++;");
    even("an index of its own", "for (int j = 0; j < n; j++) { const int x = 4 * j + i; const int y = x - 1; sum += a[y]; }");
    even("local memory", "for (int j = 0; j < 16; j++) t[i & 3][j] = j;");
    even("a row of local memory by a known index", "for (int j = 0; j < 4; j++) sum += t[j][i];");
    even("members", "for (int j = 0; j < n; j++) c[j].y[1] += c[j].x;");
    even("vectors", "for (int j = 0; j < n; j++) v[j] = v[j + n] * 2;");
    even("a component", "for (int j = 0; j < n; j++) v[j].z += 1;");
    even("bytes", "for (int j = 0; j < n; j++) sum += text[j];");
    even("constant memory", "for (int j = 0; j < n; j++) sum += s[j];");
    even("a value chosen", "for (int j = 0; j < n; j++) { int x = a[j]; sum = x > sum ? x : sum; if (x < 0) sum++; }");
    even("the inner one", "for (int j = 0; j < n; j++) { a[j] = 0; for (int x = 0; x < n; x++) sum += a[x]; }");
    even("unsigned", "for (uint j = 0; j < m; j++) sum += a[j * m + 1];");
    even("shifted", "for (int j = 0; j < n; j++) sum += a[j << 2];");
    const auto not_ = [](const char *name, const char *body) { QTest::newRow(name) << QString::fromLatin1(body) << 0; };
    not_("an index from memory", "for (int j = 0; j < n; j++) sum += a[s[j]];");
    not_("a bound from memory", "for (int j = 0; j < s[0]; j++) sum += a[j];");
    not_("a bound that changes", "for (int j = 0; j < n; j++) { sum += a[j]; n -= 1; }");
    not_("a bound that something may point to", "int *p = &n; for (int j = 0; j < n; j++) { sum += a[j]; *p = 3; }");
    not_("a counter that is changed", "for (int j = 0; j < n; j++) { sum += a[j]; j++; }");
    not_("some turns", "for (int j = 0; j < n; j++) if (j != 3) sum += a[j];");
    not_("one of two", "for (int j = 0; j < n; j++) sum += j & 1 ? a[j] : a[0];");
    not_("after a condition", "for (int j = 0; j < n; j++) sum += j > 3 && a[j];");
    not_("an early end", "for (int j = 0; j < n; j++) { if (j == i) break; sum += a[j]; }");
    not_("squares", "for (int j = 0; j < n; j++) sum += a[j * j];");
    not_("in circles", "for (int j = 0; j < n; j++) sum += a[j & 3];");
    not_("halves", "for (int j = 0; j < n; j++) sum += a[j / 2];");
    not_("doubling", "for (int j = 1; j < n; j *= 2) sum += a[j];");
    not_("numbers of 16 bits", "for (ushort j = 0; j < 100; j++) sum += a[j];");
    not_("wrapping on the way", "for (uint j = 0; j < m; j++) sum += a[(ulong)(j * m)];");
    not_("an index that sometimes moves", "int x = 0; for (int j = 0; j < n; j++) { sum += a[x]; if (j > 2) x++; }");
    not_("an index that moves twice", "int x = 0; for (int j = 0; j < n; j++) { x++; sum += a[x]; x++; }");
    not_("a function of the program", "for (int j = 0; j < n; j++) sum += twice(a[j]);");
    not_("one of two buffers", "__global int *p = i ? a : (__global int *)v; for (int j = 0; j < n; j++) sum += p[j];");
    not_("an atomic", "for (int j = 0; j < n; j++) atomic_add(a + j, 1);");
    not_("components", "for (int j = 0; j < n; j++) v[j].xy = 1;");
    not_("a variable with its own value", "for (int j = 0; j < n; j++) { int x = x + j; sum += a[x]; }");
    not_("while", "int j = 0; while (j < n) sum += a[j++];");
    not_("nothing", "for (int j = 0; j < n; j++) sum += j;");
    not_("an inner dimension that moves too far", "for (int j = 0; j < n; j++) sum += t[0][j];");
}

void TestStreaks::loops()
{
    QFETCH(QString, body);
    QFETCH(int, streaks);
    const auto reply = SourceUnderTest(kernelOf(body).toUtf8().constData()).instrument("k");
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.instrumented->streaks.size(), streaks);
    InstrumentRequest again;
    again.command = QStringLiteral("signature");
    again.sources.append({QStringLiteral("rewritten.cl"), reply.instrumented->text});
    QCOMPARE(answer(again).message, QString());
}

// The value that is stored comes before it.
void TestStreaks::turnsAreInOrder()
{
    const auto reply =
        SourceUnderTest(kernelOf(QStringLiteral("for (int j = 0; j < n; j++) { a[j] += s[j]; v[j].x = a[j]; }")).toUtf8().constData())
            .instrument("k");
    QCOMPARE(reply.instrumented->streaks.size(), 1);
    QStringList turn;
    for (const int number : reply.instrumented->streaks[0].sites) {
        const AccessSite &site = reply.instrumented->sites[number];
        turn.append((site.kind == SiteKind::Load ? u"load "_s : u"store "_s) + reply.instrumented->objects[site.objects[0]].name);
    }
    QCOMPARE(turn, QStringList({u"load a"_s, u"load s"_s, u"store a"_s, u"load a"_s, u"store v"_s}));
}

void TestStreaks::withDataflow()
{
    const QString text = kernelOf(QStringLiteral("for (int j = 0; j < n; j++) { const int x = a[j]; sum += x * s[j]; }"));
    SourceUnderTest source(text.toUtf8().constData());
    InstrumentRequest request = source.request();
    request.command = QStringLiteral("instrument");
    request.kernel = QStringLiteral("k");
    request.dataflow = true;
    const auto reply = answer(request);
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.instrumented->streaks.size(), 1);
    QList<SiteKind> turn;
    for (const int number : reply.instrumented->streaks[0].sites)
        turn.append(reply.instrumented->sites[number].kind);
    QCOMPARE(turn, QList<SiteKind>({SiteKind::Load, SiteKind::Assignment, SiteKind::Load, SiteKind::Assignment}));
}

QTEST_APPLESS_MAIN(TestStreaks)
#include "tst_streaks.moc"
