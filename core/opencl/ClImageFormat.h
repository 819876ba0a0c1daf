#pragma once

#include <optional>

#include <QString>

#include "opencl/ClApi.h"

namespace kernelscope {

/// OpenCL's words for a project's "rgba-unorm8": channel order, a dash, channel type. nullopt when it is none.
std::optional<cl::ImageFormat> clImageFormatNamed(const QString &name);

} // namespace kernelscope
