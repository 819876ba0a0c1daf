#include "session/ResultStore.h"

#include <algorithm>

#include <QCache>
#include <QFile>
#include <QPointer>

#include <fcntl.h>

#include "session/Workers.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr qsizetype cacheSize = 256 << 20;

Result<void> checkRange(quint64 offset, quint64 size, quint64 total)
{
    if (offset > total || size > total - offset)
        return fail(QStringLiteral("Bytes %1 to %2 are not in the results, which end at %3.").arg(offset).arg(offset + size).arg(total));
    return {};
}

/// Results in memory that nobody can change any more. It lives as long as this does.
class MappedResultStore : public ResultStore
{
public:
    /// Maps the first `size` bytes; refuses what isn't sealed against any change (memfd_create(2)).
    Result<void> open(const QString &path, quint64 size);

    void read(quint64 offset, quint64 size, const Reply &reply) override;
    QByteArrayView mapped() const override { return m_view; }

private:
    QFile m_file; ///< its end ends the mapping
    QByteArrayView m_view;
};

Result<void> MappedResultStore::open(const QString &path, quint64 size)
{
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The results can't be read: %1.").arg(m_file.errorString()));
    // A kernel could change what was checked, and a mapping beyond the end would end this program at the first look at it.
    constexpr int unchangeable = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
    const int seals = ::fcntl(m_file.handle(), F_GET_SEALS);
    if (seals < 0 || (seals & unchangeable) != unchangeable)
        return fail(QStringLiteral("The worker could still change its results. Run again with a worker of this version."));
    if (quint64(m_file.size()) < size)
        return fail(QStringLiteral("The results are incomplete: %1 of %2.").arg(bytesText(quint64(m_file.size())), bytesText(size)));
    const uchar *bytes = m_file.map(0, qint64(size));
    if (!bytes)
        return fail(QStringLiteral("The results can't be mapped into memory: %1.").arg(m_file.errorString()));
    m_view = QByteArrayView(bytes, qsizetype(size));
    return {};
}

void MappedResultStore::read(quint64 offset, quint64 size, const Reply &reply)
{
    reply(checkRange(offset, size, quint64(m_view.size())).map([&] {
        return m_view.sliced(qsizetype(offset), qsizetype(size)).toByteArray();
    }));
}

/// What stays with a worker on another machine and is asked for by the page; pages that were seen are kept. When the worker ends, what is
/// not kept is lost and says so.
class RemoteResultStore : public ResultStore, public std::enable_shared_from_this<RemoteResultStore>
{
public:
    RemoteResultStore(Workers &workers, quint64 worker, quint64 size, int launch = ReadResults::noLaunch)
        : m_workers(&workers), m_worker(worker), m_size(size), m_launch(launch), m_pages(cacheSize)
    {
    }

    void read(quint64 offset, quint64 size, const Reply &reply) override;
    void close() override { m_isClosed = true; }

private:
    struct Reading
    {
        quint64 offset;
        quint64 size;
        QByteArray bytes;
        Reply reply;
    };
    void advance(const std::shared_ptr<Reading> &reading);
    void ask(quint64 page, const std::shared_ptr<Reading> &reading);

    QPointer<Workers> m_workers;
    quint64 m_worker;
    quint64 m_size;
    int m_launch; ///< whose trace it is; noLaunch: the results
    bool m_isClosed = false;
    QCache<quint64, QByteArray> m_pages; ///< by number; cost in bytes
};

void RemoteResultStore::read(quint64 offset, quint64 size, const Reply &reply)
{
    if (const auto inside = checkRange(offset, size, m_size); !inside)
        return reply(fail(inside.error()));
    advance(std::make_shared<Reading>(Reading{offset, size, {}, reply}));
}

/// Takes what the kept pages hold and asks for the first page that is missing.
void RemoteResultStore::advance(const std::shared_ptr<Reading> &reading)
{
    while (quint64(reading->bytes.size()) < reading->size) {
        const quint64 wanted = reading->offset + quint64(reading->bytes.size());
        const quint64 number = wanted / maximumPageSize;
        const QByteArray *page = m_pages.object(number);
        if (!page)
            return ask(number, reading);
        const auto at = qsizetype(wanted % maximumPageSize);
        if (at >= page->size())
            return reading->reply(fail(QStringLiteral("The worker sent less of the results than it announced.")));
        const qsizetype count = std::min(page->size() - at, qsizetype(reading->size) - reading->bytes.size());
        reading->bytes += QByteArrayView(*page).sliced(at, count);
    }
    reading->reply(reading->bytes);
}

void RemoteResultStore::ask(quint64 number, const std::shared_ptr<Reading> &reading)
{
    if (m_isClosed || !m_workers)
        return reading->reply(fail(QStringLiteral("These results are no longer on the worker: run again.")));
    const ReadResults request{number * maximumPageSize, std::min(maximumPageSize, m_size - number * maximumPageSize), m_launch};
    m_workers->readResults(m_worker, request, [kept = weak_from_this(), number, request, reading](const Outcome &outcome) {
        if (!outcome &&
            (outcome.error().kind == RequestFailure::Kind::Unavailable || outcome.error().kind == RequestFailure::Kind::Refused))
            return reading->reply(fail(outcome.error().reason));
        if (!outcome)
            return reading->reply(fail(resultsLost(request).reason));
        const auto self = kept.lock();
        const auto *page = std::get_if<ResultPage>(&outcome->reply);
        if (!self || !page || page->offset != number * maximumPageSize)
            return reading->reply(fail(QStringLiteral("The worker did not send the results that it was asked for.")));
        self->m_pages.insert(number, new QByteArray(page->bytes), page->bytes.size());
        self->advance(reading);
    });
}

} // namespace

Result<std::shared_ptr<ResultStore>> openResults(const RunResult &result, const Answer &answer, Workers &workers)
{
    if (result.resultsSize == 0)
        return std::shared_ptr<ResultStore>();
    if (!answer.sharesFiles)
        return std::make_shared<RemoteResultStore>(workers, answer.worker, result.resultsSize);
    if (!result.resultsFile.startsWith(QStringLiteral("/proc/%1/fd/").arg(answer.process)) || result.resultsFile.contains(u".."))
        return fail(QStringLiteral("The worker put its results into \"%1\", which is not where they belong.").arg(result.resultsFile));
    const auto store = std::make_shared<MappedResultStore>();
    return store->open(result.resultsFile, result.resultsSize).map([&] { return std::shared_ptr<ResultStore>(store); });
}

std::shared_ptr<ResultStore> openRemoteTrace(int launch, quint64 size, const Answer &answer, Workers &workers)
{
    return std::make_shared<RemoteResultStore>(workers, answer.worker, size, launch);
}

} // namespace kernelscope
