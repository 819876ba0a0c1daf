#include "Conversation.h"

#include <QCoreApplication>

namespace kernelscope {

Conversation::Conversation(const SessionOptions &options, std::chrono::milliseconds timeout) : m_supervisor(options)
{
    m_supervisor.start();
    m_timeout.setSingleShot(true);
    QObject::connect(&m_timeout, &QTimer::timeout, &m_supervisor, [this, timeout] { m_supervisor.expire(timeout); });
    if (timeout.count() > 0)
        m_timeout.start(timeout);
}

std::optional<Outcome> Conversation::ask(const Request &request)
{
    std::optional<Outcome> outcome;
    m_supervisor.request(request, [&outcome](const Outcome &arrived) {
        outcome = arrived;
        QCoreApplication::exit(0);
    });
    QCoreApplication::exec();
    return outcome;
}

} // namespace kernelscope
