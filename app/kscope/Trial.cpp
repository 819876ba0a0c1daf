#include "Trial.h"

#include <QCoreApplication>
#include <QTimer>

#include "session/GuessFitting.h"
#include "session/TraceFlow.h"
#include "trace/TraceFile.h"

namespace kernelscope {
namespace {

constexpr int mostTrials = 6;
constexpr std::chrono::seconds patience{60}; ///< for all trials together
constexpr quint64 trialLoopBudget = 100'000;

class Trials
{
public:
    Trials(Conversation &conversation, ProjectDocument &document, const QString &device)
        : m_conversation(conversation), m_document(document), m_device(device), m_flow(conversation.supervisor(), m_instrument)
    {
        m_instrument.keepAnswersIn(keptAnswersFolder());
        m_patience.setSingleShot(true);
        QObject::connect(&m_patience, &QTimer::timeout, &m_flow, [this] {
            m_isLate = true;
            m_flow.stop();
        });
    }

    bool run()
    {
        m_patience.start(patience);
        for (int trial = 0; trial < mostTrials && !m_isLate; ++trial) {
            const auto reaches = tryOnce();
            if (!reaches)
                return false;
            if (!fitGuess(m_document.project, *reaches))
                return true;
        }
        return true;
    }

private:
    /// Nothing when a signal ended the wait; nothing in the list where the trial told nothing.
    std::optional<QList<Reach>> tryOnce()
    {
        TraceOptions options;
        options.loopBudget = trialLoopBudget;
        std::optional<TraceOutcome> outcome;
        m_flow.start(m_document, m_device, {}, options, [&outcome](const TraceOutcome &arrived) {
            outcome = arrived;
            QCoreApplication::exit(0);
        });
        QCoreApplication::exec();
        if (!outcome)
            return std::nullopt;
        QList<Reach> reaches;
        for (const LaunchTrace &launch : outcome->reply.launches) {
            if (const auto trace = launch.traceFile.isEmpty() ? Result<Trace>(Trace()) : openTrace(launch.traceFile))
                reaches << reachOf(*trace);
        }
        return reaches;
    }

    Conversation &m_conversation;
    ProjectDocument &m_document;
    QString m_device;
    InstrumentProcess m_instrument;
    TraceFlow m_flow;
    QTimer m_patience;
    bool m_isLate = false;
};

} // namespace

bool fitByTrial(Conversation &conversation, ProjectDocument &document, const QString &device)
{
    return Trials(conversation, document, device).run();
}

} // namespace kernelscope
