#include "session/OpenResults.h"

#include "session/MappedResultStore.h"
#include "session/RemoteResultStore.h"

namespace kernelscope {

Result<std::shared_ptr<ResultStore>> openResults(const RunResult &result, const Answer &answer, WorkerSupervisor &supervisor)
{
    if (result.resultsSize == 0)
        return std::shared_ptr<ResultStore>();
    if (!answer.sharesFiles)
        return std::make_shared<RemoteResultStore>(&supervisor, answer.worker, result.resultsSize);
    if (!result.resultsFile.startsWith(QStringLiteral("/proc/%1/fd/").arg(answer.process)) || result.resultsFile.contains(u"..")) {
        return fail(QStringLiteral("The worker put its results into \"%1\", which is not where they belong.").arg(result.resultsFile));
    }
    const auto mapped = MappedResultStore::open(result.resultsFile, result.resultsSize);
    if (!mapped)
        return fail(mapped.error());
    return std::shared_ptr<ResultStore>(*mapped);
}

} // namespace kernelscope
