#include "Conversation.h"

#include <QCoreApplication>

namespace kernelscope {

Conversation::Conversation(const WorkerOptions &options) : m_supervisor(options.session), m_limit(options.timeout)
{
    m_supervisor.start();
    m_timeout.setSingleShot(true);
    QObject::connect(&m_timeout, &QTimer::timeout, &m_supervisor, [this] { m_supervisor.expire(m_limit); });
    if (m_limit.count() > 0)
        m_timeout.start(m_limit);
}

std::optional<Outcome> Conversation::ask(const Request &request)
{
    std::optional<Outcome> outcome;
    m_supervisor.request(request, [&outcome](const Outcome &arrived) {
        outcome = arrived;
        QCoreApplication::exit(0);
    });
    if (m_limit.count() > 0 && !m_timeout.isActive()) // it ran out between two questions
        QTimer::singleShot(0, &m_supervisor, [this] { m_supervisor.expire(m_limit); });
    QCoreApplication::exec();
    return outcome;
}

} // namespace kernelscope
