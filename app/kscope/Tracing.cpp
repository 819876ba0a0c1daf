#include "Tracing.h"

#include <QJsonDocument>
#include <QTimer>

#include "Console.h"
#include "FirstError.h"
#include "RunErrors.h"
#include "Settings.h"
#include "TraceOptionsReader.h"
#include "Waiting.h"
#include "session/ResultStore.h"
#include "support/Compression.h"
#include "support/FileWriting.h"

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

namespace {

/// Nothing when a signal ended the wait.
std::optional<Result<QByteArray>> fetchedTrace(const LaunchTrace &launch, int position, const Answer &answer, Workers &workers)
{
    const auto store = openRemoteTrace(position, launch.keptSize, answer, workers);
    return waitFor<Result<QByteArray>>([&](const auto &handler) { store->read(0, launch.keptSize, handler); });
}

/// As a worker on this machine would have written it.
Result<QString> writtenTrace(const QByteArray &compressed, const QString &path)
{
    return decompressed(compressed, mostTraceBytes)
        .and_then([&](const QByteArray &contents) { return writeFile(path, contents); })
        .map([&] { return path; });
}

/// What a worker on another machine keeps, into files of the session's folder. False when a signal ended the wait.
bool fetchTraces(TraceOutcome &outcome, Workers &workers)
{
    for (int i = 0; i < outcome.reply.launches.size(); ++i) {
        LaunchTrace &launch = outcome.reply.launches[i];
        if (launch.keptSize == 0)
            continue;
        const auto fetched = fetchedTrace(launch, i, *outcome.answer, workers);
        if (!fetched)
            return false;
        const QString path = QStringLiteral("%1/fetched-%2.kstrace").arg(workers.folder()).arg(i);
        const auto written = fetched->and_then([&](const QByteArray &bytes) { return writtenTrace(bytes, path); });
        if (written)
            launch.traceFile = *written;
        else
            launch.notes << QStringLiteral("The trace can't be fetched. %1").arg(written.error().message);
    }
    return true;
}

} // namespace

std::optional<TraceOutcome> traced(Conversation &conversation, const ProjectDocument &document, const TraceQuestion &question)
{
    InstrumentProcess instrument;
    instrument.keepAnswersIn(instrumentCacheFolder());
    TraceFlow flow(conversation.workers(), instrument);
    if (const auto timeout = question.worker.timeout; timeout.count() > 0)
        QTimer::singleShot(timeout, &flow, [&flow, timeout] { flow.expire(timeout); });
    auto outcome = waitFor<TraceOutcome>(
        [&](const auto &handler) { flow.start(document, question.device, question.parameters, question.trace, handler); });
    if (outcome && outcome->answer && question.wantsFiles && !fetchTraces(*outcome, conversation.workers()))
        return std::nullopt;
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
