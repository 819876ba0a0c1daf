#include <algorithm>

#include <QDir>
#include <QFile>

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

InstrumentReply signatureOf(const QString &text, const QString &options)
{
    InstrumentRequest request;
    request.command = QStringLiteral("signature");
    request.sources.append({QStringLiteral("a.cl"), text});
    request.options = options;
    return answer(request);
}

void rewrite(const QString &text, const QString &kernel)
{
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append({QStringLiteral("a.cl"), text});
    request.options = QStringLiteral("-cl-std=CL3.0");
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
    const InstrumentReply reply = signatureOf(text, QStringLiteral("-cl-std=CL3.0"));
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
