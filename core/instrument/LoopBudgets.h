#pragma once

#include <optional>

#include <clang/AST/Stmt.h>

#include "instrument/Convergence.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Gives loops a budget of iterations, so that an endless one ends while it is traced.
class LoopBudgets
{
public:
    struct Counter
    {
        const clang::ValueDecl *variable = nullptr;
        quint64 below = 0; ///< it stays from 0 to below this; 0: it may start below zero
    };

    LoopBudgets(RewriteContext &context, const Convergence &convergence) : m_context(context), m_convergence(convergence) {}

    /// The counter of a loop that obviously ends, and needs no budget; nullopt for all others.
    std::optional<Counter> counterOf(const clang::Stmt *loop) const;
    /// Opens a block before the loop, for whoever called to close behind it. Returns the expression that counts one
    /// more turn.
    std::string turnOf(const clang::Stmt *loop);

private:
    RewriteContext &m_context;
    const Convergence &m_convergence;
};

/// The variables that a condition reads.
QStringList variablesOf(const clang::Expr *condition);

} // namespace kernelscope
