#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"
#include "instrument/UninitialisedVariables.h"
#include "instrument/ValueUses.h"

namespace kernelscope {

/// Private vectors that are declared without a value, and some of whose components are written or read by themselves: a bit for each
/// component says whether anything was assigned to it.
///
///     float4 v;       float4 v; t=0ul; v=0;
///     v.xy = e;       (v.xy = e,t|=3ul,v.xy)
///     v = e;          (v = e,t|=15ul,v)
///     f(v.z)          f((ks_unset(ks,7,0u,4ul,&t),v.z))
///     o[i] = v;       o[i] = (ks_unset(ks,8,0u,15ul,&t),v);
///
/// A component that is named has to have a value. A vector that is used whole needs one in any of its components, since many programs
/// have no use for the last one; where it goes to memory, in all of them, or in those that the image has. What is only handed on
/// (UninitialisedVariables) is no read here either. Vectors whose components are all assigned to right after their declaration are left
/// alone, as are those whose address is taken.
class UnsetComponents
{
public:
    UnsetComponents(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    bool watches(const clang::VarDecl *variable) const { return m_vectors.contains(variable); }
    /// The value of a vector or of components. Whether it took the expression.
    bool read(const clang::Expr *value);
    /// An assignment to this, ++ or --, as UninitialisedVariables::change.
    UnsetChange change(const clang::Expr *target);

private:
    std::string check(const clang::Expr *place, ValueUse use);
    std::string channelsFor(const clang::Expr *place);

    RewriteContext &m_context;
    std::map<const clang::Expr *, ValueUse> m_uses;              ///< of vectors (DeclRefExpr) and components of them
    std::map<const clang::Expr *, const clang::Expr *> m_images; ///< of those that come to an image's pixel: which
    std::set<const clang::ValueDecl *> m_vectors;
};

} // namespace kernelscope
