// An OpenCL program as people write them, to be captured: `capturedprogram WAY`, WAY being one of
//   buffers   three launches of `scale` and one of `add`: an offset, local memory, a vector, one buffer for two parameters, one that
//             the host may not read, a part of another
//   image     an image read through a sampler, another one written
//   linked    a program compiled with a header and linked
//   header F  a program that includes scale.h of the folder F
//   binary    a program from a binary
//   svm       shared virtual memory
//   crash     as buffers, and a crash at the end
//   waits     a launch that waits for an event of the program
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace {

const char *const buffersSource = R"(
kernel void scale(global const float *in, global float *out, float factor)
{
    const size_t i = get_global_id(0);
    out[i] = in[i] * factor * SCALE;
}
kernel void add(global const float *a, global const float *b, global float *sum, local float *tile, float4 weights, int n)
{
    const int i = get_global_id(0);
    const int l = get_local_id(0);
    tile[l] = i < n ? a[i] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        sum[i] = weights.x * tile[l] + weights.w * b[i];
}
)";
const char *const imageSource = R"(
kernel void brighten(read_only image2d_t in, write_only image2d_t out, sampler_t how)
{
    const int2 place = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(out, place, min(read_imagef(in, how, place) * 2.0f, 1.0f));
}
)";
const char *const linkedSource =
    "#include \"twice.h\"\nkernel void doubled(global int *a) { a[get_global_id(0)] = twice(a[get_global_id(0)]); }\n";
const char *const header = "int twice(int x) { return 2 * x; }\n";

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

    OpenCl()
    {
        cl_platform_id platform{};
        require(clGetPlatformIDs(1, &platform, nullptr), "platform");
        require(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), "device");
        cl_int status = 0;
        context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
        require(status, "context");
        queue = clCreateCommandQueueWithProperties(context, device, nullptr, &status);
        require(status, "queue");
    }
    cl_program source(const char *text) const
    {
        cl_int status = 0;
        const cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &status);
        require(status, "program");
        return program;
    }
    cl_program built(const char *text, const char *options) const
    {
        const cl_program program = source(text);
        require(clBuildProgram(program, 1, &device, options, nullptr, nullptr), "build");
        return program;
    }
    cl_mem buffer(cl_mem_flags flags, size_t size, void *host = nullptr) const
    {
        cl_int status = 0;
        const cl_mem memory = clCreateBuffer(context, flags | (host ? CL_MEM_COPY_HOST_PTR : 0), size, host, &status);
        require(status, "buffer");
        return memory;
    }
};

cl_kernel kernelOf(cl_program program, const char *name)
{
    cl_int status = 0;
    const cl_kernel kernel = clCreateKernel(program, name, &status);
    require(status, name);
    return kernel;
}

template <typename... Values> void give(cl_kernel kernel, const Values &...values)
{
    cl_uint index = 0;
    (require(clSetKernelArg(kernel, index++, sizeof values, &values), "argument"), ...);
}

void launch(const OpenCl &cl, cl_kernel kernel, size_t global, size_t local, size_t offset = 0)
{
    require(clEnqueueNDRangeKernel(cl.queue, kernel, 1, &offset, &global, local == 0 ? nullptr : &local, 0, nullptr, nullptr), "launch");
}

void useBuffers(const OpenCl &cl)
{
    constexpr size_t count = 1000;
    std::vector<float> values(count);
    std::iota(values.begin(), values.end(), 0.0F);
    const cl_program program = cl.built(buffersSource, "-DSCALE=0.5f -cl-fast-relaxed-math");
    const cl_mem a = cl.buffer(CL_MEM_READ_ONLY, count * sizeof(float), values.data());
    const cl_mem b = cl.buffer(CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS, count * sizeof(float));
    const cl_kernel scale = kernelOf(program, "scale");
    for (const float factor : {2.0F, 4.0F, 8.0F}) {
        give(scale, a, b, factor);
        launch(cl, scale, count, factor > 5 ? 8 : 0);
    }
    const cl_mem whole = cl.buffer(CL_MEM_READ_WRITE, 2 * 4096);
    const cl_buffer_region half{4096, 4096};
    cl_int status = 0;
    const cl_mem part = clCreateSubBuffer(whole, 0, CL_BUFFER_CREATE_TYPE_REGION, &half, &status);
    require(status, "part");
    const cl_kernel add = kernelOf(program, "add");
    const cl_float4 weights{{1, 2, 3, 0.25F}};
    const cl_int n = count;
    give(add, b, b, part);
    require(clSetKernelArg(add, 3, 64 * sizeof(float), nullptr), "local");
    require(clSetKernelArg(add, 4, sizeof weights, &weights), "weights");
    require(clSetKernelArg(add, 5, sizeof n, &n), "n");
    launch(cl, add, 960, 64, 64);
}

