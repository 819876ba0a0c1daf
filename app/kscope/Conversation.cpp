#include "Conversation.h"

#include <QCoreApplication>

namespace kernelscope {

Conversation::Conversation(const WorkerOptions &options, Begins begins) : m_workers(options.session), m_limit(options.timeout)
{
    if (begins == Begins::AtOnce)
        m_workers.start();
    m_timeout.setSingleShot(true);
    QObject::connect(&m_timeout, &QTimer::timeout, &m_workers, [this] { m_workers.expire(m_limit); });
    if (m_limit.count() > 0)
        m_timeout.start(m_limit);
}

std::optional<Outcome> Conversation::ask(const Request &request)
{
    std::optional<Outcome> outcome;
    m_workers.request(request, [&outcome](const Outcome &arrived) {
        outcome = arrived;
        QCoreApplication::exit(0);
    });
    if (m_limit.count() > 0 && !m_timeout.isActive()) // it ran out between two questions
        QTimer::singleShot(0, &m_workers, [this] { m_workers.expire(m_limit); });
    QCoreApplication::exec();
    return outcome;
}

} // namespace kernelscope
