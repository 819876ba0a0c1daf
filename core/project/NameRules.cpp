#include <QRegularExpression>

#include "project/ProjectValidation.h"
#include "project/UsedNames.h"

namespace kernelscope {
namespace {

QString identifierProblem(const QString &name)
{
    static const QRegularExpression identifier(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    if (!identifier.match(name).hasMatch())
        return QStringLiteral("must be a name of letters, digits and underscores that does not start with a digit, "
                              "but is \"%1\".")
            .arg(name.left(60));
    return {};
}

} // namespace

QString parameterNameProblem(const QString &name)
{
    static const QStringList taken = QStringLiteral("i x y z device sum min max").split(u' ');
    if (taken.contains(name)) {
        return QStringLiteral("can't be \"%1\": in expressions i, x, y and z are the element's place, device the device, and "
                              "sum, min and max functions.")
            .arg(name);
    }
    if (isReservedWord(name))
        return QStringLiteral("can't be \"%1\": that is a word of JavaScript, which expressions are written in.").arg(name);
    return identifierProblem(name);
}

QString bufferNameProblem(const QString &name)
{
    return identifierProblem(name);
}

QString pathProblem(const QString &path)
{
    if (path.isEmpty())
        return QStringLiteral("is empty. Give the name of a file.");
    if (path.startsWith(u'/') || path.startsWith(u'\\') || (path.size() > 1 && path.at(1) == u':'))
        return QStringLiteral("is the absolute path \"%1\". Paths are relative to the project's folder.").arg(path);
    if (path.contains(u'\\'))
        return QStringLiteral("holds a backslash: \"%1\". Write paths with \"/\".").arg(path);
    if (path.split(u'/').contains(QStringLiteral("..")))
        return QStringLiteral("is \"%1\", which leaves the project's folder. Put the file into the folder.").arg(path);
    if (path.contains(QChar::Null) || path.endsWith(u'/'))
        return QStringLiteral("is \"%1\", which names no file.").arg(path);
    return {};
}

} // namespace kernelscope
