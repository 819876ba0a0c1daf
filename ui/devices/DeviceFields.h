#pragma once

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"

namespace kernelscope {

struct DeviceField
{
    QString name;
    QString value;
    QString explanation;
};

struct DeviceFieldGroup
{
    QString title;
    QList<DeviceField> fields;
};

/// Every field of a device in words, grouped; what limits a kernel first.
/// `unconfined` and `leftOutDrivers`: as Session's.
QList<DeviceFieldGroup> deviceFields(const DeviceInfo &device, const QStringList &unconfined = {}, const QStringList &leftOutDrivers = {});

} // namespace kernelscope
