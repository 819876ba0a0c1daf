#include <algorithm>
#include <csignal>

#include <clang/Frontend/FrontendActions.h>

#include <QDir>
#include <QFile>

#include <sys/wait.h>
#include <unistd.h>

#include "instrument/Compilation.h"
#include "instrument/CompilerArguments.h"
#include "instrument/DiagnosticCollector.h"
#include "instrument/Instrumenter.h"
#include "tests/fuzz/FuzzTarget.h"

/// Arbitrary text as OpenCL C. What Clang could read must be rewritten into what Clang can read. Inputs that nest deeper than
/// a person would are left out: that is for the instrument program's larger stack, and it reports when even that is spent.
namespace kernelscope::fuzz {

namespace {

constexpr qsizetype longest = 16 << 10;
constexpr int deepest = 100;

bool nestsTooDeep(QByteArrayView text)
{
    int depth = 0;
    int inARow = 0;
    for (const char c : text) {
        depth += c == '(' || c == '{' || c == '[' ? 1 : c == ')' || c == '}' || c == ']' ? -1 : 0;
        inARow = c == '*' || c == '-' || c == '!' || c == '~' || c == '&' ? inARow + 1 : 0;
        if (depth > deepest || inARow > deepest)
            return true;
    }
    return false;
}

bool hasErrors(const InstrumentReply &reply)
{
    return std::any_of(reply.diagnostics.begin(), reply.diagnostics.end(),
                       [](const Diagnostic &diagnostic) { return diagnostic.severity == Severity::Error; });
}

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
    if (!hasErrors(again))
        return;
    QString messages;
    for (const Diagnostic &diagnostic : again.diagnostics)
        messages += QStringLiteral("%1: %2\n").arg(diagnostic.line).arg(diagnostic.message);
    qFatal("The rewritten text can't be read:\n%s\nIt was:\n%s", qPrintable(messages), qPrintable(text));
}

} // namespace

void feed(QByteArrayView bytes)
{
    if (bytes.size() > longest || bytes.contains('\0') || nestsTooDeep(bytes))
        return;
    const QString text = QString::fromUtf8(bytes);
    if (!clangSurvives(text))
        return;
    const InstrumentReply reply = signatureOf(text, options);
    if (hasErrors(reply))
        return;
    for (const KernelSignature &kernel : reply.signature.kernels)
        rewrite(text, kernel.name);
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
