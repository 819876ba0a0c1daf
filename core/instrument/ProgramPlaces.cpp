#include "instrument/ProgramPlaces.h"

#include <clang/AST/ParentMapContext.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

namespace kernelscope {

using namespace clang;

unsigned ProgramPlaces::begin(clang::SourceLocation location) const
{
    const clang::SourceManager &sources = m_ast.getSourceManager();
    return sources.getFileOffset(sources.getFileLoc(location));
}

unsigned ProgramPlaces::end(clang::SourceLocation location) const
{
    const clang::SourceManager &sources = m_ast.getSourceManager();
    if (location.isMacroID() && !sources.isMacroArgExpansion(location))
        location = sources.getExpansionRange(location).getEnd();
    location = sources.getFileLoc(location);
    return sources.getFileOffset(clang::Lexer::getLocForEndOfToken(location, 0, sources, m_ast.getLangOpts()));
}

unsigned ProgramPlaces::endWithSemicolon(const clang::Stmt *statement) const
{
    if (isa<CompoundStmt>(statement) || isa<DeclStmt>(statement) || isa<NullStmt>(statement))
        return end(statement);
    if (const auto *branch = dyn_cast<IfStmt>(statement))
        return endWithSemicolon(branch->getElse() ? branch->getElse() : branch->getThen());
    if (const auto *loop = dyn_cast<ForStmt>(statement))
        return endWithSemicolon(loop->getBody());
    if (const auto *loop = dyn_cast<WhileStmt>(statement))
        return endWithSemicolon(loop->getBody());
    if (const auto *choice = dyn_cast<SwitchStmt>(statement))
        return endWithSemicolon(choice->getBody());
    if (const auto *label = dyn_cast<LabelStmt>(statement))
        return endWithSemicolon(label->getSubStmt());
    if (const auto *label = dyn_cast<SwitchCase>(statement))
        return endWithSemicolon(label->getSubStmt());
    if (const auto *attributed = dyn_cast<AttributedStmt>(statement))
        return endWithSemicolon(attributed->getSubStmt());
    return find(';', end(statement) - 1) + 1;
}

unsigned ProgramPlaces::beginOfBody(const clang::CompoundStmt *block) const
{
    std::size_t at = begin(block->getLBracLoc()) + 1;
    for (;;) {
        const std::size_t next = text().find_first_not_of(" \t\r\n", at);
        const std::size_t line = next == std::string::npos ? next : text().find('\n', next);
        if (line == std::string::npos || text().compare(next, 7, "#pragma") != 0)
            return unsigned(at);
        at = line + 1;
    }
}

unsigned ProgramPlaces::balancedEnd(const clang::Stmt *statement) const
{
    unsigned position = end(statement);
    int open = 0;
    char quote = 0;
    for (unsigned i = begin(statement); i < position; ++i) {
        const char c = text()[i];
        if (quote) {
            i += c == '\\';
            quote = c == quote ? char(0) : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else {
            open += (c == '(') - (c == ')');
        }
    }
    for (; open > 0; --open)
        position = find(')', position) + 1;
    return position;
}

const Stmt *ProgramPlaces::around(const Stmt *statement) const
{
    auto parents = m_ast.getParents(*statement);
    while (!parents.empty() && !parents[0].get<Stmt>())
        parents = m_ast.getParents(parents[0]);
    return parents.empty() ? nullptr : parents[0].get<Stmt>();
}

} // namespace kernelscope
