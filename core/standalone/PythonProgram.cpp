#include "standalone/PythonProgram.h"

#include <cmath>

#include "support/Numbers.h"
#include "support/Overloaded.h"

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

// ---- words of the language ----

QString numpyName(Scalar scalar)
{
    switch (scalar) {
    case Scalar::Char:
        return u"np.int8"_s;
    case Scalar::UChar:
        return u"np.uint8"_s;
    case Scalar::Short:
        return u"np.int16"_s;
    case Scalar::UShort:
        return u"np.uint16"_s;
    case Scalar::Int:
        return u"np.int32"_s;
    case Scalar::UInt:
        return u"np.uint32"_s;
    case Scalar::Long:
        return u"np.int64"_s;
    case Scalar::ULong:
        return u"np.uint64"_s;
    case Scalar::Half:
        return u"np.float16"_s;
    case Scalar::Float:
        return u"np.float32"_s;
    case Scalar::Double:
        break;
    }
    return u"np.float64"_s;
}

QString realLiteral(double value, bool isSingle)
{
    if (std::isnan(value))
        return u"np.nan"_s;
    if (std::isinf(value))
        return value < 0 ? u"-np.inf"_s : u"np.inf"_s;
    return QString::number(value, 'g', isSingle ? 9 : 17);
}

QString wholeLiteral(const QString &digits, Scalar)
{
    return digits;
}

QString bytesLiteral(const QByteArray &bytes)
{
    return u"np.frombuffer(bytes.fromhex(\"%1\"), np.uint8)"_s.arg(QLatin1String(bytes.toHex()));
}

QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter)
{
    const bool isKnown = parameter && parameter->type && !parameter->type->isStruct() && bytes.size() == sizeInBytes(*parameter->type);
    if (!isKnown || parameter->type->scalar == Scalar::Half)
        return bytesLiteral(bytes);
    const QStringList literals = literalsOf(bytes, *parameter->type, {realLiteral, wholeLiteral});
    if (parameter->type->components == 1)
        return u"%1(%2)"_s.arg(numpyName(parameter->type->scalar), literals.first());
    return u"np.array([%1], %2)"_s.arg(literals.join(u", "_s), numpyName(parameter->type->scalar));
}

/// "(64, 64)", the first dimension first.
QString tupleOf(const QList<quint64> &numbers)
{
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    return numbers.size() == 1 ? u"(%1,)"_s.arg(texts.first()) : u"(%1)"_s.arg(texts.join(u", "_s));
}

QList<quint64> reversed(const QList<quint64> &shape)
{
    return {shape.rbegin(), shape.rend()};
}

