#include "plan/CommandStorages.h"

#include <algorithm>

#include "support/Overloaded.h"

namespace kernelscope {
namespace {

QList<StorageIndex> storagesOfLaunch(const LaunchCommand &launch)
{
    QList<StorageIndex> storages;
    for (const PlannedArgument &argument : launch.arguments) {
        if (const auto *buffer = std::get_if<PlannedBufferArgument>(&argument))
            storages << buffer->storage;
    }
    return storages;
}

template <typename Transfer> bool anyTransfer(const Plan &plan, StorageIndex storage)
{
    return std::ranges::any_of(plan.commands, [storage](const PlannedCommand &command) {
        const auto *transfer = std::get_if<Transfer>(&command.action);
        return transfer && transfer->storage == storage;
    });
}

} // namespace

QList<StorageIndex> storagesOf(const PlannedCommand &command)
{
    using Storages = QList<StorageIndex>;
    return std::visit(Overloaded{[](const LaunchCommand &launch) { return storagesOfLaunch(launch); },
                                 [](const CopyCommand &copy) {
                                     return Storages{copy.from, copy.to};
                                 },
                                 [](const BarrierCommand &) { return Storages(); }, [](const FinishCommand &) { return Storages(); },
                                 [](const auto &transfer) { return Storages{transfer.storage}; }},
                      command.action);
}

bool isWrittenByHost(const Plan &plan, StorageIndex storage)
{
    return anyTransfer<WriteCommand>(plan, storage);
}

bool isReadByHost(const Plan &plan, StorageIndex storage)
{
    return anyTransfer<ReadCommand>(plan, storage);
}

} // namespace kernelscope
