#include "standalone/PythonProgram.h"

#include "standalone/ProgramWriter.h"
#include "standalone/PythonWords.h"
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

using namespace pythonWords;

class Writer : private ProgramWriter
{
public:
    explicit Writer(const StandaloneParts &parts) : ProgramWriter(parts, 0) {}
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
    void command(CommandIndex index) override;
    void beginLoop(quint64 times) override { line(u"for _ in range(%1):"_s.arg(times)); }
    void endLoop() override {}
    void launch(const LaunchCommand &launch, CommandIndex index);
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite);
    void fill(const FillCommand &fill, CommandIndex index);
    void results();
    void check(qsizetype index);

    QString hostBytes(StorageIndex storage, quint64 offset, quint64 size) const;
    QString kept(CommandIndex index) const;
    QString argument(const LaunchCommand &launch, qsizetype index) const;
};

QByteArray Writer::program()
{
    QString title = parts().request().title;
    title.replace(u'\\', u'/').replace(u'"', u'\'').replace(u'\n', u' ');
    add(u"#!/usr/bin/env python3\n\"\"\"%1: a program that Kernelscope wrote from its project.\"\"\"\n"_s.arg(title));
    if (const QString notMade = notMadeSentence(parts().request().notMade); !notMade.isEmpty())
        add(u"# "_s + QString(notMade).replace(u'\n', u' ') + u'\n');
    helpers();
    queues();
    hostMemory();
    deviceMemory();
    build();
    plan();
    results();
    return text();
}

void Writer::helpers()
{
    add(QString::fromUtf8(embedded::pythonPreamble));
    if (parts().uses(MemoryKind::UseHostPointer) || parts().uses(MemoryKind::AllocHostPointer))
        add(QString::fromUtf8(embedded::pythonMapped));
    if (parts().uses(MemoryKind::SharedVirtual))
        add(QString::fromUtf8(embedded::pythonShared));
    if (!parts().request().checks.isEmpty())
        add(QString::fromUtf8(embedded::pythonChecking));
    add(QString::fromUtf8(embedded::pythonMainBegin));
}

void Writer::queues()
{
    const QList<PlannedQueue> &queues = parts().plan().queues;
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
    for (const StorageIndex index : parts().used()) {
        const HostNumbers numbers = hostNumbers(parts().storage(index));
        const QString path = parts().dataPath(index);
        if (path.isEmpty())
            line(u"%1 = np.zeros(%2, %3)"_s.arg(host(index))
                     .arg(parts().storage(index).elementCount * quint64(numbers.stride))
                     .arg(numpyName(numbers.scalar)));
        else
            line(u"%1 = numbers_of(%2, %3)"_s.arg(host(index), quoted(path), numpyName(numbers.scalar)));
    }
}

void Writer::image(StorageIndex index)
{
    const PlannedStorage &storage = parts().storage(index);
    const auto [order, type] = imageWords(storage.imageFormat);
    QString more;
    if (storage.imageForm == ImageForm::Buffer) {
        line(u"pixels_%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE, %2)"_s.arg(parts().nameOf(index)).arg(storage.sizeInBytes));
        more = u", buffer=pixels_"_s + parts().nameOf(index);
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
    const PlannedStorage &storage = parts().storage(index);
    const QString name = device(index);
    if (!storage.imageFormat.isEmpty())
        return image(index);
    if (storage.memory == MemoryKind::SharedVirtual) {
        line(u"%1 = cl.SVM(cl.csvm_empty(context, %2, np.uint8))"_s.arg(name).arg(storage.sizeInBytes));
        return line(u"write_shared(queue0, %1, 0, np.zeros(%2, np.uint8))"_s.arg(name).arg(storage.sizeInBytes));
    }
    if (storage.memory == MemoryKind::UseHostPointer) {
        line(u"lent_%1 = np.zeros(%2, np.uint8)  # The device may use it where it lies."_s.arg(parts().nameOf(index))
                 .arg(storage.sizeInBytes));
        line(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.USE_HOST_PTR, hostbuf=lent_%2)"_s.arg(name,
                                                                                                                    parts().nameOf(index)));
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
    for (const StorageIndex index : parts().used())
        deviceMemory(index);
    line(u"queue0.finish()"_s);
}

