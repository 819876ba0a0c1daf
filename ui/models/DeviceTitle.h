#pragma once

#include <QString>

namespace kernelscope {

struct DeviceInfo;

/// "PoCL - AMD EPYC" for what deviceTitle() gives: names as drivers give them are long and say things twice.
QString shortDeviceTitle(const QString &deviceTitle);

/// As everything in the window calls a device: "PoCL \u2014 AMD EPYC (CPU)".
QString shownDeviceTitle(const DeviceInfo &device);

} // namespace kernelscope
