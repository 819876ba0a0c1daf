#include <QJsonDocument>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "Dump.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "RunOutcome.h"
#include "RunText.h"
#include "Settings.h"
#include "SourceReading.h"
#include "WorkerOptions.h"
#include "export/ChromeTrace.h"
#include "export/RunJson.h"
#include "session/ResultStore.h"
#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"
#include "support/FileWriting.h"

namespace kernelscope {
namespace {

struct RunOptions
{
    WorkerOptions worker;
    QList<ParameterValue> parameters;
    QList<Dump> dumps;
    int repetitions = 1;
};

Result<RunOptions> runOptions(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto dumps = readDumps(arguments.all("--dump"));
    const auto repeat = repetitions(arguments);
    if (const auto error = firstError(worker, parameters, dumps, repeat))
        return fail(*error);
    return RunOptions{*worker, *parameters, *dumps, *repeat};
}

void report(const RunResult &result, const Arguments &arguments, const ProjectDocument &document)
{
    if (arguments.has("--json"))
        printOut(QString::fromUtf8(QJsonDocument(runJson(result)).toJson()));
    else if (!result.launches.isEmpty() || !result.buffers.isEmpty() || !result.output.isEmpty())
        printOut(runText(result, document.project.title));
    for (const Error &error : runErrors(result, document))
        printError(error);
}

/// What is asked for besides the result; the exit status, which a file that can't be written makes 2.
int writeFiles(const RunResult &result, const Answer *answer, const Arguments &arguments, const RunOptions &options,
               Conversation &conversation)
{
    int status = exitStatus(result.status);
    const auto note = [&status](const Result<void> &written) {
        if (!written) {
            printError(written.error());
            status = std::max(status, exitBadUsage);
        }
    };
    if (arguments.has("--timeline"))
        note(writeFile(arguments.value("--timeline"), chromeTrace(result)));
    if (!answer || options.dumps.isEmpty() || status > 1)
        return status;
    const auto results = openResults(result, *answer, conversation.workers());
    if (!results)
        note(fail(results.error()));
    else
        for (const Dump &dump : options.dumps)
            note(writeDump(dump, result, results->get()));
    return status;
}

int runProject(const ProjectDocument &document, const Arguments &arguments, const RunOptions &options, Conversation &conversation)
{
    auto request = projectRequest(document, arguments.value("--device"), options.parameters);
    if (!request) {
        report(invalidRun(request.error()), arguments, document);
        return exitBadUsage;
    }
    const auto read = readSources(document.project, *request, conversation);
    if (!read)
        return Interrupt::exitCode;
    const auto outcome = conversation.ask(RunProject{*request, arguments.value("--launch"), options.repetitions});
    if (!outcome)
        return Interrupt::exitCode;
    const RunResult result = runResultOf(*outcome, document.project, *read);
    report(result, arguments, document);
    return writeFiles(result, *outcome ? &**outcome : nullptr, arguments, options, conversation);
}

} // namespace

int runCommand(const Arguments &arguments)
{
    const auto options = runOptions(arguments);
    if (!options)
        return exitWith(options.error());
    Conversation conversation(options->worker);
    const auto document = loadProject(arguments.operand);
    const auto fits = document.and_then([&](const ProjectDocument &loaded) { return checkDumps(options->dumps, loaded.project); });
    if (!fits) {
        report(invalidRun(fits.error()), arguments, {});
        return exitBadUsage;
    }
    return runProject(*document, arguments, *options, conversation);
}

} // namespace kernelscope
