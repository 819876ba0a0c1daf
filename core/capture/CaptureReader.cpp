#include "capture/CaptureReader.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "capture/ReplayFolder.h"
#include "capture/SimFile.h"

namespace kernelscope {
namespace {

constexpr quint64 largestExactNumber = quint64(1) << 53;

bool isSimFile(const QString &path)
{
    return path.endsWith(u".sim", Qt::CaseInsensitive);
}

QString replayFolderOf(const QString &path)
{
    const QFileInfo info(path);
    return info.isDir() ? path : info.fileName() == replaySizesFile ? info.path() : QString();
}

} // namespace

bool isCapture(const QString &path)
{
    if (isSimFile(path) && !QFileInfo(path).isDir())
        return true;
    const QString folder = replayFolderOf(path);
    return !folder.isEmpty() && QFileInfo::exists(QDir(folder).filePath(replaySizesFile)) &&
           QDir(folder).entryList({QStringLiteral("*.kscope")}, QDir::Files).isEmpty();
}

Result<CapturedLaunch> readCapture(const QString &path)
{
    const QString folder = replayFolderOf(path);
    return folder.isEmpty() ? readSimFile(path) : readReplayFolder(folder);
}

void dropLastDimensions(CapturedLaunch &launch)
{
    const auto isOne = [](const QList<quint64> &sizes) { return sizes.isEmpty() || sizes.last() == 1; };
    while (launch.global.size() > 1 && isOne(launch.global) && isOne(launch.local) &&
           (launch.offset.isEmpty() || launch.offset.last() == 0)) {
        launch.global.removeLast();
        for (QList<quint64> *sizes : {&launch.local, &launch.offset}) {
            if (!sizes->isEmpty())
                sizes->removeLast();
        }
    }
}

QString sizesProblem(const CapturedLaunch &launch)
{
    for (const QList<quint64> &sizes : {launch.global, launch.local, launch.offset}) {
        if (std::ranges::any_of(sizes, [](quint64 size) { return size >= largestExactNumber; }))
            return QStringLiteral("A size of the launch is more than any device has work-items.");
    }
    if (launch.global.contains(0))
        return QStringLiteral("The launch has no work-items: a global size is 0.");
    if (launch.local.contains(0))
        return QStringLiteral("A size of the work-group is 0, but not all are, as where the device chooses.");
    return {};
}

} // namespace kernelscope
