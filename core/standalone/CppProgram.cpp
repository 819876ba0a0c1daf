#include "standalone/CppProgram.h"

#include <algorithm>
#include <cmath>

#include "support/Numbers.h"
#include "support/Overloaded.h"

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

// ---- words of the language ----

QString inComment(const QString &text)
{
    return QString(text).replace(u'\n', u' ').replace(u'\\', u'/');
}

QString clName(Scalar scalar)
{
    return u"cl_"_s + scalarName(scalar);
}

/// Of a number in an array of the host.
QString hostName(Scalar scalar)
{
    return scalar == Scalar::Half ? u"Half"_s : clName(scalar);
}

QString realLiteral(double value, bool isSingle)
{
    if (std::isnan(value))
        return u"NAN"_s;
    if (std::isinf(value))
        return value < 0 ? u"-INFINITY"_s : u"INFINITY"_s;
    QString digits = QString::number(value, 'g', isSingle ? 9 : 17);
    if (!digits.contains(u'.') && !digits.contains(u'e'))
        digits += u".0"_s;
    return digits + (isSingle ? u"f"_s : QString());
}

QString wholeLiteral(const QString &digits, Scalar scalar)
{
    if (scalar == Scalar::Long && digits == u"-9223372036854775808")
        return u"-9223372036854775807 - 1"_s;
    return scalar == Scalar::UInt ? digits + u'u' : scalar == Scalar::ULong ? digits + u"ull"_s : digits;
}

QString bytesLiteral(const QByteArray &bytes)
{
    QStringList numbers;
    for (const char byte : bytes)
        numbers << QString::number(quint8(byte));
    return u"std::array<cl_uchar, %1>{{%2}}"_s.arg(bytes.size()).arg(numbers.join(u", "_s));
}

QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter)
{
    if (!parameter || !parameter->type || parameter->type->isStruct() || bytes.size() != sizeInBytes(*parameter->type))
        return bytesLiteral(bytes);
    const QStringList literals = literalsOf(bytes, *parameter->type, {realLiteral, wholeLiteral});
    const QString type = clName(parameter->type->scalar);
    if (parameter->type->components == 1)
        return type + u'(' + literals.join(QString()) + u')';
    return u"%1%2{{%3}}"_s.arg(type).arg(literals.size()).arg(literals.join(u", "_s));
}

QString ndRange(const Sizes &sizes)
{
    if (sizes.isEmpty())
        return u"cl::NullRange"_s;
    QStringList texts;
    for (const quint64 size : sizes)
        texts << QString::number(size);
    return u"cl::NDRange(%1)"_s.arg(texts.join(u", "_s));
}

QString triple(const QList<quint64> &shape, int rest)
{
    QStringList texts;
    for (qsizetype i = 0; i < 3; ++i)
        texts << QString::number(i < shape.size() ? shape[shape.size() - 1 - i] : quint64(rest));
    return u"{%1}"_s.arg(texts.join(u", "_s));
}

// ---- the program ----

class Writer
{
public:
    explicit Writer(const StandaloneParts &parts) : m_parts(parts) {}
    QByteArray text();

private:
    void line(const QString &text) { m_text += QString(4 * m_depth, u' ') + text + u'\n'; }
    void helpers();
    void queues();
    void hostMemory();
    void deviceMemory();
    void deviceMemory(StorageIndex index);
    void image(StorageIndex index);
    void program();
    void commands();
    void command(CommandIndex index);
    void launch(const LaunchCommand &launch, CommandIndex index);
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite);
    void imageTransfer(StorageIndex storage, CommandIndex index, bool isWrite);
    void copy(const CopyCommand &copy, CommandIndex index);
    void fill(const FillCommand &fill, CommandIndex index);
    void results();
    void check(qsizetype index);

    QString host(StorageIndex storage) const { return u"host_"_s + m_parts.nameOf(storage); }
    QString device(StorageIndex storage) const { return u"device_"_s + m_parts.nameOf(storage); }
    QString queue(CommandIndex index) const { return u"queue%1"_s.arg(m_parts.plan().commands[index.value].queue.value); }
    QString hostBytes(StorageIndex storage, quint64 offset) const;
    QString waits(CommandIndex index) const;
    void remember(CommandIndex index, const QString &call);
    QString argument(const LaunchCommand &launch, qsizetype index) const;

    const StandaloneParts &m_parts;
    QString m_text;
    int m_depth = 1;
};

