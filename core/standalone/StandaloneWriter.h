#pragma once

#include <memory>

#include "standalone/StandaloneParts.h"

namespace kernelscope {

/// Writes a program, the same parts in the same order in every language. A language says how each part is written.
class StandaloneWriter : public StandaloneParts
{
public:
    virtual ~StandaloneWriter() = default;
    StandaloneWriter(const StandaloneWriter &) = delete;
    StandaloneWriter &operator=(const StandaloneWriter &) = delete;

    QByteArray program();

protected:
    struct Words
    {
        QString comment; ///< begins one
        QString end;     ///< of a statement
        QString showTimes;
        QString dumpFolder;
        int depth = 0; ///< of the plan's commands
    };
    StandaloneWriter(const StandaloneRequest &request, const Words &words) : StandaloneParts(request), m_words(words), m_depth(words.depth)
    {
    }

    virtual void head(const QString &title) = 0;
    virtual void helpers() = 0; ///< that programs of this plan need
    virtual void declareQueue(const QString &name, bool outOfOrder, qsizetype index) = 0;
    virtual void declareHost(StorageIndex index, const QString &path) = 0; ///< with the data at `path`; empty: zero
    virtual void declareBuffer(StorageIndex index) = 0;
    virtual void declareImage(StorageIndex index) = 0;
    virtual void build() = 0;
    virtual void beginLoop(quint64 times) = 0;
    virtual void endLoop() = 0;
    virtual void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite) = 0;
    virtual void copy(const CopyCommand &copy, CommandIndex index) = 0;
    virtual void fill(const FillCommand &fill, CommandIndex index) = 0;
    virtual void launch(const LaunchCommand &launch, const QStringList &arguments, CommandIndex index) = 0;
    virtual void barrier(CommandIndex index) = 0;
    virtual void end() = 0; ///< the exit status is that of the checks

    virtual QString bytesLiteral(const QByteArray &bytes) const = 0;
    virtual QString numbersLiteral(const QByteArray &bytes, const ElementType &type) const = 0;
    virtual QString localMemory(quint64 sizeInBytes) const = 0;
    virtual QString sampler(const SamplerArgument &sampler) const = 0;
    /// What a check compares with.
    virtual QString expected(const StandaloneCheck &check, const QString &path, const HostNumbers &numbers) const = 0;

    void add(const QString &text) { m_text += text; }
    void line(const QString &text = {}); ///< indented

    static QString queue(qsizetype index) { return QStringLiteral("queue%1").arg(index); }
    QString queue(CommandIndex index) const { return queue(qsizetype(plan().commands[index.value].queue.value)); }
    QString host(StorageIndex storage) const { return QStringLiteral("host_") + nameOf(storage); }
    QString device(StorageIndex storage) const { return QStringLiteral("device_") + nameOf(storage); }
    static QString kernel(const QString &name) { return QStringLiteral("kernel_") + name; }
    static QString event(CommandIndex index) { return QStringLiteral("event%1").arg(index.value); }

    /// The events that a command waits for, and whether its own is waited for: none where a queue keeps the order by itself.
    QStringList waits(CommandIndex index) const;
    bool isKept(CommandIndex index) const { return needsEvents() && isWaitedFor(index); }

private:
    void section(const QString &title);
    void memory();
    void commands();
    void command(CommandIndex index);
    void finishQueues();
    void results();
    void check(qsizetype index);
    QString argument(const LaunchCommand &launch, qsizetype index) const;

    const Words m_words;
    QString m_text;
    int m_depth;
};

std::unique_ptr<StandaloneWriter> cppWriter(const StandaloneRequest &request);
std::unique_ptr<StandaloneWriter> pythonWriter(const StandaloneRequest &request);

/// The CMakeLists.txt of a program in C++.
QByteArray cppBuildFile(const QString &title);

} // namespace kernelscope
