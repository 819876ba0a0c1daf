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
/// So those who come to one barrier from different cases meet there. A case may stand in a branch or a loop as well: the group then walks
/// through that together, and once more than its condition has it, where some come into a loop by the case.
namespace kernelscope {

using namespace clang;

namespace {

/// Of a switch around the statement.
bool holdsCase(const Stmt *statement)
{
    return isa<SwitchCase>(statement) || (!isa<SwitchStmt>(statement) && std::ranges::any_of(statement->children(), [](const Stmt *child) {
               return child && holdsCase(child);
           }));
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

/// The cases between the statements that the group walks through together, each with its number: those before one statement share it. In
/// the order of the text, from `number` on.
void ControlFlow::collectCases(const Stmt *statement, int &number, std::map<const SwitchCase *, int> &cases) const
{
    if (const auto *attributed = dyn_cast<AttributedStmt>(statement))
        return collectCases(attributed->getSubStmt(), number, cases);
    const auto collectAfter = [&](const Stmt *child) {
        for (; labelledBy(child); child = labelledBy(child)) {
            if (const auto *label = dyn_cast<SwitchCase>(child))
                cases.insert({label, number});
        }
        ++number;
        if (isWalkedThrough(child))
            collectCases(child, number, cases);
    };
    if (const auto *condition = dyn_cast<IfStmt>(statement)) {
        for (const Stmt *branch : {condition->getThen(), condition->getElse()}) {
            if (branch && isWalkedThrough(branch))
                collectCases(branch, number, cases);
        }
    } else if (isLoop(statement)) {
        if (isWalkedThrough(bodyOf(statement)))
            collectCases(bodyOf(statement), number, cases);
    } else if (const auto *block = dyn_cast<CompoundStmt>(statement)) {
        for (const Stmt *child : block->body())
            collectAfter(child);
    } else if (isa<SwitchCase>(statement)) {
        collectAfter(statement);
    }
}

/// Whether the group walks through a statement together: for its meeting points, or for the cases in it of a switch around it that has
/// some.
bool ControlFlow::isWalkedThrough(const Stmt *statement) const
{
    return m_convergence.meets(statement) || holdsCase(statement);
}

/// Whether the group walks by all of its cases: not by one behind a label that stands alone behind a condition.
bool ControlFlow::hasAllCasesOnTheWay(const SwitchStmt *statement) const
{
    int number = 0;
    std::map<const SwitchCase *, int> cases;
    collectCases(statement->getBody(), number, cases);
    return !cases.empty() && cases.size() == casesOf(statement).size();
}

/// "off >= 7 && off <= 9": whether a work-item comes into a loop by a case within it; empty: there is none.
std::string ControlFlow::comesByCase(const Stmt *loop) const
{
    int first = 0, last = 0;
    for (const auto &[label, code] : m_caseCodes) {
        if (m_context.begin(label) < m_context.begin(bodyOf(loop)) || m_context.begin(label) >= m_context.end(bodyOf(loop)))
            continue;
        first = first ? std::min(first, code) : code;
        last = std::max(last, code);
    }
    return first ? m_off + " >= " + std::to_string(first) + " && " + m_off + " <= " + std::to_string(last) : std::string();
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

/// Where several cases have a meeting point each, the first one that a work-item comes to there.
void ControlFlow::nameOtherCases(const SwitchStmt *statement)
{
    std::vector<int> first;
    bool isNew = true;
    for (const Stmt *child : cast<CompoundStmt>(statement->getBody())->body()) {
        isNew |= isa<SwitchCase>(child);
        if (isNew && m_convergence.meets(child)) {
            first.push_back(meetingSite(child)); // adds a site
            isNew = false;
        }
    }
    for (std::size_t i = 1; i < first.size(); ++i) {
        const int before = i == 1 ? branchSite(statement->getCond()) : first[i - 1];
        if (m_context.sites[before].kind == SiteKind::Branch || m_context.sites[before].kind == SiteKind::Barrier)
            m_context.sites[before].partner = first[i];
    }
}

void ControlFlow::switchTogether(const SwitchStmt *statement)
{
    const Expr *condition = statement->getCond();
    const Stmt *body = statement->getBody();
    const int site = branchSite(condition);
    const Target target{m_codes++, m_targets.empty() ? 0 : m_targets.back().proceed};
    std::map<const SwitchCase *, int> cases;
    collectCases(body, m_codes, cases);
    m_caseCodes.insert(cases.begin(), cases.end());
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
    nameOtherCases(statement);
    m_conditions.push_back(condition);
    m_targets.push_back(target);
    sequence(cast<CompoundStmt>(body));
    m_targets.pop_back();
    m_conditions.pop_back();
    m_context.edits.insert(m_context.end(body), " if (" + m_off + " == " + std::to_string(target.leave) + ") " + m_off + " = 0; }");
}

/// All of the group go to one case: surely, or else they are found at odds where they don't. Here a case may stand anywhere.
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
