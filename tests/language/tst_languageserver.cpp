#include <QtTest>

#include <csignal>

#include <QJsonArray>
#include <QTemporaryDir>

#include "language/LanguageServer.h"

using namespace kernelscope;

/// A server that lies, floods, hangs and dies (fakelanguageserver.cpp).
class TestLanguageServer : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QStringList &arguments = {}, const std::function<void(LanguageServerOptions &)> &change = {})
            : server(options(arguments, change)), gaveUp(&server, &LanguageServer::gaveUp), becameReady(&server, &LanguageServer::ready)
        {
            server.start();
        }
        LanguageServerOptions options(const QStringList &arguments, const std::function<void(LanguageServerOptions &)> &change) const
        {
            LanguageServerOptions options;
            options.command = QStringList{FAKE_SERVER} + arguments;
            options.folder = folder.path();
            options.restartPause = std::chrono::milliseconds(1);
            if (change)
                change(options);
            return options;
        }
        /// The answer, or "failed: why".
        QString ask(const QString &method, const QJsonObject &parameters = {})
        {
            std::optional<QString> answer;
            server.request(method, parameters, [&](const Result<QJsonValue> &reply) {
                answer = !reply ? "failed: " + reply.error().message : reply->isString() ? reply->toString() : (*reply)["text"].toString();
            });
            if (!QTest::qWaitFor([&] { return answer.has_value(); }, 60000))
                return "no answer";
            return *answer;
        }
        QString echo(const QString &text) { return ask("test/echo", {{"text", text}}); }

        QTemporaryDir folder;
        LanguageServer server;
        QSignalSpy gaveUp;
        QSignalSpy becameReady;
    };

