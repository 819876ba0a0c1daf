// An OpenCL layer (CL/cl_layer.h, OPENCL_LAYERS): `kscope capture` puts it between a program and its drivers. It hands every call on, and
// writes one launch down as a folder: the kernel's source and build options, its sizes, its arguments, and what its buffers and images
// hold before and after it. core/capture reads such a folder; the files that the OpenCL intercept layer writes have its names.
// It lives in other people's programs: no Qt, and whatever goes wrong, the program goes on.

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

#include <CL/cl_layer.h>

namespace {

using Bytes = std::vector<unsigned char>;
using Sizes = std::array<size_t, 3>;

constexpr size_t mostBytes = size_t(4) << 30; ///< of a launch's buffers and images together

cl_icd_dispatch next;  ///< the calls as they were
cl_icd_dispatch table; ///< with ours

[[gnu::format(printf, 1, 2)]] void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    std::fputs("kscope capture: ", stderr);
    std::vfprintf(stderr, format, arguments);
    std::fputc('\n', stderr);
    va_end(arguments);
}

std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

// ---- what calls have said ---------------------------------------------------------------------------------------------

struct Argument
{
    Bytes value;
    size_t size = 0;
    bool isNull = false;       ///< local memory, or a buffer that is none
    const void *svm = nullptr; ///< shared virtual memory
};

/// A program that was compiled with headers, or linked from others: drivers don't tell its sources.
struct Parts
{
    std::vector<std::string> sources;
    std::map<std::string, std::string> headers; ///< by their names in #include
    std::string options;
};

/// Launches of one kernel with one size.
struct Launches
{
    std::string kernel, global, local;
    bool operator<(const Launches &other) const
    {
        return std::tie(kernel, global, local) < std::tie(other.kernel, other.global, other.local);
    }
};

// Never destroyed, since programs call OpenCL while they end, too.
auto &mutex = *new std::mutex; ///< of the following
auto &arguments = *new std::map<cl_kernel, std::map<cl_uint, Argument>>;
auto &memories = *new std::set<cl_mem>;
auto &samplers = *new std::set<cl_sampler>;
auto &svmSizes = *new std::map<const void *, size_t>;
auto &parts = *new std::map<cl_program, Parts>;
auto &seen = *new std::map<Launches, size_t>;
size_t launches = 0; ///< that are wanted by their kernel

std::string sizesText(const Sizes &sizes, cl_uint dimensions)
{
    std::string text;
    for (cl_uint i = 0; i < dimensions; ++i)
        text += (i == 0 ? "" : "x") + std::to_string(sizes[i]);
    return text;
}

/// One line for each kernel and size, at once, since the program may crash; how often each came follows when the program ends.
void writeSeen(const Launches &row, size_t count)
{
    const std::string path = environment("KERNELSCOPE_CAPTURE_SEEN");
    if (path.empty())
        return;
    if (FILE *file = std::fopen(path.c_str(), "a")) {
        std::fprintf(file, "%ld\t%zu\t%s\t%s\t%s\n", long(getpid()), count, row.kernel.c_str(), row.global.c_str(), row.local.c_str());
        std::fclose(file);
    }
}

struct SeenAtEnd
{
    ~SeenAtEnd()
    {
        for (const auto &[row, count] : seen)
            writeSeen(row, count);
    }
} seenAtEnd;

// ---- questions to the driver ------------------------------------------------------------------------------------------

template <typename Value, typename Ask> std::optional<Value> asked(Ask ask)
{
    Value value{};
    return ask(sizeof value, &value, nullptr) == CL_SUCCESS ? std::optional(value) : std::nullopt;
}

template <typename Ask> std::string askedText(Ask ask)
{
    size_t size = 0;
    if (ask(0, nullptr, &size) != CL_SUCCESS || size == 0)
        return {};
    std::string text(size, '\0');
    if (ask(size, text.data(), nullptr) != CL_SUCCESS)
        return {};
    text.resize(std::strlen(text.c_str()));
    return text;
}

std::string kernelName(cl_kernel kernel)
{
    return askedText([&](auto... to) { return next.clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, to...); });
}

