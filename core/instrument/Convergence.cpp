#include "instrument/Convergence.h"

#include <algorithm>

#include <clang/AST/Attr.h>

#include "instrument/CalledFunction.h"

namespace kernelscope {

using namespace clang;

bool Convergence::isMeetingPoint(const CallExpr *call) const
{
    const FunctionDecl *definition = definitionCalled(call);
    return definition ? meets(definition) : builtinCalled(call).collective == BuiltinCollective::WorkGroup;
}

Convergence::Convergence(const std::vector<const FunctionDecl *> &functions) : m_uniformity(functions)
{
    for (bool changed = true; changed;) {
        changed = false;
        m_known.clear();
        for (const FunctionDecl *function : functions) {
            if (!m_meeting.count(function) && meets(function->getBody()))
                changed |= m_meeting.insert(function).second;
        }
    }
    m_known.clear();
    for (const FunctionDecl *function : functions) {
        if (!m_meeting.count(function))
            continue;
        m_lastMeeting = nullptr;
        for (const Stmt *child : function->getBody()->children()) {
            if (child && meets(child))
                m_lastMeeting = child;
        }
        m_lastMeetingPassed = false;
        m_returnsBefore = false;
        for (const Stmt *child : function->getBody()->children()) {
            m_returnsBefore = m_returnsBefore || returns(child);
            if (child == m_lastMeeting)
                break;
        }
        // What follows a function's returns, where it was called, is beyond it.
        const bool goesOn = m_returnsBefore && !function->hasAttr<OpenCLKernelAttr>();
        if (goesOn || mayDiverge(function->getBody(), {}))
            m_voting.insert(function);
    }
    m_leaving = m_voting;
    for (bool changed = true; changed;) {
        changed = false;
        for (const FunctionDecl *function : functions) {
            if (!m_leaving.count(function) && mayLeave(function->getBody()))
                changed |= m_leaving.insert(function).second;
        }
    }
}

bool Convergence::mayLeave(const Stmt *statement) const
{
    if (!meets(statement))
        return false;
    if (const auto *call = dyn_cast<CallExpr>(statement)) {
        const FunctionDecl *definition = definitionCalled(call);
        if (definition ? m_leaving.contains(definition) : builtinCalled(call).kind == BuiltinKind::AsyncCopy)
            return true;
    }
    const bool isOneStatement = isa<Expr>(statement) || isa<SwitchStmt>(statement);
    if (const Expr *condition = conditionOf(statement); condition && isOneStatement && !isUniform(condition))
        return true;
    return std::ranges::any_of(statement->children(), [this](const Stmt *child) { return child && mayLeave(child); });
}

bool Convergence::meets(const Stmt *statement) const
{
    const auto known = m_known.find(statement);
    if (known != m_known.end())
        return known->second;
    const auto *call = dyn_cast<CallExpr>(statement);
    const bool result = (call && isMeetingPoint(call)) ||
                        std::ranges::any_of(statement->children(), [this](const Stmt *child) { return child && meets(child); });
    return m_known[statement] = result;
}

bool Convergence::returns(const Stmt *statement)
{
    if (!statement || isa<ReturnStmt>(statement))
        return statement;
    return std::any_of(statement->child_begin(), statement->child_end(), [](const Stmt *child) { return returns(child); });
}

/// All come to the condition; what it decides on has no meeting points.
bool Convergence::meetsOnlyIn(const Expr *condition, const Stmt *statement) const
{
    const auto meetsElsewhere = [&](const Stmt *child) { return child && child != condition && meets(child); };
    return std::ranges::none_of(statement->children(), meetsElsewhere) && meets(condition);
}

/// A condition that may differ decides on a meeting point, or on leaving before one.
bool Convergence::mayDiverge(const Stmt *statement, Way way) const
{
    if (way.divergent && isExit(statement)) {
        const bool leavesFunction = isa<ReturnStmt>(statement) || isa<GotoStmt>(statement);
        const bool leavesLoop = way.inMeetingLoop && !(way.inSwitch && isa<BreakStmt>(statement));
        // Where the whole group may have returned before, PoCL 3.1 has work-items that return now go on, or ends the process.
        const bool meetsAfter = way.inAnyMeetingLoop || !m_lastMeetingPassed || m_returnsBefore || leadsBack(statement);
        if (leavesFunction ? meetsAfter : leavesLoop)
            return true;
    }
    const bool here = meets(statement);
    const Expr *condition = conditionOf(statement);
    if (condition && !m_uniformity.isUniform(condition)) {
        const bool isOneQuestion = !isLoop(statement) && !isa<SwitchStmt>(statement);
        if (here && !(isOneQuestion && meetsOnlyIn(condition, statement)))
            return true;
        way.divergent = true;
    }
    if (isLoop(statement)) {
        way.inMeetingLoop = here;
        way.inAnyMeetingLoop |= here;
        way.inSwitch = false;
    } else if (isa<SwitchStmt>(statement)) {
        way.inSwitch = true;
    }
    for (const Stmt *child : statement->children()) {
        if (!child)
            continue;
        if (mayDiverge(child, way))
            return true;
        if (child == m_lastMeeting)
            m_lastMeetingPassed = true;
    }
    return false;
}

} // namespace kernelscope