QByteArray Writer::text()
{
    m_text = u"// %1: a program that Kernelscope wrote from its project.\n"
             u"// Build and run it: cmake -B build && cmake --build build && build/main\n"_s.arg(inComment(m_parts.request().title));
    if (const QString notMade = notMadeSentence(m_parts.request().notMade); !notMade.isEmpty())
        m_text += u"// "_s + inComment(notMade) + u'\n';
    helpers();
    queues();
    hostMemory();
    deviceMemory();
    program();
    commands();
    results();
    m_text += QString::fromUtf8(embedded::cppMainEnd);
    return m_text.toUtf8();
}

void Writer::helpers()
{
    m_text += QString::fromUtf8(embedded::cppPreamble);
    if (m_parts.uses(MemoryKind::SharedVirtual))
        m_text += QString::fromUtf8(embedded::cppShared);
    if (m_parts.uses(MemoryKind::UseHostPointer) || m_parts.uses(MemoryKind::AllocHostPointer))
        m_text += QString::fromUtf8(embedded::cppMapped);
    if (std::ranges::any_of(m_parts.used(),
                            [this](StorageIndex index) { return hostNumbers(m_parts.storage(index)).scalar == Scalar::Half; }))
        m_text += QString::fromUtf8(embedded::cppHalf);
    if (!m_parts.request().checks.isEmpty())
        m_text += QString::fromUtf8(embedded::cppChecking);
    m_text += QString::fromUtf8(embedded::cppMainBegin);
}

void Writer::queues()
{
    const QList<PlannedQueue> &queues = m_parts.plan().queues;
    for (qsizetype i = 0; i < queues.size(); ++i) {
        line(u"const cl::CommandQueue queue%1(context, device, cl_command_queue_properties(CL_QUEUE_PROFILING_ENABLE%2)); // %3"_s.arg(i)
                 .arg(queues[i].outOfOrder ? u" | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE"_s : QString(), inComment(queues[i].name)));
    }
    m_text += u'\n';
}

void Writer::hostMemory()
{
    line(u"// On the host"_s);
    for (const StorageIndex index : m_parts.used()) {
        const HostNumbers numbers = hostNumbers(m_parts.storage(index));
        const quint64 count = m_parts.storage(index).elementCount * quint64(numbers.stride);
        const QString type = hostName(numbers.scalar);
        const QString path = m_parts.dataPath(index);
        if (path.isEmpty())
            line(u"std::vector<%1> %2(%3);"_s.arg(type, host(index)).arg(count));
        else
            line(u"std::vector<%1> %2 = numbersOf<%1>(%3, %4);"_s.arg(type, host(index), quoted(path)).arg(count));
    }
    m_text += u'\n';
}

void Writer::image(StorageIndex index)
{
    const PlannedStorage &storage = m_parts.storage(index);
    const auto [order, type] = imageWords(storage.imageFormat);
    const QString begin = u"(context, CL_MEM_READ_WRITE, cl::ImageFormat(CL_%1, CL_%2), "_s.arg(order, type);
    const QList<quint64> &shape = storage.shape;
    const QString name = device(index);
    if (storage.imageForm == ImageForm::Buffer) {
        line(u"const cl::Buffer pixels_%1(context, CL_MEM_READ_WRITE, %2);"_s.arg(m_parts.nameOf(index)).arg(storage.sizeInBytes));
        line(u"const cl::Image1DBuffer %1%2%3, pixels_%4);"_s.arg(name, begin).arg(shape[0]).arg(m_parts.nameOf(index)));
    } else if (storage.imageForm == ImageForm::Array && shape.size() == 2) {
        line(u"const cl::Image1DArray %1%2%3, %4, 0);"_s.arg(name, begin).arg(shape[0]).arg(shape[1]));
    } else if (storage.imageForm == ImageForm::Array) {
        line(u"const cl::Image2DArray %1%2%3, %4, %5, 0, 0);"_s.arg(name, begin).arg(shape[0]).arg(shape[2]).arg(shape[1]));
    } else if (shape.size() == 1) {
        line(u"const cl::Image1D %1%2%3);"_s.arg(name, begin).arg(shape[0]));
    } else if (shape.size() == 2) {
        line(u"const cl::Image2D %1%2%3, %4);"_s.arg(name, begin).arg(shape[1]).arg(shape[0]));
    } else {
        line(u"const cl::Image3D %1%2%3, %4, %5);"_s.arg(name, begin).arg(shape[2]).arg(shape[1]).arg(shape[0]));
    }
    const HostNumbers numbers = hostNumbers(storage);
    line(u"queue0.enqueueWriteImage(%1, CL_TRUE, {0, 0, 0}, %2, 0, 0, std::vector<%3>(%4).data());"_s
             .arg(name, triple(shape, 1), hostName(numbers.scalar))
             .arg(storage.elementCount * quint64(numbers.stride)));
}

