#include <QDir>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "Settings.h"
#include "SourceReading.h"
#include "WorkerOptions.h"
#include "Waiting.h"
#include "session/Job.h"
#include "session/ResultStore.h"
#include "session/ProgramFiles.h"
#include "session/ProjectFiles.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct ExportOptions
{
    WorkerOptions worker;
    QList<ParameterValue> parameters;
    StandaloneForm form = StandaloneForm::Cpp;
    QString folder;
};

Result<StandaloneForm> formOf(const QString &word)
{
    if (word == u"cpp")
        return StandaloneForm::Cpp;
    if (word == u"python")
        return StandaloneForm::Python;
    return fail(word.isEmpty() ? u"kscope export needs --as: cpp or python. See: kscope help export"_s
                               : u"--as takes cpp or python, but was given \"%1\"."_s.arg(word));
}

Result<QString> folderOf(const QString &path)
{
    if (path.isEmpty())
        return fail(u"kscope export needs --out DIR, a folder for the program. See: kscope help export"_s);
    return path;
}

Result<ExportOptions> exportOptions(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto form = formOf(arguments.value("--as"));
    const auto folder = folderOf(arguments.value("--out"));
    if (const auto error = firstError(worker, parameters, form, folder))
        return fail(*error);
    return ExportOptions{*worker, *parameters, *form, *folder};
}

/// Why it could not be written, or an empty message; nothing when a signal ended the wait.
std::optional<Error> writeProgram(const QString &folder, const ExportReply &program, const std::shared_ptr<ResultStore> &results)
{
    ProgramWriter writer;
    return waitFor<Error>([&](const auto &handler) { writer.write(folder, program, results, handler); });
}

/// How to go on, in the folder that was written.
QString advice(const ExportOptions &options)
{
    const QString folder = QDir::toNativeSeparators(options.folder);
    const QString how = options.form == StandaloneForm::Cpp ? u"Build and run it"_s : u"Run it with PyOpenCL and NumPy"_s;
    return u"Written to %1. %2: %3\n"_s.arg(folder, how, commandsFor(options.form, options.folder));
}

int finish(const Outcome &outcome, const ProjectDocument &document, const QList<Diagnostic> &read, const ExportOptions &options,
           Conversation &conversation)
{
    const auto reply = replyOf<ExportReply>(outcome);
    const RunResult result = reply ? reply->result : failedRun(reply.error(), document.project, read);
    if (!reply || result.status != RunStatus::Ok) {
        for (const Error &error : runErrors(result, document))
            printError(error);
        return exitStatus(result.status);
    }
    const auto results = openResults(result, *outcome, conversation.workers());
    const auto error = results ? writeProgram(options.folder, *reply, *results) : results.error();
    if (!error)
        return Interrupt::exitCode;
    if (!error->message.isEmpty())
        return exitWith(*error);
    printOut(advice(options));
    return 0;
}

} // namespace

int exportCommand(const Arguments &arguments)
{
    const auto options = exportOptions(arguments);
    if (!options)
        return exitWith(options.error());
    Conversation conversation(options->worker);
    const auto document = loadProject(arguments.operand);
    auto request = document.and_then(
        [&](const ProjectDocument &loaded) { return projectRequest(loaded, arguments.value("--device"), options->parameters); });
    if (!request)
        return exitWith(request.error());
    const auto read = readSources(document->project, *request, conversation);
    const auto outcome = read ? conversation.ask(ExportProject{*request, arguments.value("--launch"), options->form}) : std::nullopt;
    return outcome ? finish(*outcome, *document, *read, *options, conversation) : Interrupt::exitCode;
}

} // namespace kernelscope
