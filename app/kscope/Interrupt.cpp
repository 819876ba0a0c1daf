#include "Interrupt.h"

#include <QCoreApplication>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace kernelscope {

Interrupt::Interrupt(QObject *parent) : QObject(parent)
{
    sigset_t signals;
    sigemptyset(&signals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals, number);
    m_signals = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    if (m_signals < 0)
        return;
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_notifier = std::make_unique<QSocketNotifier>(m_signals, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [] { QCoreApplication::exit(exitCode); });
}

Interrupt::~Interrupt()
{
    m_notifier.reset();
    ::close(m_signals);
}

} // namespace kernelscope
