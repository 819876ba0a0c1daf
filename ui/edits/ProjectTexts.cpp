#include "ui/edits/ProjectTexts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "project/ProjectFolder.h"
#include "session/Session.h"
#include "support/Filled.h"

namespace kernelscope {

QStringList textPaths(const Project &project)
{
    QStringList paths = project.sources;
    if (!project.notes.isEmpty())
        paths.append(project.notes);
    return paths;
}

QList<MovedText> movedTexts(const Project &before, const Project &after)
{
    QList<MovedText> moved;
    const QStringList were = textPaths(before);
    const QStringList are = textPaths(after);
    const auto compare = [&](const QString &from, const QString &to) {
        if (from != to && !from.isEmpty() && !to.isEmpty() && !are.contains(from) && !were.contains(to))
            moved.append({from, to});
    };
    if (before.sources.size() == after.sources.size()) {
        for (qsizetype i = 0; i < before.sources.size(); ++i)
            compare(before.sources[i], after.sources[i]);
    }
    compare(before.notes, after.notes);
    return moved;
}

void provideTexts(Session &session, const Project &project)
{
    for (const QString &path : textPaths(project)) {
        const ProjectDocument &document = session.document();
        if (!path.isEmpty() && !document.texts.contains(path))
            session.setText(path, textOnDisk(document.folder, path).value_or(firstText(path)));
    }
}

bool mayMove(const Session &session, const MovedText &move)
{
    const ProjectDocument &document = session.document();
    return document.texts.contains(move.from) && !document.texts.contains(move.to) && !textOnDisk(document.folder, move.to);
}

void moveText(Session &session, const MovedText &move)
{
    session.setText(move.to, session.document().texts.value(move.from));
    session.removeText(move.from);
}

static bool isKeyword(const QString &word)
{
    QFile file(QStringLiteral(":/keywords/opencl-keywords.txt"));
    return file.open(QIODevice::ReadOnly) && file.readAll().simplified().split(' ').contains(word.toUtf8());
}

QString firstText(const QString &path)
{
    if (!path.endsWith(u".cl"))
        return {};
    QString name;
    for (const QChar sign : QFileInfo(path).completeBaseName())
        name += sign.isLetterOrNumber() && sign.unicode() < 128 ? sign : QChar(u'_');
    if (name.isEmpty() || name.front().isDigit())
        name.prepend(u'_');
    if (isKeyword(name))
        name.prepend(u"my_");
    return QStringLiteral("__kernel void %1(__global float *data)\n{\n    size_t i = get_global_id(0);\n    data[i] = 0;\n}\n").arg(name);
}

QString freeFileName(const QString &wanted, const ProjectDocument &document)
{
    const QFileInfo info(wanted);
    QString name = wanted;
    for (int number = 2;
         document.texts.contains(name) || (!document.folder.isEmpty() && QFileInfo::exists(QDir(document.folder).filePath(name))); ++number)
        name = filled(QStringLiteral("%1%2.%3"), info.completeBaseName(), number, info.suffix());
    return name;
}

} // namespace kernelscope
