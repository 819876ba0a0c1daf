#include "instrument/BranchesAround.h"

namespace kernelscope {

using namespace clang;

namespace {

/// Of statements within each other: so many are told apart that a long `else if` does not grow with its length squared.
constexpr qsizetype mostNumbers = qsizetype(2) * 100;

/// From 1: which of the parts of a switch, each of which begins at a case that the one before does not lead on to.
int partOf(const CompoundStmt *body, const Stmt *statement)
{
    int part = 0;
    const Stmt *before = nullptr;
    for (const Stmt *at : body->body()) {
        part += int(isa<SwitchCase>(at) && (!before || leaves(before)));
        if (at == statement)
            return part;
        before = at;
    }
    return 0;
}

} // namespace

bool leaves(const Stmt *statement)
{
    while (statement && (isa<CompoundStmt>(statement) || isa<SwitchCase>(statement))) {
        const auto *block = dyn_cast<CompoundStmt>(statement);
        statement = !block ? cast<SwitchCase>(statement)->getSubStmt() : block->body_empty() ? nullptr : block->body_back();
    }
    return isa_and_nonnull<ReturnStmt>(statement) || isa_and_nonnull<BreakStmt>(statement) || isa_and_nonnull<ContinueStmt>(statement);
}

QList<int> BranchesAround::of(const Stmt *statement)
{
    std::vector<const Stmt *> way;
    QList<int> branches;
    for (const Stmt *at = statement; at; at = m_places.around(at)) {
        if (const auto known = m_known.find(at); known != m_known.end()) {
            branches = known->second;
            break;
        }
        way.push_back(at);
    }
    for (auto at = way.rbegin(); at != way.rend(); ++at) {
        branches = within(branches, m_places.around(*at), *at);
        m_known.emplace(*at, branches);
    }
    return branches;
}

QList<int> BranchesAround::within(QList<int> branches, const Stmt *parent, const Stmt *statement) const
{
    int branch = 0;
    const Stmt *choice = parent;
    if (const auto *conditional = dyn_cast_or_null<IfStmt>(parent)) {
        branch = conditional->getThen() == statement ? 1 : conditional->getElse() == statement ? 2 : 0;
    } else if (const auto *body = dyn_cast_or_null<CompoundStmt>(parent)) {
        choice = dyn_cast_or_null<SwitchStmt>(m_places.around(body));
        branch = choice ? partOf(body, statement) : 0;
    }
    if (branch > 0 && branches.size() < mostNumbers)
        branches << int(m_places.begin(choice)) << branch;
    return branches;
}

} // namespace kernelscope
