#include "instrument/EndingLoops.h"

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/VariableChanges.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr qint64 mostTurns = 4096;
constexpr qint64 mostFactor = 1024; ///< times mostTurns it is far from the end of any type that is looked at

const ValueDecl *variableOf(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParenImpCasts());
    return reference ? reference->getDecl() : nullptr;
}

/// A number of work-items: 1 or more, and no more than a device can have in a group where it is the group's.
bool isSizeCall(const Expr *expression, bool ofGroup)
{
    const auto *call = dyn_cast<CallExpr>(expression->IgnoreParenImpCasts());
    const BuiltinKind kind = call ? builtinCalled(call).kind : BuiltinKind::Other;
    return kind == BuiltinKind::LocalSize || (!ofGroup && kind == BuiltinKind::GlobalSize);
}

class EndingLoop
{
public:
    EndingLoop(const ForStmt *loop, const ASTContext &ast) : m_loop(loop), m_ast(ast) {}

    std::optional<EndingCounter> counter()
    {
        if (!readStep() || !readTest() || !ends())
            return std::nullopt;
        VariableChanges turn;
        turn.read(m_loop->getBody());
        if (turn.mayChange(m_counter))
            return std::nullopt;
        const bool isRange = m_way == Way::Up && m_isExact && m_bound > 0 && declaredStart().value_or(-1) >= 0;
        const bool isKnown = m_isExact && (m_way == Way::Up || givenStart());
        return EndingCounter{m_counter, isRange ? quint64(m_bound) : 0, isKnown};
    }

private:
    enum class Way { Up, Down, Doubling, Halving };

    std::optional<qint64> constant(const Expr *expression) const
    {
        const auto value = constantOf(expression, m_ast);
        return value ? std::optional<qint64>(value->getExtValue()) : std::nullopt;
    }

    bool isCounter(const ValueDecl *variable) const
    {
        if (!variable)
            return false;
        const QualType type = variable->getType();
        return type->isIntegerType() && !spaceLetter(type) && !type.isVolatileQualified() && m_ast.getTypeSize(type) >= 32;
    }

    bool readStep()
    {
        if (const auto *one = dyn_cast_or_null<UnaryOperator>(m_loop->getInc()); one && one->isIncrementDecrementOp()) {
            m_counter = variableOf(one->getSubExpr());
            m_way = one->isIncrementOp() ? Way::Up : Way::Down;
            return isCounter(m_counter);
        }
        const auto *change = dyn_cast_or_null<BinaryOperator>(m_loop->getInc());
        if (!change || !change->isAssignmentOp())
            return false;
        m_counter = variableOf(change->getLHS());
        if (!isCounter(m_counter))
            return false;
        if (change->isCompoundAssignmentOp())
            return readChange(BinaryOperator::getOpForCompoundAssignment(change->getOpcode()), change->getRHS());
        const auto *result = dyn_cast<BinaryOperator>(change->getRHS()->IgnoreParenImpCasts()); // s = s / 2
        return result && variableOf(result->getLHS()) == m_counter && readChange(result->getOpcode(), result->getRHS());
    }

    bool readChange(BinaryOperatorKind operation, const Expr *by)
    {
        const auto number = isSizeCall(by, false) ? 1 : constant(by);
        if (!number || *number < 1 || *number > mostFactor)
            return false;
        const bool isShift = operation == BO_Shl || operation == BO_Shr;
        if (isShift && *number > 8)
            return false;
        m_by = isShift ? qint64(1) << *number : *number;
        m_isExact = m_isExact && !isSizeCall(by, false);
        m_way = operation == BO_Add                          ? Way::Up
                : operation == BO_Sub                        ? Way::Down
                : operation == BO_Mul || operation == BO_Shl ? Way::Doubling
                                                             : Way::Halving;
        const bool isFactor = m_way == Way::Doubling || m_way == Way::Halving;
        const bool isKnown = operation == BO_Add || operation == BO_Sub || operation == BO_Mul || operation == BO_Div || isShift;
        return isKnown && (!isFactor || (m_by > 1 && !isSizeCall(by, false)));
    }

