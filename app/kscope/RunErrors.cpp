#include "RunErrors.h"

#include <QFile>

#include "project/ProjectPlaces.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostShown = 1000; // of a compiler's message

QByteArray fileText(const ProjectDocument &document)
{
    QFile file(projectPath(document));
    return !document.fileName.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<Error> problemErrors(const RunResult &result, const ProjectDocument &document)
{
    const QByteArray text = fileText(document);
    QList<Error> errors;
    for (const Problem &problem : result.report.problems) {
        if (problem.severity == Severity::Note)
            continue;
        const QString prefix = problem.severity == Severity::Error ? QString() : severityName(problem.severity) + QStringLiteral(": ");
        errors << Error{prefix + problem.message, placeOfPointer(text, document.fileName, problem.path)};
    }
    return errors;
}

QList<Error> diagnosticErrors(const RunResult &result)
{
    QList<Error> errors;
    for (const Diagnostic &diagnostic : result.diagnostics) {
        errors << Error{severityName(diagnostic.severity) + QStringLiteral(": ") + cutAfter(diagnostic.message, mostShown),
                        {diagnostic.file, diagnostic.line, diagnostic.column}};
    }
    return errors;
}

bool isSaid(const QString &message, const QList<Error> &errors)
{
    for (const Error &error : errors) {
        if (error.message.contains(message))
            return true;
    }
    return false;
}

} // namespace

QList<Error> runErrors(const RunResult &result, const ProjectDocument &document)
{
    QList<Error> errors = diagnosticErrors(result);
    if (!result.report.problems.isEmpty())
        errors += problemErrors(result, document);
    const bool compilerSaysIt = result.status == RunStatus::BuildFailed && firstError(result.diagnostics);
    if (exitStatus(result.status) > 1 && !result.message.isEmpty() && !compilerSaysIt && !isSaid(result.message, errors))
        errors.prepend(Error{result.message, result.place});
    return errors;
}

} // namespace kernelscope
