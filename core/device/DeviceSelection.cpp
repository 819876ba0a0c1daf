#include "device/DeviceSelection.h"

#include <algorithm>

namespace kernelscope {
namespace {

int firstOfType(const QList<DeviceInfo> &devices, const QString &type)
{
    for (int i = 0; i < devices.size(); ++i) {
        if (devices[i].type == type)
            return i;
    }
    return -1;
}

int preferredDevice(const QList<DeviceInfo> &devices)
{
    for (int i = 0; i < devices.size(); ++i) {
        const DeviceInfo &device = devices[i];
        const bool intel = (device.platform.name + device.vendor).contains(u"intel", Qt::CaseInsensitive);
        if (device.type == u"GPU" && !intel)
            return i;
    }
    if (const int gpu = firstOfType(devices, QStringLiteral("GPU")); gpu >= 0)
        return gpu;
    return std::max(firstOfType(devices, QStringLiteral("CPU")), 0);
}

QString titles(const QList<DeviceInfo> &devices)
{
    QStringList list;
    for (int i = 0; i < devices.size(); ++i)
        list << QStringLiteral("%1 (%2)").arg(i).arg(deviceTitle(devices[i]));
    return list.join(QStringLiteral(", "));
}

Result<int> deviceOfType(const QList<DeviceInfo> &devices, const QString &type)
{
    if (const int index = firstOfType(devices, type); index >= 0)
        return index;
    return fail(QStringLiteral("There is no %1 here. The devices are: %2.").arg(type, titles(devices)));
}

/// The device of one machine that one of the alternatives of a selector means.
Result<int> selectOfMachine(const QList<DeviceInfo> &devices, const QString &selector)
{
    if (selector.isEmpty() || selector == u"any")
        return preferredDevice(devices);
    if (selector == u"cpu" || selector == u"gpu")
        return deviceOfType(devices, selector.toUpper());
    bool isIndex = false;
    if (const int index = selector.toInt(&isIndex); isIndex) {
        if (index >= 0 && index < devices.size())
            return index;
        return fail(QStringLiteral("There is no device %1. The devices are: %2.").arg(selector, titles(devices)));
    }
    for (int i = 0; i < devices.size(); ++i) {
        if (deviceTitle(devices[i]).contains(selector, Qt::CaseInsensitive))
            return i;
    }
    return fail(QStringLiteral("No device's name contains \"%1\". The devices are: %2.").arg(selector, titles(devices)));
}

Result<int> selectAlternative(const QList<DeviceInfo> &devices, const QString &selector)
{
    const auto named = std::ranges::find_if(
        devices, [&](const DeviceInfo &device) { return !device.host.isEmpty() && selector.startsWith(device.host + u':'); });
    const QString host = named == devices.end() ? QString() : named->host;
    QList<DeviceInfo> there;
    QList<int> positions;
    for (int i = 0; i < devices.size(); ++i) {
        if (devices[i].host == host) {
            there << devices[i];
            positions << i;
        }
    }
    if (there.isEmpty())
        return fail(QStringLiteral("This machine has no OpenCL device."));
    const QString rest = host.isEmpty() ? selector : selector.mid(host.size() + 1).trimmed();
    return selectOfMachine(there, rest).map([&](int position) { return positions[position]; });
}

} // namespace

QString deviceTitle(const DeviceInfo &device)
{
    const QString host = device.host.isEmpty() ? QString() : device.host + QStringLiteral(": ");
    return host + device.platform.name + QStringLiteral(": ") + device.name;
}

Result<int> selectDevice(const QList<DeviceInfo> &devices, const QString &selector)
{
    if (devices.isEmpty())
        return fail(QStringLiteral("No OpenCL device was found. Install a driver, for example the package pocl-opencl-icd."));
    Result<int> chosen = fail(QString());
    for (const QString &alternative : selector.split(u'|')) {
        chosen = selectAlternative(devices, alternative.trimmed());
        if (chosen)
            break;
    }
    return chosen;
}

QString defaultStandard(const DeviceInfo &device)
{
    QString standard;
    const bool isPocl = device.platform.name.contains(u"Portable Computing Language");
    for (const QString &known : device.languageStandards) {
        if (known > standard && (isPocl || known.startsWith(u"CL1.")))
            standard = known;
    }
    return standard;
}

} // namespace kernelscope
