#include "instrument/SourceNaming.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include "instrument/Compilation.h"

namespace kernelscope {

SourcePlace sourcePlace(clang::SourceLocation location, const clang::SourceManager &sources)
{
    if (location.isInvalid())
        return {};
    const clang::PresumedLoc presumed = sources.getPresumedLoc(sources.getFileLoc(location));
    if (presumed.isInvalid())
        return {};
    return {userPath(QString::fromUtf8(presumed.getFilename())), int(presumed.getLine()), int(presumed.getColumn())};
}

SourcePlace placeBehind(clang::SourceLocation location, bool isToken, const clang::SourceManager &sources,
                        const clang::LangOptions &language)
{
    if (location.isInvalid())
        return {};
    location = sources.getFileLoc(location);
    if (isToken)
        location = location.getLocWithOffset(int(clang::Lexer::MeasureTokenLength(location, sources, language)));
    return sourcePlace(location, sources);
}

} // namespace kernelscope
