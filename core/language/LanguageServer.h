#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include <QElapsedTimer>
#include <QJsonObject>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "language/MessageReader.h"

class QProcess;

namespace kernelscope {

struct LanguageServerOptions
{
    QStringList command;                         ///< program and arguments
    QString folder;                              ///< in which it works, and where it may put temporary files
    QJsonObject initialization = {};             ///< the parameters of "initialize"
    std::chrono::milliseconds startTime{20'000}; ///< until it has answered that
    std::chrono::milliseconds answerTime{8'000}; ///< for each request
    std::chrono::milliseconds restartPause{500}; ///< after a first death; twice as long after each further one
    int mostStarts = 5;                          ///< of them within `startsWithin`; then it is given up
    std::chrono::milliseconds startsWithin{300'000};
};

/// A language server (LSP) in a process of its own. Asynchronous; lives on the thread that made it and never blocks it. A server that dies,
/// hangs, floods or sends what is no message is ended and started again, a bounded number of times. Whatever it does, each request is
/// answered once, by a value or an error. The process goes when this object goes, or this program.
class LanguageServer : public QObject
{
    Q_OBJECT

public:
    using Handler = std::function<void(const Result<QJsonValue> &reply)>;

    explicit LanguageServer(const LanguageServerOptions &options, QObject *parent = nullptr);
    ~LanguageServer() override;

    void start(); ///< once; further calls do nothing
    bool isReady() const { return m_state == State::Ready; }
    bool isGivenUp() const { return m_state == State::GivenUp; }
    const QJsonObject &capabilities() const { return m_capabilities; } ///< as it told when it got ready

    /// Sent now or, while it is starting, once it is ready. The handler is called once, never before this returns, and not any more once
    /// this is gone. `before`: called right before it is sent. The result is the request's number, for cancel().
    int request(const QString &method, const QJsonObject &parameters, const Handler &handler, const std::function<void()> &before = {});
    void cancel(int request);                                          ///< its handler is not called
    void notify(const QString &method, const QJsonObject &parameters); ///< only while it is ready

Q_SIGNALS:
    void ready();                        ///< knows of no document yet: at each start
    void ended();                        ///< it died or was ended, and is going to be started again, or is given up
    void gaveUp(const QString &message); ///< for good

private:
    enum class State { New, Starting, Ready, Resting, GivenUp };
    struct Request
    {
        QString method;
        QJsonObject parameters;
        Handler handler;
        std::shared_ptr<QTimer> deadline;
        std::function<void()> before = {};
        bool isSent = false;
    };

    void startProcess();
    void initialize();
    void send(const QJsonObject &message);
    void sendRequest(int number);
    void read();
    void take(const QJsonObject &message);
    void answer(int number, const Result<QJsonValue> &reply);
    void tookTooLong(int number);
    void noteUnasked(qsizetype bytes);
    void endProcess(const QString &why);
    void failAll(const QString &why);

    static constexpr qsizetype mostRequests = 64;
    static constexpr qint64 mostWaiting = 16 * 1024 * 1024;   ///< bytes that the server has not read
    static constexpr qsizetype mostUnasked = 8 * 1024 * 1024; ///< bytes of messages that nobody asked for, within `unaskedWithinMs`
    static constexpr int unaskedWithinMs = 10'000;
    static constexpr int mostTimeouts = 2; ///< one after the other

    LanguageServerOptions m_options;
    State m_state = State::New;
    QProcess *m_process = nullptr;
    MessageReader m_reader;
    QJsonObject m_capabilities;
    QMap<int, Request> m_requests; ///< by number, in order
    int m_lastNumber = 0;
    int m_initialization = 0; ///< the number of that request
    int m_timeouts = 0;
    QList<QElapsedTimer> m_starts;
    QElapsedTimer m_unaskedSince;
    qsizetype m_unasked = 0;
};

} // namespace kernelscope