std::string sourceOf(cl_program program)
{
    return askedText([&](auto... to) { return next.clGetProgramInfo(program, CL_PROGRAM_SOURCE, to...); });
}

std::string optionsOf(cl_program program, cl_device_id device)
{
    return askedText([&](auto... to) { return next.clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_OPTIONS, to...); });
}

/// Its sources and headers, however it came about.
Parts partsOf(cl_program program, cl_device_id device)
{
    Parts all;
    {
        const std::lock_guard lock(mutex);
        if (const auto found = parts.find(program); found != parts.end())
            all = found->second;
    }
    if (const std::string source = sourceOf(program); !source.empty()) {
        all.sources = {source};
        all.options = optionsOf(program, device);
    }
    return all;
}

// ---- the folder -------------------------------------------------------------------------------------------------------

/// A launch that is being written down. Nothing is written after the first thing that fails.
class Capture
{
public:
    Capture(std::string folder, cl_command_queue queue) : m_folder(std::move(folder)), m_queue(queue) {}

    /// False where another process of the program was first, too.
    bool begin()
    {
        if (mkdir(m_folder.c_str(), 0777) == 0)
            return true;
        if (errno != EEXIST)
            fail("%s can't be made: %s", m_folder.c_str(), std::strerror(errno));
        return false;
    }

    [[gnu::format(printf, 2, 3)]] void fail(const char *format, ...)
    {
        if (m_isSound) {
            va_list list;
            va_start(list, format);
            char text[1024];
            std::vsnprintf(text, sizeof text, format, list);
            va_end(list);
            say("The launch was not captured: %s.", text);
        }
        m_isSound = false;
    }

    bool isSound() const { return m_isSound; }

    void write(const std::string &name, const void *data, size_t size)
    {
        if (!m_isSound)
            return;
        const std::string path = m_folder + '/' + name;
        FILE *file = std::fopen(path.c_str(), "wb");
        const bool isWritten = file && (size == 0 || std::fwrite(data, 1, size, file) == size);
        if ((file && std::fclose(file) != 0) || !isWritten)
            fail("%s can't be written: %s", path.c_str(), std::strerror(errno));
    }
    void write(const std::string &name, const std::string &text) { write(name, text.data(), text.size()); }
    void write(const std::string &name, const Bytes &bytes) { write(name, bytes.data(), bytes.size()); }

    void writeProgram(const Parts &program)
    {
        if (program.sources.empty())
            return fail("its program was made from a binary or from an intermediate language, so there is no source (if it keeps built "
                        "programs in a cache, empty that)");
        std::string source;
        for (const std::string &part : program.sources)
            source += part + (part.empty() || part.back() == '\n' ? "" : "\n");
        write("kernel.cl", source);
        write("buildOptions.txt", program.options);
        for (const auto &[name, text] : program.headers)
            writeHeader(name, text);
    }

    void writeArgument(cl_uint index, const Argument &argument)
    {
        const std::string number = std::to_string(index);
        if (argument.svm)
            return takeSvm(index, argument.svm);
        if (argument.isNull) // The reader knows from the kernel's signature which of the two it is.
            return write("Local" + number + ".txt", std::to_string(argument.size));
        write("Argument" + number + ".bin", argument.value);
        if (const auto memory = handle(argument, memories); memory && *memory)
            takeMemory(index, *memory);
        else if (const auto sampler = handle(argument, samplers); sampler && *sampler)
            writeSampler(number, *sampler);
    }

    /// What the launch changed.
    void writeAfter()
    {
        if (!m_isSound || next.clFinish(m_queue) != CL_SUCCESS)
            return;
        for (const Held &held : m_held) {
            const Bytes after = held.isImage() ? readImage(held) : readBuffer(held);
            if (m_isSound && after != held.before)
                write("Expected" + std::to_string(held.index) + ".bin", after);
        }
    }

private:
    /// A buffer, an image or shared virtual memory of the launch.
    struct Held
    {
        cl_uint index = 0;
        cl_mem memory = nullptr;
        const void *svm = nullptr;
        size_t size = 0;
        Sizes region{}; ///< of an image, in pixels; otherwise zeros
        Bytes before{};
        bool isImage() const { return region[0] != 0; }
    };

