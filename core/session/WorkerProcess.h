#pragma once

#include <chrono>
#include <optional>

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include "protocol/Frame.h"
#include "protocol/Messages.h"
#include "support/Result.h"

namespace kernelscope {

/// How a worker came to its end.
struct WorkerEnd
{
    bool wasReady = false;       ///< it had said hello
    bool hopeless = false;       ///< another start of the same command would end the same way
    QString reason;              ///< "crashed (SIGSEGV)", "ended with exit status 1", or a whole sentence about its command
    QString lastWords;           ///< the telling line of its standard error, an assertion for example; may be empty
    int signal = 0;              ///< that ended it; 0: none did, or it is not known
    bool lostConnection = false; ///< rather than the worker: ssh's exit status, of one on another machine
};

/// One worker: the process, the frames to and from it, the end of it. Asynchronous; lives on the thread that made it. Ends the
/// worker and all that it started when it is destroyed.
class WorkerProcess : public QObject
{
    Q_OBJECT

public:
    explicit WorkerProcess(const QStringList &command, QObject *parent = nullptr);
    ~WorkerProcess() override;

    /// Starts the program and says hello. `deadline`: until it answers; zero: no limit.
    void start(const Hello &hello, std::chrono::milliseconds deadline);

    bool isReady() const { return m_hello.has_value() && !m_hasEnded; }
    /// What it said at the start; once it was ready.
    const HelloReply &hello() const { return *m_hello; }

    [[nodiscard]] Result<void> send(quint64 requestId, const Request &request);

    /// Ends it at once; ended() is not emitted.
    void kill();

Q_SIGNALS:
    void ready();
    void replied(quint64 requestId, const kernelscope::Reply &reply);
    void ended(const kernelscope::WorkerEnd &end); ///< once; nothing else follows

private:
    void readFrames();
    void takeReply(quint64 requestId, const Reply &reply);
    void takeHello(const Reply &reply);
    bool isOurs(qint64 process) const;
    void keepErrorOutput();
    void processFailed(QProcess::ProcessError error);
    void processFinished(int exitCode, QProcess::ExitStatus status);
    void giveUp(const QString &reason, bool hopeless, int signal = 0, bool lostConnection = false);
    void killGroup();
    QString lastWords() const;

    QStringList m_command;
    QProcess m_process;
    QTimer m_helloTimer;
    FrameReader m_reader;
    QByteArray m_errorTail;
    std::optional<HelloReply> m_hello;
    bool m_hasEnded = false;
};

} // namespace kernelscope
