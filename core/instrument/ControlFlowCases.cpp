#include "instrument/ControlFlow.h"

#include <algorithm>

/// The part of ControlFlow that is about `switch` with meeting points in it. Where the group votes, a case is a label that a work-item
/// jumps to:
///
///     switch (x) { case 0: s; break; default: barrier(f); }
///
/// becomes
///
///     { if (!off) { value = (x); } if (!off) { off = (value == (int)0ul) ? 5 : 6; way = 2; }
///       { if (off == 5) off = 0; if (off) goto l1; s; { off = 4; way = 2; goto l1; } l1: ;
///         if (off == 6) off = 0; if (ks_meet(...) == 2) off = 1; barrier(f); }
///       if (off == 4) off = 0; }
///
/// So those who come to one barrier from different cases meet there.
namespace kernelscope {

using namespace clang;

namespace {

/// The cases that stand in the body itself, in no other statement of it, each with its number: those before one statement share it.
std::map<const SwitchCase *, int> casesOfBlock(const SwitchStmt *statement)
{
    std::map<const SwitchCase *, int> cases;
    const auto *block = dyn_cast<CompoundStmt>(statement->getBody());
    if (!block)
        return cases;
    int number = 0;
    for (const Stmt *child : block->body()) {
        for (; ControlFlow::labelledBy(child); child = ControlFlow::labelledBy(child)) {
            if (const auto *label = dyn_cast<SwitchCase>(child))
                cases.insert({label, number});
        }
        ++number;
    }
    return cases;
}

std::vector<const SwitchCase *> casesOf(const SwitchStmt *statement)
{
    std::vector<const SwitchCase *> cases;
    for (const SwitchCase *label = statement->getSwitchCaseList(); label; label = label->getNextSwitchCase())
        cases.push_back(label);
    std::reverse(cases.begin(), cases.end());
    return cases;
}

std::string constantText(const Expr *constant, const std::string &type, const ASTContext &ast)
{
    return "(" + type + ")" + std::to_string(constant->EvaluateKnownConstInt(ast).extOrTrunc(64).getZExtValue()) + "ul";
}

} // namespace

const Stmt *ControlFlow::labelledBy(const Stmt *statement)
{
    if (const auto *label = dyn_cast<LabelStmt>(statement))
        return label->getSubStmt();
    const auto *label = dyn_cast<SwitchCase>(statement);
    return label ? label->getSubStmt() : nullptr;
}

/// The statement without the cases before it, and the labels among them.
const Stmt *ControlFlow::behindCases(const Stmt *statement)
{
    const Stmt *behind = statement;
    for (const Stmt *label = statement; labelledBy(label); label = labelledBy(label)) {
        if (isa<SwitchCase>(label))
            behind = labelledBy(label);
    }
    return behind;
}

bool ControlFlow::isInOneBlock(const SwitchStmt *statement)
{
    const auto inBlock = casesOfBlock(statement);
    return !inBlock.empty() && inBlock.size() == casesOf(statement).size();
}

/// The number that goes with the case to which the value leads; `none`: where it leads to none.
std::string ControlFlow::caseTaken(const SwitchStmt *statement, const std::string &value, const std::map<const SwitchCase *, int> &numbers,
                                   int none) const
{
    const std::string type = deviceType(statement->getCond()->getType(), m_context.ast()).name;
    std::string taken;
    for (const SwitchCase *label : casesOf(statement)) {
        const auto *valued = dyn_cast<CaseStmt>(label);
        if (!valued) {
            none = numbers.at(label);
            continue;
        }
        const std::string first = constantText(valued->getLHS(), type, m_context.ast());
        const std::string is =
            valued->getRHS() ? value + " >= " + first + " && " + value + " <= " + constantText(valued->getRHS(), type, m_context.ast())
                             : value + " == " + first;
        taken += "(" + is + ") ? " + std::to_string(numbers.at(label)) + " : ";
    }
    return taken + std::to_string(none);
}

/// Where two cases have a meeting point each, the first one that a work-item comes to there.
void ControlFlow::nameOtherCase(const SwitchStmt *statement)
{
    std::vector<const Stmt *> first;
    bool isNew = true;
    for (const Stmt *child : cast<CompoundStmt>(statement->getBody())->body()) {
        isNew |= isa<SwitchCase>(child);
        if (isNew && m_convergence.meets(child)) {
            first.push_back(child);
            isNew = false;
        }
    }
    if (first.size() != 2)
        return;
    const int other = barrierSite(first.back()); // adds a site
    m_context.sites[branchSite(statement->getCond())].partner = other;
}

void ControlFlow::switchTogether(const SwitchStmt *statement)
{
    const Expr *condition = statement->getCond();
    const Stmt *body = statement->getBody();
    const int site = branchSite(condition);
    const Target target{m_codes++, m_targets.empty() ? 0 : m_targets.back().proceed};
    auto cases = casesOfBlock(statement);
    for (auto &[label, number] : cases) {
        number += m_codes;
        m_caseCodes[label] = number;
    }
    m_codes += int(std::distance(body->child_begin(), body->child_end()));
    const std::string value = m_context.temporary(deviceType(condition->getType(), m_context.ast()).name);
    const bool meets = m_convergence.meets(condition);
    m_context.edits.replace(m_context.begin(statement), m_context.begin(condition),
                            "{ " + (meets ? askWhoMeets(condition) : std::string()) + "if (!" + m_off + ") { " + value + " = (");
    if (meets)
        plain(condition);
    else
        m_context.walker->walk(condition);
    m_context.edits.replace(m_context.end(condition), m_context.begin(body),
                            "); " + awayIfLeft(condition) + " } if (!" + m_off + ") { " + m_off + " = " +
                                caseTaken(statement, value, cases, target.leave) + "; " + m_way + " = " + std::to_string(site) + "; } ");
    nameOtherCase(statement);
    m_conditions.push_back(condition);
    m_targets.push_back(target);
    sequence(cast<CompoundStmt>(body));
    m_targets.pop_back();
    m_conditions.pop_back();
    m_context.edits.insert(m_context.end(body), " if (" + m_off + " == " + std::to_string(target.leave) + ") " + m_off + " = 0; }");
}

/// All of the group go to one case: surely, or else they are found at odds where they don't. Here a case may stand in a loop.
void ControlFlow::oneCase(const SwitchStmt *statement)
{
    const Expr *condition = statement->getCond();
    if (m_convergence.isUniform(condition)) {
        m_context.edits.insert(m_context.begin(statement), meetFirst);
        m_context.walker->walkChildren(statement);
        meetBehindCases(statement->getBody());
        m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
        return;
    }
    std::map<const SwitchCase *, int> numbers;
    for (const SwitchCase *label : casesOf(statement))
        numbers.insert({label, int(numbers.size()) + 1});
    const std::string value = m_context.temporary(deviceType(condition->getType(), m_context.ast()).name);
    m_context.edits.replace(m_context.begin(statement), m_context.begin(condition), value + " = (");
    m_context.walker->walk(condition);
    m_context.edits.insert(m_context.end(condition), "); if (ks_same(ks," + std::to_string(branchSite(condition)) + "," +
                                                         std::to_string(barrierSite(statement->getBody()) + 1) + ",(ulong)(" +
                                                         caseTaken(statement, value, numbers, 0) + "))) switch (" + value);
    m_context.walker->walk(statement->getBody());
    meetBehindCases(statement->getBody());
}

void ControlFlow::meetBehindCases(const Stmt *body)
{
    meetBeforeBreaks(body);
    if (isa<CompoundStmt>(body))
        m_context.edits.insert(m_context.end(body) - 1, meetAgain);
}

/// The breaks of a switch that stand in no other statement of it.
void ControlFlow::meetBeforeBreaks(const Stmt *body)
{
    if (isa<BreakStmt>(body))
        m_context.edits.insert(m_context.begin(body), meetAgain);
    else if (const auto *label = dyn_cast<SwitchCase>(body))
        meetBeforeBreaks(label->getSubStmt());
    else if (isa<CompoundStmt>(body))
        for (const Stmt *child : body->children())
            meetBeforeBreaks(child);
}

} // namespace kernelscope
