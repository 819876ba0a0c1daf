#include <QtTest>

#include "export/TraceReport.h"
#include "project/UsedNames.h"
#include "session/Session.h"

using namespace kernelscope;

namespace {

constexpr int patience = 150'000;

QString samplesFolder()
{
    return qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples";
}

/// What the notes announce in a comment `<!-- findings: KIND in LAUNCH, ... -->`, sorted; nothing where they have none.
std::optional<QStringList> announcedFindings(const QString &notes)
{
    static const QRegularExpression comment("<!--\\s*findings:\\s*(.*?)\\s*-->", QRegularExpression::DotMatchesEverythingOption);
    const auto match = comment.match(notes);
    if (!match.hasMatch())
        return std::nullopt;
    if (match.captured(1) == "none")
        return QStringList();
    QStringList announced;
    for (const QString &entry : match.captured(1).split(','))
        announced << entry.simplified();
    announced.sort();
    return announced;
}

/// Likewise, what the trace found.
QStringList foundFindings(const TraceReply &reply)
{
    QStringList found;
    for (const LaunchTrace &launch : reply.launches) {
        for (const Finding &finding : launch.findings)
            found << findingKindName(finding.kind) + " in " + launch.name;
    }
    static const QRegularExpression launchOf("launch \"([^\"]+)\""); // findings of the plan name the steps in words
    for (const Finding &finding : planFindings(reply))
        found << findingKindName(finding.kind) + " in " + launchOf.match(finding.message).captured(1);
    found.removeDuplicates();
    found.sort();
    return found;
}

SessionOptions realPrograms()
{
    const QString bin = qEnvironmentVariable("KERNELSCOPE_BIN");
    SessionOptions options;
    options.workerCommand = {bin + "/kernelscope-worker"};
    options.instrumentCommand = {bin + "/kernelscope-instrument"};
    options.device = "cpu";
    return options;
}

} // namespace

/// Every launch of every sample, as it is and traced, finds what the sample's notes announce and nothing else.
class TestSampleFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNotesAnnounceWhatIsFound_data()
    {
        QTest::addColumn<QString>("sample");
        for (const QString &name : QDir(samplesFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << name;
    }
    void theNotesAnnounceWhatIsFound()
    {
        QFETCH(QString, sample);
        Session session(realPrograms());
        QVERIFY(session.open(samplesFolder() + '/' + sample));
        const auto announced = announcedFindings(session.document().texts.value(session.project().notes));
        QVERIFY2(announced, "The notes have no comment \"findings: none\" or \"findings: KIND in LAUNCH, ...\".");
        QSignalSpy finished(&session, &Session::traceFinished);
        session.trace({});
        QVERIFY(finished.wait(patience));
        const TraceReply &reply = *session.lastTrace();
        for (const LaunchTrace &launch : reply.launches)
            QVERIFY2(launch.traced, qPrintable(launch.name + ": " + launch.notes.join(' ')));
        QCOMPARE(foundFindings(reply).join(", "), announced->join(", "));
        QVERIFY2(reply.result.status == RunStatus::Ok, qPrintable(reply.result.message));
        checkThatAllAreLaunched(session);
    }

private:
    /// A kernel that nothing launches would teach nothing, and be wrong unseen.
    static void checkThatAllAreLaunched(const Session &session)
    {
        const QStringList launched = launchedKernels(session.project());
        for (const KernelSignature &kernel : session.signature().kernels)
            QVERIFY2(launched.contains(kernel.name), qPrintable(kernel.name));
    }
};

QTEST_GUILESS_MAIN(TestSampleFindings)
#include "tst_samplefindings.moc"
