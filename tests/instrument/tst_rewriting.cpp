#include <algorithm>

#include <QTest>

#include <QDir>
#include <QRegularExpression>

#include "SourceUnderTest.h"
#include "trace/TraceLayout.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What the rewriting says of a kernel, and that its text is one that a compiler takes; what it does is
/// tst_traced_kernels' matter.
class TestRewriting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesAgain_data();
    void parsesAgain();
    void variablesOfTheProgramAreObjects();
    void sitesNameTheUsersText();
    void sitesInMacrosNameTheUse();
    void objects();
    void pointersAreFollowed_data();
    void pointersAreFollowed();
    void barriersKnowTheirFences();
    void callsOfGroupsTellWhoMakesThem();
    void barriersOfSubGroupsTellWhichOne();
    void votesOnlyWhereNeeded_data();
    void votesOnlyWhereNeeded();
    void branchesThatAreLeftMeetAtTheirEnd();
    void copiesUnderConditionsStandUnderNone();
    void loopsThatEndHaveNoBudget_data();
    void loopsThatEndHaveNoBudget();
    void unorderedChangesAreSites_data();
    void unorderedChangesAreSites();
    void refusals_data();
    void refusals();
    void buildOptionsLoseDefinitions();
    void atomicsTellWhetherTheirResultIsUsed_data();
    void atomicsTellWhetherTheirResultIsUsed();
    void pointersToPrivateMemoryAreChecked();
    void variablesThatMayBeReadUnsetUnseen_data();
    void variablesThatMayBeReadUnsetUnseen();
    void vectorsOfPrivateMemoryAreChecked();
    void misalignedAddressesAreNotHandedOn();
    void membersBehindGenericPointersAreLookedAt();
    void genericPointersAreFollowed();
    void genericPointersToPrivateVectorsAreCast();
    void pointersWithoutAddressSpaceArePrivateWhereNothingIsGeneric();
    void whatTheDeviceDoesNotNameIsReadWhereItIsNeeded();
    void flagsKeepTheirType();
    void flagsNeedNoPattern();
    void pointersToAnyPrivateMemoryAreListed();
    void accessesInBlocksAreListed();
    void whatIsReadInPlaceOfWhatLiesOutsideIsZero();
    void stringLiteralsAreObjects();
    void theLayoutOfTheTraceIsFilledIn();
    void theLayoutOfTheTraceIsWrittenNowhereElse();
};

namespace {

const AccessSite *siteOf(const InstrumentedKernel &kernel, SiteKind kind, int occurrence = 0)
{
    for (const AccessSite &site : kernel.sites) {
        if (site.kind == kind && occurrence-- == 0)
            return &site;
    }
    return nullptr;
}

} // namespace

void TestRewriting::parsesAgain_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *options, const char *text) {
        QTest::newRow(name) << QString::fromLatin1(options) << QString::fromLatin1(text);
    };
    row("generic pointers", "-cl-std=CL2.0",
        "int sum(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }\n"
        "__kernel void k(__global int *a) { __local int t[4]; int r[4] = {1, 2, 3, 4}; t[0] = 1;\n"
        "a[0] = sum(a, 3) + sum(t, 4) + sum(r, 4); int *q = a + 1; *q += 1; q[1]++; }");
    row("program-scope variables", "-cl-std=CL2.0",
        "__global int counter = 0; __global int table[4]; __constant float c[2] = {1, 2};\n"
        "__kernel void k(__global float *a) { table[1] = counter++; a[0] = c[1] + table[2]; }");
    row("C11 atomics", "-cl-std=CL2.0",
        "__kernel void k(__global atomic_int *a, __global atomic_uint *u, __global atomic_flag *f, __global int *o) {\n"
        "o[0] = atomic_fetch_add(a, 1); atomic_store(a, 3); o[1] = atomic_load(a); o[2] = atomic_exchange(a, 4);\n"
        "int e = 1; o[3] = atomic_compare_exchange_weak(a, &e, 2); o[4] = atomic_flag_test_and_set(f); "
        "atomic_flag_clear(f);\n"
        "atomic_fetch_min_explicit(u, 4u, memory_order_relaxed, memory_scope_work_group); atomic_init(a, 2);\n"
        "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device); }");
    row("work-group functions", "-cl-std=CL2.0",
        "__kernel void k(__global int *a) { int i = get_local_id(0);\n"
        "if (work_group_any(a[i] > 3)) a[i] = work_group_reduce_add(i);\n"
        "work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); a[i] += work_group_broadcast(a[i], 0); }");
    row("helpers that vote and give values", "",
        "typedef struct { int a, b; } pair;\n"
        "pair p(__local int *t, int x) { pair r = {1, 2}; if (x) return r; barrier(1); r.a = t[0]; return r; }\n"
        "float4 v(__local int *t, int x) { if (x) return (float4)(1); barrier(1); return (float4)(2); }\n"
        "__global int *w(__global int *a, int x) { if (x) return a; barrier(1); return a + 1; }\n"
        "__kernel void k(__global int *a) { __local int t[4]; int l = get_local_id(0); t[l] = l;\n"
        "a[l] = p(t, l > 2).b + (int)v(t, l).x + *w(a, l & 1); }");
    row("32 bits of everything", "",
        "__kernel void k(__global uchar16 *a, __global long8 *b, __global double3 *c, __global short *d, __global bool "
        "*e) {\n"
        "int i = get_global_id(0); a[i].s0f = a[i].s10; b[i].even += 0; a[i].hi.lo.x++; c[i] *= 2.0; d[i] <<= 2; e[i] "
        "= !e[i];\n"
        "a[i] = convert_uchar16(as_char16(a[i])); b[i] = -b[i]; }");
    for (const char *standard : {"-cl-std=CL1.2", "-cl-std=CL2.0", "-cl-std=CL3.0"})
        row(standard, standard,
            "__kernel void k(__global float *f, __global int *e, __local float *l) { __local float t[4]; float w;\n"
            "float x = fract(f[0], f + 1) + frexp(f[1], e) + modf(f[2], &w) + modf(w, t + 1) + modf(w, l);\n"
            "float4 v = sincos(vload4(0, f), (__global float4 *)f); f[2] = x + v.x + lgamma_r(f[3], e);\n"
            "f[0] = remquo(f[4], f[5], e); }");
    row("program-scope pointers and helpers", "-cl-std=CL2.0",
        "__global int table[4]; __global int *__global place = table; int *pick(int *p, int n) { return p + n; }\n"
        "__kernel void k(__global int *a) { int r[4] = {0}; *pick(a, 1) = *pick(r, 2); place[1] = *pick(table, 3);\n"
        "for (int *p = a; p < a + 4; p++) *p += place[2]; }");
    row("rows and vectors of private arrays", "-cl-std=CL2.0",
        "float4 at(const float *p, int i) { return vload4(i, p); }\n"
        "__kernel void k(__global int *a) { int t = get_global_id(0), r[4][4]; float q[8] = {0};\n"
        "for (int i = 0; i < 4; i++) for (int k = 0; k <= i; k++) r[i][k] = a[t] + k;\n"
        "r[t & 1][1] += 2; a[t] = r[t & 3][(t >> 2) & 3] + (int)at(q, t).x; }");
    row("unnamed and local structs", "",
        "struct { int a; float b; } typedef pair;\n"
        "__kernel void k(__global pair *p, __global int *o) { struct here { int x[3]; } h; h.x[o[1] & 1] = 2; pair "
        "q[2];\n"
        "q[0] = p[0]; p[1] = q[o[0] & 1]; o[2] = h.x[o[3]]; __local struct { int m[2][2]; } s; s.m[o[4]][o[5]] = 1; }");
    row("structs that point to their own kind", "",
        "struct node { int number; __global struct node *next[2]; };\n"
        "__kernel void k(__global int *o) { struct node n; n.number = o[0]; n.next[0] = 0; struct node m = n; o[1] = m.number; }");
}

