#pragma once

#include <vector>

#include "planner/DeviceSlots.h"
#include "planner/Planning.h"

namespace kernelscope {

/// How a command uses a storage.
struct StorageUse
{
    StorageIndex storage;
    bool reads = true; ///< false: what was there does not matter, the whole of it is written
    bool writes = false;
};

/// Takes the commands of the steps in order and adds what moves the data: the writes before and the reads after (where the project
/// leaves them to the planner), and what carries a storage to the device that uses it next. Added commands wait for what they
/// need, and are waited for, whatever the queue; between the steps' own commands the order is the project's business.
class TransferPlanner
{
public:
    struct Automatic
    {
        bool writes = true;
        bool reads = true;
    };
    TransferPlanner(Planning &planning, DeviceSlots &slots, Automatic automatic);

    /// Returns the command's index, as `after` takes it.
    CommandIndex add(PlannedCommand command, const QList<StorageUse> &uses);
    /// The device that has the newest contents of a storage; slot 0 where none has any.
    DeviceSlot newest(StorageIndex storage) const;
    /// The last command that was added, as `after` takes it.
    std::optional<CommandIndex> lastCommand() const
    {
        return m_commands.empty() ? std::nullopt : std::optional(CommandIndex(int(m_commands.size()) - 1));
    }
    /// Its initial contents belong to the results even where no command uses it.
    void mention(StorageIndex storage) { m_states[std::size_t(storage.value)].mentioned = true; }
    /// Adds the reads at the end and puts the commands into the plan.
    void finish();
    qsizetype commandCount() const { return qsizetype(m_commands.size() + m_writes.size()); }

private:
    struct Visit
    {
        CommandIndex command;
        QueueIndex queue;
        bool added = false;
    };
    struct State
    {
        QList<DeviceSlot> slots; ///< that have the newest contents
        std::vector<Visit> writers;
        std::vector<Visit> readers;
        bool used = false;
        bool mentioned = false;
    };

    void bring(const StorageUse &use, DeviceSlot slot);
    void noteForgotten(const PlannedCommand &command, const StorageUse &use) const;
    void writeBefore(StorageIndex storage, DeviceSlot slot);
    void carry(StorageIndex storage, DeviceSlot slot);
    CommandIndex append(PlannedCommand command, const QList<StorageUse> &uses, bool added);
    void waitFor(PlannedCommand &command, const QList<StorageUse> &uses, bool added) const;
    void record(const Visit &access, const StorageUse &use, DeviceSlot slot);
    void remember(std::vector<Visit> &accesses, const Visit &access) const;
    void readAfter(int buffer);
    CommandIndex finalIndex(CommandIndex index) const;

    Planning &m_planning;
    DeviceSlots &m_slots;
    Automatic m_automatic;
    std::vector<State> m_states;
    std::vector<PlannedCommand> m_writes; ///< go before all others; their indices are -1, -2, ... until finish()
    std::vector<PlannedCommand> m_commands;
};

} // namespace kernelscope