void Writer::deviceMemory(StorageIndex index)
{
    const PlannedStorage &storage = m_parts.storage(index);
    const QString name = device(index);
    if (!storage.imageFormat.isEmpty())
        return image(index);
    if (storage.memory == MemoryKind::SharedVirtual)
        return line(u"SharedMemory %1(context, queue0, %2);"_s.arg(name).arg(storage.sizeInBytes));
    if (storage.memory == MemoryKind::UseHostPointer) {
        constexpr quint64 page = 4096; // What every driver takes without copying.
        line(u"const std::unique_ptr<void, void (*)(void *)> lent_%1(std::aligned_alloc(%2, %3), std::free);"_s.arg(m_parts.nameOf(index))
                 .arg(page)
                 .arg((storage.sizeInBytes + page - 1) / page * page));
        line(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, std::size_t(%2), lent_%3.get());"_s.arg(name)
                 .arg(storage.sizeInBytes)
                 .arg(m_parts.nameOf(index)));
    } else {
        const QString more = storage.memory == MemoryKind::AllocHostPointer ? u" | CL_MEM_ALLOC_HOST_PTR"_s : QString();
        line(u"const cl::Buffer %1(context, CL_MEM_READ_WRITE%2, %3);"_s.arg(name, more).arg(storage.sizeInBytes));
    }
    line(u"queue0.enqueueFillBuffer(%1, cl_uchar(0), 0, %2);"_s.arg(name).arg(storage.sizeInBytes));
}

void Writer::deviceMemory()
{
    line(u"// On the device, zero at first"_s);
    for (const StorageIndex index : m_parts.used())
        deviceMemory(index);
    line(u"queue0.finish();\n"_s);
}

void Writer::program()
{
    QStringList sources;
    for (const QString &source : m_parts.request().sources)
        sources << u"contentsOf(%1)"_s.arg(quoted(source));
    QString options = quoted(m_parts.plan().buildOptions);
    for (const QString &folder : m_parts.includeFolders())
        options += u" \" -I \" FOLDER "_s + quoted(folder.isEmpty() ? QString() : u'/' + folder);
    line(u"const cl::Program program = build(context, device, {%1}, %2);"_s.arg(sources.join(u", "_s), options));
    for (const QString &kernel : m_parts.kernels())
        line(u"cl::Kernel kernel_%1 = kernelNamed(program, %2);"_s.arg(kernel, quoted(kernel)));
    m_text += u'\n';
}

// ---- commands ----

QString Writer::waits(CommandIndex index) const
{
    QStringList events;
    if (m_parts.needsEvents()) {
        for (const CommandIndex before : m_parts.plan().commands[index.value].after)
            events << u"event%1"_s.arg(before.value);
    }
    return events.isEmpty() ? QString() : u"{%1}"_s.arg(events.join(u", "_s));
}

