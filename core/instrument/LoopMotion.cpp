#include "instrument/LoopMotion.h"

#include "instrument/PointerFlow.h"

namespace kernelscope {

using namespace clang;

namespace {

using Motion = LoopMotion::Motion;

std::string sum(const std::string &a, const std::string &b)
{
    return a.empty() ? b : b.empty() ? a : "(" + a + ")+(" + b + ")";
}

} // namespace

LoopMotion::LoopMotion(const ForStmt *loop, const FunctionDecl *function, const ASTContext &ast, LoopTurns::Written written)
    : m_ast(ast), m_turns(loop, function, ast, std::move(written))
{
}

std::optional<Motion> LoopMotion::ofNumber(const Expr *expression) const
{
    expression = expression->IgnoreParens();
    if (m_turns.isInvariant(expression, false))
        return Motion();
    if (m_turns.bitsOf(expression->getType()) < 32)
        return std::nullopt;
    if (const auto *cast = dyn_cast<CastExpr>(expression))
        return ofConversion(cast);
    if (const auto *operation = dyn_cast<UnaryOperator>(expression)) {
        if (operation->isIncrementDecrementOp()) {
            const ValueDecl *variable = directVariable(operation->getSubExpr());
            return variable ? ofVariable(variable) : std::nullopt;
        }
        auto motion =
            operation->getOpcode() == UO_Minus || operation->getOpcode() == UO_Plus ? ofNumber(operation->getSubExpr()) : std::nullopt;
        if (motion && operation->getOpcode() == UO_Minus) {
            motion->distance = negative(motion->distance);
            motion->mayWrap = motion->mayWrap || operation->getType()->isUnsignedIntegerType();
        }
        return motion;
    }
    const auto *operation = dyn_cast<BinaryOperator>(expression);
    if (!operation)
        return std::nullopt;
    if (operation->getOpcode() == BO_Add || operation->getOpcode() == BO_Sub)
        return ofSum(operation);
    return operation->getOpcode() == BO_Mul || operation->getOpcode() == BO_Shl ? ofProduct(operation) : std::nullopt;
}

std::optional<Motion> LoopMotion::ofSum(const BinaryOperator *addition) const
{
    const auto left = ofNumber(addition->getLHS());
    const auto right = ofNumber(addition->getRHS());
    if (!left || !right)
        return std::nullopt;
    const bool wraps =
        m_turns.bitsOf(addition->getType()) == 32 && (left->mayWrap || right->mayWrap || addition->getType()->isUnsignedIntegerType());
    const bool isSum = addition->getOpcode() == BO_Add;
    return Motion{sum(left->distance, isSum ? right->distance : negative(right->distance)), wraps, false};
}

std::optional<Motion> LoopMotion::ofProduct(const BinaryOperator *product) const
{
    const bool isShift = product->getOpcode() == BO_Shl;
    const auto left = ofNumber(product->getLHS());
    const auto right = ofNumber(product->getRHS());
    if (!left || !right || (!left->stays() && !right->stays()) || (isShift && !right->stays()))
        return std::nullopt;
    if (left->stays() && right->stays())
        return Motion();
    const std::string factor = m_turns.textOf(left->stays() ? product->getLHS() : product->getRHS());
    if (factor.empty())
        return std::nullopt;
    const Motion &moving = left->stays() ? *right : *left;
    const bool wraps = m_turns.bitsOf(product->getType()) == 32 && (moving.mayWrap || product->getType()->isUnsignedIntegerType());
    return Motion{"(" + moving.distance + ")*(" + (isShift ? "1l<<" + factor : factor) + ")", wraps, false};
}

std::optional<Motion> LoopMotion::ofConversion(const CastExpr *cast) const
{
    const Expr *inner = cast->getSubExpr();
    if (cast->getCastKind() == CK_LValueToRValue) {
        const auto *reference = dyn_cast<DeclRefExpr>(inner->IgnoreParens());
        return reference ? ofVariable(reference->getDecl()) : std::nullopt;
    }
    if (cast->getCastKind() != CK_IntegralCast && cast->getCastKind() != CK_NoOp)
        return std::nullopt;
    auto motion = ofNumber(inner);
    if (!motion || motion->stays())
        return motion;
    const unsigned from = m_turns.bitsOf(inner->getType());
    const unsigned to = m_turns.bitsOf(cast->getType());
    if (to > from && motion->mayWrap)
        return std::nullopt;
    const bool sameSigns = inner->getType()->isUnsignedIntegerType() == cast->getType()->isUnsignedIntegerType();
    motion->mayWrap = to == 32 && (motion->mayWrap || from > 32 || !sameSigns);
    return motion;
}

std::optional<Motion> LoopMotion::ofVariable(const ValueDecl *variable) const
{
    if (!m_turns.isFollowed(variable))
        return std::nullopt;
    const std::vector<const Expr *> changes = m_turns.changesOf(variable);
    if (changes.empty()) {
        if (!m_turns.declares(variable))
            return Motion();
        const Expr *initial = cast<VarDecl>(variable)->getInit();
        if (!initial)
            return std::nullopt;
        return variable->getType()->isPointerType() ? ofPointer(initial) : ofNumber(initial);
    }
    const Expr *change = changes.front();
    if (changes.size() != 1 || m_turns.declares(variable) || isConditional(change))
        return std::nullopt;
    return ofChange(change);
}

std::optional<Motion> LoopMotion::ofChange(const Expr *change) const
{
    const auto *assignment = dyn_cast<BinaryOperator>(change);
    const Expr *lvalue = assignment ? assignment->getLHS() : cast<UnaryOperator>(change)->getSubExpr();
    const auto *reference = dyn_cast<DeclRefExpr>(lvalue->IgnoreParens());
    const std::string step = m_turns.stepText(change);
    if (!reference || step.empty())
        return std::nullopt;
    const QualType type = lvalue->getType();
    if (type->isPointerType()) {
        const auto size = m_ast.getTypeSizeInChars(type->getPointeeType()).getQuantity();
        return Motion{"(" + step + ")*" + std::to_string(size) + "l", false, false};
    }
    if (m_turns.bitsOf(type) < 32)
        return std::nullopt;
    const bool isCounter = m_turns.isBetween(change) && m_turns.counterVariable() == reference->getDecl();
    const Expr *added = assignment ? assignment->getRHS()->IgnoreParenImpCasts() : nullptr;
    const bool plain =
        type->isSignedIntegerType() && (!added || (m_turns.bitsOf(added->getType()) <= 32 && added->getType()->isSignedIntegerType()));
    return Motion{step, !isCounter && m_turns.bitsOf(type) == 32 && !plain, false};
}

std::optional<Motion> LoopMotion::ofIndexed(const Expr *pointer, const Expr *index, bool back, QualType element) const
{
    const auto base = ofPointer(pointer);
    const auto offset = ofNumber(index);
    if (!base || !offset)
        return std::nullopt;
    if (offset->stays())
        return base;
    if (offset->mayWrap && (back || !base->stays()))
        return std::nullopt;
    const std::string distance = m_turns.bitsOf(index->IgnoreImpCasts()->getType()) == 32 && offset->mayWrap
                                     ? "(long)(int)(" + offset->distance + ")"
                                     : offset->distance;
    const std::string bytes = "(" + distance + ")*" + std::to_string(m_ast.getTypeSizeInChars(element).getQuantity()) + "l";
    const bool forth = base->onlyForth || (offset->mayWrap && index->IgnoreImpCasts()->getType()->isUnsignedIntegerType());
    return Motion{sum(base->distance, back ? negative(bytes) : bytes), false, forth};
}

std::optional<Motion> LoopMotion::ofPointer(const Expr *pointer) const
{
    pointer = pointer->IgnoreParens();
    if (const auto *cast = dyn_cast<CastExpr>(pointer)) {
        switch (cast->getCastKind()) {
        case CK_ArrayToPointerDecay:
            return ofPlace(cast->getSubExpr());
        case CK_BitCast:
        case CK_NoOp:
        case CK_AddressSpaceConversion:
            return ofPointer(cast->getSubExpr());
        case CK_LValueToRValue: {
            const Expr *lvalue = cast->getSubExpr()->IgnoreParens();
            if (const auto *reference = dyn_cast<DeclRefExpr>(lvalue))
                return ofVariable(reference->getDecl());
            return m_turns.isInvariant(lvalue, false) ? std::optional(Motion()) : std::nullopt;
        }
        default:
            return std::nullopt;
        }
    }
    if (const auto *operation = dyn_cast<UnaryOperator>(pointer)) {
        if (operation->getOpcode() == UO_AddrOf)
            return ofPlace(operation->getSubExpr());
        const ValueDecl *variable = operation->isIncrementDecrementOp() ? directVariable(operation->getSubExpr()) : nullptr;
        return variable ? ofVariable(variable) : std::nullopt;
    }
    const auto *moved = dyn_cast<BinaryOperator>(pointer);
    if (!moved || (moved->getOpcode() != BO_Add && moved->getOpcode() != BO_Sub))
        return std::nullopt;
    const bool leftIsPointer = moved->getLHS()->getType()->isPointerType();
    const Expr *base = leftIsPointer ? moved->getLHS() : moved->getRHS();
    const Expr *index = leftIsPointer ? moved->getRHS() : moved->getLHS();
    return ofIndexed(base, index, moved->getOpcode() == BO_Sub, moved->getType()->getPointeeType());
}

std::optional<Motion> LoopMotion::ofPlace(const Expr *lvalue) const
{
    lvalue = lvalue->IgnoreParens();
    if (isa<DeclRefExpr>(lvalue))
        return Motion();
    if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(lvalue))
        return ofIndexed(subscript->getBase(), subscript->getIdx(), false, subscript->getType());
    if (const auto *member = dyn_cast<MemberExpr>(lvalue))
        return member->isArrow() ? ofPointer(member->getBase()) : ofPlace(member->getBase());
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(lvalue))
        return element->isArrow() ? ofPointer(element->getBase()) : ofPlace(element->getBase());
    const auto *dereference = dyn_cast<UnaryOperator>(lvalue);
    return dereference && dereference->getOpcode() == UO_Deref ? ofPointer(dereference->getSubExpr()) : std::nullopt;
}

} // namespace kernelscope
