#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "session/Hosts.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// The workers of this machine and of the hosts: a WorkerSupervisor each. A request goes where its device selector says ("lab: H200"); the
/// workers of a host are started when they are first asked for something. Asynchronous; lives on the thread that made it.
class Workers : public QObject
{
    Q_OBJECT

public:
    explicit Workers(const SessionOptions &options, QObject *parent = nullptr);
    ~Workers() override;

    /// One that was removed has no name any more, so that the others keep their places.
    const QList<Host> &hosts() const { return m_hosts; }
    void addHost(const Host &host); ///< in place of one of the same name, whose workers end
    void removeHost(const QString &name);

    // As of one WorkerSupervisor
    void start(); ///< on this machine
    void setDeadlines(const Deadlines &deadlines);
    void setCache(const QString &cache);
    void request(const Request &request, const OutcomeHandler &handler);
    void readResults(quint64 worker, const ReadResults &page, const OutcomeHandler &handler);
    void stopRuns();
    void expire(std::chrono::milliseconds limit);

    /// Where this session keeps files while it lives; empty: nowhere.
    QString folder() const { return m_supervisors.front()->resultsDirectory().path(); }
    /// True for a file that a worker may ask us to read.
    bool contains(const QString &file) const;

Q_SIGNALS:
    void progressed(const kernelscope::Progress &progress);
    void launchTraced(const kernelscope::LaunchTrace &launch);
    void begunAgain();

private:
    std::size_t place(const QString &host) const;
    WorkerSupervisor &at(std::size_t place);

    SessionOptions m_options;
    QList<Host> m_hosts;
    std::vector<std::unique_ptr<WorkerSupervisor>> m_supervisors; ///< this machine's, then one for each host; null: not asked yet
};

} // namespace kernelscope
