#pragma once

#include <string>

#include "Tree.h"

namespace kernelscope::randomprogram {

const char *spaceName(Space space); ///< "__global "
std::string variableName(int variable);
std::string arrayName(const Program &program, int array, int parameter);

/// An expression as OpenCL C, in parentheses wherever they could matter.
std::string printed(const Expr &expression, const Program &program);

} // namespace kernelscope::randomprogram
