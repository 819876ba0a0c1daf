#pragma once

#include <QList>

#include <clang/AST/Stmt.h>

#include "instrument/ProgramPlaces.h"

namespace kernelscope {

/// Who comes to the statement does nothing of what follows it in its block.
bool leaves(const clang::Stmt *statement);

/// AccessSite::branches of what stands in a statement or an expression.
QList<int> branchesAround(const ProgramPlaces &places, const clang::Stmt *statement);

} // namespace kernelscope
