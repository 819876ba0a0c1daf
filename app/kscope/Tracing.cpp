#include "Tracing.h"

#include <QCoreApplication>
#include <QTimer>

#include "WorkerOptions.h"

namespace kernelscope {

std::optional<TraceOutcome> traced(Conversation &conversation, const TraceQuestion &question)
{
    InstrumentProcess instrument;
    instrument.keepAnswersIn(instrumentCacheFolder());
    TraceFlow flow(conversation.supervisor(), instrument);
    std::optional<TraceOutcome> outcome;
    flow.start(question.document, question.device, question.parameters, question.options, [&outcome](const TraceOutcome &arrived) {
        outcome = arrived;
        QCoreApplication::exit(0);
    });
    if (const auto timeout = question.timeout; timeout.count() > 0)
        QTimer::singleShot(timeout, &flow, [&flow, timeout] { flow.expire(timeout); });
    QCoreApplication::exec();
    return outcome;
}

} // namespace kernelscope
