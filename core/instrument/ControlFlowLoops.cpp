#include "instrument/ControlFlow.h"

#include "instrument/EndingLoops.h"

/// The part of ControlFlow that is about loops that the whole group walks through together.
namespace kernelscope {

using namespace clang;

ControlFlow::LoopDecision ControlFlow::decisionOf(const Stmt *loop, const Target &target)
{
    const Expr *condition = conditionOf(loop);
    const int site = condition ? branchSite(condition) : 0;
    const std::string turn = m_budgets.turnOf(loop).whole;
    const std::string stop = "(" + m_off + " = " + std::to_string(target.leave) + ", " + m_way + " = " + std::to_string(site) + ", 0)";
    const std::string start = "ks_any(ks, (" + resumeFrom(target) + ", ";
    const std::string byCase = isa<DoStmt>(loop) ? std::string() : comesByCase(loop); // there they have come before it is asked
    const std::string stays = (byCase.empty() ? byCase : byCase + " ? 1 : ") + m_off + " ? 0 : ";
    LoopDecision decision;
    decision.before = start + stays + "((";
    decision.behind = ") && " + turn + ") ? 1 : " + stop + "))";
    decision.whole = start + stays + turn + " ? 1 : " + stop + "))";
    // Who comes to a meeting point in the condition is counted first. Its value is kept: PoCL 3.1 has all work-items go the way of the
    // first where a barrier is within what decides.
    if (condition && m_convergence.meets(condition)) {
        const std::string meeting = std::to_string(meetingSite(condition));
        const std::string away = "(" + m_off + " = " + std::to_string(untilFunctionsEnd) + ")";
        const std::string left = m_convergence.mayLeave(condition) ? ", ks->left ? " + away + " : 0" : std::string();
        const std::string value = m_context.temporary("int");
        decision.before = start + "(ks_meet(ks, " + meeting + ", " + m_off + ", " + m_way + ") == 2 ? " + away + " : 0), (" + m_off +
                          " ? 0 : (" + value + " = (";
        decision.behind = ") ? 1 : 0))" + left + ", " + stays + "(" + value + " && " + turn + ") ? 1 : " + stop + "))";
    }
    return decision;
}

std::string ControlFlow::resumeFrom(const Target &target) const
{
    return "(" + m_off + " == " + std::to_string(target.proceed) + " ? (" + m_off + " = 0) : 0)";
}

void ControlFlow::walkLoopBody(const Stmt *loop, const Target &target)
{
    const Expr *condition = conditionOf(loop);
    m_targets.push_back(target);
    m_loops.push_back(loop);
    if (condition)
        m_conditions.push_back(condition);
    const int loops = std::exchange(m_innerLoops, 0);
    const int switches = std::exchange(m_innerSwitches, 0);
    const Stmt *body = bodyOf(loop);
    const bool isBare = !isa<CompoundStmt>(body); // what stands for it may be several statements
    if (isBare)
        m_context.edits.insert(m_context.begin(body), "{ ");
    walkTogether(body);
    if (isBare)
        m_context.edits.insert(m_context.endWithSemicolon(body), " }");
    m_innerLoops = loops;
    m_innerSwitches = switches;
    if (condition)
        m_conditions.pop_back();
    m_loops.pop_back();
    m_targets.pop_back();
}

void ControlFlow::doUnlessAway(const Expr *expression)
{
    m_context.edits.insert(m_context.begin(expression), m_off + " ? (void)0 : (void)(");
    m_context.walker->walk(expression);
    m_context.edits.insert(m_context.balancedEnd(expression), ")");
}

/// What a loop begins with is not done by those who only walk along: they may need what its variables hold, or have no place to load from.
void ControlFlow::startCounting(const Stmt *first)
{
    const auto *declarations = dyn_cast<DeclStmt>(first);
    if (!declarations)
        return doUnlessAway(cast<Expr>(first));
    const auto values = keptFromAway(declarations, [this](const Expr *value) { return !value->isEvaluatable(m_context.ast()); });
    m_context.walker->walk(first);
    for (const Expr *value : values)
        m_context.edits.insert(m_context.balancedEnd(value), ")");
}

void ControlFlow::loopTogether(const Stmt *loop)
{
    const Target target{m_codes, m_codes + 1};
    m_codes += 2;
    m_context.edits.insert(m_context.begin(loop), "{ ");
    const LoopDecision decision = decisionOf(loop, target);
    m_context.boundedStep = boundedStep(loop, m_context.ast());
    const auto *counted = dyn_cast<ForStmt>(loop);
    if (counted && counted->getInit())
        startCounting(counted->getInit());
    if (isa<DoStmt>(loop))
        walkLoopBody(loop, target);
    conditionEdits(loop, decision.before, decision.behind, decision.whole);
    if (counted && counted->getInc()) {
        m_context.edits.insert(m_context.begin(counted->getInc()), resumeFrom(target) + ", ");
        doUnlessAway(counted->getInc());
    }
    if (!isa<DoStmt>(loop))
        walkLoopBody(loop, target);
    m_context.edits.insert(m_context.endWithSemicolon(loop),
                           " } if (" + m_off + " == " + std::to_string(target.leave) + ") " + m_off + " = 0; }");
}

} // namespace kernelscope
