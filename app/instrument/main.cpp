#include <cstdio>

#include <QFile>

#include "CommandLine.h"
#include "SignalStack.h"
#include "Watchdog.h"
#include "instrument/Instrumenter.h"
#include "support/Codec.h"
#include "support/LargeStack.h"

// kernelscope-instrument: one request on standard input, one reply on standard output (InstrumentMessages.h), so that
// whatever the sources do to Clang happens here and in no other process. With arguments it serves a person at a
// terminal.

using namespace kernelscope;

namespace {

constexpr int secondsOfWork = 15;
constexpr quint64 bytesOfMemory = quint64(6) << 30;

QByteArray encoded(const InstrumentReply &reply)
{
    return toCbor(reply).toCbor();
}

QByteArray lastWords(const char *reason)
{
    InstrumentReply reply;
    reply.message = QString::fromLatin1(reason);
    return encoded(reply);
}

QByteArray plainWords(const char *reason)
{
    return QByteArray(reason) + '\n';
}

InstrumentReply answerOnLargeStack(const InstrumentRequest &request)
{
    InstrumentReply reply;
    onLargeStack([&] {
        const SignalStack signalStack;
        reply = answer(request);
    });
    return reply;
}

InstrumentReply answerBytes(const QByteArray &bytes)
{
    QCborParserError error;
    InstrumentRequest request;
    InstrumentReply reply;
    const QCborValue value = QCborValue::fromCbor(bytes, &error);
    if (error.error != QCborError::NoError) {
        reply.message = QStringLiteral("The request is no CBOR: %1.").arg(error.errorString());
    } else if (const auto read = fromCbor(value, request); !read) {
        reply.message = QStringLiteral("The request can't be understood: %1.").arg(read.error().message);
    } else {
        if (request.command == u"assembly")
            Watchdog::setConsequence("");
        reply = answerOnLargeStack(request);
    }
    return reply;
}

int serveProgram()
{
    Watchdog::install(lastWords, secondsOfWork, bytesOfMemory);
    onGiveUp([](const char *reason) { Watchdog::endFor(reason); });
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly))
        return 1;
    const QByteArray reply = encoded(answerBytes(input.readAll()));
    Watchdog::disarm();
    return output.write(reply) == reply.size() && output.flush() ? 0 : 1;
}

int servePerson(const QStringList &arguments)
{
    Watchdog::install(plainWords, secondsOfWork, bytesOfMemory);
    const auto request = requestFromArguments(arguments);
    if (!request) {
        std::fprintf(stderr, "%s\n", qPrintable(oneLine(request.error())));
        return 2;
    }
    const InstrumentReply reply = answerOnLargeStack(*request);
    Watchdog::disarm();
    std::printf("%s", qPrintable(replyText(*request, reply)));
    if (!reply.message.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(reply.message));
    return reply.message.isEmpty() ? 0 : 3;
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return argc > 1 ? servePerson(arguments) : serveProgram();
}
