#include "standalone/CppProgram.h"

#include <algorithm>

#include "standalone/CppCommands.h"
#include "standalone/CppWords.h"
#include "support/Filled.h"
#include "support/Numbers.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace embedded {
extern const char cppPreamble[];
extern const char cppShared[];
extern const char cppHalf[];
extern const char cppMapped[];
extern const char cppChecking[];
extern const char cppMainBegin[];
extern const char cppMainEnd[];
} // namespace embedded
namespace {

using namespace cppWords;

class Writer : private CppCommands
{
public:
    explicit Writer(const StandaloneParts &parts) : CppCommands(parts) {}
    QByteArray program();

private:
    void helpers();
    void queues();
    void hostMemory();
    void deviceMemory();
    void deviceMemory(StorageIndex index);
    void image(StorageIndex index);
    void build();
    void plan();
    void results();
    void check(qsizetype index);
};

QByteArray Writer::program()
{
    add(u"// %1: a program that Kernelscope wrote from its project.\n"
        u"// Build and run it: cmake -B build && cmake --build build && build/main\n"_s.arg(inComment(parts().request().title)));
    if (const QString notMade = notMadeSentence(parts().request().notMade); !notMade.isEmpty())
        add(u"// "_s + inComment(notMade) + u'\n');
    helpers();
    queues();
    hostMemory();
    deviceMemory();
    build();
    plan();
    results();
    add(QString::fromUtf8(embedded::cppMainEnd));
    return text();
}

void Writer::helpers()
{
    add(QString::fromUtf8(embedded::cppPreamble));
    if (parts().uses(MemoryKind::SharedVirtual))
        add(QString::fromUtf8(embedded::cppShared));
    if (parts().uses(MemoryKind::UseHostPointer) || parts().uses(MemoryKind::AllocHostPointer))
        add(QString::fromUtf8(embedded::cppMapped));
    if (std::ranges::any_of(parts().used(),
                            [this](StorageIndex index) { return hostNumbers(parts().storage(index)).scalar == Scalar::Half; }))
        add(QString::fromUtf8(embedded::cppHalf));
    if (!parts().request().checks.isEmpty())
        add(QString::fromUtf8(embedded::cppChecking));
    add(QString::fromUtf8(embedded::cppMainBegin));
}

void Writer::queues()
{
    const QList<PlannedQueue> &queues = parts().plan().queues;
    for (qsizetype i = 0; i < queues.size(); ++i) {
        line(u"const cl::CommandQueue queue%1(context, device, cl_command_queue_properties(CL_QUEUE_PROFILING_ENABLE%2)); // %3"_s.arg(i)
                 .arg(queues[i].outOfOrder ? u" | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE"_s : QString(), inComment(queues[i].name)));
    }
    line();
}

void Writer::hostMemory()
{
    line(u"// On the host"_s);
    for (const StorageIndex index : parts().used()) {
        const HostNumbers numbers = hostNumbers(parts().storage(index));
        const quint64 count = parts().storage(index).elementCount * quint64(numbers.stride);
        const QString type = hostName(numbers.scalar);
        const QString path = parts().dataPath(index);
        if (path.isEmpty())
            line(u"std::vector<%1> %2(%3);"_s.arg(type, host(index)).arg(count));
        else
            line(filled(u"std::vector<%1> %2 = numbersOf<%1>(%3, %4);"_s, type, host(index), quoted(path), count));
    }
    line();
}

void Writer::image(StorageIndex index)
{
    const PlannedStorage &storage = parts().storage(index);
    const auto [order, type] = imageWords(storage.imageFormat);
    const QString begin = u"(context, CL_MEM_READ_WRITE, cl::ImageFormat(CL_%1, CL_%2), "_s.arg(order, type);
    const QList<quint64> &shape = storage.shape;
    const QString name = device(index);
    if (storage.imageForm == ImageForm::Buffer) {
        line(filled(u"const cl::Buffer pixels_%1(context, CL_MEM_READ_WRITE, %2);"_s, parts().nameOf(index), storage.sizeInBytes));
        line(filled(u"const cl::Image1DBuffer %1%2%3, pixels_%4);"_s, name, begin, shape[0], parts().nameOf(index)));
    } else if (storage.imageForm == ImageForm::Array && shape.size() == 2) {
        line(filled(u"const cl::Image1DArray %1%2%3, %4, 0);"_s, name, begin, shape[0], shape[1]));
    } else if (storage.imageForm == ImageForm::Array) {
        line(filled(u"const cl::Image2DArray %1%2%3, %4, %5, 0, 0);"_s, name, begin, shape[0], shape[2], shape[1]));
    } else if (shape.size() == 1) {
        line(filled(u"const cl::Image1D %1%2%3);"_s, name, begin, shape[0]));
    } else if (shape.size() == 2) {
        line(filled(u"const cl::Image2D %1%2%3, %4);"_s, name, begin, shape[1], shape[0]));
    } else {
        line(filled(u"const cl::Image3D %1%2%3, %4, %5);"_s, name, begin, shape[2], shape[1], shape[0]));
    }
    const HostNumbers numbers = hostNumbers(storage);
    line(filled(u"queue0.enqueueWriteImage(%1, CL_TRUE, {0, 0, 0}, %2, 0, 0, std::vector<%3>(%4).data());"_s, name, triple(shape, 1),
                hostName(numbers.scalar), storage.elementCount * quint64(numbers.stride)));
}

void Writer::deviceMemory(StorageIndex index)
{
    const PlannedStorage &storage = parts().storage(index);
    const QString name = device(index);
    if (!storage.imageFormat.isEmpty())
        return image(index);
    if (storage.memory == MemoryKind::SharedVirtual)
        return line(filled(u"SharedMemory %1(context, queue0, %2);"_s, name, storage.sizeInBytes));
    if (storage.memory == MemoryKind::UseHostPointer) {
        constexpr quint64 page = 4096; // What every driver takes without copying.
        line(filled(u"const std::unique_ptr<void, void (*)(void *)> lent_%1(std::aligned_alloc(%2, %3), std::free);"_s,
                    parts().nameOf(index), page, (storage.sizeInBytes + page - 1) / page * page));
        line(filled(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, std::size_t(%2), lent_%3.get());"_s, name,
                    storage.sizeInBytes, parts().nameOf(index)));
    } else {
        const QString more = storage.memory == MemoryKind::AllocHostPointer ? u" | CL_MEM_ALLOC_HOST_PTR"_s : QString();
        line(filled(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE%2, %3);"_s, name, more, storage.sizeInBytes));
    }
    line(filled(u"queue0.enqueueFillBuffer(%1, cl_uchar(0), 0, %2);"_s, name, storage.sizeInBytes));
}

void Writer::deviceMemory()
{
    line(u"// On the device, zero at first"_s);
    for (const StorageIndex index : parts().used())
        deviceMemory(index);
    line(u"queue0.finish();\n"_s);
}

void Writer::build()
{
    QStringList sources;
    for (const QString &source : parts().request().sources)
        sources << u"contentsOf(%1)"_s.arg(quoted(source));
    QString options = quoted(parts().plan().buildOptions);
    for (const QString &folder : parts().includeFolders())
        options += u" \" -I \" FOLDER "_s + quoted(folder.isEmpty() ? QString() : u'/' + folder);
    line(u"const cl::Program program = build(context, device, {%1}, %2);"_s.arg(sources.join(u", "_s), options));
    for (const QString &name : parts().kernels())
        line(u"cl::Kernel %1 = kernelNamed(program, %2);"_s.arg(kernel(name), quoted(name)));
    line();
}

void Writer::plan()
{
    line(u"// The plan"_s);
    commands();
    for (qsizetype i = 0; i < parts().plan().queues.size(); ++i)
        line(queue(i) + u".finish();"_s);
    line();
}

// ---- results ----

void Writer::check(qsizetype index)
{
    const StandaloneCheck &check = parts().request().checks[index];
    const StorageIndex storage = parts().storageNamed(check.buffer);
    const HostNumbers numbers = hostNumbers(parts().storage(storage));
    const QString expected =
        check.otherBuffer.isEmpty()
            ? filled(u"numbersOf<double>(%1, %2), %3"_s, quoted(parts().expectedPath(index)), check.expected.size(), numbers.used)
            : filled(u"%1, %2"_s, host(parts().storageNamed(check.otherBuffer)), numbers.stride);
    line(filled(u"check(%1, %2, %3, %4, %5, %6, %7, %8, %9);"_s, quoted(check.name), host(storage), expected, check.first, check.count,
                numbers.stride, numbers.used, numberText(check.absolute), numberText(check.relative)));
}

void Writer::results()
{
    line(u"showTimes();"_s);
    for (const BufferBinding &result : parts().results()) {
        line(u"show(%1, %2);"_s.arg(quoted(result.name), host(result.storage)));
        line(u"save(options[\"--dump\"], %1, %2);"_s.arg(quoted(result.name), host(result.storage)));
    }
    for (qsizetype i = 0; i < parts().request().checks.size(); ++i)
        check(i);
    line(parts().request().checks.isEmpty() ? u"return 0;"_s : u"return passed ? 0 : 1;"_s);
}

} // namespace

QByteArray cppProgram(const StandaloneParts &parts)
{
    return Writer(parts).program();
}

QByteArray cppBuildFile(const StandaloneParts &parts)
{
    return u"# %1: a program that Kernelscope wrote from its project.\n"
           "cmake_minimum_required(VERSION 3.16)\n"
           "project(main CXX)\n"
           "find_package(OpenCL REQUIRED)\n"
           "add_executable(main main.cpp)\n"
           "target_compile_features(main PRIVATE cxx_std_17)\n"
           "target_compile_definitions(main PRIVATE FOLDER=\"${CMAKE_CURRENT_SOURCE_DIR}\")\n"
           "target_link_libraries(main PRIVATE OpenCL::OpenCL)\n"_s.arg(inComment(parts.request().title))
               .toUtf8();
}

} // namespace kernelscope
