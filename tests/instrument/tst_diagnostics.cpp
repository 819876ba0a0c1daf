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
    void optionWords_data();
    void optionWords();
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
    QCOMPARE(reply.signature.kernels.value(0).recursions.size(), line ? 1 : 0);
    if (line) {
        QCOMPARE(reply.diagnostics[0].line, line);
        QVERIFY2(reply.diagnostics[0].message.contains(circle), qPrintable(reply.diagnostics[0].message));
    }
}

void TestDiagnostics::optionWords_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *options, const QStringList &words) { QTest::newRow(options) << QString::fromLatin1(options) << words; };
    row("", {});
    row("  -DA  -DB=1\t-w ", {u"-DA"_s, u"-DB=1"_s, u"-w"_s});
    row("-D \"T=a b\"", {u"-D"_s, u"T=a b"_s});
    row("-DS=\\\"x\\\"", {u"-DS=\"x\""_s});
    row("-I 'my dir'", {u"-I"_s, u"my dir"_s});
    row("\"unclosed -D", {u"unclosed -D"_s});
}

void TestDiagnostics::optionWords()
{
    QFETCH(QString, options);
    QFETCH(QStringList, words);
    QCOMPARE(kernelscope::optionWords(options), words);
}

void TestDiagnostics::badOptions_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("part");
    QTest::newRow("bare -D") << u"-D"_s << u"-DNAME"_s;
    QTest::newRow("-D before another") << u"-D -w"_s << u"-DNAME"_s;
    QTest::newRow("bare -I") << u"-w -I"_s << u"-I"_s;
    QTest::newRow("standard") << u"-cl-std=CL9.9"_s << u"CL1.2"_s;
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
    QTest::newRow("1.2") << QString() << u"__kernel void k(__global int *a) { atomic_inc(a); }"_s;
    QTest::newRow("2.0") << u"-cl-std=CL2.0"_s
                         << u"__kernel void k(__global atomic_int *a) { int *p = (int *)a; atomic_fetch_add(a, 1); "
                            "work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); }"_s;
    QTest::newRow("3.0") << u"-cl-std=CL3.0"_s
                         << u"__kernel void k(__global atomic_int *a) { atomic_fetch_add_explicit(a, 1, "
                            "memory_order_relaxed, memory_scope_device); }"_s;
}

void TestDiagnostics::standards()
{
    QFETCH(QString, options);
    QFETCH(QString, text);
    const auto reply = SourceUnderTest(text.toUtf8().constData()).options(options.toUtf8().constData()).signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.diagnostics.size(), 0);
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
