#pragma once

#include <QList>
#include <QString>

#include "project/Project.h"

namespace kernelscope {

/// A name that is no good, used twice or not there, or a path that leaves the folder.
struct ProjectProblem
{
    QString path;       ///< JSON pointer of the value, "/plan/0/arguments/A/buffer"
    bool atKey = false; ///< the trouble is the last key of the path rather than its value
    QString message;    ///< whole sentences; they begin with the path
};

/// What is wrong with a project before anything of it is evaluated (not much more than the first 100 things): a project
/// without problems can be saved and opened.
QList<ProjectProblem> projectProblems(const Project &project);

/// Why `name` can't name a parameter or a buffer: the rest of a sentence, or nothing.
QString parameterNameProblem(const QString &name);
QString bufferNameProblem(const QString &name);

/// True for a channel order, a dash and a channel type: "rgba-unorm8".
bool isImageFormat(const QString &format);

/// Why a path can't stand in a project (absolute, leaves the folder, empty): the rest of a sentence, or nothing.
QString pathProblem(const QString &path);

} // namespace kernelscope