QString samplerText(const SamplerArgument &sampler)
{
    return u"cl.Sampler(context, %1, cl.addressing_mode.%2, cl.filter_mode.%3)"_s.arg(
        sampler.normalized ? u"True"_s : u"False"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

// ---- the program ----

class Writer
{
public:
    explicit Writer(const StandaloneParts &parts) : m_parts(parts) {}
    QByteArray text();

private:
    void line(const QString &text = {}) { m_text += text.isEmpty() ? u"\n"_s : QString(4 * m_depth, u' ') + text + u'\n'; }
    void helpers();
    void queues();
    void hostMemory();
    void deviceMemory();
    void deviceMemory(StorageIndex index);
    void image(StorageIndex index);
    void program();
    void commands();
    void block(const CommandBlock &block);
    void command(CommandIndex index);
    void launch(const LaunchCommand &launch, CommandIndex index);
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite);
    void fill(const FillCommand &fill, CommandIndex index);
    void results();
    void check(qsizetype index);

    QString host(StorageIndex storage) const { return u"host_"_s + m_parts.nameOf(storage); }
    QString device(StorageIndex storage) const { return u"device_"_s + m_parts.nameOf(storage); }
    QString queue(CommandIndex index) const { return u"queue%1"_s.arg(m_parts.plan().commands[index.value].queue.value); }
    QString hostBytes(StorageIndex storage, quint64 offset, quint64 size) const;
    QString waits(CommandIndex index) const;
    QString kept(CommandIndex index) const;
    QString argument(const LaunchCommand &launch, qsizetype index) const;

    const StandaloneParts &m_parts;
    QString m_text;
    int m_depth = 0;
};

QByteArray Writer::text()
{
    QString title = m_parts.request().title;
    title.replace(u'\\', u'/').replace(u'"', u'\'').replace(u'\n', u' ');
    m_text = u"#!/usr/bin/env python3\n\"\"\"%1: a program that Kernelscope wrote from its project.\"\"\"\n"_s.arg(title);
    if (const QString notMade = notMadeSentence(m_parts.request().notMade); !notMade.isEmpty())
        m_text += u"# "_s + QString(notMade).replace(u'\n', u' ') + u'\n';
    helpers();
    queues();
    hostMemory();
    deviceMemory();
    program();
    commands();
    results();
    return m_text.toUtf8();
}

void Writer::helpers()
{
    m_text += QString::fromUtf8(embedded::pythonPreamble);
    if (m_parts.uses(MemoryKind::UseHostPointer) || m_parts.uses(MemoryKind::AllocHostPointer))
        m_text += QString::fromUtf8(embedded::pythonMapped);
    if (m_parts.uses(MemoryKind::SharedVirtual))
        m_text += QString::fromUtf8(embedded::pythonShared);
    if (!m_parts.request().checks.isEmpty())
        m_text += QString::fromUtf8(embedded::pythonChecking);
    m_text += QString::fromUtf8(embedded::pythonMainBegin);
}

void Writer::queues()
{
    const QList<PlannedQueue> &queues = m_parts.plan().queues;
    for (qsizetype i = 0; i < queues.size(); ++i) {
        const QString outOfOrder = queues[i].outOfOrder ? u" | cl.command_queue_properties.OUT_OF_ORDER_EXEC_MODE_ENABLE"_s : QString();
        line(u"queue%1 = cl.CommandQueue(context, device, cl.command_queue_properties.PROFILING_ENABLE%2)  # %3"_s.arg(i).arg(
            outOfOrder, QString(queues[i].name).replace(u'\n', u' ')));
    }
}

void Writer::hostMemory()
{
    line();
    line(u"# On the host"_s);
    for (const StorageIndex index : m_parts.used()) {
        const HostNumbers numbers = hostNumbers(m_parts.storage(index));
        const QString path = m_parts.dataPath(index);
        if (path.isEmpty())
            line(u"%1 = np.zeros(%2, %3)"_s.arg(host(index))
                     .arg(m_parts.storage(index).elementCount * quint64(numbers.stride))
                     .arg(numpyName(numbers.scalar)));
        else
            line(u"%1 = numbers_of(%2, %3)"_s.arg(host(index), quoted(path), numpyName(numbers.scalar)));
    }
}

void Writer::image(StorageIndex index)
{
    const PlannedStorage &storage = m_parts.storage(index);
    const auto [order, type] = imageWords(storage.imageFormat);
    QString more;
    if (storage.imageForm == ImageForm::Buffer) {
        line(u"pixels_%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE, %2)"_s.arg(m_parts.nameOf(index)).arg(storage.sizeInBytes));
        more = u", buffer=pixels_"_s + m_parts.nameOf(index);
    } else if (storage.imageForm == ImageForm::Array) {
        more = u", is_array=True"_s;
    }
    const QString shape = tupleOf(reversed(storage.shape));
    line(u"%1 = cl.Image(context, cl.mem_flags.READ_WRITE, cl.ImageFormat(cl.channel_order.%2, cl.channel_type.%3), shape=%4%5)"_s.arg(
        device(index), order, type, shape, more));
    line(u"cl.enqueue_copy(queue0, %1, np.zeros_like(%2), origin=%3, region=%4)"_s.arg(
        device(index), host(index), tupleOf(QList<quint64>(storage.shape.size(), 0)), shape));
}

void Writer::deviceMemory(StorageIndex index)
{
    const PlannedStorage &storage = m_parts.storage(index);
    const QString name = device(index);
    if (!storage.imageFormat.isEmpty())
        return image(index);
    if (storage.memory == MemoryKind::SharedVirtual) {
        line(u"%1 = cl.SVM(cl.csvm_empty(context, %2, np.uint8))"_s.arg(name).arg(storage.sizeInBytes));
        return line(u"write_shared(queue0, %1, 0, np.zeros(%2, np.uint8))"_s.arg(name).arg(storage.sizeInBytes));
    }
    if (storage.memory == MemoryKind::UseHostPointer) {
        line(u"lent_%1 = np.zeros(%2, np.uint8)  # The device may use it where it lies."_s.arg(m_parts.nameOf(index))
                 .arg(storage.sizeInBytes));
        line(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.USE_HOST_PTR, hostbuf=lent_%2)"_s.arg(name,
                                                                                                                    m_parts.nameOf(index)));
    } else {
        const QString more = storage.memory == MemoryKind::AllocHostPointer ? u" | cl.mem_flags.ALLOC_HOST_PTR"_s : QString();
        line(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE%2, %3)"_s.arg(name, more).arg(storage.sizeInBytes));
    }
    line(u"cl.enqueue_fill_buffer(queue0, %1, np.zeros(1, np.uint8), 0, %2)"_s.arg(name).arg(storage.sizeInBytes));
}

void Writer::deviceMemory()
{
    line();
    line(u"# On the device, zero at first"_s);
    for (const StorageIndex index : m_parts.used())
        deviceMemory(index);
    line(u"queue0.finish()"_s);
}

