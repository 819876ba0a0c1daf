#include "ui/models/ShownNotes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include "project/ProjectDocument.h"

namespace kernelscope {

constexpr qint64 largestNotes = 1 << 20; // bytes

static QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(largestNotes)) : QString();
}

QString fileInLanguage(const QString &path)
{
    const QFileInfo file(path);
    const QString name = QLocale().name();
    for (const QString &language : {name, name.section(u'_', 0, 0)}) {
        const QString other = file.dir().filePath(file.completeBaseName() + u'.' + language + u'.' + file.suffix());
        if (QFileInfo(other).isFile())
            return other;
    }
    return path;
}

QString shownNotes(const ProjectDocument &document)
{
    const QString own = document.texts.value(document.project.notes);
    if (document.folder.isEmpty() || document.project.notes.isEmpty())
        return own;
    const QString path = QDir(document.folder).filePath(document.project.notes);
    const QString other = fileInLanguage(path);
    return other != path && textOf(path) == own ? textOf(other) : own;
}

} // namespace kernelscope
