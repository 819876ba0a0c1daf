#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites read_image and write_image: they record the coordinate and the value. Without a sampler a coordinate
/// outside of the image is a fault: the access is not made.
class ImageCalls
{
public:
    explicit ImageCalls(RewriteContext &context) : m_context(context) {}

    /// Whether it took the call.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

private:
    struct Access;

    bool describe(const clang::CallExpr *call, const std::string &name, Access &access) const;
    std::string definition(const std::string &function, const std::string &name, const Access &access) const;

    RewriteContext &m_context;
};

} // namespace kernelscope
