#include "Harness.h"

#include <cstring>
#include <ctime>

#include <QRegularExpression>

#include "Interpreter.h"
#include "Launch.h"
#include "Printer.h"
#include "TraceComparison.h"
#include "analysis/Findings.h"
#include "tests/instrument/TraceBuffer.h"
#include "tests/support/InstrumentAnswer.h"

namespace kernelscope::randomprogram {
namespace {

/// The names of a rewritten kernel's own functions, made different from those of others in the same source.
QString renamed(QString text, const QString &name)
{
    static const QRegularExpression own(QStringLiteral("\\b(ks|KS)_"));
    return text.replace(own, name + QStringLiteral("_\\1_"));
}

/// The first byte in which an argument's contents differ.
QString differentArrays(const std::vector<std::vector<std::uint8_t>> &expected, const std::vector<std::vector<std::uint8_t>> &found)
{
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (std::size_t at = 0; at < found[i].size(); ++at) {
            if (expected[i][at] != found[i][at])
                return QStringLiteral("a%1 differs from byte %2 on: %3 in place of %4")
                    .arg(i)
                    .arg(at)
                    .arg(found[i][at])
                    .arg(expected[i][at]);
        }
    }
    return {};
}

/// Adds the processor's time that passes during its life.
class Stopwatch
{
public:
    explicit Stopwatch(double &seconds) : m_seconds(seconds), m_start(std::clock()) {}
    ~Stopwatch() { m_seconds += double(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    double &m_seconds;
    std::clock_t m_start;
};

QString complaintAbout(const TracedRun &run, const Outcome &expected)
{
    if (!run.complaint.isEmpty())
        return run.complaint;
    const QString arrays = differentArrays(expected.arrays, run.arrays);
    const QString trace = difference(expected, *run.trace);
    if (!arrays.isEmpty() || !trace.isEmpty())
        return QStringList{arrays, trace}.join(u' ').trimmed();
    QStringList findings;
    for (const Finding &finding : findAll(*run.trace)) {
        if (finding.kind == FindingKind::LostUpdate && finding.severity == Severity::Warning)
            continue; // Barriers order the two stores: that the later one replaces the earlier is what the program means.
        findings.append(QStringLiteral("false: ") + oneLine(finding));
    }
    return findings.join(u'\n');
}

/// Options for the device's compiler: on a processor without optimisation, which takes most of the time. NVIDIA's kernels go astray
/// without.
QString plainly(const OpenClDevice &device)
{
    return device.isProcessor() ? QStringLiteral("-cl-opt-disable") : QString();
}

} // namespace

Harness::Rewritten Harness::rewrite(const Program &program, bool steps)
{
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append({QStringLiteral("random.cl"), QString::fromStdString(printed(program))});
    request.kernel = QString::fromStdString(program.name);
    request.steps = steps;
    const InstrumentReply reply = answerOfProgram(request);
    QString message = reply.message;
    if (reply.instrumented && !reply.instrumented->untraced.isEmpty())
        message += u' ' + reply.instrumented->untraced.first().reason;
    return {reply.instrumented, message.trimmed()};
}

Result<void> Harness::buildPlain(const std::vector<Program> &programs, const QString &options)
{
    const Stopwatch watch(m_costs.untracedBuilds);
    std::string all;
    for (const Program &program : programs)
        all += printed(program) + "\n";
    return m_device.build(QString::fromStdString(all), options);
}

Result<void> Harness::buildTraced(const std::vector<Program> &programs, const std::vector<Rewritten> &kernels, const QString &options)
{
    const Stopwatch watch(m_costs.tracedBuilds);
    QString all;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (kernels[i].kernel)
            all += renamed(kernels[i].kernel->text, QString::fromStdString(programs[i].name)) + u'\n';
    }
    // Golden kernels are traced with as many lanes as the buffer says, these as on a processor. What records is called on processors alone.
    const QString calls = m_device.isProcessor() ? definedCalls() : QString();
    return m_device.build(definedLanes(traceLayout::processorLanes) + calls + all, options);
}

Harness::PlainRun Harness::runPlain(const Program &program)
{
    const Stopwatch watch(m_costs.untracedRuns);
    QList<TestArgument> arguments = argumentsOf(program);
    if (const auto ran = m_device.run(launchOf(program), arguments); !ran)
        return {{}, ran.error().message};
    return {arraysOf(program, arguments), {}};
}

TracedRun Harness::runTraced(const Program &program, const Rewritten &rewritten)
{
    const Stopwatch watch(m_costs.tracedRuns);
    TracedRun run;
    run.complaint = rewritten.message;
    if (!run.complaint.isEmpty() || !rewritten.kernel)
        return run;
    const TestLaunch launch = launchOf(program);
    const QList<TestArgument> arguments = argumentsOf(program);
    const TraceBuffer buffer(*rewritten.kernel, launch, arguments, 100'000, 0, 0xffffffff, traceLayout::processorLanes);
    const auto withSteps = [](QByteArray bytes) {
        const quint32 group = 0;
        std::memcpy(bytes.data() + traceLayout::SteppedGroup * sizeof group, &group, sizeof group);
        return bytes;
    };
    TestArgument last;
    last.bytes = withSteps(buffer.countingBuffer());
    QList<TestArgument> counting = arguments + QList<TestArgument>{last};
    if (const auto ran = m_device.run(launch, counting); !ran)
        return {{}, {}, ran.error().message};
    last.bytes = withSteps(buffer.recordingBuffer(counting.last().bytes));
    QList<TestArgument> traced = arguments + QList<TestArgument>{last};
    if (const auto ran = m_device.run(launch, traced); !ran)
        return {{}, {}, ran.error().message};
    const QByteArray words = traced.last().bytes;
    run.arrays = arraysOf(program, traced);
    const auto trace = decodeTrace(recordedLaunchOf(program, *rewritten.kernel),
                                   {reinterpret_cast<const quint32 *>(words.constData()), std::size_t(words.size()) / 4});
    if (trace)
        run.trace = *trace;
    else
        run.complaint = trace.error().message;
    return run;
}

TracedRun Harness::trace(const Program &program, bool steps)
{
    const std::vector<Rewritten> kernels{rewrite(program, steps)};
    if (const auto built = buildTraced({program}, kernels, plainly(m_device)); !built)
        return {{}, {}, built.error().message};
    return runTraced(program, kernels.front());
}

std::vector<Verdict> Harness::checkWith(const std::vector<Program> &programs, const QString &options)
{
    std::vector<Verdict> verdicts(programs.size());
    std::vector<Rewritten> kernels;
    std::vector<Outcome> outcomes;
    std::vector<QString> plain, traced;
    for (const Program &program : programs) {
        {
            const Stopwatch watch(m_costs.rewriting);
            kernels.push_back(rewrite(program));
        }
        const Stopwatch watch(m_costs.interpreting);
        outcomes.push_back(interpret(program));
    }
    const auto builtPlain = buildPlain(programs, options);
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const PlainRun run = builtPlain ? runPlain(programs[i]) : PlainRun{{}, builtPlain.error().message};
        plain.push_back(run.complaint.isEmpty() ? differentArrays(outcomes[i].arrays, run.arrays) : run.complaint);
    }
    const auto builtTraced = buildTraced(programs, kernels, options);
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const TracedRun run = builtTraced ? runTraced(programs[i], kernels[i]) : TracedRun{{}, {}, builtTraced.error().message};
        traced.push_back(complaintAbout(run, outcomes[i]));
    }
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (!traced[i].isEmpty())
            verdicts[i] = {Verdict::Different, QStringLiteral("traced: ") + traced[i] +
                                                   (plain[i].isEmpty() ? QString() : QStringLiteral("\nuntraced: ") + plain[i])};
        else if (!plain[i].isEmpty())
            verdicts[i] = {Verdict::DriversFault, QStringLiteral("untraced: ") + plain[i]};
    }
    return verdicts;
}

