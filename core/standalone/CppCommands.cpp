#include "standalone/CppCommands.h"

#include "standalone/CppWords.h"
#include "support/Filled.h"
#include "support/Overloaded.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

using namespace cppWords;

/// `call` ends before its last two arguments: the list of events to wait for, and the command's own event.
void CppCommands::remember(CommandIndex index, const QString &call)
{
    const QStringList before = waits(index);
    if (!before.isEmpty())
        line(u"const std::vector<cl::Event> before%1{%2};"_s.arg(index.value).arg(before.join(u", "_s)));
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

QString CppCommands::hostBytes(StorageIndex storage, quint64 offset) const
{
    return offset == 0 ? host(storage) + u".data()"_s : u"reinterpret_cast<char *>(%1.data()) + %2"_s.arg(host(storage)).arg(offset);
}

void CppCommands::imageTransfer(StorageIndex storage, CommandIndex index, bool isWrite)
{
    remember(index, u"%1.%2(%3, CL_TRUE, {0, 0, 0}, %4, 0, 0, %5.data()"_s.arg(
                        queue(index), isWrite ? u"enqueueWriteImage"_s : u"enqueueReadImage"_s, device(storage),
                        triple(parts().storage(storage).shape, 1), host(storage)));
}

void CppCommands::transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite)
{
    const PlannedStorage &planned = parts().storage(storage);
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

void CppCommands::copy(const CopyCommand &copy, CommandIndex index)
{
    remember(index, u"%1.enqueueCopyBuffer(%2, %3, %4, %5, %6"_s.arg(queue(index), device(copy.from), device(copy.to))
                        .arg(copy.fromOffset)
                        .arg(copy.toOffset)
                        .arg(copy.size));
}

void CppCommands::fill(const FillCommand &fill, CommandIndex index)
{
    const QString pattern = bytesLiteral(fill.pattern);
    if (parts().storage(fill.storage).memory == MemoryKind::SharedVirtual) {
        line(u"%1.fill(%2.data(), %3, %4, %5);"_s.arg(device(fill.storage), pattern)
                 .arg(fill.pattern.size())
                 .arg(fill.offset)
                 .arg(fill.size));
        return;
    }
    remember(index,
             u"%1.enqueueFillBuffer(%2, %3, %4, %5"_s.arg(queue(index), device(fill.storage), pattern).arg(fill.offset).arg(fill.size));
}

QString CppCommands::argument(const LaunchCommand &launch, qsizetype index) const
{
    return std::visit(
        Overloaded{[&](const PlannedBufferArgument &buffer) { return device(buffer.storage); },
                   [&](const PlannedValueArgument &value) { return valueLiteral(value.bytes, parts().parameter(launch.kernel, index)); },
                   [](const PlannedLocalArgument &local) { return u"cl::Local(%1)"_s.arg(local.sizeInBytes); },
                   [](const SamplerArgument &sampler) { return samplerText(sampler); }},
        launch.arguments[index]);
}

void CppCommands::launch(const LaunchCommand &launch, CommandIndex index)
{
    const QString name = kernel(launch.kernel);
    for (qsizetype i = 0; i < launch.arguments.size(); ++i)
        line(filled(u"set(%1, %2, %3);"_s, name, i, argument(launch, i)));
    const QStringList before = waits(index);
    line(u"%1launch(%2, %3, %4, %5, %6, %7%8);"_s.arg(isKept(index) ? u"const cl::Event %1 = "_s.arg(event(index)) : QString(),
                                                      queue(index), name, quoted(parts().plan().commands[index.value].name),
                                                      ndRange(launch.offset), ndRange(launch.global), ndRange(launch.local),
                                                      before.isEmpty() ? QString() : u", {%1}"_s.arg(before.join(u", "_s))));
}

void CppCommands::command(CommandIndex index)
{
    std::visit(Overloaded{[&](const WriteCommand &write) { transfer(write.storage, write.offset, write.size, index, true); },
                          [&](const ReadCommand &read) { transfer(read.storage, read.offset, read.size, index, false); },
                          [&](const CopyCommand &command) { copy(command, index); },
                          [&](const FillCommand &command) { fill(command, index); }, [](const CarryCommand &) {},
                          [&](const LaunchCommand &command) { launch(command, index); },
                          [&](const BarrierCommand &) { remember(index, queue(index) + u".enqueueBarrierWithWaitList("_s); },
                          [&](const FinishCommand &) {
                              for (qsizetype i = 0; i < parts().plan().queues.size(); ++i)
                                  line(queue(i) + u".finish();"_s);
                          }},
               parts().plan().commands[index.value].action);
}

void CppCommands::beginLoop(quint64 times)
{
    line(u"for (int i = 0; i < %1; ++i) {"_s.arg(times));
}

void CppCommands::endLoop()
{
    line(u"}"_s);
}

} // namespace kernelscope
