#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include <QHash>
#include <QObject>
#include <QTemporaryDir>
#include <QThreadPool>

#include "protocol/Messages.h"
#include "session/RequestQueue.h"
#include "session/ResultStore.h"
#include "support/Result.h"

namespace kernelscope {

class Trace;

/// Reads the traces of the launches of one TraceReply when they are asked for, each on another thread. Those that were asked for
/// last are kept, as far as there is room. Files lie in a folder of their own, where they outlive the worker that wrote them; what a worker
/// on another machine keeps is fetched when it is asked for. Lives on the thread that made it; waits at its end for what is still being
/// read.
class TraceLoader : public QObject
{
    Q_OBJECT

public:
    /// Another trace; the one before is forgotten. Moves its files and writes their new paths into the reply. A file that can't be kept,
    /// or that does not lie where a worker may write, is forgotten, and a note says so. What another machine keeps and the last trace had,
    /// too, is not fetched again. `answer`: of the worker that still lives.
    void start(TraceReply &reply, Workers &workers, const std::optional<Answer> &answer);
    void forget();

    /// Null while it is being read, and where there is none; then message() says why.
    std::shared_ptr<const Trace> traceOf(int launch);
    /// Why there is no trace of this launch; empty when there is one, or it is not known yet.
    QString message(int launch) const;
    /// Of one that is being fetched from another machine: bytes that are here and that there are. Zeros: it is not.
    std::pair<quint64, quint64> fetched(int launch) const;

Q_SIGNALS:
    void loaded(int launch);   ///< or it could not be
    void fetching(int launch); ///< more of it is here

private:
    struct Entry
    {
        std::shared_ptr<const Trace> trace;
        QString message;
        bool isReading = false;
        QByteArray fetched; ///< from another machine, compressed
    };
    QHash<QByteArray, std::shared_ptr<const Trace>> knownTraces() const; ///< those in memory, by LaunchTrace::contentHash
    bool hasTrace(int launch) const;
    void keepFiles(QList<LaunchTrace> &launches, const Workers &workers);
    void read(int launch, const std::function<Result<Trace>()> &opened);
    void fetch(int launch);
    void fetchedMore(int epoch, int launch, const Result<QByteArray> &bytes);
    void arrived(int epoch, int launch, const Result<Trace> &trace);
    void makeRoom();

    QList<LaunchTrace> m_launches;
    std::shared_ptr<QTemporaryDir> m_folder;           ///< of the files; gone with the last who reads them
    QHash<int, std::shared_ptr<ResultStore>> m_remote; ///< by launch: those that a worker keeps
    QHash<int, Entry> m_entries;
    QList<int> m_order; ///< of those in memory, the one asked for longest ago first
    int m_epoch = 0;
    QThreadPool m_threads; ///< last: its end waits
};

} // namespace kernelscope
