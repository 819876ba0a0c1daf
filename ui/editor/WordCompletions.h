#pragma once

#include "language/LanguageValues.h"

namespace kernelscope {

/// What may be written, without a language server: the names of the texts, then OpenCL C's keywords, types and built-in functions.
QList<Completion> wordCompletions(const QStringList &texts);

/// Those that have the letters of `typed` in this order, best first: names that begin so, then the others; as they are given, beyond that.
QList<Completion> matching(const QList<Completion> &completions, const QString &typed);

} // namespace kernelscope
