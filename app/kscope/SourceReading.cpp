#include "SourceReading.h"

#include "Waiting.h"
#include "session/InstrumentRequests.h"

namespace kernelscope {
namespace {

constexpr std::chrono::seconds shortPatience{3}; // a run does not depend on it
constexpr std::chrono::seconds longPatience{20}; // a guess does, and one with structs

} // namespace

std::optional<InstrumentReply> askInstrument(const InstrumentRequest &request, std::chrono::seconds deadline)
{
    InstrumentProcess clang({}, deadline);
    clang.keepAnswersIn(instrumentCacheFolder());
    return waitFor<InstrumentReply>([&](const auto &handler) { clang.ask(request, handler); });
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

SourceReader::SourceReader(Workers &workers, const Project &project, bool isNeeded)
    : m_clang({}, isNeeded || project.usesStructs() ? longPatience : shortPatience), m_planning(workers)
{
    m_clang.keepAnswersIn(instrumentCacheFolder());
}

void SourceReader::read(const Project &project, const ProjectRequest &request, const Handler &handler)
{
    if (project.sources.isEmpty())
        return handler({}, {});
    const auto options = plainBuildOptions(project, request.parameters);
    if (!options)
        return readAsPlanned(project, request, handler, {});
    ask(project, request, *options, [=, this](const ProgramSignature &signature, const QList<Diagnostic> &diagnostics) {
        const bool mayBeNewer = signature.kernels.isEmpty() && !options->contains(u"-cl-std="); // the device has a standard of its own
        if (mayBeNewer)
            readAsPlanned(project, request, handler, diagnostics);
        else
            handler(signature, diagnostics);
    });
}

void SourceReader::readAsPlanned(const Project &project, const ProjectRequest &request, const Handler &handler,
                                 const QList<Diagnostic> &known)
{
    m_planning.start(PlanProject{request}, [this, project, request, handler, known](const auto &reply, const Answer *) {
        if (reply)
            ask(project, request, reply->report.buildOptions, handler);
        else
            handler({}, known); // A run says what is wrong.
    });
}

void SourceReader::ask(const Project &project, const ProjectRequest &request, const QString &buildOptions, const Handler &handler)
{
    m_clang.ask(instrumentRequest(project, request.files, buildOptions), [handler](const InstrumentReply &reply) {
        handler(reply.message.isEmpty() ? reply.signature : ProgramSignature(), reply.diagnostics);
    });
}

std::optional<QList<Diagnostic>> readSources(const Project &project, ProjectRequest &request, Conversation &conversation, bool isNeeded)
{
    SourceReader reader(conversation.workers(), project, isNeeded);
    return waitFor<QList<Diagnostic>>([&](const auto &handler) {
        reader.read(project, request, [&request, handler](const ProgramSignature &signature, const QList<Diagnostic> &diagnostics) {
            if (!signature.kernels.isEmpty())
                request.signature = signature;
            handler(diagnostics);
        });
    });
}

} // namespace kernelscope
