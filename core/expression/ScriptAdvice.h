#pragma once

#include <QString>

class QJSValue;

namespace kernelscope {

/// What to write in place of what JavaScript did not take, where it is OpenCL C or a bracket that is missing: "A closing ) is missing."
/// Empty where nothing is known. Of an expression that cannot be read.
QString adviceOnSyntax(const QString &expression);
/// The same of one that failed with this error: "Write Math.ceil."
QString adviceOnFailure(const QString &expression, const QJSValue &error);

/// That an expression used and nobody defined; empty: it failed for another reason.
QString unknownName(const QJSValue &error);

} // namespace kernelscope