void Writer::program()
{
    QStringList sources;
    for (const QString &source : m_parts.request().sources)
        sources << quoted(source);
    QStringList options;
    for (const QString &option : m_parts.plan().buildOptions.split(u' ', Qt::SkipEmptyParts))
        options << quoted(option);
    for (const QString &folder : m_parts.includeFolders())
        options << u"\"-I\""_s << (folder.isEmpty() ? u"str(FOLDER)"_s : u"str(FOLDER / %1)"_s.arg(quoted(folder)));
    line();
    line(u"sources = [(FOLDER / path).read_text() for path in [%1]]"_s.arg(sources.join(u", "_s)));
    line(u"program = cl.Program(context, \"\\n\".join(sources)).build([%1], cache_dir=False)"_s.arg(options.join(u", "_s)));
    for (const QString &kernel : m_parts.kernels())
        line(u"kernel_%1 = kernel_named(program, %2)"_s.arg(kernel, quoted(kernel)));
}

// ---- commands ----

QString Writer::waits(CommandIndex index) const
{
    QStringList events;
    if (m_parts.needsEvents()) {
        for (const CommandIndex before : m_parts.plan().commands[index.value].after)
            events << u"event%1"_s.arg(before.value);
    }
    return events.isEmpty() ? QString() : u"[%1]"_s.arg(events.join(u", "_s));
}

/// "event12 = " where another command waits for this one.
QString Writer::kept(CommandIndex index) const
{
    return m_parts.needsEvents() && m_parts.isWaitedFor(index) ? u"event%1 = "_s.arg(index.value) : QString();
}

QString waitFor(const QString &events)
{
    return events.isEmpty() ? QString() : u", wait_for="_s + events;
}

QString Writer::hostBytes(StorageIndex storage, quint64 offset, quint64 size) const
{
    const QString bytes = host(storage) + u".view(np.uint8)"_s;
    return size == m_parts.storage(storage).sizeInBytes ? bytes : u"%1[%2:%3]"_s.arg(bytes).arg(offset).arg(offset + size);
}

void Writer::transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite)
{
    const PlannedStorage &planned = m_parts.storage(storage);
    const QString name = device(storage);
    if (!planned.imageFormat.isEmpty()) {
        const QString sides = isWrite ? u"%1, %2"_s.arg(name, host(storage)) : u"%1, %2"_s.arg(host(storage), name);
        return line(u"%1cl.enqueue_copy(%2, %3, origin=%4, region=%5%6)"_s.arg(kept(index), queue(index), sides,
                                                                               tupleOf(QList<quint64>(planned.shape.size(), 0)),
                                                                               tupleOf(reversed(planned.shape)), waitFor(waits(index))));
    }
    const QString bytes = hostBytes(storage, offset, size);
    if (planned.memory != MemoryKind::Device) {
        const QString how = planned.memory == MemoryKind::SharedVirtual ? u"shared"_s : u"mapped"_s;
        return line(u"%1_%2(%3, %4, %5, %6)"_s.arg(isWrite ? u"write"_s : u"read"_s, how, queue(index), name).arg(offset).arg(bytes));
    }
    const QString sides = isWrite ? u"%1, %2, dst_offset="_s.arg(name, bytes) : u"%1, %2, src_offset="_s.arg(bytes, name);
    line(
        u"%1cl.enqueue_copy(%2, %3%4, is_blocking=False%5)"_s.arg(kept(index), queue(index), sides).arg(offset).arg(waitFor(waits(index))));
}

void Writer::fill(const FillCommand &fill, CommandIndex index)
{
    const QString pattern = bytesLiteral(fill.pattern);
    if (m_parts.storage(fill.storage).memory == MemoryKind::SharedVirtual) {
        line(u"write_shared(%1, %2, %3, np.tile(%4, %5))"_s.arg(queue(index), device(fill.storage))
                 .arg(fill.offset)
                 .arg(pattern)
                 .arg(fill.size / quint64(fill.pattern.size())));
        return;
    }
    line(u"%1cl.enqueue_fill_buffer(%2, %3, %4, %5, %6%7)"_s.arg(kept(index), queue(index), device(fill.storage), pattern)
             .arg(fill.offset)
             .arg(fill.size)
             .arg(waitFor(waits(index))));
}

QString Writer::argument(const LaunchCommand &launch, qsizetype index) const
{
    return std::visit(
        Overloaded{[&](const PlannedBufferArgument &buffer) { return device(buffer.storage); },
                   [&](const PlannedValueArgument &value) { return valueLiteral(value.bytes, m_parts.parameter(launch.kernel, index)); },
                   [](const PlannedLocalArgument &local) { return u"cl.LocalMemory(%1)"_s.arg(local.sizeInBytes); },
                   [](const SamplerArgument &sampler) { return samplerText(sampler); }},
        launch.arguments[index]);
}