void TestRewriting::parsesAgain()
{
    QFETCH(QString, options);
    QFETCH(QString, text);
    const QByteArray optionBytes = options.toUtf8();
    for (const bool isFollowed : {false, true}) {
        const auto reply = SourceUnderTest(text.toUtf8().constData()).options(optionBytes.constData()).dataflow(isFollowed).instrument("k");
        QCOMPARE(reply.message, QString());
        const QByteArray rewritten = reply.instrumented->text.toUtf8();
        const auto again = SourceUnderTest(rewritten.constData()).options(optionBytes.constData()).signature();
        if (!again.message.isEmpty())
            qInfo().noquote() << rewritten.mid(rewritten.indexOf("/* The user's"));
        QCOMPARE(again.message, QString());
        QCOMPARE(again.signature.kernels.size(), 1);
        QCOMPARE(again.signature.kernels[0].parameters.size(), reply.signature.kernels[0].parameters.size() + 1);
    }
}

/// Without a value they begin as zeros; and pointers among them are objects like others, which lead anywhere.
void TestRewriting::variablesOfTheProgramAreObjects()
{
    const auto reply =
        SourceUnderTest("__global int table[60]; __global int *__global place = table;\n"
                        "int next(void) { static __global int calls; return calls++; }\n"
                        "__kernel void k(__global int *a) { static __global int hits = 0; table[hits++] = next(); place[1] = 2; }")
            .options("-cl-std=CL2.0")
            .instrument("k");
    QCOMPARE(reply.message, QString());
    QStringList objects;
    for (const TracedObject &object : reply.instrumented->objects)
        objects << u"%1 %2"_s.arg(object.name).arg(object.sizeInBytes);
    objects.sort();
    QCOMPARE(objects, (QStringList{"a 0", "calls 4", "hits 4", "place 8", "table 240"}));
    const auto stores = [&](const QString &text) {
        const auto &sites = reply.instrumented->sites;
        return *std::ranges::find_if(sites,
                                     [&](const AccessSite &site) { return site.kind == SiteKind::Store && site.text.startsWith(text); });
    };
    QVERIFY(!stores("table[hits").anyObject);
    QVERIFY(stores("place[1]").anyObject);
}

void TestRewriting::sitesNameTheUsersText()
{
    const auto reply = SourceUnderTest("#include \"inc.h\"\n__kernel void k(__global int *a)\n{\n    a[0] =\n        twice(a);\n}")
                           .header("inc.h", "int twice(__global int *p) {\n  return p[1] * 2; }")
                           .instrument("k");
    const InstrumentedKernel &kernel = *reply.instrumented;
    const AccessSite *load = siteOf(kernel, SiteKind::Load);
    QCOMPARE(load->range.begin, (SourcePlace{QStringLiteral("inc.h"), 2, 10}));
    QCOMPARE(load->range.endColumn, 14);
    QCOMPARE(load->function, QStringLiteral("twice"));
    QCOMPARE(load->objects, QList<int>{0});
    const AccessSite *store = siteOf(kernel, SiteKind::Store);
    QCOMPARE(store->range.begin, (SourcePlace{QStringLiteral("test.cl"), 4, 5}));
    QCOMPARE(store->range.endLine, 5);
    QVERIFY(store->hasOffset);
    QCOMPARE(store->payloadWords, 1);
}

void TestRewriting::sitesInMacrosNameTheUse()
{
    const auto reply = SourceUnderTest("#define AT(i) a[i]\n\n__kernel void k(__global int *a) {\n  AT(3) = AT(4);\n}").instrument("k");
    const AccessSite *load = siteOf(*reply.instrumented, SiteKind::Load);
    QCOMPARE(load->range.begin.line, 4);
    QCOMPARE(load->range.begin.column, 11);
    QCOMPARE(load->range.endColumn, 16);
    QCOMPARE(load->range.macro, QStringLiteral("AT"));
    QCOMPARE(load->range.macroPlace.line, 1);
}

