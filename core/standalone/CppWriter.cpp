#include <algorithm>

#include "standalone/StandaloneWriter.h"
#include "support/Filled.h"
#include "support/Ranges.h"

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

QString clName(Scalar scalar)
{
    return u"cl_"_s + scalarName(scalar);
}

/// Of an array of the host: halves count as numbers there.
QString hostName(Scalar scalar)
{
    return scalar == Scalar::Half ? u"Half"_s : clName(scalar);
}

QString cppLiteral(const QString &number, Scalar scalar)
{
    if (number == u"nan")
        return u"NAN"_s;
    if (number.endsWith(u"inf"))
        return number.chopped(3) + u"INFINITY"_s;
    if (isFloating(scalar)) {
        const bool isReal = number.contains(u'.') || number.contains(u'e');
        return number + (isReal ? u""_s : u".0"_s) + (scalar == Scalar::Float ? u"f"_s : u""_s);
    }
    if (scalar == Scalar::Long && number == u"-9223372036854775808")
        return u"-9223372036854775807 - 1"_s;
    return scalar == Scalar::UInt ? number + u'u' : scalar == Scalar::ULong ? number + u"ull"_s : number;
}

/// "cl::NDRange(64, 64)".
QString ndRange(const Sizes &sizes)
{
    return sizes.isEmpty() ? u"cl::NullRange"_s : u"cl::NDRange(%1)"_s.arg(listed(sizes));
}

/// "{8, 6, 1}": the extents of an image, x first.
QString region(QList<quint64> shape)
{
    std::ranges::reverse(shape);
    shape.resize(3, 1);
    return u"{%1}"_s.arg(listed(shape));
}

/// With OpenCL-CLHPP.
class CppWriter : public StandaloneWriter
{
public:
    explicit CppWriter(const StandaloneRequest &request)
        : StandaloneWriter(request, {u"//"_s, u";"_s, u"showTimes"_s, u"options[\"--dump\"]"_s, 1})
    {
    }

private:
    void head(const QString &title) override
    {
        add(u"// %1: a program that Kernelscope wrote from its project.\n"
            u"// Build and run it: cmake -B build && cmake --build build && build/main\n"_s.arg(inComment(title)));
    }
    void helpers() override;
    void declareQueue(const QString &name, bool outOfOrder, qsizetype index) override;
    void declareHost(StorageIndex index, const QString &path) override;
    void declareBuffer(StorageIndex index) override;
    void declareImage(StorageIndex index) override;
    void build() override;
    void beginLoop(quint64 times) override { line(u"for (int i = 0; i < %1; ++i) {"_s.arg(times)); }
    void endLoop() override { line(u"}"_s); }
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite) override;
    void copy(const CopyCommand &copy, CommandIndex index) override;
    void fill(const FillCommand &fill, CommandIndex index) override;
    void launch(const LaunchCommand &launch, const QStringList &arguments, CommandIndex index) override;
    void barrier(CommandIndex index) override { remember(index, queue(index) + u".enqueueBarrierWithWaitList("_s); }
    void end() override;

    QString bytesLiteral(const QByteArray &bytes) const override;
    QString numbersLiteral(const QByteArray &bytes, const ElementType &type) const override;
    QString localMemory(quint64 sizeInBytes) const override { return u"cl::Local(%1)"_s.arg(sizeInBytes); }
    QString sampler(const SamplerArgument &sampler) const override;
    QString expected(const StandaloneCheck &check, const QString &path, const HostNumbers &numbers) const override;

    void remember(CommandIndex index, const QString &call);
};

void CppWriter::helpers()
{
    add(QString::fromUtf8(embedded::cppPreamble));
    if (uses(MemoryKind::SharedVirtual))
        add(QString::fromUtf8(embedded::cppShared));
    if (uses(MemoryKind::UseHostPointer) || uses(MemoryKind::AllocHostPointer))
        add(QString::fromUtf8(embedded::cppMapped));
    if (std::ranges::any_of(used(), [this](StorageIndex index) { return hostNumbers(storage(index)).scalar == Scalar::Half; }))
        add(QString::fromUtf8(embedded::cppHalf));
    if (!request().checks.isEmpty())
        add(QString::fromUtf8(embedded::cppChecking));
    add(QString::fromUtf8(embedded::cppMainBegin));
}

void CppWriter::declareQueue(const QString &name, bool outOfOrder, qsizetype index)
{
    line(filled(u"const cl::CommandQueue %1(context, device, cl_command_queue_properties(CL_QUEUE_PROFILING_ENABLE%2)); // %3"_s,
                queue(index), outOfOrder ? u" | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE"_s : QString(), name));
}

void CppWriter::declareHost(StorageIndex index, const QString &path)
{
    const HostNumbers numbers = hostNumbers(storage(index));
    const quint64 count = storage(index).elementCount * quint64(numbers.stride);
    const QString type = hostName(numbers.scalar);
    if (path.isEmpty())
        line(filled(u"std::vector<%1> %2(%3);"_s, type, host(index), count));
    else
        line(filled(u"std::vector<%1> %2 = numbersOf<%1>(%3, %4);"_s, type, host(index), quoted(path), count));
}

