#pragma once

#include <vector>

#include <QtTest>

#include "opencl/Engine.h"

namespace kernelscope {

/// Remembers what an execution said, and can give it up.
class RecordingObserver : public ExecutionObserver
{
public:
    void enteringFirstLaunch(const QString &launch) override { said << QStringLiteral("first ") + launch; }
    void waitingFor(const QString &command, qint64, qint64) override { said << QStringLiteral("wait ") + command; }
    bool isCancelled() const override { return cancelAfter >= 0 && m_asked++ >= cancelAfter; }
    void discardOutput(bool discard) override { said << (discard ? QStringLiteral("discard") : QStringLiteral("keep")); }
    bool hasPrinted() override { return prints; }

    QStringList said;
    bool prints = false;
    int cancelAfter = -1; ///< times that it is asked; -1: never

private:
    mutable int m_asked = 0;
};

/// Builds a plan command by command, as the planner would.
class PlanBuilder
{
public:
    explicit PlanBuilder(const DeviceInfo &device)
    {
        plan.devices << device;
        plan.queues << PlannedQueue{QStringLiteral("default"), DeviceSlot(0), false};
    }

    StorageIndex buffer(const QString &name, quint64 count, MemoryKind memory = MemoryKind::Device)
    {
        PlannedStorage storage;
        storage.name = name;
        storage.type = ElementType{Scalar::Int, 1, {}};
        storage.elementSize = 4;
        storage.shape = {count};
        storage.elementCount = count;
        storage.sizeInBytes = count * 4;
        storage.memory = memory;
        plan.storages << storage;
        return StorageIndex(plan.storages.size() - 1);
    }
    StorageIndex image(const QString &name, const QString &format, int pixelSize, const QList<quint64> &shape)
    {
        PlannedStorage storage;
        storage.name = name;
        storage.imageFormat = format;
        storage.elementSize = pixelSize;
        storage.shape = shape;
        storage.elementCount = 1;
        for (const quint64 extent : shape)
            storage.elementCount *= extent;
        storage.sizeInBytes = storage.elementCount * quint64(pixelSize);
        plan.storages << storage;
        return StorageIndex(plan.storages.size() - 1);
    }
    QueueIndex queue(const QString &name, bool outOfOrder = false)
    {
        plan.queues << PlannedQueue{name, DeviceSlot(0), outOfOrder};
        return QueueIndex(plan.queues.size() - 1);
    }
    template <typename Action>
    CommandIndex add(const QString &name, const Action &action, QueueIndex queue = {}, const QList<CommandIndex> &after = {})
    {
        plan.commands << PlannedCommand{name, {}, queue, after, action};
        return CommandIndex(plan.commands.size() - 1);
    }
    CommandIndex write(StorageIndex storage, QueueIndex queue = {})
    {
        return add(QStringLiteral("write ") + plan.storages[storage.value].name,
                   WriteCommand{storage, 0, plan.storages[storage.value].sizeInBytes}, queue);
    }
    CommandIndex read(StorageIndex storage, QueueIndex queue = {}, const QList<CommandIndex> &after = {})
    {
        return add(QStringLiteral("read ") + plan.storages[storage.value].name,
                   ReadCommand{storage, 0, plan.storages[storage.value].sizeInBytes}, queue, after);
    }
    CommandIndex launch(const QString &kernel, quint64 global, const QList<PlannedArgument> &arguments, QueueIndex queue = {},
                        const QList<CommandIndex> &after = {}, const Sizes &local = {})
    {
        return add(kernel, LaunchCommand{kernel, {global}, local, {}, arguments}, queue, after);
    }

    Plan plan;
};

inline PlannedArgument bufferArgument(StorageIndex storage)
{
    return PlannedBufferArgument{storage};
}

inline PlannedArgument intArgument(int value)
{
    return PlannedValueArgument{QByteArray(reinterpret_cast<const char *>(&value), sizeof value)};
}

/// An engine on the first device, and host memory for plans of ints.
class EngineFixture
{
public:
    const DeviceInfo &device() { return engine.devices().first(); }
    bool hasDevice() { return !engine.devices().isEmpty(); }

    ProgramBuild build(const QByteArray &source)
    {
        const QString name = QStringLiteral("test.cl");
        return engine.build(0, ProgramText{{name}, {{name, source}}, {}});
    }

    ExecutionResult run(const Plan &plan, const QByteArray &source, int repetitions = 1)
    {
        lastBuild = build(source);
        if (!lastBuild.succeeded())
            return {RunStatus::BuildFailed, lastBuild.message, {}, {}, {}, 0};
        signature = *engine.signature(lastBuild);
        host.resize(std::size_t(plan.storages.size()));
        QList<char *> memory;
        for (qsizetype i = 0; i < plan.storages.size(); ++i) {
            host[std::size_t(i)].resize((plan.storages[i].sizeInBytes + 3) / 4);
            memory << reinterpret_cast<char *>(host[std::size_t(i)].data());
        }
        return engine.execute(ExecutionRequest{plan, {lastBuild}, signature, memory, repetitions, tracing}, observer);
    }

    std::vector<int> &contents(StorageIndex storage)
    {
        if (host.size() <= std::size_t(storage.value))
            host.resize(std::size_t(storage.value) + 1);
        return host[std::size_t(storage.value)];
    }

    Engine engine;
    RecordingObserver observer;
    const TraceSettings *tracing = nullptr; ///< of the next run
    ProgramBuild lastBuild;
    ProgramSignature signature;
    std::vector<std::vector<int>> host;
};

} // namespace kernelscope
