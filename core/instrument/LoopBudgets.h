#pragma once

#include <string>

#include <clang/AST/Stmt.h>

#include "instrument/Convergence.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Gives loops a budget of iterations, so that an endless one ends while it is traced.
class LoopBudgets
{
public:
    LoopBudgets(RewriteContext &context, const Convergence &convergence) : m_context(context), m_convergence(convergence) {}

    /// The expression that counts one more iteration, and tells whether there is one.
    struct Turn
    {
        std::string whole;
        std::string before; ///< the same where the loop has a condition: what stands before that
        std::string behind;
    };
    /// Opens a block before the loop, for whoever called to close after it.
    Turn turnOf(const clang::Stmt *loop);

private:
    RewriteContext &m_context;
    const Convergence &m_convergence;
};

/// The variables that a condition reads.
QStringList variablesOf(const clang::Expr *condition);

} // namespace kernelscope
