#include "RunErrors.h"

#include <QDir>
#include <QFile>

#include "project/JsonParser.h"

namespace kernelscope {
namespace {

/// Finds the places of JSON pointers in the project file.
class ProjectPlaces
{
public:
    explicit ProjectPlaces(const ProjectDocument &document) : m_file(document.fileName)
    {
        QFile file(QDir(document.folder).filePath(document.fileName));
        if (!document.fileName.isEmpty() && file.open(QIODevice::ReadOnly))
            m_text = file.readAll();
        if (const auto root = parseJson(m_text, m_file))
            m_root = *root;
    }

    /// Of the value itself or, where the file leaves it out, of the nearest one around it.
    SourcePlace of(QString pointer) const
    {
        while (!pointer.isEmpty()) {
            if (const JsonValue *value = valueAt(m_root, pointer))
                return placeOfByte(m_text, value->offset, m_file);
            pointer.truncate(std::max<qsizetype>(pointer.lastIndexOf(u'/'), 0));
        }
        return {m_file, 0, 0};
    }

private:
    QString m_file;
    QByteArray m_text;
    JsonValue m_root;
};

QList<Error> problemErrors(const RunResult &result, const ProjectDocument &document)
{
    const ProjectPlaces places(document);
    QList<Error> errors;
    for (const Problem &problem : result.report.problems) {
        const QString prefix = problem.severity == Severity::Error ? QString() : severityName(problem.severity) + QStringLiteral(": ");
        errors << Error{prefix + problem.message, places.of(problem.path)};
    }
    return errors;
}

QList<Error> diagnosticErrors(const RunResult &result)
{
    QList<Error> errors;
    for (const Diagnostic &diagnostic : result.diagnostics) {
        errors << Error{severityName(diagnostic.severity) + QStringLiteral(": ") + diagnostic.message,
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
    if (exitStatus(result.status) > 1 && !result.message.isEmpty() && !isSaid(result.message, errors))
        errors.prepend(Error{result.message, result.place});
    return errors;
}

} // namespace kernelscope