    /// As "counter < m_bound" or "counter > m_bound"; a number of work-items counts as the most that it can be.
    bool readTest()
    {
        if (!m_loop->getCond())
            return false;
        const bool isUnsigned = m_counter->getType()->isUnsignedIntegerType();
        if (variableOf(m_loop->getCond()) == m_counter) { // while it is not zero
            m_bound = 0;
            return m_way == Way::Halving && isUnsigned;
        }
        const auto *test = dyn_cast<BinaryOperator>(m_loop->getCond()->IgnoreParenImpCasts());
        if (!test || variableOf(test->getLHS()) != m_counter)
            return false;
        const auto bound = isSizeCall(test->getRHS(), true) ? mostTurns : constant(test->getRHS());
        if (!bound || *bound > mostTurns)
            return false;
        m_bound = *bound;
        m_isExact = m_isExact && !isSizeCall(test->getRHS(), true);
        // A counter below zero is a large number to such a comparison.
        const bool isTurned = !isUnsigned && test->getLHS()->getType()->isUnsignedIntegerType();
        switch (test->getOpcode()) {
        case BO_LT:
        case BO_LE:
            m_bound += test->getOpcode() == BO_LE ? 1 : 0;
            return m_way == Way::Up || m_way == Way::Doubling;
        case BO_GT:
        case BO_GE:
            m_bound -= test->getOpcode() == BO_GE ? 1 : 0;
            return !isTurned && (m_way == Way::Halving || m_way == Way::Down);
        case BO_NE:
            return m_way == Way::Halving && m_bound == 0 && isUnsigned;
        default:
            return false;
        }
    }

    bool ends() const
    {
        const qint64 start = givenStart().value_or(-1);
        switch (m_way) {
        case Way::Up:
            return true;
        case Way::Doubling:
            return start > 0;
        case Way::Halving:
            return m_bound >= 0;
        case Way::Down: // an unsigned one must not step over zero
            return start >= 0 && start <= mostTurns && (m_counter->getType()->isSignedIntegerType() || (m_by == 1 && m_bound >= 0));
        }
        return false;
    }

    /// for (int k = START; ...)
    std::optional<qint64> declaredStart() const
    {
        const auto *declaration = dyn_cast_or_null<DeclStmt>(m_loop->getInit());
        const auto *variable = declaration && declaration->isSingleDecl() ? dyn_cast<VarDecl>(declaration->getSingleDecl()) : nullptr;
        return variable && variable == m_counter && variable->getInit() ? constant(variable->getInit()) : std::nullopt;
    }

    /// That, or for (k = START; ...)
    std::optional<qint64> givenStart() const
    {
        const auto *assigned = dyn_cast_or_null<BinaryOperator>(m_loop->getInit());
        const bool isAssigned = assigned && assigned->getOpcode() == BO_Assign && variableOf(assigned->getLHS()) == m_counter;
        return isAssigned ? constant(assigned->getRHS()) : declaredStart();
    }

    const ForStmt *m_loop;
    const ASTContext &m_ast;
    const ValueDecl *m_counter = nullptr;
    Way m_way = Way::Up;
    qint64 m_by = 1;
    qint64 m_bound = 0;
    bool m_isExact = true; ///< neither the bound nor the step is a number of work-items
};

/// Whether a counter that a condition holds for is not yet the last number of its type.
bool keepsFromEnd(const Expr *condition, const ValueDecl *counter, bool goesUp, const ASTContext &ast)
{
    const auto *test = dyn_cast<BinaryOperator>(condition->IgnoreParenImpCasts());
    if (!test)
        return false;
    if (test->getOpcode() == BO_LAnd)
        return keepsFromEnd(test->getLHS(), counter, goesUp, ast) || keepsFromEnd(test->getRHS(), counter, goesUp, ast);
    const bool isLeft = variableOf(test->getLHS()) == counter;
    if (!test->isRelationalOp() || (!isLeft && variableOf(test->getRHS()) != counter))
        return false;
    const BinaryOperatorKind relation = isLeft ? test->getOpcode() : BinaryOperator::reverseComparisonOp(test->getOpcode());
    const auto bound = constantOf(isLeft ? test->getRHS() : test->getLHS(), ast); // i >= 0
    return goesUp ? relation == BO_LT : relation == BO_GT || (relation == BO_GE && bound && !bound->isMinSignedValue());
}

} // namespace

const Expr *boundedStep(const Stmt *loop, const ASTContext &ast)
{
    const auto *counted = dyn_cast<ForStmt>(loop);
    if (!counted || !counted->getInc() || !counted->getCond())
        return nullptr;
    const Expr *step = counted->getInc()->IgnoreParens();
    if (endingCounter(loop, ast))
        return step;
    if (const auto *steps = dyn_cast<BinaryOperator>(step); steps && steps->getOpcode() == BO_Comma)
        step = steps->getLHS()->IgnoreParens(); // i++, p += n
    const auto *one = dyn_cast<UnaryOperator>(step);
    const ValueDecl *counter = one && one->isIncrementDecrementOp() ? variableOf(one->getSubExpr()) : nullptr;
    VariableChanges turn;
    turn.read(counted->getBody());
    const bool isBounded = counter && !turn.mayChange(counter) && keepsFromEnd(counted->getCond(), counter, one->isIncrementOp(), ast);
    return isBounded ? step : nullptr;
}

std::optional<EndingCounter> endingCounter(const Stmt *loop, const ASTContext &ast)
{
    const auto *counted = dyn_cast<ForStmt>(loop);
    return counted ? EndingLoop(counted, ast).counter() : std::nullopt;
}

} // namespace kernelscope
