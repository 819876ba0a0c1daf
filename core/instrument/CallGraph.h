#pragma once

#include <map>
#include <vector>

#include <clang/AST/Decl.h>

#include "support/Error.h"

namespace clang {
class ASTContext;
class CallExpr;
} // namespace clang

namespace kernelscope {

/// Who calls whom in a program. Functions stand for their definitions; those without one (OpenCL's own) are left out.
class CallGraph
{
public:
    explicit CallGraph(clang::ASTContext &context);

    /// Every function with a body that the user wrote, in the order of the text.
    const std::vector<const clang::FunctionDecl *> &functions() const { return m_functions; }
    std::vector<const clang::FunctionDecl *> kernels() const;
    /// The function itself and all that it calls, directly or not: callers before callees found through them.
    std::vector<const clang::FunctionDecl *> reachableFrom(const clang::FunctionDecl *function) const;
    /// An error for each circle of calls that the function makes, directly or not, at one call in it: OpenCL C has no recursion, and some
    /// compilers crash on it. Circles that no kernel comes to do no harm.
    QList<Diagnostic> recursionsFrom(const clang::FunctionDecl *function) const;

private:
    struct Call
    {
        const clang::CallExpr *expression;
        const clang::FunctionDecl *callee;
    };

    void collectCalls(const clang::FunctionDecl *function);

    clang::ASTContext &m_context;
    std::vector<const clang::FunctionDecl *> m_functions;
    std::map<const clang::FunctionDecl *, std::vector<Call>> m_calls;

    friend class CycleSearch;
};

} // namespace kernelscope
