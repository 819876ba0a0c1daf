#pragma once

#include <QString>

namespace kernelscope {

/// JSON pointers into a project file, as problems and evaluated values carry them. The one place that knows how they are built;
/// what the file calls "while" or "launch" is found here under those names.
namespace ProjectPath {

QString parameter(const QString &name);                          ///< "/parameters/n"
QString define(const QString &name);                             ///< "/build/defines/TILE"
QString buildOptions();                                          ///< "/build/options"
QString buildStandard();                                         ///< "/build/standard"
QString buffer(qsizetype index);                                 ///< "/buffers/0"
QString check(qsizetype index);                                  ///< "/checks/0"
QString step(const QString &steps, qsizetype index);             ///< step("/plan", 1): "/plan/1"
QString argument(const QString &step, const QString &parameter); ///< "/plan/1/arguments/n"
QString item(const QString &parent, qsizetype index);            ///< "/plan/1/global" -> "/plan/1/global/0"
QString member(const QString &parent, const QString &name);      ///< with ~ and / escaped

} // namespace ProjectPath
} // namespace kernelscope
