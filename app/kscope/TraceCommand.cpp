#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include "Commands.h"
#include "CompilerBlame.h"
#include "Console.h"
#include "Conversation.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "Settings.h"
#include "TraceOptionsReader.h"
#include "TraceText.h"
#include "Tracing.h"
#include "WorkerOptions.h"
#include "export/TraceJson.h"
#include "support/FileWriting.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

/// `check` or `trace`.
enum class Told { Findings, SitesToo };

void report(const TraceReply &reply, const Arguments &arguments, Told told, const ProjectDocument &document)
{
    const bool isTrace = told == Told::SitesToo;
    const auto text = [&] {
        if (reply.launches.isEmpty() && reply.result.graph.steps.isEmpty())
            return QString();
        return isTrace ? traceText(reply, document.project.title) : checkText(reply, document.project.title);
    };
    printReport(
        arguments, [&] { return isTrace ? traceJson(reply) : checkJson(reply); }, text, {}, reply.result, document);
}

/// "out.kstrace", or "out-NAME.kstrace" where several launches have one.
QString outputName(const QString &asked, const LaunchTrace &launch, bool isOnly)
{
    if (isOnly)
        return asked;
    const QFileInfo info(asked);
    const QString execution = launch.execution > 0 ? QStringLiteral("-%1").arg(launch.execution + 1) : QString();
    QString name = launch.name;
    name.replace(u'/', u'_');
    return QStringLiteral("%1/%2-%3%4.%5")
        .arg(info.path(), info.completeBaseName(), name, execution, info.suffix().isEmpty() ? QStringLiteral("kstrace") : info.suffix());
}

/// The exit status of the files alone.
int writeTraces(const QList<LaunchTrace> &launches, const QString &out)
{
    QList<LaunchTrace> kept = launches;
    kept.removeIf([](const LaunchTrace &launch) { return launch.traceFile.isEmpty(); });
    if (kept.isEmpty()) {
        QStringList notes;
        for (const LaunchTrace &launch : launches)
            notes += launch.notes;
        printError(QStringLiteral("There is no trace to write into %1: %2")
                       .arg(out, notes.isEmpty() ? QStringLiteral("the kernels were not traced, or there was no space for what they did.")
                                                 : notes.join(u' ')));
        return exitBadUsage;
    }
    for (const LaunchTrace &launch : kept) {
        if (const auto copied = copyFile(launch.traceFile, outputName(out, launch, kept.size() == 1)); !copied)
            return exitWith(copied.error());
    }
    return 0;
}

constexpr std::chrono::minutes longestSearch{5}; ///< without --timeout
constexpr std::chrono::seconds timeToReport{15}; ///< before a --timeout

/// What --blame prints beside the findings: on standard error where standard output is JSON.
void say(const Arguments &arguments, const QString &text)
{
    if (arguments.has("--json"))
        printError(text);
    else
        printOut(text + u'\n');
}

Result<void> checkBlameFolder(const Arguments &arguments)
{
    const QDir folder(arguments.value("--blame"));
    if (arguments.has("--blame") && QFileInfo::exists(folder.path()) && (!QFileInfo(folder.path()).isDir() || !folder.isEmpty()))
        return fail(QStringLiteral("There is something of that name that is no empty folder. Give --blame another one."),
                    {folder.path(), 0, 0});
    return {};
}

QString blameText(const SmallestBlame &smallest, const QString &folder)
{
    const QString why = smallest.isInterrupted ? QStringLiteral(" The search was stopped: there may be a smaller one.")
                        : smallest.isLate      ? QStringLiteral(" The time was up: there may be a smaller one.")
                                               : QString();
    return filled(
        QStringLiteral("Wrote %1: of %2 lines %3 are left, after %4 variants.%5 report.md says what to tell the driver's makers."), folder,
        smallest.linesBefore, smallest.lines, smallest.tried, why);
}

/// Writes the smallest project that shows the device's compiler to be wrong, where nothing else explains what was found. The exit status of
/// that alone.
int blameCompiler(const TraceReply &reply, const BlameQuestion &question, const Arguments &arguments, Conversation &conversation)
{
    const auto blame = compilerBlame(reply);
    if (!blame) {
        say(arguments, QStringLiteral("--blame: nothing was written, since there are no different results that only the device's compiler "
                                      "explains."));
        return 0;
    }
    say(arguments,
        filled(QStringLiteral("Looking for the smallest kernel that shows it, for %1 s at most; Ctrl+C keeps what there is by then."),
               question.patience.count() / 1000));
    const auto smallest = smallestBlame(*blame, question, conversation);
    if (!smallest)
        return exitWith(smallest.error());
    const QDir folder(arguments.value("--blame"));
    const auto saved = folder.mkpath(QStringLiteral("."))
                           ? saveProjectAs(smallest->document, folder.absoluteFilePath(smallest->document.fileName))
                           : Result<ProjectDocument>(fail(QStringLiteral("The folder can't be made."), {folder.path(), 0, 0}));
    if (!saved)
        return exitWith(saved.error());
    say(arguments, blameText(*smallest, folder.path()));
    return smallest->isInterrupted ? Interrupt::exitCode : 0;
}

std::chrono::milliseconds searchTime(const QElapsedTimer &sinceStart, std::chrono::milliseconds timeout)
{
    if (timeout.count() <= 0)
        return longestSearch;
    return std::max<std::chrono::milliseconds>(timeout - timeToReport - std::chrono::milliseconds(sinceStart.elapsed()),
                                               std::chrono::seconds(1));
}

int traceProject(const Arguments &arguments, Told told)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    auto asked = traceQuestion(arguments);
    const auto blameFolder = checkBlameFolder(arguments);
    if (!asked || !blameFolder)
        return exitWith(asked ? blameFolder.error() : asked.error());
    asked->trace.keepTraces = told == Told::SitesToo;
    asked->wantsFiles = arguments.has("--out");
    Conversation conversation(asked->worker);
    const auto document = loadProject(arguments.operand);
    if (!document) {
        report({invalidRun(document.error()), {}, {}, {}}, arguments, told, {});
        return exitBadUsage;
    }
    const auto outcome = traced(conversation, *document, *asked);
    if (!outcome)
        return Interrupt::exitCode;
    report(outcome->reply, arguments, told, *document);
    const int status = traceReport(outcome->reply).exitStatus;
    const bool isTraced = status < 2 || status == exitNotRecorded;
    const int written = arguments.has("--out") && isTraced ? writeTraces(outcome->reply.launches, arguments.value("--out")) : 0;
    const BlameQuestion question{*document,
                                 asked->device,
                                 asked->parameters,
                                 asked->trace,
                                 searchTime(sinceStart, asked->worker.timeout),
                                 [&arguments](const QString &text) { say(arguments, text); }};
    const int blamed = arguments.has("--blame") && isTraced ? blameCompiler(outcome->reply, question, arguments, conversation) : 0;
    return std::max({status, written, blamed});
}

} // namespace

int checkCommand(const Arguments &arguments)
{
    return traceProject(arguments, Told::Findings);
}

int traceCommand(const Arguments &arguments)
{
    return traceProject(arguments, Told::SitesToo);
}

} // namespace kernelscope