void TestRewriting::objects()
{
    const auto reply = SourceUnderTest("__constant float table[3] = {1, 2, 3};\n"
                                       "__kernel void k(int n, __global float2 *a, __local int *t) { __local char u[2][5];\n"
                                       "u[0][n] = t[n]; a[0].x = table[n]; }")
                           .instrument("k");
    const QList<TracedObject> &objects = reply.instrumented->objects;
    QCOMPARE(objects.size(), 4);
    QCOMPARE(objects[0].name, QStringLiteral("a"));
    QCOMPARE(objects[0].argument, 1);
    QCOMPARE(objects[0].elementSize, 8);
    QCOMPARE(objects[1].memory, AddressSpace::Local);
    QCOMPARE(objects[2].dimensions, (QList<quint64>{2, 5}));
    QCOMPARE(objects[2].sizeInBytes, quint64(10));
    QCOMPARE(objects[3].memory, AddressSpace::Constant);
}

void TestRewriting::pointersAreFollowed_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QList<int>>("objects");
    QTest::addColumn<bool>("any");
    const auto row = [](const char *body, const QList<int> &objects, bool any = false) {
        QTest::newRow(body) << QString::fromLatin1(body) << objects << any;
    };
    row("a[0];", {0});
    row("*(b + 1);", {1});
    row("(n ? a : b)[1];", {0, 1});
    row("__global int *p = a; p++; *p;", {0});
    row("__global int *q[2] = {a, c}; q[n][1];", {0, 2});
    row("*(__global int *)n;", {0, 1, 2}, true);
    row("((__global int2 *)c)->y;", {2});
}

void TestRewriting::pointersAreFollowed()
{
    QFETCH(QString, body);
    QFETCH(QList<int>, objects);
    QFETCH(bool, any);
    const qsizetype last = body.lastIndexOf(u' ', body.size() - 2) + 1;
    const bool oneStatement = body.count(u';') == 1;
    const QString start = oneStatement ? QString() : body.left(last);
    const QString expression = oneStatement ? body : body.mid(last);
    const QString text = QStringLiteral("__kernel void k(__global int *a, __global int *b, __global int *c, ulong n) "
                                        "{ %1 int x = %2 }")
                             .arg(start, expression);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).instrument("k");
    QCOMPARE(reply.message, QString());
    const AccessSite *load = siteOf(*reply.instrumented, SiteKind::Load);
    QVERIFY(load);
    QCOMPARE(load->objects, objects);
    QCOMPARE(load->anyObject, any);
}

void TestRewriting::barriersKnowTheirFences()
{
    const auto reply = SourceUnderTest("__kernel void k(uint f) { barrier(CLK_LOCAL_MEM_FENCE); "
                                       "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); barrier(f); }")
                           .instrument("k");
    const AccessSite *local = siteOf(*reply.instrumented, SiteKind::Barrier, 0);
    QVERIFY(local->localFence && !local->globalFence && local->fencesKnown && local->payloadWords == 0);
    const AccessSite *both = siteOf(*reply.instrumented, SiteKind::Barrier, 1);
    QVERIFY(both->localFence && both->globalFence);
    const AccessSite *unknown = siteOf(*reply.instrumented, SiteKind::Barrier, 2);
    QVERIFY(!unknown->fencesKnown && unknown->payloadWords == 1);
}

/// PoCL 3.1 has none of these functions.
void TestRewriting::callsOfGroupsTellWhoMakesThem()
{
    const auto instrumented = [](const QByteArray &call) {
        const QByteArray text =
            "#pragma OPENCL EXTENSION cl_khr_subgroups : enable\n__kernel void k(__global int *a) { a[0] = " + call + "; }";
        return SourceUnderTest(text.constData()).options("-cl-std=CL2.0").instrument("k");
    };
    const auto together = instrumented("sub_group_reduce_add(a[1])");
    const AccessSite *call = siteOf(*together.instrumented, SiteKind::Collective, 0);
    QVERIFY(call && call->payloadWords == 3);
    QVERIFY(together.instrumented->text.contains("(KS_COLLECTIVE(ks,"));
    const auto named = instrumented("sub_group_broadcast(a[1], a[2])");
    QVERIFY(named.instrumented->text.contains("ks_sub_group_broadcast_int_1(ks,"));
    const auto byRows = instrumented("work_group_broadcast(a[1], 2, 3)");
    QVERIFY(siteOf(*byRows.instrumented, SiteKind::Collective, 0));
    QVERIFY(byRows.instrumented->text.contains("ks_work_group_broadcast_int_2(ks,"));
    QVERIFY(!siteOf(*instrumented("work_group_reduce_add(a[1])").instrumented, SiteKind::Collective, 0));
}

void TestRewriting::barriersOfSubGroupsTellWhichOne()
{
    const auto reply = SourceUnderTest("__kernel void k() { sub_group_barrier(CLK_LOCAL_MEM_FENCE); "
                                       "sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device); }")
                           .options("-cl-std=CL2.0")
                           .instrument("k");
    const AccessSite *near = siteOf(*reply.instrumented, SiteKind::Fence, 0);
    QVERIFY(near && !near->fencesKnown && near->payloadWords == 2 && near->scope == MemoryScope::SubGroup);
    const AccessSite *far = siteOf(*reply.instrumented, SiteKind::Fence, 1);
    QVERIFY(far && far->scope == MemoryScope::Device);
    QVERIFY(reply.instrumented->text.contains("(KS_SUB_GROUP_FENCE(ks,1,"));
}

void TestRewriting::votesOnlyWhereNeeded_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("votes");
    const auto row = [](const char *body, bool votes) { QTest::newRow(body) << QString::fromLatin1(body) << votes; };
    row("barrier(1);", false);
    row("if (n) barrier(1);", false);
    row("for (int i = 0; i < n; i++) barrier(1);", false);
    row("for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) { if (l < s) a[l] += a[l + s]; barrier(1); }", false);
    row("int g = get_group_id(0); while (g--) { barrier(1); if (l == g) continue; a[l]++; }", true);
    row("if (l == 0) return; barrier(1);", true);
    row("barrier(1); if (l == 0) return; a[l] = 1;", false);
    row("if (l) barrier(1);", true);
    row("int m = n; if (l) m = 2; if (m) barrier(1);", true);
    row("int m = 0; for (; m < 9; m++) if (a[m] == l) break; if (m) barrier(1);", true);
    row("if (a[0]) barrier(1);", true);
    row("for (;;) { if (l) break; } barrier(1);", false);
    row("l > 3 ? barrier(1) : (void)0;", true);
    row("if (max(n, (int)sqrt((float)n)) > 3 && isfinite((float)n) && convert_int_rte(2.5f * n)) barrier(1);", false);
    row("if (work_group_all(a[l])) barrier(1); if (work_group_broadcast(a[l], 0) < work_group_reduce_max(l)) barrier(1);", false);
    row("if (work_group_scan_exclusive_add(n)) barrier(1);", true);
    row("if (l) goto out; barrier(1); out: a[l] = 1;", true);
    row("barrier(1); if (l) goto out; a[l] = 1; out:;", false);
    row("again: barrier(1); if (l) goto again;", true);
    row("int m = 0; if (l) goto skip; m = 1; skip: if (m) barrier(1);", true);
    row("if (printf(\"%d\", n)) barrier(1);", true); // no work-item need get what another gets
}

