#pragma once

#include <QStringList>

#include "device/DeviceInfo.h"

namespace kernelscope {

/// The command by which clangd reads a text of OpenCL C; it is never run. `buildOptions`: as a driver takes them, of which macros, folders
/// of headers and the standard are taken over and nothing else, as options can also name programs. `folder`: of the project, absolute.
/// `before`: the sources that are built together with it, in front of it; absolute, as `file`.
QStringList compileCommand(const QString &buildOptions, const QString &folder, const QStringList &before, const QString &file);

/// Macros that a text of OpenCL C finds defined, each "NAME" or "NAME=VALUE": those of the language for this standard and device, its
/// extensions, and those of the build's options.
QStringList macrosFor(const QString &buildOptions, const DeviceInfo &device);

} // namespace kernelscope
