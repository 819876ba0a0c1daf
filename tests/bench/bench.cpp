// What Kernelscope costs, against a program written by hand with the same OpenCL calls (handwritten.cpp). Prints a table of
// ratios and differences, each with its spread over the rounds: `./dev bench [transfer] [launches] [latency] [edit] [process]`.
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

#include "session/Session.h"

using namespace kernelscope;

namespace {

constexpr int rounds = 7;

struct Samples
{
    QList<double> values;

    double median() const
    {
        QList<double> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        return sorted.isEmpty() ? 0 : sorted[sorted.size() / 2];
    }
    QString spread(int decimals) const
    {
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        return QStringLiteral("%1 .. %2").arg(*least, 0, 'f', decimals).arg(*most, 0, 'f', decimals);
    }
};

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

void row(const QString &what, const QString &goal, const Samples &samples, int decimals, const QString &unit)
{
    out() << QStringLiteral("| %1 | %2 | %3%4 | %5 |\n")
                 .arg(what, goal)
                 .arg(samples.median(), 0, 'f', decimals)
                 .arg(unit, samples.spread(decimals));
    out().flush();
}

QString program(const QString &name)
{
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

double handwritten(const QString &what, int amount)
{
    QProcess process;
    process.start(program("handwritten"), {what, QString::number(amount)});
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        qFatal("handwritten %s failed", qPrintable(what));
    return process.readAllStandardOutput().trimmed().toDouble();
}

double wallMs(const QString &path, const QStringList &arguments)
{
    QElapsedTimer timer;
    QProcess process;
    timer.start();
    process.start(path, arguments);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        qFatal("%s failed: %s", qPrintable(path), process.readAllStandardError().constData());
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Runs and waits; the wall time in ms from run() to runFinished().
double runMs(Session &session, int repetitions = 1)
{
    QEventLoop loop;
    QElapsedTimer timer;
    QObject::connect(&session, &Session::runFinished, &loop, &QEventLoop::quit);
    timer.start();
    session.run(repetitions);
    loop.exec();
    const double time = double(timer.nsecsElapsed()) / 1e6;
    if (session.lastRun()->status != RunStatus::Ok)
        qFatal("the run failed: %s", qPrintable(session.lastRun()->message));
    return time;
}

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s can not be written", qPrintable(path));
}

void openText(Session &session, const QDir &folder, const QByteArray &project, const QByteArray &source)
{
    writeFile(folder.filePath("kernel.cl"), source);
    writeFile(folder.filePath("bench.kscope"), project);
    if (const auto opened = session.open(folder.filePath("bench.kscope")); !opened)
        qFatal("%s", qPrintable(opened.error().message));
}

const QByteArray twice = "__kernel void twice(__global const float *in, __global float *out)\n"
                         "{ size_t i = get_global_id(0); out[i] = 2 * in[i]; }\n";

/// Both sides take the best of five, each in a process of its own for every round: where the host's memory lies decides how
/// fast it travels, and that is a matter of luck which lasts as long as the process.
void transfer(const QDir &folder)
{
    const auto openIn = [&folder](Session &session) {
        openText(session, folder, R"({ "kernelscope": 1, "title": "transfer", "sources": ["kernel.cl"],
  "parameters": { "n": 67108864 },
  "buffers": [
    { "name": "x", "type": "float", "shape": ["n"], "access": "in", "init": { "constant": 1.5 } },
    { "name": "y", "type": "float", "shape": ["n"], "access": "out" } ],
  "plan": [ { "launch": "twice", "kernel": "twice", "global": ["n"], "local": [256],
    "arguments": { "in": { "buffer": "x" }, "out": { "buffer": "y" } } } ] })",
                 twice);
    };
    Samples ratio;
    for (int i = 0; i < rounds; ++i) {
        const double byHand = handwritten("transfer", 256);
        Session session;
        openIn(session);
        runMs(session);
        double best = 0;
        for (int run = 0; run < 5; ++run) {
            runMs(session);
            best = run == 0 ? session.lastRun()->commandsNs : std::min(best, session.lastRun()->commandsNs);
        }
        ratio.values << best / byHand;
    }
    row("launch and transfer of 256 MiB, against by hand", "<= 1.05", ratio, 3, " x");
}

void launches(Session &session, const QDir &folder)
{
    openText(session, folder, R"({ "kernelscope": 1, "title": "launches", "sources": ["kernel.cl"],
  "parameters": { "count": 0 }, "buffers": [],
  "plan": [ { "repeat": { "while": "count < 10000", "limit": 10000, "steps": [
    { "launch": "nothing", "kernel": "nothing", "global": [1], "local": [1], "arguments": {} },
    { "set": { "count": "count + 1" } } ] } } ] })",
             "__kernel void nothing(void) {}\n");
    Samples ratio;
    runMs(session);
    for (int i = 0; i < rounds; ++i) {
        const double byHand = handwritten("launches", 10000);
        runMs(session);
        ratio.values << session.lastRun()->commandsNs / byHand;
    }
    row("10,000 launches of an empty kernel, against by hand", "<= 1.1", ratio, 3, " x");
}

void openSample(Session &session, const QString &name)
{
    if (const auto opened = session.open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath("samples/" + name)); !opened)
        qFatal("%s", qPrintable(opened.error().message));
}

void warmLatency(Session &session, const QString &name)
{
    openSample(session, name);
    Samples warm;
    runMs(session);
    runMs(session);
    for (int i = 0; i < 3 * rounds; ++i) {
        const double time = runMs(session);
        warm.values << time - session.lastRun()->commandsNs / 1e6;
    }
    row(QStringLiteral("from Run to results, warm, above the commands: %1").arg(name), "<= 50 ms", warm, 1, " ms");
}

void editedLatency(Session &session)
{
    openSample(session, "vector-add");
    Samples edited;
    runMs(session);
    const QString path = session.project().sources.first();
    const QString text = session.document().texts[path];
    for (int i = 0; i < rounds; ++i) {
        session.setText(path, text + QStringLiteral("// %1 %2\n").arg(i).arg(QCoreApplication::applicationPid()));
        const double time = runMs(session);
        edited.values << time - (session.lastRun()->buildNs + session.lastRun()->commandsNs) / 1e6;
    }
    row("from Run to results, edited, above build and commands (first launches included)", "<= 50 ms", edited, 1, " ms");
}

void wholeProcess()
{
    const QString sample = QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath("samples/vector-add");
    Samples difference;
    wallMs(program("kscope"), {"run", sample});
    for (int i = 0; i < rounds; ++i) {
        const double byHand = wallMs(program("handwritten"), {"vector-add", "65536"});
        difference.values << wallMs(program("kscope"), {"run", sample}) - byHand;
    }
    row("kscope run vector-add, whole process, above by hand", "<= 150 ms", difference, 1, " ms");
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    out() << "| what | goal | median | least .. most |\n|---|---|---|---|\n";
    const QStringList chosen = app.arguments().mid(1);
    const auto wanted = [&chosen](const QString &name) { return chosen.isEmpty() || chosen.contains(name); };
    QTemporaryDir folder;
    Session session;
    if (wanted("transfer"))
        transfer(QDir(folder.path()));
    if (wanted("launches"))
        launches(session, QDir(folder.path()));
    for (const char *sample : {"vector-add", "partial-sums"}) {
        if (wanted("latency"))
            warmLatency(session, sample);
    }
    if (wanted("edit"))
        editedLatency(session);
    if (wanted("process"))
        wholeProcess();
    return 0;
}
