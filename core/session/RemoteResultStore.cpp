#include "session/RemoteResultStore.h"

#include <algorithm>

#include "session/WorkerSupervisor.h"

namespace kernelscope {
namespace {

constexpr qsizetype cacheSize = 256 << 20;

} // namespace

RemoteResultStore::RemoteResultStore(WorkerSupervisor *supervisor, quint64 worker, quint64 size)
    : m_supervisor(supervisor), m_worker(worker), m_size(size), m_pages(cacheSize)
{
}

void RemoteResultStore::read(quint64 offset, quint64 size, const Reply &reply)
{
    if (offset > m_size || size > m_size - offset) {
        return reply(
            fail(QStringLiteral("Bytes %1 to %2 are not in the results, which end at %3.").arg(offset).arg(offset + size).arg(m_size)));
    }
    advance(std::make_shared<Reading>(Reading{offset, size, {}, reply}));
}

/// Takes what the kept pages hold and asks for the first page that is missing.
void RemoteResultStore::advance(const std::shared_ptr<Reading> &reading)
{
    while (quint64(reading->bytes.size()) < reading->size) {
        const quint64 number = (reading->offset + quint64(reading->bytes.size())) / maximumPageSize;
        const QByteArray *page = m_pages.object(number);
        if (!page)
            return ask(number, reading);
        if (!takeFrom(*page, number, *reading))
            return reading->reply(fail(QStringLiteral("The worker sent less of the results than it announced.")));
    }
    reading->reply(reading->bytes);
}

void RemoteResultStore::ask(quint64 number, const std::shared_ptr<Reading> &reading)
{
    if (m_isClosed || !m_supervisor)
        return reading->reply(fail(QStringLiteral("These results are no longer on the worker: run again.")));
    const ReadResults request{number * maximumPageSize, std::min(maximumPageSize, m_size - number * maximumPageSize)};
    m_supervisor->readResults(m_worker, request, [self = QPointer(this), number, reading](const Outcome &outcome) {
        if (!outcome)
            return reading->reply(fail(outcome.error().reason));
        const auto *page = std::get_if<ResultPage>(&outcome->reply);
        if (!self || !page || page->offset != number * maximumPageSize)
            return reading->reply(fail(QStringLiteral("The worker did not send the results that it was asked for.")));
        self->m_pages.insert(number, new QByteArray(page->bytes), page->bytes.size());
        self->advance(reading);
    });
}

/// False when the page ends before what is wanted of it.
bool RemoteResultStore::takeFrom(const QByteArray &page, quint64 pageNumber, Reading &reading)
{
    const quint64 wanted = reading.offset + quint64(reading.bytes.size());
    const quint64 inPage = wanted - pageNumber * maximumPageSize;
    if (inPage >= quint64(page.size()))
        return false;
    const quint64 count = std::min(quint64(page.size()) - inPage, reading.size - quint64(reading.bytes.size()));
    reading.bytes += QByteArrayView(page).sliced(qsizetype(inPage), qsizetype(count));
    return true;
}

} // namespace kernelscope
