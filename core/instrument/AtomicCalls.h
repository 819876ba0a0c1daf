#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites atomic functions: those of OpenCL 1.x (atomic_add, atom_add) and those of C11 (atomic_fetch_add_explicit),
/// which record the old value and their operands. A store (atomic_store, atomic_flag_clear) records its value alone.
class AtomicCalls
{
public:
    explicit AtomicCalls(RewriteContext &context) : m_context(context) {}

    /// Whether it took the call.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

    struct Operation; ///< one call, as the implementation sees it

private:
    bool describe(const clang::CallExpr *call, const std::string &name, Operation &operation) const;
    void takeOrders(const clang::CallExpr *call, Operation &operation) const;
    int addSite(const clang::CallExpr *call, const Operation &operation);
    void replaceCall(const clang::CallExpr *call, const Operation &operation);

    RewriteContext &m_context;
};

} // namespace kernelscope
