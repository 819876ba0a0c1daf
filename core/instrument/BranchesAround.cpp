#include "instrument/BranchesAround.h"

#include <clang/AST/ParentMapContext.h>

namespace kernelscope {

using namespace clang;

namespace {

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

QList<int> branchesAround(const ProgramPlaces &places, const Stmt *statement)
{
    QList<int> branches;
    const Stmt *child = statement, *grandchild = nullptr;
    while (true) {
        const auto parents = places.ast().getParents(*child);
        const auto *around = parents.empty() ? nullptr : parents[0].get<Stmt>();
        if (!around)
            return branches;
        int branch = 0;
        if (const auto *choice = dyn_cast<IfStmt>(around))
            branch = choice->getThen() == child ? 1 : choice->getElse() == child ? 2 : 0;
        else if (const auto *body = dyn_cast<CompoundStmt>(child); body && isa<SwitchStmt>(around))
            branch = partOf(body, grandchild);
        if (branch > 0)
            branches << int(places.begin(around)) << branch;
        grandchild = child;
        child = around;
    }
}

} // namespace kernelscope
