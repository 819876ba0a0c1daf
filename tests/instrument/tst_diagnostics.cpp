#include <QTest>

#include "SourceUnderTest.h"
#include "instrument/CompilerArguments.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestDiagnostics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placeAndRange();
    void fixIt();
    void insideMacrosTheUseIsNamed();
    void insideHeaders();
    void recursion_data();
    void recursion();
    void localFencesReachTheGroup_data();
    void localFencesReachTheGroup();
    void readWriteImagesNeedTheFeature();
    void genericPointersAreTraced();
    void badOptions_data();
    void badOptions();
    void standards_data();
    void standards();
    void requestsThatMakeNoSense();
};

void TestDiagnostics::placeAndRange()
{
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) {\n    a[0] = missing + 1;\n}").signature();
    QCOMPARE(reply.diagnostics.size(), 1);
    const Diagnostic error = reply.diagnostics[0];
    QCOMPARE(error.severity, Severity::Error);
    QCOMPARE(error.file, QStringLiteral("test.cl"));
    QCOMPARE(error.line, 2);
    QCOMPARE(error.column, 12);
    QCOMPARE(error.endLine, 2);
    QCOMPARE(error.endColumn, 19);
    QVERIFY(error.message.contains(u"missing"));
}

void TestDiagnostics::fixIt()
{
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) {\n    int b = 1\n    a[0] = b;\n}").signature();
    QCOMPARE(reply.diagnostics.size(), 1);
    QCOMPARE(reply.diagnostics[0].fixIts, (QList<FixIt>{{QStringLiteral("test.cl"), 2, 14, 2, 14, QStringLiteral(";")}}));
}

void TestDiagnostics::insideMacrosTheUseIsNamed()
{
    const auto reply = SourceUnderTest("#define BAD(x) ((x) + nothing)\n\n__kernel void k(__global int *a) {\n"
                                       "  a[0] = BAD(2);\n}")
                           .signature();
    QCOMPARE(reply.diagnostics[0].line, 4);
    QCOMPARE(reply.diagnostics[0].column, 10);
    const Diagnostic note = reply.diagnostics.last();
    QCOMPARE(note.severity, Severity::Note);
    QCOMPARE(note.line, 1);
    QVERIFY(note.message.contains(u"BAD"));
}

void TestDiagnostics::insideHeaders()
{
    const auto reply = SourceUnderTest("#include \"inc.h\"\n__kernel void k() {}").header("inc.h", "int f() {\n  return g;\n}").signature();
    QCOMPARE(reply.diagnostics[0].file, QStringLiteral("inc.h"));
    QCOMPARE(reply.diagnostics[0].line, 2);
}

void TestDiagnostics::recursion_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("circle");
    QTest::newRow("none") << QStringLiteral("int f() { return 1; }\nint g() { return f() + f(); }\n__kernel void k() { g(); f(); }") << 0
                          << QString();
    QTest::newRow("direct") << QStringLiteral("int f(int n) {\n return n ? f(n - 1) : 0; }\n__kernel void k() { f(3); }") << 2
                            << QStringLiteral("f -> f");
    QTest::newRow("not called") << QStringLiteral("int f(int n) {\n return n ? f(n - 1) : 0; }\n__kernel void k() {}") << 0 << QString();
    QTest::newRow("mutual") << QStringLiteral("int g(int n);\nint f(int n) { return g(n); }\nint g(int n) {\n return f(n); }\n"
                                              "__kernel void k() { f(3); }")
                            << 4 << QStringLiteral("f -> g -> f");
}

void TestDiagnostics::recursion()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(QString, circle);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).signature();
    QCOMPARE(reply.diagnostics.size(), line ? 1 : 0);
    QCOMPARE(reply.message, QString()); // the program could be read
    QCOMPARE(reply.signature.kernels.value(0).forbidden.size(), line ? 1 : 0);
    if (line) {
        QCOMPARE(reply.diagnostics[0].line, line);
        QVERIFY2(reply.diagnostics[0].message.contains(circle), qPrintable(reply.diagnostics[0].message));
    }
}

void TestDiagnostics::localFencesReachTheGroup_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("isForbidden");
    const auto row = [](const char *call, bool isForbidden) { QTest::newRow(call) << QString::fromLatin1(call) << isForbidden; };
    row("work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device)", true);
    row("atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device)", true);
    row("work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group)", false);
    row("work_group_barrier(CLK_LOCAL_MEM_FENCE)", false);
    row("work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device)", false);
    row("work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_scope_device)", false);
}

void TestDiagnostics::localFencesReachTheGroup()
{
    QFETCH(QString, call);
    QFETCH(bool, isForbidden);
    const QString text = QStringLiteral("void f() {\n  %1;\n}\n__kernel void k() { f(); }\n__kernel void other() {}").arg(call);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).options("-cl-std=CL2.0").signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.diagnostics.size(), isForbidden ? 1 : 0);
    QCOMPARE(reply.signature.kernels[1].forbidden, QList<Diagnostic>());
    if (isForbidden) {
        QCOMPARE(reply.diagnostics[0].severity, Severity::Warning);
        QCOMPARE(reply.diagnostics[0].line, 2);
        QVERIFY(reply.diagnostics[0].message.contains(u"memory_scope_work_group"));
    }
}

