#include "project/DiskChanges.h"

#include <optional>

#include <QDir>
#include <QFile>

#include "project/ProjectFolder.h"
#include "project/ProjectFormat.h"

namespace kernelscope {
namespace {

std::optional<QByteArray> bytesOnDisk(const ProjectDocument &document, const QString &path, qint64 largest)
{
    const auto bytes = readInFolder(document.folder, path, largest);
    return bytes ? std::optional(*bytes) : std::nullopt;
}

bool projectFileChanged(const ProjectDocument &before, const ProjectDocument &now)
{
    const auto bytes = bytesOnDisk(before, before.fileName, largestProjectFile);
    if (!bytes)
        return false;
    const auto read = readProjectForm(*bytes, before.fileName);
    return read ? read->project != before.project && read->project != now.project : before.project != Project();
}

} // namespace

QStringList changedOnDisk(const ProjectDocument &before, const ProjectDocument &now)
{
    QStringList changed;
    if (before.folder.isEmpty() || before.folder != now.folder || before.fileName != now.fileName)
        return changed;
    if (projectFileChanged(before, now))
        changed << before.fileName;
    for (auto text = now.texts.constBegin(); text != now.texts.constEnd(); ++text) {
        const auto was = before.texts.constFind(text.key());
        const auto bytes = was == before.texts.constEnd() ? std::nullopt : bytesOnDisk(now, text.key(), largestTextFile);
        if (!bytes)
            continue;
        const QString there = decodedText(*bytes);
        if (there != *was && there != *text)
            changed << text.key();
    }
    return changed;
}

QStringList goneFromDisk(const ProjectDocument &document)
{
    QStringList gone;
    if (document.folder.isEmpty())
        return gone;
    const QDir folder(document.folder);
    if (!QFile::exists(folder.filePath(document.fileName)))
        gone << document.fileName;
    for (auto text = document.texts.constBegin(); text != document.texts.constEnd(); ++text) {
        if (!text->isEmpty() && !QFile::exists(folder.filePath(text.key())))
            gone << text.key();
    }
    return gone;
}

} // namespace kernelscope