/// `call` ends before its last two arguments: the list of events to wait for, and the command's own event.
void Writer::remember(CommandIndex index, const QString &call)
{
    const QString list = waits(index);
    const bool isKept = m_parts.needsEvents() && m_parts.isWaitedFor(index);
    if (!list.isEmpty())
        line(u"const std::vector<cl::Event> before%1%2;"_s.arg(index.value).arg(list));
    if (isKept)
        line(u"cl::Event event%1;"_s.arg(index.value));
    QStringList last{list.isEmpty() ? u"nullptr"_s : u"&before%1"_s.arg(index.value)};
    if (isKept)
        last << u"&event%1"_s.arg(index.value);
    if (list.isEmpty() && !isKept)
        last.clear();
    const QString comma = last.isEmpty() || call.endsWith(u'(') ? QString() : u", "_s;
    line(call + comma + last.join(u", "_s) + u");"_s);
}

QString Writer::hostBytes(StorageIndex storage, quint64 offset) const
{
    return offset == 0 ? host(storage) + u".data()"_s : u"reinterpret_cast<char *>(%1.data()) + %2"_s.arg(host(storage)).arg(offset);
}

void Writer::imageTransfer(StorageIndex storage, CommandIndex index, bool isWrite)
{
    remember(index, u"%1.%2(%3, CL_TRUE, {0, 0, 0}, %4, 0, 0, %5.data()"_s.arg(
                        queue(index), isWrite ? u"enqueueWriteImage"_s : u"enqueueReadImage"_s, device(storage),
                        triple(m_parts.storage(storage).shape, 1), host(storage)));
}

void Writer::transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite)
{
    const PlannedStorage &planned = m_parts.storage(storage);
    if (!planned.imageFormat.isEmpty())
        return imageTransfer(storage, index, isWrite);
    const QString rest = u"%1, %2, %3"_s.arg(offset).arg(size).arg(hostBytes(storage, offset));
    if (planned.memory == MemoryKind::SharedVirtual)
        return line(u"%1.%2(%3);"_s.arg(device(storage), isWrite ? u"write"_s : u"read"_s, rest));
    if (planned.memory != MemoryKind::Device)
        return line(u"%1(%2, %3, %4);"_s.arg(isWrite ? u"writeMapped"_s : u"readMapped"_s, queue(index), device(storage), rest));
    remember(index, u"%1.%2(%3, CL_FALSE, %4"_s.arg(queue(index), isWrite ? u"enqueueWriteBuffer"_s : u"enqueueReadBuffer"_s,
                                                    device(storage), rest));
}

void Writer::copy(const CopyCommand &copy, CommandIndex index)
{
    remember(index, u"%1.enqueueCopyBuffer(%2, %3, %4, %5, %6"_s.arg(queue(index), device(copy.from), device(copy.to))
                        .arg(copy.fromOffset)
                        .arg(copy.toOffset)
                        .arg(copy.size));
}

void Writer::fill(const FillCommand &fill, CommandIndex index)
{
    const QString pattern = bytesLiteral(fill.pattern);
    if (m_parts.storage(fill.storage).memory == MemoryKind::SharedVirtual) {
        line(u"%1.fill(%2.data(), %3, %4, %5);"_s.arg(device(fill.storage), pattern)
                 .arg(fill.pattern.size())
                 .arg(fill.offset)
                 .arg(fill.size));
        return;
    }
    remember(index,
             u"%1.enqueueFillBuffer(%2, %3, %4, %5"_s.arg(queue(index), device(fill.storage), pattern).arg(fill.offset).arg(fill.size));
}

