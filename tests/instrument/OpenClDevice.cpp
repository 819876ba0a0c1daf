#include "OpenClDevice.h"

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <cmath>
#include <ctime>
#include <tuple>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QRegularExpression>

#include "trace/ImageAccess.h"
#include "trace/TracedObject.h"

namespace kernelscope {

class OpenClDevice::Private
{
public:
    cl_device_id device = nullptr;
    cl_context context = nullptr;
    cl_command_queue queue = nullptr;
    cl_program program = nullptr;
    std::vector<cl_sampler> samplers;
    double lastLaunchMs = 0;
    double lastProcessorMs = 0;
    QByteArray text; ///< of the program
    QByteArray options;

    void open()
    {
        cl_int error = CL_SUCCESS;
        context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
        queue = clCreateCommandQueue(context, device, 0, &error);
    }

    void close()
    {
        if (program)
            clReleaseProgram(program);
        for (cl_sampler sampler : std::exchange(samplers, {}))
            clReleaseSampler(sampler);
        if (queue)
            clReleaseCommandQueue(queue);
        if (context)
            clReleaseContext(context);
        program = nullptr;
        queue = nullptr;
        context = nullptr;
    }

    Result<void> build()
    {
        if (program)
            clReleaseProgram(program);
        const char *pointer = text.constData();
        cl_int error = CL_SUCCESS;
        program = clCreateProgramWithSource(context, 1, &pointer, nullptr, &error);
        error = clBuildProgram(program, 1, &device, options.constData(), nullptr, nullptr);
        if (error == CL_SUCCESS)
            return {};
        QByteArray log(64 * 1024, '\0');
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, std::size_t(log.size()), log.data(), nullptr);
        return fail(QStringLiteral("Building failed (%1): %2").arg(error).arg(QString::fromUtf8(log.constData())));
    }

    Result<void> bind(cl_kernel kernel, cl_uint index, const TestArgument &argument, QList<cl_mem> &memory)
    {
        cl_int error = CL_SUCCESS;
        const auto size = std::size_t(argument.bytes.size());
        void *bytes = const_cast<char *>(argument.bytes.constData());
        cl_mem object = nullptr;
        if (argument.kind == TestArgument::Value) {
            error = clSetKernelArg(kernel, index, size, argument.bytes.constData());
        } else if (argument.kind == TestArgument::Local) {
            error = clSetKernelArg(kernel, index, argument.size + gapAfterArrays, nullptr); // as TracedLaunch gives it
        } else if (argument.kind == TestArgument::Sampler) {
            const cl_addressing_mode address = argument.size & samplerBits::AddressMask ? CL_ADDRESS_CLAMP : CL_ADDRESS_NONE;
            samplers.push_back(
                clCreateSampler(context, (argument.size & samplerBits::Normalized) != 0, address, CL_FILTER_NEAREST, &error));
            error = clSetKernelArg(kernel, index, sizeof samplers.back(), &samplers.back());
        } else if (argument.kind == TestArgument::Buffer && argument.sameAs >= 0) {
            object = memory[argument.sameAs];
            clRetainMemObject(object);
        } else if (argument.kind == TestArgument::Buffer && size == 0) {
            error = clSetKernelArg(kernel, index, sizeof object, nullptr);
        } else if (argument.kind == TestArgument::Buffer) {
            object = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, size, bytes, &error);
        } else {
            const cl_image_format format{CL_RGBA, CL_UNSIGNED_INT8};
            cl_image_desc description = {};
            description.image_type = CL_MEM_OBJECT_IMAGE2D;
            description.image_width = description.image_height = std::size_t(std::lround(std::sqrt(double(size) / 4)));
            object = clCreateImage(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, &format, &description, bytes, &error);
        }
        if (object)
            error = clSetKernelArg(kernel, index, sizeof object, &object);
        memory.append(object);
        if (error != CL_SUCCESS)
            return fail(QStringLiteral("Argument %1 was refused: error %2.").arg(index).arg(error));
        return {};
    }

    void readBack(TestArgument &argument, cl_mem object)
    {
        char *bytes = argument.bytes.data();
        if (!object)
            return;
        if (argument.kind == TestArgument::Buffer) {
            clEnqueueReadBuffer(queue, object, CL_TRUE, 0, std::size_t(argument.bytes.size()), bytes, 0, nullptr, nullptr);
        } else if (argument.kind == TestArgument::Image) {
            const auto edge = std::size_t(std::lround(std::sqrt(double(argument.bytes.size()) / 4)));
            const std::size_t origin[3] = {0, 0, 0};
            const std::size_t region[3] = {edge, edge, 1};
            clEnqueueReadImage(queue, object, CL_TRUE, origin, region, 0, 0, bytes, 0, nullptr, nullptr);
        }
    }
};

