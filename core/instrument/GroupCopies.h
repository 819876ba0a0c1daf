#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites async_work_group_copy, its strided form, and wait_group_events. Every work-item records that it came by;
/// the copy itself is the whole group's, and its arguments have to be the same for all.
class GroupCopies
{
public:
    explicit GroupCopies(RewriteContext &context) : m_context(context) {}

    /// Whether it took the call.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

private:
    bool copy(const clang::CallExpr *call, const std::string &name);
    bool wait(const clang::CallExpr *call);

    RewriteContext &m_context;
};

} // namespace kernelscope
