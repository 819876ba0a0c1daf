#pragma once

#include <optional>
#include <string>

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// An operation whose operands are looked at as the kernel runs: what stands before them, between them and after them.
struct CheckedOperation
{
    EditText before;
    std::string between;
    std::string behind;
};

/// The start of a call that looks at operands at a site: "f(ks,7,1u,". In a streak it records no event.
EditText checkStart(RewriteContext &context, const std::string &function, int site);

/// A call of one of OpenCL's functions convert_...: its argument is looked at. Whether it took it.
bool rewriteConversion(RewriteContext &context, const clang::CallExpr *call);

/// The call of a device function that makes an integer division or remainder, and records operands that OpenCL C gives no value for
/// (then it gives 0): a divisor of 0, the least number of its type divided by -1. nullopt: it is something else, or the divisor is known.
std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const clang::BinaryOperator *operation);

/// Integer operations on private values:
///
///     a / b           ks_div_int(ks,7,1u,(a),(b))
///     x /= e          x=ks_div_int(ks,7,1u,x,(e))
///     r[i] /= e       (t=&(r[i]),*t=ks_div_int(ks,7,1u,*t,(e)))
///     (int)f          (int)ks_fits_int_float(ks,7,1u,f)
class OperationChecks
{
public:
    explicit OperationChecks(RewriteContext &context) : m_context(context) {}

    /// The value of an operation. Whether it took the expression.
    bool rewrite(const clang::BinaryOperator *operation);
    /// The same of an assignment to a private variable.
    bool assign(const clang::BinaryOperator *assignment);
    /// The same of a floating point number that is made an integer.
    bool convert(const clang::CastExpr *cast);

private:
    void assignInPlace(const clang::BinaryOperator *assignment, const CheckedOperation &checked);
    void assignThroughPointer(const clang::BinaryOperator *assignment, const CheckedOperation &checked);

    RewriteContext &m_context;
};

} // namespace kernelscope
