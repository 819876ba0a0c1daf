#include <algorithm>
#include <chrono>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "Interrupt.h"
#include "SourceReading.h"
#include "Trial.h"
#include "WorkerOptions.h"
#include "capture/CaptureReader.h"
#include "capture/CapturedProject.h"
#include "capture/ReplayFolder.h"
#include "guess/GuessDoubts.h"
#include "guess/SourceAdvice.h"
#include "guess/MissingFromSource.h"
#include "guess/ProjectGuess.h"
#include "project/Suggestion.h"
#include "session/Job.h"
#include "session/KernelFile.h"
#include "session/ProjectFiles.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds wholeTime{9000};     ///< that the command takes, but for its last steps, without --timeout
constexpr std::chrono::milliseconds lastSteps{1000};     ///< before a --timeout
constexpr std::chrono::milliseconds leastPatience{1000}; ///< for its trials, however long the source took to be read and built
constexpr std::chrono::milliseconds definingTime{4000};  ///< then it is not read again with other definitions
constexpr qsizetype mostOfTemplate = 5;                  ///< errors that are shown of what is no OpenCL C
constexpr int mostDefinitions = 4;                       ///< one may show what else is missing

std::chrono::milliseconds patienceAfter(const QElapsedTimer &sinceStart, std::chrono::milliseconds timeout)
{
    const auto whole = timeout.count() > 0 ? timeout - lastSteps : wholeTime;
    return std::max(whole - std::chrono::milliseconds(sinceStart.elapsed()), leastPatience);
}

QString firstSource(const ProjectDocument &document)
{
    return document.texts.value(document.project.sources.value(0));
}

Result<KernelSignature> chooseKernel(const ProgramSignature &signature, const QString &wanted, const ProjectDocument &document,
                                     const QString &file)
{
    QStringList names;
    for (const KernelSignature &kernel : signature.kernels) {
        if (kernel.name == wanted || wanted.isEmpty())
            return kernel;
        names << kernel.name;
    }
    if (names.isEmpty()) {
        const QString leftOut = adviceAboutLeftOut(conditionalKernels(firstSource(document)));
        return fail(leftOut.isEmpty() ? QStringLiteral("There is no kernel in this file.") : leftOut, {file, 0, 0});
    }
    if (const QString leftOut = adviceAboutLeftOut(conditionalKernels(firstSource(document)), wanted); !leftOut.isEmpty())
        return fail(leftOut, {file, 0, 0});
    return fail(QStringLiteral("There is no kernel \"%1\" in this file.%2").arg(wanted, suggestion(wanted, names)), {file, 0, 0});
}

/// What the project is made from: a source, or a captured launch.
struct NewSource
{
    ProjectDocument document;
    std::optional<CapturedLaunch> launch = {};
};

Result<NewSource> newSource(const Arguments &arguments)
{
    const QString path = arguments.operand;
    if (!isCapture(path) && !QFileInfo(QDir(path).filePath(replaySizesFile)).isFile())
        return kernelFileDocument(path, arguments.value("--options")).map([](const ProjectDocument &read) { return NewSource{read}; });
    return readCapture(path).map([&](const CapturedLaunch &launch) {
        return NewSource{captureDocument(launch, arguments.value("--options")), launch};
    });
}

QString folderFor(const Arguments &arguments, const QString &kernel)
{
    if (arguments.has("--out"))
        return QDir(arguments.value("--out")).absolutePath();
    return QFileInfo(arguments.operand).absoluteDir().filePath(kernel);
}

/// The first guess, with the texts that belong to it.
Result<GuessedDocument> guessedDocument(const ProjectDocument &document, const KernelSignature &kernel, const GuessHints &hints)
{
    const auto guessed = guessProject(kernel, hints);
    if (!guessed)
        return fail(guessed.error());
    GuessedDocument result{document, *guessed};
    result.document.project = guessed->project;
    result.document.project.build = document.project.build;
    result.document.project.sources = document.project.sources;
    result.document.project.guesses = document.project.guesses;
    return result;
}

Result<void> checkFolder(const QDir &folder)
{
    if (folder.exists() && !folder.isEmpty())
        return fail(QStringLiteral("The folder is not empty. Give another one with --out."), {folder.path(), 0, 0});
    return {};
}

