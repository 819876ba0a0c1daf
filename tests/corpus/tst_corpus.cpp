#include <functional>

#include <QtTest>

#include "CorpusCase.h"
#include "project/ProjectPlaces.h"
#include "session/Session.h"

using namespace kernelscope;

/// Kernels and projects that must fail well: each ends with its expected status and words, and after each of them the same
/// session runs a good project.
class TestCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void endsAsExpected_data();
    void endsAsExpected();
    void theShellSaysTheSame_data();
    void theShellSaysTheSame();

private:
    struct Outcome
    {
        QString status;
        QString words; ///< all that the user is told
        QString place;
        QString output;
    };
    Outcome runInSession(const QString &path);
    Outcome runFinished();
    static void compare(const Outcome &outcome, const CorpusCase &expected);
    static QString caseFolder() { return qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/tests/corpus/cases"; }
    static QString sample() { return qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples/vector-add"; }
    static void addCases(const std::function<bool(const CorpusCase &)> &fits);
    static Deadlines deadlinesOf(const CorpusCase &c);

    std::unique_ptr<Session> m_session;
};

void TestCorpus::initTestCase()
{
    SessionOptions options;
    options.workerCommand = QStringList{qEnvironmentVariable("KERNELSCOPE_BIN") + "/kernelscope-worker"};
    m_session = std::make_unique<Session>(options);
    QTRY_VERIFY_WITH_TIMEOUT(!m_session->devices().isEmpty() || !m_session->devicesMessage().isEmpty(), 30000);
    QVERIFY2(!m_session->devices().isEmpty(), qPrintable(m_session->devicesMessage()));
}

void TestCorpus::addCases(const std::function<bool(const CorpusCase &)> &fits)
{
    QTest::addColumn<QString>("path");
    const auto entries = QDir(caseFolder()).entryInfoList({"*.case"}, QDir::Files, QDir::Name);
    int added = 0;
    for (const QFileInfo &entry : entries) {
        if (!fits(CorpusCase::read(entry.filePath())))
            continue;
        QTest::newRow(qPrintable(entry.completeBaseName())) << entry.filePath();
        ++added;
    }
    QVERIFY(added > 40);
}

Deadlines TestCorpus::deadlinesOf(const CorpusCase &c)
{
    Deadlines deadlines;
    const auto set = [&](const char *name, std::chrono::milliseconds &value) {
        if (c.deadlines.contains(name))
            value = std::chrono::milliseconds(c.deadlines[name]);
    };
    set("building", deadlines.building);
    set("firstLaunch", deadlines.firstLaunch);
    set("running", deadlines.running);
    set("evaluating", deadlines.evaluating);
    return deadlines;
}

TestCorpus::Outcome TestCorpus::runFinished()
{
    const RunResult &run = *m_session->lastRun();
    Outcome outcome{runStatusName(run.status), run.message, oneLine({{}, run.place}), run.output};
    for (const Diagnostic &diagnostic : run.diagnostics) {
        outcome.words += '\n' + diagnostic.message;
        if (outcome.place.isEmpty() && diagnostic.severity == Severity::Error)
            outcome.place = oneLine({{}, {diagnostic.file, diagnostic.line, diagnostic.column}});
    }
    QFile file(m_session->document().folder + "/case.kscope");
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    for (const Problem &problem : run.report.problems) {
        outcome.words += '\n' + problem.message;
        if (outcome.place.isEmpty())
            outcome.place = oneLine({{}, placeOfPointer(text, "case.kscope", problem.path)});
    }
    return outcome;
}

TestCorpus::Outcome TestCorpus::runInSession(const QString &path)
{
    if (const auto opened = m_session->open(path); !opened)
        return {"invalid", opened.error().message, oneLine({{}, opened.error().place}), {}};
    QSignalSpy finished(m_session.get(), &Session::runFinished);
    m_session->run();
    return finished.wait(120000) ? runFinished() : Outcome{"no answer", {}, {}, {}};
}

void TestCorpus::compare(const Outcome &outcome, const CorpusCase &expected)
{
    const QByteArray said = (outcome.status + ": " + outcome.place + outcome.words).toUtf8();
    QVERIFY2(expected.statuses.contains(outcome.status), said.constData());
    const QRegularExpression message(expected.message,
                                     QRegularExpression::DotMatchesEverythingOption | QRegularExpression::CaseInsensitiveOption);
    QVERIFY2(outcome.status == "ok" || message.match(outcome.words).hasMatch(), said.constData());
    QVERIFY2(outcome.status == "ok" || outcome.words.trimmed().size() > 10 || outcome.status == "check-failed", said.constData());
    QVERIFY2(outcome.place.contains(expected.place), said.constData());
    QVERIFY2(QRegularExpression(expected.output).match(outcome.output).hasMatch(), outcome.output.left(200).toUtf8().constData());
}

void TestCorpus::endsAsExpected_data()
{
    addCases([](const CorpusCase &) { return true; });
}

void TestCorpus::endsAsExpected()
{
    QFETCH(QString, path);
    const CorpusCase expected = CorpusCase::read(path);
    const QTemporaryDir folder;
    expected.writeTo(QDir(folder.path()));
    m_session->setDeadlines(deadlinesOf(expected));

    compare(runInSession(folder.filePath("case.kscope")), expected);
    if (QTest::currentTestFailed())
        return; // no signal can be waited for any more

    m_session->setDeadlines(Deadlines());
    const Outcome good = runInSession(sample());
    QVERIFY2(good.status == "ok", qPrintable(good.status + good.words));
}

/// The shell's deadlines are longer than a test should wait.
void TestCorpus::theShellSaysTheSame_data()
{
    addCases([](const CorpusCase &c) { return c.deadlines.isEmpty() && c.statuses.size() == 1; });
}

void TestCorpus::theShellSaysTheSame()
{
    QFETCH(QString, path);
    const CorpusCase expected = CorpusCase::read(path);
    const QTemporaryDir folder;
    expected.writeTo(QDir(folder.path()));

    QProcess kscope;
    kscope.start(qEnvironmentVariable("KERNELSCOPE_BIN") + "/kscope", {"run", folder.filePath("case.kscope"), "--json"});
    QVERIFY(kscope.waitForFinished(120000));

    static const QMap<QString, int> exitCodes{{"ok", 0},      {"check-failed", 1}, {"invalid", 2},        {"build-failed", 3},
                                              {"crashed", 4}, {"timed-out", 4},    {"guard-violation", 4}};
    const QByteArray errors = kscope.readAllStandardError();
    QCOMPARE(kscope.exitStatus(), QProcess::NormalExit);
    QVERIFY2(kscope.exitCode() == exitCodes[expected.statuses.first()], errors.constData());
    if (expected.statuses.first() != "ok" && expected.statuses.first() != "check-failed")
        QVERIFY2(QString::fromUtf8(errors).contains(expected.place) && errors.trimmed().size() > 10, errors.constData());
    const QJsonObject json = QJsonDocument::fromJson(kscope.readAllStandardOutput()).object();
    QVERIFY2(json["status"].toString() == expected.statuses.first(), errors.constData());
}

QTEST_GUILESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
