#pragma once

#include <optional>
#include <variant>

#include <QByteArray>
#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "plan/BufferLayout.h"
#include "plan/KernelSignature.h"
#include "plan/NDRange.h"
#include "project/Project.h"
#include "support/StrongIndex.h"

namespace kernelscope {

using StorageIndex = StrongIndex<struct StorageTag>;  ///< into Plan::storages
using CommandIndex = StrongIndex<struct CommandTag>;  ///< into Plan::commands
using QueueIndex = StrongIndex<struct QueueTag>;      ///< into Plan::queues
using DeviceSlot = StrongIndex<struct DeviceSlotTag>; ///< into Plan::devices

/// What a device has to make an image as: arrays of images, and rows of pixels that lie in a buffer, are objects of their own kinds.
enum class ImageForm { Plain, Array, Buffer };

/// Memory that the run allocates. A project's buffer names one storage at the start; `swap` exchanges what two names mean.
struct PlannedStorage : BufferLayout
{
    Access access = Access::InOut;
    MemoryKind memory = MemoryKind::Device;
    Init init;
    std::optional<ImageForm> imageForm = {}; ///< as the kernels that take it declare it; nullopt: none does
    bool readBack = true;
    bool skipped = false; ///< only steps that were left out use it: it has no size and takes no memory
    bool operator==(const PlannedStorage &) const = default;
};

struct PlannedQueue
{
    QString name; ///< "default" for the one without a name
    DeviceSlot device;
    bool outOfOrder = false;
    bool operator==(const PlannedQueue &) const = default;
};

/// Offsets and sizes of commands are in bytes.
struct WriteCommand
{
    StorageIndex storage;
    quint64 offset = 0;
    quint64 size = 0;
    bool operator==(const WriteCommand &) const = default;
};
struct ReadCommand
{
    StorageIndex storage;
    quint64 offset = 0;
    quint64 size = 0;
    bool operator==(const ReadCommand &) const = default;
};
struct CopyCommand
{
    StorageIndex from;
    StorageIndex to;
    quint64 fromOffset = 0;
    quint64 toOffset = 0;
    quint64 size = 0;
    bool operator==(const CopyCommand &) const = default;
};
struct FillCommand
{
    StorageIndex storage;
    QByteArray pattern; ///< one element
    quint64 offset = 0;
    quint64 size = 0;
    bool operator==(const FillCommand &) const = default;
};
/// Brings a storage's newest contents from one device to another (through the host where they share no context).
struct CarryCommand
{
    StorageIndex storage;
    DeviceSlot from;
    DeviceSlot to;
    bool operator==(const CarryCommand &) const = default;
};

struct PlannedBufferArgument
{
    StorageIndex storage; ///< a buffer or an image
    bool operator==(const PlannedBufferArgument &) const = default;
};
struct PlannedValueArgument
{
    QByteArray bytes; ///< as clSetKernelArg takes them
    bool operator==(const PlannedValueArgument &) const = default;
};
struct PlannedLocalArgument
{
    quint64 sizeInBytes = 0;
    bool operator==(const PlannedLocalArgument &) const = default;
};
using PlannedArgument = std::variant<PlannedBufferArgument, PlannedValueArgument, PlannedLocalArgument, SamplerArgument>;

struct LaunchCommand
{
    QString kernel;
    Sizes global;
    Sizes local;                      ///< empty: the device chooses
    Sizes offset;                     ///< empty: zero
    QList<PlannedArgument> arguments; ///< in the order of the kernel's parameters
    bool operator==(const LaunchCommand &) const = default;
};
struct BarrierCommand
{
    bool operator==(const BarrierCommand &) const = default;
};
struct FinishCommand
{
    bool operator==(const FinishCommand &) const = default;
};

struct PlannedCommand
{
    QString name;     ///< of the step: for a launch the launch's, else "write A"
    QString stepPath; ///< JSON pointer of the step in the project, "/plan/0"; empty for a transfer that was added
    QueueIndex queue;
    QList<CommandIndex> after;
    std::variant<WriteCommand, ReadCommand, CopyCommand, FillCommand, CarryCommand, LaunchCommand, BarrierCommand, FinishCommand> action;
    bool operator==(const PlannedCommand &) const = default;
};

/// The value of a project's buffer name at the end of the run.
struct BufferBinding
{
    QString name;
    StorageIndex storage;
    bool operator==(const BufferBinding &) const = default;
};

/// A project with everything evaluated, unrolled and checked against its devices: what the engine executes, in order.
struct Plan
{
    QList<DeviceInfo> devices; ///< slot 0 is the device picked for the run
    QString buildOptions;
    QList<PlannedStorage> storages;
    QList<PlannedQueue> queues; ///< queue 0 is the default queue of device slot 0
    QList<PlannedCommand> commands;
    QList<BufferBinding> bindings; ///< at the end of the plan, one for each buffer of the project, in its order
    QList<Check> checks;           ///< to make afterwards: the project's without those that were left out
    bool operator==(const Plan &) const = default;
};

} // namespace kernelscope