void TestRewriting::votesOnlyWhereNeeded()
{
    QFETCH(QString, body);
    QFETCH(bool, votes);
    const QString text = QStringLiteral("__kernel void k(__global int *a, int n) { int l = get_local_id(0); %1 }").arg(body);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).options("-cl-std=CL2.0").instrument("k");
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.instrumented->usesGroupMemory, votes);
    QCOMPARE(reply.instrumented->groupMemoryInBytes > 0, votes);
}

void TestRewriting::branchesThatAreLeftMeetAtTheirEnd()
{
    const auto barriers = [](const char *condition) {
        const QString text =
            QStringLiteral("__kernel void k(__global int *a, int n) { if (%1) { a[0] = 1; barrier(CLK_LOCAL_MEM_FENCE); } }");
        const auto reply = SourceUnderTest(text.arg(QLatin1String(condition)).toUtf8().constData()).instrument("k");
        const QString source = reply.instrumented ? reply.instrumented->text : QString();
        static const QRegularExpression barrier(QStringLiteral("\\bbarrier\\s*\\("));
        return source.mid(source.lastIndexOf(QLatin1String("void k"))).count(barrier);
    };
    QCOMPARE(barriers("n > 4"), 3);
    QCOMPARE(barriers("256 >= 512"), 1);
}

/// Compilers copy what follows a barrier under a condition: with many of them a text takes for ever.
void TestRewriting::copiesUnderConditionsStandUnderNone()
{
    const auto textWith = [](int conditions) {
        QString body;
        for (int i = 0; i < conditions; ++i) {
            body += QStringLiteral("if (a[i] > %1) { event_t e = async_work_group_copy(s, a, 8, 0); wait_group_events(1, &e); } "
                                   "if (a[i] < %1) f = async_work_group_copy(s, a, 8, f);\n")
                        .arg(i);
        }
        const QString text = QStringLiteral("__kernel void k(__global const int *a, int n) { __local int s[8]; event_t f;\n"
                                            "for (int i = 0; i < n; ++i) {\n%1wait_group_events(1, &f); } }\n")
                                 .arg(body);
        const auto reply = SourceUnderTest(text.toUtf8().constData()).instrument("k");
        return reply.instrumented ? reply.instrumented->text : QString();
    };
    const QString two = textWith(2), four = textWith(4), six = textWith(6);
    static const QRegularExpression underCondition(QStringLiteral(R"(if \(!ks->off\[\d+\]\) \{[^}]*(ks_copy|wait_group_events))"));
    QVERIFY(six.contains(QLatin1String("ks_copy")) && six.contains(QLatin1String("ks_meet")));
    QVERIFY2(!underCondition.match(six).hasMatch(), qPrintable(six));
    const qsizetype ofTwo = four.size() - two.size();
    QVERIFY2(six.size() - four.size() < ofTwo + ofTwo / 8, qPrintable(six));
}

void TestRewriting::loopsThatEndHaveNoBudget_data()
{
    QTest::addColumn<QString>("loop");
    QTest::addColumn<bool>("ends");
    const auto row = [](const char *loop, bool ends) { QTest::newRow(loop) << QString::fromLatin1(loop) << ends; };
    row("for (int s = 0; s < 64; s++) a[s] = l;", true);
    row("for (int s = l; s < 64; s += get_local_size(0)) a[s] = l;", true);
    row("for (int s = 1; s < 64; s *= 2) a[s] = l;", true);
    row("for (int s = 1; s < get_local_size(0); s = s << 1) a[s] = l;", true);
    row("for (int s = n; s > 0; s >>= 1) a[s] = l;", true);
    row("for (uint s = n; s; s /= 2) a[s] = l;", true);
    row("int s; for (s = 8; s >= 0; s--) a[s] = l;", true);
    row("for (int s = 32; s > 0; s /= 2) { a[s] = l; barrier(1); }", true);
    row("for (int s = 0; s < n; s++) a[s] = l;", false);
    row("for (int s = n; s > 0; s--) a[s] = l;", false);
    row("for (int s = 0; s < 64; s *= 2) a[s] = l;", false);  // zero stays zero
    row("for (int s = 1; s < n; s *= 2) a[s] = l;", false);   // may wrap around
    row("for (int s = n; s != 0; s >>= 1) a[l] = s;", false); // of a negative one something is left
    row("for (int s = n; s > 0u; s >>= 1) a[l] = s;", false); // which is large to that comparison
    row("for (int s = 8; s >= 0u; s--) a[s] = l;", false);    // so is -1
    row("for (uint s = 8; s >= 0; s--) a[s] = l;", false);    // never below
    row("for (uint s = 9; s > 0; s -= 2) a[s] = l;", false);  // steps over zero
    row("for (int s = 32; s > 0; s /= 2) { a[s] = l; s = n; }", false);
    row("for (uchar s = 0; s < 256; s++) a[s] = l;", false);
    // Where work-items meet, the compiler has to know the turns as well.
    row("for (int s = 1; s < get_local_size(0); s *= 2) { a[s] = l; barrier(1); }", false);
    row("for (int s = n; s > 0; s >>= 1) { a[s] = l; barrier(1); }", false);
}

