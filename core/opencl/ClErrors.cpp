#include "opencl/ClErrors.h"

#include <algorithm>
#include <iterator>

#include "opencl/ClApi.h"

namespace kernelscope {
namespace {

struct CodeFacts
{
    int code;
    const char *name;
    const char16_t *advice;
};

constexpr const char16_t *memoryAdvice =
    u"The device has not enough free memory for it. Make the buffers smaller, or run on a device with more memory.";
constexpr const char16_t *resourcesAdvice =
    u"The device ran out of resources: usually too many registers or too much local memory for this local size, or an access "
    u"outside a buffer. Try a smaller local size, and check the kernel's indices.";

constexpr CodeFacts codeFacts[] = {
    {CL_DEVICE_NOT_FOUND, "CL_DEVICE_NOT_FOUND", u"No device of that kind is there any more."},
    {CL_DEVICE_NOT_AVAILABLE, "CL_DEVICE_NOT_AVAILABLE", u"The device is in use or was lost. Choose another, or try again."},
    {CL_COMPILER_NOT_AVAILABLE, "CL_COMPILER_NOT_AVAILABLE", u"This device's driver brings no compiler."},
    {CL_MEM_OBJECT_ALLOCATION_FAILURE, "CL_MEM_OBJECT_ALLOCATION_FAILURE", memoryAdvice},
    {CL_OUT_OF_RESOURCES, "CL_OUT_OF_RESOURCES", resourcesAdvice},
    {CL_OUT_OF_HOST_MEMORY, "CL_OUT_OF_HOST_MEMORY", u"The computer has not enough free memory. Make the buffers smaller."},
    {CL_MEM_COPY_OVERLAP, "CL_MEM_COPY_OVERLAP", u"The two regions of the copy overlap. Copy through another buffer."},
    {CL_IMAGE_FORMAT_MISMATCH, "CL_IMAGE_FORMAT_MISMATCH", u"The two images have different formats."},
    {CL_IMAGE_FORMAT_NOT_SUPPORTED, "CL_IMAGE_FORMAT_NOT_SUPPORTED",
     u"This device does not support the image's format. \"rgba-unorm8\" and \"rgba-float\" work everywhere."},
    {CL_BUILD_PROGRAM_FAILURE, "CL_BUILD_PROGRAM_FAILURE", u"The kernel did not build."},
    {CL_MAP_FAILURE, "CL_MAP_FAILURE", u"The driver could not map the buffer into the host's memory."},
    {CL_MISALIGNED_SUB_BUFFER_OFFSET, "CL_MISALIGNED_SUB_BUFFER_OFFSET", u""},
    {CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", u"A command before it failed."},
    {CL_COMPILE_PROGRAM_FAILURE, "CL_COMPILE_PROGRAM_FAILURE", u"The kernel did not compile."},
    {CL_LINKER_NOT_AVAILABLE, "CL_LINKER_NOT_AVAILABLE", u"This device's driver brings no linker."},
    {CL_LINK_PROGRAM_FAILURE, "CL_LINK_PROGRAM_FAILURE", u"The program did not link."},
    {CL_KERNEL_ARG_INFO_NOT_AVAILABLE, "CL_KERNEL_ARG_INFO_NOT_AVAILABLE", u"The driver keeps no argument information."},
    {CL_INVALID_VALUE, "CL_INVALID_VALUE", u"The driver refused one of the values."},
    {CL_INVALID_DEVICE, "CL_INVALID_DEVICE", u""},
    {CL_INVALID_CONTEXT, "CL_INVALID_CONTEXT", u"The device was lost. Run again; if it stays, the driver needs a restart."},
    {CL_INVALID_QUEUE_PROPERTIES, "CL_INVALID_QUEUE_PROPERTIES",
     u"This device has no out-of-order queues. Make the queue an in-order one."},
    {CL_INVALID_COMMAND_QUEUE, "CL_INVALID_COMMAND_QUEUE",
     u"The device was lost, most often because a kernel wrote outside its buffers. Check the kernel's indices."},
    {CL_INVALID_HOST_PTR, "CL_INVALID_HOST_PTR", u""},
    {CL_INVALID_MEM_OBJECT, "CL_INVALID_MEM_OBJECT", u"The kernel's parameter takes another kind of memory than it was given."},
    {CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "CL_INVALID_IMAGE_FORMAT_DESCRIPTOR", u"The image's format is none that OpenCL knows."},
    {CL_INVALID_IMAGE_SIZE, "CL_INVALID_IMAGE_SIZE", u"The image is larger than the device allows. Make its shape smaller."},
    {CL_INVALID_SAMPLER, "CL_INVALID_SAMPLER", u"The parameter is no sampler."},
    {CL_INVALID_BINARY, "CL_INVALID_BINARY", u""},
    {CL_INVALID_BUILD_OPTIONS, "CL_INVALID_BUILD_OPTIONS",
     u"The driver does not know one of the build options. Look at the project's options and at its standard."},
    {CL_INVALID_PROGRAM, "CL_INVALID_PROGRAM", u""},
    {CL_INVALID_PROGRAM_EXECUTABLE, "CL_INVALID_PROGRAM_EXECUTABLE", u"The program was not built for this device."},
    {CL_INVALID_KERNEL_NAME, "CL_INVALID_KERNEL_NAME", u"The sources hold no kernel of that name."},
    {CL_INVALID_KERNEL_DEFINITION, "CL_INVALID_KERNEL_DEFINITION", u"The kernel differs from device to device."},
    {CL_INVALID_KERNEL, "CL_INVALID_KERNEL", u""},
    {CL_INVALID_ARG_INDEX, "CL_INVALID_ARG_INDEX", u"The kernel has fewer parameters than it was given arguments."},
    {CL_INVALID_ARG_VALUE, "CL_INVALID_ARG_VALUE", u"An argument is of another kind than the kernel's parameter."},
    {CL_INVALID_ARG_SIZE, "CL_INVALID_ARG_SIZE", u"An argument has another size than the kernel's parameter."},
    {CL_INVALID_KERNEL_ARGS, "CL_INVALID_KERNEL_ARGS", u"Not every parameter of the kernel was given an argument."},
    {CL_INVALID_WORK_DIMENSION, "CL_INVALID_WORK_DIMENSION", u"A launch has one to three dimensions."},
    {CL_INVALID_WORK_GROUP_SIZE, "CL_INVALID_WORK_GROUP_SIZE",
     u"The local size does not divide the global size, is larger than this kernel can have on this device, or differs from the "
     u"size that the kernel requires. Leave the local size out to let the device choose."},
    {CL_INVALID_WORK_ITEM_SIZE, "CL_INVALID_WORK_ITEM_SIZE", u"The local size is larger in one dimension than the device allows."},
    {CL_INVALID_GLOBAL_OFFSET, "CL_INVALID_GLOBAL_OFFSET", u"The global offset is too large for the device."},
    {CL_INVALID_EVENT_WAIT_LIST, "CL_INVALID_EVENT_WAIT_LIST", u""},
    {CL_INVALID_EVENT, "CL_INVALID_EVENT", u""},
    {CL_INVALID_OPERATION, "CL_INVALID_OPERATION", u"The device does not support this operation."},
    {CL_INVALID_BUFFER_SIZE, "CL_INVALID_BUFFER_SIZE", u"The buffer is empty or larger than the device allows. Change its shape."},
    {CL_INVALID_GLOBAL_WORK_SIZE, "CL_INVALID_GLOBAL_WORK_SIZE", u"The global size is zero or too large for the device."},
    {CL_INVALID_PROPERTY, "CL_INVALID_PROPERTY", u""},
    {CL_INVALID_IMAGE_DESCRIPTOR, "CL_INVALID_IMAGE_DESCRIPTOR", u"The image's shape is none that the device takes."},
    {CL_INVALID_COMPILER_OPTIONS, "CL_INVALID_COMPILER_OPTIONS", u"The compiler does not know one of the build options."},
    {CL_PLATFORM_NOT_FOUND_KHR, "CL_PLATFORM_NOT_FOUND_KHR",
     u"No OpenCL driver is installed. The package pocl-opencl-icd brings one that runs on the processor."},
    {-9999, "NVIDIA error -9999",
     u"The kernel accessed memory outside its buffers, or the driver lost the device. Check the kernel's indices."},
};

const CodeFacts *factsOf(int code)
{
    const auto found = std::ranges::find(codeFacts, code, &CodeFacts::code);
    return found == std::end(codeFacts) ? nullptr : found;
}

} // namespace

QString clErrorName(int code)
{
    if (const CodeFacts *facts = factsOf(code))
        return QString::fromLatin1(facts->name);
    return QStringLiteral("OpenCL error %1").arg(code);
}

QString clErrorAdvice(int code)
{
    const CodeFacts *facts = factsOf(code);
    return facts ? QString::fromUtf16(facts->advice) : QString();
}

QString clErrorSentence(const QString &what, const char *call, int code)
{
    QString advice = clErrorAdvice(code);
    if (advice.isEmpty())
        advice = QStringLiteral("The driver gave an error.");
    const QString name = call ? QString::fromUtf8(call) + QStringLiteral(": ") + clErrorName(code) : clErrorName(code);
    return QStringLiteral("%1: %2 (%3)").arg(what, advice, name);
}

} // namespace kernelscope
