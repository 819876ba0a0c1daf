#include "project/ProjectFolder.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include "project/JsonParser.h"
#include "project/ProjectValidation.h"
#include "support/Filled.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr int always = O_CLOEXEC | O_NOCTTY | O_NONBLOCK; ///< a pipe in a file's place must not be waited for

bool hasOnlyCrlf(const QByteArray &bytes)
{
    const qsizetype lines = bytes.count('\n');
    return lines > 0 && bytes.count("\r\n") == lines;
}

bool isLink(int folder, const QByteArray &name)
{
    struct stat facts = {};
    return ::fstatat(folder, name.constData(), &facts, AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH) == 0 && S_ISLNK(facts.st_mode);
}

/// For systems without openat2(2), and those whose container refuses it: one name after the other.
FileDescriptor openByNames(const FileDescriptor &folder, const QByteArray &path, int flags)
{
    QList<QByteArray> names = path.split('/');
    if (path.startsWith('/') || names.contains("..")) {
        errno = EXDEV;
        return {};
    }
    names.removeAll({});
    FileDescriptor reached;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const int parent = i > 0 ? reached.number() : folder.number();
        const int wanted = i + 1 < names.size() ? O_PATH | O_DIRECTORY | O_CLOEXEC : flags;
        FileDescriptor next(::openat(parent, names[i].constData(), wanted | O_NOFOLLOW));
        if (next.isOpen() ? isLink(next.number(), {}) : errno == ENOTDIR && isLink(parent, names[i])) {
            errno = ELOOP;
            return {};
        }
        reached = std::move(next);
        if (!reached.isOpen())
            break;
    }
    return reached;
}

tl::unexpected<Error> cannotRead(const QString &path, const QString &shownAs)
{
    return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(shownAs, QString::fromLocal8Bit(std::strerror(errno))), {path, 0, 0});
}

tl::unexpected<Error> notAFile(const struct stat &facts, const QString &path, const QString &shownAs)
{
    const QString what = S_ISDIR(facts.st_mode)
                             ? QStringLiteral("\"%1\" is not a file, but a folder. Name a file in it, or another.")
                             : QStringLiteral("\"%1\" is not a file, but a pipe, a socket or a device. Put a plain file there, or name "
                                              "another.");
    return fail(what.arg(shownAs), {path, 0, 0});
}

tl::unexpected<Error> noSuchFile(const QString &path, const QString &shownAs)
{
    return fail(QStringLiteral("There is no file \"%1\".").arg(shownAs), {path, 0, 0});
}

