#include "SourceReading.h"

#include <QCoreApplication>

#include "session/InstrumentProcess.h"
#include "session/InstrumentRequests.h"

namespace kernelscope {
namespace {

constexpr std::chrono::seconds patience{3}; // a run does not hang on it

} // namespace

bool readSources(const Project &project, ProjectRequest &request)
{
    const auto options = plainBuildOptions(project, request.parameters);
    if (!options || project.sources.isEmpty())
        return true;
    InstrumentProcess clang({}, patience);
    clang.keepAnswersIn(keptAnswersFolder());
    bool isAnswered = false;
    clang.ask(instrumentRequest(project, request.files, *options), [&](const InstrumentReply &reply) {
        if (reply.message.isEmpty())
            request.signature = reply.signature;
        isAnswered = true;
        QCoreApplication::exit(0);
    });
    QCoreApplication::exec();
    return isAnswered;
}

} // namespace kernelscope
