#pragma once

#include "opencl/ClApi.h"
#include "project/ImageFormat.h"

namespace kernelscope {

/// OpenCL's words for a format.
cl::ImageFormat clImageFormat(const ImageFormat &format);

} // namespace kernelscope