void Writer::launch(const LaunchCommand &launch, CommandIndex index)
{
    const QString kernel = u"kernel_"_s + launch.kernel;
    QStringList arguments;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i)
        arguments << argument(launch, i);
    line(u"%1.set_args(%2)"_s.arg(kernel, arguments.join(u", "_s)));
    QString more = launch.offset.isEmpty() ? QString() : u", offset="_s + tupleOf(launch.offset);
    if (const QString events = waits(index); !events.isEmpty())
        more += u", waits="_s + events;
    line(u"%1launch(%2, %3, %4, %5, %6%7)"_s.arg(kept(index), queue(index), kernel, quoted(m_parts.plan().commands[index.value].name),
                                                 tupleOf(launch.global), launch.local.isEmpty() ? u"None"_s : tupleOf(launch.local), more));
}

void Writer::command(CommandIndex index)
{
    std::visit(Overloaded{[&](const WriteCommand &write) { transfer(write.storage, write.offset, write.size, index, true); },
                          [&](const ReadCommand &read) { transfer(read.storage, read.offset, read.size, index, false); },
                          [&](const CopyCommand &copy) {
                              line(u"%1cl.enqueue_copy(%2, %3, %4, dst_offset=%5, src_offset=%6, byte_count=%7%8)"_s
                                       .arg(kept(index), queue(index), device(copy.to), device(copy.from))
                                       .arg(copy.toOffset)
                                       .arg(copy.fromOffset)
                                       .arg(copy.size)
                                       .arg(waitFor(waits(index))));
                          },
                          [&](const FillCommand &command) { fill(command, index); }, [](const CarryCommand &) {},
                          [&](const LaunchCommand &command) { launch(command, index); },
                          [&](const BarrierCommand &) {
                              const QString events = waits(index);
                              line(u"%1cl.enqueue_barrier(%2%3)"_s.arg(kept(index), queue(index), waitFor(events)));
                          },
                          [&](const FinishCommand &) {
                              for (qsizetype i = 0; i < m_parts.plan().queues.size(); ++i)
                                  line(u"queue%1.finish()"_s.arg(i));
                          }},
               m_parts.plan().commands[index.value].action);
}

void Writer::block(const CommandBlock &block)
{
    if (block.times > 1) {
        line(u"for _ in range(%1):"_s.arg(block.times));
        ++m_depth;
    }
    for (qsizetype i = 0; i < block.length; ++i)
        command(CommandIndex(block.first + i));
    if (block.times > 1)
        --m_depth;
}

void Writer::commands()
{
    line();
    line(u"# The plan"_s);
    QList<CommandBlock> blocks{{0, m_parts.plan().commands.size(), 1}};
    if (!m_parts.needsEvents())
        blocks = foldedCommands(m_parts.plan());
    for (const CommandBlock &each : std::as_const(blocks))
        block(each);
    for (qsizetype i = 0; i < m_parts.plan().queues.size(); ++i)
        line(u"queue%1.finish()"_s.arg(i));
}

// ---- results ----

void Writer::check(qsizetype index)
{
    const StandaloneCheck &check = m_parts.request().checks[index];
    const StorageIndex storage = m_parts.storageNamed(check.buffer);
    const HostNumbers numbers = hostNumbers(m_parts.storage(storage));
    const QString expected =
        check.otherBuffer.isEmpty()
            ? u"numbers_of(%1, np.float64).reshape(-1, %2)"_s.arg(quoted(m_parts.expectedPath(index))).arg(numbers.used)
            : u"%1.reshape(-1, %2)[%3:%4, :%5]"_s.arg(host(m_parts.storageNamed(check.otherBuffer)))
                  .arg(numbers.stride)
                  .arg(check.first)
                  .arg(check.first + check.count)
                  .arg(numbers.used);
    line(u"check(%1, %2, %3, %4, %5, %6, %7, %8, %9)"_s.arg(quoted(check.name), host(storage), expected)
             .arg(check.first)
             .arg(check.count)
             .arg(numbers.stride)
             .arg(numbers.used)
             .arg(numberText(check.absolute), numberText(check.relative)));
}

void Writer::results()
{
    line();
    line(u"show_times()"_s);
    for (const BufferBinding &result : m_parts.results()) {
        line(u"show(%1, %2)"_s.arg(quoted(result.name), host(result.storage)));
        line(u"save(arguments.dump, %1, %2)"_s.arg(quoted(result.name), host(result.storage)));
    }
    for (qsizetype i = 0; i < m_parts.request().checks.size(); ++i)
        check(i);
    if (!m_parts.request().checks.isEmpty())
        line(u"sys.exit(0 if passed else 1)"_s);
}

} // namespace

QByteArray pythonProgram(const StandaloneParts &parts)
{
    return Writer(parts).text();
}

} // namespace kernelscope