    template <typename Handle> static std::optional<Handle> handle(const Argument &argument, const std::set<Handle> &known)
    {
        Handle value{};
        if (argument.value.size() != sizeof value)
            return {};
        std::memcpy(&value, argument.value.data(), sizeof value);
        const std::lock_guard lock(mutex);
        return !value || known.contains(value) ? std::optional(value) : std::nullopt;
    }

    /// Below Include/, and nowhere else.
    void writeHeader(const std::string &name, const std::string &text)
    {
        if (name.empty() || name.front() == '/' || name.find("..") != std::string::npos)
            return fail("its header \"%s\" leads out of a project's folder", name.c_str());
        const std::string path = "Include/" + name;
        for (size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1))
            mkdir((m_folder + '/' + path.substr(0, slash)).c_str(), 0777);
        write(path, text);
    }

    bool fits(size_t size)
    {
        m_bytes += size;
        if (m_bytes > mostBytes)
            fail("its buffers and images take more than %zu MiB", mostBytes >> 20);
        return m_isSound;
    }

    /// Written once, however many arguments it is.
    void take(Held held)
    {
        const std::string number = std::to_string(held.index);
        for (const Held &other : m_held) {
            if (other.memory == held.memory && other.svm == held.svm)
                return write("Buffer" + number + ".same", std::to_string(other.index));
        }
        if (!fits(held.size))
            return;
        held.before = held.isImage() ? readImage(held) : readBuffer(held);
        write((held.isImage() ? "Image" : "Buffer") + number + ".bin", held.before);
        m_held.push_back(std::move(held));
    }

    void takeMemory(cl_uint index, cl_mem memory)
    {
        const auto ask = [&](cl_mem_info what) {
            return [memory, what](auto... to) { return next.clGetMemObjectInfo(memory, what, to...); };
        };
        const auto type = asked<cl_mem_object_type>(ask(CL_MEM_TYPE));
        const auto size = asked<size_t>(ask(CL_MEM_SIZE));
        if (!type || !size)
            return fail("its argument %u is a memory object of which the driver tells nothing", index);
        if (*type == CL_MEM_OBJECT_BUFFER)
            take({.index = index, .memory = memory, .size = *size});
        else
            takeImage(index, memory, *type, *size);
    }

    void takeImage(cl_uint index, cl_mem image, cl_mem_object_type type, size_t size)
    {
        const auto ask = [&](cl_image_info what) { return [image, what](auto... to) { return next.clGetImageInfo(image, what, to...); }; };
        const auto format = asked<cl_image_format>(ask(CL_IMAGE_FORMAT));
        const auto pixel = asked<size_t>(ask(CL_IMAGE_ELEMENT_SIZE));
        if (!format || !pixel || type == CL_MEM_OBJECT_PIPE)
            return fail("its argument %u is neither a buffer nor an image", index);
        Sizes region{};
        const std::array<cl_image_info, 3> extents{CL_IMAGE_WIDTH, CL_IMAGE_HEIGHT, CL_IMAGE_DEPTH};
        for (size_t i = 0; i < extents.size(); ++i)
            region[i] = std::max<size_t>(asked<size_t>(ask(extents[i])).value_or(0), 1);
        const bool isArray = type == CL_MEM_OBJECT_IMAGE1D_ARRAY || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
        if (isArray)
            region[type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? 1 : 2] = asked<size_t>(ask(CL_IMAGE_ARRAY_SIZE)).value_or(1);
        size = *pixel * region[0] * region[1] * region[2];
        char text[256];
        std::snprintf(text, sizeof text,
                      R"({"order": "%s", "type": "%s", "width": %zu, "height": %zu, "depth": %zu, "array": %s})"
                      "\n",
                      orderName(format->image_channel_order).c_str(), typeName(format->image_channel_data_type).c_str(), region[0],
                      region[1], region[2], isArray ? "true" : "false");
        write("Image" + std::to_string(index) + ".json", std::string(text));
        take({.index = index, .memory = image, .size = size, .region = region});
    }

    void takeSvm(cl_uint index, const void *pointer)
    {
        std::optional<size_t> size;
        {
            const std::lock_guard lock(mutex);
            auto place = svmSizes.upper_bound(pointer);
            if (place != svmSizes.begin()) {
                --place;
                const auto offset = size_t(static_cast<const char *>(pointer) - static_cast<const char *>(place->first));
                if (offset < place->second)
                    size = place->second - offset;
            }
        }
        if (!size)
            return fail("its argument %u points to memory that clSVMAlloc did not give", index);
        take({.index = index, .svm = pointer, .size = *size});
    }

    Bytes readBuffer(const Held &held)
    {
        Bytes bytes(held.size);
        const cl_int status =
            held.svm ? next.clEnqueueSVMMemcpy(m_queue, CL_TRUE, bytes.data(), held.svm, held.size, 0, nullptr, nullptr)
                     : next.clEnqueueReadBuffer(m_queue, held.memory, CL_TRUE, 0, held.size, bytes.data(), 0, nullptr, nullptr);
        if (status != CL_SUCCESS)
            fail("the buffer of its argument %u can't be read (error %d)", held.index, status);
        return bytes;
    }

    Bytes readImage(const Held &held)
    {
        Bytes bytes(held.size);
        const Sizes origin{};
        const cl_int status = next.clEnqueueReadImage(m_queue, held.memory, CL_TRUE, origin.data(), held.region.data(), 0, 0, bytes.data(),
                                                      0, nullptr, nullptr);
        if (status != CL_SUCCESS)
            fail("the image of its argument %u can't be read (error %d)", held.index, status);
        return bytes;
    }

    void writeSampler(const std::string &number, cl_sampler sampler)
    {
        const auto ask = [&](cl_sampler_info what) {
            return [sampler, what](auto... to) { return next.clGetSamplerInfo(sampler, what, to...); };
        };
        static const std::map<cl_addressing_mode, const char *> modes{{CL_ADDRESS_NONE, "none"},
                                                                      {CL_ADDRESS_CLAMP_TO_EDGE, "clamp-to-edge"},
                                                                      {CL_ADDRESS_CLAMP, "clamp"},
                                                                      {CL_ADDRESS_REPEAT, "repeat"},
                                                                      {CL_ADDRESS_MIRRORED_REPEAT, "mirrored-repeat"}};
        const auto mode = modes.find(asked<cl_addressing_mode>(ask(CL_SAMPLER_ADDRESSING_MODE)).value_or(CL_ADDRESS_NONE));
        const bool isLinear = asked<cl_filter_mode>(ask(CL_SAMPLER_FILTER_MODE)) == CL_FILTER_LINEAR;
        const bool isNormalized = asked<cl_bool>(ask(CL_SAMPLER_NORMALIZED_COORDS)) == cl_bool(CL_TRUE);
        char text[128];
        std::snprintf(text, sizeof text,
                      R"({"address": "%s", "filter": "%s", "normalized": %s})"
                      "\n",
                      mode == modes.end() ? "none" : mode->second, isLinear ? "linear" : "nearest", isNormalized ? "true" : "false");
        write("Sampler" + number + ".json", std::string(text));
    }

    static std::string named(const std::map<cl_uint, const char *> &names, cl_uint value)
    {
        const auto name = names.find(value);
        return name != names.end() ? name->second : std::to_string(value);
    }
    static std::string orderName(cl_channel_order order)
    {
        return named({{CL_R, "r"},
                      {CL_A, "a"},
                      {CL_RG, "rg"},
                      {CL_RA, "ra"},
                      {CL_RGBA, "rgba"},
                      {CL_BGRA, "bgra"},
                      {CL_ARGB, "argb"},
                      {CL_INTENSITY, "intensity"},
                      {CL_LUMINANCE, "luminance"}},
                     order);
    }
    static std::string typeName(cl_channel_type type)
    {
        return named({{CL_SNORM_INT8, "snorm8"},
                      {CL_SNORM_INT16, "snorm16"},
                      {CL_UNORM_INT8, "unorm8"},
                      {CL_UNORM_INT16, "unorm16"},
                      {CL_SIGNED_INT8, "sint8"},
                      {CL_SIGNED_INT16, "sint16"},
                      {CL_SIGNED_INT32, "sint32"},
                      {CL_UNSIGNED_INT8, "uint8"},
                      {CL_UNSIGNED_INT16, "uint16"},
                      {CL_UNSIGNED_INT32, "uint32"},
                      {CL_HALF_FLOAT, "half"},
                      {CL_FLOAT, "float"}},
                     type);
    }

    const std::string m_folder;
    const cl_command_queue m_queue;
    std::vector<Held> m_held;
    size_t m_bytes = 0;
    bool m_isSound = true;
};

