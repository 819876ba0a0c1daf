#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// What stands before and behind an assignment to something that is watched; empty: nothing.
struct UnsetChange
{
    std::string opening;
    std::string closing;
};

/// Private variables that may be read before they are written to, by Clang's analysis of the ways through each function, and the
/// reads where that may happen. Whether it does is found out as the kernel runs: each of them has a flag beside it, which its
/// declaration clears and what assigns to it sets:
///
///     int x;          int x; t=0ul; x=0;
///     x = e;          (x = e,t=1ul,x)
///     f(x)            f((ks_unset(ks,7,0u,1ul,&t),x))
///     x += e;         (ks_unset(ks,7,0u,1ul,&t),x += e)
///
/// A read that came too early sets it as well: one bug is told once. A value that is only handed on, to another private variable or to
/// who called, is no read: often nobody looks at it (the sum that one work-item of a group has). Numbers and vectors alone, declared
/// without a value; none whose address is taken or whose components are written by themselves. And what a variable's own initialiser reads
/// of it, int x = c ? e : x; which is unset whatever comes to pass, once for each call of the function.
class UninitialisedVariables
{
public:
    UninitialisedVariables(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    bool watches(const clang::VarDecl *variable) const { return m_variables.contains(variable); }
    /// The value of a variable that may be unset. Whether it took the expression.
    bool read(const clang::ImplicitCastExpr *value);
    /// An assignment, ++ or --: opens what the caller, who walks through it, has to close with `closing`.
    /// Nothing where no variable is concerned.
    UnsetChange change(const clang::Expr *operation, const clang::Expr *target);

private:
    std::string check(const clang::Expr *place, const clang::ValueDecl *variable);

    RewriteContext &m_context;
    std::set<const clang::ValueDecl *> m_variables;
    std::set<const clang::Expr *> m_reads;             ///< DeclRefExprs
    std::set<const clang::Expr *> m_inOwnInitialisers; ///< the same of what has a value
};

/// Values that these only hand on, to a private variable or to who called.
std::vector<const clang::Expr *> valuesHandedOn(const clang::BinaryOperator *assignment);
std::vector<const clang::Expr *> valuesHandedOn(const clang::VarDecl *variable);
std::vector<const clang::Expr *> valuesHandedOn(const clang::ReturnStmt *statement);

/// When a read of what several bits stand for comes too early: when all of them are unset, or some.
enum class Unset { All, Some };

/// What is put behind the declaration of a variable that is watched: " t = 0ul; x = 0;". What it starts with is told, but not known to the
/// compiler, which may give up all ways that would hand an undefined value to a function.
EditText unsetStart(RewriteContext &context, const clang::VarDecl *variable);

/// The start of the call that tells of a read, if bits are not set, and sets them: "ks_unset(ks,7,0u," bits, place of the bits ")". It is
/// a call because operands that change the same bits must not do so at once.
std::string unsetCheck(RewriteContext &context, const clang::Expr *place, const std::string &name, Unset when = Unset::All);

} // namespace kernelscope