void Writer::build()
{
    QStringList sources;
    for (const QString &source : parts().request().sources)
        sources << quoted(source);
    QStringList options;
    for (const QString &option : parts().plan().buildOptions.split(u' ', Qt::SkipEmptyParts))
        options << quoted(option);
    for (const QString &folder : parts().includeFolders())
        options << u"\"-I\""_s << (folder.isEmpty() ? u"str(FOLDER)"_s : u"str(FOLDER / %1)"_s.arg(quoted(folder)));
    line();
    line(u"sources = [(FOLDER / path).read_text() for path in [%1]]"_s.arg(sources.join(u", "_s)));
    line(u"program = cl.Program(context, \"\\n\".join(sources)).build([%1], cache_dir=False)"_s.arg(options.join(u", "_s)));
    for (const QString &name : parts().kernels())
        line(u"%1 = kernel_named(program, %2)"_s.arg(kernel(name), quoted(name)));
}

// ---- commands ----

/// "event12 = " where another command waits for this one.
QString Writer::kept(CommandIndex index) const
{
    return isKept(index) ? event(index) + u" = "_s : QString();
}

QString Writer::hostBytes(StorageIndex storage, quint64 offset, quint64 size) const
{
    const QString bytes = host(storage) + u".view(np.uint8)"_s;
    return size == parts().storage(storage).sizeInBytes ? bytes : u"%1[%2:%3]"_s.arg(bytes).arg(offset).arg(offset + size);
}

void Writer::transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite)
{
    const PlannedStorage &planned = parts().storage(storage);
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
    if (parts().storage(fill.storage).memory == MemoryKind::SharedVirtual) {
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
                   [&](const PlannedValueArgument &value) { return valueLiteral(value.bytes, parts().parameter(launch.kernel, index)); },
                   [](const PlannedLocalArgument &local) { return u"cl.LocalMemory(%1)"_s.arg(local.sizeInBytes); },
                   [](const SamplerArgument &sampler) { return samplerText(sampler); }},
        launch.arguments[index]);
}

void Writer::launch(const LaunchCommand &launch, CommandIndex index)
{
    const QString name = kernel(launch.kernel);
    QStringList arguments;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i)
        arguments << argument(launch, i);
    line(u"%1.set_args(%2)"_s.arg(name, arguments.join(u", "_s)));
    QString more = launch.offset.isEmpty() ? QString() : u", offset="_s + tupleOf(launch.offset);
    if (const QStringList events = waits(index); !events.isEmpty())
        more += u", waits=[%1]"_s.arg(events.join(u", "_s));
    line(u"%1launch(%2, %3, %4, %5, %6%7)"_s.arg(kept(index), queue(index), name, quoted(parts().plan().commands[index.value].name),
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
                              line(u"%1cl.enqueue_barrier(%2%3)"_s.arg(kept(index), queue(index), waitFor(waits(index))));
                          },
                          [&](const FinishCommand &) {
                              for (qsizetype i = 0; i < parts().plan().queues.size(); ++i)
                                  line(queue(i) + u".finish()"_s);
                          }},
               parts().plan().commands[index.value].action);
}

void Writer::plan()
{
    line();
    line(u"# The plan"_s);
    commands();
    for (qsizetype i = 0; i < parts().plan().queues.size(); ++i)
        line(queue(i) + u".finish()"_s);
}

// ---- results ----

void Writer::check(qsizetype index)
{
    const StandaloneCheck &check = parts().request().checks[index];
    const StorageIndex storage = parts().storageNamed(check.buffer);
    const HostNumbers numbers = hostNumbers(parts().storage(storage));
    const QString expected =
        check.otherBuffer.isEmpty()
            ? u"numbers_of(%1, np.float64).reshape(-1, %2)"_s.arg(quoted(parts().expectedPath(index))).arg(numbers.used)
            : u"%1.reshape(-1, %2)[%3:%4, :%5]"_s.arg(host(parts().storageNamed(check.otherBuffer)))
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
    for (const BufferBinding &result : parts().results()) {
        line(u"show(%1, %2)"_s.arg(quoted(result.name), host(result.storage)));
        line(u"save(arguments.dump, %1, %2)"_s.arg(quoted(result.name), host(result.storage)));
    }
    for (qsizetype i = 0; i < parts().request().checks.size(); ++i)
        check(i);
    if (!parts().request().checks.isEmpty())
        line(u"sys.exit(0 if passed else 1)"_s);
}

} // namespace

QByteArray pythonProgram(const StandaloneParts &parts)
{
    return Writer(parts).program();
}

} // namespace kernelscope
