#include "session/TraceLoader.h"

#include <QFile>
#include <QPointer>

#include "session/Workers.h"
#include "support/Compression.h"
#include "trace/TraceFile.h"

namespace kernelscope {
namespace {

constexpr quint64 mostBytesInMemory = quint64(768) << 20; ///< of all traces, besides the newest

QString whyThereIsNone(const LaunchTrace &launch)
{
    if (!launch.traced)
        return launch.notes.isEmpty() ? QStringLiteral("This launch was not traced.") : launch.notes.join(u' ');
    return QStringLiteral("The accesses of this launch were not kept: the traces of the launches before it took all the space.");
}

Result<Trace> fetchedTrace(const QByteArray &bytes)
{
    return decompressed(bytes, mostTraceBytes).and_then([](const QByteArray &contents) { return traceFromFileContents(contents); });
}

} // namespace

void TraceLoader::start(TraceReply &reply, Workers &workers, const std::optional<Answer> &answer)
{
    const auto known = knownTraces();
    forget();
    keepFiles(reply.launches, workers);
    m_launches = reply.launches;
    for (int i = 0; answer && i < m_launches.size(); ++i) {
        if (m_launches[i].keptSize == 0)
            continue;
        m_remote.insert(i, openRemoteTrace(i, m_launches[i].keptSize, *answer, workers));
        if (const auto same = known.find(m_launches[i].contentHash); same != known.end()) {
            m_entries[i].trace = *same;
            m_order << i;
        }
    }
    makeRoom();
}

QHash<QByteArray, std::shared_ptr<const Trace>> TraceLoader::knownTraces() const
{
    QHash<QByteArray, std::shared_ptr<const Trace>> known;
    for (const int launch : m_order) {
        if (const QByteArray &hash = m_launches[launch].contentHash; !hash.isEmpty())
            known.insert(hash, m_entries.value(launch).trace);
    }
    return known;
}

bool TraceLoader::hasTrace(int launch) const
{
    return launch >= 0 && launch < m_launches.size() && (!m_launches[launch].traceFile.isEmpty() || m_remote.contains(launch));
}

void TraceLoader::keepFiles(QList<LaunchTrace> &launches, const Workers &workers)
{
    for (qsizetype i = 0; i < launches.size(); ++i) {
        QString &file = launches[i].traceFile;
        if (file.isEmpty())
            continue;
        if (!m_folder && !workers.folder().isEmpty())
            m_folder = std::make_shared<QTemporaryDir>(workers.folder() + QStringLiteral("/traces-XXXXXX"));
        const QString path = m_folder ? m_folder->filePath(QStringLiteral("%1.kstrace").arg(i)) : QString();
        const bool moved = !path.isEmpty() && workers.contains(file) && QFile::rename(file, path);
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
    m_remote.clear();
    m_entries.clear();
    m_order.clear();
    m_folder.reset();
}

std::shared_ptr<const Trace> TraceLoader::traceOf(int launch)
{
    if (!hasTrace(launch))
        return {};
    Entry &entry = m_entries[launch];
    if (entry.trace) {
        m_order.removeOne(launch);
        m_order << launch;
    } else if (!entry.isReading && entry.message.isEmpty()) {
        entry.isReading = true;
        if (m_remote.contains(launch))
            fetch(launch);
        else
            // The copy of m_folder keeps the file until it was read.
            read(launch, [path = m_launches[launch].traceFile, folder = m_folder] { return openTrace(path); });
    }
    return m_entries[launch].trace;
}

QString TraceLoader::message(int launch) const
{
    if (launch < 0 || launch >= m_launches.size())
        return QStringLiteral("This launch was not traced.");
    return hasTrace(launch) ? m_entries.value(launch).message : whyThereIsNone(m_launches[launch]);
}

std::pair<quint64, quint64> TraceLoader::fetched(int launch) const
{
    const auto entry = m_entries.find(launch);
    if (!m_remote.contains(launch) || entry == m_entries.end() || !entry->isReading)
        return {};
    return {quint64(entry->fetched.size()), m_launches[launch].keptSize};
}

/// One page after the other.
void TraceLoader::fetch(int launch)
{
    const auto done = quint64(m_entries[launch].fetched.size());
    const quint64 left = m_launches[launch].keptSize - done;
    const std::shared_ptr<ResultStore> store = m_remote[launch];
    store->read(done, std::min(left, maximumPageSize), [self = QPointer(this), launch, epoch = m_epoch](const Result<QByteArray> &bytes) {
        if (self)
            self->fetchedMore(epoch, launch, bytes);
    });
}

void TraceLoader::fetchedMore(int epoch, int launch, const Result<QByteArray> &bytes)
{
    if (epoch != m_epoch)
        return;
    if (!bytes)
        return arrived(epoch, launch, fail(QStringLiteral("The trace can't be fetched. %1").arg(bytes.error().message)));
    QByteArray &fetched = m_entries[launch].fetched;
    fetched += *bytes;
    if (quint64(fetched.size()) < m_launches[launch].keptSize) {
        fetch(launch);
        Q_EMIT fetching(launch);
    } else {
        read(launch, [compressed = std::exchange(fetched, {})] { return fetchedTrace(compressed); });
    }
}

void TraceLoader::read(int launch, const std::function<Result<Trace>()> &opened)
{
    m_threads.start([this, launch, epoch = m_epoch, opened] {
        const auto trace = std::make_shared<Result<Trace>>(opened());
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
    entry.fetched.clear();
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
