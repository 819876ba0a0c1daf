#pragma once

#include <optional>
#include <string>

#include <clang/AST/Expr.h>

#include "instrument/IndexChecks.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// An operation whose operands are looked at as the kernel runs: what stands before them, between them and after them.
struct CheckedOperation
{
    EditText before;
    EditText between;
    EditText behind;
};

/// The start of a call that looks at operands at a site: "f(ks,7,1u,". In a streak it records no event.
EditText checkStart(RewriteContext &context, const std::string &function, int site);

/// The start of a call that looks at the address of an access, and gives it back: "f(ks,7,1u,3u,". `device`: the type in the program's
/// words.
EditText startOfAlignmentCheck(RewriteContext &context, const clang::Stmt *access, clang::QualType type, unsigned set,
                               const DeviceType &device, const DevicePlace &place, bool isConst, unsigned alignment);

/// A call of one of OpenCL's functions convert_...: its argument is looked at. Whether it took it.
bool rewriteConversion(RewriteContext &context, const clang::CallExpr *call);

/// The call of a device function that makes an integer operation, and records operands that OpenCL C gives no value for: a division or
/// remainder by 0, or of the least number of its type by -1 (then it gives 0); a signed +, - or * whose result its type does not have (then
/// it gives that modulo 2 to the power of its bits). nullopt: it is something else, or the text shows that this can't happen.
std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const clang::BinaryOperator *operation);
/// The same of ++ and --; what stands after `between` is a 1 of the operand's type.
std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const clang::UnaryOperator *step);

/// Integer operations on private values:
///
///     a / b           ks_div_int(ks,7,1u,(a),(b))
///     x /= e          x=ks_div_int(ks,7,1u,x,(e))
///     r[i] /= e       (t=&(r[i]),*t=ks_div_int(ks,7,1u,*t,(e)))
///     v[i] /= e       (t=(ks_kept(ks,8,(i),4ul)),v[t]=ks_div_int(ks,7,1u,v[t],(e)))
///     x++             (t=x,x=ks_add_int(ks,7,1u,t,(int)1),t)
///     -a              ks_sub_int(ks,7,1u,(int)0,(a))
///     (int)f          (int)ks_fits_int_float(ks,7,1u,f)
class OperationChecks
{
public:
    OperationChecks(RewriteContext &context, IndexChecks &indexes) : m_context(context), m_indexes(indexes) {}

    /// The value of an operation. Whether it took the expression.
    bool rewrite(const clang::BinaryOperator *operation);
    bool negate(const clang::UnaryOperator *minus);
    /// The same of an assignment to a private variable.
    bool assign(const clang::BinaryOperator *assignment);
    bool step(const clang::UnaryOperator *step); ///< ++ and --
    /// The same of a floating point number that is made an integer.
    bool convert(const clang::CastExpr *cast);

private:
    /// An lvalue that is read and assigned to.
    struct Place
    {
        std::string value;         ///< how it is named
        const clang::Expr *walked; ///< itself; where it may not be evaluated twice, what its address is taken of,
        EditText before;           ///< which stands between these
        EditText behind;
        bool isAddressed() const { return !before.text.empty(); }
    };
    Place placeOf(const clang::Expr *lvalue);

    RewriteContext &m_context;
    IndexChecks &m_indexes;
    int m_nested = 0; ///< operations that are being rewritten
};

} // namespace kernelscope
