#include "instrument/ControlFlow.h"

#include <algorithm>

#include "instrument/EndingLoops.h"
#include "instrument/StreakWriter.h"

namespace kernelscope {

using namespace clang;

const std::string ControlFlow::meetFirst = "{ barrier(CLK_LOCAL_MEM_FENCE); ";
const std::string ControlFlow::meetAgain = " { barrier(CLK_LOCAL_MEM_FENCE); volatile uint ks_apart; ks_apart = 0u; } ";

const Stmt *ControlFlow::bodyOf(const Stmt *loop)
{
    if (const auto *found = dyn_cast<ForStmt>(loop))
        return found->getBody();
    if (const auto *found = dyn_cast<WhileStmt>(loop))
        return found->getBody();
    return cast<DoStmt>(loop)->getBody();
}

/// Puts a loop's condition between two texts, or `whole` where it has none.
void ControlFlow::conditionEdits(const Stmt *loop, const std::string &before, const std::string &behind, const std::string &whole)
{
    if (const Expr *condition = conditionOf(loop)) {
        m_context.edits.insert(m_context.begin(condition), before);
        m_context.walker->walk(condition);
        m_context.edits.insert(m_context.end(condition), behind);
        return;
    }
    const auto *forever = cast<ForStmt>(loop);
    unsigned at = m_context.begin(forever->getLParenLoc()) + 1;
    if (forever->getInit())
        at = m_context.end(forever->getInit()) - (isa<DeclStmt>(forever->getInit()) ? 1 : 0);
    m_context.edits.insert(m_context.find(';', at) + 1, whole);
}

void ControlFlow::budgeted(const Stmt *loop)
{
    const auto counter = endingCounter(loop, m_context.ast());
    // Where work-items meet in a loop the budget also keeps PoCL 3.1 from making another loop of it.
    const bool bounded = !counter || (m_convergence.meets(loop) && !counter->isKnown);
    if (counter && counter->below)
        m_context.below[counter->variable] = counter->below;
    const LoopBudgets::Turn turn = bounded ? m_budgets.turnOf(loop) : LoopBudgets::Turn();
    const auto *counted = dyn_cast<ForStmt>(loop);
    if (counted && counted->getInit())
        m_context.walker->walk(counted->getInit());
    auto streak = StreakWriter::of(loop, m_context);
    const auto outer = std::exchange(m_context.streak, streak ? &*streak : nullptr);
    m_context.boundedStep = boundedStep(loop, m_context.ast());
    if (isa<DoStmt>(loop))
        m_context.walker->walk(bodyOf(loop));
    if (bounded)
        conditionEdits(loop, turn.before, turn.behind, turn.whole);
    else if (const Expr *condition = conditionOf(loop))
        m_context.walker->walk(condition);
    if (counted && counted->getInc())
        m_context.walker->walk(counted->getInc());
    if (streak)
        streak->startBody();
    if (!isa<DoStmt>(loop))
        m_context.walker->walk(bodyOf(loop));
    m_context.streak = outer;
    if (streak)
        streak->finish(bounded);
    if (bounded)
        m_context.edits.insert(m_context.endWithSemicolon(loop), " }");
}

std::string ControlFlow::rewriteBody(const FunctionDecl *function)
{
    const auto *body = cast<CompoundStmt>(function->getBody());
    m_voting = m_convergence.mustVote(function);
    m_result.clear();
    m_targets.clear();
    m_jumpTargets.clear();
    m_loops.clear();
    m_conditions.clear();
    m_innerLoops = m_innerSwitches = 0;
    m_label.clear();
    const QualType type = function->getReturnType();
    if (!m_context.inKernel && m_convergence.meets(function) && !type->isVoidType()) {
        const DeviceType named = deviceType(type, m_context.ast());
        m_result = m_context.temporary(named.isNamed() ? named.name : type.getCanonicalType().getAsString());
    }
    if (!m_voting) {
        for (const Stmt *statement : body->body())
            m_context.walker->walk(statement);
        return {};
    }
    m_context.usesGroupMemory = true;
    m_off = m_context.walkingAlong();
    m_way = m_context.temporary("uint", " = 0");
    collectLabels(body, {});
    sequence(body);
    m_voting = false;
    return m_result.empty() ? std::string() : " return " + m_result + "; ";
}

void ControlFlow::leaveBehind(const Stmt *statement)
{
    if (m_convergence.mayLeave(statement))
        m_context.edits.insert(m_context.endWithSemicolon(statement), " if (ks->left) " + (m_voting ? stayAway() : leave()));
}

bool ControlFlow::agree(const Expr *decision)
{
    const Expr *condition = conditionOf(decision);
    if (!condition || m_convergence.isUniform(condition))
        return false;
    const auto decidesOn = [&](const Stmt *child) { return child && child != condition && m_convergence.meets(child); };
    const auto first = std::find_if(decision->child_begin(), decision->child_end(), decidesOn);
    if (first == decision->child_end())
        return false;
    m_context.usesGroupMemory = true;
    m_context.edits.insert(m_context.begin(condition),
                           "ks_agree(ks," + std::to_string(branchSite(condition)) + "," + std::to_string(barrierSite(*first) + 1) + ",(");
    m_context.walker->walk(condition);
    m_context.edits.insert(m_context.end(condition), ")?1:0)");
    for (const Stmt *child : decision->children()) {
        if (child && child != condition)
            m_context.walker->walk(child);
    }
    return true;
}

/// Where macros decide, if (256 >= 512), the compiler leaves no branch.
bool ControlFlow::isDecidedTogether(const IfStmt *decision) const
{
    bool decided = false;
    return m_convergence.meets(decision) && !decision->getCond()->EvaluateAsBooleanCondition(decided, m_context.ast());
}

/// Where the condition itself meets, its value is kept in a variable, and asked for after one more barrier: with a barrier in what decides
/// PoCL 3.1 has all work-items go the way of the first.
void ControlFlow::askTogether(const IfStmt *decision)
{
    const Expr *condition = decision->getCond();
    if (!m_convergence.meets(condition))
        return m_context.walker->walk(condition);
    const std::string value = m_context.temporary("int");
    m_context.edits.replace(m_context.begin(decision), m_context.begin(condition), value + " = (");
    m_context.walker->walk(condition);
    m_context.edits.replace(m_context.end(condition), m_context.begin(decision->getThen()),
                            ") ? 1 : 0; barrier(CLK_LOCAL_MEM_FENCE); if (" + value + ") ");
}

/// All or none of the group go there. They meet before they decide as well: of what was decided before LLVM makes ways into this branch.
void ControlFlow::decidedTogether(const IfStmt *decision)
{
    m_context.edits.insert(m_context.begin(decision), meetFirst);
    const auto isAsked = [this](const Stmt *branch) { return branch && !isa<IfStmt>(branch) && m_convergence.meets(branch); };
    const auto isBare = [&](const Stmt *branch) { return isAsked(branch) && !isa<CompoundStmt>(branch); };
    for (const Stmt *branch : {decision->getThen(), decision->getElse()}) {
        if (isBare(branch))
            m_context.edits.insert(m_context.begin(branch), "{ ");
    }
    askTogether(decision);
    for (const Stmt *branch : {decision->getThen(), decision->getElse()}) {
        if (branch)
            m_context.walker->walk(branch);
        if (isBare(branch)) {
            m_context.edits.insert(m_context.endWithSemicolon(branch), meetAgain + "}");
        } else if (isAsked(branch)) {
            const Stmt *last = cast<CompoundStmt>(branch)->body_back();
            const bool leaves = isExit(last);
            m_context.edits.insert(leaves ? m_context.begin(last) : m_context.end(branch) - 1, meetAgain);
        }
    }
    m_context.edits.insert(m_context.endWithSemicolon(decision), " }");
}

bool ControlFlow::rewrite(const Stmt *statement)
{
    if (m_voting && isExit(statement) && !m_label.empty()) {
        const bool ownBreak = isa<BreakStmt>(statement) && (m_innerLoops > 0 || m_innerSwitches > 0);
        const bool ownContinue = isa<ContinueStmt>(statement) && m_innerLoops > 0;
        const auto *jump = dyn_cast<GotoStmt>(statement);
        const bool isFollowedBy = jump ? isFollowed(jump) : isa<ReturnStmt>(statement) || !m_targets.empty();
        if (isFollowedBy && !ownBreak && !ownContinue) {
            exit(statement);
            return true;
        }
        if (!leadsBack(statement))
            return false;
    }
    if (leadsBack(statement)) {
        m_context.edits.insert(m_context.begin(statement), "{ if (" + m_budgets.turnOf(statement).whole + ") ");
        m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
        return true;
    }
    const bool isSwitch = isa<SwitchStmt>(statement);
    const Expr *condition = isa<Expr>(statement) ? nullptr : conditionOf(statement);
    if (!isLoop(statement) && !condition)
        return false;
    m_innerLoops += isLoop(statement);
    m_innerSwitches += isSwitch;
    if (condition)
        m_conditions.push_back(condition);
    if (isLoop(statement))
        budgeted(statement);
    else if (isSwitch && m_convergence.meets(statement))
        oneCase(cast<SwitchStmt>(statement));
    else if (const auto *decision = dyn_cast<IfStmt>(statement); decision && !m_voting && isDecidedTogether(decision))
        decidedTogether(decision);
    else
        m_context.walker->walkChildren(statement);
    if (condition)
        m_conditions.pop_back();
    m_innerLoops -= isLoop(statement);
    m_innerSwitches -= isSwitch;
    return true;
}

} // namespace kernelscope
