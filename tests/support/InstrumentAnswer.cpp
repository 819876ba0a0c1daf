#include "InstrumentAnswer.h"

#include <QCborValue>
#include <QFileInfo>
#include <QProcess>

#include "support/Codec.h"

namespace kernelscope {
namespace {

QString program()
{
    const QString folder =
        qEnvironmentVariable("KERNELSCOPE_BIN", QFileInfo(QFileInfo(QStringLiteral("/proc/self/exe")).symLinkTarget()).path());
    return folder + QStringLiteral("/kernelscope-instrument");
}

InstrumentReply failure(const QString &message)
{
    InstrumentReply reply;
    reply.message = message;
    return reply;
}

} // namespace

InstrumentReply answerOfProgram(const InstrumentRequest &request)
{
    constexpr int patience = 60'000;
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program(), QStringList());
    process.write(toCbor(request).toCbor());
    process.closeWriteChannel();
    if (!process.waitForFinished(patience))
        return failure(QStringLiteral("%1: %2").arg(program(), process.errorString()));
    InstrumentReply reply;
    if (const auto read = fromCbor(QCborValue::fromCbor(process.readAllStandardOutput()), reply); !read)
        return failure(QStringLiteral("%1: %2").arg(program(), read.error().message));
    return reply;
}

} // namespace kernelscope
