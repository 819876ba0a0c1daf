#include "opencl/BuildLog.h"

#include <QRegularExpression>

#include "opencl/RenamedBuiltins.h"
#include "trace/Builtins.h"

namespace kernelscope {
namespace {

QRegularExpression pattern(const char16_t *text)
{
    return QRegularExpression(QString::fromUtf16(text));
}

/// Each with the groups severity, file, line, message, and column where there is one.
const QList<QRegularExpression> &patterns()
{
    static const QList<QRegularExpression> list{
        // PoCL: severity first
        pattern(u"^\\s*(?<severity>fatal error|error|warning|note):\\s+(?<file>[^:\\n]+):(?<line>\\d+):(?<column>\\d+)"
                u"(?:\\s*<Spelling=[^>]*>)?:?\\s*(?<message>.*)$"),
        // Clang, NVIDIA, Intel
        pattern(u"^(?<file>[^:\\n]+):(?<line>\\d+):(?<column>\\d+):\\s*(?<severity>fatal error|error|warning|note):\\s*"
                u"(?<message>.*)$"),
        // AMD's older compilers and EDG
        pattern(u"^\"(?<file>[^\"]+)\",\\s*line\\s+(?<line>\\d+):\\s*(?<severity>fatal error|catastrophic error|error|warning|"
                u"note)[^:]*:\\s*(?<message>.*)$"),
    };
    return list;
}

Severity severityNamed(const QString &name)
{
    if (name == u"warning")
        return Severity::Warning;
    return name == u"note" ? Severity::Note : Severity::Error;
}

/// The user's name of a file: one of the sources, or a header below the include folder.
QString userFile(const QString &file, const BuildLogContext &context)
{
    if (context.sources.contains(file))
        return file;
    if (!context.includeFolder.isEmpty() && file.startsWith(context.includeFolder + u'/'))
        return file.mid(context.includeFolder.size() + 1);
    const bool nameless = file.startsWith(u'<') || file.contains(QStringLiteral("tempfile")) || file == u"1";
    return nameless && !context.sources.isEmpty() ? context.sources.first() : file;
}

QString captured(const QRegularExpressionMatch &match, const QString &name)
{
    return match.regularExpression().namedCaptureGroups().contains(name) ? match.captured(name) : QString();
}

bool readPlaced(const QString &line, const BuildLogContext &context, QList<Diagnostic> &diagnostics)
{
    for (const QRegularExpression &expression : patterns()) {
        const QRegularExpressionMatch match = expression.match(line);
        if (!match.hasMatch())
            continue;
        diagnostics << Diagnostic{severityNamed(match.captured(QStringLiteral("severity"))),
                                  userFile(match.captured(QStringLiteral("file")), context), match.captured(QStringLiteral("line")).toInt(),
                                  captured(match, QStringLiteral("column")).toInt(),
                                  withUserNames(match.captured(QStringLiteral("message"))).trimmed()};
        return true;
    }
    return false;
}

/// The function that a linker's symbol stands for: "add" of "_Z3addii" (Itanium C++ ABI, 5.1.2), "add" of "add".
QString functionOf(const QString &symbol)
{
    static const QRegularExpression mangled(QStringLiteral("^_Z(\\d+)(\\w+)$"));
    const QRegularExpressionMatch match = mangled.match(symbol);
    return match.hasMatch() ? match.captured(2).left(match.captured(1).toInt()) : symbol;
}

/// Where a function is first used: linkers name the function but no place.
Diagnostic missingFunction(const QString &name, const BuildLogContext &context)
{
    const bool isBuiltin = builtinNamed(name.toStdString()).kind != BuiltinKind::Other;
    const QRegularExpression use(QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(name)));
    const QString message =
        isBuiltin ? QStringLiteral("The function \"%1\" is called, but this device has no such built-in function and no source defines it.")
                  : QStringLiteral("The function \"%1\" is called but not defined in any source.");
    Diagnostic diagnostic{Severity::Error, context.sources.value(0), 0, 0, message.arg(name)};
    for (const QString &source : context.sources) {
        const QString text = context.texts.value(source);
        const QRegularExpressionMatch match = use.match(text);
        if (!match.hasMatch())
            continue;
        const qsizetype at = match.capturedStart();
        diagnostic.file = source;
        diagnostic.line = int(QStringView(text).left(at).count(u'\n')) + 1;
        diagnostic.column = int(at - QStringView(text).left(at).lastIndexOf(u'\n'));
        break;
    }
    return diagnostic;
}

void readUnplaced(const QString &line, const BuildLogContext &context, QList<Diagnostic> &diagnostics)
{
    static const QRegularExpression missing(
        QStringLiteral("(?:Cannot find symbol |[Uu]ndefined reference to '?|[Uu]nresolved extern function '?)"
                       "(?<name>[A-Za-z_]\\w*)"));
    static const QRegularExpression bare(QStringLiteral("^\\s*(?:fatal error|error|ptxas fatal)\\s*:\\s*(?<message>.+)$"));
    if (const auto match = missing.match(line); match.hasMatch())
        diagnostics << missingFunction(withUserNames(functionOf(match.captured(QStringLiteral("name")))), context);
    else if (const auto other = bare.match(line); other.hasMatch())
        diagnostics << Diagnostic{Severity::Error, context.sources.value(0), 0, 0,
                                  withUserNames(other.captured(QStringLiteral("message"))).trimmed()};
}

} // namespace

QList<Diagnostic> readBuildLog(const QString &log, const BuildLogContext &context)
{
    QList<Diagnostic> diagnostics;
    for (const QString &line : log.split(u'\n')) {
        if (!readPlaced(line, context, diagnostics))
            readUnplaced(line, context, diagnostics);
    }
    return diagnostics;
}

} // namespace kernelscope
