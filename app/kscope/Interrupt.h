#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace kernelscope {

/// Turns Ctrl+C and a request to terminate into an ordinary end of the event loop, so that the worker and the results folder go
/// with the program. One a process.
class Interrupt : public QObject
{
public:
    /// The event loop ends with this exit code when a signal arrives.
    static constexpr int exitCode = 130;

    explicit Interrupt(QObject *parent = nullptr);

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace kernelscope