void CppWriter::declareImage(StorageIndex index)
{
    const PlannedStorage &image = storage(index);
    const auto [order, type] = imageWords(image.imageFormat);
    const QString begin = u"(context, CL_MEM_READ_WRITE, cl::ImageFormat(CL_%1, CL_%2), "_s.arg(order, type);
    const QList<quint64> &shape = image.shape;
    const QString name = device(index);
    if (image.imageForm == ImageForm::Buffer) {
        line(filled(u"const cl::Buffer pixels_%1(context, CL_MEM_READ_WRITE, %2);"_s, nameOf(index), image.sizeInBytes));
        line(filled(u"const cl::Image1DBuffer %1%2%3, pixels_%4);"_s, name, begin, shape[0], nameOf(index)));
    } else if (image.imageForm == ImageForm::Array && shape.size() == 2) {
        line(filled(u"const cl::Image1DArray %1%2%3, %4, 0);"_s, name, begin, shape[0], shape[1]));
    } else if (image.imageForm == ImageForm::Array) {
        line(filled(u"const cl::Image2DArray %1%2%3, %4, %5, 0, 0);"_s, name, begin, shape[0], shape[2], shape[1]));
    } else {
        QList<quint64> extents = shape;
        std::ranges::reverse(extents);
        line(filled(u"const cl::Image%1D %2%3%4);"_s, shape.size(), name, begin, listed(extents)));
    }
    const HostNumbers numbers = hostNumbers(image);
    line(filled(u"queue0.enqueueWriteImage(%1, CL_TRUE, {0, 0, 0}, %2, 0, 0, std::vector<%3>(%4).data());"_s, name, region(shape),
                hostName(numbers.scalar), image.elementCount * quint64(numbers.stride)));
}

void CppWriter::declareBuffer(StorageIndex index)
{
    const PlannedStorage &buffer = storage(index);
    const QString name = device(index);
    if (buffer.memory == MemoryKind::SharedVirtual)
        return line(filled(u"SharedMemory %1(context, queue0, %2);"_s, name, buffer.sizeInBytes));
    if (buffer.memory == MemoryKind::UseHostPointer) {
        constexpr quint64 page = 4096; // What every driver takes without copying.
        line(filled(u"const std::unique_ptr<void, void (*)(void *)> lent_%1(std::aligned_alloc(%2, %3), std::free);"_s, nameOf(index), page,
                    (buffer.sizeInBytes + page - 1) / page * page));
        line(filled(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, std::size_t(%2), lent_%3.get());"_s, name,
                    buffer.sizeInBytes, nameOf(index)));
    } else {
        const QString more = buffer.memory == MemoryKind::AllocHostPointer ? u" | CL_MEM_ALLOC_HOST_PTR"_s : QString();
        line(filled(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE%2, %3);"_s, name, more, buffer.sizeInBytes));
    }
    line(filled(u"queue0.enqueueFillBuffer(%1, cl_uchar(0), 0, %2);"_s, name, buffer.sizeInBytes));
}

void CppWriter::build()
{
    const QStringList sources = mapped(request().sources, [](const QString &source) { return u"contentsOf(%1)"_s.arg(quoted(source)); });
    QString options = quoted(plan().buildOptions);
    for (const QString &folder : includeFolders())
        options += u" \" -I \" FOLDER "_s + quoted(folder.isEmpty() ? QString() : u'/' + folder);
    line(filled(u"const cl::Program program = build(context, device, {%1}, %2);"_s, sources.join(u", "_s), options));
    for (const QString &name : kernels())
        line(filled(u"cl::Kernel %1 = kernelNamed(program, %2);"_s, kernel(name), quoted(name)));
}

// ---- commands ----

/// `call` ends before its last two arguments: the list of events to wait for, and the command's own event.
void CppWriter::remember(CommandIndex index, const QString &call)
{
    const QStringList before = waits(index);
    if (!before.isEmpty())
        line(filled(u"const std::vector<cl::Event> before%1{%2};"_s, index.value, before.join(u", "_s)));
    if (isKept(index))
        line(u"cl::Event %1;"_s.arg(event(index)));
    QStringList last;
    if (!before.isEmpty() || isKept(index))
        last << (before.isEmpty() ? u"nullptr"_s : u"&before%1"_s.arg(index.value));
    if (isKept(index))
        last << u'&' + event(index);
    const QString comma = last.isEmpty() || call.endsWith(u'(') ? QString() : u", "_s;
    line(call + comma + last.join(u", "_s) + u");"_s);
}