Result<void> writeProject(ProjectDocument document, const KernelSignature &kernel, const QString &doubts, const QDir &folder)
{
    recordGuesses(document.project, kernel);
    document.project.notes = QStringLiteral("notes.md");
    document.texts.insert(document.project.notes, guessNotes(kernel, document.project, true, doubts));
    if (!folder.mkpath(QStringLiteral(".")))
        return fail(QStringLiteral("The folder can't be made."), {folder.path(), 0, 0});
    return saveProjectAs(document, folder.filePath(kernel.name + QStringLiteral(".kscope"))).map([](const ProjectDocument &) {});
}

void tellWhere(const QString &path)
{
    const QString shown = QDir::current().relativeFilePath(path);
    printOut(QStringLiteral("Wrote %1. Run it: kscope run %1\n").arg(shown.startsWith(u"../") ? path : shown));
}

void tellDefines(const QList<Define> &defines)
{
    if (!defines.isEmpty())
        printOut(
            QStringLiteral("The sources leave names to the program that builds them; the project builds with %1. Give what that program "
                           "passes with --options instead.\n")
                .arg(optionsFor(defines)));
}

void tell(const ProgramSignature &signature, const KernelSignature &kernel, const QString &folder, const QList<Define> &defines)
{
    tellWhere(folder);
    QStringList others = mapped(signature.kernels, &KernelSignature::name);
    others.removeAll(kernel.name);
    if (!others.isEmpty())
        printOut(QStringLiteral("The file has other kernels too: %1 (--kernel picks one).\n").arg(others.join(QStringLiteral(", "))));
    tellDefines(defines);
}

/// Kernels often leave sizes and types to the program that builds them.
void nameWhatIsMissing(const MissingFromSource &missing)
{
    if (missing.isCpp) {
        printError(QStringLiteral("This is C++, not OpenCL C. A device that has C++ for OpenCL runs it with --options \"-cl-std=CLC++\", "
                                  "untraced."));
    } else if (!missing.features.isEmpty()) {
        const bool isPointer = missing.features.first().contains(u"generic_address_space");
        if (isPointer)
            printError(QStringLiteral("A pointer says no memory that it leads to: write that beside its type, as in __global float *row."));
        const QString instead = missing.features.first().startsWith(u"half")
                                    ? QStringLiteral(", or have floats in place of halves with --options \"-D half=float -D half4=float4\"")
                                    : QString();
        printError(QStringLiteral("The kernel needs %1, which this device does not have. Choose another with --device (\"kscope devices\" "
                                  "lists them)%2.")
                       .arg(missing.features.join(QStringLiteral(" and ")), instead));
    } else if (!missing.header.isEmpty()) {
        printError(
            QStringLiteral("%1 is not beside the source. Say with --options \"-I FOLDER\" which folder holds it.").arg(missing.header));
    } else if (missing.hasDoubles) {
        printError(
            QStringLiteral("Numbers without an f are doubles here. Have them as floats, as some programs that build the sources do, with "
                           "--options \"-cl-single-precision-constant\"."));
    } else if (const QStringList names = missing.names(); !names.isEmpty()) {
        printError(
            QStringLiteral("The sources leave %1 to the program that builds them, and what they were guessed to be could not be built. "
                           "Say what is meant with --options, as in --options \"-D %2=VALUE\", or include the header that declares "
                           "it.")
                .arg(names.mid(0, 8).join(QStringLiteral(", ")), names.first()));
    }
}

/// Reads the sources; where that fails for what they leave to the program that builds them that is defined in the document, and they are
/// read again. Sources that can't be read so either stay as they were. False when a signal ended the wait.
bool readAndDefine(ProjectDocument &document, ProjectRequest &request, Conversation &conversation, const QString &device,
                   const QElapsedTimer &sinceStart)
{
    auto diagnostics = readSources(document.project, request, conversation, true);
    ProjectDocument defined = document;
    for (int round = 0; diagnostics && round < mostDefinitions && sinceStart.elapsed() < definingTime.count(); ++round) {
        const MissingFromSource missing = missingFromSource(*diagnostics, firstSource(document));
        if (!firstError(*diagnostics) && missing.extents.isEmpty())
            break;
        const bool isForOtherDevice = missing.isCpp || (!missing.features.isEmpty() && !missing.hasOtherSpace);
        if (isForOtherDevice || !addGuessedDefines(defined.project, missing))
            return true;
        auto again = projectRequest(defined, device);
        if (!again)
            return true;
        diagnostics = readSources(defined.project, *again, conversation, true);
        if (diagnostics && !firstError(*diagnostics)) {
            document = defined;
            request = *again;
        }
    }
    return diagnostics.has_value();
}

