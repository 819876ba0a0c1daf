#include "session/WorkerCommand.h"

#include <QCoreApplication>
#include <QDir>

namespace kernelscope {

QStringList workerCommand(const QStringList &given)
{
    if (!given.isEmpty())
        return given;
    return {QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("kernelscope-worker"))};
}

QString commandText(const QStringList &command)
{
    return command.join(u' ');
}

} // namespace kernelscope
