#include <QtTest>

#include <QTemporaryDir>

#include "support/Codec.h"
#include "session/InstrumentProcess.h"
#include "session/InstrumentCache.h"

using namespace kernelscope;

namespace {

struct Folder
{
    QTemporaryDir dir;
    QString program = dir.filePath("program");

    Folder() { write(program, "#!/bin/sh\n"); }
    InstrumentCache answers(qint64 mostBytes = 1 << 20) const { return {dir.filePath("kept/answers"), program, mostBytes}; }
    QFileInfoList files() const { return QDir(dir.filePath("kept/answers")).entryInfoList(QDir::Files); }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    }
};

/// Asks and waits for the answer's message.
QString messageOf(InstrumentProcess &process, const InstrumentRequest &request)
{
    std::optional<QString> message;
    process.ask(request, [&](const InstrumentReply &reply) { message = reply.message; });
    return QTest::qWaitFor([&] { return message.has_value(); }, 20'000) ? *message : QStringLiteral("no answer");
}

} // namespace

class tst_KeptAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasKept()
    {
        const Folder folder;
        QVERIFY(!folder.answers().find("a"));
        folder.answers().keep("a", "alpha");
        folder.answers().keep("b", QByteArray());
        QCOMPARE(folder.answers().find("a"), QByteArray("alpha"));
        QCOMPARE(folder.answers().find("b"), QByteArray());
        QVERIFY(!folder.answers().find("c"));
        folder.answers().keep("a", "another");
        QCOMPARE(folder.answers().find("a"), QByteArray("another"));
    }
    void keepsNothingWithoutAFolder()
    {
        const InstrumentCache answers({}, "program");
        answers.keep("a", "alpha");
        QVERIFY(!answers.find("a"));
    }
    void knowsNoAnswersOfAnotherBuild()
    {
        const Folder folder;
        folder.answers().keep("a", "alpha");
        Folder::write(folder.program, "#!/bin/sh\nexit 1\n");
        QVERIFY(!folder.answers().find("a"));
    }
    void takesDamagedFilesForAbsent()
    {
        const Folder folder;
        folder.answers().keep("a", "alpha and more");
        const QString path = folder.files().value(0).filePath();
        QFile file(path);
        QVERIFY(file.resize(file.size() - 1));
        QVERIFY(!folder.answers().find("a"));
        folder.answers().keep("a", "alpha and more");
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() - 2);
        file.write("X");
        file.close();
        QVERIFY(!folder.answers().find("a"));
        QVERIFY(file.resize(0));
        QVERIFY(!folder.answers().find("a"));
    }
    void keepsOnlySoMuch()
    {
        const Folder folder;
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-100);
        for (int i = 0; i < 10; ++i) {
            folder.answers(1000).keep(QByteArray::number(i), QByteArray(200, 'x'));
            for (const QFileInfo &info : folder.files()) { // each a second older than the one after
                QFile file(info.filePath());
                QVERIFY(file.open(QIODevice::ReadWrite));
                file.setFileTime(info.lastModified() > before.addSecs(50) ? before.addSecs(i) : info.lastModified(),
                                 QFileDevice::FileModificationTime);
            }
        }
        QCOMPARE(folder.files().size(), 4); // 232 bytes each
        QVERIFY(folder.answers(1000).find("9"));
        QVERIFY(!folder.answers(1000).find("0"));
        folder.answers(1000).keep("large", QByteArray(2000, 'x'));
        QCOMPARE(folder.files().size(), 4);
    }
    /// One process is started for each question, whoever asks it and however often.
    void isAskedBeforeTheProgram()
    {
        const Folder folder;
        const QString log = folder.dir.filePath("started");
        InstrumentRequest request;
        request.command = "signature";
        request.sources = {{"a.cl", "kernel void k(global int *a) { *a = 1; }"}};
        const QString reply = folder.dir.filePath("reply");
        Folder::write(reply, toCbor(InstrumentReply{}).toCbor());
        Folder::write(folder.program, "#!/bin/sh\necho x >>'" + log.toUtf8() + "'\ncat >/dev/null\nexec cat '" + reply.toUtf8() + "'\n");
        for (int time = 0; time < 3; ++time) {
            InstrumentProcess process({folder.program});
            process.keepAnswersIn(folder.dir.filePath("kept/answers"));
            QCOMPARE(messageOf(process, request), QString());
        }
        QCOMPARE(QFileInfo(log).size(), 2);
        request.sources = {{"a.cl", "kernel void k(global int *a) { *a = 2; }"}};
        InstrumentProcess process({folder.program});
        process.keepAnswersIn(folder.dir.filePath("kept/answers"));
        QCOMPARE(messageOf(process, request), QString());
        QCOMPARE(QFileInfo(log).size(), 4);
    }
    /// What one moment brought about need not happen in the next.
    void asksAgainAfterAFailure_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QString>("message");
        QTest::newRow("crash in its answer") << QByteArray("echo half; kill -SEGV $$")
                                             << "The program that reads the sources crashed on them.";
        QTest::newRow("endless answer") << QByteArray("exec cat /dev/zero") << "The sources grow to more than 1 MiB when they are";
        QTest::newRow("crash") << QByteArray("kill -SEGV $$") << "The program that reads the sources crashed on them.";
        QTest::newRow("no answer") << QByteArray("echo nonsense") << "The program that reads the sources gave no answer";
        QTest::newRow("time-out") << QByteArray("exec sleep 1000") << "Reading the sources took more than 200 ms";
    }
    void asksAgainAfterAFailure()
    {
        QFETCH(const QByteArray, first);
        QFETCH(const QString, message);
        const Folder folder;
        const QByteArray reply = folder.dir.filePath("reply").toUtf8();
        Folder::write(reply, toCbor(InstrumentReply{}).toCbor());
        const auto answer = [&](const QByteArray &how) { Folder::write(folder.program, "#!/bin/sh\ncat >/dev/null\n" + how + "\n"); };
        InstrumentProcess process({folder.program}, std::chrono::milliseconds(message.contains("200 ms") ? 200 : 20'000));
        process.setLargestAnswer(1 << 20);
        answer(first);
        const QString said = messageOf(process, {});
        QVERIFY2(said.startsWith(message), qPrintable(said));
        answer("exec cat '" + reply + "'");
        QTRY_COMPARE(messageOf(process, {}), QString()); // a busy machine may take more than 200 ms
    }
    void keepsNoFailures()
    {
        const Folder folder;
        for (const QByteArray text : {"#!/bin/sh\nexit 1\n", "#!/bin/sh\necho nonsense\n"}) {
            Folder::write(folder.program, text);
            InstrumentProcess process({folder.program});
            process.keepAnswersIn(folder.dir.filePath("kept/answers"));
            QVERIFY(!messageOf(process, {}).isEmpty());
        }
        QCOMPARE(folder.files().size(), 0);
    }
};

QTEST_GUILESS_MAIN(tst_KeptAnswers)
#include "tst_instrumentcache.moc"