int reportBuild(const SignaturesReply &reply, const ProjectDocument &document)
{
    const QString source = firstSource(document);
    const QString file = document.project.sources.value(0);
    const MissingFromSource missing = missingFromSource(reply.diagnostics);
    QString advice = adviceAboutHostText(source);
    const qsizetype shown = advice.isEmpty() ? reply.diagnostics.size() : std::min(reply.diagnostics.size(), mostOfTemplate);
    for (const Diagnostic &diagnostic : reply.diagnostics.mid(0, shown)) {
        printError(Error{severityName(diagnostic.severity) + QStringLiteral(": ") + diagnostic.message,
                         {diagnostic.file, diagnostic.line, diagnostic.column}});
    }
    if (reply.diagnostics.isEmpty())
        printError(reply.message);
    if (advice.isEmpty())
        advice = adviceAboutErrorDirective(macrosAskedFor(source, file, reply.diagnostics));
    if (advice.isEmpty() && !missing.isCpp && missing.features.isEmpty() && missing.header.isEmpty())
        advice = adviceAboutUnknown(unknownNames(source, file, reply.diagnostics));
    if (!advice.isEmpty())
        printError(advice);
    else
        nameWhatIsMissing(missing);
    return exitBuildFailed;
}

/// Where the driver does not say what Clang read, what Clang read counts.
KernelSignature completed(KernelSignature kernel, const ProgramSignature &read)
{
    const KernelSignature *known = kernelNamed(read, kernel.name);
    if (!known)
        return kernel;
    if (kernel.localVariables.isEmpty())
        kernel.localVariables = known->localVariables;
    kernel.facts = known->facts;
    for (qsizetype index = 0; index < std::min(kernel.parameters.size(), known->parameters.size()); ++index) {
        if (!kernel.parameters[index].type)
            kernel.parameters[index].type = known->parameters[index].type;
    }
    return kernel;
}

QString doubtsOf(const FittedGuess &fitted, const KernelSignature &kernel)
{
    const Project &project = fitted.document.project;
    const GuessTrial &trial = fitted.trial;
    if (!trial.isTraced)
        return untriedGuess(kernel, project, trial.whyNot);
    const bool isIdle = didNextToNothing(trial) || leavesGroupsIdle(trial) || saysLittle(trial) ||
                        (trial.findings.isEmpty() && trial.stored == StoredValues::Nothing);
    return isIdle ? idleGuess(kernel, project, trial) : guessDoubts(kernel, project, trial.findings);
}

int makeProject(const ProjectDocument &document, const KernelSignature &kernel, const QList<StructLayout> &structs,
                Conversation &conversation, const Arguments &arguments, std::chrono::milliseconds patience)
{
    const QDir folder(folderFor(arguments, kernel.name));
    GuessHints hints;
    hints.structs = structs;
    const auto exact = checkFolder(folder).and_then([&] { return guessedDocument(document, kernel, hints); });
    if (!exact)
        return exitWith(exact.error());
    std::optional<GuessedDocument> more;
    hints.hasMoreItems = true;
    if (exact->guess.comparesPlace) {
        if (const auto guessed = guessedDocument(document, kernel, hints))
            more = *guessed;
    }
    const auto fitted = fitByTrial(conversation, *exact, more, arguments.value("--device"), patience);
    if (!fitted)
        return Interrupt::exitCode;
    const QString doubts = doubtsOf(*fitted, kernel);
    if (const auto written = writeProject(fitted->document, kernel, doubts, folder); !written)
        return exitWith(written.error());
    if (!doubts.isEmpty())
        printError(doubts);
    return 0;
}

