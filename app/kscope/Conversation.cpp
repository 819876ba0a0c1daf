#include "Conversation.h"

#include "Console.h"
#include "Waiting.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

Conversation::Conversation(const WorkerOptions &options, Begins begins) : m_workers(options.session), m_limit(options.timeout)
{
    if (begins == Begins::AtOnce)
        m_workers.start();
    QObject::connect(&m_workers, &Workers::progressed, &m_workers, [](const Progress &progress) {
        if (progress.phase == Phase::Waiting)
            printError(filled(u"Waiting for %1, which another run uses."_s, progress.subject));
    });
    m_timeout.setSingleShot(true);
    QObject::connect(&m_timeout, &QTimer::timeout, &m_workers, [this] { m_workers.expire(m_limit); });
    if (m_limit.count() > 0)
        m_timeout.start(m_limit);
}

std::optional<Outcome> Conversation::ask(const Request &request)
{
    if (m_limit.count() > 0 && !m_timeout.isActive()) // it ran out between two questions
        QTimer::singleShot(0, &m_workers, [this] { m_workers.expire(m_limit); });
    return waitFor<Outcome>([&](const auto &handler) { m_workers.request(request, handler); });
}

} // namespace kernelscope
