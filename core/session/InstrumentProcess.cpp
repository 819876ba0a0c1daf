#include "session/InstrumentProcess.h"

#include <memory>

#include <QCryptographicHash>
#include <QProcess>
#include <QTimer>

#include "support/Codec.h"
#include "session/ChildProcess.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

InstrumentReply failure(const QString &message)
{
    InstrumentReply reply;
    reply.message = message;
    return reply;
}

InstrumentReply replyFrom(const QByteArray &bytes)
{
    InstrumentReply reply;
    QCborParserError error;
    const QCborValue value = QCborValue::fromCbor(bytes, &error);
    if (error.error != QCborError::NoError)
        return failure(
            QStringLiteral("The program that reads the sources gave no answer that can be understood (%1).").arg(error.errorString()));
    if (const auto read = fromCbor(value, reply); !read)
        return failure(
            QStringLiteral("The program that reads the sources gave an answer that can't be understood: %1.").arg(read.error().message));
    if (reply.version != instrumentVersion) {
        return failure(QStringLiteral("The program that reads the sources is of another version (%1; %2 is needed). Install all programs "
                                      "of one version.")
                           .arg(reply.version)
                           .arg(instrumentVersion));
    }
    return reply;
}

} // namespace

InstrumentProcess::InstrumentProcess(const QStringList &command, std::chrono::milliseconds deadline, QObject *parent)
    : QObject(parent), m_command(commandOr(command, QStringLiteral("kernelscope-instrument"))), m_deadline(deadline), m_kept({}, {})
{
}

InstrumentProcess::~InstrumentProcess()
{
    for (QProcess *process : findChildren<QProcess *>()) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished(10000); // SIGKILL leaves nothing to wait for but the reaping; a busy machine takes its time
    }
}

void InstrumentProcess::ask(const InstrumentRequest &request, const Handler &handler)
{
    const QByteArray bytes = toCbor(request).toCbor();
    const QByteArray key = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    if (const auto known = m_answers.constFind(key); known != m_answers.constEnd()) {
        QMetaObject::invokeMethod(
            this, [handler, reply = *known] { handler(reply); }, Qt::QueuedConnection);
        return;
    }
    const auto remembering = [this, key, handler](const InstrumentReply &reply) {
        if (reply.message.isEmpty())
            remember(key, reply);
        handler(reply);
    };
    if (!answerFromKept(bytes, remembering))
        start(bytes, remembering);
}

bool InstrumentProcess::answerFromKept(const QByteArray &bytes, const Handler &handler)
{
    const auto kept = m_kept.find(bytes);
    if (!kept)
        return false;
    const InstrumentReply reply = replyFrom(*kept);
    if (!reply.message.isEmpty())
        return false;
    QMetaObject::invokeMethod(
        this, [handler, reply] { handler(reply); }, Qt::QueuedConnection);
    return true;
}

void InstrumentProcess::start(const QByteArray &bytes, const Handler &handler)
{
    auto *process = new QProcess(this);
    process->setChildProcessModifier(&prepareChild);
    process->setStandardErrorFile(QProcess::nullDevice());
    connect(process, &QProcess::finished, this, [=, this] { finished(process, bytes, handler); });
    connect(process, &QProcess::readyReadStandardOutput, this, [=, this] {
        if (process->bytesAvailable() > m_largestAnswer)
            giveUp(process,
                   QStringLiteral("The sources grow to more than %1 when they are rewritten for tracing. Look for macros that grow "
                                  "without end, or very deep nesting.")
                       .arg(bytesText(quint64(m_largestAnswer))),
                   handler);
    });
    connect(process, &QProcess::errorOccurred, this, [=, this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            giveUp(process,
                   QStringLiteral("The program that reads the sources, \"%1\", could not be started: %2. Install it beside this program.")
                       .arg(commandText(m_command), process->errorString()),
                   handler);
        }
    });
    QTimer::singleShot(m_deadline, process, [=, this] {
        giveUp(process,
               QStringLiteral("Reading the sources took more than %1 and was ended. Look for macros that grow without end, or "
                              "very deep nesting.")
                   .arg(durationText(double(m_deadline.count()) * 1e6)),
               handler);
    });
    process->start(m_command.first(), m_command.mid(1));
    process->write(bytes);
    process->closeWriteChannel();
}

void InstrumentProcess::finished(QProcess *process, const QByteArray &question, const Handler &handler)
{
    const QByteArray bytes = process->readAllStandardOutput();
    if (bytes.isEmpty() || process->exitStatus() != QProcess::NormalExit)
        return giveUp(process, QStringLiteral("The program that reads the sources crashed on them."), handler);
    process->disconnect(this);
    process->deleteLater();
    const InstrumentReply reply = replyFrom(bytes);
    if (reply.message.isEmpty())
        m_kept.keep(question, bytes);
    handler(reply);
}

void InstrumentProcess::giveUp(QProcess *process, const QString &reason, const Handler &handler)
{
    process->disconnect(this);
    connect(process, &QProcess::finished, process, &QObject::deleteLater); // not before: Qt complains, and waits
    if (process->state() == QProcess::NotRunning)
        process->deleteLater();
    process->kill();
    QMetaObject::invokeMethod(
        this, [handler, reason] { handler(failure(reason)); }, Qt::QueuedConnection);
}

void InstrumentProcess::remember(const QByteArray &key, const InstrumentReply &reply)
{
    m_answers.insert(key, reply);
    m_ages << key;
    if (m_ages.size() > remembered)
        m_answers.remove(m_ages.takeFirst());
}

} // namespace kernelscope
