#include <QtTest>

#include "project/GuardedIncludes.h"

using namespace kernelscope;

/// What compilers may be led to by the texts of a project.
class tst_GuardedIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void includes_data();
    void includes();
    void linesStay();
    void whatAsksForAFile_data();
    void whatAsksForAFile();
};

namespace {

QByteArray guarded(const QByteArray &text, const QString &options = {}, const QString &source = "src/k.cl")
{
    const QMap<QString, QByteArray> files{{source, text}, {"inc/a.h", ""}, {"src/b.h", ""}};
    return guardedIncludes(files, {source}, options).value(source);
}

} // namespace

void tst_GuardedIncludes::includes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("said"); // empty: nothing
    const auto row = [](const char *name, const char *text, const char *said = "", const char *options = "") {
        QTest::newRow(name) << QByteArray(text) << QString(options) << QString(said);
    };
    const char *const unknown = "put together by macros";
    row("beside the source", "#include \"b.h\"\n");
    row("from the folder", "#include <inc/a.h>\n");
    row("another folder", "#include \"../inc/a.h\"\n");
    row("down and up", "#include \"x/../b.h\"\n");
    row("one that is not there", "#include \"c.h\"\n");
    row("by a macro", "#define A \"b.h\"\n#include A\n");
    row("by a macro of the options", "#include A\n", "", "-DA=\\\"b.h\\\"");
    row("made by macros", "#define S(x) #x\n#define T(x) S(x)\n#define F inc\n#include T(F/a.h)\n");
    row("by a macro that nobody defines", "#include A\n");
    row("in a comment", "/*\n#include \"/etc/passwd\"\n*/\n// \\\n#include \"/etc/passwd\"\n");
    row("in a string", "constant char s[] = \"\\\n#include </etc/passwd>\";\n");
    row("absolute", "#include \"/etc/passwd\"\n", "\"/etc/passwd\" is outside");
    row("absolute, in brackets", "#include </etc/passwd>\n", "\"/etc/passwd\" is outside");
    row("upwards", "#include \"../../../../etc/os-release\"\n", "\"../../../../etc/os-release\" is outside");
    row("upwards, not there", "#include \"../c.h\"\n", "\"../c.h\" is outside");
    row("down and upwards", "#include \"x/../../../etc/os-release\"\n", "outside");
    row("another spelling", "%:include \"/etc/passwd\"\n", "outside");
    row("trigraphs", "?\?=include \"/etc/passwd\"\n", "outside");
    row("continued lines", "#inc\\\nlude \"/et\\\nc/passwd\"\n", "\"/etc/passwd\" is outside");
    row("comments between", "/* a */ # /* b\n */ include /**/ \"/etc/passwd\"\n", "outside");
    const QByteArray far = "#" + QByteArray(5000, ' ') + "include" + QByteArray(5000, '\t') + "<//etc/passwd>\n";
    row("far behind", far.constData(), "outside");
    row("import", "#import \"/etc/passwd\"\n", "outside");
    row("by a macro, absolute", "#define X \"/etc/passwd\"\n#include X\n", "\"/etc/passwd\" is outside");
    row("by two macros", "#define X Y\n#define Y </etc/passwd>\n#include X\n", "outside");
    row("by a macro of the options, absolute", "#include X\n", "outside", "-D X=\\\"/etc/passwd\\\"");
    row("by one of two definitions", "#if 0\n#define X \"b.h\"\n#else\n#define X \"/etc/passwd\"\n#endif\n#include X\n", "outside");
    row("pasted", "#define S(x) #x\n#define T(x) S(x)\n#define P(a,b) a##b\n#include T(P(/etc/pass,wd))\n", unknown);
    row("pasted by the macro", "#define S(x) #x##x\n#include S(/etc)\n", unknown);
    row("made by macros, absolute", "#define S(x) #x\n#define T(x) S(x)\n#define F /etc\n#include T(F/passwd)\n", "outside");
    row("made by a macro that adds to it", "#define S(x) \"/etc/\" #x\n#include S(passwd)\n", unknown);
    row("nothing before the slash", "#define S(x) #x\n#define T(x) S(x)\n#define F\n#include T(F/etc/passwd)\n", "outside");
    row("dots of a macro", "#define S(x) #x\n#define T(x) S(x)\n#define D .\n#include T(D./D./etc/os-release)\n", "outside");
    row("brackets of macros", "#define L <\n#define P /etc/passwd\n#include L P>\n", unknown);
    row("a macro in brackets", "#define P /etc/passwd\n#define X <P>\n#include X\n", "outside");
    row("a macro named by a macro", "#define S(x) #x\n#define N S\n#include N(/etc/passwd)\n", "outside");
    row("defined by itself", "#define X X\n#include X\n", unknown);
}

void tst_GuardedIncludes::includes()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, options);
    QFETCH(QString, said);
    const QByteArray result = guarded(text, options);
    if (said.isEmpty())
        QCOMPARE(result, text);
    else
        QVERIFY2(result.contains("#error ") && result.contains(said.toUtf8()), result.constData());
}

void tst_GuardedIncludes::linesStay()
{
    const QByteArray result = guarded("int a;\n#include \\\n \"/x\" /*\n*/ // y\nint b;\n");
    QCOMPARE(result,
             QByteArray("int a;\n#error \"/x\" is outside of the folder of the project. Copy it there and include it by its relative "
                        "path.\n\n\nint b;\n"));
    QCOMPARE(guarded("#include \"/x\""),
             QByteArray("#error \"/x\" is outside of the folder of the project. Copy it there and include it by its relative path."));
}

void tst_GuardedIncludes::whatAsksForAFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *text, const char *expected) { QTest::newRow(text) << QByteArray(text) << QByteArray(expected); };
    row("#if __has_include(\"b.h\")\n", "#if __has_include(\"b.h\")\n");
    row("#ifdef __has_include\n", "#ifdef __has_include\n");
    row("#if defined(__has_include)\n", "#if defined(__has_include)\n");
    row("#if __has_include(\"/etc/passwd\") || 1\n", "#if 0 || 1\n");
    row("#if __has_include(</etc/passwd>)\n", "#if 0\n");
    row("#define X \"/a\"\n#if __has_include(X)\n", "#define X \"/a\"\n#if 0\n");
    row("#define H(x) __has_include(x)\n", "#define H(x) 0\n");
    row("#define H __has_include\n", "#define H 0\n");
    row("#pragma GCC dependency \"/etc/passwd\"\n", "\n");
    row("#pragma unroll\n", "#pragma unroll\n");
}

void tst_GuardedIncludes::whatAsksForAFile()
{
    QFETCH(QByteArray, text);
    QTEST(guarded(text), "expected");
}

QTEST_GUILESS_MAIN(tst_GuardedIncludes)
#include "tst_GuardedIncludes.moc"
