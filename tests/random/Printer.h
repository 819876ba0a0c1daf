#pragma once

#include <string>

#include "Tree.h"

namespace kernelscope::randomprogram {

/// The program as OpenCL C 1.2. All names at file scope begin with the program's, so that programs can share a source.
std::string printed(const Program &program);
std::string typeName(Type type, const Program &program);

} // namespace kernelscope::randomprogram
