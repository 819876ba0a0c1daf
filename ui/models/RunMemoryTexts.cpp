#include "ui/models/RunMemoryTexts.h"

#include <QObject>

#include "support/Filled.h"
#include "ui/models/Durations.h"
#include "ui/models/Counts.h"
#include "ui/models/NamesText.h"

namespace kernelscope {
namespace {

QString shown(qint64 bytes)
{
    return shownBytes(quint64(bytes));
}

/// Bytes each nanosecond; 0: there were no reads.
double readRate(const QList<RunEvent> &events)
{
    double bytes = 0;
    double nanoseconds = 0;
    for (const RunEvent &event : events) {
        if (event.kind == CommandKind::Read && event.endNs > event.startNs) {
            bytes += double(event.bytes);
            nanoseconds += double(event.endNs - event.startNs);
        }
    }
    return nanoseconds > 0 ? bytes / nanoseconds : 0;
}

} // namespace

QString memoryText(const MemoryUse &memory)
{
    if (memory == MemoryUse())
        return {};
    const QString text = QObject::tr("Device memory before, during and after the run: %1, %2, %3")
                             .arg(shown(memory.bytesBefore), shown(memory.bytesHeld), shown(memory.bytesAfter));
    if (memory.isReleased())
        return QObject::tr("%1; everything was released.").arg(text);
    return filled(QObject::tr("%1; %2 objects were not released."), text, memory.objectsAfter - memory.objectsBefore);
}

QString savedReadsText(const RunResult &run)
{
    QStringList names;
    quint64 bytes = 0;
    for (const BufferResult &buffer : run.buffers) {
        if (buffer.readBack)
            continue;
        names << buffer.name;
        bytes += buffer.sizeInBytes;
    }
    if (names.isEmpty())
        return {};
    const double rate = readRate(run.events);
    const QString text = QObject::tr("%1 not read back, which saved %2").arg(namesText(names), shownBytes(bytes));
    return rate > 0 ? QObject::tr("%1 (about %2 at the rate of this run's reads).").arg(text, shownDuration(double(bytes) / rate))
                    : QObject::tr("%1.").arg(text);
}

QString runMemoryText(const RunResult &run)
{
    QStringList texts{memoryText(run.memory), savedReadsText(run)};
    texts.removeAll(QString());
    return texts.join(u' ');
}

} // namespace kernelscope
