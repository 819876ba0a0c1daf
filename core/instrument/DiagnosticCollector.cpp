#include "instrument/DiagnosticCollector.h"

#include <optional>

#include <clang/AST/Decl.h>
#include <clang/Basic/DiagnosticSema.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>
#include <llvm/ADT/SmallString.h>

#include "instrument/SourceNaming.h"

namespace kernelscope {
namespace {

Severity severityOf(clang::DiagnosticsEngine::Level level)
{
    switch (level) {
    case clang::DiagnosticsEngine::Error:
    case clang::DiagnosticsEngine::Fatal:
        return Severity::Error;
    case clang::DiagnosticsEngine::Warning:
        return Severity::Warning;
    default:
        return Severity::Note;
    }
}

std::optional<UnsequencedChange> unsequencedChange(const clang::Diagnostic &info)
{
    const bool isOne = info.getID() == clang::diag::warn_unsequenced_mod_mod || info.getID() == clang::diag::warn_unsequenced_mod_use;
    if (!isOne || info.getNumArgs() == 0 || info.getArgKind(0) != clang::DiagnosticsEngine::ak_nameddecl)
        return std::nullopt;
    const auto *variable = reinterpret_cast<const clang::NamedDecl *>(info.getRawArg(0));
    return UnsequencedChange{info.getLocation(), variable->getNameAsString()};
}

} // namespace

void DiagnosticCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &info)
{
    DiagnosticConsumer::HandleDiagnostic(level, info);
    if (const auto change = unsequencedChange(info))
        m_unsequenced.push_back(*change);
    if (level == clang::DiagnosticsEngine::Ignored || m_diagnostics.size() >= maximumDiagnostics)
        return;
    llvm::SmallString<256> message;
    info.FormatDiagnostic(message);
    Diagnostic diagnostic;
    diagnostic.severity = severityOf(level);
    diagnostic.message = QString::fromUtf8(message.data(), qsizetype(message.size()));
    if (info.hasSourceManager() && info.getLocation().isValid()) {
        const SourcePlace place = sourcePlace(info.getLocation(), info.getSourceManager());
        diagnostic.file = place.file;
        diagnostic.line = place.line;
        diagnostic.column = place.column;
        addRange(diagnostic, info);
        addFixIts(diagnostic, info);
    }
    m_diagnostics.append(diagnostic);
    if (level >= clang::DiagnosticsEngine::Warning && info.hasSourceManager() && info.getLocation().isMacroID())
        addMacroNote(info);
}

void DiagnosticCollector::addMacroNote(const clang::Diagnostic &info)
{
    const clang::SourceManager &sources = info.getSourceManager();
    if (!m_language || sources.isMacroArgExpansion(info.getLocation()))
        return;
    const auto name = clang::Lexer::getImmediateMacroName(info.getLocation(), sources, *m_language);
    const SourcePlace place = sourcePlace(sources.getSpellingLoc(info.getLocation()), sources);
    Diagnostic note;
    note.severity = Severity::Note;
    note.message = QStringLiteral("in what the macro %1 stands for").arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
    note.file = place.file;
    note.line = place.line;
    note.column = place.column;
    m_diagnostics.append(note);
}

void DiagnosticCollector::addRange(Diagnostic &diagnostic, const clang::Diagnostic &info) const
{
    if (!m_language)
        return;
    const clang::SourceManager &sources = info.getSourceManager();
    SourcePlace end = placeBehind(info.getLocation(), true, sources, *m_language);
    for (const clang::CharSourceRange &range : info.getRanges()) {
        const SourcePlace begin = sourcePlace(range.getBegin(), sources);
        // Of the ranges that Clang underlines, the one that the place itself starts.
        if (begin.file == diagnostic.file && begin.line == diagnostic.line && begin.column == diagnostic.column)
            end = placeBehind(range.getEnd(), range.isTokenRange(), sources, *m_language);
    }
    if (end.file == diagnostic.file) {
        diagnostic.endLine = end.line;
        diagnostic.endColumn = end.column;
    }
}

void DiagnosticCollector::addFixIts(Diagnostic &diagnostic, const clang::Diagnostic &info) const
{
    if (!m_language)
        return;
    const clang::SourceManager &sources = info.getSourceManager();
    QList<FixIt> fixIts;
    for (const clang::FixItHint &hint : info.getFixItHints()) {
        const clang::CharSourceRange range = hint.RemoveRange;
        if (range.getBegin().isInvalid() || range.getBegin().isMacroID() || range.getEnd().isMacroID())
            return; // a fix inside a macro's expansion cannot be made in the text: none of them, then
        const SourcePlace begin = sourcePlace(range.getBegin(), sources);
        const SourcePlace end = placeBehind(range.getEnd(), range.isTokenRange(), sources, *m_language);
        fixIts.append({begin.file, begin.line, begin.column, end.line, end.column, QString::fromStdString(hint.CodeToInsert)});
    }
    diagnostic.fixIts = fixIts;
}

} // namespace kernelscope