void TestRewriting::loopsThatEndHaveNoBudget()
{
    QFETCH(QString, loop);
    QFETCH(bool, ends);
    const QString text = QStringLiteral("__kernel void k(__global int *a, int n) { int l = get_local_id(0); %1 }").arg(loop);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).instrument("k");
    QCOMPARE(reply.message, QString());
    QCOMPARE(siteOf(*reply.instrumented, SiteKind::Loop) == nullptr, ends);
}

void TestRewriting::unorderedChangesAreSites_data()
{
    QTest::addColumn<QString>("options");
    for (const char *options : {"-cl-std=CL1.2", "-w", "-w -Werror"})
        QTest::newRow(options) << QString::fromLatin1(options);
}

/// Also where the compiler is told not to warn of them.
void TestRewriting::unorderedChangesAreSites()
{
    QFETCH(QString, options);
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) {\n  int i = a[1];\n  a[0] = i++ + i;\n}")
                           .options(options.toUtf8().constData())
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    const AccessSite *unordered = siteOf(*reply.instrumented, SiteKind::Unordered);
    QVERIFY(unordered);
    QCOMPARE(unordered->range.begin.line, 3);
    QCOMPARE(unordered->variables, QStringList{"i"});
}

void TestRewriting::refusals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QString>("part");
    QTest::newRow("no such kernel") << u"__kernel void k() {}"_s << u"other"_s << u"no kernel \"other\""_s;
    QTest::newRow("no name") << u"__kernel void k() {}"_s << QString() << u"names no kernel"_s;
    QTest::newRow("does not parse") << u"__kernel void k() { x }"_s << u"k"_s << u"test.cl:1:21"_s;
    QTest::newRow("recursion") << u"void f() { f(); } __kernel void k() { f(); }"_s << u"k"_s << u"recursion"_s;
    QTest::newRow("called kernel with local memory")
        << u"__kernel void i() { __local int t[2]; t[0] = 1; } __kernel void k() { i(); }"_s << u"k"_s << u"local memory"_s;
}

void TestRewriting::refusals()
{
    QFETCH(QString, text);
    QFETCH(QString, kernel);
    QFETCH(QString, part);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).instrument(kernel.toUtf8().constData());
    QVERIFY2(reply.message.contains(part), qPrintable(reply.message));
    QVERIFY(!reply.instrumented);
}

void TestRewriting::buildOptionsLoseDefinitions()
{
    const auto reply = SourceUnderTest("__kernel void k(__global T *a) { a[0] = 1; }")
                           .options("-D T=float -cl-mad-enable -I inc -DX -cl-std=CL1.2")
                           .instrument("k");
    QCOMPARE(reply.instrumented->buildOptions, QStringLiteral("-cl-mad-enable -cl-std=CL1.2"));
}

void TestRewriting::atomicsTellWhetherTheirResultIsUsed_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("isUsed");
    const auto row = [](const char *body, bool isUsed) { QTest::newRow(body) << QString::fromLatin1(body) << isUsed; };
    row("atomic_inc(o);", false);
    row("(void)atomic_inc(o);", false);
    row("if (n) (atomic_add(o, 1));", false);
    row("while (n--) atomic_inc(o);", false);
    row("for (; n--; atomic_inc(o)) ;", false);
    row("n = 1, atomic_inc(o);", false);
    row("int i = atomic_inc(o);", true);
    row("o[1] = atomic_inc(o);", true);
    row("if (atomic_inc(o) == 3) n = 1;", true);
    row("while (atomic_dec(o)) n = 1;", true);
    row("n = (atomic_inc(o), atomic_xchg(o, 1));", false);
}

void TestRewriting::atomicsTellWhetherTheirResultIsUsed()
{
    QFETCH(QString, body);
    QFETCH(bool, isUsed);
    const QString text = QStringLiteral("__kernel void k(__global int *o, int n) { %1 }").arg(body);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).instrument("k");
    QCOMPARE(reply.message, QString());
    QCOMPARE(siteOf(*reply.instrumented, SiteKind::Atomic)->resultUsed, isUsed);
}

void TestRewriting::pointersToPrivateMemoryAreChecked()
{
    const auto reply = SourceUnderTest("float sum(float *p)\n{\n    return *p +\n        p[1] +\n        *(p + 2);\n}\n"
                                       "__kernel void k(__global float *a) { float r[3] = {1, 2, 3}; a[0] = sum(r); }")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.instrumented->untraced.isEmpty());
    QList<int> lines;
    for (const AccessSite &site : reply.instrumented->sites) {
        if (site.kind == SiteKind::Index && site.variables == QStringList{"r"} && site.bound == 3)
            lines.append(site.range.begin.line);
    }
    QCOMPARE(lines, (QList<int>{4, 5}));
}

