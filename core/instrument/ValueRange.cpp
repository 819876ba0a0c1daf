#include "instrument/ValueRange.h"

#include "instrument/CalledFunction.h"

namespace kernelscope {

using namespace clang;
using llvm::ConstantRange;

namespace {

constexpr quint64 mostWorkItems = quint64(1) << 30; ///< of a launch that can be traced, offsets included
constexpr int mostNestedOperations = 8;             ///< of operations within operations that are looked into

/// The range from 0 to below a number.
ConstantRange below(quint64 end, unsigned bits)
{
    return {llvm::APInt(bits, 0), llvm::APInt(bits, end)};
}

ConstantRange allOf(QualType type, const ASTContext &ast)
{
    const auto bits = unsigned(ast.getTypeSize(type));
    return type->isBooleanType() ? below(2, bits) : ConstantRange::getFull(bits);
}

/// Converted from a type to one of so many bits.
ConstantRange converted(const ConstantRange &range, QualType from, unsigned bits)
{
    if (bits == range.getBitWidth())
        return range;
    if (bits < range.getBitWidth())
        return range.truncate(bits);
    return from->isSignedIntegerOrEnumerationType() ? range.signExtend(bits) : range.zeroExtend(bits);
}

bool isConstant(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression);
    return isa<IntegerLiteral>(expression) || isa<CharacterLiteral>(expression) || isa<UnaryExprOrTypeTraitExpr>(expression) ||
           (reference && isa<EnumConstantDecl>(reference->getDecl()));
}

class RangeReader
{
public:
    explicit RangeReader(const RewriteContext &context) : m_context(context) {}

    ConstantRange of(const Expr *expression)
    {
        expression = expression->IgnoreParens();
        const ConstantRange any = allOf(expression->getType(), m_context.ast());
        if (++m_depth > mostNestedOperations) {
            --m_depth;
            return any;
        }
        const ConstantRange range = read(expression, any);
        --m_depth;
        return range;
    }

private:
    ConstantRange read(const Expr *expression, const ConstantRange &any)
    {
        if (isConstant(expression)) {
            const auto value = constantOf(expression, m_context.ast());
            return value ? ConstantRange(value->extOrTrunc(any.getBitWidth())) : any;
        }
        if (const auto *cast = dyn_cast<CastExpr>(expression))
            return ofCast(cast, any);
        if (const auto *operation = dyn_cast<BinaryOperator>(expression))
            return ofOperation(operation, any);
        if (const auto *operation = dyn_cast<UnaryOperator>(expression); operation && operation->getOpcode() == UO_Minus)
            return below(1, any.getBitWidth()).sub(of(operation->getSubExpr()));
        if (const auto *choice = dyn_cast<ConditionalOperator>(expression))
            return of(choice->getTrueExpr()).unionWith(of(choice->getFalseExpr()));
        const auto *call = dyn_cast<CallExpr>(expression);
        switch (call ? builtinCalled(call).kind : BuiltinKind::Other) {
        case BuiltinKind::WorkItem:
        case BuiltinKind::GlobalSize:
        case BuiltinKind::LocalSize:
            return below(mostWorkItems + 1, any.getBitWidth());
        default:
            return any;
        }
    }

    ConstantRange ofCast(const CastExpr *cast, const ConstantRange &any)
    {
        const Expr *inner = cast->getSubExpr()->IgnoreParens();
        const auto *reference = dyn_cast<DeclRefExpr>(inner);
        if (cast->getCastKind() == CK_LValueToRValue)
            return reference ? ofVariable(reference->getDecl(), any) : any;
        const bool keepsNumber = cast->getCastKind() == CK_IntegralCast || cast->getCastKind() == CK_NoOp;
        return keepsNumber && inner->getType()->isIntegralOrEnumerationType() ? converted(of(inner), inner->getType(), any.getBitWidth())
                                                                              : any;
    }

    ConstantRange ofVariable(const ValueDecl *value, const ConstantRange &any)
    {
        if (const auto known = m_context.below.find(value); known != m_context.below.end())
            return below(known->second, any.getBitWidth());
        const auto *variable = dyn_cast<VarDecl>(value);
        const bool keepsValue = variable && variable->isLocalVarDecl() && variable->getInit() && !m_context.changes.mayChange(variable) &&
                                !variable->getType().isVolatileQualified() && variable->getType()->isIntegralOrEnumerationType();
        return keepsValue ? of(variable->getInit()) : any;
    }

    ConstantRange ofOperation(const BinaryOperator *operation, const ConstantRange &any)
    {
        if (operation->isComparisonOp() || operation->isLogicalOp())
            return below(2, any.getBitWidth());
        if (operation->isAssignmentOp() || !operation->getLHS()->getType()->isIntegralOrEnumerationType() ||
            !operation->getRHS()->getType()->isIntegralOrEnumerationType())
            return any;
        const ConstantRange left = of(operation->getLHS());
        const ConstantRange right = of(operation->getRHS());
        const bool isSigned = operation->getType()->isSignedIntegerOrEnumerationType();
        switch (operation->getOpcode()) {
        case BO_Add:
            return left.add(right);
        case BO_Sub:
            return left.sub(right);
        case BO_Mul:
            return left.multiply(right);
        case BO_Rem:
            return isSigned ? left.srem(right) : left.urem(right);
        case BO_And:
            return left.binaryAnd(right);
        case BO_Shr:
            if (!right.getUnsignedMax().ult(any.getBitWidth())) // OpenCL C takes the distance modulo the width
                return any;
            return isSigned ? left.ashr(right.zextOrTrunc(any.getBitWidth())) : left.lshr(right.zextOrTrunc(any.getBitWidth()));
        default:
            return any;
        }
    }

    const RewriteContext &m_context;
    int m_depth = 0;
};

} // namespace

ConstantRange rangeOf(const Expr *expression, const RewriteContext &context)
{
    return RangeReader(context).of(expression);
}

ConstantRange rangeOf(const Expr *lvalue, QualType type, const RewriteContext &context)
{
    return converted(allOf(lvalue->getType(), context.ast()), lvalue->getType(), unsigned(context.ast().getTypeSize(type)));
}

bool isAlwaysTrue(const Expr *condition, const RewriteContext &context)
{
    const auto *test = dyn_cast<BinaryOperator>(condition->IgnoreParenImpCasts());
    const QualType type = test ? test->getLHS()->getType() : QualType();
    if (!test || !test->isRelationalOp() || !type->isIntegralOrEnumerationType()) {
        const auto value = constantOf(condition, context.ast());
        return value && *value != 0;
    }
    const BinaryOperatorKind sign = test->getOpcode();
    const bool goesUp = sign == BO_LT || sign == BO_LE;
    const ConstantRange lower = rangeOf(goesUp ? test->getLHS() : test->getRHS(), context);
    const ConstantRange upper = rangeOf(goesUp ? test->getRHS() : test->getLHS(), context);
    const bool isSigned = type->isSignedIntegerOrEnumerationType();
    const llvm::APInt greatest = isSigned ? lower.getSignedMax() : lower.getUnsignedMax();
    const llvm::APInt least = isSigned ? upper.getSignedMin() : upper.getUnsignedMin();
    const bool mayBeEqual = sign == BO_LE || sign == BO_GE;
    return (isSigned ? greatest.slt(least) : greatest.ult(least)) || (mayBeEqual && greatest == least);
}

} // namespace kernelscope
