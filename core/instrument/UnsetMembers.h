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

/// Private structs that are declared without a value: a bit for each of their members says whether anything was assigned to it.
///
///     struct cell c;  struct cell c; t=0ul; c.x=0; c.y=0;
///     c.x = e;        (t2=(c.x = e),t|=1ul,t2)
///     f(c.y)          f((ks_unset(ks,7,0u,2ul,&t),c.y))
///
/// Members of members count by themselves. A vector or an array is one member: who assigns to a part of it has assigned to it. A struct
/// that is copied or handed on whole may have members without a value, which is no read of them. Structs whose members are all assigned to
/// right after their declaration are left alone, as are those whose address, or that of a part, is taken.
class UnsetMembers
{
public:
    UnsetMembers(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    bool watches(const clang::VarDecl *variable) const { return m_structs.contains(variable); }
    /// What is put after the declaration of a struct that is watched.
    EditText start(const clang::VarDecl *variable);
    /// The value of a member. Whether it took the expression.
    bool read(const clang::Expr *value);
    /// An assignment, ++ or --, as UninitialisedVariables::change.
    UnsetChange change(const clang::Expr *operation, const clang::Expr *target);

private:
    std::string check(const clang::Expr *place);

    RewriteContext &m_context;
    std::map<const clang::Expr *, ValueUse> m_uses; ///< of members and parts of them
    std::set<const clang::ValueDecl *> m_structs;
};

} // namespace kernelscope
