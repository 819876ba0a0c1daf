#include <QTest>

#include "SourceUnderTest.h"

using namespace kernelscope;

/// What the site table says of where values come from, where dataflow is asked for. Each step is written as
/// "target <- parts" with the operation that joins the parts between them, then the conditions, and "?" where the right
/// side also reads what can't be followed.
class TestValueFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flows_data();
    void flows();
    void parsesAgain_data();
    void parsesAgain();
    void withoutDataflowNothingIsRecorded();
    void privateArraysAreObjects();
};

namespace {

QStringList texts(const InstrumentedKernel &kernel, const QStringList &variables, const QList<int> &sites)
{
    QStringList result = variables;
    for (const int site : sites)
        result.append(kernel.sites[site].text);
    return result;
}

QString flowText(const InstrumentedKernel &kernel, const AccessSite &site)
{
    const ValueFlow &flow = site.flow;
    const QString target = site.kind == SiteKind::Store    ? QStringLiteral("store")
                           : site.kind == SiteKind::Atomic ? site.operation
                                                           : flow.target;
    const QString joint = flow.combine.isEmpty() ? QStringLiteral(", ") : u' ' + flow.combine + u' ';
    QString text = target + QStringLiteral(" <- ") + texts(kernel, flow.variables, flow.sites).join(joint);
    const QStringList conditions = texts(kernel, flow.conditionVariables, flow.conditionSites);
    if (!conditions.isEmpty())
        text += QStringLiteral(" if ") + conditions.join(QStringLiteral(", "));
    return flow.exact ? text : text + QStringLiteral(" ?");
}

QStringList flowTexts(const InstrumentedKernel &kernel)
{
    QStringList result;
    for (const AccessSite &site : kernel.sites) {
        if (site.kind == SiteKind::Assignment || site.kind == SiteKind::Store || site.kind == SiteKind::Atomic)
            result.append(flowText(kernel, site));
    }
    return result;
}

InstrumentReply withDataflow(const QString &text)
{
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append({QStringLiteral("test.cl"), text});
    request.kernel = QStringLiteral("k");
    request.dataflow = true;
    return answer(request);
}

QString kernelOf(const QString &body, const QString &before = {})
{
    return before + QStringLiteral("__kernel void k(__global float *a, __global float *b, __global int *o, int n) {\n"
                                   "int g = get_global_id(0), l = get_local_id(0); %1 }")
                        .arg(body);
}

} // namespace

