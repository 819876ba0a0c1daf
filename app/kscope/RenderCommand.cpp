#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "Commands.h"
#include "Console.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "ProcessRun.h"
#include "Settings.h"
#include "TraceOptionsReader.h"
#include "WorkerOptions.h"
#include "project/Suggestion.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

Result<void> checkFile(const QString &file)
{
    const QString kind = QFileInfo(file).suffix().toLower();
    if (kind != u"png" && kind != u"svg")
        return fail(u"--out takes a file that ends in .png or .svg, but was given \"%1\"."_s.arg(file));
    if (!QFileInfo(file).absoluteDir().exists())
        return fail(u"The picture can't be written: there is no folder %1."_s.arg(QFileInfo(file).path()));
    return {};
}

/// What kernelscope would find out only after it has run the project.
Result<void> checkUsage(const Arguments &arguments)
{
    const QString view = arguments.value("--view");
    if (view.isEmpty())
        return fail(u"kscope render needs a --view: %1. See: kscope help render"_s.arg(drawnViews().join(u", "_s)));
    if (!drawnViews().contains(view))
        return fail(u"There is no view \"%1\".%2"_s.arg(view, suggestion(view, drawnViews())));
    if (!arguments.has("--out") && !arguments.has("--frames"))
        return fail(u"kscope render needs --out FILE or --frames DIR. See: kscope help render"_s);
    if (arguments.has("--out")) {
        if (const auto file = checkFile(arguments.value("--out")); !file)
            return file;
    }
    const auto error = firstError(traceOptions(arguments), parameterValues(arguments.all("--set")));
    return error ? Result<void>(fail(*error)) : Result<void>();
}

/// kernelscope has the same options, but for --timeout and the name of --out.
QStringList windowArguments(const Arguments &arguments)
{
    QStringList words;
    for (auto option = arguments.values.begin(); option != arguments.values.end(); ++option) {
        if (option.key() == u"--timeout")
            continue;
        const bool isFlag = std::ranges::find(arguments.command->options, option.key(), &OptionSpec::name)->valueName.isEmpty();
        const QString name = option.key() == u"--out" ? u"--picture"_s : option.key();
        for (const QString &value : option.value())
            words << (isFlag ? name : name + u'=' + value);
    }
    return words << u"--"_s << arguments.operand;
}

QString windowProgram()
{
    const QString beside = QStandardPaths::findExecutable(u"kernelscope"_s, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(u"kernelscope"_s) : beside;
}

/// Waits for the window's program. Its exit status is ours, unless time or patience ended first.
int waitFor(QProcess &process, const QString &program, const QStringList &arguments, std::chrono::milliseconds timeout)
{
    const WaitEnd end = runToEnd(process, program, arguments, timeout);
    if (end == WaitEnd::Interrupted)
        return Interrupt::exitCode;
    if (end == WaitEnd::TimedOut)
        printError(u"The picture was not made within the time-out of %1 s."_s.arg(double(timeout.count()) / 1000));
    else if (process.error() == QProcess::FailedToStart)
        printError(u"kernelscope could not be started: %1."_s.arg(process.errorString()));
    else if (process.exitStatus() == QProcess::NormalExit)
        return process.exitCode();
    else
        printError(u"kernelscope crashed while it made the picture."_s);
    return exitDeviceLost;
}

} // namespace

const QStringList &drawnViews()
{
    static const QStringList names{u"results"_s, u"timeline"_s, u"reduction"_s, u"tiles"_s,  u"memory"_s, u"steps"_s,
                                   u"access"_s,  u"ndrange"_s,  u"compare"_s,   u"device"_s, u"graph"_s};
    return names;
}

int renderCommand(const Arguments &arguments)
{
    const auto usage = checkUsage(arguments);
    const auto timeout = wholeTimeout(arguments);
    if (const auto error = firstError(usage, timeout))
        return exitWith(*error);
    const QString program = windowProgram();
    if (program.isEmpty())
        return exitWith(u"kernelscope, which draws the pictures, is not installed beside kscope."_s);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    return waitFor(process, program, windowArguments(arguments), *timeout);
}

} // namespace kernelscope