/// A kernel's launch as its program asked for it.
struct Launch
{
    cl_command_queue queue;
    cl_kernel kernel;
    cl_uint dimensions;
    Sizes offset{};
    Sizes global{};
    Sizes local{}; ///< zeros where the device chooses
};

/// Waits for a user event would never end here: who completes it waits for this call.
bool waitsForUser(cl_uint count, const cl_event *events)
{
    return std::any_of(events, events + count, [](cl_event event) {
        const auto ask = [event](auto... to) { return next.clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, to...); };
        return asked<cl_command_type>(ask) == cl_command_type(CL_COMMAND_USER);
    });
}

/// Counts the launch. Its number among those of the wanted kernel where it is the one to capture.
std::optional<size_t> wantedNumber(const Launch &launch, const std::string &kernel)
{
    const Launches row{kernel, sizesText(launch.global, launch.dimensions),
                       launch.local[0] == 0 ? "" : sizesText(launch.local, launch.dimensions)};
    const std::lock_guard lock(mutex);
    if (++seen[row] == 1)
        writeSeen(row, 1);
    if (environment("KERNELSCOPE_CAPTURE_FOLDER").empty())
        return {};
    const std::string wanted = environment("KERNELSCOPE_CAPTURE_KERNEL");
    if (!wanted.empty() && wanted != kernel)
        return {};
    const std::string number = environment("KERNELSCOPE_CAPTURE_LAUNCH");
    ++launches;
    return launches == (number.empty() ? 1 : std::strtoull(number.c_str(), nullptr, 10)) ? std::optional(launches) : std::nullopt;
}

