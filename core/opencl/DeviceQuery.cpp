#include "opencl/DeviceQuery.h"

#include <algorithm>

namespace kernelscope {
namespace {

/// The answer to one query, or what is given for a driver that does not know it.
template <cl_device_info Name, typename Answer> Answer ask(const cl::Device &device, Answer fallback)
{
    try {
        return static_cast<Answer>(device.getInfo<Name>());
    } catch (const cl::Error &) {
        return fallback;
    }
}

template <cl_device_info Name> QString askText(const cl::Device &device)
{
    return clText(ask<Name, std::string>(device, {}));
}

template <cl_platform_info Name> QString askText(const cl::Platform &platform)
{
    try {
        return clText(platform.getInfo<Name>());
    } catch (const cl::Error &) {
        return {};
    }
}

QStringList words(const QString &list)
{
    return list.split(u' ', Qt::SkipEmptyParts);
}

PlatformInfo describe(const cl::Platform &platform)
{
    return {askText<CL_PLATFORM_NAME>(platform), askText<CL_PLATFORM_VENDOR>(platform), askText<CL_PLATFORM_VERSION>(platform),
            askText<CL_PLATFORM_PROFILE>(platform), words(askText<CL_PLATFORM_EXTENSIONS>(platform))};
}

QString typeName(cl_device_type type)
{
    if (type & CL_DEVICE_TYPE_GPU)
        return QStringLiteral("GPU");
    if (type & CL_DEVICE_TYPE_CPU)
        return QStringLiteral("CPU");
    return type & CL_DEVICE_TYPE_ACCELERATOR ? QStringLiteral("ACCELERATOR") : QStringLiteral("CUSTOM");
}

QString localMemoryTypeName(cl_device_local_mem_type type)
{
    if (type == CL_LOCAL)
        return QStringLiteral("local");
    return type == CL_GLOBAL ? QStringLiteral("global") : QStringLiteral("none");
}

/// 300 for "OpenCL 3.0 ..." and "OpenCL C 3.0 ..."; 0 when there is no number.
int versionNumber(const QString &version)
{
    for (const QString &word : words(version)) {
        const qsizetype dot = word.indexOf(u'.');
        bool majorOk = false;
        bool minorOk = false;
        const int major = word.left(dot).toInt(&majorOk);
        const int minor = word.mid(dot + 1).toInt(&minorOk);
        if (dot > 0 && majorOk && minorOk)
            return major * 100 + minor * 10;
    }
    return 0;
}

QStringList standardsUpTo(int version)
{
    QStringList standards;
    for (const int known : {110, 120, 200, 300}) {
        if (known <= version)
            standards << QStringLiteral("CL%1.%2").arg(known / 100).arg(known / 10 % 10);
    }
    return standards;
}

QStringList languageStandards(const cl::Device &device, const DeviceInfo &info)
{
    using Versions = std::vector<cl_name_version>;
    if (versionNumber(info.version) < 300)
        return standardsUpTo(versionNumber(info.openclCVersion));
    QStringList standards;
    for (const cl_name_version &version : ask<CL_DEVICE_OPENCL_C_ALL_VERSIONS, Versions>(device, {})) {
        const QString name = QStringLiteral("CL%1.%2").arg(version.version >> 22).arg(version.version >> 12 & 0x3ff);
        if (name != u"CL1.0" && !standards.contains(name)) // -cl-std has no CL1.0
            standards << name;
    }
    std::ranges::sort(standards);
    return standards.isEmpty() ? standardsUpTo(versionNumber(info.openclCVersion)) : standards;
}

void describeMemory(const cl::Device &device, DeviceInfo &info)
{
    info.globalMemorySize = ask<CL_DEVICE_GLOBAL_MEM_SIZE, quint64>(device, 0);
    info.globalCacheSize = ask<CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, quint64>(device, 0);
    info.globalCacheLineSize = ask<CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, quint64>(device, 0);
    info.localMemorySize = ask<CL_DEVICE_LOCAL_MEM_SIZE, quint64>(device, 0);
    info.localMemoryType = localMemoryTypeName(ask<CL_DEVICE_LOCAL_MEM_TYPE, cl_device_local_mem_type>(device, 0));
    info.constantBufferSize = ask<CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, quint64>(device, 0);
    info.maxConstantArguments = ask<CL_DEVICE_MAX_CONSTANT_ARGS, quint32>(device, 0);
    info.maxAllocationSize = ask<CL_DEVICE_MAX_MEM_ALLOC_SIZE, quint64>(device, 0);
    info.baseAddressAlignment = ask<CL_DEVICE_MEM_BASE_ADDR_ALIGN, quint64>(device, 1024) / 8;
    info.smallestDataTypeAlignment = ask<CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE, quint64>(device, 0);
    info.errorCorrection = ask<CL_DEVICE_ERROR_CORRECTION_SUPPORT, cl_bool>(device, CL_FALSE) == CL_TRUE;
}

void describeLimits(const cl::Device &device, DeviceInfo &info)
{
    info.parameterSize = ask<CL_DEVICE_MAX_PARAMETER_SIZE, quint64>(device, 0);
    info.computeUnits = ask<CL_DEVICE_MAX_COMPUTE_UNITS, quint32>(device, 0);
    info.clockMHz = ask<CL_DEVICE_MAX_CLOCK_FREQUENCY, quint32>(device, 0);
    info.maxWorkGroupSize = ask<CL_DEVICE_MAX_WORK_GROUP_SIZE, quint64>(device, 0);
    for (const std::size_t size : ask<CL_DEVICE_MAX_WORK_ITEM_SIZES, std::vector<std::size_t>>(device, {}))
        info.maxWorkItemSizes << size;
    info.addressBits = ask<CL_DEVICE_ADDRESS_BITS, int>(device, 64);
    info.profilingResolutionNs = ask<CL_DEVICE_PROFILING_TIMER_RESOLUTION, quint64>(device, 0);
    if (versionNumber(info.version) >= 210)
        info.maxSubGroups = ask<CL_DEVICE_MAX_NUM_SUB_GROUPS, quint32>(device, 0);
}

void describeImages(const cl::Device &device, DeviceInfo &info)
{
    info.imageSupport = ask<CL_DEVICE_IMAGE_SUPPORT, cl_bool>(device, CL_FALSE) == CL_TRUE;
    if (!info.imageSupport)
        return;
    info.image2dMaxWidth = ask<CL_DEVICE_IMAGE2D_MAX_WIDTH, quint64>(device, 0);
    info.image2dMaxHeight = ask<CL_DEVICE_IMAGE2D_MAX_HEIGHT, quint64>(device, 0);
    info.image3dMaxDepth = ask<CL_DEVICE_IMAGE3D_MAX_DEPTH, quint64>(device, 0);
    info.maxSamplers = ask<CL_DEVICE_MAX_SAMPLERS, quint32>(device, 0);
}

void describeAbilities(const cl::Device &device, DeviceInfo &info)
{
    info.available = ask<CL_DEVICE_AVAILABLE, cl_bool>(device, CL_FALSE) == CL_TRUE;
    info.compilerAvailable = ask<CL_DEVICE_COMPILER_AVAILABLE, cl_bool>(device, CL_FALSE) == CL_TRUE;
    info.littleEndian = ask<CL_DEVICE_ENDIAN_LITTLE, cl_bool>(device, CL_TRUE) == CL_TRUE;
    info.extensions = words(askText<CL_DEVICE_EXTENSIONS>(device));
    info.doubleSupport =
        info.extensions.contains(QStringLiteral("cl_khr_fp64")) || ask<CL_DEVICE_DOUBLE_FP_CONFIG, cl_device_fp_config>(device, 0) != 0;
    if (versionNumber(info.version) >= 300) {
        for (const cl_name_version &feature : ask<CL_DEVICE_OPENCL_C_FEATURES, std::vector<cl_name_version>>(device, {}))
            info.features << QString::fromUtf8(feature.name);
    }
    info.halfSupport = info.extensions.contains(QStringLiteral("cl_khr_fp16"));
    const auto properties = ask<CL_DEVICE_QUEUE_PROPERTIES, cl_command_queue_properties>(device, 0);
    info.outOfOrderQueues = (properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
    if (versionNumber(info.version) < 200)
        return;
    const auto svm = ask<CL_DEVICE_SVM_CAPABILITIES, cl_device_svm_capabilities>(device, 0);
    info.svmCoarse = (svm & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER) != 0;
    info.svmFine = (svm & CL_DEVICE_SVM_FINE_GRAIN_BUFFER) != 0;
    const int version = versionNumber(info.version); // 2.x has to, and before nobody could
    const bool isTold = ask<CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT, cl_bool>(device, CL_FALSE) == CL_TRUE;
    info.nonUniformGroups = version >= 300 ? isTold : version >= 200;
}

/// "0000:3b:00.0"; empty where the driver doesn't tell.
QString pciAddress(const cl::Device &device)
{
    constexpr cl_device_info busOfNvidia = 0x4008; // cl_nv_device_attribute_query, which Debian's headers lack
    constexpr cl_device_info slotOfNvidia = 0x4009;
    cl_device_pci_bus_info_khr place{};
    const auto ask = [&device](cl_device_info name, auto &answer) {
        return ::clGetDeviceInfo(device(), name, sizeof(answer), &answer, nullptr) == CL_SUCCESS;
    };
    if (!ask(CL_DEVICE_PCI_BUS_INFO_KHR, place) && (!ask(busOfNvidia, place.pci_bus) || !ask(slotOfNvidia, place.pci_device)))
        return {};
    return QString::asprintf("%04x:%02x:%02x.%x", place.pci_domain, place.pci_bus, place.pci_device, place.pci_function);
}

DeviceInfo describe(const cl::Device &device, const PlatformInfo &platform)
{
    DeviceInfo info;
    info.platform = platform;
    info.name = askText<CL_DEVICE_NAME>(device);
    info.vendor = askText<CL_DEVICE_VENDOR>(device);
    info.vendorId = ask<CL_DEVICE_VENDOR_ID, quint32>(device, 0);
    info.type = typeName(ask<CL_DEVICE_TYPE, cl_device_type>(device, 0));
    info.version = askText<CL_DEVICE_VERSION>(device);
    info.openclCVersion = askText<CL_DEVICE_OPENCL_C_VERSION>(device);
    info.driverVersion = askText<CL_DRIVER_VERSION>(device);
    info.pciAddress = pciAddress(device);
    describeMemory(device, info);
    describeLimits(device, info);
    describeImages(device, info);
    describeAbilities(device, info);
    info.languageStandards = languageStandards(device, info);
    return info;
}

std::vector<cl::Platform> platforms()
{
    std::vector<cl::Platform> found;
    try {
        cl::Platform::get(&found);
    } catch (const cl::Error &) {
        found.clear(); // no driver at all is reported this way
    }
    return found;
}

std::vector<cl::Device> devicesOf(const cl::Platform &platform)
{
    std::vector<cl::Device> found;
    try {
        platform.getDevices(CL_DEVICE_TYPE_ALL, &found);
    } catch (const cl::Error &) {
        found.clear(); // so is a platform without devices
    }
    return found;
}

} // namespace

QList<FoundDevice> findDevices()
{
    QList<FoundDevice> found;
    for (const cl::Platform &platform : platforms()) {
        const PlatformInfo platformInfo = describe(platform);
        for (const cl::Device &device : devicesOf(platform)) {
            found << FoundDevice{device, describe(device, platformInfo)};
            found.last().info.index = int(found.size()) - 1;
        }
    }
    return found;
}

} // namespace kernelscope
