#include "instrument/ControlFlow.h"

#include <algorithm>

#include "instrument/Assignments.h"
#include "instrument/CalledFunction.h"
#include "instrument/GroupEvents.h"

/// The part of ControlFlow that is about votes: functions in which work-items might reach a barrier by different ways.
namespace kernelscope {

using namespace clang;

namespace {

void findLabels(const Stmt *statement, std::set<const LabelDecl *> &labels)
{
    if (const auto *label = dyn_cast<LabelStmt>(statement))
        labels.insert(label->getDecl());
    for (const Stmt *child : statement->children()) {
        if (child)
            findLabels(child, labels);
    }
}

} // namespace

std::string ControlFlow::leave() const
{
    if (m_context.inKernel)
        return "{ ks_end(ks); return; }";
    return m_result.empty() ? "return;" : "return " + m_result + ";";
}

/// The whole group walks along to the end. PoCL 3.1 has work-items do twice what follows where there is a way out between barriers.
std::string ControlFlow::stayAway() const
{
    return m_off + " = " + std::to_string(untilFunctionsEnd) + ";";
}

std::string ControlFlow::offUntil(int code, int site) const
{
    return m_off + " = " + std::to_string(code) + "; " + m_way + " = " + std::to_string(site) + ";";
}

int ControlFlow::branchSite(const Expr *condition)
{
    const auto known = m_branchSites.find(condition);
    if (known != m_branchSites.end())
        return known->second;
    const int site = m_context.addSite(SiteKind::Branch, condition);
    m_context.sites[site].payloadWords = 1;
    m_context.sites[site].variables = variablesOf(condition);
    return m_branchSites[condition] = site;
}

int ControlFlow::whySite(const Stmt *otherwise)
{
    for (auto condition = m_conditions.rbegin(); condition != m_conditions.rend(); ++condition) {
        if (!m_convergence.isUniform(*condition))
            return branchSite(*condition);
    }
    const int site = m_context.addSite(SiteKind::Branch, otherwise);
    m_context.sites[site].payloadWords = 1;
    return site;
}

void ControlFlow::sequence(const CompoundStmt *block)
{
    std::vector<const Stmt *> run;
    const auto flush = [&] {
        if (!run.empty()) {
            group(run.front(), run.back(), run);
            goBack(block, run.back());
        }
        run.clear();
    };
    for (const Stmt *statement : block->body()) {
        const Stmt *labelled = statement;
        if (isa<LabelStmt>(statement) || isa<SwitchCase>(statement)) {
            flush();
            labelled = arriveAt(statement);
        }
        if (isWalkedThrough(labelled)) {
            flush();
            walkTogether(labelled);
            goBack(block, statement);
        } else if (!localMemoryStart(m_context, statement).empty()) {
            flush();
            m_context.walker->walk(statement);
        } else {
            run.push_back(behindCases(statement));
        }
    }
    flush();
}

/// Statements without a meeting point: those who only walk along jump over them.
void ControlFlow::group(const Stmt *first, const Stmt *last, const std::vector<const Stmt *> &statements)
{
    const std::string outer = m_label;
    m_label = "ks_l" + std::to_string(m_labels++);
    m_context.edits.insert(m_context.begin(first), "if (" + m_off + ") goto " + m_label + "; ");
    m_ownLabels.clear();
    for (const Stmt *statement : statements)
        findLabels(statement, m_ownLabels);
    for (const Stmt *statement : statements)
        m_context.walker->walk(statement);
    m_context.edits.insert(m_context.endWithSemicolon(last), " " + m_label + ": ;");
    m_label = outer;
}

void ControlFlow::walkTogether(const Stmt *statement)
{
    if (!isWalkedThrough(statement)) {
        m_context.edits.insert(m_context.begin(statement), "{ ");
        group(statement, statement, {statement});
        m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
    } else if (const auto *block = dyn_cast<CompoundStmt>(statement)) {
        sequence(block);
    } else if (const auto *condition = dyn_cast<IfStmt>(statement)) {
        branch(condition);
    } else if (isLoop(statement)) {
        loopTogether(statement);
    } else if (const auto *attributed = dyn_cast<AttributedStmt>(statement)) {
        walkTogether(attributed->getSubStmt());
    } else if (isa<SwitchCase>(statement) && m_caseCodes.contains(cast<SwitchCase>(statement))) {
        m_context.edits.insert(m_context.begin(statement), "{ ");
        walkTogether(arriveAt(statement));
        m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
    } else if (const auto *choice = dyn_cast<SwitchStmt>(statement); choice && hasAllCasesOnTheWay(choice)) {
        switchTogether(choice);
    } else {
        meeting(statement);
    }
}

void ControlFlow::branch(const IfStmt *statement)
{
    const int code = m_codes++;
    const int site = branchSite(statement->getCond());
    const std::string codeText = std::to_string(code);
    const unsigned begin = m_context.begin(statement);
    const unsigned conditionBegin = m_context.begin(statement->getCond());
    std::string behind = ")) { " + offUntil(code, site) + " } ";
    if (m_convergence.meets(statement->getCond())) {
        const std::string value = m_context.temporary("int");
        m_context.edits.replace(begin, conditionBegin,
                                "{ " + askWhoMeets(statement->getCond()) + "if (!" + m_off + ") { " + value + " = (");
        plain(statement->getCond());
        behind = ") ? 1 : 0; " + awayIfLeft(statement->getCond()) + " } if (!" + m_off + " && !(" + value + behind;
    } else {
        m_context.edits.replace(begin, conditionBegin, "{ if (!" + m_off + " && !(");
        m_context.walker->walk(statement->getCond());
    }
    m_context.edits.replace(m_context.end(statement->getCond()), m_context.begin(statement->getThen()), behind);
    if (statement->getElse() && m_convergence.meets(statement->getThen()) && m_convergence.meets(statement->getElse())) {
        const int other = meetingSite(statement->getElse()); // adds a site
        m_context.sites[site].partner = other;
    }
    m_conditions.push_back(statement->getCond());
    walkTogether(statement->getThen());
    unsigned end = m_context.endWithSemicolon(statement->getThen());
    if (const Stmt *otherwise = statement->getElse()) {
        m_context.edits.replace(end, m_context.begin(otherwise),
                                " if (" + m_off + " == " + codeText + ") " + m_off + " = 0; else if (!" + m_off + ") { " +
                                    offUntil(code, site) + " } ");
        walkTogether(otherwise);
        end = m_context.endWithSemicolon(otherwise);
    }
    m_conditions.pop_back();
    m_context.edits.insert(end, " if (" + m_off + " == " + codeText + ") " + m_off + " = 0; }");
}

/// After a condition with a meeting point at which the group may have been found at odds.
std::string ControlFlow::awayIfLeft(const Expr *condition) const
{
    return m_convergence.mayLeave(condition) ? "if (ks->left) " + stayAway() : std::string();
}

const CallExpr *ControlFlow::meetingCall(const Stmt *statement) const
{
    if (const auto *call = dyn_cast<CallExpr>(statement); call && m_convergence.isMeetingPoint(call))
        return call;
    for (const Stmt *child : statement->children()) {
        if (const CallExpr *call = child ? meetingCall(child) : nullptr)
            return call;
    }
    return nullptr;
}

/// The first call inside a statement that is a meeting point or leads to one.
int ControlFlow::meetingSite(const Stmt *statement)
{
    return m_context.meetingSite(meetingCall(statement));
}

/// The first meeting point inside a statement, also where it stands in a function that is called there.
int ControlFlow::barrierSite(const Stmt *statement)
{
    const CallExpr *call = meetingCall(statement);
    while (const FunctionDecl *function = definitionCalled(call))
        call = meetingCall(function->getBody());
    return m_context.meetingSite(call);
}

/// The work-items are counted before the first meeting point of what follows.
std::string ControlFlow::askWhoMeets(const Stmt *statement)
{
    const int site = meetingSite(statement);
    return "if (ks_meet(ks, " + std::to_string(site) + ", " + m_off + ", " + m_way + ") == 2) " + stayAway() + " ";
}

/// Whether the meeting points of a statement are made by all, also if nobody is really there: compilers do not like barriers that hang on a
/// condition, and PoCL 3.1 copies all that follows one.
bool ControlFlow::isForAll(const Stmt *statement) const
{
    const auto isForAllIn = [this](const Expr *value) { return !m_convergence.meets(value) || isForAll(value->IgnoreParenCasts()); };
    if (const auto *declarations = dyn_cast<DeclStmt>(statement)) {
        return std::ranges::all_of(declarations->decls(), [&](const Decl *declaration) {
            const auto *variable = dyn_cast<VarDecl>(declaration);
            return !variable || !variable->getInit() || isForAllIn(variable->getInit());
        });
    }
    if (const auto *assignment = dyn_cast<BinaryOperator>(statement))
        return isEvent(assignment->getType()) && !m_convergence.meets(assignment->getLHS()) && isForAllIn(assignment->getRHS());
    const auto *call = dyn_cast<CallExpr>(statement);
    if (!call || std::ranges::any_of(call->arguments(), [this](const Expr *argument) { return m_convergence.meets(argument); }))
        return false;
    const BuiltinKind kind = builtinCalled(call).kind;
    return kind == BuiltinKind::Barrier || kind == BuiltinKind::AsyncWait || isTracedCopy(m_context, call);
}

/// A statement that is a meeting point, or has one inside an expression.
void ControlFlow::meeting(const Stmt *statement)
{
    m_context.edits.insert(m_context.begin(statement), askWhoMeets(statement));
    const bool isConditional = !isForAll(statement) && !isa<DeclStmt>(statement);
    if (isConditional)
        m_context.edits.insert(m_context.begin(statement), "if (!" + m_off + ") { ");
    m_context.whoIsAway = m_off;
    if (const auto *declarations = dyn_cast<DeclStmt>(statement); declarations && !isForAll(statement))
        declarationsMeeting(declarations);
    else
        plain(statement);
    m_context.whoIsAway.clear();
    leaveBehind(statement);
    if (isConditional)
        m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
}

/// Declared for all, but given the values only of those who are there.
void ControlFlow::declarationsMeeting(const DeclStmt *statement)
{
    const auto values = keptFromAway(statement, [this](const Expr *value) { return m_convergence.meets(value); });
    plain(statement);
    for (const Expr *value : values)
        m_context.edits.insert(m_context.balancedEnd(value), ")");
}

/// Opens a bracket before each such initial value, which the caller, who goes through them, has to close.
std::vector<const Expr *> ControlFlow::keptFromAway(const DeclStmt *statement, const std::function<bool(const Expr *)> &isKept)
{
    std::vector<const Expr *> values;
    for (const Decl *declaration : statement->decls()) {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        if (!variable || !variable->getInit() || isa<InitListExpr>(variable->getInit()) || !isKept(variable->getInit()))
            continue;
        const DeviceType type = deviceType(variable->getType(), m_context.ast());
        const std::string spelled = type.isNamed() ? type.name : variable->getType().getCanonicalType().getUnqualifiedType().getAsString();
        const std::string nothing = type.record ? m_context.temporary(spelled) : "(" + spelled + ")0";
        m_context.edits.insert(m_context.begin(variable->getInit()), m_off + "?" + nothing + ":(");
        values.push_back(variable->getInit());
    }
    return values;
}

void ControlFlow::plain(const Stmt *statement)
{
    m_voting = false;
    m_context.walker->walk(statement);
    m_voting = true;
}

void ControlFlow::exit(const Stmt *statement)
{
    const int site = whySite(statement);
    int code = untilFunctionsEnd;
    if (const auto *jump = dyn_cast<GotoStmt>(statement))
        code = m_jumpTargets.at(jump->getLabel()).arrive;
    else if (!isa<ReturnStmt>(statement))
        code = isa<BreakStmt>(statement) ? m_targets.back().leave : m_targets.back().proceed;
    const std::string jump = offUntil(code, site) + " goto " + m_label + "; }";
    if (leadsBack(statement)) {
        m_jumpTargets.at(cast<GotoStmt>(statement)->getLabel()).why = site;
        const std::string turn = m_budgets.turnOf(statement).whole;
        m_context.edits.replace(m_context.begin(statement), m_context.endWithSemicolon(statement), "if (" + turn + ") { " + jump);
        return;
    }
    const auto *result = dyn_cast<ReturnStmt>(statement);
    if (result && result->getRetValue()) {
        m_context.edits.replace(m_context.begin(statement), m_context.begin(result->getRetValue()), "{ " + m_result + " = (");
        m_context.walker->walk(result->getRetValue());
        // The value of (float4)(1) ends before its last bracket, by Clang's reckoning: only the semicolon gives way.
        const unsigned end = m_context.endWithSemicolon(statement);
        const std::string mark = Assignments(m_context).resultMark(result);
        m_context.edits.replace(end - 1, end, "); " + (mark.empty() ? mark : mark + "; ") + jump);
    } else {
        m_context.edits.replace(m_context.begin(statement), m_context.endWithSemicolon(statement), "{ " + jump);
    }
}

} // namespace kernelscope