void writeBefore(Capture &capture, const Launch &launch, const std::string &kernel)
{
    const auto program = asked<cl_program>([&](auto... to) { return next.clGetKernelInfo(launch.kernel, CL_KERNEL_PROGRAM, to...); });
    const auto device = asked<cl_device_id>([&](auto... to) { return next.clGetCommandQueueInfo(launch.queue, CL_QUEUE_DEVICE, to...); });
    const auto count = asked<cl_uint>([&](auto... to) { return next.clGetKernelInfo(launch.kernel, CL_KERNEL_NUM_ARGS, to...); });
    if (!program || !device || !count)
        return capture.fail("the driver does not say what its kernel is of");
    capture.writeProgram(partsOf(*program, *device));
    capture.write("knlName.txt", kernel);
    std::string sizes;
    for (size_t i = 0; i < 3; ++i) {
        const bool isUsed = i < launch.dimensions;
        for (const size_t size : {isUsed ? launch.global[i] : 1, isUsed || launch.local[0] == 0 ? launch.local[i] : 1, launch.offset[i]})
            sizes += std::to_string(size) + '\n';
    }
    capture.write("worksizes.txt", sizes);
    std::map<cl_uint, Argument> given;
    {
        const std::lock_guard lock(mutex);
        given = arguments[launch.kernel];
    }
    for (cl_uint index = 0; index < *count && capture.isSound(); ++index) {
        const auto argument = given.find(index);
        if (argument == given.end())
            capture.fail("its argument %u was set in a way that is not watched", index);
        else
            capture.writeArgument(index, argument->second);
    }
}

