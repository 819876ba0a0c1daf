#include "ui/devices/DeviceFields.h"

#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/Sentences.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QString yesNo(bool value)
{
    return value ? tr("yes") : tr("no");
}
static QString count(quint64 value)
{
    return fullCount(value);
}

static QString sizes(const QList<quint64> &values)
{
    return mapped(values, count).join(u" \u00d7 "_s);
}

/// "OpenCL C 1.1, 1.2, 3.0" of "CL1.1", "CL1.2", "CL3.0".
static QString languages(const QStringList &standards)
{
    const QStringList versions =
        mapped(standards, [](const QString &standard) { return standard.startsWith(u"CL") ? standard.mid(2) : standard; });
    return versions.isEmpty() ? tr("none") : tr("OpenCL C %1").arg(versions.join(u", "_s));
}

static DeviceFieldGroup memoryFields(const DeviceInfo &d)
{
    return {tr("Memory regions"),
            {{tr("Local memory"), shownBytes(d.localMemorySize),
              tr("What the work-items of one work-group share. It is gone when the group ends.")},
             {tr("Global memory"), shownBytes(d.globalMemorySize),
              tr("What all work-items of all groups can read and write. Buffers live here.")},
             {tr("Largest buffer"), shownBytes(d.maxAllocationSize), tr("The most that one buffer may take of global memory.")},
             {tr("Local memory is"),
              d.localMemoryType == u"local"    ? tr("dedicated")
              : d.localMemoryType == u"global" ? tr("part of global memory")
                                               : tr("absent"),
              tr("Dedicated local memory is faster than global memory; on most CPUs it is ordinary memory.")},
             {tr("Constant memory"), shownBytes(d.constantBufferSize), tr("The most that one constant argument may take.")},
             {tr("Constant arguments of a kernel"), count(d.maxConstantArguments), tr("How many constant arguments a kernel may have.")},
             {tr("Global cache"), shownBytes(d.globalCacheSize), tr("The cache between global memory and the compute units.")},
             {tr("Cache line"), shownBytes(d.globalCacheLineSize), tr("What one miss of that cache brings.")},
             {tr("Arguments of a kernel"), tr("%1 in all").arg(shownBytes(d.parameterSize)),
              tr("The most that all arguments of a kernel may take together.")}}};
}

static DeviceFieldGroup sizeFields(const DeviceInfo &d)
{
    return {
        tr("Work sizes"),
        {{tr("Compute units"), count(d.computeUnits), tr("A work-group runs on one compute unit; that many run at a time.")},
         {tr("Largest work-group"), count(d.maxWorkGroupSize),
          tr("The most work-items that a work-group may have, in all dimensions together.")},
         {tr("Work-group in x, y, z"), sizes(d.maxWorkItemSizes), tr("The most work-items that a work-group may have in each dimension.")},
         {tr("Sub-groups"), d.maxSubGroups ? count(d.maxSubGroups) : tr("none"), tr("How many sub-groups a work-group may have.")}}};
}

static DeviceFieldGroup clockFields(const DeviceInfo &d)
{
    return {
        tr("Clocks"),
        {{tr("Highest clock"), tr("%1 MHz").arg(count(d.clockMHz)), tr("Of the compute units.")},
         {tr("Step of the event clock"), shownDuration(double(d.profilingResolutionNs)), tr("The step of the clock that times events.")}}};
}

static DeviceFieldGroup abilityFields(const DeviceInfo &d)
{
    return {tr("Abilities"),
            {{tr("Double precision"), yesNo(d.doubleSupport), tr("Whether kernels may use double.")},
             {tr("Half precision"), yesNo(d.halfSupport), tr("Whether kernels may compute with half.")},
             {tr("Images"), yesNo(d.imageSupport), tr("Whether kernels may read and write images.")},
             {tr("Largest 2D image"), sizes({d.image2dMaxWidth, d.image2dMaxHeight}), tr("Width and height in pixels.")},
             {tr("3D image depth"), count(d.image3dMaxDepth), tr("The most slices of a 3D image.")},
             {tr("Samplers"), count(d.maxSamplers), tr("How many samplers a kernel may use.")},
             {tr("Out-of-order queues"), yesNo(d.outOfOrderQueues), tr("Whether the commands of one queue may overtake each other.")},
             {tr("Shared virtual memory"),
              d.svmFine     ? tr("coarse and fine")
              : d.svmCoarse ? tr("coarse")
                            : tr("none"),
              tr("Whether host and device can share pointers.")},
             {tr("Languages"), languages(d.languageStandards),
              tr("What the compiler takes for -cl-std: %1.").arg(d.languageStandards.join(u", "_s))}}};
}