private Q_SLOTS:
    void requestsAreAnswered()
    {
        Fixture f;
        QCOMPARE(f.echo("gr\u00f6\u00dfe"), QString("gr\u00f6\u00dfe")); // it waits until the server is ready
        QCOMPARE(f.ask("test/error"), QString("failed: No such name."));
        f.server.notify("test/note", {});
        std::optional<QJsonArray> notes;
        f.server.request("test/notes", {}, [&](const Result<QJsonValue> &reply) { notes = reply->toArray(); });
        QTRY_VERIFY(notes);
        QCOMPARE(*notes, (QJsonArray{"initialized", "test/note"}));
    }

    void aCancelledRequestIsNotAnswered()
    {
        Fixture f;
        bool isAnswered = false;
        f.server.cancel(f.server.request("test/echo", {}, [&](const auto &) { isAnswered = true; }));
        QCOMPARE(f.echo("x"), QString("x"));
        f.server.cancel(f.server.request("test/echo", {}, [&](const auto &) { isAnswered = true; }));
        QCOMPARE(f.echo("x"), QString("x"));
        QVERIFY(!isAnswered);
    }

    void answersThatNobodyAskedForAreNone()
    {
        Fixture f;
        QCOMPARE(f.ask("test/other"), QString("right"));
        QCOMPARE(f.echo("x"), QString("x"));
        QCOMPARE(f.becameReady.count(), 1);
    }

    void itIsStartedAgain_data()
    {
        QTest::addColumn<QString>("method");
        for (const char *method : {"test/die", "test/crash", "test/flood", "test/noise", "test/deep", "test/huge"})
            QTest::newRow(method) << method;
    }
    void itIsStartedAgain()
    {
        QFETCH(const QString, method);
        Fixture f({}, [](LanguageServerOptions &options) { options.answerTime = std::chrono::minutes(2); });
        const QString answer = f.ask(method);
        QVERIFY2(answer.startsWith("failed: clangd "), qPrintable(answer));
        QCOMPARE(f.echo("x"), QString("x"));
        QCOMPARE(f.becameReady.count(), 2);
        QCOMPARE(f.gaveUp.count(), 0);
    }

    void oneThatNoLongerAnswersIsEnded()
    {
        Fixture f({}, [](LanguageServerOptions &options) { options.answerTime = std::chrono::milliseconds(300); });
        QTRY_VERIFY(f.server.isReady());
        QStringList answers;
        const auto take = [&](const Result<QJsonValue> &reply) { answers << (reply ? QString() : reply.error().message); };
        f.server.request("test/deaf", {}, take);
        f.server.request("test/echo", {}, take);
        QTRY_COMPARE_WITH_TIMEOUT(f.becameReady.count(), 2, 30000);
        QCOMPARE(answers.size(), 2);
        QVERIFY(!answers.contains(QString()));
    }

    void oneThatNoLongerReadsIsEnded()
    {
        Fixture f({}, [](LanguageServerOptions &options) { options.answerTime = std::chrono::minutes(2); });
        QTRY_VERIFY(f.server.isReady());
        QString answer;
        f.server.request("test/deaf", {}, [&](const Result<QJsonValue> &reply) { answer = reply ? QString() : reply.error().message; });
        const QJsonObject much{{"text", QString(1000000, 'x')}};
        for (int i = 0; i < 40; ++i)
            f.server.notify("test/note", much);
        QTRY_VERIFY_WITH_TIMEOUT(answer.contains("no longer reads"), 30000);
        QTRY_COMPARE_WITH_TIMEOUT(f.becameReady.count(), 2, 30000);
    }

    void oneThatAlwaysDiesIsGivenUp_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("dies") << QStringList{"--die"};
        QTest::newRow("is never ready") << QStringList{"--mute"};
        QTest::newRow("says something else") << QStringList{"--noise"};
    }
    void oneThatAlwaysDiesIsGivenUp()
    {
        QFETCH(const QStringList, arguments);
        Fixture f(arguments, [](LanguageServerOptions &options) {
            options.startTime = std::chrono::milliseconds(200);
            options.mostStarts = 3;
        });
        QTRY_COMPARE_WITH_TIMEOUT(f.gaveUp.count(), 1, 30000);
        QVERIFY(f.server.isGivenUp());
        QVERIFY2(f.gaveUp.first().first().toString().contains("3 times"), qPrintable(f.gaveUp.first().first().toString()));
        QVERIFY(f.echo("x").startsWith("failed"));
    }

    void oneThatDiesAtEachRequestIsGivenUp()
    {
        Fixture f({}, [](LanguageServerOptions &options) { options.mostStarts = 4; });
        for (int i = 0; i < 4; ++i)
            QVERIFY(f.ask("test/die").startsWith("failed"));
        QTRY_COMPARE(f.gaveUp.count(), 1);
        QCOMPARE(f.becameReady.count(), 4);
    }

    void oneThatIsNotThereIsGivenUp()
    {
        Fixture f({}, [](LanguageServerOptions &options) {
            options.command = {"/nonexistent/clangd"};
            options.mostStarts = 2;
        });
        QTRY_COMPARE_WITH_TIMEOUT(f.gaveUp.count(), 1, 30000);
    }

    void tooManyRequestsAreNotKept()
    {
        Fixture f({"--mute"}, [](LanguageServerOptions &options) { options.startTime = std::chrono::minutes(2); });
        int answered = 0;
        for (int i = 0; i < 1000; ++i)
            f.server.request("test/echo", {}, [&](const auto &) { ++answered; });
        QTRY_VERIFY(answered > 900);
        QVERIFY(answered < 1000);
    }

    void aHandlerMayAskAgain()
    {
        Fixture f;
        int answered = 0;
        std::function<void(const Result<QJsonValue> &)> again = [&](const auto &) {
            if (++answered < 20)
                f.server.request(answered == 5 ? "test/die" : "test/echo", {}, again);
        };
        f.server.request("test/echo", {}, again);
        QTRY_COMPARE_WITH_TIMEOUT(answered, 20, 30000);
    }

    void theProcessGoesWithTheObject()
    {
        pid_t pid = 0;
        {
            Fixture f;
            QTRY_VERIFY(f.server.isReady());
            pid = f.server.capabilities()["pid"].toInt();
            QVERIFY(pid > 0);
            QCOMPARE(::kill(pid, 0), 0);
        }
        QVERIFY(::kill(pid, 0) != 0);
    }
};

QTEST_GUILESS_MAIN(TestLanguageServer)
#include "tst_languageserver.moc"