void TestRewriting::variablesThatMayBeReadUnsetUnseen_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char *name, const char *functions, const char *body, const QStringList &names) {
        const QString kernel =
            QStringLiteral("kernel void k(global const int *a, global int *o)\n{\n    int g = get_global_id(0);\n    %1\n}\n");
        QTest::newRow(name) << "typedef struct { int x, y; } Pair;\n" + QString(functions) + '\n' + kernel.arg(QString(body)) << names;
    };
    row("a vector by address", "void f(int c, int4 *r) { if (c > 3) r->x = c; }", "int4 v; f(a[g], &v); o[g] = v.y;", {"v"});
    row("a vector of which a part is returned", "int2 f(int c) { int2 v; v.x = c; if (c > 3) v.y = 1; return v; }", "o[g] = f(a[g]).y;",
        {"v"});
    row("a struct by address", "void f(int c, Pair *p) { if (c > 3) p->x = c; }", "Pair p; f(a[g], &p); o[g] = p.x;", {"p"});
    row("a struct that is copied", "", "Pair p; if (g > 3) p.x = 1; Pair q = p; o[g] = q.x;", {"p"});
    row("a struct that is handed on", "int f(Pair p) { return p.x; }", "Pair p; if (g > 3) p.x = 1; o[g] = f(p);", {"p"});
    row("a struct that is returned", "Pair f(int c) { Pair p; p.x = c; if (c > 3) p.y = 2; return p; }", "o[g] = f(a[g]).y;", {"p"});
    row("a member of a struct that is copied", "", "Pair p; if (g > 3) p.x = 1; int y = p.x; o[g] = y;", {"p"});
    row("a component that is returned", "int f(int c) { int2 v; if (c > 3) v.x = c; return v.x; }", "o[g] = f(a[g]);", {"v"});
    row("a member of a union that is returned", "typedef union { uint u; uchar b[4]; } W; uint f(uint x) { W w; w.b[0] = x; return w.u; }",
        "o[g] = f(a[g]);", {"w"});
    row("a member of a union that is copied", "typedef union { long q; int w[2]; } U;", "U u; u.w[0] = a[g]; long r = u.q; o[g] = r;",
        {"u"});
    row("a large array", "", "int t[4200]; for (int i = 0; i < 4199; i++) t[i] = g; o[g] = t[a[g]];", {"t"});
    row("an array of vectors in parts", "", "int4 t[4]; for (int i = 0; i < 4; i++) t[i].x = g; o[g] = t[a[g]].y;", {"t"});
    row("an array of structs", "", "Pair t[4]; for (int i = 0; i < 4; i++) t[i].x = g; o[g] = t[a[g]].y;", {"t"});
    row("a byte by address", "void f(int c, uchar *r) { if (c > 3) *r = c; }", "uchar x; f(a[g], &x); o[g] = x;", {"x"});
    row("one of two values", "", "int x; if (g > 3) x = 1; int y = a[g] ? x : 5; o[g] = y;", {"x"});
    row("an element gets it", "", "int x, t[4]; if (g > 3) x = 1; t[g & 3] = x; o[g] = t[g & 3];", {"x"});
    row("seen: a number", "", "int x; if (g > 3) x = 1; int y = x; o[g] = y;", {});
    row("seen: a number by address", "void f(int c, int *r) { if (c > 3) *r = c; }", "int x; f(a[g], &x); o[g] = x;", {});
    row("seen: an array", "", "int t[40]; for (int i = 0; i < 39; i++) t[i] = g; o[g] = t[a[g]];", {});
    row("seen: members", "", "Pair p; if (g > 3) p.x = 1; o[g] = p.x;", {});
    row("seen: components", "", "int2 v; if (g > 3) v.x = 1; o[g] = v.x;", {});
    row("set: members", "int f(Pair p) { return p.x; }", "Pair p; p.x = 1; p.y = g; o[g] = f(p);", {});
    row("set: a struct", "int f(Pair p) { return p.x; }", "Pair p = {1, g}; o[g] = f(p);", {});
    row("set: a number on all ways", "", "int x; if (g > 3) x = 1; else x = 2; int y = a[g] ? x : 5; o[g] = y;", {});
}

void TestRewriting::variablesThatMayBeReadUnsetUnseen()
{
    QFETCH(QString, text);
    const auto reply = SourceUnderTest(qPrintable(text)).instrument("k");
    QCOMPARE(reply.message, QString());
    QStringList names;
    for (const AccessSite &site : reply.instrumented->sites) {
        if (site.kind == SiteKind::Unset && site.anyObject)
            names += site.variables;
    }
    QTEST(names, "names");
}

void TestRewriting::vectorsOfPrivateMemoryAreChecked()
{
    const auto reply = SourceUnderTest("float4 ld(const float *p, int i) { return vload4(i, p); }\n"
                                       "__kernel void k(__global float4 *a) { float q[8] = {1}; ushort h[3]; vstore4(a[0], 1, q);\n"
                                       "vstore_half3(a[0].xyz, 0, (half *)h); a[0] = ld(q, 2); a[1].xyz = vload_half3(0, (half *)h); }")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.instrumented->untraced.isEmpty());
    QStringList found;
    for (const AccessSite &site : reply.instrumented->sites) {
        if (site.kind == SiteKind::Index)
            found << u"%1 %2: %3"_s.arg(site.variables.join(' ')).arg(site.bound).arg(site.text);
    }
    found.sort();
    QCOMPARE(found, (QStringList{"h 3: vload_half3(0, (half *)h)", "h 3: vstore_half3(a[0].xyz, 0, (half *)h)", "q 8: vload4(i, p)",
                                 "q 8: vstore4(a[0], 1, q)"}));
}

void TestRewriting::membersBehindGenericPointersAreLookedAt()
{
    const auto reply = SourceUnderTest("typedef struct { int x; float y; } pair;\n"
                                       "float of(const pair *p) { return 1 + p->y; }\n"
                                       "void set(pair *p) { p->x = 1; }\n"
                                       "__kernel void k(__global float *o) { __local pair l; pair p; set(&p); o[0] = of(&p) + of(&l); }")
                           .options("-cl-std=CL2.0")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    const auto isOfMember = [](const AccessSite &site) { return site.kind == SiteKind::Unset && site.variables == QStringList{u"p->y"_s}; };
    QVERIFY(std::ranges::any_of(reply.instrumented->sites, isOfMember));
}

/// A GPU is lost with the first of them.
void TestRewriting::misalignedAddressesAreNotHandedOn()
{
    const auto reply =
        SourceUnderTest("__kernel void k(__global uchar *c, __global float4 *o) { atomic_inc((__global int *)(c + 2));\n"
                        "o[0] = vload4(0, (__global const float *)(c + 1)); vstore2((int2)(1), 0, (__global int *)(c + 3));\n"
                        "*(__global short *)(c + 5) = 1; }")
            .instrument("k");
    QCOMPARE(reply.message, QString());
    const QString &text = reply.instrumented->text;
    QVERIFY(text.contains("KS_ALIGNED(ks_aligned4_g_int,__global int *,4ul,(__global int *)((__global uchar *)p - over))"));
    QVERIFY(text.contains("KS_VLOAD_PACKED(ks_vload4_gu_float,"));
    QVERIFY(text.contains("KS_VSTORE_PACKED(ks_vstore2_gu_int,"));
    QVERIFY(text.contains("KS_ALIGNED(ks_aligned2_gu_short,__global short *,2ul,p)"));
}

