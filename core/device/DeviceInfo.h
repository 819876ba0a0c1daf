#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Fields.h"

namespace kernelscope {

/// A platform (a "device group") as the driver describes it.
struct PlatformInfo
{
    QString name;
    QString vendor;
    QString version;
    QString profile;
    QStringList extensions;

    bool operator==(const PlatformInfo &) const = default;
    KERNELSCOPE_FIELDS(name, vendor, version, profile, extensions)
};

/// A device as its driver describes it, without any OpenCL header. Sizes in bytes unless the name says otherwise.
struct DeviceInfo
{
    int index = 0; ///< its place in the list of its machine's devices, as `kscope devices` counts
    QString host;  ///< the machine's name (Host); empty: this one
    PlatformInfo platform;
    QString name;
    QString vendor;
    QString type; ///< "CPU", "GPU", "ACCELERATOR" or "CUSTOM"
    quint32 vendorId = 0;
    QString version; ///< "OpenCL 3.0 PoCL ..."
    QString openclCVersion;
    QString driverVersion;
    QString pciAddress;            ///< its place in its machine, "0000:3b:00.0"; empty: not told
    bool inUse = false;            ///< a run has its turn on it (DeviceTurn) as the list is made
    QStringList languageStandards; ///< "CL1.2", "CL2.0", ...: what -cl-std takes
    bool available = false;
    bool compilerAvailable = false;
    bool littleEndian = true;
    bool errorCorrection = false;
    int addressBits = 64;
    quint64 globalMemorySize = 0;
    quint64 globalCacheSize = 0;
    quint64 globalCacheLineSize = 0;
    quint64 localMemorySize = 0;
    QString localMemoryType; ///< "local" (dedicated), "global" or "none"
    quint64 constantBufferSize = 0;
    quint32 maxConstantArguments = 0;
    quint64 maxAllocationSize = 0;
    quint64 parameterSize = 0;
    quint32 computeUnits = 0;
    quint32 clockMHz = 0;
    quint64 maxWorkGroupSize = 0;
    QList<quint64> maxWorkItemSizes; ///< one for each dimension
    quint32 maxSubGroups = 0;
    quint64 baseAddressAlignment = 0;
    quint64 smallestDataTypeAlignment = 0;
    quint64 profilingResolutionNs = 0;
    bool doubleSupport = false;
    bool halfSupport = false;
    bool imageSupport = false;
    quint64 image2dMaxWidth = 0;
    quint64 image2dMaxHeight = 0;
    quint64 image3dMaxDepth = 0;
    quint32 maxSamplers = 0;
    bool outOfOrderQueues = false;
    bool svmCoarse = false;
    bool svmFine = false;
    bool nonUniformGroups = false; ///< runs launches whose last work-groups are smaller, of programs that allow it
    QStringList extensions;
    QStringList features; ///< of OpenCL C 3.0: "__opencl_c_images"; empty: not told

    bool operator==(const DeviceInfo &) const = default;
    KERNELSCOPE_FIELDS(index, host, platform, name, vendor, type, vendorId, version, openclCVersion, driverVersion, pciAddress, inUse,
                       languageStandards, available, compilerAvailable, littleEndian, errorCorrection, addressBits, globalMemorySize,
                       globalCacheSize, globalCacheLineSize, localMemorySize, localMemoryType, constantBufferSize, maxConstantArguments,
                       maxAllocationSize, parameterSize, computeUnits, clockMHz, maxWorkGroupSize, maxWorkItemSizes, maxSubGroups,
                       baseAddressAlignment, smallestDataTypeAlignment, profilingResolutionNs, doubleSupport, halfSupport, imageSupport,
                       image2dMaxWidth, image2dMaxHeight, image3dMaxDepth, maxSamplers, outOfOrderQueues, svmCoarse, svmFine,
                       nonUniformGroups, extensions, features)
};

} // namespace kernelscope
