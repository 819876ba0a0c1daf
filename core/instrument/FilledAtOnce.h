#pragma once

#include <functional>
#include <map>
#include <set>

#include <QtGlobal>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// Finds variables that need no watching: all their parts are assigned to by statements that follow their declaration in its block, before
/// any other use.
class FilledAtOnce
{
public:
    /// Some parts of a variable, a bit for each.
    struct Parts
    {
        const clang::ValueDecl *variable = nullptr;
        quint64 bits = 0;
    };
    /// `partsOf`: what an lvalue is of which variable. `allOf`: the parts that a declared variable has; 0: it is none of those.
    FilledAtOnce(std::function<Parts(const clang::Expr *)> partsOf, std::function<quint64(const clang::VarDecl *)> allOf)
        : m_partsOf(std::move(partsOf)), m_allOf(std::move(allOf))
    {
    }

    void read(const clang::CompoundStmt *block);
    bool contains(const clang::ValueDecl *variable) const { return m_variables.contains(variable); }

private:
    using Missing = std::map<const clang::ValueDecl *, quint64>;
    void follow(const clang::Stmt *statement, Missing &missing);
    static void forgetUsed(const clang::Stmt *statement, Missing &missing);

    std::function<Parts(const clang::Expr *)> m_partsOf;
    std::function<quint64(const clang::VarDecl *)> m_allOf;
    std::set<const clang::ValueDecl *> m_variables;
};

} // namespace kernelscope
