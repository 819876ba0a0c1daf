#include <QtTest>

#include <QRandomGenerator>

#include "protocol/Frame.h"

using namespace kernelscope;

namespace {

RunResult someResult()
{
    RunResult result;
    result.status = RunStatus::CheckFailed;
    result.device = QStringLiteral("PoCL: CPU");
    result.launches = {{{{3, 1.5, 1, 2}, {64, 8}, {8}},
                        QStringLiteral("sum"),
                        QStringLiteral("sum_k"),
                        false,
                        {1, 4.5, 4.5, 4.5},
                        {{{1, 1, 1, 1}, {64}, {8}}, {{2, 1.75, 1.5, 2}, {32}, {}}}}};
    result.buffers.resize(1);
    result.buffers[0].name = QStringLiteral("A");
    result.buffers[0].first = {1, 2.5};
    const QList<ComparedValue> compared{{7, 0, QStringLiteral("1"), QStringLiteral("2")}};
    result.checks = {{QStringLiteral("right"),
                      QStringLiteral("A"),
                      false,
                      64,
                      2,
                      7,
                      QStringLiteral("1"),
                      QStringLiteral("2"),
                      1,
                      0.5,
                      {},
                      compared,
                      1,
                      "\x80"}};
    result.events.resize(2);
    result.events[1].after = {0};
    result.diagnostics = {{Severity::Warning, QStringLiteral("a.cl"), 3, 4, QStringLiteral("unused")}};
    result.report.problems = {{QStringLiteral("/plan/0"), QStringLiteral("No."), QStringLiteral("8"), Severity::Note}};
    return result;
}

ProjectRequest someProject()
{
    ProgramSignature signature;
    signature.kernels = {
        {QStringLiteral("k"),
         {{QStringLiteral("a"), QStringLiteral("float*"), ParameterKind::GlobalPointer, ElementType{}, true, Knowledge::No}},
         {8, 1, 1},
         4,
         0,
         256,
         8}};
    return {"{}",
            {{QStringLiteral("a.cl"), "kernel", {}}, {QStringLiteral("b.npy"), {}, QStringLiteral("/tmp/b.npy")}},
            QStringLiteral("cpu"),
            {{QStringLiteral("n"), QStringLiteral("2 * m")}},
            signature};
}

TraceProject someTrace()
{
    TraceProject trace;
    trace.request = someProject();
    trace.options = {QStringLiteral("sum"), 0,   {1, 2, 3},           0, false, false, {QStringLiteral("/plan/0")},
                     QStringLiteral("sum"), {4}, QStringLiteral("b"), 7, true};
    return trace;
}

QList<Request> requests()
{
    return {Hello{1, QStringLiteral("/tmp/r"), QStringLiteral("t")},
            ListDevices{},
            PlanProject{someProject()},
            ReadSignatures{someProject()},
            RunProject{someProject(), QStringLiteral("sum"), 5},
            ReadResults{7, 9, 2},
            Cancel{},
            someTrace(),
            ExportProject{someProject(), QStringLiteral("sum"), StandaloneForm::Python}};
}

QList<Reply> replies()
{
    DeviceInfo device;
    device.name = QStringLiteral("CPU");
    device.maxWorkItemSizes = {4096, 4096, 4096};
    return {HelloReply{1, true, 42},
            DevicesReply{{device}, QString()},
            Progress{Phase::Running, QStringLiteral("sum"), 1, 2},
            PlanReply{someResult().report},
            SignaturesReply{someProject().signature, someResult().diagnostics, QStringLiteral("no"), QStringLiteral("log")},
            RunReply{someResult(), someProject().signature, QStringLiteral("log")},
            ResultPage{8, "bytes"},
            Refused{QStringLiteral("what?")},
            LaunchTraced{},
            TraceReply{someResult(), {}, someProject().signature, QStringLiteral("log")},
            ExportReply{someResult(), {{QStringLiteral("main.py"), "import"}}, {{QStringLiteral("data/a.bin"), 4096, 16}}}};
}

QByteArray bytesOf(const auto &message, quint64 id = 1)
{
    return encodeFrame(id, message).value_or(QByteArray());
}

} // namespace

class TestFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRequestComesBack()
    {
        QCOMPARE(requests().size(), int(std::variant_size_v<Request>));
        for (const Request &request : requests()) {
            FrameReader reader;
            reader.append(bytesOf(request, 77));
            const auto frame = reader.next();
            QVERIFY(frame && *frame);
            QCOMPARE((*frame)->requestId, quint64(77));
            const auto decoded = decodeRequest(**frame);
            QVERIFY(decoded);
            QCOMPARE(bytesOf(*decoded, 77), bytesOf(request, 77));
        }
    }

    void everyReplyComesBack()
    {
        QCOMPARE(replies().size(), int(std::variant_size_v<Reply>));
        for (const Reply &reply : replies()) {
            FrameReader reader;
            reader.append(bytesOf(reply));
            const auto frame = reader.next();
            QVERIFY(frame && *frame);
            const auto decoded = decodeReply(**frame);
            QVERIFY(decoded);
            QCOMPARE(bytesOf(*decoded), bytesOf(reply));
        }
    }

    void aResultKeepsEveryMember()
    {
        FrameReader reader;
        reader.append(bytesOf(Reply(RunReply{someResult(), {}, {}})));
        const auto decoded = decodeReply(**reader.next());
        QCOMPARE(std::get<RunReply>(*decoded).result, someResult());
    }

    void framesArriveByteByByteAndSeveralAtOnce()
    {
        const QByteArray bytes = bytesOf(requests()[4], 1) + bytesOf(requests()[1], 2);
        FrameReader reader;
        QList<quint64> ids;
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            reader.append(QByteArrayView(bytes).sliced(i, 1));
            const auto frame = reader.next();
            QVERIFY(frame);
            if (*frame)
                ids << (*frame)->requestId;
        }
        QCOMPARE(ids, (QList<quint64>{1, 2}));

        reader.append(bytes);
        QCOMPARE((*reader.next())->requestId, quint64(1));
        QCOMPARE((*reader.next())->requestId, quint64(2));
        QVERIFY(!*reader.next());
    }

    void whatIsNoFrameIsQuoted_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("quoted");
        QTest::newRow("banner") << QByteArray("Welcome to gpu-host!\nHave fun\n") << QStringLiteral("with: Welcome to gpu-host!");
        QTest::newRow("one byte") << QByteArray("x") << QStringLiteral("with: x");
        QTest::newRow("binary") << QByteArray("\0\1K\xff", 4) << QStringLiteral("with: ..K.");
        QTest::newRow("after the magic") << QByteArray("KSW2") << QStringLiteral("with: KSW2");
    }
    void whatIsNoFrameIsQuoted()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, quoted);
        FrameReader reader;
        reader.append(bytes);
        const auto frame = reader.next();
        QVERIFY(!frame);
        QVERIFY2(frame.error().message.endsWith(quoted), qPrintable(frame.error().message));
        reader.append(bytesOf(requests()[0]));
        QVERIFY2(!reader.next(), "a broken stream stays broken");
    }

    void anOversizedFrameIsRefusedBeforeItsBodyArrives()
    {
        Frame frame;
        QByteArray bytes = encodeFrame(frame);
        bytes[7] = 0x7f;
        FrameReader reader;
        reader.append(bytes);
        QVERIFY(reader.next().error().message.contains(QStringLiteral("at most 64 MiB")));
    }

    void aMessageTooLargeIsNotEncoded()
    {
        RunProject run;
        run.request.project = QByteArray(qsizetype(maximumBodySize), 'x');
        const auto bytes = encodeFrame(1, Request(run));
        QVERIFY(!bytes);
        QVERIFY(bytes.error().message.contains(QStringLiteral("64 MiB")));
    }

    void damagedBodiesAreErrors_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("message");
        QTest::newRow("no body") << 0 << QByteArray() << QStringLiteral("damaged at byte 0 of 0");
        QTest::newRow("cut") << 0 << QByteArray("\xa1\x67ver", 5) << QStringLiteral("damaged");
        QTest::newRow("something after") << 1 << QByteArray("\xa0\xa0", 2) << QStringLiteral("damaged at byte 1 of 2");
        QTest::newRow("not a map") << 1 << QByteArray("\x01", 1) << QStringLiteral("a map was expected");
        QTest::newRow("unknown kind") << 99 << QByteArray("\xa0", 1) << QStringLiteral("unknown kind 99");
        QTest::newRow("wrong member") << 5 << QByteArray("\xa1\x64size\x20", 7) << QStringLiteral("size: -1 is not within");
    }
    void damagedBodiesAreErrors()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, body);
        QFETCH(QString, message);
        const auto request = decodeRequest(Frame{quint16(kind), 1, body});
        QVERIFY(!request);
        QVERIFY2(request.error().message.contains(message), qPrintable(request.error().message));
    }

    void everyTruncationAndEveryFlippedByteIsSurvived()
    {
        const QByteArray whole = bytesOf(requests()[4]);
        for (qsizetype size = 0; size < whole.size(); ++size) {
            FrameReader reader;
            reader.append(QByteArrayView(whole).first(size));
            const auto frame = reader.next();
            QVERIFY(frame && !*frame);
            QVERIFY(size < frameHeaderSize || !decodeRequest(Frame{4, 1, whole.mid(frameHeaderSize, size - frameHeaderSize)}));
        }
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray flipped = whole;
            flipped[i] = char(flipped[i] ^ 0x55);
            FrameReader reader;
            reader.append(flipped);
            if (const auto frame = reader.next(); frame && *frame)
                (void)decodeRequest(**frame);
        }
    }

    void randomBodiesAreSurvived()
    {
        QRandomGenerator random(20);
        for (int round = 0; round < 3000; ++round) {
            Frame frame{quint16(random.bounded(10)), 1, QByteArray(random.bounded(200), Qt::Uninitialized)};
            for (char &byte : frame.body)
                byte = char(random.bounded(256));
            const auto request = decodeRequest(frame);
            const auto reply = decodeReply(frame);
            QVERIFY(request || !request.error().message.isEmpty());
            QVERIFY(reply || !reply.error().message.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestFrame)
#include "tst_frame.moc"
