#include <QtTest>

#include "guess/SourceAdvice.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestSourceAdvice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStandsUnderAConditionIsTold()
    {
        const QList<LeftOutKernel> kernels =
            conditionalKernels(u"#ifdef ONE // the first\nkernel void one(global float *a) {}\n#elif defined(TWO)\n"
                               "__kernel\n__attribute__((reqd_work_group_size(8, 1, 1)))\nvoid two(global float *a) {}\n#else\n"
                               "kernel void three() {}\n#endif\nkernel void always() {}\n"
                               "#if STAGE == 4\n/* kernel void none() {}\n#endif */\nkernel void four() {}\n#endif\n"_s);
        QCOMPARE(kernels.size(), 4);
        QCOMPARE(kernels[0], (LeftOutKernel{u"one"_s, u"#ifdef ONE"_s, u"ONE"_s}));
        QCOMPARE(kernels[1], (LeftOutKernel{u"two"_s, u"#elif defined(TWO)"_s, u"TWO"_s}));
        QCOMPARE(kernels[2], (LeftOutKernel{u"three"_s, u"#else of #elif defined(TWO)"_s, QString()}));
        QCOMPARE(kernels[3], (LeftOutKernel{u"four"_s, u"#if STAGE == 4"_s, u"STAGE=4"_s}));
    }

    void theMacroToChooseByIsNamed()
    {
        QCOMPARE(adviceAboutLeftOut({}), QString());
        const auto kernels = conditionalKernels(u"#ifdef A\nkernel void one() {}\n#endif\n"_s);
        QCOMPARE(adviceAboutLeftOut(kernels, u"one"_s), u"The kernel \"one\" is left out by the preprocessor (#ifdef A). Choose with "
                                                        "--options, as in --options \"-D A\"."_s);
        QCOMPARE(adviceAboutLeftOut(kernels, u"two"_s), QString());
        QCOMPARE(adviceAboutLeftOut(conditionalKernels(u"#ifdef A\nkernel void one() {}\n#endif\n"_s)),
                 u"All kernels of this file are left out by the preprocessor: one (#ifdef A). Choose with --options, as in --options "
                 "\"-D A\"."_s);
        QVERIFY(!adviceAboutLeftOut(conditionalKernels(u"#ifndef A\nkernel void one() {}\n#endif\n"_s)).contains(u"--options"));
    }

    void whereAnErrorStopsTheBuildTheMacrosAreNamed()
    {
        const QString source =
            u"#define T float\n#if defined OP_SUM\n#elif defined(OP_MAX) && T > 1 // OP_NONE\n#ifdef cl_khr_fp64\n#endif\n#else\n"
            "#error \"No operation\"\n#endif\nkernel void f() {}\n"_s;
        const auto asked = [](const QString &text, int line) {
            return macrosAskedFor(text, u"k.cl"_s, {{Severity::Error, u"k.cl"_s, line, 2, u"error"_s}});
        };
        QCOMPARE(macrosAskedFor(source, u"other.cl"_s, {{Severity::Error, u"k.cl"_s, 7, 2, u"error"_s}}), QStringList());
        QCOMPARE(asked(source, 1), QStringList());
        QCOMPARE(asked(source, 7), (QStringList{u"OP_SUM"_s, u"OP_MAX"_s}));
        QCOMPARE(adviceAboutErrorDirective(asked(source, 7)),
                 u"The program that builds the source defines one of OP_SUM, OP_MAX first. Choose with --options, as in --options "
                 "\"-D OP_SUM\"."_s);
        QCOMPARE(asked(u"#error no"_s, 1), QStringList());
        QCOMPARE(asked(QString(), 99), QStringList());
        QCOMPARE(asked(u"#ifdef A\n#endif\n#ifndef SIZE\n#error SIZE\n#endif"_s, 4), QStringList{u"SIZE"_s});
        QCOMPARE(asked(u"#if A == 1\n#elif A == 2\n#else\n#error A\n#endif"_s, 4), (QStringList{u"A=1"_s, u"A=2"_s}));
        QCOMPARE(asked(u"#define N 9\n#if N > 8\n#error large\n#endif"_s, 3), QStringList());
        QCOMPARE(asked(u"#ifdef cl_khr_fp64\n#else\n#error no doubles\n#endif"_s, 3), QStringList());
    }

    void unknownNamesAreToldApart()
    {
        const QString source = u"kernel void k(global int *a)\n{\n a[0] = ROTR(a[1], 7) + get(N) + M;\n}\n#define ROTR(x, n) (x)\n"_s;
        const auto unknown = [](const QString &name) {
            return Diagnostic{Severity::Error, u"k.cl"_s, 3, 9, u"use of undeclared identifier '%1'"_s.arg(name)};
        };
        const UnknownNames names =
            unknownNames(source, u"k.cl"_s, {unknown(u"ROTR"_s), unknown(u"get"_s), unknown(u"M"_s), unknown(u"get"_s)});
        QCOMPARE(names.late, QStringList{u"ROTR"_s});
        QCOMPARE(names.functions, QStringList{u"get"_s});
        QCOMPARE(adviceAboutUnknown(names),
                 u"The sources use ROTR before they define it: move the #define up. The sources call get, but none of "
                 "them has such a function: another file of the program may. Put both into one file, or #include it."_s);
        QCOMPARE(adviceAboutUnknown(unknownNames(source, u"other.cl"_s, {unknown(u"get"_s)})), QString());
    }

    void misspeltWordsAreNoMacrosOfTheProgram()
    {
        const Diagnostic type{Severity::Error, u"k.cl"_s, 1, 13, u"unknown type name 'gobal'"_s};
        const Diagnostic name{Severity::Error, u"k.cl"_s, 2, 3, u"use of undeclared identifier 'get_globl_id'"_s};
        const Diagnostic macro{Severity::Error, u"k.cl"_s, 3, 3, u"use of undeclared identifier 'LOCAL'"_s};
        const Diagnostic value{Severity::Error, u"k.cl"_s, 3, 3, u"use of undeclared identifier 'sampler'"_s};
        const UnknownNames names = unknownNames(u"kernel void k(gobal int *a)\n{\n}\n"_s, u"k.cl"_s, {type, name, macro, value, type});
        QCOMPARE(adviceAboutUnknown(names), u"Is \"gobal\" meant to be \"global\"? Is \"get_globl_id\" meant to be \"get_global_id\"?"_s);
    }

    void whatAProgramMakesASourceOfIsNamed_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("named");
        QTest::newRow("macro") << u"// by hand\nMSTRINGIFY(\n\nkernel void f() {}\n);"_s << u"MSTRINGIFY( ... )"_s;
        QTest::newRow("variable") << u"const char *f = R\"(\nkernel void f() {}\n)\";"_s << u"R\"( ... )"_s;
        QTest::newRow("raw string") << u"R\"CLC(\nkernel void f() {}\n)CLC\""_s << u"R\"CLC( ... )"_s;
        QTest::newRow("mako") << u"kernel void f() { local int a[${size}]; }"_s << u"place of ${size}"_s;
        QTest::newRow("CUDA") << u"__global__ void f(int *a) { a[threadIdx.x] = 1; }"_s << u"CUDA, as __global__ shows"_s;
        QTest::newRow("CUDA or OpenCL C") << u"#ifdef CUDA\n#define L __shared__\n#endif\nkernel void f(global int *a) {}"_s << QString();
        QTest::newRow("OpenCL C by macros")
            << u"#ifdef DYNAMIC\nextern __shared__ uint s[];\n#endif\nKERNEL_FQ void f(GLOBAL_AS uint *a) { a[get_global_id(0)] = 1; }"_s
            << QString();
        QTest::newRow("jinja") << u"kernel void f(global {{ dtype }} *a) {}"_s << u"place of {{ dtype }}"_s;
        QTest::newRow("python") << u"kernel void f(global %(dtype)s *a) {}"_s << u"place of %(dtype)s"_s;
        QTest::newRow("OpenCL C")
            << u"// ${size}\nconstant int a[1][2] = {{1, 2}};\nkernel void f(global int *b) { b[0] = a[0][5 %(1)]; }"_s << QString();
    }
    void whatAProgramMakesASourceOfIsNamed()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, named);
        const QString advice = adviceAboutHostText(source);
        QVERIFY2(named.isEmpty() ? advice.isEmpty() : advice.contains(named), qPrintable(advice));
    }
};

QTEST_APPLESS_MAIN(TestSourceAdvice)
#include "tst_sourceadvice.moc"
