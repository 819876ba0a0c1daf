#pragma once

#include <QCache>
#include <QObject>
#include <QPointer>

#include "session/ResultStore.h"

namespace kernelscope {

class WorkerSupervisor;

/// Results that stay with a worker on another machine and are asked for by the page; pages that were seen are kept. When the
/// worker ends, what is not kept is lost and says so.
class RemoteResultStore : public QObject, public ResultStore
{
    Q_OBJECT

public:
    RemoteResultStore(WorkerSupervisor *supervisor, quint64 worker, quint64 size);

    void read(quint64 offset, quint64 size, const Reply &reply) override;
    QByteArrayView mapped() const override { return {}; }

    /// No page can be asked for any more: the worker has gone on to another run.
    void close() { m_isClosed = true; }

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
    bool takeFrom(const QByteArray &page, quint64 pageNumber, Reading &reading);

    QPointer<WorkerSupervisor> m_supervisor;
    quint64 m_worker;
    quint64 m_size;
    bool m_isClosed = false;
    QCache<quint64, QByteArray> m_pages; ///< by number; cost in bytes
};

} // namespace kernelscope
