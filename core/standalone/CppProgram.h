#pragma once

#include "standalone/StandaloneParts.h"

namespace kernelscope {

/// main.cpp: C++17 with OpenCL-CLHPP.
QByteArray cppProgram(const StandaloneParts &parts);

/// CMakeLists.txt beside it.
QByteArray cppBuildFile(const StandaloneParts &parts);

} // namespace kernelscope
