#include <QDir>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "ResultFiles.h"
#include "RunErrors.h"
#include "RunOutcome.h"
#include "Settings.h"
#include "SourceReading.h"
#include "WorkerOptions.h"
#include "session/OpenResults.h"
#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"

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

Result<QByteArray> bytesOf(const ExportedData &data, ResultStore *results)
{
    if (!results)
        return fail(u"The worker did not give the contents of %1."_s.arg(data.path));
    return waitForBytes(*results, data.offset, data.size, u"The contents of %1 did not arrive."_s.arg(data.path));
}

/// Files that are there already are somebody's: nothing is written then.
Result<void> keepsWhatIsThere(const QDir &folder, const ExportReply &program)
{
    QStringList paths;
    for (const StandaloneFile &file : program.files)
        paths << file.path;
    for (const ExportedData &data : program.data)
        paths << data.path;
    for (const QString &path : std::as_const(paths)) {
        if (QDir::cleanPath(path).startsWith(u".."_s) || QDir::isAbsolutePath(path))
            return fail(u"The file %1 lies outside of the project's folder: a program can't take it along."_s.arg(path));
        if (folder.exists(path))
            return fail(u"There is a file already, which would be overwritten. Name another folder, or remove it."_s,
                        {folder.filePath(path), 0, 0});
    }
    return {};
}

Result<void> write(const QDir &folder, const QString &path, const QByteArray &bytes)
{
    folder.mkpath(QFileInfo(path).path()); // The file's own error tells where there is no folder.
    return writeFile(folder.filePath(path), bytes);
}

Result<void> writeProgram(const QDir &folder, const ExportReply &program, ResultStore *results)
{
    if (const auto keeps = keepsWhatIsThere(folder, program); !keeps)
        return keeps;
    for (const StandaloneFile &file : program.files) {
        if (const auto written = write(folder, file.path, file.bytes); !written)
            return written;
    }
    for (const ExportedData &data : program.data) {
        const auto written = bytesOf(data, results).and_then([&](const QByteArray &bytes) { return write(folder, data.path, bytes); });
        if (!written)
            return written;
    }
    return {};
}

/// How to go on, in the folder that was written.
QString advice(const ExportOptions &options)
{
    const QString folder = QDir::toNativeSeparators(options.folder);
    if (options.form == StandaloneForm::Cpp)
        return u"Written to %1. Build and run it: cmake -S %1 -B %1/build && cmake --build %1/build && %1/build/main\n"_s.arg(folder);
    return u"Written to %1. Run it with PyOpenCL and NumPy: python3 %1/main.py\n"_s.arg(folder);
}

int finish(const Outcome &outcome, const ProjectDocument &document, const QList<Diagnostic> &read, const ExportOptions &options,
           Conversation &conversation)
{
    const auto *reply = outcome ? std::get_if<ExportReply>(&outcome->reply) : nullptr;
    const RunResult result = reply ? reply->result : runResultOf(outcome, document.project, read);
    if (!reply || result.status != RunStatus::Ok) {
        for (const Error &error : runErrors(result, document))
            printError(error);
        return exitStatus(result.status);
    }
    const auto results = openResults(result, *outcome, conversation.supervisor());
    const auto written = results ? writeProgram(QDir(options.folder), *reply, results->get()) : Result<void>(fail(results.error()));
    if (!written) {
        printError(written.error());
        return exitBadUsage;
    }
    printOut(advice(options));
    return 0;
}

} // namespace

int exportCommand(const Arguments &arguments)
{
    const auto options = exportOptions(arguments);
    if (!options) {
        printError(options.error());
        return exitBadUsage;
    }
    Conversation conversation(options->worker);
    const auto document = loadProject(arguments.operand);
    auto request = document.and_then(
        [&](const ProjectDocument &loaded) { return projectRequest(loaded, arguments.value("--device"), options->parameters); });
    if (!request) {
        printError(request.error());
        return exitBadUsage;
    }
    const auto read = readSources(document->project, *request);
    const auto outcome = read ? conversation.ask(ExportProject{*request, arguments.value("--launch"), options->form}) : std::nullopt;
    return outcome ? finish(*outcome, *document, *read, *options, conversation) : Interrupt::exitCode;
}

} // namespace kernelscope
