#pragma once

#include "standalone/StandaloneParts.h"

namespace kernelscope {

/// main.py: Python 3 with PyOpenCL (2022 or newer) and NumPy.
QByteArray pythonProgram(const StandaloneParts &parts);

} // namespace kernelscope
