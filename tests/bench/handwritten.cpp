// What a programmer would write by hand with the same OpenCL calls: what Kernelscope's own runs are measured against.
//   handwritten transfer MIB     writes MIB of floats, launches once, reads them back
//   handwritten launches COUNT   launches an empty kernel COUNT times
//   handwritten vector-add N     builds, runs and checks one vector addition (measured as a whole process)
// Prints the wall time of the commands in nanoseconds, from the first enqueue to the end of the last command.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

const char *const source = R"(
__kernel void nothing(void) {}
__kernel void twice(__global const float *in, __global float *out) { size_t i = get_global_id(0); out[i] = 2 * in[i]; }
__kernel void add(__global const float *a, __global const float *b, __global float *sum)
{ size_t i = get_global_id(0); sum[i] = a[i] + b[i]; }
)";

void require(cl_int status, const char *what)
{
    if (status != CL_SUCCESS) {
        std::fprintf(stderr, "%s: OpenCL error %d\n", what, status);
        std::exit(1);
    }
}

struct OpenCl
{
    cl_device_id device{};
    cl_context context{};
    cl_command_queue queue{};
    cl_program program{};

    OpenCl()
    {
        cl_platform_id platform{};
        require(clGetPlatformIDs(1, &platform, nullptr), "platform");
        require(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), "device");
        cl_int status = 0;
        context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
        require(status, "context");
        queue = clCreateCommandQueue(context, device, CL_QUEUE_PROFILING_ENABLE, &status);
        require(status, "queue");
        program = clCreateProgramWithSource(context, 1, const_cast<const char **>(&source), nullptr, &status);
        require(status, "program");
        require(clBuildProgram(program, 1, &device, "", nullptr, nullptr), "build");
    }
    cl_kernel kernel(const char *name) const
    {
        cl_int status = 0;
        cl_kernel result = clCreateKernel(program, name, &status);
        require(status, name);
        return result;
    }
    cl_mem buffer(std::size_t bytes) const
    {
        cl_int status = 0;
        cl_mem result = clCreateBuffer(context, CL_MEM_READ_WRITE, bytes, nullptr, &status);
        require(status, "buffer");
        return result;
    }
};

double nanoseconds(Clock::time_point since)
{
    return std::chrono::duration<double, std::nano>(Clock::now() - since).count();
}

double transfer(const OpenCl &cl, std::size_t bytes)
{
    const std::size_t count = bytes / sizeof(float);
    std::vector<float> in(count, 1.5f), out(count);
    cl_mem a = cl.buffer(bytes), b = cl.buffer(bytes);
    cl_kernel kernel = cl.kernel("twice");
    clSetKernelArg(kernel, 0, sizeof a, &a);
    clSetKernelArg(kernel, 1, sizeof b, &b);
    const std::size_t local = 256;
    clEnqueueNDRangeKernel(cl.queue, kernel, 1, nullptr, &count, &local, 0, nullptr, nullptr);
    clFinish(cl.queue);
    double best = 0;
    for (int i = 0; i < 5; ++i) {
        const auto start = Clock::now();
        require(clEnqueueWriteBuffer(cl.queue, a, CL_FALSE, 0, bytes, in.data(), 0, nullptr, nullptr), "write");
        require(clEnqueueNDRangeKernel(cl.queue, kernel, 1, nullptr, &count, &local, 0, nullptr, nullptr), "launch");
        require(clEnqueueReadBuffer(cl.queue, b, CL_FALSE, 0, bytes, out.data(), 0, nullptr, nullptr), "read");
        clFinish(cl.queue);
        const double time = nanoseconds(start);
        best = i == 0 || time < best ? time : best;
    }
    return best;
}

double launches(const OpenCl &cl, int count)
{
    cl_kernel kernel = cl.kernel("nothing");
    const std::size_t one = 1;
    std::vector<cl_event> events(std::size_t(count), nullptr);
    clEnqueueNDRangeKernel(cl.queue, kernel, 1, nullptr, &one, &one, 0, nullptr, nullptr);
    clFinish(cl.queue);
    const auto start = Clock::now();
    for (cl_event &event : events)
        require(clEnqueueNDRangeKernel(cl.queue, kernel, 1, nullptr, &one, &one, 0, nullptr, &event), "launch");
    clFinish(cl.queue);
    return nanoseconds(start);
}

double vectorAdd(const OpenCl &cl, std::size_t count)
{
    std::vector<float> a(count), b(count), sum(count);
    for (std::size_t i = 0; i < count; ++i) {
        a[i] = float(i);
        b[i] = float(2 * i);
    }
    const std::size_t bytes = count * sizeof(float);
    cl_mem memory[] = {cl.buffer(bytes), cl.buffer(bytes), cl.buffer(bytes)};
    cl_kernel kernel = cl.kernel("add");
    for (cl_uint i = 0; i < 3; ++i)
        clSetKernelArg(kernel, i, sizeof memory[i], &memory[i]);
    const std::size_t local = 64;
    const auto start = Clock::now();
    clEnqueueWriteBuffer(cl.queue, memory[0], CL_FALSE, 0, bytes, a.data(), 0, nullptr, nullptr);
    clEnqueueWriteBuffer(cl.queue, memory[1], CL_FALSE, 0, bytes, b.data(), 0, nullptr, nullptr);
    clEnqueueNDRangeKernel(cl.queue, kernel, 1, nullptr, &count, &local, 0, nullptr, nullptr);
    clEnqueueReadBuffer(cl.queue, memory[2], CL_TRUE, 0, bytes, sum.data(), 0, nullptr, nullptr);
    const double time = nanoseconds(start);
    for (std::size_t i = 0; i < count; ++i) {
        if (sum[i] != float(3 * i))
            std::exit(1);
    }
    return time;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string what = argc > 1 ? argv[1] : "";
    const long amount = argc > 2 ? std::atol(argv[2]) : 0;
    const OpenCl cl;
    if (what == "transfer")
        std::printf("%.0f\n", transfer(cl, std::size_t(amount) << 20));
    else if (what == "launches")
        std::printf("%.0f\n", launches(cl, int(amount)));
    else if (what == "vector-add")
        std::printf("%.0f\n", vectorAdd(cl, std::size_t(amount)));
    else
        return 2;
    return 0;
}
