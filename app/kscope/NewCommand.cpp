#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "Interrupt.h"
#include "SourceReading.h"
#include "WorkerOptions.h"
#include "project/Suggestion.h"
#include "session/ProjectFiles.h"
#include "session/ProjectGuess.h"

namespace kernelscope {
namespace {

constexpr qint64 largestSource = 16 << 20;

/// A project of the one source file, good enough to be built.
Result<ProjectDocument> sourceDocument(const QString &path, const QString &options)
{
    const QFileInfo info(path);
    QFile file(path);
    if (info.isDir() || !file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The file can't be read: %1.").arg(info.isDir() ? QStringLiteral("it is a folder") : file.errorString()), {path, 0, 0});
    if (file.size() > largestSource)
        return fail(QStringLiteral("The file is too large for a source."), {path, 0, 0});
    ProjectDocument document;
    document.folder = info.absolutePath();
    document.fileName = info.completeBaseName() + QStringLiteral(".kscope");
    document.project.title = info.completeBaseName();
    document.project.sources = QStringList{info.fileName()};
    document.project.build.options = options.simplified();
    document.texts.insert(info.fileName(), QString::fromUtf8(file.readAll()));
    return document;
}

Result<KernelSignature> chooseKernel(const ProgramSignature &signature, const QString &wanted, const QString &file)
{
    QStringList names;
    for (const KernelSignature &kernel : signature.kernels) {
        if (kernel.name == wanted || wanted.isEmpty())
            return kernel;
        names << kernel.name;
    }
    if (names.isEmpty())
        return fail(QStringLiteral("There is no kernel in this file."), {file, 0, 0});
    return fail(QStringLiteral("There is no kernel \"%1\" in this file.%2").arg(wanted, suggestion(wanted, names)), {file, 0, 0});
}

QString folderFor(const Arguments &arguments, const QString &kernel)
{
    if (arguments.has("--out"))
        return QDir(arguments.value("--out")).absolutePath();
    return QFileInfo(arguments.operand).absoluteDir().filePath(kernel);
}

Result<QString> writeProject(ProjectDocument document, const KernelSignature &kernel, const Arguments &arguments)
{
    const QString source = document.project.sources.first();
    const auto guessed = guessProject(kernel, document.texts.value(source));
    if (!guessed)
        return fail(guessed.error());
    const BuildSettings build = document.project.build;
    document.project = *guessed;
    document.project.build = build;
    document.project.sources = QStringList{source};
    document.project.notes = QStringLiteral("notes.md");
    document.texts.insert(document.project.notes, guessNotes(kernel, *guessed));
    const QDir folder(folderFor(arguments, kernel.name));
    if (folder.exists() && !folder.isEmpty()) {
        return fail(QStringLiteral("The folder is not empty. Give another one with --out."), {folder.path(), 0, 0});
    }
    if (!folder.mkpath(QStringLiteral(".")))
        return fail(QStringLiteral("The folder can't be made."), {folder.path(), 0, 0});
    const auto saved = saveProjectAs(document, folder.filePath(kernel.name + QStringLiteral(".kscope")));
    if (!saved)
        return fail(saved.error());
    return folder.path();
}

void tell(const ProgramSignature &signature, const KernelSignature &kernel, const QString &folder)
{
    const QString shown = QDir::current().relativeFilePath(folder);
    printOut(QStringLiteral("Wrote %1. Run it: kscope run %1\n").arg(shown.startsWith(u"../") ? folder : shown));
    QStringList others;
    for (const KernelSignature &other : signature.kernels) {
        if (other.name != kernel.name)
            others << other.name;
    }
    if (!others.isEmpty())
        printOut(QStringLiteral("The file has other kernels too: %1 (--kernel picks one).\n").arg(others.join(QStringLiteral(", "))));
}

int reportBuild(const SignaturesReply &reply)
{
    for (const Diagnostic &diagnostic : reply.diagnostics) {
        printError(Error{severityName(diagnostic.severity) + QStringLiteral(": ") + diagnostic.message,
                         {diagnostic.file, diagnostic.line, diagnostic.column}});
    }
    if (reply.diagnostics.isEmpty())
        printError(reply.message);
    return exitBuildFailed;
}

int makeProject(const ProjectDocument &document, const SignaturesReply &reply, const Arguments &arguments)
{
    if (!reply.message.isEmpty())
        return reportBuild(reply);
    const auto kernel = chooseKernel(reply.signature, arguments.value("--kernel"), arguments.operand);
    const auto folder = kernel.and_then([&](const KernelSignature &chosen) { return writeProject(document, chosen, arguments); });
    if (!folder) {
        printError(folder.error());
        return exitBadUsage;
    }
    tell(reply.signature, *kernel, *folder);
    return 0;
}

} // namespace

int newCommand(const Arguments &arguments)
{
    const auto options = workerOptions(arguments);
    const auto document = sourceDocument(arguments.operand, arguments.value("--options"));
    auto request =
        document.and_then([&](const ProjectDocument &read) { return projectRequest(read, arguments.value("--device")); });
    if (!options || !request) {
        printError(options ? request.error() : options.error());
        return exitBadUsage;
    }
    Conversation conversation(*options, wholeTimeout(arguments).value_or(std::chrono::milliseconds(0)));
    if (!readSources(document->project, *request))
        return Interrupt::exitCode;
    const auto outcome = conversation.ask(ReadSignatures{*request});
    if (!outcome)
        return Interrupt::exitCode;
    const auto *reply = *outcome ? std::get_if<SignaturesReply>(&(*outcome)->reply) : nullptr;
    if (!reply) {
        printError(*outcome ? QStringLiteral("The worker did not answer the question.") : describe(outcome->error(), document->project));
        return exitDeviceLost;
    }
    return makeProject(*document, *reply, arguments);
}

} // namespace kernelscope
