#pragma once

#include <vector>

#include <clang/AST/Expr.h>

#include <QString>

namespace kernelscope {

/// What an expression's value is made from. Addresses and indexes are none of it: of `a[b[i]]` only the load of a.
struct ValueParts
{
    struct Read
    {
        const clang::ValueDecl *variable; ///< private
        const clang::Expr *lvalue;        ///< how it was read: `x`, `x.y`, `x[i]`; without parentheses
    };
    std::vector<Read> variables;
    std::vector<const clang::Expr *> loads;      ///< lvalues in traced memory without parentheses; calls that read memory
    std::vector<const clang::CallExpr *> calls;  ///< of the program's own functions
    std::vector<const clang::Expr *> conditions; ///< of ?: that choose among the parts
    bool exact = true;                           ///< false: it also reads through a pointer to private memory
};

/// The parts of an expression's value (not of an lvalue's address).
ValueParts valueParts(const clang::Expr *value);

/// How the outermost operation of an expression joins its parts: ValueFlow::combine.
QString combinationOf(const clang::Expr *value);
/// The same of "+=", "++".
QString combinationOf(const QString &operation);

/// The address space of an lvalue, for components of a vector the vector's: spaceLetter().
char spaceOfLvalue(const clang::Expr *lvalue);
/// Whether an lvalue is an element (or a component of one) of an array that is a variable: `r[i]`, `r[i][j].x`.
bool isElementOfVariable(const clang::Expr *lvalue);

} // namespace kernelscope
