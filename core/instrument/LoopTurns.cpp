#include "instrument/LoopTurns.h"

#include <algorithm>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"

namespace kernelscope {

using namespace clang;

namespace {

/// The functions of OpenCL whose value is the same whenever a work-item asks.
bool staysTheSame(const CallExpr *call)
{
    const BuiltinKind kind = builtinCalled(call).kind;
    return kind == BuiltinKind::WorkItem || kind == BuiltinKind::GlobalSize || kind == BuiltinKind::LocalSize ||
           kind == BuiltinKind::Arithmetic;
}

/// int x = x + 1;
bool isNamedIn(const Stmt *value, const ValueDecl *variable)
{
    const auto *reference = dyn_cast_or_null<DeclRefExpr>(value);
    return value && ((reference && reference->getDecl() == variable) ||
                     std::ranges::any_of(value->children(), [variable](const Stmt *part) { return isNamedIn(part, variable); }));
}

} // namespace

std::string negative(const std::string &number)
{
    return number.empty() ? number : "-(" + number + ")";
}

LoopTurns::LoopTurns(const ForStmt *loop, const FunctionDecl *function, const ASTContext &ast, Written written)
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
    for (const ValueDecl *variable : m_inside) {
        const auto *own = dyn_cast<VarDecl>(variable);
        if (own && isNamedIn(own->getInit(), variable))
            m_addressed.insert(variable); // not to be followed either
    }
}

std::vector<const Expr *> LoopTurns::changesOf(const ValueDecl *variable) const
{
    const auto changes = m_changes.find(variable);
    return changes == m_changes.end() ? std::vector<const Expr *>() : changes->second;
}

unsigned LoopTurns::bitsOf(QualType type) const
{
    return type->isIntegerType() && !type->isBooleanType() ? unsigned(m_ast.getTypeSize(type)) : 0;
}

bool LoopTurns::isFollowed(const ValueDecl *variable) const
{
    return !m_addressed.contains(variable) && !variable->getType().isVolatileQualified() && !spaceLetter(variable->getType());
}

/// A private variable that the loop does not change.
bool LoopTurns::isFixed(const ValueDecl *variable) const
{
    return isa<VarDecl>(variable) && !m_changes.contains(variable) && isFollowed(variable);
}

bool LoopTurns::isInvariant(const Expr *expression, bool outside) const
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

std::string LoopTurns::textOf(const Expr *invariant) const
{
    if (bitsOf(invariant->getType()) == 0 || !isInvariant(invariant, true))
        return {};
    return "(long)((" + invariant->getType().getCanonicalType().getUnqualifiedType().getAsString() + ")(" + m_written(invariant) + "))";
}

std::string LoopTurns::stepText(const Expr *change) const
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

/// The loop's counter, if it is this side of the condition.
const DeclRefExpr *LoopTurns::counterIn(const Expr *side) const
{
    const auto *reference = dyn_cast<DeclRefExpr>(side->IgnoreParenImpCasts());
    const auto changes = reference ? m_changes.find(reference->getDecl()) : m_changes.end();
    const bool isIt = changes != m_changes.end() && changes->second.size() == 1 && m_next.contains(changes->second.front()) &&
                      !isConditional(changes->second.front());
    return isIt && bitsOf(reference->getType()) >= 32 && isFollowed(reference->getDecl()) ? reference : nullptr;
}

/// The comparison that keeps the loop going; null where it is something else.
const BinaryOperator *LoopTurns::test() const
{
    const auto *test = dyn_cast_or_null<BinaryOperator>(m_loop->getCond());
    return test && (test->isRelationalOp() || test->getOpcode() == BO_NE) ? test : nullptr;
}

const ValueDecl *LoopTurns::counterVariable() const
{
    const BinaryOperator *compared = test();
    if (!compared)
        return nullptr;
    const DeclRefExpr *left = counterIn(compared->getLHS());
    const DeclRefExpr *counted = left ? left : counterIn(compared->getRHS());
    return counted ? counted->getDecl() : nullptr;
}

std::optional<LoopCounter> LoopTurns::counter() const
{
    if (!counterVariable())
        return std::nullopt;
    const BinaryOperator *test = this->test();
    const bool isLeft = counterIn(test->getLHS());
    const DeclRefExpr *counted = isLeft ? counterIn(test->getLHS()) : counterIn(test->getRHS());
    const Expr *limit = isLeft ? test->getRHS() : test->getLHS();
    const BinaryOperatorKind relation = isLeft ? test->getOpcode() : BinaryOperator::reverseComparisonOp(test->getOpcode());
    LoopCounter counter;
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
