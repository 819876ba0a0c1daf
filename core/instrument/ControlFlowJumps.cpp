#include "instrument/ControlFlow.h"

#include <algorithm>

/// The part of ControlFlow that is about `goto` between statements that the whole group walks through together:
///
///     if (c) goto done; barrier(f); done: s;
///
/// becomes
///
///     if (off) goto l1; if (c) { off = 4; way = 2; goto l1; } l1: ;
///     if (ks_meet(...) == 2) off = 1; barrier(f);
///     if (off == 4) off = 0; done: if (off) goto l2; s; l2: ;
///
/// Where it leads back, those who don't go there wait (`off = 5`) while the others walk through the statements again.
namespace kernelscope {

using namespace clang;

void ControlFlow::collectLabels(const Stmt *statement, const std::vector<const Stmt *> &loops)
{
    if (const auto *attributed = dyn_cast<AttributedStmt>(statement))
        return collectLabels(attributed->getSubStmt(), loops);
    if (const auto *condition = dyn_cast<IfStmt>(statement)) {
        for (const Stmt *branch : {condition->getThen(), condition->getElse()}) {
            if (branch && m_convergence.meets(branch))
                collectLabels(branch, loops);
        }
    } else if (isLoop(statement)) {
        std::vector<const Stmt *> inside = loops;
        inside.push_back(statement);
        if (m_convergence.meets(bodyOf(statement)))
            collectLabels(bodyOf(statement), inside);
    } else if (const auto *choice = dyn_cast<SwitchStmt>(statement); choice && hasAllCasesOnTheWay(choice)) {
        collectLabels(choice->getBody(), loops);
    } else if (const auto *block = dyn_cast<CompoundStmt>(statement)) {
        for (const Stmt *child : block->body()) {
            for (; labelledBy(child); child = labelledBy(child)) {
                if (const auto *label = dyn_cast<LabelStmt>(child)) {
                    m_jumpTargets.insert({label->getDecl(), {block, loops, m_codes, m_codes + 1}});
                    m_codes += 2;
                }
            }
            if (m_convergence.meets(child))
                collectLabels(child, loops);
        }
    }
}

/// Whether a `goto` leads out of the statements without a meeting point that it stands in, to a label where its work-item can be awaited:
/// not in a loop that it would have to enter.
bool ControlFlow::isFollowed(const GotoStmt *jump) const
{
    const auto target = m_jumpTargets.find(jump->getLabel());
    if (target == m_jumpTargets.end() || m_ownLabels.contains(jump->getLabel()))
        return false;
    const std::vector<const Stmt *> &loops = target->second.loops;
    return loops.size() <= m_loops.size() && std::equal(loops.begin(), loops.end(), m_loops.begin());
}

/// Those who jumped to it are there again. Returns the statement that the label, and others after it, stand before.
const Stmt *ControlFlow::arriveAt(const Stmt *statement)
{
    const Stmt *labelled = labelledBy(statement);
    if (!labelled)
        return statement;
    const auto *label = dyn_cast<LabelStmt>(statement);
    const std::string arrive =
        std::to_string(label ? m_jumpTargets.at(label->getDecl()).arrive : m_caseCodes.at(cast<SwitchCase>(statement)));
    const std::string isBack = "if (" + m_off + " == " + arrive + ") " + m_off + " = 0; ";
    if (label)
        m_context.edits.insert(m_context.begin(label), "ks_back" + arrive + ": " + isBack);
    else
        m_context.edits.replace(m_context.begin(statement), m_context.begin(labelled), isBack);
    return arriveAt(labelled);
}

/// After a statement with jumps to labels of the block that stand before it.
void ControlFlow::goBack(const CompoundStmt *block, const Stmt *last)
{
    for (auto &[declaration, label] : m_jumpTargets) {
        if (label.block != block || !label.why)
            continue;
        const std::string arrive = std::to_string(label.arrive);
        m_context.edits.insert(m_context.endWithSemicolon(last), " if (ks_any(ks, " + m_off + " == " + arrive + ")) { if (!" + m_off +
                                                                     ") { " + offUntil(label.stay, *label.why) + " } goto ks_back" +
                                                                     arrive + "; } if (" + m_off + " == " + std::to_string(label.stay) +
                                                                     ") " + m_off + " = 0;");
        label.why.reset();
    }
}

} // namespace kernelscope
