#include "standalone/StandaloneWriter.h"
#include "support/Filled.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace embedded {
extern const char pythonPreamble[];
extern const char pythonMapped[];
extern const char pythonShared[];
extern const char pythonChecking[];
extern const char pythonMainBegin[];
} // namespace embedded
namespace {

QString pythonLiteral(const QString &number, Scalar)
{
    if (number == u"nan")
        return u"np.nan"_s;
    return number.endsWith(u"inf") ? number.chopped(3) + u"np.inf"_s : number;
}

/// "np.float32".
QString numpyName(Scalar scalar)
{
    const QString kind = isFloating(scalar) ? u"float"_s : isSigned(scalar) ? u"int"_s : u"uint"_s;
    return filled(u"np.%1%2"_s, kind, 8 * sizeInBytes(scalar));
}

/// "(64, 64)", the first dimension first.
QString tupleOf(const QList<quint64> &numbers)
{
    return numbers.size() == 1 ? u"(%1,)"_s.arg(numbers.first()) : u"(%1)"_s.arg(listed(numbers));
}

/// ", origin=(0, 0), region=(8, 6)".
QString wholeImage(const QList<quint64> &shape)
{
    return filled(u", origin=%1, region=%2"_s, tupleOf(QList<quint64>(shape.size(), 0)), tupleOf({shape.rbegin(), shape.rend()}));
}

/// With PyOpenCL and NumPy.
class PythonWriter : public StandaloneWriter
{
public:
    explicit PythonWriter(const StandaloneRequest &request)
        : StandaloneWriter(request, {u"#"_s, QString(), u"show_times"_s, u"arguments.dump"_s, 0})
    {
    }

private:
    void head(const QString &title) override
    {
        add(u"#!/usr/bin/env python3\n\"\"\"%1: a program that Kernelscope wrote from its project.\"\"\"\n"_s.arg(
            inComment(title).replace(u'"', u'\'')));
    }
    void helpers() override;
    void declareQueue(const QString &name, bool outOfOrder, qsizetype index) override;
    void declareHost(StorageIndex index, const QString &path) override;
    void declareBuffer(StorageIndex index) override;
    void declareImage(StorageIndex index) override;
    void build() override;
    void beginLoop(quint64 times) override { line(u"for _ in range(%1):"_s.arg(times)); }
    void endLoop() override {}
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite) override;
    void copy(const CopyCommand &copy, CommandIndex index) override;
    void fill(const FillCommand &fill, CommandIndex index) override;
    void launch(const LaunchCommand &launch, const QStringList &arguments, CommandIndex index) override;
    void barrier(CommandIndex index) override { enqueue(index, u"cl.enqueue_barrier(%1"_s.arg(queue(index))); }
    void end() override;

    QString bytesLiteral(const QByteArray &bytes) const override;
    QString numbersLiteral(const QByteArray &bytes, const ElementType &type) const override;
    QString localMemory(quint64 sizeInBytes) const override { return u"cl.LocalMemory(%1)"_s.arg(sizeInBytes); }
    QString sampler(const SamplerArgument &sampler) const override;
    QString expected(const StandaloneCheck &check, const QString &path, const HostNumbers &numbers) const override;

    void enqueue(CommandIndex index, const QString &call, const QString &waitsFor = u"wait_for"_s);
};

void PythonWriter::helpers()
{
    add(QString::fromUtf8(embedded::pythonPreamble));
    if (uses(MemoryKind::UseHostPointer) || uses(MemoryKind::AllocHostPointer))
        add(QString::fromUtf8(embedded::pythonMapped));
    if (uses(MemoryKind::SharedVirtual))
        add(QString::fromUtf8(embedded::pythonShared));
    if (!request().checks.isEmpty())
        add(QString::fromUtf8(embedded::pythonChecking));
    add(QString::fromUtf8(embedded::pythonMainBegin));
}

void PythonWriter::declareQueue(const QString &name, bool outOfOrder, qsizetype index)
{
    line(filled(u"%1 = cl.CommandQueue(context, device, cl.command_queue_properties.PROFILING_ENABLE%2)  # %3"_s, queue(index),
                outOfOrder ? u" | cl.command_queue_properties.OUT_OF_ORDER_EXEC_MODE_ENABLE"_s : QString(), name));
}

