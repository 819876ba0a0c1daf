#pragma once

#include <unordered_map>

#include <QList>

#include <clang/AST/Stmt.h>

#include "instrument/ProgramPlaces.h"

namespace kernelscope {

/// Who comes to the statement does nothing of what follows it in its block.
bool leaves(const clang::Stmt *statement);

/// AccessSite::branches of statements and expressions. What lies around one is found once, for all that is in it.
class BranchesAround
{
public:
    explicit BranchesAround(const ProgramPlaces &places) : m_places(places) {}
    QList<int> of(const clang::Stmt *statement);

private:
    /// Those of `parent`, which is right around the statement, and the branch of `parent`, or of the switch of that block.
    QList<int> within(QList<int> branches, const clang::Stmt *parent, const clang::Stmt *statement) const;

    const ProgramPlaces &m_places;
    std::unordered_map<const clang::Stmt *, QList<int>> m_known;
};

} // namespace kernelscope
