#include "instrument/LoopMotion.h"

#include <array>

#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"
#include "instrument/VariableChanges.h"

namespace kernelscope {

using namespace clang;

namespace {

/// The functions of OpenCL whose value is the same whenever a work-item asks.
bool staysTheSame(const CallExpr *call)
{
    static constexpr std::array names = {"get_global_id",
                                         "get_local_id",
                                         "get_group_id",
                                         "get_global_size",
                                         "get_local_size",
                                         "get_num_groups",
                                         "get_global_offset",
                                         "get_work_dim",
                                         "min",
                                         "max",
                                         "mul24",
                                         "mad24",
                                         "get_enqueued_local_size",
                                         "get_global_linear_id",
                                         "get_local_linear_id"};
    const FunctionDecl *callee = call->getDirectCallee();
    return callee && !callee->getDefinition() &&
           std::ranges::any_of(names, [&](const char *name) { return callee->getNameAsString() == name; });
}

using Motion = LoopMotion::Motion;

std::string negative(const std::string &distance)
{
    return distance.empty() ? distance : "-(" + distance + ")";
}

std::string sum(const std::string &a, const std::string &b)
{
    return a.empty() ? b : b.empty() ? a : "(" + a + ")+(" + b + ")";
}

} // namespace

LoopMotion::LoopMotion(const ForStmt *loop, const FunctionDecl *function, const ASTContext &ast, Written written)
    : m_loop(loop), m_ast(ast), m_written(std::move(written))
{
    VariableChanges turn;
    turn.read(loop->getBody());
    m_inside = turn.declared;
    VariableChanges next;
    next.read(loop->getInc());
    for (const auto &[variable, changes] : next.changes)
        m_next.insert(changes.begin(), changes.end());
    turn.read(loop->getInc());
    turn.read(loop->getCond());
    m_changes = std::move(turn.changes);
    m_conditional = std::move(turn.conditional);
    VariableChanges anywhere;
    anywhere.read(function->getBody());
    m_addressed = std::move(anywhere.addressed);
}

unsigned LoopMotion::bitsOf(QualType type) const
{
    return type->isIntegerType() && !type->isBooleanType() ? unsigned(m_ast.getTypeSize(type)) : 0;
}

/// A private variable that the loop does not change.
bool LoopMotion::isFixed(const ValueDecl *variable) const
{
    return isa<VarDecl>(variable) && !m_changes.contains(variable) && !m_addressed.contains(variable) &&
           !spaceLetter(variable->getType()) && !variable->getType().isVolatileQualified();
}

/// Whether a value is the same in each turn; `outside`: and can be asked for outside of the body.
bool LoopMotion::isInvariant(const Expr *expression, bool outside) const
{
    expression = expression->IgnoreParens();
    if (isa<IntegerLiteral>(expression) || isa<CharacterLiteral>(expression) || isa<UnaryExprOrTypeTraitExpr>(expression) ||
        isa<ConstantExpr>(expression))
        return true;
    if (const auto *reference = dyn_cast<DeclRefExpr>(expression)) {
        const ValueDecl *variable = reference->getDecl();
        if (isa<EnumConstantDecl>(variable))
            return true;
        if (!isFixed(variable))
            return false;
        if (!m_inside.contains(variable))
            return true;
        const Expr *initial = cast<VarDecl>(variable)->getInit();
        return !outside && initial && isInvariant(initial, false);
    }
    if (const auto *member = dyn_cast<MemberExpr>(expression))
        return !member->isArrow() && isInvariant(member->getBase(), outside);
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(expression))
        return !element->isArrow() && isInvariant(element->getBase(), outside);
    if (const auto *cast = dyn_cast<CastExpr>(expression)) {
        const CastKind kind = cast->getCastKind();
        return (kind == CK_LValueToRValue || kind == CK_IntegralCast || kind == CK_NoOp || kind == CK_IntegralToBoolean) &&
               isInvariant(cast->getSubExpr(), outside);
    }
    if (const auto *operation = dyn_cast<BinaryOperator>(expression))
        return !operation->isAssignmentOp() && operation->getOpcode() != BO_Comma && isInvariant(operation->getLHS(), outside) &&
               isInvariant(operation->getRHS(), outside);
    if (const auto *operation = dyn_cast<UnaryOperator>(expression))
        return operation->isArithmeticOp() && isInvariant(operation->getSubExpr(), outside);
    if (const auto *choice = dyn_cast<ConditionalOperator>(expression))
        return isInvariant(choice->getCond(), outside) && isInvariant(choice->getTrueExpr(), outside) &&
               isInvariant(choice->getFalseExpr(), outside);
    const auto *call = dyn_cast<CallExpr>(expression);
    return call && staysTheSame(call) &&
           std::ranges::all_of(call->arguments(), [&](const Expr *argument) { return isInvariant(argument, outside); });
}

