#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites vload_half, vload_halfN, vloada_halfN and their stores, with any rounding.
class HalfCalls
{
public:
    explicit HalfCalls(RewriteContext &context) : m_context(context) {}

    /// Whether it took the call.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

private:
    std::string definition(const std::string &function, const clang::CallExpr *call, const std::string &name, char space, unsigned count,
                           unsigned stride) const;

    RewriteContext &m_context;
};

} // namespace kernelscope