/// Beside what was captured nothing may be overwritten.
Result<void> checkFree(const QDir &folder, const QStringList &files)
{
    for (const QString &file : files) {
        if (QFileInfo::exists(folder.filePath(file)) || QFileInfo(folder.filePath(file)).isSymLink())
            return fail(QStringLiteral("There is such a file already. Remove it, or give another folder with --out."),
                        {folder.filePath(file), 0, 0});
    }
    return {};
}

/// Into the folder of what was captured, so that its data stay where they are, or with all of them into another.
Result<QString> writeCapture(ProjectDocument document, const CapturedProject &captured, const Arguments &arguments)
{
    const BuildSettings build = document.project.build;
    const QStringList sources = document.project.sources;
    const QList<Guess> guesses = document.project.guesses; // of macros that the build defines
    document.project = captured.project;
    document.project.build = build;
    document.project.sources = sources;
    document.project.guesses = guesses;
    document.project.notes = QFileInfo(document.fileName).completeBaseName() + QStringLiteral(".md");
    document.texts.insert(document.project.notes, captured.notes);
    const QDir folder(arguments.has("--out") ? QDir(arguments.value("--out")).absolutePath() : document.folder);
    const auto isFree = arguments.has("--out") ? checkFolder(folder) : checkFree(folder, {document.fileName, document.project.notes});
    if (!isFree)
        return fail(isFree.error());
    if (!folder.mkpath(QStringLiteral(".")))
        return fail(QStringLiteral("The folder can't be made."), {folder.path(), 0, 0});
    const QString file = folder.filePath(document.fileName);
    return saveProjectAs(document, file).map([&](const ProjectDocument &) { return file; });
}

int makeCaptureProject(const NewSource &source, const ProgramSignature &signature, const Arguments &arguments)
{
    if (const QString wanted = arguments.value("--kernel"); !wanted.isEmpty() && wanted != source.launch->kernel)
        return exitWith(QStringLiteral("The captured launch is one of %1. Leave --kernel out.").arg(source.launch->kernel));
    const auto captured = projectOfCapture(*source.launch, signature);
    const auto written = captured.and_then([&](const CapturedProject &made) { return writeCapture(source.document, made, arguments); });
    if (!written)
        return exitWith(written.error());
    tellWhere(*written);
    tellDefines(source.document.project.build.defines);
    for (const QString &remark : captured->remarks)
        printError(remark);
    return 0;
}

ProgramSignature completed(ProgramSignature program, const ProgramSignature &read)
{
    for (KernelSignature &kernel : program.kernels)
        kernel = completed(kernel, read);
    program.structs = read.structs;
    return program;
}

} // namespace

int newCommand(const Arguments &arguments)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    const auto options = workerOptions(arguments);
    auto source = newSource(arguments);
    auto request = source.and_then([&](const NewSource &read) { return projectRequest(read.document, arguments.value("--device")); });
    if (!options || !request)
        return exitWith(options ? request.error() : options.error());
    Conversation conversation(*options);
    ProjectDocument &document = source->document;
    if (!readAndDefine(document, *request, conversation, arguments.value("--device"), sinceStart))
        return Interrupt::exitCode;
    const auto outcome = conversation.ask(ReadSignatures{*request});
    if (!outcome)
        return Interrupt::exitCode;
    const auto reply = replyOf<SignaturesReply>(*outcome);
    if (!reply)
        return exitWith(describe(reply.error(), document.project), exitDeviceLost);
    if (!reply->message.isEmpty())
        return reportBuild(*reply, document);
    if (source->launch)
        return makeCaptureProject(*source, completed(reply->signature, request->signature), arguments);
    const auto kernel = chooseKernel(reply->signature, arguments.value("--kernel"), document, arguments.operand);
    if (!kernel)
        return exitWith(kernel.error());
    const int status = makeProject(document, completed(*kernel, request->signature), request->signature.structs, conversation, arguments,
                                   patienceAfter(sinceStart, options->timeout));
    if (status == 0)
        tell(reply->signature, *kernel, folderFor(arguments, kernel->name), document.project.build.defines);
    return status;
}

} // namespace kernelscope
