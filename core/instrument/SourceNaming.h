#pragma once

#include <clang/Basic/SourceLocation.h>

#include "support/Error.h"

namespace clang {
class SourceManager;
class LangOptions;
} // namespace clang

namespace kernelscope {

/// The user's file, line and column of a place; of the use, where it lies in a macro.
SourcePlace sourcePlace(clang::SourceLocation location, const clang::SourceManager &sources);

/// The place just after the token that starts (or, for a character range, the character) at `location`.
SourcePlace placeBehind(clang::SourceLocation location, bool isToken, const clang::SourceManager &sources,
                        const clang::LangOptions &language);

} // namespace kernelscope
