#include "support/Error.h"

namespace kernelscope {

QString oneLine(const Error &error)
{
    QString prefix;
    if (!error.place.file.isEmpty()) {
        prefix = error.place.file + u':';
        if (error.place.line > 0) {
            prefix += QString::number(error.place.line) + u':';
            if (error.place.column > 0)
                prefix += QString::number(error.place.column) + u':';
        }
        prefix += u' ';
    }
    return prefix + QString(error.message).replace(u'\n', u' ');
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return QStringLiteral("note");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Error:
        break;
    }
    return QStringLiteral("error");
}

} // namespace kernelscope