/// Of type long; empty where it can't be said outside of the loop's body.
std::string LoopMotion::textOf(const Expr *invariant) const
{
    if (bitsOf(invariant->getType()) == 0 || !isInvariant(invariant, true))
        return {};
    return "(long)((" + invariant->getType().getCanonicalType().getUnqualifiedType().getAsString() + ")(" + m_written(invariant) + "))";
}

std::optional<Motion> LoopMotion::ofNumber(const Expr *expression) const
{
    expression = expression->IgnoreParens();
    if (isInvariant(expression, false))
        return Motion();
    if (bitsOf(expression->getType()) < 32)
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
        bitsOf(addition->getType()) == 32 && (left->mayWrap || right->mayWrap || addition->getType()->isUnsignedIntegerType());
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
    const std::string factor = textOf(left->stays() ? product->getLHS() : product->getRHS());
    if (factor.empty())
        return std::nullopt;
    const Motion &moving = left->stays() ? *right : *left;
    const bool wraps = bitsOf(product->getType()) == 32 && (moving.mayWrap || product->getType()->isUnsignedIntegerType());
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
    const unsigned from = bitsOf(inner->getType());
    const unsigned to = bitsOf(cast->getType());
    if (to > from && motion->mayWrap)
        return std::nullopt;
    const bool sameSigns = inner->getType()->isUnsignedIntegerType() == cast->getType()->isUnsignedIntegerType();
    motion->mayWrap = to == 32 && (motion->mayWrap || from > 32 || !sameSigns);
    return motion;
}

std::optional<Motion> LoopMotion::ofVariable(const ValueDecl *variable) const
{
    if (m_addressed.contains(variable) || variable->getType().isVolatileQualified() || spaceLetter(variable->getType()))
        return std::nullopt;
    const auto changes = m_changes.find(variable);
    if (changes == m_changes.end()) {
        if (!m_inside.contains(variable))
            return Motion();
        const Expr *initial = cast<VarDecl>(variable)->getInit();
        if (!initial)
            return std::nullopt;
        return variable->getType()->isPointerType() ? ofPointer(initial) : ofNumber(initial);
    }
    const Expr *change = changes->second.front();
    if (changes->second.size() != 1 || m_inside.contains(variable) || isConditional(change))
        return std::nullopt;
    return ofChange(change);
}

/// By how much the only change of a variable moves it, as a long; empty where that is not known.
std::string LoopMotion::stepText(const Expr *change) const
{
    if (const auto *step = dyn_cast<UnaryOperator>(change))
        return step->isIncrementOp() ? "1l" : "-1l";
    const auto *assignment = cast<BinaryOperator>(change);
    if (assignment->getOpcode() == BO_AddAssign || assignment->getOpcode() == BO_SubAssign) {
        const std::string step = textOf(assignment->getRHS());
        return assignment->getOpcode() == BO_AddAssign ? step : negative(step);
    }
    const auto *value = dyn_cast<BinaryOperator>(assignment->getRHS()->IgnoreParenImpCasts());
    if (assignment->getOpcode() != BO_Assign || !value || (value->getOpcode() != BO_Add && value->getOpcode() != BO_Sub))
        return {};
    const auto *own = dyn_cast<DeclRefExpr>(value->getLHS()->IgnoreParenImpCasts());
    if (!own || own->getDecl() != directVariable(assignment->getLHS()))
        return {};
    const std::string step = textOf(value->getRHS());
    return value->getOpcode() == BO_Add ? step : negative(step);
}

