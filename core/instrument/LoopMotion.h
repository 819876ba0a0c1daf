#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// How far whole numbers and addresses move from one turn of a counted loop to the next, as far as that can be proven: the loop's
/// counter by its step, what is added to once in each turn by that much, sums and multiples of them accordingly (induction variables, as
/// in Aho, Lam, Sethi, Ullman, "Compilers", 9.1). All else is not known to move evenly.
///
/// What is said holds if no counter leaves its type (LoopMotion::Counter tells the host's side of that), and as long as an address stays
/// within one object of less than 2^31 bytes: numbers of 32 bits may wrap around on the way to an index, but the index can't.
class LoopMotion
{
public:
    /// A loop `for (...; counter < bound; counter += step)`, all as text of type long.
    struct Counter
    {
        std::string at;
        std::string step;
        std::string bound; ///< the first value that ends it
        bool goesDown = false;
        bool isUnsigned = false; ///< it or what it is compared with: below zero it would wrap around
        unsigned bits = 32;      ///< of the counter's type
    };
    /// How far something moves.
    struct Motion
    {
        std::string distance;   ///< text of type long; empty: it stays where it is
        bool mayWrap = false;   ///< the number has 32 bits, and arithmetic modulo 2^32 made it
        bool onlyForth = false; ///< right only where the distance is not negative
        bool stays() const { return distance.empty(); }
    };

    /// `function`: that the loop stands in; `written` gives an expression's own text.
    using Written = std::function<std::string(const clang::Expr *)>;
    LoopMotion(const clang::ForStmt *loop, const clang::FunctionDecl *function, const clang::ASTContext &ast, Written written);

    /// nullopt: not a loop whose turns could be counted before they are made.
    std::optional<Counter> counter() const;
    /// Of a whole number.
    std::optional<Motion> ofNumber(const clang::Expr *expression) const;
    /// A statement of the body that not every turn gets to, or not once.
    bool isConditional(const clang::Expr *expression) const { return m_conditional.contains(expression); }
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
    std::string stepText(const clang::Expr *change) const;
    const clang::BinaryOperator *test() const;
    const clang::ValueDecl *counterVariable() const;
    const clang::DeclRefExpr *counterIn(const clang::Expr *side) const;
    bool isFixed(const clang::ValueDecl *variable) const;
    bool isInvariant(const clang::Expr *expression, bool outside) const;
    std::string textOf(const clang::Expr *invariant) const;
    unsigned bitsOf(clang::QualType type) const;

    const clang::ForStmt *m_loop;
    const clang::ASTContext &m_ast;
    Written m_written;
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> m_changes; ///< in the loop
    std::set<const clang::ValueDecl *> m_addressed;                                 ///< anywhere in the function
    std::set<const clang::ValueDecl *> m_inside;                                    ///< declared in the loop's body
    std::set<const clang::Expr *> m_conditional;
    std::set<const clang::Expr *> m_next; ///< what is changed between two turns
};

} // namespace kernelscope
