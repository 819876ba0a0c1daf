#include "WorkerOptions.h"

#include <QProcess>

#include "Console.h"
#include "session/ChildProcess.h"
#include "session/DriverCacheUse.h"

namespace kernelscope {

using std::chrono::milliseconds;

Result<WorkerOptions> workerOptions(const Arguments &arguments)
{
    WorkerOptions options;
    options.session.warmSpare = false;
    options.session.cache = driverCacheOf(arguments.operand);
    if (arguments.has("--worker")) {
        options.session.workerCommand = QProcess::splitCommand(arguments.value("--worker"));
        if (options.session.workerCommand.isEmpty())
            return fail(QStringLiteral("--worker needs a command, for example \"ssh HOST kernelscope-worker\"."));
    }
    if (arguments.has("--untrusted")) {
        if (arguments.has("--worker"))
            return fail(QStringLiteral("--untrusted starts a worker of its own: leave --worker out."));
        options.session.workerCommand = strictWorker();
        options.session.oneRunEach = true;
    } else {
        const ReadHosts read = readHosts();
        options.session.hosts = read.hosts;
        for (const QString &problem : read.problems)
            printError(problem);
    }
    const auto timeout = wholeTimeout(arguments);
    if (!timeout)
        return fail(timeout.error());
    options.timeout = *timeout;
    if (timeout->count() > 0) {
        const milliseconds none(0);
        options.session.deadlines = {none, none, none, none, none, none, none};
    }
    return options;
}

Result<milliseconds> wholeTimeout(const Arguments &arguments)
{
    if (!arguments.has("--timeout"))
        return milliseconds(0);
    bool isNumber = false;
    const double seconds = arguments.value("--timeout").toDouble(&isNumber);
    if (!isNumber || !(seconds > 0) || seconds > 1e6) {
        return fail(
            QStringLiteral("--timeout takes seconds, a number greater than 0, but was given \"%1\".").arg(arguments.value("--timeout")));
    }
    return milliseconds(std::max<qint64>(1, qint64(seconds * 1000)));
}

} // namespace kernelscope