static DeviceFieldGroup identityFields(const DeviceInfo &d)
{
    return {tr("Identity"),
            {{tr("Name"), d.name, tr("What the driver calls the device.")},
             {tr("Type"), d.type, tr("What kind of device it is.")},
             {tr("Platform"), d.platform.name, tr("The driver's name for its group of devices.")},
             {tr("Platform version"), d.platform.version, tr("The OpenCL version of the platform.")},
             {tr("Platform profile"), d.platform.profile, tr("Full or embedded OpenCL.")},
             {tr("Vendor"), d.vendor, tr("Who made the device.")},
             {tr("Vendor number"), QStringLiteral("0x%1").arg(d.vendorId, 4, 16, QLatin1Char('0')),
              tr("The vendor's number, usually that of PCI.")},
             {tr("Version"), d.version, tr("The OpenCL version of the device.")},
             {tr("OpenCL C"), d.openclCVersion, tr("The newest OpenCL C that its compiler names.")},
             {tr("Driver"), d.driverVersion, tr("The version of the driver.")},
             {tr("Available"), yesNo(d.available), tr("Whether the device can be used now.")},
             {tr("Compiler"), yesNo(d.compilerAvailable), tr("Whether it can build from source.")},
             {tr("Address bits"), count(quint64(d.addressBits)), tr("The width of a pointer on the device.")},
             {tr("Byte order"), d.littleEndian ? tr("little endian") : tr("big endian"), tr("How numbers lie in memory.")},
             {tr("Error correction"), yesNo(d.errorCorrection), tr("Whether its memory corrects errors.")},
             {tr("Base alignment"), tr("%1 bits").arg(d.baseAddressAlignment), tr("The alignment that parts of a buffer need.")},
             {tr("Smallest alignment"), shownBytes(d.smallestDataTypeAlignment), tr("The smallest alignment of any type.")}}};
}

static DeviceFieldGroup confinementFields(const QStringList &unconfined)
{
    const QString explanation = tr("A kernel on a CPU device is native code. It is kept from your files, from connections and from other "
                                   "programs as far as the system of the device's worker can do so.");
    DeviceFieldGroup group{tr("Confinement of kernels"), {}};
    if (unconfined.isEmpty())
        group.fields << DeviceField{tr("Files, connections, processes"), tr("confined"), explanation};
    for (const QString &sentence : unconfined)
        group.fields << DeviceField{tr("Not confined"), inLanguage(sentence), explanation};
    return group;
}

static DeviceFieldGroup driverFields(const QStringList &leftOut)
{
    DeviceFieldGroup group{tr("Drivers that fail"), {}};
    for (const QString &sentence : leftOut)
        group.fields << DeviceField{tr("Left out"), inLanguage(sentence), tr("Each driver was loaded in a process of its own.")};
    return group;
}

QList<DeviceFieldGroup> deviceFields(const DeviceInfo &device, const QStringList &unconfined, const QStringList &leftOutDrivers)
{
    DeviceFieldGroup extensions{tr("Extensions"), {}};
    for (const QString &extension : device.extensions)
        extensions.fields.append({extension, {}, tr("An extension that the device names.")});
    DeviceFieldGroup platform{tr("Extensions of the platform"), {}};
    for (const QString &extension : device.platform.extensions)
        platform.fields.append({extension, {}, tr("An extension that the platform names.")});
    QList<DeviceFieldGroup> groups{sizeFields(device),     memoryFields(device),          clockFields(device), abilityFields(device),
                                   identityFields(device), confinementFields(unconfined), extensions,          platform};
    if (!leftOutDrivers.isEmpty())
        groups.prepend(driverFields(leftOutDrivers));
    return groups;
}

} // namespace kernelscope
