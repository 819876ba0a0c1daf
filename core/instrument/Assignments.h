#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Records that a private variable got a value, where dataflow is asked for and a loaded value may be in it (see
/// ValueGraph): `x += a[i]` becomes `(x += ks_load...,ks_flow(ks,7))`, and where the value is used
/// `(t=(x += ...),ks_flow(ks,7),t)`. What a called function's parameters get is recorded by the function as it starts:
/// the call hands it the number of the first site.
class Assignments
{
public:
    explicit Assignments(RewriteContext &context) : m_context(context) {}

    /// An assignment, ++ or -- of a private variable. Whether it took the expression.
    bool assign(const clang::Expr *operation, const clang::Expr *target);
    /// A variable with its initial value. Whether it took the initialiser.
    bool initialise(const clang::VarDecl *variable, bool isAlone);
    /// What to put after the declaration of variables that `initialise` left alone.
    EditText declared(const clang::VarDecl *variable);
    /// What a call of one of the program's functions hands on besides the arguments: "17u,".
    std::string sitesOfCall(const clang::CallExpr *call);
    /// Whether a call's result must be kept apart: then the closing for after the call.
    std::string openResult(const clang::CallExpr *call);
    /// What a function gives back. Whether it took the statement.
    bool giveBack(const clang::ReturnStmt *statement);
    /// The record of a return's value, to be put after it; empty where nothing is recorded.
    std::string resultMark(const clang::ReturnStmt *statement);

    /// The parameter of a function after `ks`; empty: none. And what its body starts with.
    static std::string parameter(const RewriteContext &context, const clang::FunctionDecl *function);
    static std::string startOf(const RewriteContext &context, const clang::FunctionDecl *function);

private:
    int addSite(unsigned begin, unsigned end, const clang::QualType &type);
    std::string mark(int site);
    EditText markOfStep(int site, const clang::Expr *step);

    RewriteContext &m_context;
};

} // namespace kernelscope
