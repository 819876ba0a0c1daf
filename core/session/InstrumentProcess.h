#pragma once

#include <chrono>
#include <functional>

#include <QHash>
#include <QObject>
#include <QStringList>

#include "protocol/InstrumentMessages.h"
#include "session/InstrumentCache.h"

class QProcess;

namespace kernelscope {

/// Asks `kernelscope-instrument`, one short-lived process a question: whatever the sources do to it, this process lives on, and
/// there is an answer. The last answers are remembered, but no failures. Asynchronous; lives on the thread that made it; ends its processes
/// when it is destroyed.
class InstrumentProcess : public QObject
{
    Q_OBJECT

public:
    using Handler = std::function<void(const InstrumentReply &)>;

    /// `command`: the program and its arguments; empty: the one beside this program. `deadline`: for one answer.
    explicit InstrumentProcess(const QStringList &command = {}, std::chrono::milliseconds deadline = std::chrono::seconds(30),
                               QObject *parent = nullptr);
    ~InstrumentProcess() override;

    void setLargestAnswer(qint64 bytes) { m_largestAnswer = bytes; } ///< beyond it the program is ended

    /// From now on answers of earlier processes are found there, and those of this one kept; failures are not.
    void keepAnswersIn(const QString &folder) { m_kept = InstrumentCache(folder, m_command.first()); }

    /// The handler is called once, never before this returns. What went wrong is in InstrumentReply::message. Not called any more
    /// once this is gone.
    void ask(const InstrumentRequest &request, const Handler &handler);

private:
    bool answerFromKept(const QByteArray &bytes, const Handler &handler);
    void start(const QByteArray &bytes, const Handler &handler);
    void finished(QProcess *process, const QByteArray &question, const Handler &handler);
    void giveUp(QProcess *process, const QString &reason, const Handler &handler);
    void remember(const QByteArray &request, const InstrumentReply &reply);

    static constexpr qsizetype remembered = 64;

    QStringList m_command;
    std::chrono::milliseconds m_deadline;
    qint64 m_largestAnswer = 256 << 20; // that of a source of 636 kB, of one kernel, has 34 MB
    InstrumentCache m_kept;
    QHash<QByteArray, InstrumentReply> m_answers; ///< by the request's hash
    QList<QByteArray> m_ages;                     ///< oldest first
};

} // namespace kernelscope
