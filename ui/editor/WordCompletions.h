#pragma once

#include "language/LanguageValues.h"

namespace kernelscope {

/// What may be written, without a language server: the names of the texts, then OpenCL C's keywords, types and built-in functions.
QList<Completion> wordCompletions(const QStringList &texts);

/// Pieces of kernels that are written often, whose name begins with `typed`.
QList<Completion> snippets(const QString &typed);

/// x, lo, s0 and so on.
QList<Completion> vectorComponents();

/// Those that have the letters of `typed` in this order, best first: names that begin so, then the others, as they are given. Of less than
/// three letters, and of a whole keyword, only names that begin so.
QList<Completion> matching(const QList<Completion> &completions, const QString &typed);

} // namespace kernelscope
