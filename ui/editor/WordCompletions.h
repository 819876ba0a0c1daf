#pragma once

#include <optional>

#include "language/LanguageValues.h"

namespace kernelscope {

/// What may be written, without a language server: the names of the texts, then OpenCL C's keywords, types and built-in functions.
QList<Completion> wordCompletions(const QStringList &texts);

/// Pieces of kernels that are written often, whose name begins with `typed`, with the marks of their fields (SnippetFields.h).
QList<Completion> snippets(const QString &typed);

/// x, lo, s0 and so on, as far as a vector of so many components has them.
QList<Completion> vectorComponents(int count);

/// Components of the vector that `code` ends with, by how its name is declared in the texts: of "p[i].pos" those of pos. 0: that is no
/// name, or none of a vector.
int componentsOf(const QString &code, const QStringList &texts);

/// The directives of the preprocessor, without #.
QList<Completion> directives();

/// Of the text up to the cursor: what was typed of the file in #include "kern, or of a directive, #de. None: it is neither.
struct DirectiveBegin
{
    QString typed;
    bool isFile = false;
};
std::optional<DirectiveBegin> directiveAtEnd(const QString &line);

/// Those that have the letters of `typed` in this order, best first: names that begin so, then the others, as they are given. Of less than
/// three letters, and of a whole keyword, only names that begin so.
QList<Completion> matching(const QList<Completion> &completions, const QString &typed);

} // namespace kernelscope