void CppWriter::transfer(StorageIndex index, quint64 offset, quint64 size, CommandIndex command, bool isWrite)
{
    const PlannedStorage &moved = storage(index);
    const QString how = isWrite ? u"Write"_s : u"Read"_s;
    if (!moved.imageFormat.isEmpty())
        return remember(command, filled(u"%1.enqueue%2Image(%3, CL_TRUE, {0, 0, 0}, %4, 0, 0, %5.data()"_s, queue(command), how,
                                        device(index), region(moved.shape), host(index)));
    const QString data =
        offset == 0 ? host(index) + u".data()"_s : filled(u"reinterpret_cast<char *>(%1.data()) + %2"_s, host(index), offset);
    const QString rest = filled(u"%1, %2, %3"_s, offset, size, data);
    if (moved.memory == MemoryKind::SharedVirtual)
        return line(filled(u"%1.%2(%3);"_s, device(index), how.toLower(), rest));
    if (moved.memory != MemoryKind::Device)
        return line(filled(u"%1Mapped(%2, %3, %4);"_s, how.toLower(), queue(command), device(index), rest));
    remember(command, filled(u"%1.enqueue%2Buffer(%3, CL_FALSE, %4"_s, queue(command), how, device(index), rest));
}

void CppWriter::copy(const CopyCommand &copy, CommandIndex index)
{
    remember(index, filled(u"%1.enqueueCopyBuffer(%2, %3, %4, %5, %6"_s, queue(index), device(copy.from), device(copy.to), copy.fromOffset,
                           copy.toOffset, copy.size));
}

void CppWriter::fill(const FillCommand &fill, CommandIndex index)
{
    const QString pattern = bytesLiteral(fill.pattern);
    if (storage(fill.storage).memory == MemoryKind::SharedVirtual)
        return line(
            filled(u"%1.fill(%2.data(), %3, %4, %5);"_s, device(fill.storage), pattern, fill.pattern.size(), fill.offset, fill.size));
    remember(index, filled(u"%1.enqueueFillBuffer(%2, %3, %4, %5"_s, queue(index), device(fill.storage), pattern, fill.offset, fill.size));
}

void CppWriter::launch(const LaunchCommand &launch, const QStringList &arguments, CommandIndex index)
{
    const QString name = kernel(launch.kernel);
    for (qsizetype i = 0; i < arguments.size(); ++i)
        line(filled(u"set(%1, %2, %3);"_s, name, i, arguments[i]));
    const QStringList before = waits(index);
    line(filled(u"%1launch(%2, %3, %4, %5, %6, %7%8);"_s, isKept(index) ? u"const cl::Event %1 = "_s.arg(event(index)) : QString(),
                queue(index), name, quoted(plan().commands[index.value].name), ndRange(launch.offset), ndRange(launch.global),
                ndRange(launch.local), before.isEmpty() ? QString() : u", {%1}"_s.arg(before.join(u", "_s))));
}

QString CppWriter::bytesLiteral(const QByteArray &bytes) const
{
    const QList<quint64> numbers = mapped(bytes, [](char byte) { return quint64(quint8(byte)); });
    return filled(u"std::array<cl_uchar, %1>{{%2}}"_s, bytes.size(), listed(numbers));
}

QString CppWriter::numbersLiteral(const QByteArray &bytes, const ElementType &type) const
{
    const QStringList literals = literalsOf(bytes, type, cppLiteral);
    if (type.components == 1)
        return clName(type.scalar) + u'(' + literals.join(QString()) + u')';
    return filled(u"%1%2{{%3}}"_s, clName(type.scalar), literals.size(), literals.join(u", "_s));
}

QString CppWriter::sampler(const SamplerArgument &sampler) const
{
    return u"cl::Sampler(context, %1, CL_ADDRESS_%2, CL_FILTER_%3)"_s.arg(
        sampler.normalized ? u"CL_TRUE"_s : u"CL_FALSE"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

// ---- results ----

QString CppWriter::expected(const StandaloneCheck &check, const QString &path, const HostNumbers &numbers) const
{
    return check.otherBuffer.isEmpty() ? filled(u"numbersOf<double>(%1, %2), %3"_s, quoted(path), check.expected.size(), numbers.used)
                                       : filled(u"%1, %2"_s, host(storageNamed(check.otherBuffer)), numbers.stride);
}

void CppWriter::end()
{
    line(request().checks.isEmpty() ? u"return 0;"_s : u"return passed ? 0 : 1;"_s);
    add(QString::fromUtf8(embedded::cppMainEnd));
}

} // namespace

std::unique_ptr<StandaloneWriter> cppWriter(const StandaloneRequest &request)
{
    return std::make_unique<CppWriter>(request);
}

QByteArray cppBuildFile(const QString &title)
{
    return u"# %1: a program that Kernelscope wrote from its project.\n"
           "cmake_minimum_required(VERSION 3.16)\n"
           "project(main CXX)\n"
           "find_package(OpenCL REQUIRED)\n"
           "add_executable(main main.cpp)\n"
           "target_compile_features(main PRIVATE cxx_std_17)\n"
           "target_compile_definitions(main PRIVATE FOLDER=\"${CMAKE_CURRENT_SOURCE_DIR}\")\n"
           "target_link_libraries(main PRIVATE OpenCL::OpenCL)\n"_s.arg(inComment(title))
               .toUtf8();
}

} // namespace kernelscope
