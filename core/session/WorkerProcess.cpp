#include "session/WorkerProcess.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

#include <csignal>
#include <unistd.h>

#include "run/OutsideAccess.h"
#include "session/ChildProcess.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/ProcessEnd.h"

namespace kernelscope {
namespace {

constexpr quint64 helloId = 0;
constexpr qsizetype errorTailSize = 8192;
constexpr int connectionLost = 255; ///< ssh's exit status
constexpr int notFound = 127;       ///< a shell's exit status where there is no such program
constexpr int reapTime = 10000;     // of a large process on a busy machine

/// A group of its own, so that a wrapper (ssh, a shell) ends together with what it started.
void leadProcessGroup()
{
    ::setpgid(0, 0);
    prepareChild();
}

int endingSignal(int exitCode, QProcess::ExitStatus status)
{
    if (status == QProcess::CrashExit)
        return exitCode;
    // A shell or ssh in between reports the worker's signal so.
    return exitCode > 128 && exitCode < 128 + 32 ? exitCode - 128 : 0;
}

/// Of a process; 0 where there is none.
qint64 parentOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return text.mid(text.lastIndexOf(')') + 2).split(' ').value(1).toLongLong(); // The name before it may have anything in it.
}

} // namespace

/// A worker is the process that was started, or one that it started to be confined.
bool WorkerProcess::isOurs(qint64 process) const
{
    for (int generation = 0; generation < 4 && process > 1; ++generation, process = parentOf(process)) {
        if (process == m_process.processId())
            return true;
    }
    return false;
}

WorkerProcess::WorkerProcess(const QStringList &command, QObject *parent) : QObject(parent), m_command(command)
{
    m_process.setChildProcessModifier(&leadProcessGroup);
    m_helloTimer.setSingleShot(true);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &WorkerProcess::readFrames);
    connect(&m_process, &QProcess::readyReadStandardError, this, &WorkerProcess::keepErrorOutput);
    connect(&m_process, &QProcess::errorOccurred, this, &WorkerProcess::processFailed);
    connect(&m_process, &QProcess::finished, this, &WorkerProcess::processFinished);
}

WorkerProcess::~WorkerProcess()
{
    m_process.disconnect(this);
    kill();
    m_process.waitForFinished(reapTime); // SIGKILL leaves nothing to wait for but the reaping
}

void WorkerProcess::start(const Hello &hello, std::chrono::milliseconds deadline)
{
    if (deadline.count() > 0) {
        connect(&m_helloTimer, &QTimer::timeout, this, [this, deadline] {
            giveUp(QStringLiteral("The worker \"%1\" did not answer within %2.")
                       .arg(commandText(m_command), durationText(double(deadline.count()) * 1e6)),
                   false);
        });
        m_helloTimer.start(deadline);
    }
    m_process.start(m_command.first(), m_command.mid(1));
    if (!m_hasEnded) // no program, or no space for its pipes, is reported at once
        (void)send(helloId, hello);
}

Result<void> WorkerProcess::send(quint64 requestId, const Request &request)
{
    const auto bytes = encodeFrame(requestId, request);
    if (!bytes)
        return fail(bytes.error());
    m_process.write(*bytes);
    return {};
}

void WorkerProcess::kill()
{
    m_hasEnded = true;
    m_helloTimer.stop();
    killGroup();
}

void WorkerProcess::readFrames()
{
    m_reader.append(m_process.readAllStandardOutput());
    while (!m_hasEnded) {
        const auto frame = m_reader.next();
        if (!frame) {
            return giveUp(QStringLiteral("\"%1\" is no worker of Kernelscope: %2").arg(commandText(m_command), frame.error().message),
                          !m_hello);
        }
        if (!*frame)
            return;
        const auto reply = decodeReply(**frame);
        if (!reply)
            return giveUp(QStringLiteral("The worker can't be understood. %1").arg(reply.error().message), !m_hello);
        takeReply((*frame)->requestId, *reply);
    }
}

void WorkerProcess::takeReply(quint64 requestId, const Reply &reply)
{
    if (!m_hello)
        takeHello(reply);
    else
        Q_EMIT replied(requestId, reply);
}

void WorkerProcess::takeHello(const Reply &reply)
{
    if (const auto *refused = std::get_if<Refused>(&reply))
        return giveUp(QStringLiteral("The worker \"%1\" refused: %2").arg(commandText(m_command), refused->message), true);
    const auto *hello = std::get_if<HelloReply>(&reply);
    if (!hello)
        return giveUp(QStringLiteral("The worker \"%1\" did not say hello first.").arg(commandText(m_command)), true);
    if (hello->version != protocolVersion) {
        return giveUp(filled(QStringLiteral("The worker \"%1\" speaks version %2 of the protocol, this program version %3. Install the "
                                            "same version of Kernelscope on both sides."),
                             commandText(m_command), hello->version, protocolVersion),
                      true);
    }
    m_hello = *hello;
    m_hello->sharesFiles = hello->sharesFiles && isOurs(hello->processId);
    m_helloTimer.stop();
    Q_EMIT ready();
}

void WorkerProcess::keepErrorOutput()
{
    m_errorTail = (m_errorTail + m_process.readAllStandardError()).right(errorTailSize);
}

void WorkerProcess::processFailed(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return;
    const bool isMissing = QStandardPaths::findExecutable(m_command.first()).isEmpty();
    giveUp(QStringLiteral("The worker \"%1\" could not be started: %2. %3")
               .arg(commandText(m_command), m_process.errorString(),
                    isMissing ? QStringLiteral("Install it there, or give another command.")
                              : QStringLiteral(
                                    "Close other programs, or allow more open files (ulimit -n): too little is left for another process.")),
           isMissing);
}

void WorkerProcess::processFinished(int exitCode, QProcess::ExitStatus status)
{
    if (m_hasEnded)
        return;
    keepErrorOutput();
    readFrames(); // the last frames may still lie in the pipe
    const int signal = endingSignal(exitCode, status);
    const QString how = processEndText(exitCode, signal);
    if (!m_hello && status == QProcess::NormalExit && exitCode == notFound) {
        return giveUp(
            QStringLiteral("The worker \"%1\" was not found there. Install Kernelscope on that machine, or give the worker's whole "
                           "path.")
                .arg(commandText(m_command)),
            true);
    }
    giveUp(m_hello ? how
                   : QStringLiteral("The worker \"%1\" %2 before it said hello. Run it in a terminal to see why.")
                         .arg(commandText(m_command), how),
           false, signal, m_hello && !m_hello->sharesFiles && status == QProcess::NormalExit && exitCode == connectionLost);
}

void WorkerProcess::giveUp(const QString &reason, bool hopeless, int signal, bool lostConnection)
{
    if (m_hasEnded)
        return;
    keepErrorOutput();
    kill();
    Q_EMIT ended({m_hello.has_value(), hopeless, reason, lastWords(), signal, lostConnection});
}

void WorkerProcess::killGroup()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    ::kill(-pid_t(m_process.processId()), SIGKILL);
    m_process.kill();
}

QString WorkerProcess::lastWords() const
{
    static const QRegularExpression telling(QStringLiteral("assert|abort|terminate|fatal|fail|error:|ssh:|not found|denied|cannot"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QStringList lines = QString::fromUtf8(m_errorTail).split(u'\n', Qt::SkipEmptyParts);
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        if (readOutsideAccess(*line))
            return *line;
        if (line->contains(telling))
            return line->trimmed().left(400);
    }
    return {};
}

} // namespace kernelscope
