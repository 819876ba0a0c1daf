#include "session/KeptTraces.h"

#include <algorithm>

#include <QFile>

namespace kernelscope {

KeptTraces KeptTraces::take(TraceReply &reply, const ResultsDirectory &directory)
{
    KeptTraces kept;
    const bool any = std::ranges::any_of(reply.launches, [](const LaunchTrace &launch) { return !launch.traceFile.isEmpty(); });
    if (!any)
        return kept;
    if (!directory.path().isEmpty())
        kept.m_folder = std::make_shared<QTemporaryDir>(directory.path() + QStringLiteral("/traces-XXXXXX"));
    for (qsizetype i = 0; i < reply.launches.size(); ++i) {
        QString &file = reply.launches[i].traceFile;
        if (file.isEmpty())
            continue;
        const QString path = kept.m_folder ? kept.m_folder->filePath(QStringLiteral("%1.kstrace").arg(i)) : QString();
        const bool moved = !path.isEmpty() && directory.contains(file) && QFile::rename(file, path);
        file = moved ? path : QString();
        if (!moved)
            reply.launches[i].notes << QStringLiteral("The trace itself was lost: its file is not where the worker should have put it.");
    }
    return kept;
}

} // namespace kernelscope