void useImage(const OpenCl &cl)
{
    std::vector<unsigned char> pixels(8 * 4 * 4);
    std::iota(pixels.begin(), pixels.end(), static_cast<unsigned char>(0));
    const cl_image_format format{CL_RGBA, CL_UNORM_INT8};
    cl_image_desc description{};
    description.image_type = CL_MEM_OBJECT_IMAGE2D;
    description.image_width = 8;
    description.image_height = 4;
    cl_int status = 0;
    const cl_mem in = clCreateImage(cl.context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, &format, &description, pixels.data(), &status);
    require(status, "image");
    const cl_mem out = clCreateImage(cl.context, CL_MEM_WRITE_ONLY, &format, &description, nullptr, &status);
    require(status, "image");
    const cl_sampler_properties properties[] = {CL_SAMPLER_NORMALIZED_COORDS,
                                                CL_FALSE,
                                                CL_SAMPLER_ADDRESSING_MODE,
                                                CL_ADDRESS_CLAMP_TO_EDGE,
                                                CL_SAMPLER_FILTER_MODE,
                                                CL_FILTER_NEAREST,
                                                0};
    const cl_sampler how = clCreateSamplerWithProperties(cl.context, properties, &status);
    require(status, "sampler");
    const cl_kernel brighten = kernelOf(cl.built(imageSource, ""), "brighten");
    give(brighten, in, out, how);
    const size_t sizes[] = {8, 4};
    require(clEnqueueNDRangeKernel(cl.queue, brighten, 2, nullptr, sizes, nullptr, 0, nullptr, nullptr), "launch");
}

void launchDoubled(const OpenCl &cl, cl_program program, cl_uint waits = 0, const cl_event *events = nullptr)
{
    std::vector<int> values(64);
    std::iota(values.begin(), values.end(), 0);
    const cl_kernel doubled = kernelOf(program, "doubled");
    give(doubled, cl.buffer(CL_MEM_READ_WRITE, values.size() * sizeof(int), values.data()));
    const size_t global = values.size();
    require(clEnqueueNDRangeKernel(cl.queue, doubled, 1, nullptr, &global, nullptr, waits, events, nullptr), "launch");
}

cl_program linked(const OpenCl &cl)
{
    const cl_program main = cl.source(linkedSource);
    const cl_program other = cl.source(header);
    const char *name = "twice.h";
    require(clCompileProgram(main, 1, &cl.device, "", 1, &other, &name, nullptr, nullptr), "compile");
    cl_int status = 0;
    const cl_program program = clLinkProgram(cl.context, 1, &cl.device, "", 1, &main, nullptr, nullptr, &status);
    require(status, "link");
    return program;
}

cl_program fromBinary(const OpenCl &cl)
{
    const cl_program program = cl.built("kernel void doubled(global int *a) { a[get_global_id(0)] *= 2; }", "");
    size_t size = 0;
    require(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr), "size");
    std::vector<unsigned char> binary(size);
    unsigned char *place = binary.data();
    require(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof place, &place, nullptr), "binary");
    const unsigned char *given = place;
    cl_int status = 0;
    const cl_program made = clCreateProgramWithBinary(cl.context, 1, &cl.device, &size, &given, nullptr, &status);
    require(status, "program");
    require(clBuildProgram(made, 1, &cl.device, "", nullptr, nullptr), "build");
    return made;
}

cl_program withHeader(const OpenCl &cl, const std::string &folder)
{
    return cl.built("#include \"scale.h\"\nkernel void doubled(global int *a) { a[get_global_id(0)] *= SCALE; }", ("-I " + folder).c_str());
}

void useSvm(const OpenCl &cl)
{
    constexpr int count = 64;
    auto *values = static_cast<int *>(clSVMAlloc(cl.context, CL_MEM_READ_WRITE, count * sizeof(int), 0));
    if (!values)
        require(CL_OUT_OF_RESOURCES, "shared virtual memory");
    require(clEnqueueSVMMap(cl.queue, CL_TRUE, CL_MAP_WRITE, values, count * sizeof(int), 0, nullptr, nullptr), "map");
    std::iota(values, values + count, 0);
    require(clEnqueueSVMUnmap(cl.queue, values, 0, nullptr, nullptr), "unmap");
    const cl_kernel doubled = kernelOf(cl.built("kernel void doubled(global int *a) { a[get_global_id(0)] *= 2; }", ""), "doubled");
    require(clSetKernelArgSVMPointer(doubled, 0, values), "pointer");
    launch(cl, doubled, count, 0);
}

void waitForUser(const OpenCl &cl)
{
    cl_int status = 0;
    const cl_event event = clCreateUserEvent(cl.context, &status);
    require(status, "event");
    launchDoubled(cl, cl.built("kernel void doubled(global int *a) { a[get_global_id(0)] *= 2; }", ""), 1, &event);
    require(clSetUserEventStatus(event, CL_COMPLETE), "event");
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view way = argc > 1 ? argv[1] : "buffers";
    const OpenCl cl;
    if (way == "image")
        useImage(cl);
    else if (way == "linked")
        launchDoubled(cl, linked(cl));
    else if (way == "header")
        launchDoubled(cl, withHeader(cl, argv[2]));
    else if (way == "binary")
        launchDoubled(cl, fromBinary(cl));
    else if (way == "svm")
        useSvm(cl);
    else if (way == "waits")
        waitForUser(cl);
    else
        useBuffers(cl);
    require(clFinish(cl.queue), "finish");
    if (way == "crash")
        std::abort();
    std::puts("The program came to its end.");
    return 0;
}
