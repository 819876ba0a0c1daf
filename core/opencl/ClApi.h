#pragma once

// The only place that includes OpenCL's C++ bindings, with the settings that every file here must share: Debian's header does
// not compile with a minimum of 120, and 1.2 devices need a minimum below 200.
#define CL_HPP_TARGET_OPENCL_VERSION 300
#define CL_HPP_MINIMUM_OPENCL_VERSION 110
#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/opencl.hpp>

#include <QString>

namespace kernelscope {

/// What a driver answered, without what some put around it.
inline QString clText(const std::string &answer)
{
    return QString::fromUtf8(answer.c_str()).trimmed();
}

} // namespace kernelscope
