#include "support/Codec.h"
#include "protocol/Frame.h"
#include "protocol/InstrumentMessages.h"
#include "tests/fuzz/FuzzTarget.h"

/// What comes through a worker's pipe, and what the instrument program answers.
namespace kernelscope::fuzz {

namespace {

template <typename Message> QByteArray framed(const Message &message)
{
    return encodeFrame(7, message).value_or(QByteArray());
}

/// A message that was understood must survive another journey.
template <typename Message> void sendAgain(const Message &message, Result<Message> (*decode)(const Frame &))
{
    const QByteArray bytes = framed(message);
    FrameReader reader;
    reader.append(bytes);
    const auto frame = reader.next();
    if (!frame || !*frame)
        qFatal("A message that was understood can't be framed.");
    const auto again = decode(**frame);
    if (!again || framed(*again) != bytes)
        qFatal("A message that was understood changes when it is sent again.");
}

void readFrames(QByteArrayView bytes)
{
    FrameReader reader;
    const qsizetype half = bytes.size() / 2;
    for (const QByteArrayView part : {bytes.first(half), bytes.sliced(half)}) {
        reader.append(part);
        for (auto frame = reader.next(); frame && *frame; frame = reader.next()) {
            if (const auto request = decodeRequest(**frame))
                sendAgain<Request>(*request, decodeRequest);
            if (const auto reply = decodeReply(**frame))
                sendAgain<Reply>(*reply, decodeReply);
        }
    }
}

QByteArray cborOf(const auto &value)
{
    return toCbor(value).toCbor();
}

} // namespace

/// The first byte says which: 0 frames, else the CBOR of an instrument program's reply.
void feed(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    if (bytes[0] == 0)
        return readFrames(bytes.sliced(1));
    InstrumentReply reply;
    QCborParserError error;
    const QCborValue value = QCborValue::fromCbor(bytes.sliced(1).toByteArray(), &error);
    if (error.error == QCborError::NoError)
        (void)fromCbor(value, reply);
}

QList<QByteArray> seeds()
{
    const QByteArray frames(1, '\0');
    InstrumentReply reply;
    reply.instrumented.emplace().sites.resize(2);
    reply.instrumented->objects.resize(1);
    ProjectRequest project{"{}", {{QStringLiteral("a.cl"), "kernel", {}}}, QStringLiteral("cpu"), {}, {}};
    RunReply run;
    run.result.device = QStringLiteral("CPU");
    run.result.buffers.resize(1);
    run.result.events.resize(2);
    return {frames + framed(Request(Hello{1, QStringLiteral("/tmp/r"), QStringLiteral("t")})),
            frames + framed(Request(ReadResults{7, 9})) + framed(Request(Cancel{})),
            frames + framed(Request(RunProject{project, QStringLiteral("sum"), 5})),
            frames + framed(Reply(Progress{Phase::Running, QStringLiteral("sum"), 1, 2})),
            frames + framed(Reply(run)) + framed(Reply(ResultPage{8, "bytes"})),
            frames + framed(Reply(DevicesReply{{DeviceInfo{}}, QString()})),
            frames + framed(Reply(LaunchTraced{})),
            QByteArray(1, '\1') + cborOf(reply)};
}

int smokeRounds()
{
    return 3000;
}

} // namespace kernelscope::fuzz
