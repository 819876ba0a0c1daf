#pragma once

#include <string>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

#include "instrument/IndexChecks.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

// Which asynchronous copy gave each event. The rewritten kernel keeps, by the address of each variable of type event_t, the number of the
// copy whose event is in it, so that a wait can record what it waits for. Where that is not known (an event passed by value, or returned by
// a function of the program), the number is unknownEvent, and a wait for it counts as one for all copies.

bool isEvent(clang::QualType type);

/// A pointer to what an expression of type event_t, or of a pointer to it, leads to: "event_t *".
std::string eventPointer(clang::QualType event);

/// Device text: the number of the copy that gave an event; 0: none did. Call it after the expression was rewritten.
std::string eventNumber(const RewriteContext &context, const clang::Expr *event);

/// Rewrites an assignment to an event; says whether it took it.
bool rewriteEventAssignment(RewriteContext &context, IndexChecks &indexes, const clang::BinaryOperator *assignment);

/// What follows the declaration of a variable or, at the start of the function, of a parameter; empty where it is no event.
std::string eventDeclared(RewriteContext &context, const clang::VarDecl *variable);

/// Whether a copy is recorded, and its event known.
bool isTracedCopy(const RewriteContext &context, const clang::CallExpr *copy);

} // namespace kernelscope
