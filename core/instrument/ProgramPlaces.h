#pragma once

#include <string>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Stmt.h>

#include "instrument/FlatSource.h"

namespace kernelscope {

/// Where the parts of a parsed program are in its flat text.
class ProgramPlaces
{
public:
    ProgramPlaces(const FlatSource &source, clang::ASTContext &ast) : m_source(source), m_ast(ast) {}

    unsigned begin(clang::SourceLocation location) const;
    unsigned end(clang::SourceLocation location) const;
    unsigned begin(const clang::Stmt *statement) const { return begin(statement->getBeginLoc()); }
    unsigned end(const clang::Stmt *statement) const { return end(statement->getEndLoc()); }
    /// After the statement's own `;` or `}`.
    unsigned endWithSemicolon(const clang::Stmt *statement) const;
    /// After a block's `{` and the pragmas that have to be the first in it.
    unsigned beginOfBody(const clang::CompoundStmt *block) const;
    /// After an expression with all its brackets: Clang takes the value of (float4)(1) to end before the last one.
    unsigned balancedEnd(const clang::Stmt *statement) const;
    unsigned find(char c, unsigned from) const { return unsigned(text().find(c, from)); }
    const std::string &text() const { return m_source.text(); }
    std::string text(const clang::Stmt *statement) const { return text().substr(begin(statement), end(statement) - begin(statement)); }

    /// What is right around a statement or expression, also where that is the value of a variable; null: it is a function's body.
    const clang::Stmt *around(const clang::Stmt *statement) const;

    SourceRange range(const clang::Stmt *statement) const { return m_source.range(begin(statement), end(statement)); }

    const FlatSource &source() const { return m_source; }
    clang::ASTContext &ast() const { return m_ast; }

private:
    const FlatSource &m_source;
    clang::ASTContext &m_ast;
};

} // namespace kernelscope
