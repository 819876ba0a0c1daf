#pragma once

#include <QSet>

#include "standalone/StandaloneProgram.h"

namespace kernelscope {

/// How a storage's elements lie in an array of numbers on the host. Structs are bytes.
struct HostNumbers
{
    Scalar scalar = Scalar::UChar;
    int stride = 1; ///< numbers an element takes
    int used = 1;   ///< of these the first so many mean something: a vector of 3 takes the room of 4
};
HostNumbers hostNumbers(const PlannedStorage &storage);

/// Commands one after the other that are executed so many times.
struct CommandBlock
{
    qsizetype first = 0; ///< into Plan::commands
    qsizetype length = 0;
    quint64 times = 1;
    bool operator==(const CommandBlock &) const = default;
};

/// The plan's commands in order, with those that repeat themselves as blocks that are executed several times.
QList<CommandBlock> foldedCommands(const Plan &plan);

/// What the writers of programs need to know of a request.
class StandaloneParts
{
public:
    explicit StandaloneParts(const StandaloneRequest &request);

    const StandaloneRequest &request() const { return m_request; }
    const Plan &plan() const { return m_request.plan; }
    const PlannedStorage &storage(StorageIndex index) const { return plan().storages[index.value]; }

    /// An identifier of any language, different for each storage in use: "host_" or "device_" goes before it.
    QString nameOf(StorageIndex storage) const { return m_names[storage.value]; }
    QList<StorageIndex> used() const; ///< by commands
    QStringList kernels() const;      ///< that are launched, in the order of their first launches

    /// The file with a storage's initial contents; empty where the plan never writes it from the host, or it begins with zeros.
    QString dataPath(StorageIndex storage) const;
    QString expectedPath(qsizetype check) const { return QStringLiteral("data/expected-%1.bin").arg(check); }

    /// Those whose contents are on the host at the end.
    QList<BufferBinding> bindingsOnHost() const;
    StorageIndex storageNamed(const QString &buffer) const; ///< at the end of the plan

    /// Whether the order of commands needs events: more than one queue, or one that is out of order.
    bool needsEvents() const;
    bool isWaitedFor(CommandIndex command) const { return m_waitedFor.contains(command.value); }

    const KernelParameter *parameter(const QString &kernel, qsizetype index) const;
    QStringList includeFolders() const; ///< of the program's folder, "" being that itself; empty where no source includes anything
    bool uses(MemoryKind memory) const;

private:
    const StandaloneRequest &m_request;
    QStringList m_names;
    QSet<int> m_used;
    QSet<int> m_waitedFor;
};

/// "rgba-unorm8" as OpenCL's headers say it without "CL_": {"RGBA", "UNORM_INT8"}.
QPair<QString, QString> imageWords(const QString &format);

/// "CLAMP_TO_EDGE": likewise.
QString addressWord(SamplerAddress address);

/// A text as a literal of C++ and of Python.
QString quoted(const QString &text);

/// A text that ends no comment and no literal.
QString inComment(const QString &text);

/// "64, 64".
QString listed(const QList<quint64> &numbers);

/// A value argument's numbers as literals of a language, where its type is a scalar or a vector of them; those that are no finite number
/// come to it as "nan", "inf" and "-inf".
QStringList literalsOf(const QByteArray &bytes, const ElementType &type, QString (*literal)(const QString &number, Scalar scalar));

} // namespace kernelscope