/// They are known to stay within what they were made of; what may be private memory without bounds is listed.
void TestRewriting::genericPointersToPrivateVectorsAreCast()
{
    const auto reply = SourceUnderTest("int get(const int *p) { return vload4(1, p).x; }\n"
                                       "void put(int *p) { vstore4((int4)(3), 0, p + 2); }\n"
                                       "__kernel void k(__global int *o) { int q[8] = {0}; put(q); o[0] = get(q); }")
                           .options("-cl-std=CL2.0")
                           .instrument("k");
    QVERIFY(reply.instrumented->text.contains("(const __private int *)("));
    QVERIFY(reply.instrumented->text.contains("(__private int *)("));
}

void TestRewriting::genericPointersAreFollowed()
{
    const auto loads = [](const char *lost) {
        const QString text =
            u"int pick(const int *p, int i)\n{ return p[i]; }\nint any(const int *p, int i)\n{ return p[i]; }\n"
            "int own(const int *p, int i)\n{ return p[i]; }\n"
            "__kernel void k(__global int *a, __global int *b, int c) { int q[3] = {1, 2, 3}, r[4] = {0};\n"
            "b[0] = pick(a, 1) + any(c ? (int *)a : c > 1 ? (int *)q : (int *)r, 2) + own(%1, 1); }"_s.arg(QLatin1String(lost));
        const auto reply = SourceUnderTest(text.toUtf8().constData()).options("-cl-std=CL2.0").instrument("k");
        QStringList found;
        for (const AccessSite &site : reply.instrumented->sites) {
            if (site.range.begin.line < 7 && site.kind == SiteKind::Load)
                found << u"%1: %2 %3"_s.arg(site.range.begin.line).arg(site.objects.size()).arg(site.anyObject ? "any" : "known");
            else if (site.range.begin.line < 7 && site.kind == SiteKind::Index)
                found << u"%1: %2 %3"_s.arg(site.range.begin.line).arg(site.variables.join(' ')).arg(site.bound);
        }
        for (const UntracedAccess &access : reply.instrumented->untraced)
            found << u"%1: untraced"_s.arg(access.place.line);
        return found;
    };
    QCOMPARE(loads("q"), (QStringList{"2: 1 known", "4: 1 known", "6: q 3"}));
    QCOMPARE(loads("(int[2]){1, 2}"), (QStringList{"2: 1 any", "4: 1 any", "6: 2 any", "2: untraced", "4: untraced", "6: untraced"}));
}

/// PoCL 3.1 takes OpenCL C 2.0 but knows no generic address space.
void TestRewriting::pointersWithoutAddressSpaceArePrivateWhereNothingIsGeneric()
{
    SourceUnderTest source("void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }\n"
                           "__kernel void k(__global int *o) { int x = o[0], y = 1; swap(&x, &y); o[0] = x + fract(1.5f, (float *)&y); }");
    source.options("-cl-std=CL2.0").facts().extensions = {u"cl_khr_fp64"_s};
    source.facts().openclVersion = 300;
    const auto usesGeneric = [&] { return source.instrument("k").instrumented->text.contains(u"__generic,int"_s); };
    source.facts().features = {u"__opencl_c_images"_s};
    QVERIFY(!usesGeneric());
    source.facts().features << u"__opencl_c_generic_address_space"_s;
    QVERIFY(usesGeneric());
    source.facts().features.clear(); // a device of OpenCL 2.0
    QVERIFY(usesGeneric());
}

/// NVIDIA's compiler has it, though its devices don't name it.
void TestRewriting::whatTheDeviceDoesNotNameIsReadWhereItIsNeeded()
{
    const auto readIn = [](const char *standard, const char *text) {
        SourceUnderTest source(text);
        source.options(standard).facts().extensions = {u"cl_khr_fp64"_s};
        source.facts().openclVersion = 300;
        source.facts().imageSupport = true;
        source.facts().features = {u"__opencl_c_images"_s};
        return source.instrument("k");
    };
    const char *later = "__global int total;\nint first(const int *p) { return *p; }\n"
                        "__kernel void k(__global int *o, read_write image2d_t i) {\n"
                        "    o[0] = total + first(o + 1) + read_imagei(i, (int2)(0, 0)).x;\n}";
    const char *halves =
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n__kernel void k(__global half *o) {\n    half h = o[0];\n    o[1] = h * 2;\n}";
    QVERIFY(!readIn("-cl-std=CL1.2", later).message.isEmpty());
    for (const auto &reply : {readIn("-cl-std=CL2.0", later), readIn("-cl-std=CL3.0", later), readIn("-cl-std=CL1.2", halves),
                              readIn("-cl-std=CL3.0", halves)}) {
        QCOMPARE(reply.message, QString());
        QCOMPARE(reply.diagnostics.size(), 1);
        QCOMPARE(reply.diagnostics[0].severity, Severity::Warning);
        QVERIFY2(reply.diagnostics[0].message.startsWith(u"The device names no"), qPrintable(reply.diagnostics[0].message));
    }
    const auto isAskedFor = [&](const char *text) { // whether or not the compiler names it
        return readIn("-cl-std=CL3.0", text).instrumented->text.contains(u"#endif\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"_s);
    };
    QVERIFY(isAskedFor(halves));
    QVERIFY(!isAskedFor("__kernel void k(__global half *o) { vstore_half(1.0f, 0, o); }"));
}

/// A driver's atomic_flag may be another type than its atomic_int.
void TestRewriting::flagsKeepTheirType()
{
    SourceUnderTest source(
        "__kernel void k(__global atomic_flag *f, __global atomic_int *a) {\n"
        "    if (atomic_flag_test_and_set_explicit(f, memory_order_acquire, memory_scope_device)) atomic_fetch_add(a, 1);\n}");
    const InstrumentReply reply = source.options("-cl-std=CL2.0").instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.instrumented->text.contains(u"atomic_flag *p"_s) && reply.instrumented->text.contains(u"atomic_int *p"_s));
}

