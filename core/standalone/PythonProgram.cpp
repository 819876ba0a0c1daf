#include "standalone/PythonProgram.h"

#include "standalone/PythonCommands.h"
#include "standalone/PythonWords.h"
#include "support/Filled.h"
#include "support/Numbers.h"

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

class Writer : private PythonCommands
{
public:
    explicit Writer(const StandaloneParts &parts) : PythonCommands(parts) {}
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
            line(filled(u"%1 = np.zeros(%2, %3)"_s, host(index), parts().storage(index).elementCount * quint64(numbers.stride),
                        numpyName(numbers.scalar)));
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
        line(filled(u"pixels_%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE, %2)"_s, parts().nameOf(index), storage.sizeInBytes));
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
        line(filled(u"%1 = cl.SVM(cl.csvm_empty(context, %2, np.uint8))"_s, name, storage.sizeInBytes));
        return line(filled(u"write_shared(queue0, %1, 0, np.zeros(%2, np.uint8))"_s, name, storage.sizeInBytes));
    }
    if (storage.memory == MemoryKind::UseHostPointer) {
        line(filled(u"lent_%1 = np.zeros(%2, np.uint8)  # The device may use it where it lies."_s, parts().nameOf(index),
                    storage.sizeInBytes));
        line(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.USE_HOST_PTR, hostbuf=lent_%2)"_s.arg(name,
                                                                                                                    parts().nameOf(index)));
    } else {
        const QString more = storage.memory == MemoryKind::AllocHostPointer ? u" | cl.mem_flags.ALLOC_HOST_PTR"_s : QString();
        line(filled(u"%1 = cl.Buffer(context, cl.mem_flags.READ_WRITE%2, %3)"_s, name, more, storage.sizeInBytes));
    }
    line(filled(u"cl.enqueue_fill_buffer(queue0, %1, np.zeros(1, np.uint8), 0, %2)"_s, name, storage.sizeInBytes));
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
            ? filled(u"numbers_of(%1, np.float64).reshape(-1, %2)"_s, quoted(parts().expectedPath(index)), numbers.used)
            : filled(u"%1.reshape(-1, %2)[%3:%4, :%5]"_s, host(parts().storageNamed(check.otherBuffer)), numbers.stride, check.first,
                     check.first + check.count, numbers.used);
    line(filled(u"check(%1, %2, %3, %4, %5, %6, %7, %8, %9)"_s, quoted(check.name), host(storage), expected, check.first, check.count,
                numbers.stride, numbers.used, numberText(check.absolute), numberText(check.relative)));
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