QString samplerText(const SamplerArgument &sampler)
{
    return u"cl::Sampler(context, %1, CL_ADDRESS_%2, CL_FILTER_%3)"_s.arg(
        sampler.normalized ? u"CL_TRUE"_s : u"CL_FALSE"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

QString Writer::argument(const LaunchCommand &launch, qsizetype index) const
{
    return std::visit(
        Overloaded{[&](const PlannedBufferArgument &buffer) { return device(buffer.storage); },
                   [&](const PlannedValueArgument &value) { return valueLiteral(value.bytes, m_parts.parameter(launch.kernel, index)); },
                   [](const PlannedLocalArgument &local) { return u"cl::Local(%1)"_s.arg(local.sizeInBytes); },
                   [](const SamplerArgument &sampler) { return samplerText(sampler); }},
        launch.arguments[index]);
}

void Writer::launch(const LaunchCommand &launch, CommandIndex index)
{
    const QString kernel = u"kernel_"_s + launch.kernel;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i)
        line(u"set(%1, %2, %3);"_s.arg(kernel).arg(i).arg(argument(launch, i)));
    const QString list = waits(index);
    const QString kept = m_parts.needsEvents() && m_parts.isWaitedFor(index) ? u"const cl::Event event%1 = "_s.arg(index.value) : QString();
    line(u"%1launch(%2, %3, %4, %5, %6, %7%8);"_s.arg(kept, queue(index), kernel, quoted(m_parts.plan().commands[index.value].name),
                                                      ndRange(launch.offset), ndRange(launch.global), ndRange(launch.local),
                                                      list.isEmpty() ? QString() : u", "_s + list));
}

void Writer::command(CommandIndex index)
{
    std::visit(Overloaded{[&](const WriteCommand &write) { transfer(write.storage, write.offset, write.size, index, true); },
                          [&](const ReadCommand &read) { transfer(read.storage, read.offset, read.size, index, false); },
                          [&](const CopyCommand &command) { copy(command, index); },
                          [&](const FillCommand &command) { fill(command, index); }, [](const CarryCommand &) {},
                          [&](const LaunchCommand &command) { launch(command, index); },
                          [&](const BarrierCommand &) { remember(index, queue(index) + u".enqueueBarrierWithWaitList("_s); },
                          [&](const FinishCommand &) {
                              for (qsizetype i = 0; i < m_parts.plan().queues.size(); ++i)
                                  line(u"queue%1.finish();"_s.arg(i));
                          }},
               m_parts.plan().commands[index.value].action);
}

void Writer::commands()
{
    line(u"// The plan"_s);
    QList<CommandBlock> blocks{{0, m_parts.plan().commands.size(), 1}};
    if (!m_parts.needsEvents())
        blocks = foldedCommands(m_parts.plan());
    for (const CommandBlock &block : std::as_const(blocks)) {
        if (block.times > 1) {
            line(u"for (int i = 0; i < %1; ++i) {"_s.arg(block.times));
            ++m_depth;
        }
        for (qsizetype i = 0; i < block.length; ++i)
            command(CommandIndex(block.first + i));
        if (block.times > 1) {
            --m_depth;
            line(u"}"_s);
        }
    }
    for (qsizetype i = 0; i < m_parts.plan().queues.size(); ++i)
        line(u"queue%1.finish();"_s.arg(i));
    m_text += u'\n';
}

// ---- results ----

void Writer::check(qsizetype index)
{
    const StandaloneCheck &check = m_parts.request().checks[index];
    const StorageIndex storage = m_parts.storageNamed(check.buffer);
    const HostNumbers numbers = hostNumbers(m_parts.storage(storage));
    const QString expected =
        check.otherBuffer.isEmpty()
            ? u"numbersOf<double>(%1, %2), %3"_s.arg(quoted(m_parts.expectedPath(index))).arg(check.expected.size()).arg(numbers.used)
            : u"%1, %2"_s.arg(host(m_parts.storageNamed(check.otherBuffer))).arg(numbers.stride);
    line(u"check(%1, %2, %3, %4, %5, %6, %7, %8, %9);"_s.arg(quoted(check.name), host(storage), expected)
             .arg(check.first)
             .arg(check.count)
             .arg(numbers.stride)
             .arg(numbers.used)
             .arg(numberText(check.absolute), numberText(check.relative)));
}

void Writer::results()
{
    line(u"showTimes();"_s);
    for (const BufferBinding &result : m_parts.results()) {
        line(u"show(%1, %2);"_s.arg(quoted(result.name), host(result.storage)));
        line(u"save(options[\"--dump\"], %1, %2);"_s.arg(quoted(result.name), host(result.storage)));
    }
    for (qsizetype i = 0; i < m_parts.request().checks.size(); ++i)
        check(i);
    line(m_parts.request().checks.isEmpty() ? u"return 0;"_s : u"return passed ? 0 : 1;"_s);
}

} // namespace

QByteArray cppProgram(const StandaloneParts &parts)
{
    return Writer(parts).text();
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