std::vector<Verdict> Harness::checkSteps(const std::vector<Program> &programs)
{
    std::vector<Verdict> verdicts(programs.size());
    std::vector<Rewritten> kernels;
    for (const Program &program : programs)
        kernels.push_back(rewrite(program, true));
    const auto built = buildTraced(programs, kernels, plainly(m_device));
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const Outcome expected = interpret(programs[i]);
        const TracedRun run = built ? runTraced(programs[i], kernels[i]) : TracedRun{{}, {}, built.error().message};
        QString wrong = complaintAbout(run, expected);
        if (wrong.isEmpty())
            wrong = differenceOfVariables(programs[i], expected, *run.trace);
        if (!wrong.isEmpty())
            verdicts[i] = {Verdict::Different, QStringLiteral("stepped: ") + wrong};
    }
    return verdicts;
}

std::vector<Verdict> Harness::check(const std::vector<Program> &programs, Build build)
{
    if (build == Build::Plainly)
        return checkWith(programs, plainly(m_device));
    std::vector<Verdict> verdicts = checkWith(programs, QString());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (verdicts[i].kind != Verdict::Different)
            continue;
        // Right without optimisation: then the text that the device was given is right.
        if (checkWith({programs[i]}, plainly(m_device)).front().kind == Verdict::Same)
            verdicts[i].kind = Verdict::DriversFault;
    }
    return verdicts;
}

} // namespace kernelscope::randomprogram
