#pragma once

#include <algorithm>
#include <vector>

#include "opencl/ClApi.h"
#include "opencl/Ledger.h"
#include "plan/CommandKind.h"
#include "plan/Plan.h"

namespace kernelscope {

struct LoggedCommand
{
    cl::Event event;
    CommandKind kind = CommandKind::Launch;
    CommandIndex command;
};

/// The events of one repetition's commands, in the order of enqueueing.
class CommandLog
{
public:
    CommandLog(Ledger &ledger, qsizetype commandCount) : m_ledger(ledger), m_last(std::size_t(commandCount), -1)
    {
        m_entries.reserve(m_last.size());
    }
    CommandLog(const CommandLog &) = delete;
    CommandLog &operator=(const CommandLog &) = delete;
    ~CommandLog() { clear(); }

    void add(LoggedCommand entry)
    {
        m_last[std::size_t(entry.command.value)] = int(m_entries.size());
        m_entries.push_back(std::move(entry));
        m_ledger.add(1, 0);
    }
    void clear()
    {
        m_ledger.add(-qint64(m_entries.size()), 0);
        m_entries.clear();
        std::fill(m_last.begin(), m_last.end(), -1);
    }

    const std::vector<LoggedCommand> &entries() const { return m_entries; }
    std::size_t size() const { return m_entries.size(); }
    /// The position of a command's last event; -1 when it has none.
    int lastOf(CommandIndex command) const { return m_last[std::size_t(command.value)]; }

private:
    Ledger &m_ledger;
    std::vector<LoggedCommand> m_entries;
    std::vector<int> m_last;
};

} // namespace kernelscope
