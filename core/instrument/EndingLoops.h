#pragma once

#include <optional>

#include <QtGlobal>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// The counter of a loop that obviously ends after a few thousand iterations at most.
struct EndingCounter
{
    const clang::ValueDecl *variable = nullptr;
    quint64 below = 0;    ///< it stays from 0 to below this; 0: that is not known
    bool isKnown = false; ///< the compiler, too, knows where it ends, and by what it is changed
};

/// for (k = 0; k < 16; k++), for (s = 1; s < get_local_size(0); s *= 2), for (s = n; s > 0; s >>= 1), with a counter that nothing else
/// changes. nullopt for all others.
std::optional<EndingCounter> endingCounter(const clang::Stmt *loop, const clang::ASTContext &ast);

/// The step of a loop's counter, if the loop's condition keeps that in its type: for (int i = 0; i < n; i++), and those of endingCounter().
const clang::Expr *boundedStep(const clang::Stmt *loop, const clang::ASTContext &ast);

} // namespace kernelscope
