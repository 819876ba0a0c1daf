#include "language/LanguageServer.h"

#include <sys/resource.h>

#include <QProcess>

#include "session/ChildProcess.h"
#include "support/ProcessEnd.h"
#include "support/Sanitized.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr int methodNotFound = -32601;
constexpr rlim_t mostMemory = rlim_t(4) << 30; // addresses; clangd needs less than 1 GiB of them

/// Runs in the forked child.
void limitChild()
{
    prepareChild();
    const rlimit memory{mostMemory, mostMemory};
    if constexpr (!isSanitized)
        ::setrlimit(RLIMIT_AS, &memory);
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
}

QJsonObject messageOf(const QString &method, const QJsonObject &parameters)
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, parameters}};
}

/// It may go while it tells that the time is over.
std::shared_ptr<QTimer> newDeadline()
{
    std::shared_ptr<QTimer> deadline(new QTimer, [](QTimer *timer) {
        timer->stop();
        timer->deleteLater();
    });
    deadline->setSingleShot(true);
    return deadline;
}

} // namespace

LanguageServer::LanguageServer(const LanguageServerOptions &options, QObject *parent) : QObject(parent), m_options(options) {}

LanguageServer::~LanguageServer()
{
    for (QProcess *process : findChildren<QProcess *>()) {
        process->disconnect(this);
        process->kill(); // it has nothing to save
        process->waitForFinished(10000);
    }
}

void LanguageServer::start()
{
    if (m_state == State::New)
        startProcess();
}

void LanguageServer::startProcess()
{
    m_state = State::Starting;
    m_reader = {};
    m_timeouts = 0;
    m_unasked = 0;
    m_unaskedSince.start();
    m_starts.emplaceBack().start();
    auto *process = new QProcess(this);
    m_process = process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"CLANGD_FLAGS"_s);
    environment.insert(u"TMPDIR"_s, m_options.folder);
    process->setProcessEnvironment(environment);
    process->setWorkingDirectory(m_options.folder);
    process->setChildProcessModifier(&limitChild);
    process->setStandardErrorFile(QProcess::nullDevice());
    connect(process, &QProcess::readyReadStandardOutput, this, &LanguageServer::read);
    connect(process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        endProcess(processEndText(how == QProcess::NormalExit ? status : 0, how == QProcess::NormalExit ? 0 : status));
    });
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            endProcess(u"can't be started (%1)"_s.arg(process->errorString()));
    });
    process->start(m_options.command.value(0), m_options.command.mid(1));
    if (m_process == process)
        initialize();
}

/// The first request, which no other may overtake.
void LanguageServer::initialize()
{
    const int number = ++m_lastNumber;
    m_initialization = number;
    Request request{u"initialize"_s, m_options.initialization, {}, newDeadline(), {}, true};
    request.handler = [this](const Result<QJsonValue> &reply) {
        if (!reply || !(*reply)[u"capabilities"].isObject())
            return endProcess(u"does not answer as a language server does"_s);
        m_capabilities = (*reply)[u"capabilities"].toObject();
        m_state = State::Ready;
        notify(u"initialized"_s, {});
        Q_EMIT ready();
        const QList<int> waitingRequests = m_requests.keys();
        for (const int waiting : waitingRequests) {
            if (m_requests.contains(waiting) && !m_requests[waiting].isSent)
                sendRequest(waiting);
        }
    };
    connect(request.deadline.get(), &QTimer::timeout, this, [this] { endProcess(u"does not get ready"_s); });
    request.deadline->start(m_options.startTime);
    m_requests.insert(number, request);
    QJsonObject message = messageOf(request.method, request.parameters);
    message[u"id"] = number;
    send(message);
}

int LanguageServer::request(const QString &method, const QJsonObject &parameters, const Handler &handler,
                            const std::function<void()> &before)
{
    const int number = ++m_lastNumber;
    Request request{method, parameters, handler, newDeadline(), before};
    connect(request.deadline.get(), &QTimer::timeout, this, [this, number] { tookTooLong(number); });
    const bool isHopeless = m_state == State::GivenUp || m_state == State::New || m_requests.size() >= mostRequests;
    // What can't be answered is told by the same timer: not before this returns.
    request.deadline->start(isHopeless ? std::chrono::milliseconds(0) : m_options.answerTime);
    m_requests.insert(number, request);
    if (m_state == State::Ready && !isHopeless)
        sendRequest(number);
    return number;
}

