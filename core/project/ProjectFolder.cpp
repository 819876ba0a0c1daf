#include "project/ProjectFolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "project/JsonParser.h"
#include "project/ProjectValidation.h"
#include "support/Filled.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

bool hasOnlyCrlf(const QByteArray &bytes)
{
    const qsizetype lines = bytes.count('\n');
    return lines > 0 && bytes.count("\r\n") == lines;
}

} // namespace

QString canonicalPath(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists())
        return info.canonicalFilePath();
    const QString parent = info.path();
    return parent == path ? path : canonicalPath(parent) + u'/' + info.fileName();
}

Result<QString> pathInFolder(const QString &folder, const QString &path)
{
    const QString problem = pathProblem(path);
    if (!problem.isEmpty())
        return fail(QStringLiteral("The file's path ") + problem);
    const QString inside = QDir(folder).filePath(path);
    const QString root = canonicalPath(QDir(folder).absolutePath());
    const QString prefix = root.endsWith(u'/') ? root : root + u'/';
    if (QFileInfo(inside).isSymLink() && !QFileInfo::exists(inside))
        return fail(QStringLiteral("\"%1\" is a symbolic link that leads nowhere.").arg(path));
    if (!canonicalPath(inside).startsWith(prefix)) {
        return fail(QStringLiteral("\"%1\" leads out of the project's folder by a symbolic link. Put the file itself into the "
                                   "folder.")
                        .arg(path));
    }
    return inside;
}

Result<QByteArray> readWholeFile(const QString &path, qint64 largest, const QString &shownAs)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(QStringLiteral("There is no file \"%1\".").arg(shownAs), {path, 0, 0});
    if (!info.isFile())
        return fail(QStringLiteral("\"%1\" is not a file.").arg(shownAs), {path, 0, 0});
    if (info.size() > largest) {
        return fail(QStringLiteral("\"%1\" is %2 long; at most %3 are read.")
                        .arg(shownAs, bytesText(quint64(info.size())), bytesText(quint64(largest))),
                    {path, 0, 0});
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(shownAs, file.errorString()), {path, 0, 0});
    const QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(shownAs, file.errorString()), {path, 0, 0});
    return bytes;
}

/// Of what is written in Latin letters every second byte is 0.
static bool isUtf16(const QByteArray &bytes)
{
    return bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff") || bytes.count('\0') > bytes.size() / 3;
}

Result<QString> readTextFile(const QString &path, const QString &shownAs)
{
    const auto bytes = readWholeFile(path, largestTextFile, shownAs);
    if (!bytes)
        return fail(bytes.error());
    const qsizetype zero = bytes->indexOf('\0');
    if (zero >= 0 && isUtf16(*bytes))
        return fail(filled(QStringLiteral("\"%1\" is written in UTF-16. Save it as UTF-8."), shownAs), {path, 0, 0});
    if (zero >= 0) // An editor would end there, and what is behind it would be lost with the next save.
        return fail(filled(QStringLiteral(
                               "\"%1\" is not a text: its line %2 holds a NUL, a byte that is 0. Remove it with an editor that shows it."),
                           shownAs, bytes->first(zero).count('\n') + 1),
                    {path, 0, 0});
    return decodedText(*bytes);
}

QString decodedText(const QByteArray &bytes)
{
    return QUtf8StringView(bytes).isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
}

QByteArray encodedText(const QString &text, const QByteArray &oldBytes)
{
    const bool endsLinesAnew = hasOnlyCrlf(oldBytes) && !text.contains(u'\r');
    const QString lines = endsLinesAnew ? QString(text).replace(u'\n', QStringLiteral("\r\n")) : text;
    const QByteArray latin = QUtf8StringView(oldBytes).isValidUtf8() ? QByteArray() : lines.toLatin1();
    if (!latin.isEmpty() && decodedText(latin) == lines)
        return latin;
    const QByteArray mark = oldBytes.startsWith(byteOrderMark) ? QByteArray(byteOrderMark) : QByteArray();
    return mark + lines.toUtf8();
}

} // namespace kernelscope
