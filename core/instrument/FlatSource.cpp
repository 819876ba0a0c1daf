#include "instrument/FlatSource.h"

#include <algorithm>
#include <map>

#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendActions.h>
#include <clang/Lex/Pragma.h>
#include <clang/Lex/Preprocessor.h>

namespace kernelscope {
namespace {

constexpr std::size_t maximumTokens = 3'000'000;

/// OpenCL's macros whose values are each implementation's own affair are defined as themselves: #ifdef finds them, and
/// in the text they stay as they are.
std::string ownMacrosHeader()
{
    std::string text = "#pragma GCC system_header\n#include \"opencl-c-base.h\"\n";
    for (const char *name : {"CLK_LOCAL_MEM_FENCE", "CLK_GLOBAL_MEM_FENCE", "CLK_IMAGE_MEM_FENCE", "CLK_ADDRESS_NONE",
                             "CLK_ADDRESS_CLAMP_TO_EDGE", "CLK_ADDRESS_CLAMP", "CLK_ADDRESS_REPEAT", "CLK_ADDRESS_MIRRORED_REPEAT",
                             "CLK_NORMALIZED_COORDS_FALSE", "CLK_NORMALIZED_COORDS_TRUE", "CLK_FILTER_NEAREST", "CLK_FILTER_LINEAR",
                             "INFINITY", "NAN", "HUGE_VAL", "HUGE_VALF", "NULL", "ATOMIC_FLAG_INIT"}) {
        const std::string macro = name;
        text += "#ifdef " + macro + "\n#undef " + macro + "\n#define " + macro + ' ' + macro + "\n#endif\n";
    }
    // as_float(x) would come out as a call of a function that only Clang has.
    for (const char *type : {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"}) {
        for (const char *width : {"", "2", "3", "4", "8", "16"})
            text += std::string("#undef as_") + type + width + '\n';
    }
    for (const char *name : {"as_size_t", "as_intptr_t", "as_ptrdiff_t", "as_uintptr_t"})
        text += std::string("#undef ") + name + '\n';
    return text;
}

const std::string ownMacrosPath = std::string(resourceIncludes) + "/kernelscope-macros.h";

} // namespace

/// Lexes the whole program with macros expanded and writes it down token by token.
class Flattener : public clang::PreprocessorFrontendAction
{
public:
    explicit Flattener(FlatSource &result) : m_result(result) {}

    void pragma(clang::Preprocessor &preprocessor, clang::Token &token);

protected:
    void ExecuteAction() override;

private:
    bool isHeaders(clang::SourceLocation location) const;
    void append(const clang::Token &token);
    FlatSource::Token origin(const clang::Token &token);
    int name(llvm::StringRef text);

