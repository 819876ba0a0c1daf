#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "analysis/LastStore.h"
#include "session/Session.h"
#include "support/LatestJob.h"

namespace kernelscope {

/// The moment just after an access, with all that is selected of it.
Selection selectionOfAccess(const Selection &before, const Trace &trace, int launch, EventIndex event);

/// Finds who wrote an element of a buffer: looks through the launches of the last trace from the last one on, each on another thread, and
/// selects the access.
class StoreSearch : public QObject
{
    Q_OBJECT

public:
    explicit StoreSearch(Session &session, QObject *parent = nullptr);
    void find(const QString &buffer, quint64 element); ///< ends in found() or notFound(), unless another is searched before

Q_SIGNALS:
    void found();
    void notFound(const QString &buffer, quint64 element); ///< no launch that was traced wrote it

private:
    using FoundSelection = std::optional<Selection>;
    void goOn();

    Session &m_session;
    QString m_buffer;
    quint64 m_element = 0;
    int m_launch = -1;
    bool m_isWaiting = false; ///< for the trace of that launch to be read
    LatestJob<int, FoundSelection> m_job;
};

} // namespace kernelscope