cl_int enqueue(const Launch &launch, cl_uint waits, const cl_event *events, auto forward)
{
    const std::string kernel = kernelName(launch.kernel);
    const auto number = wantedNumber(launch, kernel);
    if (!number)
        return forward();
    Capture capture(environment("KERNELSCOPE_CAPTURE_FOLDER"), launch.queue);
    if (!capture.begin())
        return forward();
    if (waits > 0 && events && waitsForUser(waits, events))
        capture.fail("it waits for an event that the program itself completes");
    else if (next.clFinish(launch.queue) != CL_SUCCESS || (waits > 0 && events && next.clWaitForEvents(waits, events) != CL_SUCCESS))
        capture.fail("what comes before it failed");
    else
        writeBefore(capture, launch, kernel);
    // Now, since the launch may crash the program, which is what it is captured for.
    capture.write("launch.txt", "launch " + std::to_string(*number) + " of the kernel " + kernel + '\n');
    const cl_int status = forward();
    if (!capture.isSound())
        return status;
    if (status != CL_SUCCESS)
        say("The launch failed in the program, too (error %d).", status);
    else
        capture.writeAfter();
    if (!environment("KERNELSCOPE_CAPTURE_STOP").empty())
        kill(getpid(), SIGTERM);
    return status;
}

// ---- calls ------------------------------------------------------------------------------------------------------------

cl_int CL_API_CALL enqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions, const size_t *offset,
                                        const size_t *global, const size_t *local, cl_uint waits, const cl_event *events, cl_event *event)
{
    const auto forward = [&] {
        return next.clEnqueueNDRangeKernel(queue, kernel, dimensions, offset, global, local, waits, events, event);
    };
    if (!global || dimensions < 1 || dimensions > 3)
        return forward();
    Launch launch{.queue = queue, .kernel = kernel, .dimensions = dimensions};
    std::copy_n(global, dimensions, launch.global.begin());
    if (offset)
        std::copy_n(offset, dimensions, launch.offset.begin());
    if (local)
        std::copy_n(local, dimensions, launch.local.begin());
    return enqueue(launch, waits, events, forward);
}

cl_int CL_API_CALL enqueueTask(cl_command_queue queue, cl_kernel kernel, cl_uint waits, const cl_event *events, cl_event *event)
{
    const Launch launch{.queue = queue, .kernel = kernel, .dimensions = 1, .offset = {}, .global = {1, 0, 0}, .local = {1, 0, 0}};
    return enqueue(launch, waits, events, [&] { return next.clEnqueueTask(queue, kernel, waits, events, event); });
}

cl_int CL_API_CALL setKernelArg(cl_kernel kernel, cl_uint index, size_t size, const void *value)
{
    const cl_int status = next.clSetKernelArg(kernel, index, size, value);
    if (status == CL_SUCCESS) {
        Argument argument{.value = {}, .size = size, .isNull = !value};
        if (value)
            argument.value.assign(static_cast<const unsigned char *>(value), static_cast<const unsigned char *>(value) + size);
        const std::lock_guard lock(mutex);
        arguments[kernel][index] = std::move(argument);
    }
    return status;
}

cl_int CL_API_CALL setKernelArgSvmPointer(cl_kernel kernel, cl_uint index, const void *value)
{
    const cl_int status = next.clSetKernelArgSVMPointer(kernel, index, value);
    if (status == CL_SUCCESS) {
        const std::lock_guard lock(mutex);
        arguments[kernel][index] = Argument{.value = {}, .size = sizeof value, .isNull = !value, .svm = value};
    }
    return status;
}

/// Drivers give a handle again once its kernel is released.
cl_kernel CL_API_CALL createKernel(cl_program program, const char *name, cl_int *status)
{
    const cl_kernel kernel = next.clCreateKernel(program, name, status);
    const std::lock_guard lock(mutex);
    arguments.erase(kernel);
    return kernel;
}

cl_int CL_API_CALL createKernelsInProgram(cl_program program, cl_uint count, cl_kernel *kernels, cl_uint *made)
{
    cl_uint number = 0;
    const cl_int status = next.clCreateKernelsInProgram(program, count, kernels, &number);
    if (made)
        *made = number;
    const std::lock_guard lock(mutex);
    for (cl_uint i = 0; kernels && status == CL_SUCCESS && i < std::min(count, number); ++i)
        arguments.erase(kernels[i]);
    return status;
}

