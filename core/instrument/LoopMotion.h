#pragma once

#include <optional>
#include <string>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Stmt.h>

#include "instrument/LoopTurns.h"

namespace kernelscope {

/// How far whole numbers and addresses move from one iteration of a counted loop to the next, as far as that can be proven: the loop's
/// counter by its step, what is added to once in each iteration by that much, sums and multiples of them accordingly (induction variables,
/// as in Aho, Lam, Sethi, Ullman, "Compilers", 9.1). All else is not known to move evenly.
///
/// What is said holds if no counter leaves its type (LoopCounter tells the host's side of that), and as long as an address stays
/// within one object of less than 2^31 bytes: numbers of 32 bits may wrap around on the way to an index, but the index can't.
class LoopMotion
{
public:
    /// How far something moves.
    struct Motion
    {
        std::string distance;   ///< text of type long; empty: it stays where it is
        bool mayWrap = false;   ///< the number has 32 bits, and arithmetic modulo 2^32 made it
        bool onlyForth = false; ///< right only where the distance is not negative
        bool stays() const { return distance.empty(); }
    };

    /// As LoopTurns.
    LoopMotion(const clang::ForStmt *loop, const clang::FunctionDecl *function, const clang::ASTContext &ast, LoopTurns::Written written);

    std::optional<LoopCounter> counter() const { return m_turns.counter(); }
    /// Of a whole number.
    std::optional<Motion> ofNumber(const clang::Expr *expression) const;
    /// As LoopTurns.
    bool isConditional(const clang::Expr *expression) const { return m_turns.isConditional(expression); }
    /// In bytes: where a pointer leads, where an lvalue in memory lies.
    std::optional<Motion> ofPointer(const clang::Expr *pointer) const;
    std::optional<Motion> ofPlace(const clang::Expr *lvalue) const;

private:
    std::optional<Motion> ofVariable(const clang::ValueDecl *variable) const;
    std::optional<Motion> ofSum(const clang::BinaryOperator *sum) const;
    std::optional<Motion> ofProduct(const clang::BinaryOperator *product) const;
    std::optional<Motion> ofConversion(const clang::CastExpr *cast) const;
    std::optional<Motion> ofIndexed(const clang::Expr *pointer, const clang::Expr *index, bool back, clang::QualType element) const;
    std::optional<Motion> ofChange(const clang::Expr *change) const;

    const clang::ASTContext &m_ast;
    LoopTurns m_turns;
};

} // namespace kernelscope
