#include "RunOutcome.h"

#include "session/Job.h"

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

RunResult runResultOf(const Outcome &outcome, const Project &project, const QList<Diagnostic> &read)
{
    const auto reply = replyOf<RunReply>(outcome);
    return reply ? reply->result : failedRun(reply.error(), project, read);
}

} // namespace kernelscope
