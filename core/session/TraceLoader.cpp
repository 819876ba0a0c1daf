#include "session/TraceLoader.h"

#include <QFile>

#include "trace/TraceFile.h"

namespace kernelscope {
namespace {

constexpr quint64 mostBytesInMemory = quint64(768) << 20; ///< of all traces, besides the newest

QString whyThereIsNone(const LaunchTrace &launch)
{
    if (!launch.traced)
        return launch.notes.isEmpty() ? QStringLiteral("This launch was not traced.") : launch.notes.join(u' ');
    return QStringLiteral("The accesses of this launch were not kept: the worker shares no files with this machine, or the traces of "
                          "the launches before it took all the room.");
}

} // namespace

void TraceLoader::start(TraceReply &reply, const ResultsDirectory &directory)
{
    forget();
    keepFiles(reply.launches, directory);
    m_launches = reply.launches;
}

void TraceLoader::keepFiles(QList<LaunchTrace> &launches, const ResultsDirectory &directory)
{
    for (qsizetype i = 0; i < launches.size(); ++i) {
        QString &file = launches[i].traceFile;
        if (file.isEmpty())
            continue;
        if (!m_folder && !directory.path().isEmpty())
            m_folder = std::make_shared<QTemporaryDir>(directory.path() + QStringLiteral("/traces-XXXXXX"));
        const QString path = m_folder ? m_folder->filePath(QStringLiteral("%1.kstrace").arg(i)) : QString();
        const bool moved = !path.isEmpty() && directory.contains(file) && QFile::rename(file, path);
        file = moved ? path : QString();
        if (!moved)
            launches[i].notes << QStringLiteral("The trace itself was lost: its file is not where the worker should have put it.");
    }
}

void TraceLoader::forget()
{
    ++m_epoch;
    m_threads.clear();
    m_launches.clear();
    m_entries.clear();
    m_order.clear();
    m_folder.reset();
}

std::shared_ptr<const Trace> TraceLoader::traceOf(int launch)
{
    if (launch < 0 || launch >= m_launches.size() || m_launches[launch].traceFile.isEmpty())
        return {};
    Entry &entry = m_entries[launch];
    if (entry.trace) {
        m_order.removeOne(launch);
        m_order << launch;
    } else if (!entry.isReading && entry.message.isEmpty()) {
        entry.isReading = true;
        read(launch);
    }
    return entry.trace;
}

QString TraceLoader::message(int launch) const
{
    if (launch < 0 || launch >= m_launches.size())
        return QStringLiteral("This launch was not traced.");
    return m_launches[launch].traceFile.isEmpty() ? whyThereIsNone(m_launches[launch]) : m_entries.value(launch).message;
}

void TraceLoader::read(int launch)
{
    // The copy of m_folder keeps the file until it was read.
    m_threads.start([this, launch, epoch = m_epoch, path = m_launches[launch].traceFile, folder = m_folder] {
        const auto trace = std::make_shared<Result<Trace>>(openTrace(path));
        QMetaObject::invokeMethod(
            this, [this, launch, epoch, trace] { arrived(epoch, launch, *trace); }, Qt::QueuedConnection);
    });
}

void TraceLoader::arrived(int epoch, int launch, const Result<Trace> &trace)
{
    if (epoch != m_epoch)
        return;
    Entry &entry = m_entries[launch];
    entry.isReading = false;
    if (trace) {
        entry.trace = std::make_shared<const Trace>(*trace);
        m_order << launch;
        makeRoom();
    } else {
        entry.message = trace.error().message;
    }
    Q_EMIT loaded(launch);
}

void TraceLoader::makeRoom()
{
    quint64 total = 0;
    for (const int launch : std::as_const(m_order))
        total += m_entries[launch].trace->sizeInMemory();
    while (m_order.size() > 1 && total > mostBytesInMemory) {
        const int oldest = m_order.takeFirst();
        total -= m_entries[oldest].trace->sizeInMemory();
        m_entries.remove(oldest);
    }
}

} // namespace kernelscope
