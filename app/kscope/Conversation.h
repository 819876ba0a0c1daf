#pragma once

#include <QTimer>

#include "WorkerOptions.h"
#include "session/Workers.h"

namespace kernelscope {

/// The worker of one command, with the command's own time-out. ask() waits: a command asks one thing after the other.
class Conversation
{
public:
    enum class Begins { AtOnce, WhenAsked };
    /// Starts the worker of this machine at once, so that it gets ready while the project is being read.
    explicit Conversation(const WorkerOptions &options, Begins begins = Begins::AtOnce);

    /// Nothing when a signal ended the wait: the command should end too, with Interrupt::exitCode.
    std::optional<Outcome> ask(const Request &request);

    Workers &workers() { return m_workers; }

private:
    Workers m_workers;
    std::chrono::milliseconds m_limit; ///< of the whole command; zero: none
    QTimer m_timeout;
};

} // namespace kernelscope
