#include "Tracing.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTimer>

#include "Console.h"
#include "FirstError.h"
#include "RunErrors.h"
#include "Settings.h"
#include "TraceOptionsReader.h"

namespace kernelscope {

Result<TraceQuestion> traceQuestion(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto trace = traceOptions(arguments);
    if (const auto error = firstError(worker, parameters, trace))
        return fail(*error);
    return TraceQuestion{*worker, arguments.value("--device"), *parameters, *trace};
}

std::optional<TraceOutcome> traced(Conversation &conversation, const ProjectDocument &document, const TraceQuestion &question)
{
    InstrumentProcess instrument;
    instrument.keepAnswersIn(instrumentCacheFolder());
    TraceFlow flow(conversation.supervisor(), instrument);
    std::optional<TraceOutcome> outcome;
    flow.start(document, question.device, question.parameters, question.trace, [&outcome](const TraceOutcome &arrived) {
        outcome = arrived;
        QCoreApplication::exit(0);
    });
    if (const auto timeout = question.worker.timeout; timeout.count() > 0)
        QTimer::singleShot(timeout, &flow, [&flow, timeout] { flow.expire(timeout); });
    QCoreApplication::exec();
    return outcome;
}

void printReport(const Arguments &arguments, const std::function<QJsonObject()> &json, const std::function<QString()> &text,
                 const QString &message, const RunResult &result, const ProjectDocument &document)
{
    const bool isJson = arguments.has("--json");
    if (isJson)
        printOut(QString::fromUtf8(QJsonDocument(json()).toJson()));
    else if (const QString words = text(); !words.isEmpty())
        printOut(words);
    for (const Error &error : runErrors(result, document))
        printError(error);
    if (!isJson && !message.isEmpty())
        printError(message);
}

} // namespace kernelscope
