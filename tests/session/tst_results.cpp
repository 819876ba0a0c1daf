#include <QtTest>

#include "session/ResultStore.h"
#include "session/Workers.h"

using namespace kernelscope;

namespace {

struct RunOutcome
{
    RunResult result;
    Answer answer;
};

std::optional<RunOutcome> runWith(Workers &workers, const QString &script)
{
    const auto outcome = std::make_shared<std::optional<Outcome>>();
    workers.request(RunProject{{}, script, 1}, [outcome](const Outcome &arrived) { *outcome = arrived; });
    if (!QTest::qWaitFor([&] { return outcome->has_value(); }, 20'000) || !**outcome)
        return std::nullopt;
    const Answer &answer = ***outcome;
    return RunOutcome{std::get<RunReply>(answer.reply).result, answer};
}

Result<QByteArray> readFrom(ResultStore &store, quint64 offset, quint64 size)
{
    Result<QByteArray> bytes = fail(QStringLiteral("no reply"));
    bool arrived = false;
    store.read(offset, size, [&](const Result<QByteArray> &reply) {
        bytes = reply;
        arrived = true;
    });
    (void)QTest::qWaitFor([&] { return arrived; }, 20'000);
    return bytes;
}

SessionOptions local()
{
    SessionOptions options;
    options.workerCommand = {QStringLiteral(FAKE_WORKER)};
    return options;
}

/// A stand-in for ssh: the worker behind a shell, with nothing of our environment, where it can't see our results folder.
SessionOptions remote()
{
    SessionOptions options;
    options.workerCommand = {QStringLiteral("sh"), QStringLiteral("-c"), QStringLiteral("cd / && env -i \"$0\" hide; exit $?"),
                             QStringLiteral(FAKE_WORKER)};
    return options;
}

} // namespace

class TestResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLocalWorkersResultsAreMapped()
    {
        Workers workers(local());
        const auto run = runWith(workers, {});
        QVERIFY(run && run->answer.sharesFiles);
        const auto store = openResults(run->result, run->answer, workers);
        QVERIFY(store && *store);
        QCOMPARE((*store)->mapped().size(), 16);
        QCOMPARE(readFrom(**store, 12, 4).value_or(QByteArray()), QByteArray("\0\0\0\x40", 4));
    }

    void readingBeyondTheEndIsAnError_data()
    {
        QTest::addColumn<quint64>("offset");
        QTest::addColumn<quint64>("size");
        QTest::newRow("one too many") << quint64(0) << quint64(17);
        QTest::newRow("behind") << quint64(17) << quint64(0);
        QTest::newRow("overflowing") << quint64(8) << std::numeric_limits<quint64>::max();
    }
    void readingBeyondTheEndIsAnError()
    {
        QFETCH(quint64, offset);
        QFETCH(quint64, size);
        for (const SessionOptions &options : {local(), remote()}) {
            Workers workers(options);
            const auto run = runWith(workers, {});
            QVERIFY(run);
            const auto store = openResults(run->result, run->answer, workers);
            QVERIFY(store && *store);
            QVERIFY(!readFrom(**store, offset, size));
        }
    }

    void resultsElsewhereOrCutShortAreNotMapped_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("message");
        QTest::newRow("outside") << QStringLiteral("outside") << QStringLiteral("not where they belong");
        QTest::newRow("a size that may change") << QStringLiteral("unsealed") << QStringLiteral("could still change its results");
        QTest::newRow("contents that may change") << QStringLiteral("writable") << QStringLiteral("could still change its results");
        QTest::newRow("short") << QStringLiteral("short") << QStringLiteral("incomplete: 3 bytes of 16 bytes");
    }
    void resultsElsewhereOrCutShortAreNotMapped()
    {
        QFETCH(QString, script);
        QFETCH(QString, message);
        Workers workers(local());
        const auto run = runWith(workers, script);
        QVERIFY(run);
        const auto store = openResults(run->result, run->answer, workers);
        QVERIFY(!store);
        QVERIFY2(store.error().message.contains(message), qPrintable(store.error().message));
    }

    void aRemoteWorkersResultsComeByThePage()
    {
        Workers workers(remote());
        const auto run = runWith(workers, {});
        QVERIFY(run);
        QVERIFY(!run->answer.sharesFiles);
        const auto store = openResults(run->result, run->answer, workers);
        QVERIFY(store && *store);
        QVERIFY((*store)->mapped().isEmpty());
        QCOMPARE(readFrom(**store, 12, 4).value_or(QByteArray()), QByteArray("\0\0\0\x40", 4));
        QCOMPARE(readFrom(**store, 0, 16).value_or(QByteArray()).size(), 16);
    }

    void pagesOfAWorkerThatEndedAreAnErrorUnlessTheyWereSeen()
    {
        Workers workers(remote());
        const auto seen = runWith(workers, {});
        QVERIFY(seen);
        const auto kept = openResults(seen->result, seen->answer, workers);
        const auto unseen = openResults(seen->result, seen->answer, workers);
        QVERIFY(readFrom(**kept, 0, 16));
        QVERIFY(!runWith(workers, QStringLiteral("crash 11 4")));
        QVERIFY(readFrom(**kept, 4, 4));
        const auto lost = readFrom(**unseen, 0, 16);
        QVERIFY(!lost);
        QVERIFY2(lost.error().message.contains(u"has ended: run again"), qPrintable(lost.error().message));
        QVERIFY(runWith(workers, {}));
    }

    void theFolderGoesWithItsOwnerAndAbandonedOnesAreSwept()
    {
        QString path;
        {
            ResultsDirectory directory;
            path = directory.path();
            QVERIFY(QFile::exists(path + QStringLiteral("/token")));
            const QString parent = QFileInfo(path).path();
            const QString abandoned = parent + QStringLiteral("/kernelscope-2147480000-abcdef");
            QVERIFY(QDir().mkpath(abandoned));
            const ResultsDirectory next;
            QVERIFY(!QFile::exists(abandoned));
            QVERIFY2(QFile::exists(path), "that of a living process stays");
        }
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_GUILESS_MAIN(TestResults)
#include "tst_results.moc"