Result<QByteArray> readOpen(const FileDescriptor &file, qint64 largest, const QString &path, const QString &shownAs)
{
    struct stat facts = {};
    if (::fstat(file.number(), &facts) != 0 || !S_ISREG(facts.st_mode))
        return notAFile(facts, path, shownAs);
    QByteArray bytes(std::min<qint64>(facts.st_size, largest) + 1, Qt::Uninitialized); // Whether it ends there shows with the next byte.
    qint64 size = 0;
    for (ssize_t got = 1; got > 0 && std::max<qint64>(size, facts.st_size) <= largest;) {
        if (size == bytes.size())
            bytes.resize(std::min(2 * size, largest) + 1);
        got = ::read(file.number(), bytes.data() + size, std::size_t(bytes.size() - size));
        if (got < 0)
            return cannotRead(path, shownAs);
        size += got;
    }
    if (const qint64 length = std::max<qint64>(size, facts.st_size); length > largest) {
        return fail(
            QStringLiteral("\"%1\" is %2 long; at most %3 are read.").arg(shownAs, bytesText(quint64(length)), bytesText(quint64(largest))),
            {path, 0, 0});
    }
    bytes.truncate(size);
    return bytes;
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

FileDescriptor openBeneath(const FileDescriptor &folder, const QString &path, int flags)
{
    const QByteArray name = QFile::encodeName(path);
    open_how how{};
    how.flags = quint64(quint32(flags | ((flags & O_PATH) ? O_CLOEXEC : always)));
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
    FileDescriptor file(int(::syscall(SYS_openat2, folder.number(), name.constData(), &how, sizeof(how))));
    return file.isOpen() || (errno != ENOSYS && errno != EPERM) ? std::move(file) : openByNames(folder, name, int(how.flags));
}

Result<std::optional<FileDescriptor>> findInFolder(const QString &folder, const QString &path, int flags)
{
    if (const QString problem = pathProblem(path); !problem.isEmpty())
        return fail(QStringLiteral("The file's path ") + problem);
    const FileDescriptor root(::open(QFile::encodeName(folder).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    FileDescriptor file = root.isOpen() ? openBeneath(root, path, flags) : FileDescriptor();
    if (file.isOpen())
        return std::optional(std::move(file));
    if (errno == ENOENT || errno == ENOTDIR)
        return std::optional<FileDescriptor>();
    const QString place = QDir(folder).filePath(path);
    if (errno == ELOOP || errno == EXDEV) {
        return fail(QStringLiteral("\"%1\" is reached by a symbolic link, which is not followed. Put the file itself into the project's "
                                   "folder.")
                        .arg(path),
                    {place, 0, 0});
    }
    return cannotRead(place, path);
}

Result<FileDescriptor> openInFolder(const QString &folder, const QString &path)
{
    auto found = findInFolder(folder, path, O_RDONLY);
    if (!found)
        return fail(found.error());
    if (!*found)
        return noSuchFile(QDir(folder).filePath(path), path);
    struct stat facts = {};
    if (::fstat((*found)->number(), &facts) != 0 || !S_ISREG(facts.st_mode))
        return notAFile(facts, QDir(folder).filePath(path), path);
    return std::move(**found);
}

Result<QByteArray> readInFolder(const QString &folder, const QString &path, qint64 largest)
{
    const QString place = QDir(folder).filePath(path);
    if (folder.startsWith(u':')) // A resource of the program.
        return readWholeFile(place, largest, path);
    const auto file = openInFolder(folder, path);
    return file ? readOpen(*file, largest, place, path) : Result<QByteArray>(fail(file.error()));
}

Result<QByteArray> readWholeFile(const QString &path, qint64 largest, const QString &shownAs)
{
    if (path.startsWith(u':')) {
        QFile resource(path);
        if (!resource.open(QIODevice::ReadOnly))
            return noSuchFile(path, shownAs);
        return resource.readAll();
    }
    const FileDescriptor file(::open(QFile::encodeName(path).constData(), O_RDONLY | always));
    if (file.isOpen())
        return readOpen(file, largest, path, shownAs);
    return errno == ENOENT || errno == ENOTDIR ? noSuchFile(path, shownAs) : cannotRead(path, shownAs);
}

/// Of what is written in Latin letters every second byte is 0.
static bool isUtf16(const QByteArray &bytes)
{
    return bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff") || bytes.count('\0') > bytes.size() / 3;
}

static Result<QString> textOf(const Result<QByteArray> &bytes, const QString &path, const QString &shownAs)
{
    if (!bytes)
        return fail(bytes.error());
    const qsizetype zero = bytes->indexOf('\0');
    if (zero >= 0 && isUtf16(*bytes))
        return fail(filled(QStringLiteral("\"%1\" is written in UTF-16. Save it as UTF-8."), shownAs), {path, 0, 0});
    if (zero >= 0) // An editor would end there, and what is after it would be lost with the next save.
        return fail(filled(QStringLiteral(
                               "\"%1\" is not a text: its line %2 holds a NUL, a byte that is 0. Remove it with an editor that shows it."),
                           shownAs, bytes->first(zero).count('\n') + 1),
                    {path, 0, 0});
    return decodedText(*bytes);
}

Result<QString> readTextInFolder(const QString &folder, const QString &path)
{
    return textOf(readInFolder(folder, path, largestTextFile), QDir(folder).filePath(path), path);
}

Result<QString> readTextFile(const QString &path, const QString &shownAs)
{
    return textOf(readWholeFile(path, largestTextFile, shownAs), path, shownAs);
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
