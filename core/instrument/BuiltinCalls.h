#pragma once

#include <clang/AST/Expr.h>

#include "instrument/AtomicCalls.h"
#include "instrument/GroupCopies.h"
#include "instrument/HalfCalls.h"
#include "instrument/ImageCalls.h"
#include "instrument/ResultPointers.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites calls of OpenCL's own functions that access memory or order it.
class BuiltinCalls
{
public:
    explicit BuiltinCalls(RewriteContext &context)
        : m_context(context), m_atomics(context), m_copies(context), m_halves(context), m_images(context), m_results(context)
    {
    }

    /// Whether it took the call. A call that it leaves is one that touches nothing traced, or is noted as untraced.
    bool rewrite(const clang::CallExpr *call, const std::string &name);

private:
    struct Pointer;

    Pointer pointer(const clang::Expr *argument) const;
    void recordFlags(const clang::CallExpr *call, int site);
    bool barrier(const clang::CallExpr *call);
    bool fence(const clang::CallExpr *call, const std::string &name);
    bool vectorLoad(const clang::CallExpr *call, const std::string &name);
    bool vectorStore(const clang::CallExpr *call, const std::string &name);
    /// "f(" gives way to "g(ks,1,2,", the arguments are gone into.
    void redirect(const clang::CallExpr *call, const std::string &start);
    void noteUnknownPointers(const clang::CallExpr *call, const std::string &name);

    RewriteContext &m_context;
    AtomicCalls m_atomics;
    GroupCopies m_copies;
    HalfCalls m_halves;
    ImageCalls m_images;
    ResultPointers m_results;
};

} // namespace kernelscope