void TestValueFlow::flows_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *before, const char *body, std::initializer_list<const char *> expected) {
        QStringList steps;
        for (const char *step : expected)
            steps.append(QString::fromLatin1(step));
        QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(body) << steps;
    };
    row("straight through", "", "b[g] = a[g];", {"store <- a[g]"});
    row("two loads", "", "b[g] = a[g] * a[g + 1];", {"store <- a[g] * a[g + 1]"});
    row("grid stride", "", "float s = 0; for (int i = g; i < n; i += get_global_size(0)) s += a[i]; b[g] = s;",
        {"s <- ", "s <- s + a[i]", "store <- s"});
    row("written out", "", "float s = a[g]; s = s + a[g + 1]; b[0] = s;", {"s <- a[g]", "s <- s + a[g + 1]", "store <- s"});
    row("compound on memory", "", "b[g] += a[g];", {"store <- b[g] + a[g]"});
    row("step on memory", "", "o[g]++;", {"store <- o[g]"});
    row("product", "", "float p = 1; p *= a[g]; b[g] = p;", {"p <- ", "p <- p * a[g]", "store <- p"});
    row("min and max", "", "float m = a[0]; m = fmin(m, a[1]); m = m > a[2] ? m : a[3]; m = a[4] < m ? a[4] : m; b[0] = m;",
        {"m <- a[0]", "m <- m min a[1]", "m <- m, a[3] if m, a[2]", "m <- m min a[4] min a[4]", "store <- m"});
    row("min as select", "", "float m = a[0]; m = select(m, b[0], b[0] < m); b[1] = m;",
        {"m <- a[0]", "m <- m min b[0] min b[0]", "store <- m"});
    row("arg-min", "", "float m = a[0]; int at = 0; for (int i = 1; i < n; i++) if (a[i] < m) { m = a[i]; at = i; } o[0] = at; b[0] = m;",
        {"m <- a[0]", "at <- ", "m <- a[i] if m, a[i]", "at <-  if m, a[i]", "store <- at", "store <- m"});
    row("addresses are no values", "", "int j = o[g]; b[g] = a[j] + a[o[j]];", {"store <- a[j] + a[o[j]]"});
    row("counters are left out", "", "float s = 0; int c = 0; for (int i = 0; i < n; i++) { s += a[i]; c++; } b[c] = s;",
        {"s <- ", "s <- s + a[i]", "store <- s"});
    row("a loaded bound", "", "float s = 0; for (int j = o[g]; j < o[g + 1]; j++) s += a[j]; b[g] = s;",
        {"s <- ", "j <- o[g]", "j <- j if j, o[g + 1]", "s <- s + a[j] if j, o[g + 1]", "store <- s"});
    row("conditional value", "", "b[g] = o[g] > 0 ? a[g] : b[g];", {"store <- a[g], b[g] if o[g]"});
    row("conditional store", "", "float x = a[g]; if (x > 0) b[g] = x;", {"x <- a[g]", "store <- x if x"});
    row("names", "", "{ float x = a[0];\nb[0] = x; }\n{ float x = a[1];\nb[1] = x; }",
        {"x@2 <- a[0]", "store <- x@2", "x@4 <- a[1]", "store <- x@4"});
    row("prefix scan", "",
        "local float t[64]; t[l] = a[g]; barrier(1);\n"
        "for (int d = 1; d < 64; d *= 2) { float x = l >= d ? t[l - d] : 0; barrier(1); t[l] += x; barrier(1); } b[g] = t[l];",
        {"store <- a[g]", "x <- t[l - d]", "store <- x + t[l]", "store <- t[l]"});
    row("helper", "float twice(float x) { float y = x * 2; return y; }\n", "b[g] = twice(a[g]) + 1;",
        {"y <- x", "twice() <- y", "x <- a[g]", "store <- twice()"});
    row("helper in itself", "float add(float x, float y) { return x + y; }\n", "b[g] = add(a[0], add(a[1], a[2]));",
        {"add() <- x + y", "x <- a[0]", "y <- add()@3:65", "add()@3:55 <- add()", "x <- a[1]", "y <- a[2]", "add()@3:65 <- add()",
         "store <- add()@3:55"});
    row("two results", "float f(float x) { return x; }\n", "b[g] = f(a[0]) + f(a[1]);",
        {"f() <- x", "x <- a[0]", "f()@3:55 <- f()", "x <- a[1]", "f()@3:65 <- f()", "store <- f()@3:55 + f()@3:65"});
    row("vectors", "", "float4 v = (float4)(0); v.x = a[0]; v.yz += vload2(0, a); b[0] = dot(v, v);",
        {"v <- ", "v <- v, a[0]", "v <- v + vload2(0, a)", "store <- v"});
    row("structs", "struct two { float p; int q; };\n", "struct two s; s.p = a[0]; s.q = 1; b[0] = s.p;",
        {"s <- s, a[0]", "s <- s", "store <- s"});
    row("private array", "", "float r[4]; for (int i = 0; i < 4; i++) r[i] = 0; for (int i = 0; i < n; i++) r[i & 3] += a[i]; b[g] = r[0];",
        {"store <- ", "store <- a[i] + r[i & 3]", "store <- r[0]"});
    row("an escaped variable", "void put(float *p, float v) { *p = v; }\n", "float x = 0; put(&x, a[0]); b[0] = x;",
        {"v <- a[0]", "store <-  ?"});
    row("atomics", "", "int v = o[g]; atomic_add(o, v); atomic_max(o + 1, v); o[2] = atomic_inc(o + 3); atomic_xchg(o, v);",
        {"v <- o[g]", "atomic_add <- v", "atomic_max <- v", "store <- atomic_inc(o + 3)", "atomic_inc <- ", "atomic_xchg <- v"});
    row("value of an assignment", "", "float x, y; x = y = a[g]; b[g] = x + y;", {"x <- y", "y <- a[g]", "store <- x + y"});
    row("in a loop's head", "", "for (float s = a[0], t = a[1]; s < t; s += a[2]) b[g] = s;",
        {"s <- a[0]", "t <- a[1]", "s <- s + a[2] if s, t", "store <- s if s, t"});
    row("loop condition", "", "float e = a[0]; while (e > a[1]) e = e * a[2]; b[0] = 1;", {"store <- "});
}

void TestValueFlow::flows()
{
    QFETCH(QString, before);
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    const auto reply = withDataflow(kernelOf(body, before));
    QCOMPARE(reply.message, QString());
    QStringList found = flowTexts(*reply.instrumented);
    found.sort();
    expected.sort();
    QCOMPARE(found.join(u'\n'), expected.join(u'\n'));
}

void TestValueFlow::parsesAgain_data()
{
    flows_data();
}

void TestValueFlow::parsesAgain()
{
    QFETCH(QString, before);
    QFETCH(QString, body);
    const auto reply = withDataflow(kernelOf(body, before));
    const QByteArray rewritten = reply.instrumented->text.toUtf8();
    const auto again = SourceUnderTest(rewritten.constData()).signature();
    if (!again.message.isEmpty() || qEnvironmentVariableIsSet("KERNELSCOPE_SHOW"))
        qInfo().noquote() << rewritten.mid(rewritten.indexOf("/* The user's"));
    QCOMPARE(again.message, QString());
}

void TestValueFlow::withoutDataflowNothingIsRecorded()
{
    const QByteArray text = kernelOf(QStringLiteral("float r[2], s = a[g]; r[l] = s; s += r[l]; b[g] = s;")).toUtf8();
    const auto reply = SourceUnderTest(text.constData()).instrument("k");
    QVERIFY(!reply.instrumented->text.contains(u"ks_flow"));
    for (const AccessSite &site : reply.instrumented->sites) {
        QVERIFY(site.kind != SiteKind::Assignment);
        QCOMPARE(site.flow, ValueFlow());
    }
    for (const TracedObject &object : reply.instrumented->objects)
        QVERIFY(object.memory != AddressSpace::Private);
}

void TestValueFlow::privateArraysAreObjects()
{
    const auto reply = withDataflow(kernelOf(QStringLiteral("float4 r[2][3]; r[1][l].y = a[g]; b[g] = r[l][2].y;")));
    QCOMPARE(reply.message, QString());
    const TracedObject &object = reply.instrumented->objects.last();
    QCOMPARE(object.name, QStringLiteral("r"));
    QCOMPARE(object.memory, AddressSpace::Private);
    QCOMPARE(object.sizeInBytes, quint64(96));
    QCOMPARE(object.dimensions, (QList<quint64>{2, 3}));
}

QTEST_GUILESS_MAIN(TestValueFlow)
#include "tst_valueflow.moc"
