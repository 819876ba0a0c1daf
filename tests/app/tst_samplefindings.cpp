#include "KscopeFixture.h"

namespace {

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

/// Likewise, what was found.
QStringList foundFindings(const QJsonObject &json)
{
    static const QRegularExpression launchOf("launch \"([^\"]+)\""); // findings of the plan name the steps in words
    QStringList found;
    for (const QJsonValue finding : json[u"findings"].toArray()) {
        QStringList launches;
        for (const QJsonValue launch : finding[u"launches"].toArray())
            launches << launch.toString();
        if (launches.isEmpty())
            launches << launchOf.match(finding[u"message"].toString()).captured(1);
        for (const QString &launch : launches)
            found << finding[u"kind"].toString() + " in " + launch;
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

/// The names of the source's kernels.
QStringList kernelsIn(const QString &folder)
{
    static const QRegularExpression kernel("\\b(?:__)?kernel\\s+(?:__attribute__\\s*\\(\\(.*?\\)\\)\\s*)?void\\s+(\\w+)");
    QStringList names;
    for (const QFileInfo &source : QDir(folder).entryInfoList({"*.cl"})) {
        QFile file(source.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto matches = kernel.globalMatch(QString::fromUtf8(file.readAll())); matches.hasNext();)
            names << matches.next().captured(1);
    }
    return names;
}

} // namespace

/// Every launch of every sample is traced, and `kscope check` finds what the sample's notes announce and nothing else.
class TestSampleFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNotesAnnounceWhatIsFound_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir samples(KscopeFixture::sample(""));
        for (const QString &name : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << samples.filePath(name);
    }
    void theNotesAnnounceWhatIsFound()
    {
        QFETCH(QString, folder);
        QFile notes(folder + "/notes.md");
        QVERIFY(notes.open(QIODevice::ReadOnly));
        const auto announced = announcedFindings(QString::fromUtf8(notes.readAll()));
        QVERIFY2(announced, "The notes have no comment \"findings: none\" or \"findings: KIND in LAUNCH, ...\".");
        const auto ended = m_kscope.run({"check", folder, "--device", "cpu", "--json"});
        const QJsonObject json = ended.json();
        for (const QJsonValue launch : json[u"launches"].toArray())
            QVERIFY2(launch[u"traced"].toBool(), qPrintable(ended.out));
        QCOMPARE(foundFindings(json).join(", "), announced->join(", "));
        QCOMPARE(json[u"status"].toString(), QString(announced->isEmpty() ? "clean" : "findings"));
        for (const QJsonValue check : json[u"checks"].toArray())
            QVERIFY2(check[u"passed"].toBool(), qPrintable(check[u"name"].toString()));
    }
    /// One that nothing launches would teach nothing, and be wrong unseen.
    void everyKernelIsLaunched_data() { theNotesAnnounceWhatIsFound_data(); }
    void everyKernelIsLaunched()
    {
        QFETCH(QString, folder);
        QFile project(QDir(folder).entryInfoList({"*.kscope"}).value(0).filePath());
        QVERIFY(project.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(project.readAll());
        const QStringList kernels = kernelsIn(folder);
        QVERIFY(!kernels.isEmpty());
        for (const QString &kernel : kernels)
            QVERIFY2(text.contains("\"kernel\": \"" + kernel + '"'), qPrintable(kernel));
    }

private:
    KscopeFixture m_kscope;
};

QTEST_GUILESS_MAIN(TestSampleFindings)
#include "tst_samplefindings.moc"
