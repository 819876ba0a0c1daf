#pragma once

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"

namespace kernelscope {

/// Every platform and every device with all that their drivers say of them, to be read by people.
QString devicesText(const QList<DeviceInfo> &devices);

} // namespace kernelscope
