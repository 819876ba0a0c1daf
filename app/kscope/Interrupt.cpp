#include "Interrupt.h"

#include <QCoreApplication>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace kernelscope {
namespace {

int signalSockets[2];

void noteSignal(int)
{
    const char byte = 1;
    (void)!::write(signalSockets[0], &byte, 1);
}

} // namespace

Interrupt::Interrupt(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, signalSockets) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(signalSockets[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [] { QCoreApplication::exit(exitCode); });
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        std::signal(number, &noteSignal);
}

} // namespace kernelscope
