#include "opencl/SignatureQuery.h"

#include <algorithm>

#include <QMap>

#include "opencl/RenamedBuiltins.h"

namespace kernelscope {
namespace {

ParameterKind kindOf(cl_kernel_arg_address_qualifier address, const QString &typeName)
{
    if (typeName.startsWith(QStringLiteral("image")))
        return ParameterKind::Image;
    if (typeName == u"sampler_t")
        return ParameterKind::Sampler;
    if (address == CL_KERNEL_ARG_ADDRESS_GLOBAL)
        return ParameterKind::GlobalPointer;
    if (address == CL_KERNEL_ARG_ADDRESS_CONSTANT)
        return ParameterKind::ConstantPointer;
    if (address == CL_KERNEL_ARG_ADDRESS_LOCAL)
        return ParameterKind::LocalPointer;
    return typeName.contains(u'*') || typeName == u"pipe" ? ParameterKind::Other : ParameterKind::Value;
}

KernelParameter parameterOf(const cl::Kernel &kernel, cl_uint index)
{
    KernelParameter parameter;
    parameter.name = withUserNames(clText(kernel.getArgInfo<CL_KERNEL_ARG_NAME>(index)));
    parameter.typeName = clText(kernel.getArgInfo<CL_KERNEL_ARG_TYPE_NAME>(index));
    parameter.kind = kindOf(kernel.getArgInfo<CL_KERNEL_ARG_ADDRESS_QUALIFIER>(index), parameter.typeName);
    const auto qualifier = kernel.getArgInfo<CL_KERNEL_ARG_TYPE_QUALIFIER>(index);
    const auto access = kernel.getArgInfo<CL_KERNEL_ARG_ACCESS_QUALIFIER>(index);
    const bool isPointer = parameter.kind == ParameterKind::GlobalPointer;
    parameter.isConst = (isPointer && (qualifier & CL_KERNEL_ARG_TYPE_CONST) != 0) || parameter.kind == ParameterKind::ConstantPointer ||
                        (parameter.kind == ParameterKind::Image && access == CL_KERNEL_ARG_ACCESS_READ_ONLY);
    if (parameter.kind != ParameterKind::Image && parameter.kind != ParameterKind::Sampler)
        parameter.type = typeFromDriver(parameter.typeName);
    return parameter;
}

QList<KernelParameter> parametersOf(const cl::Kernel &kernel)
{
    QList<KernelParameter> parameters;
    const cl_uint count = kernel.getInfo<CL_KERNEL_NUM_ARGS>();
    for (cl_uint i = 0; i < count; ++i) {
        try {
            parameters << parameterOf(kernel, i);
        } catch (const cl::Error &) {
            parameters << KernelParameter{};
        }
    }
    return parameters;
}

template <cl_kernel_work_group_info Name> quint64 workGroupFact(const cl::Kernel &kernel, const cl::Device &device)
{
    try {
        return quint64(kernel.getWorkGroupInfo<Name>(device));
    } catch (const cl::Error &) {
        return 0;
    }
}

} // namespace

quint64 mostWorkItems(const cl::Kernel &kernel, const cl::Device &device)
{
    constexpr cl_uint nvidia = 0x10de;
    if (device.getInfo<CL_DEVICE_VENDOR_ID>() == nvidia)
        return 0;
    return workGroupFact<CL_KERNEL_WORK_GROUP_SIZE>(kernel, device);
}

namespace {

void describeLimits(const cl::Kernel &kernel, const cl::Device &device, KernelSignature &signature)
{
    signature.localMemorySize = workGroupFact<CL_KERNEL_LOCAL_MEM_SIZE>(kernel, device);
    signature.privateMemorySize = workGroupFact<CL_KERNEL_PRIVATE_MEM_SIZE>(kernel, device);
    signature.maxWorkGroupSize = mostWorkItems(kernel, device);
    signature.preferredWorkGroupMultiple = workGroupFact<CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE>(kernel, device);
    const auto required = kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(device);
    if (required[0] != 0)
        signature.requiredLocalSize = {required[0], required[1], required[2]};
}

} // namespace

std::optional<ElementType> typeFromDriver(const QString &typeName)
{
    static const QMap<QString, QString> spellings{
        {QStringLiteral("unsigned char"), QStringLiteral("uchar")},   {QStringLiteral("signed char"), QStringLiteral("char")},
        {QStringLiteral("unsigned short"), QStringLiteral("ushort")}, {QStringLiteral("unsigned int"), QStringLiteral("uint")},
        {QStringLiteral("unsigned"), QStringLiteral("uint")},         {QStringLiteral("unsigned long"), QStringLiteral("ulong")},
        {QStringLiteral("atomic_int"), QStringLiteral("int")},        {QStringLiteral("atomic_uint"), QStringLiteral("uint")},
        {QStringLiteral("atomic_long"), QStringLiteral("long")},      {QStringLiteral("atomic_ulong"), QStringLiteral("ulong")},
        {QStringLiteral("atomic_float"), QStringLiteral("float")},    {QStringLiteral("atomic_double"), QStringLiteral("double")}};
    QString name = withUserNames(typeName.simplified());
    if (name.endsWith(u'*'))
        name = name.chopped(1).trimmed();
    if (name.contains(u'*'))
        return std::nullopt; // a pointer to a pointer
    return elementTypeNamed(spellings.value(name, name));
}

ProgramSignature querySignature(BuiltProgram &program)
{
    ProgramSignature signature;
    for (const QString &name : program.kernelNames()) {
        const cl::Kernel &kernel = program.kernel(name);
        KernelSignature described;
        described.name = name;
        described.parameters = parametersOf(kernel);
        describeLimits(kernel, program.device(), described);
        signature.kernels << described;
    }
    return signature;
}

ProgramSignature mergeSignatures(const ProgramSignature &fromSources, const ProgramSignature &fromDriver)
{
    ProgramSignature merged{{}, fromSources.structs};
    for (const KernelSignature &driver : fromDriver.kernels) {
        KernelSignature kernel = driver;
        const KernelSignature *source = kernelNamed(fromSources, driver.name);
        if (source) // some drivers say 0 until the kernel was launched
            kernel.localMemorySize = std::max(driver.localMemorySize, source->localMemorySize);
        if (source && source->parameters.size() == driver.parameters.size()) {
            kernel.parameters = source->parameters;
            if (kernel.requiredLocalSize.isEmpty())
                kernel.requiredLocalSize = source->requiredLocalSize;
            kernel.hintedLocalSize = source->hintedLocalSize;
        }
        merged.kernels << kernel;
    }
    return merged;
}

} // namespace kernelscope
