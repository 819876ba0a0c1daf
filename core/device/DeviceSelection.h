#pragma once

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "support/Result.h"

namespace kernelscope {

/// Finds the device a selector means: an index, a substring of "platform: device" (any case), "cpu", "gpu" or "any".
/// "any", and the empty selector, take the first GPU whose platform and vendor are not Intel's, else any GPU, else the first
/// CPU, else whatever is first. "lab: gpu" means one of the host "lab"; without a host's name it is one of this machine. Alternatives are
/// parted by "|": "cpu|any" is a CPU where there is one. Returns
/// the position in `devices`; the error, of the last alternative, lists what there is.
[[nodiscard]] Result<int> selectDevice(const QList<DeviceInfo> &devices, const QString &selector);

/// "Portable Computing Language: pthread-AMD EPYC", which a substring selector is matched against; of a host "lab: NVIDIA CUDA: NVIDIA
/// H200".
QString deviceTitle(const DeviceInfo &device);

/// The OpenCL C that a program without -cl-std is built as, "CL1.2": the newest 1.x, as the specification of clBuildProgram has it; PoCL
/// takes the newest of all (measured with 3.1). Empty where the device names no standard. Kernelscope passes it to every build, so that
/// the plain program, the traced one and Clang read the same language.
QString defaultStandard(const DeviceInfo &device);

} // namespace kernelscope
