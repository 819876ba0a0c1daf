#include "CommandLine.h"
#include "support/Filled.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

Result<SourceText> readSource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("%1 can't be read: %2.").arg(path, file.errorString()));
    return SourceText{QFileInfo(path).fileName(), QString::fromUtf8(file.readAll())};
}

/// Every text file of a folder may be one that the source includes.
QList<SourceText> headersIn(const QDir &directory, const QString &source = {})
{
    QList<SourceText> headers;
    const auto names = directory.entryList({QStringLiteral("*.h"), QStringLiteral("*.cl"), QStringLiteral("*.clh")}, QDir::Files);
    for (const QString &name : names) {
        if (const auto header = readSource(directory.filePath(name)); header && name != source)
            headers.append(*header);
    }
    return headers;
}

/// -D NAME, -I FOLDER: with or without a space.
bool takesValue(const QString &option)
{
    static const QStringList options{QStringLiteral("-D"), QStringLiteral("-U"), QStringLiteral("-I")};
    return options.contains(option);
}

QString parameterText(const KernelParameter &parameter)
{
    static const QStringList written{QStringLiteral("perhaps written"), QStringLiteral("not written"), QStringLiteral("written")};
    QString text = QStringLiteral("    %1%2 %3").arg(parameter.isConst ? u"const "_s : QString(), parameter.typeName, parameter.name);
    if (!parameter.accessQualifier.isEmpty())
        text += QStringLiteral(" (%1)").arg(parameter.accessQualifier);
    if (parameter.kind == ParameterKind::GlobalPointer)
        text += QStringLiteral(" (%1)").arg(written[int(parameter.written)]);
    return text;
}

QString signatureText(const ProgramSignature &signature)
{
    QStringList lines;
    for (const KernelSignature &kernel : signature.kernels) {
        lines += filled(QStringLiteral("%1:%2: kernel %3"), kernel.place.file, kernel.place.line, kernel.name);
        for (const KernelParameter &parameter : kernel.parameters)
            lines += parameterText(parameter);
        for (const LocalVariable &local : kernel.localVariables) {
            QString text = QStringLiteral("    local %1 %2").arg(local.typeName, local.name);
            for (const quint64 extent : local.dimensions)
                text += QStringLiteral("[%1]").arg(extent);
            lines += text + QStringLiteral(" (%1 bytes)").arg(local.sizeInBytes);
        }
    }
    return lines.join(u'\n');
}

} // namespace

Result<InstrumentRequest> requestFromArguments(const QStringList &arguments)
{
    InstrumentRequest request;
    request.command = QStringLiteral("signature");
    QStringList options;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == u"-k" && i + 1 < arguments.size()) {
            request.kernel = arguments[++i];
            request.command = QStringLiteral("instrument");
        } else if (arguments[i].startsWith(u'-')) {
            QString option = arguments[i];
            if (takesValue(option) && i + 1 < arguments.size())
                option += arguments[++i];
            if (option.startsWith(u"-I"))
                request.headers.append(headersIn(QDir(option.mid(2))));
            else
                options.append(option);
        } else {
            const auto source = readSource(arguments[i]);
            if (!source)
                return fail(source.error());
            request.sources.append(*source);
            request.headers.append(headersIn(QFileInfo(arguments[i]).dir(), QFileInfo(arguments[i]).fileName()));
        }
    }
    request.options = options.join(u' ');
    return request;
}

QString replyText(const InstrumentRequest &request, const InstrumentReply &reply)
{
    if (request.command == u"instrument" && reply.instrumented)
        return reply.instrumented->text;
    QString text;
    for (const Diagnostic &diagnostic : reply.diagnostics) {
        text += oneLine({severityName(diagnostic.severity) + QStringLiteral(": ") + diagnostic.message,
                         {diagnostic.file, diagnostic.line, diagnostic.column}}) +
                u'\n';
    }
    return text + signatureText(reply.signature) + u'\n';
}

} // namespace kernelscope
