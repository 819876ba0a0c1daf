#pragma once

#include <QSet>
#include <QString>

namespace kernelscope {

/// Names of variables, parameters and functions that stand after a type of OpenCL C or a struct where they are declared. Without reading
/// the text as a compiler does: of `int a, b;` it knows a.
QSet<QString> declaredNames(const QString &text);

/// Whether the text has a #define of the name.
bool definesMacro(const QString &text, const QString &name);

} // namespace kernelscope
