#pragma once

#include <map>
#include <vector>

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"
#include "instrument/StepMarks.h"

namespace kernelscope {

/// Puts what records in the place of each mark of a program: kernelscope_step(4) becomes ks_note_step(ks,17,0,0u), or for the value of a
/// variable ks_value_float(ks,17,x). Of arrays and structs the words that changed are recorded: those that differ from a second array of
/// bytes.
class StepWriter
{
public:
    StepWriter(RewriteContext &context, const std::vector<const clang::FunctionDecl *> &functions);

    /// Whether the call is a mark.
    bool rewrite(const clang::CallExpr *call);
    /// What a function gets besides its own parameters, and a call gives it: how many calls it is away from the kernel.
    static std::string parameter(const RewriteContext &context) { return context.marks ? ", uint ks_depth" : ""; }
    static std::string argument(const RewriteContext &context) { return context.marks ? ",ks_depth + 1u" : ""; }
    static std::string startOfKernel(const RewriteContext &context);
    /// As PrivateBounds::registration().
    static std::string registration(RewriteContext &context, const clang::VarDecl *variable);
    /// When all calls were rewritten: gives statements and variables the sites of their loops.
    void finish();

private:
    std::string recordValue(const StepMark &mark, int site, const clang::VarDecl *variable);
    std::string recordParts(const StepMark &mark, int site, const clang::VarDecl *variable);
    QList<PointedVariable> ownVariables() const;
    std::string ownSearch() const;
    void describe(const StepMark &mark, int site, const clang::VarDecl *variable);

    RewriteContext &m_context;
    std::map<const clang::FunctionDecl *, std::vector<const clang::VarDecl *>> m_variables;
    std::map<int, const clang::FunctionDecl *> m_functions; ///< that each site is in
    std::map<int, int> m_sites;                             ///< of each mark
    std::map<const clang::VarDecl *, int> m_values;         ///< the site of a variable: one for all its values
    std::map<const clang::VarDecl *, std::string> m_otherBytes;
};

} // namespace kernelscope
