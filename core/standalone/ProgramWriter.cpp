#include "standalone/ProgramWriter.h"

namespace kernelscope {

void ProgramWriter::line(const QString &text)
{
    if (!text.isEmpty())
        m_text += QString(4 * m_depth, u' ') + text;
    m_text += u'\n';
}

QStringList ProgramWriter::waits(CommandIndex index) const
{
    QStringList events;
    if (m_parts.needsEvents()) {
        for (const CommandIndex before : m_parts.plan().commands[index.value].after)
            events << event(before);
    }
    return events;
}

void ProgramWriter::commands()
{
    QList<CommandBlock> blocks{{0, m_parts.plan().commands.size(), 1}};
    if (!m_parts.needsEvents()) // An event is of one command.
        blocks = foldedCommands(m_parts.plan());
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

} // namespace kernelscope
