#include <QTest>

#include "SourceUnderTest.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

const char *const source = "#define SIZE 4\n"
                           "int twice(int x) { return 2 * x; }\n"
                           "/* a comment */ __kernel void k(__global int *a, int unused, __local int *part)\n"
                           "{\n"
                           "    int i = get_local_id(0);\n"
                           "    for (int j = 0; j < SIZE; j++) { part[i] = twice(j); part[j] = 1; }\n"
                           "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                           "    if (i > 2) a[i] = part[i]; else a[i] = 3;\n"
                           "    a[0] = i > 1 ? a[1] : 7;\n"
                           "}\n";

std::optional<Reducible> reducible(const char *text, const char *options = "")
{
    InstrumentRequest request = SourceUnderTest(text).options(options).request();
    request.command = u"reductions"_s;
    request.kernel = u"k"_s;
    return answer(request).reducible;
}

/// What is left, in words with one space between them.
QStringList variantsOf(const Reducible &program)
{
    QStringList variants;
    for (const Reduction &reduction : program.reductions) {
        QByteArray text = program.text;
        text.replace(reduction.begin, reduction.end - reduction.begin, reduction.replacement);
        variants << QString::fromUtf8(text).simplified();
    }
    return variants;
}

} // namespace

class TestReductions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each variant but for the one thing is the whole program.
    void whatCouldBeLeftOut_data()
    {
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("instead");
        QTest::newRow("function") << "int twice ( int x ) { return 2 * x ; }"
                                  << "";
        QTest::newRow("statement") << "barrier ( CLK_LOCAL_MEM_FENCE ) ;"
                                   << "";
        QTest::newRow("statement in a loop") << "part [ j ] = 1 ;"
                                             << "";
        QTest::newRow("run of statements") << "part [ i ] = twice ( j ) ; part [ j ] = 1 ;"
                                           << "";
        QTest::newRow("loop for its body") << "for ( int j = 0 ; j < 4 ; j ++ ) {"
                                           << "{";
        QTest::newRow("branch for one side") << "if ( i > 2 ) a [ i ] = part [ i ] ; else a [ i ] = 3 ;"
                                             << "a [ i ] = 3 ;";
        QTest::newRow("no other side") << "else a [ i ] = 3 ;"
                                       << "";
        QTest::newRow("part of an expression") << "2 * x"
                                               << "x";
        QTest::newRow("one of two values") << "i > 1 ? a [ 1 ] : 7"
                                           << "7";
        QTest::newRow("call for a constant") << "get_local_id ( 0 )"
                                             << "0";
        QTest::newRow("unused parameter") << ", int unused"
                                          << "";
    }
    void whatCouldBeLeftOut()
    {
        QFETCH(QString, gone);
        QFETCH(QString, instead);
        const auto program = reducible(source);
        QVERIFY(program);
        QString wanted = QString::fromUtf8(program->text).simplified();
        QVERIFY2(wanted.count(gone) >= 1, qPrintable(wanted));
        wanted.replace(wanted.indexOf(gone), gone.size(), instead);
        QVERIFY2(variantsOf(*program).contains(wanted.simplified()),
                 qPrintable(wanted.simplified() + u'\n' + variantsOf(*program).join(u'\n')));
    }

    void theKernelAndWhatItUsesStay()
    {
        const auto program = reducible(source);
        for (const QString &variant : variantsOf(*program))
            QVERIFY2(variant.contains(u"void k (") && variant.contains(u"__local int * part"), qPrintable(variant));
        for (const Reduction &reduction : program->reductions)
            QCOMPARE(reduction.parameter, reduction.parameter.isEmpty() ? QString() : u"unused"_s);
    }

    void allAreShorterAndWithinTheText()
    {
        const auto program = reducible(source);
        qint64 saved = program->text.size();
        for (const Reduction &reduction : program->reductions) {
            QVERIFY(reduction.begin >= 0 && reduction.begin < reduction.end && reduction.end <= program->text.size());
            QVERIFY(reduction.saved() > 0 && reduction.saved() <= saved); // what saves most comes first
            saved = reduction.saved();
        }
    }

    void theFirstParameterGoesWithItsComma()
    {
        const auto program = reducible("__kernel void k(int none, __global int *a) { a[0] = 1; }\n");
        QVERIFY(program);
        QVERIFY(variantsOf(*program).contains(u"__kernel void k ( __global int * a ) { a [ 0 ] = 1 ; }"_s));
    }

    void definitionsAreInTheText()
    {
        const auto program = reducible("__kernel void k(__global int *a) { a[0] = SIZE; }\n", "-DSIZE=5 -cl-mad-enable");
        QVERIFY(program);
        QCOMPARE(program->buildOptions, u"-cl-mad-enable"_s);
        QVERIFY(program->text.contains("= 5"));
    }

    void whatCannotBeReadHasNone() { QVERIFY(!reducible("__kernel void k(__global int *a) { a[0] = ; }\n")); }
};

QTEST_GUILESS_MAIN(TestReductions)
#include "tst_reductions.moc"
