#pragma once

#include <QList>
#include <QString>

#include "project/Project.h"

namespace kernelscope {

class Session;

/// A text that goes by another path.
struct MovedText
{
    QString from;
    QString to;
    bool operator==(const MovedText &) const = default;
};

/// The sources and notes that only have another path in `after`: those at the same place of a list of the same length,
/// whose old path nothing names any more and whose new one nothing named before.
QList<MovedText> movedTexts(const Project &before, const Project &after);

/// The files that a project names whose texts are edited: sources, then notes.
QStringList textPaths(const Project &project);

/// Gives every text that `project` names and the session has not: what is on disk in the project's folder, else a first
/// text to start from. Nothing that is there is overwritten.
void provideTexts(Session &session, const Project &project);

/// Whether a text can have that path: false where a text or a file goes by it already. Then the project means that one, and
/// the old text stays what it was.
bool mayMove(const Session &session, const MovedText &move);
void moveText(Session &session, const MovedText &move);

/// What a new file of that name starts with: a kernel for a source, nothing for others.
QString firstText(const QString &path);

/// The name, or with a number the first that no text of the document and no file of its folder has.
QString freeFileName(const QString &wanted, const ProjectDocument &document);

} // namespace kernelscope
