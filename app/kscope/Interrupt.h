#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace kernelscope {

/// Turns Ctrl+C and a request to terminate into an ordinary end of the event loop, so that the worker and the results folder go
/// with the program. One a process, made before there are other threads: all of them leave these signals to it.
class Interrupt : public QObject
{
public:
    /// The event loop ends with this exit code when a signal arrives.
    static constexpr int exitCode = 130;

    explicit Interrupt(QObject *parent = nullptr);
    ~Interrupt() override;

private:
    int m_signals = -1; ///< a descriptor to read them from
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace kernelscope