    FlatSource &m_result;
    std::map<std::string, int> m_nameIndexes;
    clang::Preprocessor *m_preprocessor = nullptr;
};

namespace {

/// Pragmas are passed on as they are: the device's compiler may know some that Clang doesn't.
class PragmaKeeper : public clang::PragmaHandler
{
public:
    explicit PragmaKeeper(Flattener &flattener) : PragmaHandler(llvm::StringRef()), m_flattener(flattener) {}
    void HandlePragma(clang::Preprocessor &preprocessor, clang::PragmaIntroducer, clang::Token &token) override
    {
        m_flattener.pragma(preprocessor, token);
    }

private:
    Flattener &m_flattener;
};

} // namespace

bool Flattener::isHeaders(clang::SourceLocation location) const
{
    const clang::SourceManager &sources = m_preprocessor->getSourceManager();
    return sources.isInSystemHeader(sources.getFileLoc(location));
}

void Flattener::pragma(clang::Preprocessor &preprocessor, clang::Token &token)
{
    // Unrolling makes a traced loop many times as large and changes nothing else.
    const bool isHint = token.is(clang::tok::identifier) &&
                        (token.getIdentifierInfo()->getName().contains("unroll") || token.getIdentifierInfo()->getName() == "clang");
    const bool keep = !isHeaders(token.getLocation()) && !isHint;
    std::string line = "\n#pragma";
    while (token.isNot(clang::tok::eod) && token.isNot(clang::tok::eof)) {
        line += ' ' + preprocessor.getSpelling(token);
        preprocessor.LexUnexpandedToken(token);
    }
    if (keep)
        m_result.m_text += line + '\n';
}

int Flattener::name(llvm::StringRef text)
{
    const auto [position, isNew] = m_nameIndexes.emplace(text.str(), int(m_result.m_names.size()));
    if (isNew)
        m_result.m_names.push_back(text.str());
    return position->second;
}

FlatSource::Token Flattener::origin(const clang::Token &token)
{
    clang::SourceManager &sources = m_preprocessor->getSourceManager();
    const clang::LangOptions &language = m_preprocessor->getLangOpts();
    const clang::SourceLocation location = token.getLocation();
    const clang::PresumedLoc place = sources.getPresumedLoc(sources.getFileLoc(location));
    FlatSource::Token result;
    result.offset = unsigned(m_result.m_text.size());
    result.file = name(place.getFilename());
    result.line = result.endLine = int(place.getLine());
    result.column = int(place.getColumn());
    result.endColumn = result.column + int(token.getLength());
    if (location.isMacroID() && !sources.isMacroArgExpansion(location)) {
        result.macro = name(clang::Lexer::getImmediateMacroName(location, sources, language));
        const clang::PresumedLoc definition = sources.getPresumedLoc(sources.getSpellingLoc(location));
        result.macroFile = name(definition.getFilename());
        result.macroLine = int(definition.getLine());
        const clang::SourceLocation end = sources.getExpansionRange(location).getEnd();
        const clang::PresumedLoc endPlace = sources.getPresumedLoc(end);
        result.endLine = int(endPlace.getLine());
        result.endColumn = int(endPlace.getColumn()) + int(clang::Lexer::MeasureTokenLength(end, sources, language));
    }
    return result;
}

void Flattener::append(const clang::Token &token)
{
    std::string &text = m_result.m_text;
    if (token.isAtStartOfLine() || text.empty()) {
        const clang::SourceManager &sources = m_preprocessor->getSourceManager();
        const unsigned column = sources.getExpansionColumnNumber(token.getLocation());
        text += '\n';
        text.append(std::min(column, 80u) - (column ? 1 : 0), ' ');
    } else if (text.back() != '\n') {
        text += ' ';
    }
    m_result.m_tokens.push_back(origin(token));
    m_result.m_tokens.back().spaced = token.hasLeadingSpace() || token.isAtStartOfLine();
    const char *const punctuator = clang::tok::getPunctuatorSpelling(token.getKind()); // "{", where "<%" stands
    text += punctuator ? punctuator : m_preprocessor->getSpelling(token);
}

void Flattener::ExecuteAction()
{
    m_preprocessor = &getCompilerInstance().getPreprocessor();
    m_preprocessor->AddPragmaHandler(new PragmaKeeper(*this));
    m_preprocessor->EnterMainSourceFile();
    clang::Token token;
    for (m_preprocessor->Lex(token); token.isNot(clang::tok::eof); m_preprocessor->Lex(token)) {
        if (isHeaders(token.getLocation()))
            continue;
        if (m_result.m_tokens.size() >= maximumTokens) {
            m_result.m_cut = true;
            break;
        }
        append(token);
    }
    m_result.m_text += '\n';
}

const FlatSource::Token *FlatSource::tokenAt(unsigned offset) const
{
    const auto behind = std::upper_bound(m_tokens.begin(), m_tokens.end(), offset,
                                         [](unsigned wanted, const Token &token) { return wanted < token.offset; });
    return behind == m_tokens.begin() ? nullptr : &*std::prev(behind);
}

SourceRange FlatSource::range(unsigned begin, unsigned end) const
{
    const Token *first = tokenAt(begin);
    const Token *last = tokenAt(end > begin ? end - 1 : begin);
    SourceRange result;
    if (!first || !last)
        return result;
    const auto nameOf = [&](int index) { return userPath(QString::fromStdString(m_names[std::size_t(index)])); };
    result.begin = {nameOf(first->file), first->line, first->column};
    const bool ordered = last->file == first->file && std::pair(last->endLine, last->endColumn) > std::pair(first->line, first->column);
    const Token *ending = ordered ? last : first; // a macro's argument may stand before what the macro makes of it
    result.endLine = ending->endLine;
    result.endColumn = ending->endColumn;
    if (first->macro >= 0) {
        result.macro = QString::fromStdString(m_names[std::size_t(first->macro)]);
        result.macroPlace = {nameOf(first->macroFile), first->macroLine, 0};
    }
    return result;
}

std::string FlatSource::asWritten(unsigned begin, unsigned end) const
{
    constexpr std::size_t most = 200;
    std::string result;
    for (const Token *token = tokenAt(begin); token && token != m_tokens.data() + m_tokens.size(); ++token) {
        if (token->offset >= end || result.size() >= most)
            break;
        if (token->inserted)
            continue;
        const bool isLast = token + 1 == m_tokens.data() + m_tokens.size();
        const unsigned next = std::min(end, isLast ? unsigned(m_text.size()) : (token + 1)->offset);
        const unsigned from = std::max(begin, token->offset);
        const std::string word =
            token->named >= 0 ? m_names[std::size_t(token->named)] : llvm::StringRef(m_text).slice(from, next).rtrim().str();
        result += (token->spaced && !result.empty() ? " " : "") + word;
    }
    return result.substr(0, most);
}

/// `next`: what follows it.
FlatSource::Token FlatSource::inserted(const Change &change, const Token &next) const
{
    const Token *left = change.isName ? tokenAt(change.begin) : nullptr;
    Token token = left ? *left : next;
    const SourceRange whole = left ? range(change.begin, change.end) : SourceRange();
    token.endLine = left ? whole.endLine : token.line;
    token.endColumn = left ? whole.endColumn : token.column;
    token.inserted = !left;
    return token;
}

FlatSource FlatSource::withChanges(const std::vector<Change> &changes) const
{
    FlatSource result;
    result.m_names = m_names;
    result.m_cut = m_cut;
    auto next = m_tokens.begin();
    unsigned copied = 0;
    const auto copyUntil = [&](unsigned offset) {
        const unsigned shift = unsigned(result.m_text.size()) - copied;
        for (; next != m_tokens.end() && next->offset < offset; ++next) {
            result.m_tokens.push_back(*next);
            result.m_tokens.back().offset += shift;
        }
        result.m_text.append(m_text, copied, offset - copied);
        copied = offset;
    };
    for (const Change &change : changes) {
        copyUntil(change.begin);
        while (next != m_tokens.end() && next->offset < change.end)
            ++next;
        copied = std::max(copied, change.end);
        Token token = inserted(change, next != m_tokens.end() ? *next : m_tokens.empty() ? Token() : m_tokens.back());
        token.offset = unsigned(result.m_text.size());
        if (change.isName) {
            token.named = int(result.m_names.size());
            result.m_names.push_back(asWritten(change.begin, change.end));
        }
        result.m_tokens.push_back(token);
        result.m_text += change.text;
    }
    copyUntil(unsigned(m_text.size()));
    return result;
}

FlatSource flatten(const CompiledText &input, const std::vector<std::string> &arguments, clang::DiagnosticConsumer &diagnostics)
{
    CompiledText withMacros = input;
    withMacros.files.emplace_back(ownMacrosPath, ownMacrosHeader());
    std::vector<std::string> words;
    for (const std::string &word : arguments) {
        if (word != "-finclude-default-header")
            words.push_back(word);
    }
    words.insert(words.end(), {"-include", ownMacrosPath});
    FlatSource result;
    Flattener action(result);
    runAction(action, withMacros, words, diagnostics);
    return result;
}

} // namespace kernelscope
