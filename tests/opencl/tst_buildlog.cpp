#include <QtTest>

#include "opencl/BuildLog.h"

using namespace kernelscope;

class tst_BuildLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOneMessage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<Diagnostic>("expected");
        const auto row = [](const char *name, const QString &line, const Diagnostic &expected) { QTest::newRow(name) << line << expected; };
        const QString a = QStringLiteral("a.cl");
        row("PoCL", QStringLiteral("error: a.cl:3:5: use of undeclared identifier 'x'"),
            {Severity::Error, a, 3, 5, QStringLiteral("use of undeclared identifier 'x'")});
        row("PoCL without #line", QStringLiteral("warning: /var/cache/tempfile_AbC.cl:3:5: unused"),
            {Severity::Warning, a, 3, 5, QStringLiteral("unused")});
        row("PoCL in a macro", QStringLiteral("error: a.cl:3:5 <Spelling=a.cl:1:12>: no such thing"),
            {Severity::Error, a, 3, 5, QStringLiteral("no such thing")});
        row("PoCL in a header", QStringLiteral("error: /inc/b/x.h:1:9: bad"),
            {Severity::Error, QStringLiteral("b/x.h"), 1, 9, QStringLiteral("bad")});
        row("builtins by their own names", QStringLiteral("error: a.cl:1:2: no matching function for call to '_cl_clamp'"),
            {Severity::Error, a, 1, 2, QStringLiteral("no matching function for call to 'clamp'")});
        row("Clang", QStringLiteral("a.cl:3:5: error: expected ';'"), {Severity::Error, a, 3, 5, QStringLiteral("expected ';'")});
        row("NVIDIA", QStringLiteral("<kernel>:3:5: warning: unused"), {Severity::Warning, a, 3, 5, QStringLiteral("unused")});
        row("fatal", QStringLiteral("a.cl:1:10: fatal error: 'y.h' file not found"),
            {Severity::Error, a, 1, 10, QStringLiteral("'y.h' file not found")});
        row("note", QStringLiteral("a.cl:1:10: note: declared here"), {Severity::Note, a, 1, 10, QStringLiteral("declared here")});
        row("old AMD", QStringLiteral("\"a.cl\", line 7: error: identifier \"q\" is undefined"),
            {Severity::Error, a, 7, 0, QStringLiteral("identifier \"q\" is undefined")});
        row("linker", QStringLiteral("Cannot find symbol missing in kernel library"),
            {Severity::Error, a, 2, 26, QStringLiteral("The function \"missing\" is called but not defined in any source.")});
        row("linker, mangled", QStringLiteral("Cannot find symbol _Z7missingi in kernel library"),
            {Severity::Error, a, 2, 26, QStringLiteral("The function \"missing\" is called but not defined in any source.")});
        row("linker, built-in", QStringLiteral("ptxas fatal : Unresolved extern function '_Z21work_group_reduce_addi'"),
            {Severity::Error, a, 0, 0,
             QStringLiteral("The function \"work_group_reduce_add\" is called, but this device has no such built-in function and no source "
                            "defines it.")});
        row("no place", QStringLiteral("error: out of registers"), {Severity::Error, a, 0, 0, QStringLiteral("out of registers")});
    }
    void readsOneMessage()
    {
        QFETCH(const QString, line);
        QFETCH(const Diagnostic, expected);
        const QList<Diagnostic> read = readBuildLog(line + QStringLiteral("\nDevice x failed to build the program\n"), context());
        QCOMPARE(read.size(), 1);
        QCOMPARE(oneLine({read[0].message, {read[0].file, read[0].line, read[0].column}}),
                 oneLine({expected.message, {expected.file, expected.line, expected.column}}));
        QCOMPARE(read[0].severity, expected.severity);
    }
    void placesAFunctionAtTheBeginningOfItsSource()
    {
        const QString a = QStringLiteral("a.cl");
        const auto read = readBuildLog(QStringLiteral("undefined reference to 'f'"), {{a}, {{a, QStringLiteral("f();\ng();\n")}}, {}});
        QCOMPARE(read.size(), 1);
        QCOMPARE(read[0].line, 1);
        QCOMPARE(read[0].column, 1);
    }
    void keepsQuietAboutTheRest()
    {
        QCOMPARE(readBuildLog(QStringLiteral("\nwarnings: 0\n1 error generated.\nDevice failed to build the program\n"), context()),
                 QList<Diagnostic>());
    }

private:
    static BuildLogContext context()
    {
        const QString a = QStringLiteral("a.cl");
        return {{a}, {{a, QStringLiteral("int missing_too;\nkernel void k() { return missing(1); }\n")}}, QStringLiteral("/inc")};
    }
};

QTEST_GUILESS_MAIN(tst_BuildLog)
#include "tst_buildlog.moc"