void LanguageServer::cancel(int number)
{
    if (!m_requests.contains(number))
        return;
    const Request request = m_requests.take(number);
    if (request.isSent)
        notify(u"$/cancelRequest"_s, {{u"id"_s, number}});
}

void LanguageServer::notify(const QString &method, const QJsonObject &parameters)
{
    if (m_state == State::Ready)
        send(messageOf(method, parameters));
}

void LanguageServer::sendRequest(int number)
{
    Request &request = m_requests[number];
    if (request.before)
        request.before();
    request.isSent = true;
    request.deadline->start(m_options.answerTime);
    QJsonObject message = messageOf(request.method, request.parameters);
    message[u"id"] = number;
    send(message);
}

void LanguageServer::send(const QJsonObject &message)
{
    if (!m_process)
        return;
    m_process->write(framed(message));
    if (m_process->bytesToWrite() > mostWaiting) // not from within whoever sends
        QMetaObject::invokeMethod(
            this,
            [this, process = m_process] {
                if (process == m_process)
                    endProcess(u"no longer reads what it is told"_s);
            },
            Qt::QueuedConnection);
}

void LanguageServer::read()
{
    const QProcess *process = m_process;
    m_reader.add(m_process->readAllStandardOutput());
    while (process == m_process) {
        const auto message = m_reader.next();
        if (!message)
            return endProcess(u"sent %1"_s.arg(message.error().message));
        if (!*message)
            return;
        take(**message);
    }
}

void LanguageServer::take(const QJsonObject &message)
{
    const QJsonValue id = message[u"id"];
    if (message.contains(u"method")) {
        noteUnasked(m_reader.lastSize());
        if (!id.isUndefined() && m_process)
            send(
                {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"error"_s, QJsonObject{{u"code"_s, methodNotFound}, {u"message"_s, u"no"_s}}}});
        return;
    }
    const int number = id.toInt();
    const auto known = m_requests.constFind(number);
    if (known == m_requests.cend() || !known->isSent) // late, twice or invented
        return noteUnasked(m_reader.lastSize());
    m_timeouts = 0;
    const QJsonValue error = message[u"error"];
    if (error.isObject())
        return answer(number, fail(error[u"message"].toString().left(500)));
    answer(number, message[u"result"]);
}

void LanguageServer::answer(int number, const Result<QJsonValue> &reply)
{
    const Request request = m_requests.take(number); // the handler may ask again
    request.handler(reply);
}

void LanguageServer::tookTooLong(int number)
{
    if (!m_requests.contains(number))
        return;
    const bool isSent = m_requests[number].isSent;
    if (isSent)
        notify(u"$/cancelRequest"_s, {{u"id"_s, number}});
    const QProcess *process = m_process;
    answer(number, fail(u"clangd gave no answer in time."_s));
    if (isSent && process == m_process && ++m_timeouts >= mostTimeouts)
        endProcess(u"no longer answers"_s);
}

void LanguageServer::noteUnasked(qsizetype bytes)
{
    if (m_unaskedSince.elapsed() > unaskedWithinMs) {
        m_unaskedSince.start();
        m_unasked = 0;
    }
    m_unasked += bytes;
    if (m_unasked > mostUnasked)
        endProcess(u"sends without end"_s);
}

void LanguageServer::endProcess(const QString &why)
{
    if (!m_process)
        return;
    QProcess *process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    if (process->state() == QProcess::NotRunning)
        process->deleteLater();
    process->kill();
    m_starts.removeIf([&](const QElapsedTimer &start) { return start.elapsed() > m_options.startsWithin.count(); });
    m_requests.remove(m_initialization);
    const bool isLast = m_starts.size() >= m_options.mostStarts;
    m_state = isLast ? State::GivenUp : State::Resting;
    failAll(u"clangd %1."_s.arg(why));
    if (!isLast)
        QTimer::singleShot(m_options.restartPause * (1 << std::max(0, int(m_starts.size()) - 1)), this, [this] {
            if (m_state == State::Resting)
                startProcess();
        });
    Q_EMIT ended();
    if (isLast)
        Q_EMIT gaveUp(
            u"clangd %1. It was started %2 times: the editor goes on without it. Start Kernelscope again to try once more."_s.arg(why).arg(
                m_starts.size()));
}

void LanguageServer::failAll(const QString &why)
{
    const QList<int> numbers = m_requests.keys();
    for (const int number : numbers) {
        if (m_requests.contains(number))
            answer(number, fail(why));
    }
}

} // namespace kernelscope
