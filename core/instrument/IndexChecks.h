#pragma once

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Checks indexes into arrays of known extents where the bounds of the whole object say nothing: inner dimensions,
/// arrays within structs, and private arrays, whose accesses are kept inside.
class IndexChecks
{
public:
    explicit IndexChecks(RewriteContext &context) : m_context(context) {}

    /// Whether it took the expression.
    bool check(const clang::ArraySubscriptExpr *subscript);
    /// `&a[4]` of an a[4] is no access: there one more is allowed.
    bool checkAddress(const clang::UnaryOperator *addressOf);
    /// `*(p + i)` of private memory.
    bool checkDereference(const clang::UnaryOperator *dereference);

private:
    bool isWithin(const clang::Expr *index, quint64 extent) const;
    void keepInside(const clang::ArraySubscriptExpr *subscript, const clang::QualType &element, quint64 extent);
    /// An access through a pointer to private memory. Where its bounds are not known it is listed as untraced.
    bool checkPointer(const clang::Expr *access, const clang::Expr *pointer);
    void note(const clang::ArraySubscriptExpr *subscript, quint64 extent);
    int addSite(const clang::ArraySubscriptExpr *subscript, quint64 extent, MemoryKindOfSite memory);

    RewriteContext &m_context;
};

} // namespace kernelscope
