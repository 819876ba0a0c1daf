#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"
#include "instrument/ValueUses.h"

namespace kernelscope {

/// Private arrays that are declared without values: a bit for each element says whether anything was assigned to it.
///
///     int r[4];       int r[4]; t=0ul; and zeros in r
///     r[i] = e;       (*(ks_set(1ul<<i,&t),&r[i])) = e;
///     f(r[i])         f((*(ks_unset(ks,7,0u,1ul<<i,&t),&r[i])))
///
/// Arrays of any dimensions, of up to 4096 numbers or vectors in all. One that is used by something else than subscripts may be written to
/// by whoever has it: it begins with a pattern, as a variable whose address is taken does (UninitialisedVariables). What is only handed on
/// (UninitialisedVariables) is no read here either: rows of values are moved along before they are full.
class UnsetElements
{
public:
    UnsetElements(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    bool watches(const clang::VarDecl *variable) const;
    /// What is put after the declaration of an array that is watched.
    EditText start(const clang::VarDecl *variable);
    /// What is evaluated before the access, with a comma after; empty: nothing. `index`: its text, which may be repeated.
    std::string before(const clang::ArraySubscriptExpr *access, const std::string &index);
    /// The same of a store whose value is worked out after its address, and may read the element: what is evaluated after the value.
    std::string afterValue(const clang::ArraySubscriptExpr *access, const std::string &index);
    /// What is evaluated before a read through a pointer, whose value `at` is, with a comma after; empty: nothing.
    std::string beforeRead(const clang::Expr *access, const PrivateBounds::Room &room, const std::string &at);
    /// Whether there is something.
    bool looksAt(const clang::Expr *access, const PrivateBounds::Room &room) const;
    bool concerns(const clang::ArraySubscriptExpr *access) const;

private:
    void watchLoaded(const clang::Expr *pointer);
    void watchRead(const clang::Expr *access, const clang::Expr *pointer, ValueUse use);
    bool mayWatch(const clang::ValueDecl *array) const;

    RewriteContext &m_context;
    std::set<const clang::ValueDecl *> m_arrays;
    std::set<const clang::ValueDecl *> m_addressed; ///< those of them that begin with a pattern
    std::set<const clang::ArraySubscriptExpr *> m_setLater;
    std::set<const clang::Expr *> m_read; ///< through pointers
    /// An index of theirs must not be evaluated twice, which it is where the accesses of private arrays are recorded too (dataflow).
    std::set<const clang::ValueDecl *> m_onlyUnrecorded;
    std::map<const clang::ArraySubscriptExpr *, ValueUse> m_uses;
};

} // namespace kernelscope