std::optional<Motion> LoopMotion::ofChange(const Expr *change) const
{
    const auto *assignment = dyn_cast<BinaryOperator>(change);
    const Expr *lvalue = assignment ? assignment->getLHS() : cast<UnaryOperator>(change)->getSubExpr();
    const auto *reference = dyn_cast<DeclRefExpr>(lvalue->IgnoreParens());
    const std::string step = stepText(change);
    if (!reference || step.empty())
        return std::nullopt;
    const QualType type = lvalue->getType();
    if (type->isPointerType()) {
        const auto size = m_ast.getTypeSizeInChars(type->getPointeeType()).getQuantity();
        return Motion{"(" + step + ")*" + std::to_string(size) + "l", false, false};
    }
    if (bitsOf(type) < 32)
        return std::nullopt;
    const bool isCounter = m_next.contains(change) && counterVariable() == reference->getDecl();
    const Expr *added = assignment ? assignment->getRHS()->IgnoreParenImpCasts() : nullptr;
    const bool plain =
        type->isSignedIntegerType() && (!added || (bitsOf(added->getType()) <= 32 && added->getType()->isSignedIntegerType()));
    return Motion{step, !isCounter && bitsOf(type) == 32 && !plain, false};
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
    const std::string distance =
        bitsOf(index->IgnoreImpCasts()->getType()) == 32 && offset->mayWrap ? "(long)(int)(" + offset->distance + ")" : offset->distance;
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
            return isInvariant(lvalue, false) ? std::optional(Motion()) : std::nullopt;
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

/// The loop's counter, if it is this side of the condition.
const DeclRefExpr *LoopMotion::counterIn(const Expr *side) const
{
    const auto *reference = dyn_cast<DeclRefExpr>(side->IgnoreParenImpCasts());
    const auto changes = reference ? m_changes.find(reference->getDecl()) : m_changes.end();
    const bool isIt = changes != m_changes.end() && changes->second.size() == 1 && m_next.contains(changes->second.front()) &&
                      !isConditional(changes->second.front());
    return isIt && bitsOf(reference->getType()) >= 32 && !m_addressed.contains(reference->getDecl()) &&
                   !spaceLetter(reference->getType()) && !reference->getType().isVolatileQualified()
               ? reference
               : nullptr;
}

/// The comparison that keeps the loop going; null where it is something else.
const BinaryOperator *LoopMotion::test() const
{
    const auto *test = dyn_cast_or_null<BinaryOperator>(m_loop->getCond());
    return test && (test->isRelationalOp() || test->getOpcode() == BO_NE) ? test : nullptr;
}

const ValueDecl *LoopMotion::counterVariable() const
{
    const BinaryOperator *compared = test();
    if (!compared)
        return nullptr;
    const DeclRefExpr *left = counterIn(compared->getLHS());
    const DeclRefExpr *counted = left ? left : counterIn(compared->getRHS());
    return counted ? counted->getDecl() : nullptr;
}

std::optional<LoopMotion::Counter> LoopMotion::counter() const
{
    if (!counterVariable())
        return std::nullopt;
    const BinaryOperator *test = this->test();
    const bool isLeft = counterIn(test->getLHS());
    const DeclRefExpr *counted = isLeft ? counterIn(test->getLHS()) : counterIn(test->getRHS());
    const Expr *limit = isLeft ? test->getRHS() : test->getLHS();
    const BinaryOperatorKind relation = isLeft ? test->getOpcode() : BinaryOperator::reverseComparisonOp(test->getOpcode());
    Counter counter;
    counter.step = stepText(m_changes.at(counted->getDecl()).front());
    counter.bound = textOf(limit);
    if (counter.step.empty() || counter.bound.empty())
        return std::nullopt;
    const bool isUnequal = relation == BO_NE;
    if (isUnequal && counter.step != "1l" && counter.step != "-1l")
        return std::nullopt;
    counter.goesDown = isUnequal ? counter.step == "-1l" : relation == BO_GT || relation == BO_GE;
    if (relation == BO_LE || relation == BO_GE)
        counter.bound += relation == BO_LE ? "+1l" : "-1l";
    counter.at = "(long)(" + m_written(counted) + ")";
    counter.isUnsigned = counted->getType()->isUnsignedIntegerType() || limit->getType()->isUnsignedIntegerType();
    counter.bits = bitsOf(counted->getType());
    return counter;
}

} // namespace kernelscope