cl_kernel CL_API_CALL cloneKernel(cl_kernel kernel, cl_int *status)
{
    const cl_kernel clone = next.clCloneKernel(kernel, status);
    const std::lock_guard lock(mutex);
    if (clone)
        arguments[clone] = arguments[kernel];
    return clone;
}

/// The contents shall be readable.
cl_mem_flags readable(cl_mem_flags flags)
{
    return flags & ~cl_mem_flags(CL_MEM_HOST_NO_ACCESS | CL_MEM_HOST_WRITE_ONLY);
}

cl_mem remembered(cl_mem memory)
{
    const std::lock_guard lock(mutex);
    if (memory)
        memories.insert(memory);
    return memory;
}

cl_mem CL_API_CALL createBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host, cl_int *status)
{
    return remembered(next.clCreateBuffer(context, readable(flags), size, host, status));
}
cl_mem CL_API_CALL createBufferWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags, size_t size,
                                              void *host, cl_int *status)
{
    return remembered(next.clCreateBufferWithProperties(context, properties, readable(flags), size, host, status));
}
cl_mem CL_API_CALL createSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type type, const void *region, cl_int *status)
{
    return remembered(next.clCreateSubBuffer(buffer, readable(flags), type, region, status));
}
cl_mem CL_API_CALL createImage(cl_context context, cl_mem_flags flags, const cl_image_format *format, const cl_image_desc *description,
                               void *host, cl_int *status)
{
    return remembered(next.clCreateImage(context, readable(flags), format, description, host, status));
}
cl_mem CL_API_CALL createImageWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                                             const cl_image_format *format, const cl_image_desc *description, void *host, cl_int *status)
{
    return remembered(next.clCreateImageWithProperties(context, properties, readable(flags), format, description, host, status));
}
cl_mem CL_API_CALL createImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *format, size_t width, size_t height,
                                 size_t pitch, void *host, cl_int *status)
{
    return remembered(next.clCreateImage2D(context, readable(flags), format, width, height, pitch, host, status));
}
cl_mem CL_API_CALL createImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *format, size_t width, size_t height,
                                 size_t depth, size_t rowPitch, size_t slicePitch, void *host, cl_int *status)
{
    return remembered(next.clCreateImage3D(context, readable(flags), format, width, height, depth, rowPitch, slicePitch, host, status));
}
cl_mem CL_API_CALL createPipe(cl_context context, cl_mem_flags flags, cl_uint size, cl_uint count, const cl_pipe_properties *properties,
                              cl_int *status)
{
    return remembered(next.clCreatePipe(context, flags, size, count, properties, status));
}
cl_mem CL_API_CALL createFromGlBuffer(cl_context context, cl_mem_flags flags, cl_GLuint buffer, cl_int *status)
{
    return remembered(next.clCreateFromGLBuffer(context, flags, buffer, status));
}
cl_mem CL_API_CALL createFromGlTexture(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint level, cl_GLuint texture,
                                       cl_int *status)
{
    return remembered(next.clCreateFromGLTexture(context, flags, target, level, texture, status));
}

cl_sampler rememberedSampler(cl_sampler sampler)
{
    const std::lock_guard lock(mutex);
    if (sampler)
        samplers.insert(sampler);
    return sampler;
}
cl_sampler CL_API_CALL createSampler(cl_context context, cl_bool isNormalized, cl_addressing_mode mode, cl_filter_mode filter,
                                     cl_int *status)
{
    return rememberedSampler(next.clCreateSampler(context, isNormalized, mode, filter, status));
}
cl_sampler CL_API_CALL createSamplerWithProperties(cl_context context, const cl_sampler_properties *properties, cl_int *status)
{
    return rememberedSampler(next.clCreateSamplerWithProperties(context, properties, status));
}

void *CL_API_CALL svmAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    void *memory = next.clSVMAlloc(context, flags, size, alignment);
    const std::lock_guard lock(mutex);
    if (memory)
        svmSizes[memory] = size;
    return memory;
}
void CL_API_CALL svmFree(cl_context context, void *memory)
{
    {
        const std::lock_guard lock(mutex);
        svmSizes.erase(memory);
    }
    next.clSVMFree(context, memory);
}

