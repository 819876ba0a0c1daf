#pragma once

#include <map>
#include <set>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// What statements do to variables, and where they lead elsewhere: each that is read adds to it.
struct VariableChanges
{
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> changes; ///< assignments, ++ and --, to them or parts of them
    std::set<const clang::ValueDecl *> addressed;                                 ///< whose address is taken
    std::set<const clang::ValueDecl *> declared;
    std::set<const clang::Expr *> conditional; ///< expressions that who comes to the statement need not come to

    std::vector<const clang::Stmt *> jumps; ///< break, continue, return, goto

    /// Null is nothing to read.
    void read(const clang::Stmt *statement);
    bool mayChange(const clang::ValueDecl *variable) const { return changes.contains(variable) || addressed.contains(variable); }
};

/// What an initialiser works out first: of a list its first part.
const clang::Expr *firstOf(const clang::Expr *initialiser);

} // namespace kernelscope
