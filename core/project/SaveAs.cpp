#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <fcntl.h>

#include "project/FileBatch.h"
#include "project/ProjectDocument.h"
#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

const QString &extension()
{
    static const QString text = QStringLiteral(".kscope");
    return text;
}

/// "notes.de.md" beside "notes.md", as long as these are as they were read: translations of other notes would be wrong.
QStringList translatedNotes(const ProjectDocument &from)
{
    const QString &notes = from.project.notes;
    const auto own = notes.isEmpty() || from.folder.isEmpty() ? Result<QByteArray>() : readInFolder(from.folder, notes, largestTextFile);
    if (!own || own->isEmpty() || decodedText(*own) != from.texts.value(notes))
        return {};
    static const QRegularExpression language(QStringLiteral("^[a-z]{2,3}(_[A-Z]{2})?$"));
    const QFileInfo file(QDir(from.folder).filePath(notes));
    QStringList translated;
    for (const QString &name : file.dir().entryList({file.completeBaseName() + QStringLiteral(".*.") + file.suffix()}, QDir::Files)) {
        const QString middle = name.mid(file.completeBaseName().size() + 1).chopped(file.suffix().size() + 1);
        if (language.match(middle).hasMatch())
            translated << QDir(from.folder).relativeFilePath(file.dir().filePath(name));
    }
    return translated;
}

/// The files of the project that stands at `path` already and is to be replaced: they may be overwritten.
QStringList filesBeingReplaced(const QString &path)
{
    const auto old = QFileInfo(path).isFile() ? loadProject(path) : Result<ProjectDocument>(fail(QString()));
    return old ? projectFiles(*old).value_or(QStringList()) + translatedNotes(*old) : QStringList();
}

Result<void> refuseForeignFile(const QString &folder, const QString &path)
{
    return fail(QStringLiteral("The folder \"%1\" holds another \"%2\" already. Save into a folder of the project's own.")
                    .arg(QFileInfo(QDir(folder).filePath(path)).absolutePath(), path),
                {QDir(folder).filePath(path), 0, 0});
}

bool sameContents(const FileDescriptor &first, const FileDescriptor &second)
{
    QFile a;
    QFile b;
    if (!a.open(first.number(), QIODevice::ReadOnly) || !b.open(second.number(), QIODevice::ReadOnly) || a.size() != b.size())
        return false;
    while (!a.atEnd()) {
        constexpr qint64 pieceSize = 1 << 20;
        const QByteArray piece = a.read(pieceSize);
        if (piece.isEmpty() || piece != b.read(piece.size()))
            return false;
    }
    return true;
}

/// Looks at one file that is to come along, and copies it unless it is a text of the document.
Result<void> takeAlong(const ProjectDocument &from, const ProjectDocument &to, const QString &path, const QStringList &replaceable,
                       FileBatch &batch)
{
    const auto target = findInFolder(to.folder, path, O_RDONLY);
    if (!target)
        return fail(target.error());
    const bool mayReplace = replaceable.contains(path) || !*target;
    const auto text = from.texts.constFind(path);
    if (text != from.texts.constEnd()) {
        const auto there = mayReplace ? Result<QByteArray>() : readInFolder(to.folder, path, largestTextFile);
        return mayReplace || (there && decodedText(*there) == *text) ? Result<void>() : refuseForeignFile(to.folder, path);
    }
    if (!QDir(from.folder).exists())
        return {}; // Deleted with its folder: the texts are all that is left.
    const auto source = openInFolder(from.folder, path);
    if (!source)
        return fail(source.error());
    if (!mayReplace)
        return sameContents(*source, **target) ? Result<void>() : refuseForeignFile(to.folder, path);
    return batch.addCopy(to.folder, path, *source);
}

Result<void> takeAllAlong(const ProjectDocument &from, const ProjectDocument &to, FileBatch &batch)
{
    const auto files = projectFiles(from);
    if (!files)
        return fail(files.error());
    const QStringList replaceable = filesBeingReplaced(projectPath(to));
    const QStringList all = *files + translatedNotes(from);
    for (const QString &path : all) {
        const auto taken = takeAlong(from, to, path, replaceable, batch);
        if (!taken)
            return taken;
    }
    return {};
}

} // namespace

Result<ProjectDocument> saveProjectAs(const ProjectDocument &document, const QString &path)
{
    const QFileInfo info(path.endsWith(extension()) ? path : path + extension());
    if (info.isDir())
        return fail(QStringLiteral("\"%1\" is a folder. Give the name of a .kscope file.").arg(path), {path, 0, 0});
    ProjectDocument saved = document;
    saved.folder = info.absolutePath();
    saved.fileName = info.fileName();
    FileBatch batch;
    const bool staysInFolder = !document.folder.isEmpty() && QDir(document.folder) == QDir(saved.folder);
    const auto taken = staysInFolder ? Result<void>() : takeAllAlong(document, saved, batch);
    if (!taken)
        return fail(taken.error());
    const auto copied = batch.commit();
    if (!copied)
        return fail(copied.error());
    const auto written = saveProject(saved);
    return written ? Result<ProjectDocument>(saved) : Result<ProjectDocument>(fail(written.error()));
}

} // namespace kernelscope
