#pragma once

#include <string>
#include <vector>

#include "instrument/Compilation.h"
#include "trace/AccessSite.h"

namespace kernelscope {

/// The user's program after the preprocessor: one text without macros and includes, and the way back from any position
/// in it to the user's file, line, column and macro. Only OpenCL's own macros (CLK_LOCAL_MEM_FENCE, INFINITY, ...) are
/// left in it, for the device's compiler to put in what it means by them.
class FlatSource
{
public:
    const std::string &text() const { return m_text; }
    /// The user's range for the text from `begin` up to `end`, not included.
    SourceRange range(unsigned begin, unsigned end) const;
    /// That text for people, cut off where it is long: with spaces only where the user put some.
    std::string asWritten(unsigned begin, unsigned end) const;
    /// Whether the text became larger than anything that could be traced: the rest is missing then.
    bool isCut() const { return m_cut; }

    struct Change
    {
        unsigned begin; ///< the begin of a word, or the end of one
        unsigned end;   ///< what lies before is left out; `begin`: nothing
        std::string text;
        bool isName = false; ///< of what is left out: it has the place of that, which is what asWritten() shows
    };
    /// The same program with texts put in, which, but for names, have the places of what follows them and are not part of asWritten(). In
    /// the order of their begins; none begins in what another leaves out.
    FlatSource withChanges(const std::vector<Change> &changes) const;

private:
    friend class Flattener;

    struct Token
    {
        unsigned offset = 0;
        int file = 0; ///< into m_names
        int line = 0;
        int column = 0;
        int endLine = 0;
        int endColumn = 0;
        int macro = -1; ///< into m_names
        int macroFile = 0;
        int macroLine = 0;
        bool spaced = false;   ///< there is space before it
        bool inserted = false; ///< by withChanges()
        int named = -1;        ///< what withChanges() put it in place of; into m_names
    };

    const Token *tokenAt(unsigned offset) const;
    Token inserted(const Change &change, const Token &next) const;

    std::string m_text;
    std::vector<Token> m_tokens; ///< in the order of their offsets
    std::vector<std::string> m_names;
    bool m_cut = false;
};

/// Runs the preprocessor. What is wrong with the text went to `diagnostics`; the result is then as far as it got.
FlatSource flatten(const CompiledText &input, const std::vector<std::string> &arguments, clang::DiagnosticConsumer &diagnostics);

} // namespace kernelscope
