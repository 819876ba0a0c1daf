#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Stmt.h>

#include "instrument/VariableChanges.h"

namespace kernelscope {

/// A loop `for (...; counter < bound; counter += step)`, all as text of type long.
struct LoopCounter
{
    std::string at;
    std::string step;
    std::string bound; ///< the first value that ends it
    bool goesDown = false;
    bool isUnsigned = false; ///< it or what it is compared with: below zero it would wrap around
    unsigned bits = 32;      ///< of the counter's type
};

/// What the iterations of a loop change, what they leave as it is, and how they are counted.
class LoopTurns
{
public:
    /// `function`: that the loop stands in; `written` gives an expression's own text.
    using Written = std::function<std::string(const clang::Expr *)>;
    LoopTurns(const clang::ForStmt *loop, const clang::FunctionDecl *function, const clang::ASTContext &ast, Written written);

    /// nullopt: not a loop whose iterations could be counted before they are made.
    std::optional<LoopCounter> counter() const;
    /// The variable that keeps the loop going; null where nothing does that could be followed.
    const clang::ValueDecl *counterVariable() const;

    /// Private, not volatile, and nothing points to it.
    bool isFollowed(const clang::ValueDecl *variable) const;
    std::vector<const clang::Expr *> changesOf(const clang::ValueDecl *variable) const;
    /// By how much the only change of a variable moves it, as a long; empty where that is not known.
    std::string stepText(const clang::Expr *change) const;
    /// It is made between two iterations.
    bool isBetween(const clang::Expr *change) const { return m_next.contains(change); }
    /// The loop's body declares it.
    bool declares(const clang::ValueDecl *variable) const { return m_inside.contains(variable); }
    /// A statement of the body that not every iteration gets to, or not once.
    bool isConditional(const clang::Expr *expression) const { return m_conditional.contains(expression); }

    /// Whether a value is the same in each iteration; `outside`: and can be asked for outside of the body.
    bool isInvariant(const clang::Expr *expression, bool outside) const;
    /// Of type long; empty where it can't be said outside of the loop's body.
    std::string textOf(const clang::Expr *invariant) const;
    /// Of a whole number; 0 of all else.
    unsigned bitsOf(clang::QualType type) const;

private:
    const clang::BinaryOperator *test() const;
    const clang::DeclRefExpr *counterIn(const clang::Expr *side) const;
    bool isFixed(const clang::ValueDecl *variable) const;

    const clang::ForStmt *m_loop;
    const clang::ASTContext &m_ast;
    Written m_written;
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> m_changes; ///< in the loop
    std::set<const clang::ValueDecl *> m_addressed;                                 ///< anywhere in the function
    std::set<const clang::ValueDecl *> m_inside;                                    ///< declared in the loop's body
    std::set<const clang::Expr *> m_conditional;
    std::set<const clang::Expr *> m_next; ///< what is changed between two iterations
};

/// "-(NUMBER)"; of nothing nothing.
std::string negative(const std::string &number);

} // namespace kernelscope
