#include "session/ChildProcess.h"

#include <QCoreApplication>
#include <QDir>

#include <csignal>
#include <sys/prctl.h>

namespace kernelscope {

QStringList commandOr(const QStringList &given, const QString &program)
{
    return given.isEmpty() ? QStringList{QDir(QCoreApplication::applicationDirPath()).filePath(program)} : given;
}

QStringList strictWorker()
{
    return commandOr({}, QStringLiteral("kernelscope-worker")) << QStringLiteral("--strict");
}

QString commandText(const QStringList &command)
{
    return command.join(u' ');
}

void prepareChild()
{
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

} // namespace kernelscope
