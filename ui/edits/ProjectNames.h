#pragma once

#include "project/Project.h"

namespace kernelscope {

/// Gives a buffer another name everywhere: in arguments, steps and checks.
void renameBuffer(Project &project, const QString &from, const QString &to);

/// Launches the kernel by another name. False: nothing launches it.
bool renameKernel(Project &project, const QString &from, const QString &to);

/// `wanted`, or with the first number behind it that no name of `taken` has.
QString freeName(const QString &wanted, const QStringList &taken);

QStringList bufferNames(const Project &project);
QStringList parameterNames(const Project &project);
QStringList launchNames(const Project &project); ///< with those inside of repeats

} // namespace kernelscope
