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

/// Private vectors and structs that are declared without a value, and some of whose parts are written or read by themselves: a bit for each
/// component of a vector, or member of a struct, says whether anything was assigned to it.
///
///     float4 v;       float4 v; t=0ul; v=0;
///     v.xy = e;       (t2=(v.xy = e),t|=3ul,t2)
///     f(v.z)          f((ks_unset(ks,7,0u,4ul,&t),v.z))
///     o[i] = v;       o[i] = (ks_unset(ks,8,0u,15ul,&t),v);
///     struct cell c;  struct cell c; t=0ul; c.x=0; c.y=0;
///
/// A part that is named has to have a value. A vector that is used whole needs one in any of its components, since many programs have no
/// use for the last one; where it goes to memory, in all of them, or in those that the image has. Members of members count by themselves; a
/// vector or an array is one member: who assigns to a part of it has assigned to it. The members of a union share its bytes: there each
/// byte of up to 64 has a bit. A struct that is copied or handed on whole may have members without a value. What is only handed on
/// (UninitialisedVariables) is no read here either. Variables whose parts are all assigned to right after their declaration are left alone,
/// as are vectors whose address, or that of a component, is taken.
///
/// Structs that are used so, or that are copied or handed on whole, begin with a pattern in their members. It goes where they go, and a
/// read of a member of any private struct of their type, through whatever pointer, that finds it comes too early:
///
///     f(&c);          struct cell c; ks_fill_unset(&c.x,4u); ...
///     p->x            (v=(p->x),ks_unset_float(ks,7,0u,v,&t),v)
///     o[i] = c;       o[i] = ks_defined_cell(c);
///
/// What goes to memory has zeros in its place. Arrays of them begin so up to 4 KiB.
class UnsetParts
{
public:
    UnsetParts(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    bool watches(const clang::VarDecl *variable) const { return m_variables.contains(variable) || m_patterned.contains(variable); }
    /// What is put after the declaration of a variable that is watched.
    EditText start(const clang::VarDecl *variable);
    /// The value of a variable or of a part. Whether it took the expression.
    bool read(const clang::Expr *value);
    /// What is put around the value of a member that may hold the pattern.
    UnsetChange readMember(const clang::Expr *value);
    /// An assignment, ++ or --, as UninitialisedVariables::change.
    UnsetChange change(const clang::Expr *operation, const clang::Expr *target);

private:
    void beginWithPattern(const clang::ValueDecl *variable);
    std::string nameOf(const clang::Expr *place) const;
    std::string checkOfMember(const clang::Expr *place, const std::string &value);
    std::string isPattern(const clang::Expr *place);
    std::string check(const clang::Expr *place, ValueUse use);
    std::string channelsFor(const clang::Expr *place);

    RewriteContext &m_context;
    std::map<const clang::Expr *, ValueUse> m_uses;              ///< of variables (DeclRefExpr) and parts of them
    std::map<const clang::Expr *, const clang::Expr *> m_images; ///< of vectors that come to an image's pixel: which
    std::set<const clang::ValueDecl *> m_variables;
    std::set<const clang::ValueDecl *> m_patterned; ///< structs that begin with a pattern, and arrays of them
};

/// What is read of the member of a struct whose variables may begin with the pattern: the member, an element of it, or the vector that is
/// one of these and of which components are read. Null: nothing of that.
const clang::Expr *memberLeftUnset(const RewriteContext &context, const clang::Expr *value);

/// The function that gives a struct with zeros where the pattern is, for what goes to memory; empty: none is needed.
std::string definedStruct(RewriteContext &context, const DeviceType &type);

} // namespace kernelscope
