#include <QTest>

#include "Harness.h"
#include "Interpreter.h"
#include "Printer.h"
#include "ProgramGenerator.h"
#include "SeededBug.h"
#include "TraceComparison.h"
#include "analysis/Findings.h"
#include "tests/support/DeviceTest.h"

using namespace kernelscope;
using namespace kernelscope::randomprogram;

/// Random programs on the device at hand: untraced, traced and by the interpreter, no difference; with a bug put into
/// them, the findings that it must give and no others. `./dev random` runs as many as one likes, and cuts down what
/// differs; KERNELSCOPE_RANDOM says how many this test runs, KERNELSCOPE_RANDOM_SEED from which on.
class TestRandomPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void programs_data();
    void programs();
    void steps();
    void seededBugs_data();
    void seededBugs();
    void mistakesAreNoticed_data();
    void mistakesAreNoticed();

private:
    Harness m_harness;
};

namespace {

int programCount()
{
    const int wanted = qEnvironmentVariableIntValue("KERNELSCOPE_RANDOM");
    return wanted > 0 ? wanted : 70; // ./dev random runs more: they take longer than all other tests
}

std::uint64_t firstSeed()
{
    return std::uint64_t(std::max(1, qEnvironmentVariableIntValue("KERNELSCOPE_RANDOM_SEED")));
}

} // namespace

void TestRandomPrograms::initTestCase()
{
    SKIP_WITHOUT_DEVICE(m_harness.isThere());
    if (m_harness.poclVersion() >= 5)
        QSKIP("PoCL from 5.0 on ends the process at some of these programs, by assertions and crashes of its own compiler.");
}

void TestRandomPrograms::programs_data()
{
    QTest::addColumn<int>("build");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("count");
    const auto add = [](const char *how, Build build, int from, int count) {
        const quint64 seed = firstSeed() + quint64(from);
        QTest::addRow("%llu to %llu%s", seed, seed + quint64(count) - 1, how) << int(build) << seed << count;
    };
    for (int from = 0; from < programCount(); from += 100)
        add("", Build::Plainly, from, std::min(100, programCount() - from));
    add(", optimised", Build::Optimised, 0, std::max(1, programCount() / 40));
}

void TestRandomPrograms::programs()
{
    QFETCH(int, build);
    QFETCH(quint64, seed);
    QFETCH(int, count);
    constexpr int together = 12;
    int drivers = 0;
    for (int first = 0; first < count; first += together) {
        std::vector<Program> programs;
        for (int i = first; i < std::min(count, first + together); ++i)
            programs.push_back(generateProgram(seed + std::uint64_t(i), "k" + std::to_string(i - first)));
        const auto verdicts = m_harness.check(programs, Build(build));
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            const QString text = QString("seed %1: %2").arg(programs[i].seed).arg(verdicts[i].details);
            QVERIFY2(verdicts[i].kind != Verdict::Different, qPrintable(text));
            drivers += verdicts[i].kind == Verdict::DriversFault;
        }
    }
    if (drivers)
        qInfo("The driver got %d of %d programs wrong by itself.", drivers, count);
}

/// Every variable of every work-item has the values that the interpreter says.
void TestRandomPrograms::steps()
{
    constexpr int together = 12;
    const int count = std::max(together, programCount() / 3);
    for (int first = 0; first < count; first += together) {
        std::vector<Program> programs;
        for (int i = 0; i < std::min(together, count - first); ++i)
            programs.push_back(generateProgram(firstSeed() + std::uint64_t(first + i), "k" + std::to_string(i)));
        const auto verdicts = m_harness.checkSteps(programs);
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            const QString text = QString("seed %1: %2").arg(programs[i].seed).arg(verdicts[i].details);
            QVERIFY2(verdicts[i].kind == Verdict::Same, qPrintable(text));
        }
    }
    // A single wrong byte of a single value is noticed.
    const Program program = generateProgram(firstSeed(), "k");
    const TracedRun run = m_harness.trace(program, true);
    QVERIFY2(run.trace, qPrintable(run.complaint));
    Outcome outcome = interpret(program);
    QCOMPARE(differenceOfVariables(program, outcome, *run.trace), QString());
    QVERIFY(!outcome.changes.front().empty());
    outcome.changes.front().back().bytes.front() ^= 1;
    QVERIFY(!differenceOfVariables(program, outcome, *run.trace).isEmpty());
}

void TestRandomPrograms::seededBugs_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("dropped barrier") << int(BugKind::DroppedBarrier);
    QTest::newRow("shifted index") << int(BugKind::ShiftedIndex);
    QTest::newRow("unwritten local memory") << int(BugKind::UnwrittenLocal);
    QTest::newRow("divergent barrier") << int(BugKind::DivergentBarrier);
}

void TestRandomPrograms::seededBugs()
{
    QFETCH(int, kind);
    const int wanted = std::max(10, programCount() / 20);
    int tried = 0;
    for (std::uint64_t seed = 1; tried < wanted; ++seed) {
        const auto buggy = withBug(generateProgram(seed, "k", {true, true}), BugKind(kind));
        if (!buggy)
            continue;
        ++tried;
        const TracedRun run = m_harness.trace(buggy->program);
        const QString what = QString("seed %1\n%2").arg(seed).arg(QString::fromStdString(printed(buggy->program)));
        const bool isDivergent = BugKind(kind) == BugKind::DivergentBarrier;
        QVERIFY2(run.trace && run.complaint.isEmpty(), qPrintable(run.complaint + what));
        if (isDivergent || BugKind(kind) == BugKind::ShiftedIndex)
            QVERIFY2(difference(buggy->outcome, *run.trace).isEmpty(), qPrintable(difference(buggy->outcome, *run.trace) + what));
        const QString wrong = wrongFindings(*buggy, BugKind(kind), findAll(*run.trace));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + '\n' + what));
    }
}

void TestRandomPrograms::mistakesAreNoticed_data()
{
    QTest::addColumn<int>("mistake");
    QTest::newRow("none") << int(Evaluator::None);
    QTest::newRow("min is max") << int(Evaluator::MinIsMax);
    QTest::newRow("a wrong element") << int(Evaluator::OffsetByOne);
    QTest::newRow("loads forgotten") << int(Evaluator::ForgetsLoads);
}

/// An interpreter that is wrong on purpose is found out by one of a few programs.
void TestRandomPrograms::mistakesAreNoticed()
{
    QFETCH(int, mistake);
    static QList<QPair<Program, TracedRun>> runs;
    for (std::uint64_t seed = 1; runs.isEmpty() || (seed <= 30 && runs.size() < 5); ++seed) {
        const Program program = generateProgram(seed, "k");
        if (printed(program).find("min(") != std::string::npos)
            runs.append({program, m_harness.trace(program)});
    }
    int noticed = 0;
    for (const auto &[program, run] : std::as_const(runs)) {
        QVERIFY(run.trace);
        const Outcome outcome = interpret(program, Evaluator::Mistake(mistake));
        noticed += !difference(outcome, *run.trace).isEmpty();
    }
    QCOMPARE(noticed > 0, mistake != Evaluator::None);
}

QTEST_GUILESS_MAIN(TestRandomPrograms)
#include "tst_randomprograms.moc"
