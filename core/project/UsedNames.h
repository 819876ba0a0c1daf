#pragma once

#include <QSet>

#include "project/Project.h"

namespace kernelscope {

/// Whether an expression mentions a name (as a word of its own, not as a member of something).
bool usesName(const Expression &expression, const QString &name);

/// The expression with another identifier in place of `from`, wherever it mentions that.
Expression withName(const Expression &expression, const QString &from, const QString &to);

/// The identifiers that it mentions: names, and JavaScript's own words.
QSet<QString> namesIn(const Expression &expression);

/// Whether it mentions one of these, which are identifiers.
bool usesOneOf(const Expression &expression, const QSet<QString> &names);

/// Whether an expression may look at a buffer: by its name, as `buffers["name"]` or `buffers.name`, or as `buffers[...]` where what
/// stands in the brackets is not known beforehand.
bool usesBuffer(const Expression &expression, const QString &name);

/// The object by which expressions reach buffers of any name.
inline QString buffersName()
{
    return QStringLiteral("buffers");
}

/// The kernels that a project's plan launches, each once; of one launch alone where it is named.
QStringList launchedKernels(const Project &project, const QString &onlyLaunch = {});

/// The names of a project's launches, in the plan's order.
QStringList launchNames(const Project &project);

/// A name of JavaScript, or a reserved word of it.
bool isIdentifier(const QString &name);

/// A word of JavaScript, which can't name anything in an expression.
bool isReservedWord(const QString &name);

} // namespace kernelscope
