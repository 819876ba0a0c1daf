#include <QMap>
#include <QTest>

#include "Build.h"
#include "Interpreter.h"
#include "Printer.h"
#include "ProgramGenerator.h"
#include "SeededBug.h"
#include "Shrinker.h"
#include "Truth.h"
#include "instrument/Instrumenter.h"

using namespace kernelscope;
using namespace kernelscope::randomprogram;

/// The generator of random programs itself: what it makes is OpenCL C without warnings, defined, and of every construct.
class TestRandomGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void programsAreDefined();
    void programsParseWithoutWarnings();
    void streaksOccur();
    void everyConstructOccurs();
    void aSeedGivesOneProgram();
    void bugsShow();
    void shrinkingKeepsWhatFails();
};

namespace {

/// How often each kind occurs, in all of a program.
struct Counts
{
    QMap<int, int> exprs, stmts, ops, spaces, dimensions;

    void add(const Expr &e)
    {
        ++exprs[int(e.kind)];
        ++ops[int(e.op)];
        for (const Expr &kid : e.kids)
            add(kid);
    }
    void add(const std::vector<Stmt> &list)
    {
        for (const Stmt &s : list) {
            ++stmts[int(s.kind)];
            for (const Expr &e : s.exprs)
                add(e);
            add(s.body);
            add(s.otherwise);
        }
    }
};

bool contains(const Expr &e, ExprKind kind)
{
    return e.kind == kind || std::any_of(e.kids.begin(), e.kids.end(), [kind](const Expr &kid) { return contains(kid, kind); });
}

bool contains(const std::vector<Stmt> &list, ExprKind kind)
{
    return std::any_of(list.begin(), list.end(), [kind](const Stmt &s) {
        return std::any_of(s.exprs.begin(), s.exprs.end(), [kind](const Expr &e) { return contains(e, kind); }) || contains(s.body, kind) ||
               contains(s.otherwise, kind);
    });
}

} // namespace

void TestRandomGenerator::programsAreDefined()
{
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const GeneratorOptions options{seed % 2 == 0, seed % 4 == 0};
        const Program program = generateProgram(seed, "k", options);
        QVERIFY2(isClean(program, interpret(program)), qPrintable(QString::number(seed)));
    }
}

void TestRandomGenerator::programsParseWithoutWarnings()
{
    InstrumentRequest request;
    request.command = "signature";
    std::string all;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        all += printed(generateProgram(seed, "k" + std::to_string(seed), {seed % 2 == 0, seed % 4 == 0})) + "\n";
    request.sources.append({"random.cl", QString::fromStdString(all)});
    InstrumentReply reply = answer(request);
    // 2 ^ 31 is meant, though Clang asks.
    reply.diagnostics.removeIf([](const Diagnostic &diagnostic) { return diagnostic.message.contains(" ^ "); });
    for (const Diagnostic &diagnostic : reply.diagnostics)
        qWarning("%d:%d: %s", diagnostic.line, diagnostic.column, qPrintable(diagnostic.message));
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.diagnostics.size(), 0);
    QCOMPARE(reply.signature.kernels.size(), 200);
}

void TestRandomGenerator::streaksOccur()
{
    qsizetype streaks = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        InstrumentRequest request;
        request.command = QStringLiteral("instrument");
        request.kernel = QStringLiteral("k");
        request.sources.append({"random.cl", QString::fromStdString(printed(generateProgram(seed, "k")))});
        const InstrumentReply reply = answer(request);
        QVERIFY2(reply.instrumented, qPrintable(reply.message));
        streaks += reply.instrumented->streaks.size();
    }
    QVERIFY2(streaks >= 20, qPrintable(QString::number(streaks)));
}

void TestRandomGenerator::everyConstructOccurs()
{
    Counts counts;
    int twice = 0, offsets = 0, functions = 0, tables = 0;
    for (std::uint64_t seed = 1; seed <= 900; ++seed) {
        const Program program = generateProgram(seed, "k");
        counts.add(program.body);
        for (const Function &function : program.functions)
            counts.add(function.body);
        ++counts.dimensions[program.dimensions];
        functions += int(program.functions.size());
        offsets += program.offset[0] != 0;
        for (const Array &array : program.arrays) {
            ++counts.spaces[int(array.space)];
            twice += array.parameters > 1;
            tables += array.space == Space::Constant && array.parameters == 0;
        }
    }
    for (int kind = 0; kind <= int(ExprKind::Atomic); ++kind)
        QVERIFY2(counts.exprs[kind] >= 20, qPrintable(QString("expression %1: %2").arg(kind).arg(counts.exprs[kind])));
    for (int kind = 0; kind <= int(StmtKind::Fence); ++kind)
        QVERIFY2(counts.stmts[kind] >= 20, qPrintable(QString("statement %1: %2").arg(kind).arg(counts.stmts[kind])));
    for (int op = int(Op::Add); op <= int(Op::CompareExchange); ++op) {
        if (op != int(Op::Not))
            QVERIFY2(counts.ops[op] >= 3, qPrintable(QString("operator %1: %2").arg(op).arg(counts.ops[op])));
    }
    QCOMPARE(counts.dimensions.size(), 3);
    QVERIFY(counts.spaces[int(Space::Local)] >= 100);
    QVERIFY(twice >= 20 && offsets >= 20 && functions >= 100 && tables >= 20);
}

void TestRandomGenerator::aSeedGivesOneProgram()
{
    QCOMPARE(printed(generateProgram(7, "k")), printed(generateProgram(7, "k")));
    QVERIFY(printed(generateProgram(7, "k")) != printed(generateProgram(8, "k")));
}

/// Clean without its bug, not clean with it, and for each kind often enough.
void TestRandomGenerator::bugsShow()
{
    for (const BugKind kind : bugKinds) {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            if (const auto buggy = withBug(generateProgram(seed, "k", {true, true}), kind)) {
                QVERIFY(!isClean(buggy->program, buggy->outcome));
                ++found;
            }
        }
        QVERIFY2(found >= 10, qPrintable(QString("bug %1: %2").arg(int(kind)).arg(found)));
    }
}

void TestRandomGenerator::shrinkingKeepsWhatFails()
{
    const auto fails = [](const Program &program) { return contains(program.body, ExprKind::Atomic); };
    int tried = 0;
    for (std::uint64_t seed = 1; tried < 5; ++seed) {
        const Program program = generateProgram(seed, "k");
        if (!fails(program))
            continue;
        ++tried;
        const Program small = shrunk(program, fails, 2000);
        QVERIFY(fails(small));
        QVERIFY(isClean(small, interpret(small)));
        QVERIFY2(statementCount(small) <= 6, printed(small).c_str());
    }
}

QTEST_GUILESS_MAIN(TestRandomGenerator)
#include "tst_randomgenerator.moc"
