#include "ProcessRun.h"

#include <QCoreApplication>
#include <QTimer>

#include "session/ChildProcess.h"

namespace kernelscope {

constexpr int patienceMs = 5000; ///< for a program to end once it is asked to

WaitEnd runToEnd(QProcess &process, const QString &program, const QStringList &arguments, std::chrono::milliseconds timeout)
{
    WaitEnd end = WaitEnd::Ended;
    QObject context; // of the connections
    QObject::connect(&process, &QProcess::finished, &context, [] { QCoreApplication::exit(0); });
    QObject::connect(&process, &QProcess::errorOccurred, &context, [] { QCoreApplication::exit(0); });
    if (timeout.count() > 0) {
        QTimer::singleShot(timeout, &context, [&end] {
            end = WaitEnd::TimedOut;
            QCoreApplication::exit(0);
        });
    }
    process.setChildProcessModifier(&prepareChild);
    // Within exec(), which would not see an exit() before it: starting fails at once where there are no descriptors for pipes.
    QTimer::singleShot(0, &context, [&] { process.start(program, arguments); });
    if (QCoreApplication::exec() != 0)
        end = WaitEnd::Interrupted;
    if (process.state() != QProcess::NotRunning) {
        process.terminate();
        if (!process.waitForFinished(patienceMs))
            process.kill();
        process.waitForFinished(patienceMs);
    }
    return end;
}

bool hasSucceeded(const QProcess &process)
{
    return process.error() == QProcess::UnknownError && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace kernelscope