void TestDiagnostics::readWriteImagesNeedTheFeature()
{
    SourceUnderTest source("__kernel void k(read_write image2d_t u) { write_imagef(u, (int2)(0), read_imagef(u, (int2)(1))); }");
    source.options("-cl-std=CL3.0").facts().extensions = {u"cl_khr_3d_image_writes"_s};
    source.facts().features = {u"__opencl_c_images"_s};
    const QList<Diagnostic> diagnostics = source.instrument("k").diagnostics;
    QCOMPARE(diagnostics.size(), 1);
    QCOMPARE(diagnostics[0].severity, Severity::Warning);
    QVERIFY2(diagnostics[0].message.contains(u"__opencl_c_read_write_images"), qPrintable(diagnostics[0].message));
    source.facts().features << u"__opencl_c_read_write_images"_s;
    const auto reply = source.instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.diagnostics.isEmpty());
    QCOMPARE(reply.instrumented->untraced.size(), 0);
}

void TestDiagnostics::genericPointersAreTraced()
{
    const char *text = "int sum(int *p) { return p[0] + p[1]; }\n"
                       "__kernel void k(__global int *a, __local int *t) { t[0] = a[0]; a[0] = sum(a) + sum(t); }";
    QVERIFY(SourceUnderTest(text).options("-cl-std=CL2.0").instrument("k").instrumented);
    SourceUnderTest three(text);
    three.options("-cl-std=CL3.0").facts().extensions = {u"cl_khr_fp64"_s};
    three.facts().features = {u"__opencl_c_generic_address_space"_s};
    const auto reply = three.instrument("k");
    QCOMPARE(reply.message, QString());
    QVERIFY(reply.instrumented->text.contains(u"ks_load_x_int"));
    QCOMPARE(reply.instrumented->untraced.size(), 0);
}

void TestDiagnostics::badOptions_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("part");
    QTest::newRow("bare -D") << u"-D"_s << u"-DNAME"_s;
    QTest::newRow("-D before another") << u"-D -w"_s << u"-DNAME"_s;
    QTest::newRow("bare -I") << u"-w -I"_s << u"-I"_s;
    QTest::newRow("standard") << u"-cl-std=CL1.9"_s << u"CL1.2"_s;
}

void TestDiagnostics::badOptions()
{
    QFETCH(QString, options);
    QFETCH(QString, part);
    const auto reply = SourceUnderTest("__kernel void k() {}").options(options.toUtf8().constData()).signature();
    QVERIFY2(reply.message.contains(part), qPrintable(reply.message));
}

void TestDiagnostics::standards_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("note");
    QTest::newRow("1.2") << QString() << u"__kernel void k(__global int *a) { atomic_inc(a); }"_s << QString();
    QTest::newRow("2.0") << u"-cl-std=CL2.0"_s
                         << u"__kernel void k(__global atomic_int *a) { int *p = (int *)a; atomic_fetch_add(a, 1); "
                            "work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); }"_s
                         << QString();
    QTest::newRow("3.0") << u"-cl-std=CL3.0"_s
                         << u"__kernel void k(__global atomic_int *a) { atomic_fetch_add_explicit(a, 1, "
                            "memory_order_relaxed, memory_scope_device); }"_s
                         << QString();
    for (const char16_t *later : {u"3.1", u"4.0", u"9.9"})
        QTest::addRow("%s, which Clang does not know", qPrintable(QString::fromUtf16(later)))
            << u"-cl-std=CL"_s + QString::fromUtf16(later) << u"__kernel void k(__global int *a) { a[0] = __OPENCL_C_VERSION__; }"_s
            << u"The sources are in OpenCL C %1, and are read as OpenCL C 3.0,"_s.arg(QString::fromUtf16(later));
}

void TestDiagnostics::standards()
{
    QFETCH(QString, options);
    QFETCH(QString, text);
    QFETCH(QString, note);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).options(options.toUtf8().constData()).signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.diagnostics.size(), note.isEmpty() ? 0 : 1);
    QVERIFY(note.isEmpty() || (reply.diagnostics[0].severity == Severity::Note && reply.diagnostics[0].message.startsWith(note)));
}

void TestDiagnostics::requestsThatMakeNoSense()
{
    InstrumentRequest request;
    QVERIFY(answer(request).message.contains(u"command"));
    request.command = QStringLiteral("signature");
    QVERIFY(answer(request).message.contains(u"no sources"));
    request.version = 99;
    QVERIFY(answer(request).message.contains(u"version 99"));
}

QTEST_GUILESS_MAIN(TestDiagnostics)
#include "tst_diagnostics.moc"
