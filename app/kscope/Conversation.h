#pragma once

#include <QTimer>

#include "Arguments.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// The worker of one command, with the command's own time-out. ask() waits: a command asks one thing after the other.
class Conversation
{
public:
    /// Starts the worker at once, so that it gets ready while the project is being read.
    Conversation(const SessionOptions &options, std::chrono::milliseconds timeout);

    /// Nothing when a signal ended the wait: the command should end too, with Interrupt::exitCode.
    std::optional<Outcome> ask(const Request &request);

    WorkerSupervisor &supervisor() { return m_supervisor; }

private:
    WorkerSupervisor m_supervisor;
    std::chrono::milliseconds m_limit;
    QTimer m_timeout;
};

} // namespace kernelscope