void PythonWriter::declareHost(StorageIndex index, const QString &path)
{
    const HostNumbers numbers = hostNumbers(storage(index));
    const QString type = numpyName(numbers.scalar);
    if (path.isEmpty())
        line(filled(u"%1 = np.zeros(%2, %3)"_s, host(index), storage(index).elementCount * quint64(numbers.stride), type));
    else
        line(filled(u"%1 = numbers_of(%2, %3)"_s, host(index), quoted(path), type));
}

void PythonWriter::declareImage(StorageIndex index)
{
    const PlannedStorage &image = storage(index);
    const auto [order, type] = imageWords(image.imageFormat);
    QString more;
    if (image.imageForm == ImageForm::Buffer) {
        line(filled(u"pixels_%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE, %2)"_s, nameOf(index), image.sizeInBytes));
        more = u", buffer=pixels_"_s + nameOf(index);
    } else if (image.imageForm == ImageForm::Array) {
        more = u", is_array=True"_s;
    }
    line(filled(u"%1 = cl.Image(context, cl.mem_flags.READ_WRITE, cl.ImageFormat(cl.channel_order.%2, cl.channel_type.%3), shape=%4%5)"_s,
                device(index), order, type, tupleOf({image.shape.rbegin(), image.shape.rend()}), more));
    line(filled(u"cl.enqueue_copy(queue0, %1, np.zeros_like(%2)%3)"_s, device(index), host(index), wholeImage(image.shape)));
}

void PythonWriter::declareBuffer(StorageIndex index)
{
    const PlannedStorage &buffer = storage(index);
    const QString name = device(index);
    if (buffer.memory == MemoryKind::SharedVirtual) {
        line(filled(u"%1 = cl.SVM(cl.csvm_empty(context, %2, np.uint8))"_s, name, buffer.sizeInBytes));
        return line(filled(u"write_shared(queue0, %1, 0, np.zeros(%2, np.uint8))"_s, name, buffer.sizeInBytes));
    }
    if (buffer.memory == MemoryKind::UseHostPointer) {
        line(filled(u"lent_%1 = np.zeros(%2, np.uint8)  # The device may use it where it lies."_s, nameOf(index), buffer.sizeInBytes));
        line(filled(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.USE_HOST_PTR, hostbuf=lent_%2)"_s, name,
                    nameOf(index)));
    } else {
        const QString more = buffer.memory == MemoryKind::AllocHostPointer ? u" | cl.mem_flags.ALLOC_HOST_PTR"_s : QString();
        line(filled(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE%2, %3)"_s, name, more, buffer.sizeInBytes));
    }
    line(filled(u"cl.enqueue_fill_buffer(queue0, %1, np.zeros(1, np.uint8), 0, %2)"_s, name, buffer.sizeInBytes));
}

void PythonWriter::build()
{
    const QStringList sources = mapped(request().sources, [](const QString &source) { return quoted(source); });
    QStringList options = mapped(plan().buildOptions.split(u' ', Qt::SkipEmptyParts), [](const QString &option) { return quoted(option); });
    for (const QString &folder : includeFolders())
        options << u"\"-I\""_s << (folder.isEmpty() ? u"str(FOLDER)"_s : u"str(FOLDER / %1)"_s.arg(quoted(folder)));
    line(u"sources = [(FOLDER / path).read_text() for path in [%1]]"_s.arg(sources.join(u", "_s)));
    line(u"program = cl.Program(context, \"\\n\".join(sources)).build([%1], cache_dir=False)"_s.arg(options.join(u", "_s)));
    for (const QString &name : kernels())
        line(filled(u"%1 = kernel_named(program, %2)"_s, kernel(name), quoted(name)));
}

// ---- commands ----

/// `call` ends before its last argument, the list of events to wait for.
void PythonWriter::enqueue(CommandIndex index, const QString &call, const QString &waitsFor)
{
    const QStringList events = waits(index);
    line((isKept(index) ? event(index) + u" = "_s : QString()) + call +
         (events.isEmpty() ? QString() : filled(u", %1=[%2]"_s, waitsFor, events.join(u", "_s))) + u')');
}

