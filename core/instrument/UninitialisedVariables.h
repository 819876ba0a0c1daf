#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// What stands before and after an assignment to something that is watched; empty: nothing.
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
/// who called, is no read: often nobody looks at it (the sum that one work-item of a group has). The flag goes with it, and who looks at
/// the value looks at the flag. A function that may come to its end without a value has one for what it returns:
///
///     int y = x;      int y = (t2=(x),ty=t,t2);
///     return x;       return (t2=(x),ks->result=t,t2);
///     f(g(i))         f((t3=g(i),ks_unset(ks,8,0u,1ul,&ks->result),t3))
///
/// Numbers and vectors alone; none whose components are written by themselves; and no results of functions with barriers. One whose address
/// is taken may be written to by whoever has it: it begins with a pattern, and a read that finds all of that comes too early:
///
///     int x;          int x; t=0ul; ks_fill_unset(&x,4u);
///     f(x)            f((ks_unset_pattern(ks,7,0u,&x,4u,1ul,&t),x))
///
/// A parameter that may get the pattern looks for it likewise. The flag of another variable that gets such a value is worked out from that:
///
///     float y = p->x; float y = (t2=(p->x),ty=(ulong)!ks_holds_pattern(&t2,4u),t2);
///
/// as is that of one which gets what a pointer that was moved or cast leads to.
///
/// And what a variable's own initialiser reads of it, int x = c ? e : x; which is unset whatever comes to pass, once for each
/// call of the function.
class UninitialisedVariables
{
public:
    /// `meets`: whether a function has barriers.
    UninitialisedVariables(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions,
                           const std::function<bool(const clang::FunctionDecl *)> &meets);

    /// Whether it is declared without a value and watched.
    bool watches(const clang::VarDecl *variable) const
    {
        return !variable->getInit() && (m_variables.contains(variable) || m_addressed.contains(variable));
    }
    /// What is put after the declaration of a variable that is watched.
    EditText start(const clang::VarDecl *variable);
    /// The value of a variable that may be unset. Whether it took the expression.
    bool read(const clang::ImplicitCastExpr *value);
    /// Whether a value that may be unset is only handed on.
    bool handsOn(const clang::Expr *value) const { return m_ignored.contains(value->IgnoreParenImpCasts()); }
    /// An assignment, ++ or --: opens what the caller, who walks through it, has to close with `closing`.
    /// Nothing where no variable is concerned.
    UnsetChange change(const clang::Expr *operation, const clang::Expr *target);
    /// What is put around an initialiser that may have no value.
    UnsetChange initialise(const clang::VarDecl *variable);
    /// The same of what a function returns.
    UnsetChange giveBack(const clang::ReturnStmt *statement);
    /// The same of a call whose value is looked at.
    UnsetChange call(const clang::CallExpr *call);
    /// What is put at the end of a function that may come there without a value.
    std::string atEnd(const clang::FunctionDecl *function) const;

private:
    bool readComponents(const clang::ExtVectorElementExpr *components);
    std::string check(const clang::Expr *place, const clang::ValueDecl *variable);
    bool mayBeUnset(const clang::Expr *value) const;
    bool isLookedAt(const clang::Expr *place) const;
    bool mayHoldUnset(const clang::Expr *value) const;
    bool mayLeadToUnset(const clang::Expr *place) const;
    bool mayShowUnset(const clang::Expr *value) const;
    std::string flagOf(const clang::Expr *value, const std::string &kept, clang::QualType type);
    UnsetChange keepFlag(const clang::Expr *value, clang::QualType type, const std::string &flag);

    RewriteContext &m_context;
    std::set<const clang::ValueDecl *> m_variables;
    std::set<const clang::ValueDecl *> m_addressed;    ///< that may hold the pattern: their address is taken, or they are given it
    std::set<const clang::ValueDecl *> m_receivers;    ///< those that get what may be unset from others
    std::set<const clang::ValueDecl *> m_results;      ///< functions that may return nothing
    std::set<const clang::ValueDecl *> m_openEnded;    ///< those of them that may come to their end without a value
    std::set<const clang::Expr *> m_ignored;           ///< values that are only handed on, or that nobody looks at
    std::set<const clang::Expr *> m_reads;             ///< DeclRefExprs, also of what is only handed on
    std::set<const clang::Expr *> m_inOwnInitialisers; ///< the same of what has a value
};

/// What a loop declares in its head. No statement can follow it there, so it is not watched.
std::vector<const clang::VarDecl *> variablesOfHead(const clang::ForStmt *loop);

/// Values that these only hand on, to a private variable or to who called.
std::vector<const clang::Expr *> valuesHandedOn(const clang::BinaryOperator *assignment);
std::vector<const clang::Expr *> valuesHandedOn(const clang::VarDecl *variable);
std::vector<const clang::Expr *> valuesHandedOn(const clang::ReturnStmt *statement);

/// When a read of what several bits stand for comes too early: when all of them are unset, or some; or when the bytes that are given before
/// the bits hold the pattern. Member: the caller's own function finds out, whose name comes before the start of the call.
enum class Unset { All, Some, Pattern, Member };

/// Makes a ks_holds_pattern(address, bytes) there.
void addPatternTest(RewriteContext &context);

/// Fills a place with the pattern: " ks_fill_unset(...);". `place`: its text.
std::string filledWithPattern(RewriteContext &context, const std::string &place, clang::QualType type);

/// " x = 0;" of a number, a vector or an array of them.
std::string zeroed(RewriteContext &context, const std::string &name, clang::QualType type);

/// What is put after the declaration of a variable that is watched: " t = 0ul; x = 0;". What it starts with is told, but not known to the
/// compiler, which may give up all ways that would hand an undefined value to a function.
EditText unsetStart(RewriteContext &context, const clang::VarDecl *variable);

/// What is put after the declaration of a variable, or of an array, that begins with the pattern.
EditText patternStart(RewriteContext &context, const clang::VarDecl *variable);

/// What is put after the declaration of a number, a vector or an array of them that may be read unset where nobody sees it. It begins with
/// the pattern so that results which depend on it differ with another one (LaunchTracer).
std::string unwatchedStart(RewriteContext &context, const clang::VarDecl *variable);

/// Whether what has the type may begin with the pattern: what is smaller has too few values for one of them to be it.
bool mayHoldPattern(clang::QualType type, const clang::ASTContext &context);

/// Adds the site that stands for a variable that may be read unset where nobody sees it: one without events, `anyObject`.
void addUnwatched(RewriteContext &context, const clang::DeclStmt *declaration, const clang::VarDecl *variable);

/// The start of the call that tells of a read, if bits are not set, and sets them: "ks_unset(ks,7,0u," bits, place of the bits ")". It is
/// a call because operands that change the same bits must not do so at once.
std::string unsetCheck(RewriteContext &context, const clang::Expr *place, const std::string &name, Unset when = Unset::All);

} // namespace kernelscope
