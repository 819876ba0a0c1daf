#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Stmt.h>

#include "instrument/Convergence.h"
#include "instrument/LoopBudgets.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites what decides where a work-item goes.
///
/// Every loop that is not known to end gets a budget of iterations. A function in which work-items might reach a barrier by different ways
/// votes: its statements that contain meeting points are walked through by all work-items together, and a variable
/// (`off`) says who is only walking along and until where. Statements without meeting points are jumped over by those;
/// before each meeting point is counted who is really there. So the control flow around barriers is the same for the
/// whole group whatever the kernel does:
///
///     if (c) { s1; barrier(f); s2; }
///
/// becomes
///
///     { if (!off && !(c)) { off = 4; way = 2; }
///       { if (off) goto l1; s1; l1: ;
///         if (ks_meet(ks, 3, off, way) == 2) off = 1;
///         if (!off) ks_barrier(ks, 3);
///         barrier(f);
///         if (off) goto l2; s2; l2: ; }
///       if (off == 4) off = 0; }
///
/// A break sets `off` until the loop's or the switch's end, a continue until the body's, a return until the function's.
class ControlFlow
{
public:
    ControlFlow(RewriteContext &context, const Convergence &convergence)
        : m_context(context), m_convergence(convergence), m_budgets(context, convergence)
    {
    }

    /// Goes through a function's body. Returns what to put at its end.
    std::string rewriteBody(const clang::FunctionDecl *function);
    /// Whether the work-items of a group come together in the function.
    bool meets(const clang::FunctionDecl *function) const { return m_convergence.meets(function); }
    /// Whether it took the statement.
    bool rewrite(const clang::Stmt *statement);
    /// After a statement in which the group may have been found at odds: the way out.
    void leaveBehind(const clang::Stmt *statement);
    /// Has the group agree on a condition that decides on a meeting point within an expression. Whether it took it.
    bool agree(const clang::Expr *decision);
    /// What a label or a case stands before; null: the statement is neither.
    static const clang::Stmt *labelledBy(const clang::Stmt *statement);

private:
    static constexpr int untilFunctionsEnd = 1; ///< a value of `off`
    /// At the end of a way with barriers that all of the group or none go. Where work-items part after the last of these PoCL 3.1 has all
    /// go the way of the first, or ends the process; not where they meet again first. Of what two ways end with LLVM makes one, after
    /// them: but for a variable of their own.
    static const std::string meetAgain;
    static const std::string meetFirst; ///< before it; a bracket is open then

    struct Target
    {
        int leave;   ///< the value of `off` until the loop's end
        int proceed; ///< until the end of the loop's body
    };

    /// What is put around a loop's condition so that the group decides together whether there is another iteration.
    struct LoopDecision
    {
        std::string before;
        std::string behind;
        std::string whole; ///< where it has no condition
    };

    /// A label between the statements that the group walks through together: where a `goto` leads from another of them.
    struct Label
    {
        const clang::Stmt *block;               ///< that it stands in
        std::vector<const clang::Stmt *> loops; ///< around it, the outermost first
        int arrive;                             ///< the value of `off` until it
        int stay;                               ///< while others go back to it
        std::optional<int> why = {};            ///< the condition by which somebody may be on the way back to it
    };

    static const clang::Stmt *bodyOf(const clang::Stmt *loop);

    // Loops in functions that don't vote, and in statements without meeting points.
    void budgeted(const clang::Stmt *loop);
    bool isDecidedTogether(const clang::IfStmt *decision) const;
    void decidedTogether(const clang::IfStmt *decision);
    void askTogether(const clang::IfStmt *decision);
    void conditionEdits(const clang::Stmt *loop, const std::string &before, const std::string &behind, const std::string &whole);

    // Voting.
    void walkTogether(const clang::Stmt *statement);
    void sequence(const clang::CompoundStmt *block);
    void collectLabels(const clang::Stmt *statement, const std::vector<const clang::Stmt *> &loops);
    const clang::Stmt *arriveAt(const clang::Stmt *statement);
    void goBack(const clang::CompoundStmt *block, const clang::Stmt *last);
    bool isFollowed(const clang::GotoStmt *jump) const;
    void group(const clang::Stmt *first, const clang::Stmt *last, const std::vector<const clang::Stmt *> &statements);
    void branch(const clang::IfStmt *statement);
    void loopTogether(const clang::Stmt *loop);
    LoopDecision decisionOf(const clang::Stmt *loop, const Target &target);
    std::string resumeFrom(const Target &target) const;
    void doUnlessAway(const clang::Expr *expression);
    void startCounting(const clang::Stmt *first);
    void walkLoopBody(const clang::Stmt *loop, const Target &target);
    std::string askWhoMeets(const clang::Stmt *statement);
    void meeting(const clang::Stmt *statement);
    bool isForAll(const clang::Stmt *statement) const;
    void declarationsMeeting(const clang::DeclStmt *statement);
    std::vector<const clang::Expr *> keptFromAway(const clang::DeclStmt *statement, const std::function<bool(const clang::Expr *)> &isKept);
    void exit(const clang::Stmt *statement);
    int whySite(const clang::Stmt *otherwise);
    int branchSite(const clang::Expr *condition);
    const clang::CallExpr *meetingCall(const clang::Stmt *statement) const;
    int meetingSite(const clang::Stmt *statement);
    int barrierSite(const clang::Stmt *statement);
    void plain(const clang::Stmt *statement);
    std::string awayIfLeft(const clang::Expr *condition) const;
    void collectCases(const clang::Stmt *statement, int &number, std::map<const clang::SwitchCase *, int> &cases) const;
    bool isWalkedThrough(const clang::Stmt *statement) const;
    bool hasAllCasesOnTheWay(const clang::SwitchStmt *statement) const;
    std::string comesByCase(const clang::Stmt *loop) const;
    static const clang::Stmt *behindCases(const clang::Stmt *statement);
    std::string caseTaken(const clang::SwitchStmt *statement, const std::string &value,
                          const std::map<const clang::SwitchCase *, int> &numbers, int none) const;
    void nameOtherCases(const clang::SwitchStmt *statement);
    void switchTogether(const clang::SwitchStmt *statement);
    void oneCase(const clang::SwitchStmt *statement);
    void meetBehindCases(const clang::Stmt *body);
    void meetBeforeBreaks(const clang::Stmt *body);
    std::string leave() const;
    std::string stayAway() const;
    std::string offUntil(int code, int site) const;

    RewriteContext &m_context;
    const Convergence &m_convergence;
    bool m_voting = false;
    std::string m_off;
    std::string m_way;
    std::string m_result;
    std::string m_label; ///< after the group that is being walked
    int m_labels = 0;
    int m_codes = 2;
    int m_innerLoops = 0;
    int m_innerSwitches = 0;
    std::vector<Target> m_targets;
    std::map<const clang::LabelDecl *, Label> m_jumpTargets;
    std::map<const clang::SwitchCase *, int> m_caseCodes; ///< the value of `off` until a case
    std::set<const clang::LabelDecl *> m_ownLabels;       ///< of the statements without a meeting point that are being walked
    std::vector<const clang::Stmt *> m_loops;             ///< that the group walks through together, around the present statement
    std::vector<const clang::Expr *> m_conditions;
    std::map<const clang::Expr *, int> m_branchSites;
    LoopBudgets m_budgets;
};

} // namespace kernelscope
