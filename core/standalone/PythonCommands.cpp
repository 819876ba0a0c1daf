#include "standalone/PythonCommands.h"

#include "standalone/PythonWords.h"
#include "support/Filled.h"
#include "support/Overloaded.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

using namespace pythonWords;

/// "event12 = " where another command waits for this one.
QString PythonCommands::kept(CommandIndex index) const
{
    return isKept(index) ? event(index) + u" = "_s : QString();
}

QString PythonCommands::hostBytes(StorageIndex storage, quint64 offset, quint64 size) const
{
    const QString bytes = host(storage) + u".view(np.uint8)"_s;
    return size == parts().storage(storage).sizeInBytes ? bytes : u"%1[%2:%3]"_s.arg(bytes).arg(offset).arg(offset + size);
}

void PythonCommands::transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite)
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
        return line(filled(u"%1_%2(%3, %4, %5, %6)"_s, isWrite ? u"write"_s : u"read"_s, how, queue(index), name, offset, bytes));
    }
    const QString sides = isWrite ? u"%1, %2, dst_offset="_s.arg(name, bytes) : u"%1, %2, src_offset="_s.arg(bytes, name);
    line(
        u"%1cl.enqueue_copy(%2, %3%4, is_blocking=False%5)"_s.arg(kept(index), queue(index), sides).arg(offset).arg(waitFor(waits(index))));
}

void PythonCommands::fill(const FillCommand &fill, CommandIndex index)
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

QString PythonCommands::argument(const LaunchCommand &launch, qsizetype index) const
{
    return std::visit(
        Overloaded{[&](const PlannedBufferArgument &buffer) { return device(buffer.storage); },
                   [&](const PlannedValueArgument &value) { return valueLiteral(value.bytes, parts().parameter(launch.kernel, index)); },
                   [](const PlannedLocalArgument &local) { return u"cl.LocalMemory(%1)"_s.arg(local.sizeInBytes); },
                   [](const SamplerArgument &sampler) { return samplerText(sampler); }},
        launch.arguments[index]);
}

void PythonCommands::launch(const LaunchCommand &launch, CommandIndex index)
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

void PythonCommands::command(CommandIndex index)
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

void PythonCommands::beginLoop(quint64 times)
{
    line(u"for _ in range(%1):"_s.arg(times));
}

} // namespace kernelscope
