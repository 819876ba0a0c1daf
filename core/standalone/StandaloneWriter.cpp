#include "standalone/StandaloneWriter.h"

#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Overloaded.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QByteArray StandaloneWriter::program()
{
    head(request().title);
    if (!request().notMade.isEmpty())
        add(u"%1 Checks that only Kernelscope makes: %2.\n"_s.arg(m_words.comment, inComment(request().notMade.join(u", "_s))));
    helpers();
    for (qsizetype i = 0; i < plan().queues.size(); ++i)
        declareQueue(inComment(plan().queues[i].name), plan().queues[i].outOfOrder, i);
    memory();
    line();
    build();
    section(u"The plan"_s);
    commands();
    finishQueues();
    line();
    results();
    end();
    return m_text.toUtf8();
}

void StandaloneWriter::line(const QString &text)
{
    if (!text.isEmpty())
        m_text += QString(4 * m_depth, u' ') + text;
    m_text += u'\n';
}

void StandaloneWriter::section(const QString &title)
{
    line();
    line(m_words.comment + u' ' + title);
}

void StandaloneWriter::memory()
{
    section(u"On the host"_s);
    for (const StorageIndex index : used())
        declareHost(index, dataPath(index));
    section(u"On the device, zero at first"_s);
    for (const StorageIndex index : used()) {
        if (storage(index).imageFormat.isEmpty())
            declareBuffer(index);
        else
            declareImage(index);
    }
    line(u"queue0.finish()"_s + m_words.end);
}

void StandaloneWriter::finishQueues()
{
    for (qsizetype i = 0; i < plan().queues.size(); ++i)
        line(queue(i) + u".finish()"_s + m_words.end);
}

// ---- commands ----

QStringList StandaloneWriter::waits(CommandIndex index) const
{
    QStringList events;
    if (needsEvents()) {
        for (const CommandIndex before : plan().commands[index.value].after)
            events << event(before);
    }
    return events;
}

/// All of the plan, in loops where they repeat themselves.
void StandaloneWriter::commands()
{
    QList<CommandBlock> blocks{{0, plan().commands.size(), 1}};
    if (!needsEvents()) // An event is of one command.
        blocks = foldedCommands(plan());
    for (const CommandBlock &block : std::as_const(blocks)) {
        if (block.times > 1) {
            beginLoop(block.times);
            ++m_depth;
        }
        for (qsizetype i = 0; i < block.length; ++i)
            command(CommandIndex(block.first + i));
        if (block.times > 1) {
            --m_depth;
            endLoop();
        }
    }
}

void StandaloneWriter::command(CommandIndex index)
{
    const auto ofLaunch = [&](const LaunchCommand &command) {
        QStringList arguments;
        for (qsizetype i = 0; i < command.arguments.size(); ++i)
            arguments << argument(command, i);
        launch(command, arguments, index);
    };
    std::visit(Overloaded{[&](const WriteCommand &write) { transfer(write.storage, write.offset, write.size, index, true); },
                          [&](const ReadCommand &read) { transfer(read.storage, read.offset, read.size, index, false); },
                          [&](const CopyCommand &command) { copy(command, index); },
                          [&](const FillCommand &command) { fill(command, index); }, [](const CarryCommand &) {}, ofLaunch,
                          [&](const BarrierCommand &) { barrier(index); }, [&](const FinishCommand &) { finishQueues(); }},
               plan().commands[index.value].action);
}

QString StandaloneWriter::argument(const LaunchCommand &launch, qsizetype index) const
{
    const auto value = [&](const PlannedValueArgument &argument) {
        const KernelParameter *known = parameter(launch.kernel, index);
        const bool isKnown = known && known->type && !known->type->isStruct() && argument.bytes.size() == sizeInBytes(*known->type);
        return isKnown ? numbersLiteral(argument.bytes, *known->type) : bytesLiteral(argument.bytes);
    };
    return std::visit(Overloaded{[&](const PlannedBufferArgument &buffer) { return device(buffer.storage); }, value,
                                 [&](const PlannedLocalArgument &local) { return localMemory(local.sizeInBytes); },
                                 [&](const SamplerArgument &argument) { return sampler(argument); }},
                      launch.arguments[index]);
}

// ---- results ----

void StandaloneWriter::results()
{
    line(m_words.showTimes + u"()"_s + m_words.end);
    for (const BufferBinding &result : bindingsOnHost()) {
        const QString contents = quoted(result.name) + u", "_s + host(result.storage);
        line(u"show(%1)"_s.arg(contents) + m_words.end);
        line(u"save(%1, %2)"_s.arg(m_words.dumpFolder, contents) + m_words.end);
    }
    for (qsizetype i = 0; i < request().checks.size(); ++i)
        check(i);
}

void StandaloneWriter::check(qsizetype index)
{
    const StandaloneCheck &check = request().checks[index];
    const StorageIndex checked = storageNamed(check.buffer);
    const HostNumbers numbers = hostNumbers(storage(checked));
    line(filled(u"check(%1, %2, %3, %4, %5, %6, %7, %8, %9)"_s, quoted(check.name), host(checked),
                expected(check, expectedPath(index), numbers), check.first, check.count, numbers.stride, numbers.used,
                numberText(check.absolute), numberText(check.relative)) +
         m_words.end);
}

} // namespace kernelscope
