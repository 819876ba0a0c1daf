#pragma once

#include <string>

#include <clang/AST/ASTContext.h>

#include "protocol/InstrumentMessages.h"

namespace kernelscope {

/// What could be left out of a program or replaced by something shorter, as Clang's syntax tree has it: declarations, runs of statements,
/// branches and loops for what they hold, expressions for a part of theirs or for a constant, parameters of `kernel` that nothing uses.
/// Those that make the text shortest come first. Whether what is left compiles, or does the same, is for others to find out.
QList<Reduction> reductionsOf(clang::ASTContext &context, const std::string &text, const std::string &kernel);

} // namespace kernelscope
