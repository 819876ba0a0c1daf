#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites OpenCL's functions that give a second result through a pointer (fract, modf, sincos, frexp, lgamma_r, remquo)
/// where that points to memory that is traced: what they write there is a store.
class ResultPointers
{
public:
    explicit ResultPointers(RewriteContext &context) : m_context(context) {}

    static bool isOne(const std::string &name);
    /// Whether it took the call.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

private:
    RewriteContext &m_context;
};

} // namespace kernelscope
