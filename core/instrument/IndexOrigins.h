#pragma once

#include <map>
#include <set>
#include <string>

#include "instrument/IndexForms.h"
#include "plan/KernelFacts.h"

namespace kernelscope {

/// Which of a kernel's parameters the indices of its accesses are computed from: through assignments, calls, and comparisons that bound a
/// variable.
class IndexOrigins
{
public:
    IndexOrigins(const clang::FunctionDecl *kernel, IndexForms &forms, const clang::ASTContext &ast)
        : m_kernel(kernel), m_forms(forms), m_ast(ast)
    {
    }

    /// Something is accessed by way of a pointer, at an index.
    void addAccess(const clang::Expr *access, const clang::Expr *pointer, const clang::Expr *index);
    void addComparison(const clang::BinaryOperator &comparison);

    /// Each line and object once; those that depend on no parameter are left out.
    QList<IndexFacts> facts();

private:
    using Variables = std::set<const clang::ValueDecl *>;

    QStringList parametersBehind(const Variables &variables);
    const Variables &usedBy(const clang::ValueDecl *variable);

    const clang::FunctionDecl *m_kernel;
    IndexForms &m_forms;
    const clang::ASTContext &m_ast;
    std::map<std::pair<int, std::string>, Variables> m_accesses; ///< by line and object
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> m_bounds;
    std::map<const clang::ValueDecl *, Variables> m_used;
};

} // namespace kernelscope
