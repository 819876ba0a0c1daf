#include "SourceReading.h"

#include <QCoreApplication>

#include "session/InstrumentProcess.h"
#include "session/InstrumentRequests.h"
#include "session/Job.h"

namespace kernelscope {
namespace {

constexpr std::chrono::seconds shortPatience{3}; // a run does not depend on it
constexpr std::chrono::seconds longPatience{20}; // a guess does, and one with structs

} // namespace

std::optional<InstrumentReply> askInstrument(const InstrumentRequest &request, std::chrono::seconds deadline)
{
    InstrumentProcess clang({}, deadline);
    clang.keepAnswersIn(instrumentCacheFolder());
    std::optional<InstrumentReply> answer;
    clang.ask(request, [&](const InstrumentReply &reply) {
        answer = reply;
        QCoreApplication::exit(0);
    });
    QCoreApplication::exec();
    return answer;
}

std::optional<Result<QString>> buildOptions(const Project &project, const ProjectRequest &request, const WorkerOptions &worker)
{
    if (const auto plain = plainBuildOptions(project, request.parameters))
        return *plain;
    Conversation conversation(worker);
    const auto planned = conversation.ask(PlanProject{request});
    if (!planned)
        return std::nullopt;
    const auto reply = replyOf<PlanReply>(*planned);
    return reply ? Result<QString>(reply->report.buildOptions) : fail(describe(reply.error(), project));
}

std::optional<QList<Diagnostic>> readSources(const Project &project, ProjectRequest &request, Conversation &conversation, bool isNeeded)
{
    auto options = plainBuildOptions(project, request.parameters);
    const bool isPatient = isNeeded || project.usesStructs();
    if (!options) {
        const auto planned = conversation.ask(PlanProject{request});
        if (!planned)
            return std::nullopt;
        if (const auto reply = replyOf<PlanReply>(*planned))
            options = reply->report.buildOptions;
    }
    if (!options || project.sources.isEmpty())
        return QList<Diagnostic>();
    const auto reply = askInstrument(instrumentRequest(project, request.files, *options), isPatient ? longPatience : shortPatience);
    if (reply && reply->message.isEmpty())
        request.signature = reply->signature;
    return reply ? std::optional(reply->diagnostics) : std::nullopt;
}

} // namespace kernelscope