void PythonWriter::transfer(StorageIndex index, quint64 offset, quint64 size, CommandIndex command, bool isWrite)
{
    const PlannedStorage &moved = storage(index);
    const QString name = device(index);
    const auto sides = [&](const QString &onHost) { return isWrite ? name + u", "_s + onHost : onHost + u", "_s + name; };
    if (!moved.imageFormat.isEmpty())
        return enqueue(command, filled(u"cl.enqueue_copy(%1, %2%3"_s, queue(command), sides(host(index)), wholeImage(moved.shape)));
    QString bytes = host(index) + u".view(np.uint8)"_s;
    if (size != moved.sizeInBytes)
        bytes += filled(u"[%1:%2]"_s, offset, offset + size);
    if (moved.memory != MemoryKind::Device) {
        const QString how = moved.memory == MemoryKind::SharedVirtual ? u"shared"_s : u"mapped"_s;
        return line(filled(u"%1_%2(%3, %4, %5, %6)"_s, isWrite ? u"write"_s : u"read"_s, how, queue(command), name, offset, bytes));
    }
    enqueue(command, filled(u"cl.enqueue_copy(%1, %2, %3_offset=%4, is_blocking=False"_s, queue(command), sides(bytes),
                            isWrite ? u"dst"_s : u"src"_s, offset));
}

void PythonWriter::copy(const CopyCommand &copy, CommandIndex index)
{
    enqueue(index, filled(u"cl.enqueue_copy(%1, %2, %3, dst_offset=%4, src_offset=%5, byte_count=%6"_s, queue(index), device(copy.to),
                          device(copy.from), copy.toOffset, copy.fromOffset, copy.size));
}

void PythonWriter::fill(const FillCommand &fill, CommandIndex index)
{
    const QString pattern = bytesLiteral(fill.pattern);
    if (storage(fill.storage).memory == MemoryKind::SharedVirtual)
        return line(filled(u"write_shared(%1, %2, %3, np.tile(%4, %5))"_s, queue(index), device(fill.storage), fill.offset, pattern,
                           fill.size / quint64(fill.pattern.size())));
    enqueue(index,
            filled(u"cl.enqueue_fill_buffer(%1, %2, %3, %4, %5"_s, queue(index), device(fill.storage), pattern, fill.offset, fill.size));
}

void PythonWriter::launch(const LaunchCommand &launch, const QStringList &arguments, CommandIndex index)
{
    const QString name = kernel(launch.kernel);
    line(filled(u"%1.set_args(%2)"_s, name, arguments.join(u", "_s)));
    enqueue(index,
            filled(u"launch(%1, %2, %3, %4, %5%6"_s, queue(index), name, quoted(plan().commands[index.value].name), tupleOf(launch.global),
                   launch.local.isEmpty() ? u"None"_s : tupleOf(launch.local),
                   launch.offset.isEmpty() ? QString() : u", offset="_s + tupleOf(launch.offset)),
            u"waits"_s);
}

QString PythonWriter::bytesLiteral(const QByteArray &bytes) const
{
    return u"np.frombuffer(bytes.fromhex(\"%1\"), np.uint8)"_s.arg(QLatin1String(bytes.toHex()));
}

QString PythonWriter::numbersLiteral(const QByteArray &bytes, const ElementType &type) const
{
    if (type.scalar == Scalar::Half)
        return bytesLiteral(bytes);
    const QStringList literals = literalsOf(bytes, type, pythonLiteral);
    return type.components == 1 ? filled(u"%1(%2)"_s, numpyName(type.scalar), literals.first())
                                : filled(u"np.array([%1], %2)"_s, literals.join(u", "_s), numpyName(type.scalar));
}

QString PythonWriter::sampler(const SamplerArgument &sampler) const
{
    return u"cl.Sampler(context, %1, cl.addressing_mode.%2, cl.filter_mode.%3)"_s.arg(
        sampler.normalized ? u"True"_s : u"False"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

// ---- results ----

QString PythonWriter::expected(const StandaloneCheck &check, const QString &path, const HostNumbers &numbers) const
{
    return check.otherBuffer.isEmpty() ? filled(u"numbers_of(%1, np.float64).reshape(-1, %2)"_s, quoted(path), numbers.used)
                                       : filled(u"%1.reshape(-1, %2)[%3:%4, :%5]"_s, host(storageNamed(check.otherBuffer)), numbers.stride,
                                                check.first, check.first + check.count, numbers.used);
}

void PythonWriter::end()
{
    if (!request().checks.isEmpty())
        line(u"sys.exit(0 if passed else 1)"_s);
}

} // namespace

std::unique_ptr<StandaloneWriter> pythonWriter(const StandaloneRequest &request)
{
    return std::make_unique<PythonWriter>(request);
}

} // namespace kernelscope
