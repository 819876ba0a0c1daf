#include "project/FileBatch.h"

#include <cerrno>
#include <cstring>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/stat.h>

#include "project/ProjectFolder.h"
#include "project/ProjectValidation.h"

namespace kernelscope {
namespace {

QString reasonOfSystem()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

tl::unexpected<Error> cannotWrite(const QString &path, const QString &reason,
                                  const QString &outcome = QStringLiteral("What was there is unchanged."))
{
    return fail(QStringLiteral("\"%1\" can't be written: %2. %3").arg(QFileInfo(path).fileName(), reason, outcome), {path, 0, 0});
}

QString listed(const QStringList &names)
{
    return u'"' + names.join(QStringLiteral("\", \"")) + u'"';
}

/// The folder that a file is to be in; made, with those on the way there. Not open, with errno, where that fails.
FileDescriptor makeFolderOf(const QString &folder, const QString &path)
{
    FileDescriptor reached(::open(QFile::encodeName(folder).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    const QStringList names = path.split(u'/', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < names.size() && reached.isOpen(); ++i) {
        ::mkdirat(reached.number(), QFile::encodeName(names[i]).constData(), 0777);
        reached = openBeneath(reached, names[i], O_PATH | O_DIRECTORY);
    }
    return reached;
}

/// What may not be replaced by a file; empty: nothing. `facts` is 0 where there is nothing yet.
QString obstacle(const FileDescriptor &folder, const QByteArray &name, struct stat &facts)
{
    if (::fstatat(folder.number(), name.constData(), &facts, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? QString() : reasonOfSystem();
    if (S_ISDIR(facts.st_mode))
        return QStringLiteral("there is a folder of this name, which has to go first");
    if (S_ISLNK(facts.st_mode))
        return QStringLiteral("there is a symbolic link of this name, which has to go first");
    return ::faccessat(folder.number(), name.constData(), W_OK, AT_EACCESS) == 0 ? QString() : reasonOfSystem();
}

bool writeAll(const FileDescriptor &file, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(file.number(), bytes.data(), std::size_t(bytes.size()));
        if (written < 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace

FileBatch::~FileBatch()
{
    drop();
}

void FileBatch::drop()
{
    for (const NewFile &file : m_files) {
        if (file.file.isOpen() && !file.isCommitted)
            ::unlinkat(file.folder.number(), file.temporaryName.constData(), 0);
    }
    m_files.clear();
}

Result<FileBatch::NewFile *> FileBatch::open(const QString &folder, const QString &path)
{
    const QString place = QDir(folder).filePath(path);
    if (const QString problem = pathProblem(path); !problem.isEmpty())
        return cannotWrite(place, QStringLiteral("its path ") + problem);
    if (!QDir().mkpath(folder))
        return cannotWrite(place, QStringLiteral("its folder can't be made"));
    NewFile file{place, makeFolderOf(folder, path), QFile::encodeName(path.section(u'/', -1)), {}, {}, false};
    if (!file.folder.isOpen())
        return cannotWrite(place, errno == ELOOP ? QStringLiteral("a symbolic link leads there, which is not followed")
                                                 : QStringLiteral("its folder can't be made"));
    struct stat old = {};
    if (const QString problem = obstacle(file.folder, file.name, old); !problem.isEmpty())
        return cannotWrite(place, problem);
    do {
        file.temporaryName = file.name + '.' + QByteArray::number(QRandomGenerator::global()->generate(), 36);
        file.file = FileDescriptor(
            ::openat(file.folder.number(), file.temporaryName.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    } while (!file.file.isOpen() && errno == EEXIST);
    if (!file.file.isOpen())
        return cannotWrite(place, reasonOfSystem());
    if (old.st_mode != 0)
        ::fchmod(file.file.number(), old.st_mode & 0777);
    return &m_files.emplace_back(std::move(file));
}

Result<void> FileBatch::add(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const auto file = open(folder, path);
    if (!file)
        return fail(file.error());
    if (!writeAll((*file)->file, bytes) || ::fsync((*file)->file.number()) != 0)
        return cannotWrite((*file)->path, reasonOfSystem());
    return {};
}

Result<void> FileBatch::addCopy(const QString &folder, const QString &path, const FileDescriptor &source)
{
    const auto file = open(folder, path);
    if (!file)
        return fail(file.error());
    QByteArray piece(1 << 20, Qt::Uninitialized);
    qint64 read = 0;
    for (ssize_t got = 1; got > 0; read += got) {
        got = ::pread(source.number(), piece.data(), std::size_t(piece.size()), read);
        if (got < 0)
            return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(path, reasonOfSystem()));
        if (!writeAll((*file)->file, QByteArrayView(piece).first(got)))
            return cannotWrite((*file)->path, reasonOfSystem());
    }
    return ::fsync((*file)->file.number()) == 0 ? Result<void>() : Result<void>(cannotWrite((*file)->path, reasonOfSystem()));
}

Result<void> FileBatch::commit()
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        NewFile &file = m_files[i];
        const int folder = file.folder.number();
        file.isCommitted = ::renameat(folder, file.temporaryName.constData(), folder, file.name.constData()) == 0;
        if (file.isCommitted)
            continue;
        const Error error = cannotWrite(file.path, reasonOfSystem(), outcomeOfFailureAt(i)).value();
        drop();
        return fail(error);
    }
    drop();
    return {};
}

QString FileBatch::outcomeOfFailureAt(std::size_t failed) const
{
    QStringList written;
    QStringList unchanged;
    for (std::size_t i = 0; i < m_files.size(); ++i)
        (i < failed ? written : unchanged) << QFileInfo(m_files[i].path).fileName();
    if (written.isEmpty())
        return QStringLiteral("No file was changed.");
    return QStringLiteral("Saved already: %1. Not saved: %2.").arg(listed(written), listed(unchanged));
}

} // namespace kernelscope
