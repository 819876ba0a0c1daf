#pragma once

#include "standalone/StandaloneParts.h"

namespace kernelscope {

/// What the writers of all languages have in common: lines, names, and the order of the commands.
class ProgramWriter
{
protected:
    ProgramWriter(const StandaloneParts &parts, int depth) : m_parts(parts), m_depth(depth) {}
    virtual ~ProgramWriter() = default;
    ProgramWriter(const ProgramWriter &) = delete;
    ProgramWriter &operator=(const ProgramWriter &) = delete;

    virtual void command(CommandIndex index) = 0;
    virtual void beginLoop(quint64 times) = 0;
    virtual void endLoop() = 0;

    const StandaloneParts &parts() const { return m_parts; }
    QByteArray text() const { return m_text.toUtf8(); }
    void add(const QString &text) { m_text += text; }
    void line(const QString &text = {}); ///< indented
    void commands();                     ///< all of the plan, in loops where they repeat themselves

    static QString queue(qsizetype index) { return QStringLiteral("queue%1").arg(index); }
    QString queue(CommandIndex index) const { return queue(qsizetype(m_parts.plan().commands[index.value].queue.value)); }
    QString host(StorageIndex storage) const { return QStringLiteral("host_") + m_parts.nameOf(storage); }
    QString device(StorageIndex storage) const { return QStringLiteral("device_") + m_parts.nameOf(storage); }
    static QString kernel(const QString &name) { return QStringLiteral("kernel_") + name; }
    static QString event(CommandIndex index) { return QStringLiteral("event%1").arg(index.value); }

    /// The events that a command waits for, and whether its own is waited for: none where a queue keeps the order by itself.
    QStringList waits(CommandIndex index) const;
    bool isKept(CommandIndex index) const { return m_parts.needsEvents() && m_parts.isWaitedFor(index); }

private:
    const StandaloneParts &m_parts;
    QString m_text;
    int m_depth;
};

} // namespace kernelscope