/// Who traces a launch builds no text with another pattern then (TracedForm.h).
void TestRewriting::flagsNeedNoPattern()
{
    const auto mentionsIt = [](const char *body) {
        const auto reply =
            SourceUnderTest(QByteArray("void set(int *p) { if (get_global_id(0)) *p = 1; }\n__kernel void k(__global int *a) { int i; ") +
                            body + " a[0] = i + 1; }")
                .instrument("k");
        return reply.instrumented->text.contains(u"KERNELSCOPE_UNSET"_s);
    };
    QVERIFY(!mentionsIt("if (a[0]) i = 1;"));
    QVERIFY(mentionsIt("set(&i);"));
}

/// No statement can follow the declaration in a loop's head that would say where its variable lies.
void TestRewriting::pointersToAnyPrivateMemoryAreListed()
{
    const auto reply =
        SourceUnderTest("float sum(float *p)\n{\n    return *p +\n        p[1] +\n        *(p + 2);\n}\n"
                        "__kernel void k(__global float *a) { for (float r[3] = {1, 2, 3}; r[0] < 9; r[0]++) a[0] += sum(r); }")
            .instrument("k");
    QCOMPARE(reply.message, QString());
    QList<int> lines;
    for (const UntracedAccess &access : reply.instrumented->untraced)
        lines.append(access.place.line);
    QCOMPARE(lines, (QList<int>{4, 5}));
}

void TestRewriting::stringLiteralsAreObjects()
{
    const auto reply = SourceUnderTest("#define LETTERS \"abc\" \"def\"\n"
                                       "__kernel void k(__global int *a) {\n"
                                       "    printf(\"%s\", \"shown\");\n"
                                       "    a[1] = LETTERS[a[0] & 3] + \"abc\"\n"
                                       "        \"def\"[a[0] & 1]; }\n")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.instrumented->untraced.isEmpty());
    QVERIFY(reply.instrumented->text.contains(QLatin1String("printf ( \"%s\" , \"shown\" )")));
    const auto &objects = reply.instrumented->objects;
    QCOMPARE(objects.size(), 2);
    QCOMPARE(objects[1].name, QString("\"abcdef\""));
    QCOMPARE(objects[1].memory, AddressSpace::Constant);
    QCOMPARE(objects[1].dimensions, QList<quint64>{7});
    QStringList reads;
    for (const AccessSite &site : reply.instrumented->sites) {
        if (site.kind == SiteKind::Load && site.objects == QList<int>{1})
            reads << QStringLiteral("%1 %2-%3 %4").arg(site.text, site.range.macro).arg(site.range.begin.line).arg(site.range.endLine);
    }
    QCOMPARE(reads, (QStringList{"\"abc\" \"def\"[a[0] & 3] LETTERS-4 4", "\"abc\" \"def\"[a[0] & 1] -4 5"}));
}

void TestRewriting::whatIsReadInPlaceOfWhatLiesOutsideIsZero()
{
    const auto reply = SourceUnderTest("struct pair { int first, second; };\n"
                                       "__kernel void k(__global int *a, int i) {\n"
                                       "    struct pair pairs[2] = {{1, 2}, {3, 4}};\n"
                                       "    struct pair *p = pairs;\n"
                                       "    int rows[2][3] = {{1}};\n"
                                       "    p += i;\n"
                                       "    a[0] = p->second + pairs[i].first + rows[i][i]; }\n")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.instrumented->text.count(QRegularExpression("struct pair ks_t\\d+ = \\{0\\};")), 2);
    QVERIFY(reply.instrumented->text.contains(QRegularExpression("int ks_t\\d+\\[3\\] = \\{0\\};")));
}

void TestRewriting::accessesInBlocksAreListed()
{
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) { int g = get_global_id(0); __local int t[4];\n"
                                       "int (^twice)(int) = ^(int x) { int y = x; return y + g; };\n"
                                       "void (^put)(int) = ^(int x) {\n"
                                       "    a[x] = g; };\n"
                                       "put(twice(g)); ^{\n"
                                       "    atomic_add(a, 1); }(); }")
                           .options("-cl-std=CL2.0")
                           .instrument("k");
    QCOMPARE(reply.message, QString());
    QList<int> lines;
    for (const UntracedAccess &access : reply.instrumented->untraced)
        lines.append(access.place.line);
    QCOMPARE(lines, (QList<int>{4, 6}));
}

void TestRewriting::theLayoutOfTheTraceIsFilledIn()
{
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) { a[get_global_id(0)] = 1; }").instrument("k");
    QCOMPARE(reply.message, QString());
    const QString text = reply.instrumented->text;
    QVERIFY(!text.contains('@'));
    QVERIFY(text.contains(u"((SITE) | (OBJECT) << %1)\n"_s.arg(traceLayout::siteBits)));
    QVERIFY(text.contains(u"trace + trace[%1] + site * %2u;"_s.arg(traceLayout::Faults).arg(traceLayout::faultSiteWords)));
}

/// A number in the text of a device function would not follow a change of TraceLayout.h.
void TestRewriting::theLayoutOfTheTraceIsWrittenNowhereElse()
{
    using namespace traceLayout;
    QStringList shifts;
    for (const quint32 shift : {siteBits, quint32(std::countr_zero(outOfBounds)), quint32(std::countr_zero(wide)), shortBits})
        shifts << QString::number(shift);
    const QRegularExpression number(u"(?:<<|>>) *(?:%1)\\b|\\b(?:trace|item|block|fault)\\[\\d|\\b(?:%2|%3)u?\\b|\\b0x%4u?\\b"_s.arg(
        shifts.join(u'|'), QString::number(unknownObject), QString::number(faultSiteWords), QString::number(maximumSites - 1, 16)));
    const QDir folder(qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/core/instrument"_s);
    QStringList found;
    for (const QString &name : folder.entryList({u"*.cpp"_s, u"*.h"_s, u"*.cl"_s})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int line = 0;
        while (!file.atEnd()) {
            const QString text = QString::fromUtf8(file.readLine());
            ++line;
            if (text.contains(number))
                found << u"%1:%2: %3"_s.arg(name).arg(line).arg(text.trimmed());
        }
    }
    QCOMPARE(found.join(u'\n'), QString());
}

QTEST_GUILESS_MAIN(TestRewriting)
#include "tst_rewriting.moc"
