#pragma once

#include <QSet>

#include "project/Project.h"

namespace kernelscope {

/// These give something another name everywhere: in arguments, steps, checks, and expressions that mention it, unless something else has
/// that name already.
void renameBuffer(Project &project, const QString &from, const QString &to);
void renameParameter(Project &project, const QString &from, const QString &to);
void renameStep(Project &project, const QString &from, const QString &to); ///< a launch or another step

/// Launches the kernel by another name. False: nothing launches it.
bool renameKernel(Project &project, const QString &from, const QString &to);

/// Of a macro: its define, and the values of others that mention it, unless a parameter has either name: there it means that. False:
/// no define has or mentions it.
bool renameDefine(Project &project, const QString &from, const QString &to);

/// The buffers that a step, a check or an expression names.
QSet<QString> usedBuffers(const Project &project);

/// The parameter that is the whole expression at a path (JSON pointer) of the project and has a number as its value: to change the
/// expression means to change that number. Empty: the expression is another.
QString parameterAt(const Project &project, const QString &path);
QStringList parametersAt(const Project &project, const QStringList &paths); ///< for each path; the project is written out once

/// `wanted`, or with the first number after it that no name of `taken` has.
QString freeName(const QString &wanted, const QStringList &taken);

QStringList bufferNames(const Project &project);
QStringList parameterNames(const Project &project);

} // namespace kernelscope