OpenClDevice::OpenClDevice() : d(new Private)
{
    cl_platform_id platform = nullptr;
    cl_int error = clGetPlatformIDs(1, &platform, nullptr);
    if (error == CL_SUCCESS)
        error = clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &d->device, nullptr);
    if (error != CL_SUCCESS)
        return;
    d->open();
}

OpenClDevice::~OpenClDevice()
{
    d->close();
}

bool OpenClDevice::isThere() const
{
    return d->queue;
}

QString OpenClDevice::name() const
{
    char text[256] = {};
    clGetDeviceInfo(d->device, CL_DEVICE_NAME, sizeof text - 1, text, nullptr);
    return QString::fromUtf8(text);
}

bool OpenClDevice::isProcessor() const
{
    cl_device_type type = 0;
    clGetDeviceInfo(d->device, CL_DEVICE_TYPE, sizeof type, &type, nullptr);
    return (type & CL_DEVICE_TYPE_CPU) != 0;
}

int OpenClDevice::poclVersion() const
{
    cl_platform_id platform = nullptr;
    clGetDeviceInfo(d->device, CL_DEVICE_PLATFORM, sizeof platform, &platform, nullptr);
    char version[256] = {};
    clGetPlatformInfo(platform, CL_PLATFORM_VERSION, sizeof version - 1, version, nullptr);
    const auto match = QRegularExpression(QStringLiteral("PoCL (\\d+)")).match(QString::fromUtf8(version));
    return match.captured(1).toInt();
}

double OpenClDevice::lastLaunchMs() const
{
    return d->lastLaunchMs;
}

double OpenClDevice::lastProcessorMs() const
{
    return d->lastProcessorMs;
}

Result<void> OpenClDevice::build(const QString &text, const QString &options)
{
    d->text = text.toUtf8();
    d->options = options.toUtf8() + ' ' + qgetenv("KERNELSCOPE_BUILD_OPTIONS"); // of a person who tries another compiler's ways
    return d->build();
}

Result<void> OpenClDevice::run(const TestLaunch &launch, QList<TestArgument> &arguments)
{
    cl_int error = CL_SUCCESS;
    const cl_kernel kernel = clCreateKernel(d->program, launch.kernel.toUtf8().constData(), &error);
    if (error != CL_SUCCESS)
        return fail(QStringLiteral("There is no kernel %1: error %2.").arg(launch.kernel).arg(error));
    QList<cl_mem> memory;
    Result<void> bound;
    for (qsizetype i = 0; bound && i < arguments.size(); ++i)
        bound = d->bind(kernel, cl_uint(i), arguments[i], memory);
    if (bound) {
        const QList<std::size_t> global(launch.global.begin(), launch.global.end());
        const QList<std::size_t> local(launch.local.begin(), launch.local.end());
        const QList<std::size_t> offset(launch.offset.begin(), launch.offset.end());
        QElapsedTimer timer;
        timer.start();
        const std::clock_t before = std::clock();
        error = clEnqueueNDRangeKernel(d->queue, kernel, cl_uint(global.size()), offset.isEmpty() ? nullptr : offset.data(), global.data(),
                                       local.data(), 0, nullptr, nullptr);
        if (error == CL_SUCCESS)
            error = clFinish(d->queue);
        d->lastLaunchMs = double(timer.nsecsElapsed()) / 1e6;
        d->lastProcessorMs = 1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC;
        for (qsizetype i = 0; error == CL_SUCCESS && i < arguments.size(); ++i)
            d->readBack(arguments[i], memory[i]);
        if (error != CL_SUCCESS)
            bound = fail(QStringLiteral("The launch failed: error %1.").arg(error));
    }
    for (cl_mem object : memory) {
        if (object)
            clReleaseMemObject(object);
    }
    clReleaseKernel(kernel);
    if (error != CL_SUCCESS) {
        // A GPU's context is of no use any more once a kernel went astray. The launches that follow get another.
        d->close();
        d->open();
        std::ignore = d->build(); // It was built before.
    }
    return bound;
}

} // namespace kernelscope
