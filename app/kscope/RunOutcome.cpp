#include "RunOutcome.h"

#include "session/RequestFailure.h"

namespace kernelscope {

constexpr int mostRepetitions = 1'000'000;

Result<int> repetitions(const Arguments &arguments, int withoutIt)
{
    if (!arguments.has("--repeat"))
        return withoutIt;
    bool isNumber = false;
    const int count = arguments.value("--repeat").toInt(&isNumber);
    if (!isNumber || count < 1 || count > mostRepetitions) {
        return fail(QStringLiteral("--repeat takes a whole number from 1 to %1, but was given \"%2\".")
                        .arg(mostRepetitions)
                        .arg(arguments.value("--repeat")));
    }
    return count;
}

const RunReply *runReplyOf(const Outcome &outcome)
{
    return outcome ? std::get_if<RunReply>(&outcome->reply) : nullptr;
}

RunResult runResultOf(const Outcome &outcome, const Project &project, const QList<Diagnostic> &read)
{
    if (!outcome)
        return failedRun(outcome.error(), project, read);
    if (const auto *reply = runReplyOf(outcome))
        return reply->result;
    return failedRun(unsent({QStringLiteral("The worker answered something else than a run."), {}}), project);
}

} // namespace kernelscope
