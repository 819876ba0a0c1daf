#include <algorithm>
#include <csignal>
#include <memory>

#include <clang/Frontend/FrontendActions.h>

#include <QDir>
#include <QFile>

#include <sys/wait.h>
#include <unistd.h>

#include "guess/ProjectGuess.h"
#include "instrument/Compilation.h"
#include "instrument/CompilerArguments.h"
#include "instrument/DiagnosticCollector.h"
#include "instrument/Instrumenter.h"
#include "project/ProjectValidation.h"
#include "support/LargeStack.h"
#include "tests/fuzz/FuzzTarget.h"

/// Arbitrary text as OpenCL C, read on as large a stack as kernelscope-instrument has. What Clang could read must be rewritten into
/// what Clang can read, and give a project that is one.
namespace kernelscope::fuzz {

namespace {

const QString options = QStringLiteral("-cl-std=CL3.0");

void parseOnly(const QString &text)
{
    const auto arguments = compilerArguments(options, {});
    clang::SyntaxOnlyAction action;
    DiagnosticCollector diagnostics;
    if (arguments)
        runAction(action, programText({{QStringLiteral("a.cl"), text}}, {}), *arguments, diagnostics);
}

/// Clang 15 itself crashes on some texts that are no programs; kernelscope-instrument is a process of its own for that. Asked of a child,
/// and with none of our own code that looks at what Clang made of the text.
bool clangSurvives(const QString &text)
{
    const pid_t child = ::fork();
    if (child == 0) {
        for (const int fault : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
            std::signal(fault, SIG_DFL);
        parseOnly(text);
        ::_exit(0);
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && !WIFSIGNALED(status);
}

InstrumentReply signatureOf(const QString &text, const QString &buildOptions)
{
    InstrumentRequest request;
    request.command = QStringLiteral("signature");
    request.sources.append({QStringLiteral("a.cl"), text});
    request.options = buildOptions;
    return answer(request);
}

void rewrite(const QString &text, const QString &kernel)
{
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append({QStringLiteral("a.cl"), text});
    request.options = options;
    request.kernel = kernel;
    request.facts.openclVersion = 300;
    const InstrumentReply reply = answer(request);
    if (!reply.instrumented)
        return;
    const InstrumentReply again = signatureOf(reply.instrumented->text, reply.instrumented->buildOptions);
    if (!firstError(again.diagnostics))
        return;
    QString messages;
    for (const Diagnostic &diagnostic : again.diagnostics)
        messages += QStringLiteral("%1: %2\n").arg(diagnostic.line).arg(diagnostic.message);
    qFatal("The rewritten text can't be read:\n%s\nIt was:\n%s", qPrintable(messages), qPrintable(text));
}

void guess(const KernelSignature &kernel, const QList<StructLayout> &structs)
{
    const auto guessed = guessProject(kernel, {false, structs});
    if (!guessed)
        return;
    Project project = guessed->project;
    project.sources = {QStringLiteral("a.cl")};
    for (const ProjectProblem &problem : projectProblems(project))
        qFatal("The guessed project has a problem: %s", qPrintable(problem.message));
    (void)guessNotes(kernel, project, false);
}

void read(const QString &text)
{
    if (!clangSurvives(text))
        return;
    const InstrumentReply reply = signatureOf(text, options);
    if (firstError(reply.diagnostics))
        return;
    for (const KernelSignature &kernel : reply.signature.kernels) {
        guess(kernel, reply.signature.structs);
        rewrite(text, kernel.name);
    }
}

} // namespace

void feed(QByteArrayView bytes)
{
    if (bytes.contains('\0'))
        return;
    onLargeStack([text = QString::fromUtf8(bytes)] { read(text); });
}

QList<QByteArray> seeds()
{
    QList<QByteArray> texts;
    for (const char *path : {KERNELS_FOLDER "/instrument/kernels", KERNELS_FOLDER "/analysis/kernels"}) {
        const QDir folder(QString::fromUtf8(path));
        for (const QString &name : folder.entryList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.size() < 4000 && file.open(QIODevice::ReadOnly))
                texts.append(file.readAll());
        }
    }
    return texts;
}

int smokeRounds()
{
    return 100;
}

} // namespace kernelscope::fuzz