cl_int CL_API_CALL compileProgram(cl_program program, cl_uint deviceCount, const cl_device_id *devices, const char *options,
                                  cl_uint headerCount, const cl_program *headers, const char **names,
                                  void(CL_CALLBACK *notify)(cl_program, void *), void *data)
{
    Parts own{{sourceOf(program)}, {}, options ? options : ""};
    for (cl_uint i = 0; headers && names && i < headerCount; ++i)
        own.headers[names[i] ? names[i] : ""] = sourceOf(headers[i]);
    {
        const std::lock_guard lock(mutex);
        parts[program] = std::move(own);
    }
    return next.clCompileProgram(program, deviceCount, devices, options, headerCount, headers, names, notify, data);
}

cl_program CL_API_CALL linkProgram(cl_context context, cl_uint deviceCount, const cl_device_id *devices, const char *options,
                                   cl_uint inputCount, const cl_program *inputs, void(CL_CALLBACK *notify)(cl_program, void *), void *data,
                                   cl_int *status)
{
    const cl_program program = next.clLinkProgram(context, deviceCount, devices, options, inputCount, inputs, notify, data, status);
    const std::lock_guard lock(mutex);
    Parts all;
    for (cl_uint i = 0; program && inputs && i < inputCount; ++i) {
        const auto input = parts.find(inputs[i]);
        if (input == parts.end())
            continue;
        all.sources.insert(all.sources.end(), input->second.sources.begin(), input->second.sources.end());
        all.headers.insert(input->second.headers.begin(), input->second.headers.end());
        all.options = input->second.options;
    }
    parts[program] = std::move(all);
    return program;
}

void fillTable()
{
    table = next;
    table.clEnqueueNDRangeKernel = enqueueNDRangeKernel;
    table.clEnqueueTask = enqueueTask;
    table.clSetKernelArg = setKernelArg;
    table.clSetKernelArgSVMPointer = setKernelArgSvmPointer;
    table.clCreateKernel = createKernel;
    table.clCreateKernelsInProgram = createKernelsInProgram;
    table.clCloneKernel = cloneKernel;
    table.clCreateBuffer = createBuffer;
    table.clCreateBufferWithProperties = createBufferWithProperties;
    table.clCreateSubBuffer = createSubBuffer;
    table.clCreateImage = createImage;
    table.clCreateImageWithProperties = createImageWithProperties;
    table.clCreateImage2D = createImage2D;
    table.clCreateImage3D = createImage3D;
    table.clCreatePipe = createPipe;
    table.clCreateFromGLBuffer = createFromGlBuffer;
    table.clCreateFromGLTexture = createFromGlTexture;
    table.clCreateSampler = createSampler;
    table.clCreateSamplerWithProperties = createSamplerWithProperties;
    table.clSVMAlloc = svmAlloc;
    table.clSVMFree = svmFree;
    table.clCompileProgram = compileProgram;
    table.clLinkProgram = linkProgram;
}

} // namespace

extern "C" {

[[gnu::visibility("default")]] CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info what, size_t size, void *value, size_t *needed)
{
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    const char name[] = "Kernelscope capture";
    const void *answer = what == CL_LAYER_API_VERSION ? static_cast<const void *>(&version) : name;
    const size_t length = what == CL_LAYER_API_VERSION ? sizeof version : sizeof name;
    if (what != CL_LAYER_API_VERSION && what != CL_LAYER_NAME)
        return CL_INVALID_VALUE;
    if (value && size < length)
        return CL_INVALID_VALUE;
    if (value)
        std::memcpy(value, answer, length);
    if (needed)
        *needed = length;
    return CL_SUCCESS;
}

[[gnu::visibility("default")]] CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch *target, cl_uint *given,
                                                                           const cl_icd_dispatch **ours)
{
    constexpr cl_uint known = sizeof(cl_icd_dispatch) / sizeof(void *);
    if (!target || !given || !ours)
        return CL_INVALID_VALUE;
    std::memcpy(&next, target, std::min(count, known) * sizeof(void *));
    fillTable();
    *given = std::min(count, known);
    *ours = &table;
    return CL_SUCCESS;
}

} // extern "C"
