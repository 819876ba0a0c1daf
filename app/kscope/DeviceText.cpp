#include "DeviceText.h"

#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr int labelWidth = 24;
constexpr int textWidth = 100;

QString line(const char *label, const QString &text)
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("    ") + QString::fromLatin1(label).leftJustified(labelWidth) + text + u'\n';
}

/// Extensions and the like: words in lines that stay readable.
QString wordLines(const char *label, const QStringList &words)
{
    QString text;
    QString current;
    for (const QString &word : words) {
        if (!current.isEmpty() && current.size() + 1 + word.size() > textWidth - labelWidth) {
            text += line(text.isEmpty() ? label : "", current);
            current.clear();
        }
        current += current.isEmpty() ? word : u' ' + word;
    }
    return text + line(text.isEmpty() ? label : "", current);
}

QString yesNo(bool value)
{
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

QString sizes(const QList<quint64> &list)
{
    return mapped(list, [](const quint64 size) { return QString::number(size); }).join(QStringLiteral(" x "));
}

QString platformText(const PlatformInfo &platform)
{
    return platform.name + u'\n' + line("Vendor", platform.vendor) + line("OpenCL version", platform.version) +
           line("Profile", platform.profile) + wordLines("Extensions", platform.extensions);
}

QString identityText(const DeviceInfo &device)
{
    return line("Type", device.type) + line("Vendor", filled(QStringLiteral("%1 (id %2)"), device.vendor, device.vendorId)) +
           line("OpenCL version", device.version) + line("OpenCL C version", device.openclCVersion) +
           line("Language standards", device.languageStandards.join(u' ')) + line("Driver version", device.driverVersion) +
           line("PCI address", device.pciAddress) + line("In use", device.inUse ? QStringLiteral("by a run of Kernelscope") : QString()) +
           line("Available", yesNo(device.available)) + line("Compiler available", yesNo(device.compilerAvailable)) +
           line("Address bits", QString::number(device.addressBits)) + line("Little endian", yesNo(device.littleEndian)) +
           line("Error correction", yesNo(device.errorCorrection));
}

QString memoryText(const DeviceInfo &device)
{
    return line("Global memory", bytesText(device.globalMemorySize)) +
           line("Global memory cache",
                QStringLiteral("%1, lines of %2").arg(bytesText(device.globalCacheSize), bytesText(device.globalCacheLineSize))) +
           line("Largest allocation", bytesText(device.maxAllocationSize)) +
           line("Local memory", QStringLiteral("%1 (%2)").arg(bytesText(device.localMemorySize), device.localMemoryType)) +
           line("Constant buffer", bytesText(device.constantBufferSize)) +
           line("Constant arguments", QString::number(device.maxConstantArguments)) +
           line("Parameter size", bytesText(device.parameterSize)) +
           line("Base address alignment", QStringLiteral("%1 bits").arg(device.baseAddressAlignment)) +
           line("Data type alignment", bytesText(device.smallestDataTypeAlignment));
}

QString executionText(const DeviceInfo &device)
{
    return line("Compute units", QString::number(device.computeUnits)) +
           line("Clock frequency", QStringLiteral("%1 MHz").arg(device.clockMHz)) +
           line("Work-group size", QStringLiteral("at most %1").arg(device.maxWorkGroupSize)) +
           line("Work-item sizes", QStringLiteral("at most %1").arg(sizes(device.maxWorkItemSizes))) +
           line("Sub-groups", device.maxSubGroups > 0 ? QStringLiteral("at most %1").arg(device.maxSubGroups) : QStringLiteral("none")) +
           line("Profiling resolution", QStringLiteral("%1 ns").arg(device.profilingResolutionNs)) +
           line("Out-of-order queues", yesNo(device.outOfOrderQueues)) + line("double", yesNo(device.doubleSupport)) +
           line("half", yesNo(device.halfSupport)) + line("Non-uniform work-groups", yesNo(device.nonUniformGroups)) +
           line("Shared virtual memory", device.svmFine     ? QStringLiteral("fine")
                                         : device.svmCoarse ? QStringLiteral("coarse")
                                                            : QStringLiteral("no")) +
           line("Images", device.imageSupport ? QStringLiteral("2D at most %1 x %2, 3D at most %3 deep, %4 samplers")
                                                    .arg(device.image2dMaxWidth)
                                                    .arg(device.image2dMaxHeight)
                                                    .arg(device.image3dMaxDepth)
                                                    .arg(device.maxSamplers)
                                              : QStringLiteral("no"));
}

} // namespace

QString devicesText(const QList<DeviceInfo> &devices)
{
    QString text;
    const PlatformInfo *platform = nullptr;
    for (const DeviceInfo &device : devices) {
        if (!platform || *platform != device.platform)
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + platformText(device.platform);
        platform = &device.platform;
        text += QStringLiteral("\n  %1  %2\n").arg(device.index).arg(device.name) + identityText(device) + memoryText(device) +
                executionText(device) + wordLines("Extensions", device.extensions);
    }
    return text;
}

} // namespace kernelscope
