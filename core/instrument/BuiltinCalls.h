#pragma once

#include "instrument/CalledFunction.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites a call of one of OpenCL's own functions that accesses memory or orders it; says whether it took the call. A call that it
/// leaves is one that touches nothing traced, or is noted as untraced.
bool rewriteBuiltin(RewriteContext &context, const clang::CallExpr *call);

/// Has the address that an argument gives looked at, where a cast may have made it wrong for what it leads to. Returns what to put after
/// the argument once it was gone into. `type`: what it leads to, as the program names it; `accessed`: what the function takes there, if
/// that is more. `isPacked`: as DeviceText::aligned.
std::string openAlignmentCheck(RewriteContext &context, const clang::CallExpr *call, const clang::Expr *argument,
                               const PointerArgument &pointer, const DeviceType &type, clang::QualType accessed = {},
                               bool isPacked = false);

// The same of the kinds that take most.
bool rewriteAtomic(RewriteContext &context, const clang::CallExpr *call);
bool rewriteAsyncCopy(RewriteContext &context, const clang::CallExpr *call);
bool rewriteAsyncWait(RewriteContext &context, const clang::CallExpr *call);
bool rewriteImage(RewriteContext &context, const clang::CallExpr *call);

/// Which sampler a read has is recorded with it (samplerBits). A function gets that of its parameters besides them, a call gives it, and a
/// kernel asks for it.
std::string samplerParameters(const clang::FunctionDecl *function);
std::string samplerArguments(const clang::CallExpr *call, const clang::ASTContext &ast);
std::string samplersOfKernel(const clang::FunctionDecl *kernel);

} // namespace kernelscope
