#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "protocol/Frame.h"

namespace kernelscope {

/// A worker process, spoken to over its pipe as a session does.
class WorkerFixture
{
public:
    /// `shared`: worker and test see one results directory.
    explicit WorkerFixture(bool shared = true, const QStringList &options = {})
    {
        process.start(qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-worker"), options);
        QFile token(results.filePath(QStringLiteral("token")));
        if (token.open(QIODevice::WriteOnly))
            token.write(shared ? "secret" : "other");
    }
    ~WorkerFixture()
    {
        process.closeWriteChannel();
        if (!process.waitForFinished(5000))
            process.kill();
        process.waitForFinished();
    }

    /// Until it says that this phase has begun.
    bool awaitPhase(Phase phase)
    {
        while (progress.isEmpty() || progress.last().phase != phase) {
            const auto frame = nextFrame();
            if (!frame && !process.waitForReadyRead(60000))
                return false;
            const Reply decoded = frame ? decodeReply(*frame).value_or(Refused{}) : Reply(Refused{});
            if (const auto *told = std::get_if<Progress>(&decoded))
                progress << *told;
        }
        return true;
    }

    quint64 send(const Request &request)
    {
        process.write(*encodeFrame(++lastId, request));
        process.waitForBytesWritten();
        return lastId;
    }

    /// The next message that is no Progress; what was in progress is kept. Refused when the worker said no more.
    Reply reply()
    {
        for (;;) {
            while (const auto frame = nextFrame()) {
                const Reply decoded = decodeReply(*frame).value_or(Refused{QStringLiteral("not decoded")});
                if (!std::holds_alternative<Progress>(decoded))
                    return decoded;
                progress << std::get<Progress>(decoded);
            }
            if (!process.waitForReadyRead(60000))
                return Refused{QStringLiteral("the worker is silent")};
        }
    }
    template <typename Wanted> Wanted ask(const Request &request)
    {
        progress.clear();
        send(request);
        const Reply got = reply();
        if (const auto *wanted = std::get_if<Wanted>(&got))
            return *wanted;
        const auto *refused = std::get_if<Refused>(&got);
        QTest::qFail(refused ? qPrintable(refused->message) : "another reply", __FILE__, __LINE__);
        return {};
    }
    HelloReply hello() { return ask<HelloReply>(Hello{protocolVersion, results.path(), QStringLiteral("secret")}); }

    static ProjectRequest project(const QByteArray &json, const QByteArray &source)
    {
        ProjectRequest request;
        request.project = json;
        request.files = {{QStringLiteral("test.cl"), source, {}}};
        return request;
    }
    RunReply run(const ProjectRequest &request) { return ask<RunReply>(RunProject{request, {}, 1}); }

    QByteArray contents(const RunResult &result, const QString &buffer) const
    {
        QFile file(result.resultsFile);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (const BufferResult &candidate : result.buffers) {
            if (candidate.name == buffer && file.seek(qint64(candidate.fileOffset)))
                return file.read(qint64(candidate.sizeInBytes));
        }
        return {};
    }

    QProcess process;
    QTemporaryDir results;
    FrameReader frames;
    QList<Progress> progress;
    quint64 lastId = 0;

private:
    std::optional<Frame> nextFrame()
    {
        frames.append(process.readAllStandardOutput());
        return frames.next().value_or(std::nullopt);
    }
};

} // namespace kernelscope
